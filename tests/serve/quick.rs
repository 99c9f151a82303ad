//! Connections whose requests are answered past the service: what they are told of time and of the end, however much
//! they ask.

use std::time::{Duration, Instant};

use afterword::http::serve::{Limits, Timeout};

use super::server::{KNOWN, Server};

const SHORT: Duration = Duration::from_millis(300);

#[tokio::test]
async fn who_asks_for_longer_than_a_connection_may_idle_is_answered_and_may_idle_after_that() {
    let server = Server::start(Limits {
        idle_timeout: SHORT,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    let begun = Instant::now();
    while begun.elapsed() < 2 * SHORT {
        assert_eq!(client.get(KNOWN).await.body, "known");
    }
    assert_eq!(server.metrics.timed_out(Timeout::Idle), 0);
    client.closed().await;
    assert_eq!(server.metrics.timed_out(Timeout::Idle), 1);
}

#[tokio::test]
async fn who_asks_without_a_pause_is_asked_to_leave_at_the_end() {
    let mut server = Server::start(Limits {
        linger: Duration::MAX,
        grace: Duration::MAX,
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    assert_eq!(client.get(KNOWN).await.status, 200);
    let asking = tokio::spawn(async move {
        loop {
            let answer = client.get(KNOWN).await;
            if answer.head.contains("connection: close") {
                break answer.status;
            }
        }
    });
    server.signal();
    assert_eq!(server.end().await, 0);
    assert_eq!(
        asking.await.unwrap(),
        404,
        "by the service, which does not know it"
    );
}

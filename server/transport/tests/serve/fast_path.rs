//! Connections whose requests the fast path answers: their time-outs and their end, however many requests they send.

use std::time::Duration;

use afterword_transport::{Limits, Timeout};

use super::server::{KNOWN, Server};

#[tokio::test]
async fn who_was_answered_and_idles_is_closed_by_that_time_and_no_other() {
    let server = Server::start(Limits {
        first_byte_timeout: Duration::MAX,
        idle_timeout: Duration::from_millis(300),
        ..Limits::default()
    })
    .await;
    let mut client = server.connect().await;
    assert_eq!(client.get(KNOWN).await.body, "known");
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

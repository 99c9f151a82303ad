//! More comments at once than are judged and stored at the same time.

use std::time::Duration;

use afterword_services::submit::AT_ONCE;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::forms::posts;
use super::page::Page;
use crate::support::{TestServer, Visitor, until};

const PLACES: u32 = AT_ONCE as u32;

#[tokio::test]
async fn a_comment_that_there_is_no_room_for_is_told_at_once_to_come_again() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let full = server
        .app
        .submissions
        .places
        .acquire_many(PLACES)
        .await
        .unwrap();
    let refused = ann.comments("/a/", "Is there room?").await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (503, "store_busy")
    );
    assert_eq!(refused.header("retry-after"), "5");
    // The page that asked can read it.
    assert_eq!(refused.header("access-control-allow-origin"), "*");
    assert_eq!(ann.count("/a/").await, 0, "reading goes on");
    drop(full);
    assert_eq!(ann.comments("/a/", "Is there room?").await.status, 202);
}

#[tokio::test]
async fn a_form_that_there_is_no_room_for_comes_back_with_what_was_typed() {
    let server = TestServer::start().await;
    let full = server
        .app
        .submissions
        .places
        .acquire_many(PLACES)
        .await
        .unwrap();
    let typed = [
        ("site", "blog"),
        ("page", "/a/"),
        ("name", "Ann"),
        ("text", "Long thought of."),
    ];
    let refused = posts(&server.visitor(), "/api/v1/comments", &typed).await;
    assert_eq!(refused.status, 503);
    assert_eq!(
        Page::of(&refused).text("textarea[name=text]"),
        "Long thought of."
    );
    drop(full);
    let taken = posts(&server.visitor(), "/api/v1/comments", &typed).await;
    assert_eq!(taken.status, 303);
}

#[tokio::test]
async fn one_that_waits_for_the_disk_has_its_place_until_it_is_stored() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let other = rusqlite::Connection::open(server.database()).unwrap();
    other.busy_timeout(Duration::from_secs(10)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let waits = ann.comments("/a/", "Waiting for the disk.");
    let looks = async {
        let has_a_place = || server.app.submissions.places.available_permits() == AT_ONCE - 1;
        until("it has a place", has_a_place).await;
        other.execute_batch("ROLLBACK").unwrap();
    };
    let (taken, ()) = tokio::join!(waits, looks);
    assert_eq!(taken.status, 202);
    assert_eq!(server.app.submissions.places.available_permits(), AT_ONCE);
}

#[tokio::test]
async fn who_hangs_up_gives_no_place_back_before_the_comment_is_stored() {
    let server = TestServer::with(&["metrics.listen=127.0.0.1:0"]).await;
    let ann = server.visitor();
    let other = rusqlite::Connection::open(server.database()).unwrap();
    other.busy_timeout(Duration::from_secs(10)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let has_a_place = || server.app.submissions.places.available_permits() == AT_ONCE - 1;
    let hangs_up = async {
        tokio::select! {
            _ = ann.comments("/a/", "Waiting for the disk.") => panic!("the disk is not there"),
            () = until("it has a place", has_a_place) => {}
        }
    };
    hangs_up.await;
    drop(ann);
    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    let nobody = "afterword_connections_open 0\n";
    let has_left = async { while !metrics.get("/metrics").await.text.contains(nobody) {} };
    let has_left = tokio::time::timeout(Duration::from_secs(60), has_left).await;
    has_left.expect("the server sees that nobody waits any more");
    assert!(has_a_place());
    other.execute_batch("ROLLBACK").unwrap();
    let has_none = || server.app.submissions.places.available_permits() == AT_ONCE;
    until("its place is given back", has_none).await;
    let held = "SELECT count(*) FROM comments";
    let held: u32 = other.query_row(held, [], |row| row.get(0)).unwrap();
    assert_eq!(held, 1, "what was sent is not lost");
}

#[tokio::test]
async fn a_connection_outlives_its_refusals() {
    let server = TestServer::start().await;
    let _full = server
        .app
        .submissions
        .places
        .acquire_many(PLACES)
        .await
        .unwrap();
    let mut line = TcpStream::connect(server.address).await.unwrap();
    // More than fits beside the head, so that the answer is made before all of it is there.
    let body = format!("{:40000}", "{}");
    let head = "POST /api/v1/comments HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    let request = format!("{head}Content-Length: {}\r\n\r\n{body}", body.len());
    for _ in 0..3 {
        line.write_all(request.as_bytes()).await.unwrap();
        let mut status = [0; 12];
        line.read_exact(&mut status).await.unwrap();
        assert_eq!(&status, b"HTTP/1.1 503");
        let mut rest = Vec::new();
        while !rest.ends_with(b"}") {
            rest.push(line.read_u8().await.unwrap());
        }
    }
}

//! A reader that takes its time does not pin a snapshot of the database: the log beside it stays short.

use std::net::SocketAddr;
use std::path::Path;

use rusqlite::Connection;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{OWNERS_TOKEN, TestServer};

/// From 4000 pages on, the writer runs each checkpoint itself; a comment more, and what is being written.
const BOUND: u64 = 20 * 1024 * 1024;

fn log_of(database: &Path) -> u64 {
    let mut log = database.as_os_str().to_owned();
    log.push("-wal");
    Path::new(&log).metadata().map_or(0, |log| log.len())
}

/// Asks for an export, reads its beginning and no more.
async fn begin_export(address: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "GET /api/v1/admin/export HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {OWNERS_TOKEN}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut begin = [0; 12];
    stream.read_exact(&mut begin).await.unwrap();
    assert_eq!(&begin, b"HTTP/1.1 200");
    stream
}

/// The longest that the log was meanwhile.
async fn write(server: &TestServer, comments: std::ops::Range<u32>) -> u64 {
    let ann = server.visitor();
    let mut longest = 0;
    for number in comments {
        // Few words: each is weighed, and the log has the letters.
        let word = "lettersofwhichtherearemanymoreinalogthantherearewordsinatext ";
        let text = format!("Comment {number}: {}", word.repeat(145));
        let page = format!("/{}/", number % 40);
        let answer = ann.comments(&page, &text).await;
        assert!(answer.status.is_success(), "{answer:?}");
        longest = longest.max(log_of(&server.database()));
    }
    longest
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_that_is_downloaded_slowly_lets_the_log_restart() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    write(&server, 0..600).await;
    let slow = begin_export(server.address).await;
    let longest = write(&server, 600..1200).await;
    assert!(longest < BOUND, "{longest} bytes beside a slow download");
    drop(slow);
    // What such a snapshot would do to the log, held by somebody else.
    let reader = Connection::open(server.database()).unwrap();
    reader.execute_batch("BEGIN").unwrap();
    let count = "SELECT count(*) FROM comments";
    let comments: u32 = reader.query_row(count, [], |row| row.get(0)).unwrap();
    assert_eq!(comments, 1200);
    let longest = write(&server, 1200..1800).await;
    assert!(longest > BOUND, "{longest} bytes: the test shows nothing");
}

//! The short way, byte by byte: it answers what it is sure of, and leaves the rest as it came.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{OPEN, address, keep};
use crate::support::TestServer;

async fn server() -> TestServer {
    let server = TestServer::with(&OPEN).await;
    let ann = server.visitor();
    ann.comments("/a/", "Hello").await.submitted();
    keep(&ann, "/a/").await;
    server
}

fn request(more: &str) -> String {
    format!(
        "GET {} HTTP/1.1\r\nHost: blog.test\r\n{more}\r\n",
        address("/a/")
    )
}

/// All that comes, to the end of the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut all = String::new();
    stream.read_to_string(&mut all).await.unwrap();
    all
}

fn answers(text: &str) -> Vec<&str> {
    let all = text.split("HTTP/1.1 ").skip(1);
    all.map(|answer| &answer[..3]).collect()
}

#[tokio::test]
async fn requests_may_come_in_any_pieces_and_several_at_once() {
    let server = server().await;
    let (one, last) = (request(""), request("Connection: close\r\n"));
    let whole = format!("{one}{one}GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n{one}{last}");
    for size in [1, 7, 64, one.len(), one.len() + 1, whole.len()] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        for piece in whole.as_bytes().chunks(size) {
            stream.write_all(piece).await.unwrap();
            tokio::task::yield_now().await;
        }
        let text = rest(stream).await;
        assert_eq!(answers(&text), ["200"; 5], "in pieces of {size}");
        assert_eq!(text.matches("\"count\":1").count(), 4);
    }
}

#[tokio::test]
async fn what_comes_after_an_answer_by_the_short_way_is_read_as_ever() {
    let server = server().await;
    for (after, status) in [
        (
            "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            "200",
        ),
        ("nonsense\r\n\r\n", "400"),
        (
            "GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            "404",
        ),
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(request("").as_bytes()).await.unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
        stream.write_all(after.as_bytes()).await.unwrap();
        assert_eq!(answers(&rest(stream).await), [status], "{after}");
    }
}

#[tokio::test]
async fn a_body_that_comes_with_a_question_is_no_request_of_its_own() {
    let server = server().await;
    let inner = "GET /none HTTP/1.1\r\nHost: a\r\n\r\n";
    let last = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    let asked = request(&format!("Content-Length: {}\r\n", inner.len()));
    for pieces in [
        vec![format!("{asked}{inner}{last}")],
        vec![asked.clone(), format!("{inner}{last}")],
        vec![request(""), asked, inner.to_owned(), last.to_owned()],
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        for piece in &pieces {
            // A server that has closed need not take the rest.
            let _ = stream.write_all(piece.as_bytes()).await;
            tokio::task::yield_now().await;
        }
        let mut all = Vec::new();
        let _ = stream.read_to_end(&mut all).await;
        let text = String::from_utf8(all).unwrap();
        let statuses = answers(&text);
        assert!(
            !statuses.is_empty() && statuses.iter().all(|status| *status == "200"),
            "{text}"
        );
    }
}

//! What a hostile HTTP/2 client can do with frames, written by hand: its connection ends, and nobody else notices.

use std::sync::atomic::Ordering;
use std::time::Duration;

use afterword_transport::{Limits, Timeout};
use http_body_util::BodyExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::client::TlsStream;

use super::http2_client::Http2Client;
use super::server::Server;
use afterword_testkit::raw_http::connect_tls;
use afterword_testkit::tls_fixtures::PATIENCE;
use afterword_testkit::until;

const SHORT: Duration = Duration::from_millis(300);
/// Few enough frames for the budget of a connection.
const PAUSE: Duration = Duration::from_millis(20);
const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
const DATA: u8 = 0;
const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
const SETTINGS: u8 = 4;
const PING: u8 = 6;
const GOAWAY: u8 = 7;
const WINDOW_UPDATE: u8 = 8;
const CONTINUATION: u8 = 9;
const END_STREAM: u8 = 1;
const END_HEADERS: u8 = 4;

/// GET https://blog.test/ in HPACK: three of the static table, and a literal.
const GET: &[u8] = b"\x82\x87\x84\x41\x09blog.test";
const COMPRESSION_ERROR: u32 = 9;
const ENHANCE_YOUR_CALM: u32 = 11;

fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
    let head = [&length[1..], &[kind, flags], &stream.to_be_bytes()].concat();
    [&head, payload].concat()
}

/// A frame that the server has sent.
struct Frame {
    kind: u8,
    stream: u32,
    payload: Vec<u8>,
}

struct Raw {
    stream: TlsStream<TcpStream>,
}

impl Raw {
    async fn connect(server: &Server) -> Raw {
        let stream = TcpStream::connect(server.address).await.unwrap();
        let mut stream = connect_tls(stream, b"h2").await.unwrap().stream;
        let settings = frame(SETTINGS, 0, 0, &[]);
        stream.write_all(PREFACE).await.unwrap();
        stream.write_all(&settings).await.unwrap();
        Raw { stream }
    }

    /// Sends `bytes` again and again until the server has had enough, and reads what it says: the error of its GOAWAY,
    /// should there be one.
    async fn floods(self, bytes: impl Fn(u32) -> Vec<u8>) -> Option<u32> {
        self.sends(bytes, Duration::ZERO).await
    }

    /// The same with a pause after each time.
    async fn sends(self, bytes: impl Fn(u32) -> Vec<u8>, pause: Duration) -> Option<u32> {
        let (mut from, mut to) = tokio::io::split(self.stream);
        let reading = tokio::spawn(async move {
            let mut all = Vec::new();
            while matches!(from.read_buf(&mut all).await, Ok(1..)) {}
            all
        });
        let flood = async {
            for turn in 0.. {
                if to.write_all(&bytes(turn)).await.is_err() || reading.is_finished() {
                    return;
                }
                if pause.is_zero() {
                    tokio::task::yield_now().await;
                } else {
                    tokio::time::sleep(pause).await;
                }
            }
        };
        timeout(PATIENCE, flood).await.expect("the server ends it");
        drop(to);
        let all = timeout(PATIENCE, reading).await.unwrap().unwrap();
        let goaway = frames(&all).into_iter().find(|frame| frame.kind == GOAWAY);
        goaway.map(|frame| u32::from_be_bytes(frame.payload[4..8].try_into().unwrap()))
    }

    /// Reads until a frame of this kind on this stream.
    async fn until(&mut self, kind: u8, stream: u32) -> Vec<u8> {
        let reading = async {
            let mut all = Vec::new();
            loop {
                let found = frames(&all).into_iter();
                let mut found = found.filter(|frame| (frame.kind, frame.stream) == (kind, stream));
                if let Some(frame) = found.next() {
                    return frame.payload;
                }
                assert_ne!(self.stream.read_buf(&mut all).await.unwrap(), 0, "it ended");
            }
        };
        timeout(PATIENCE, reading).await.expect("it comes")
    }
}

fn frames(mut bytes: &[u8]) -> Vec<Frame> {
    let mut frames = Vec::new();
    while let [a, b, c, kind, _, s1, s2, s3, s4, rest @ ..] = bytes {
        let length = u32::from_be_bytes([0, *a, *b, *c]) as usize;
        let Some(payload) = rest.get(..length) else {
            break;
        };
        frames.push(Frame {
            kind: *kind,
            stream: u32::from_be_bytes([*s1, *s2, *s3, *s4]),
            payload: payload.to_vec(),
        });
        bytes = &rest[length..];
    }
    frames
}

/// A server, and a client of it that must not notice anything.
async fn server_and_bystander(limits: Limits) -> (Server, Http2Client) {
    let server = Server::start_tls(limits).await;
    let bystander = Http2Client::connect(&server).await;
    assert_eq!(bystander.request("/").await.unwrap(), "hello");
    (server, bystander)
}

#[tokio::test]
async fn requests_that_are_taken_back_at_once_end_the_connection() {
    let (server, bystander) = server_and_bystander(Limits::default()).await;
    let client = Raw::connect(&server).await;
    // CVE-2023-44487: no stream is ever open for the limit of open ones to see.
    let taken_back = |turn: u32| -> Vec<u8> {
        let streams = (0..50).map(|number| (turn * 50 + number) * 2 + 1);
        let both = streams.map(|stream| {
            let asked = frame(HEADERS, END_STREAM | END_HEADERS, stream, GET);
            [asked, frame(RST_STREAM, 0, stream, &8u32.to_be_bytes())].concat()
        });
        both.collect::<Vec<_>>().concat()
    };
    assert_eq!(client.floods(taken_back).await, Some(ENHANCE_YOUR_CALM));
    assert_eq!(bystander.request("/").await.unwrap(), "hello");
    until("only the bystander is left", || {
        server.metrics.open.get() == 1
    })
    .await;
}

#[tokio::test]
async fn a_head_that_goes_on_for_ever_ends_the_connection() {
    let (server, bystander) = server_and_bystander(Limits::default()).await;
    for piece in [&b""[..], &[0x40, 1, b'a', 1, b'b'].repeat(1000)] {
        let client = Raw::connect(&server).await;
        let error = client
            .floods(|turn| match turn {
                0 => frame(HEADERS, END_STREAM, 1, GET),
                _ => frame(CONTINUATION, 0, 1, piece),
            })
            .await;
        assert_eq!(error, Some(ENHANCE_YOUR_CALM));
    }
    assert_eq!(bystander.request("/").await.unwrap(), "hello");
}

#[tokio::test]
async fn a_small_head_that_unpacks_to_a_huge_one_ends_the_connection() {
    let (server, bystander) = server_and_bystander(Limits::default()).await;
    let client = Raw::connect(&server).await;
    // One field of 3,000 bytes, kept in the table, and then 10,000 bytes that each stand for it: 30 MB.
    let field = [&b"\x40\x01a\x7f\xb9\x16"[..], &[b'x'; 3000]].concat();
    let head = [GET, &field, &[0xBE].repeat(10_000)].concat();
    let flood = |turn| match turn {
        0 => frame(HEADERS, END_STREAM | END_HEADERS, 1, &head),
        _ => frame(PING, 0, 0, &[7; 8]),
    };
    let error = client.floods(flood).await;
    assert_ne!(error, Some(COMPRESSION_ERROR), "the head itself is sound");
    assert_eq!(bystander.request("/").await.unwrap(), "hello");
}

#[tokio::test]
async fn a_refusal_on_http2_says_why_and_is_counted() {
    let limits = Limits {
        max_header_bytes: 1_000,
        ..Limits::default()
    };
    let (server, client) = server_and_bystander(limits).await;
    let answer = client.untaken(&format!("/{}", "x".repeat(995))).await;
    assert_eq!(answer.status(), 431);
    assert_eq!(answer.headers()["x-refusal"], "explained");
    let body = answer.into_body().collect().await.unwrap().to_bytes();
    assert_eq!(body, "HeadTooLarge, tls: true");
    assert_eq!(server.metrics.client_errors.get(), 1);
}

#[tokio::test]
async fn pings_settings_and_empty_frames_keep_no_connection_alive() {
    let limits = Limits {
        first_byte_timeout: SHORT,
        idle_timeout: SHORT,
        request_timeout: SHORT,
        // Who does not answer the goodbye has so long.
        write_timeout: SHORT,
        ..Limits::default()
    };
    let (server, _) = server_and_bystander(limits).await;
    type Flood = fn(u32) -> Vec<u8>;
    let floods: [(&str, Flood); 4] = [
        ("pings", |_| frame(PING, 0, 0, &[7; 8])),
        ("settings", |_| frame(SETTINGS, 0, 0, &[])),
        ("windows", |_| frame(WINDOW_UPDATE, 0, 0, &[0, 0, 0, 1])),
        ("half a head, and nothing", |turn| match turn {
            0 => frame(HEADERS, END_STREAM, 1, GET),
            _ => Vec::new(),
        }),
    ];
    for (what, flood) in floods {
        let before = server.metrics.timed_out(Timeout::FirstByte);
        Raw::connect(&server).await.sends(flood, PAUSE).await;
        let after = server.metrics.timed_out(Timeout::FirstByte);
        assert_eq!(after, before + 1, "{what}");
        let bystander = Http2Client::connect(&server).await;
        assert_eq!(bystander.request("/").await.unwrap(), "hello", "{what}");
    }
}

#[tokio::test]
async fn too_many_cheap_frames_end_the_connection() {
    let (server, bystander) = server_and_bystander(Limits::default()).await;
    type Flood = fn(u32) -> Vec<u8>;
    let floods: [(&str, Flood); 8] = [
        ("pings", |_| frame(PING, 0, 0, &[7; 8])),
        ("answers to no ping", |_| frame(PING, 1, 0, &[7; 8])),
        ("settings", |_| frame(SETTINGS, 0, 0, &[])),
        ("sizes of the header table", |turn| {
            let size = if turn % 2 == 0 { 0 } else { 4096_u32 };
            frame(SETTINGS, 0, 0, &[&[0, 1][..], &size.to_be_bytes()].concat())
        }),
        ("windows", |_| frame(WINDOW_UPDATE, 0, 0, &[0, 0, 0, 1])),
        ("priorities", |turn| {
            frame(2, 0, 2 * turn + 1, &[0, 0, 0, 0, 7])
        }),
        ("resets of a stream that has ended", |turn| match turn {
            0 => frame(HEADERS, END_STREAM | END_HEADERS, 1, GET),
            _ => frame(RST_STREAM, 0, 1, &8u32.to_be_bytes()),
        }),
        ("frames of no known kind", |_| frame(99, 0, 0, b"what")),
    ];
    for (number, (what, flood)) in (1..).zip(floods) {
        let flood = |turn| (0..20).flat_map(|part| flood(20 * turn + part)).collect();
        let error = Raw::connect(&server).await.floods(flood).await;
        assert_eq!(error, Some(ENHANCE_YOUR_CALM), "{what}");
        assert_eq!(server.metrics.calmed.get(), number, "{what}");
        assert_eq!(bystander.request("/").await.unwrap(), "hello", "{what}");
    }
}

#[tokio::test]
async fn who_asks_again_and_again_may_send_the_frames_that_belong_to_it() {
    let (server, client) = server_and_bystander(Limits::default()).await;
    for _ in 0..3000 {
        assert_eq!(client.request("/").await.unwrap(), "hello");
    }
    assert_eq!(server.metrics.calmed.get(), 0);
}

#[tokio::test]
async fn a_body_of_empty_frames_ends_with_the_time_of_its_request() {
    let limits = Limits {
        request_timeout: SHORT,
        idle_timeout: SHORT,
        ..Limits::default()
    };
    let (server, _) = server_and_bystander(limits).await;
    let post = [&b"\x83\x87\x04\x05/read\x41\x09blog.test"[..]].concat();
    let client = Raw::connect(&server).await;
    let body = |turn| match turn {
        0 => frame(HEADERS, END_HEADERS, 1, &post),
        _ => frame(DATA, 0, 1, &[]),
    };
    client.sends(body, PAUSE).await;
    let error = Raw::connect(&server).await.floods(body).await;
    assert_eq!(error, Some(ENHANCE_YOUR_CALM));
    let bystander = Http2Client::connect(&server).await;
    assert_eq!(bystander.request("/").await.unwrap(), "hello");
}

#[tokio::test]
async fn more_requests_at_once_than_are_allowed_are_refused_alone() {
    let limits = Limits {
        max_streams: 3,
        ..Limits::default()
    };
    let (server, bystander) = server_and_bystander(limits).await;
    let mut client = Raw::connect(&server).await;
    let slow = b"\x82\x87\x04\x05/slow\x41\x09blog.test";
    let asked = [1, 3, 5, 7].map(|stream| frame(HEADERS, END_STREAM | END_HEADERS, stream, slow));
    client.stream.write_all(&asked.concat()).await.unwrap();
    server.slow_requests(3).await;
    server.gate.add_permits(3);
    assert_eq!(client.until(DATA, 5).await, b"slow");
    assert_eq!(
        server.waiting.load(Ordering::SeqCst),
        3,
        "the fourth came with them, and was refused"
    );
    assert_eq!(bystander.request("/").await.unwrap(), "hello");
}

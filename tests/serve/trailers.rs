//! Trailers on HTTP/2, frame by frame: no request with any is taken (RFC 9113, 8.1).

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::client::TlsStream;

use crate::support::TestServer;
use crate::support::raw_http::connect_tls;
use crate::support::tls_fixtures::{PATIENCE, fixture};

const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
const DATA: u8 = 0;
const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
const SETTINGS: u8 = 4;
const END_STREAM: u8 = 1;
const END_HEADERS: u8 = 4;
const PROTOCOL_ERROR: &[u8] = &[0, 0, 0, 1];

/// `:method: POST` of HPACK's static table.
const METHOD: &[u8] = b"\x83";
/// A field by its name.
const CHECKSUM: &[u8] = b"\x00\x0ax-checksum\x01a";
const BODY: &[u8] = br#"{"site": "blog", "page": "/a/", "name": "Ann", "text": "Hello"}"#;

fn frame(kind: u8, flags: u8, payload: &[u8]) -> Vec<u8> {
    let stream: u32 = if kind == SETTINGS { 0 } else { 1 };
    let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
    [&length[1..], &[kind, flags], &stream.to_be_bytes(), payload].concat()
}

/// POST https://blog.test/api/v1/comments of JSON in HPACK.
fn head() -> Vec<u8> {
    let literal = |name: &[u8], value: &str| {
        let length = u8::try_from(value.len()).unwrap();
        [name, &[length], value.as_bytes()].concat()
    };
    [
        METHOD.to_vec(),
        b"\x87".to_vec(),
        literal(b"\x04", "/api/v1/comments"),
        literal(b"\x01", "blog.test"),
        literal(b"\x0f\x10", "application/json"),
    ]
    .concat()
}

/// What ends the stream: the last frame of its kind, and its payload.
async fn answer(stream: &mut TlsStream<TcpStream>) -> (u8, Vec<u8>) {
    loop {
        let mut head = [0; 9];
        stream.read_exact(&mut head).await.unwrap();
        let length = u32::from_be_bytes([0, head[0], head[1], head[2]]);
        let mut payload = vec![0; length.try_into().unwrap()];
        stream.read_exact(&mut payload).await.unwrap();
        if head[3] == RST_STREAM || (head[8] == 1 && head[4] & END_STREAM != 0) {
            return (head[3], payload);
        }
    }
}

/// Submits a comment with these trailers.
async fn submits(server: &TestServer, trailers: Option<&[u8]>) -> (u8, Vec<u8>) {
    let stream = TcpStream::connect(server.tls_address.unwrap())
        .await
        .unwrap();
    let mut stream = connect_tls(stream, b"h2").await.unwrap().stream;
    let end = if trailers.is_some() { 0 } else { END_STREAM };
    let mut frames = [
        PREFACE.to_vec(),
        frame(SETTINGS, 0, &[]),
        frame(HEADERS, END_HEADERS, &head()),
        frame(DATA, end, BODY),
    ]
    .concat();
    if let Some(trailers) = trailers {
        frames.extend(frame(HEADERS, END_HEADERS | END_STREAM, trailers));
    }
    stream.write_all(&frames).await.unwrap();
    let answer = timeout(PATIENCE, answer(&mut stream)).await;
    answer.expect("the server answers")
}

#[tokio::test]
async fn a_request_with_trailers_is_not_taken_and_of_pseudo_fields_is_a_stream_error() {
    let certificate = format!("tls.certificate={}", fixture("blog.pem").display());
    let key = format!("tls.key={}", fixture("blog.key").display());
    let server = TestServer::with(&["tls.listen=127.0.0.1:0", &certificate, &key]).await;
    let (kind, body) = submits(&server, None).await;
    assert_eq!(kind, DATA);
    assert!(body.escape_ascii().to_string().contains("edit_token"));

    for trailers in [METHOD, b"\x84", b"\x87", b"\x83\x87\x84", b"\x8d"] {
        let (kind, payload) = submits(&server, Some(trailers)).await;
        assert_eq!(
            (kind, &*payload),
            (RST_STREAM, PROTOCOL_ERROR),
            "{trailers:?}"
        );
    }
    // Beside other fields they can't be seen, so that no trailers are taken.
    for trailers in [CHECKSUM.to_vec(), [METHOD, CHECKSUM].concat()] {
        let (kind, body) = submits(&server, Some(&trailers)).await;
        assert_eq!(kind, DATA, "{trailers:?}");
        let body = body.escape_ascii().to_string();
        assert!(body.contains("invalid_request"), "{trailers:?}: {body}");
    }
    // h2 itself ends a stream where they come behind other fields.
    let behind = [CHECKSUM, METHOD].concat();
    let (kind, payload) = submits(&server, Some(&behind)).await;
    assert_eq!((kind, &*payload), (RST_STREAM, PROTOCOL_ERROR));

    let held = server.owner().get("/comments?status=pending").await.json();
    assert_eq!(held["comments"].as_array().unwrap().len(), 1, "{held}");
}

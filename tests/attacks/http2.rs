//! HTTP/2 by hand, for clients that no library would be.

use std::collections::HashMap;
use std::io;

use afterword_testkit::tls_fixtures::PATIENCE;
use tokio::io::{AsyncReadExt, AsyncWriteExt, ReadHalf, WriteHalf};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::client::TlsStream;

use super::attacked::Attacked;

pub(crate) const DATA: u8 = 0;
pub(crate) const HEADERS: u8 = 1;
pub(crate) const RST_STREAM: u8 = 3;
pub(crate) const SETTINGS: u8 = 4;
pub(crate) const PING: u8 = 6;
const GOAWAY: u8 = 7;
pub(crate) const WINDOW_UPDATE: u8 = 8;
pub(crate) const ACK: u8 = 1;
pub(crate) const END_STREAM: u8 = 1;
pub(crate) const END_HEADERS: u8 = 4;
const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
const HEADER_TABLE_SIZE: u16 = 1;
const INITIAL_WINDOW: u16 = 4;

pub(crate) fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
    let head = [&length[1..], &[kind, flags], &stream.to_be_bytes()].concat();
    [&head, payload].concat()
}

pub(crate) fn setting(name: u16, value: u32) -> Vec<u8> {
    frame(
        SETTINGS,
        0,
        0,
        &[&name.to_be_bytes()[..], &value.to_be_bytes()].concat(),
    )
}

pub(crate) fn header_table_size(size: u32) -> Vec<u8> {
    setting(HEADER_TABLE_SIZE, size)
}

/// A head in HPACK without tables and Huffman's code.
pub(crate) fn head(method: &str, path: &str, fields: &[(&str, &str)]) -> Vec<u8> {
    let pseudo = [
        (":method", method),
        (":scheme", "https"),
        (":path", path),
        (":authority", "blog.test"),
    ];
    let mut head = Vec::new();
    for (name, value) in pseudo.iter().chain(fields) {
        head.push(0);
        literal(&mut head, name);
        literal(&mut head, value);
    }
    head
}

fn literal(into: &mut Vec<u8>, text: &str) {
    match u8::try_from(text.len()) {
        Ok(short @ ..127) => into.push(short),
        _ => {
            into.push(127);
            let mut rest = text.len() - 127;
            while rest >= 128 {
                into.push(u8::try_from(rest % 128).unwrap() | 128);
                rest /= 128;
            }
            into.push(u8::try_from(rest).unwrap());
        }
    }
    into.extend_from_slice(text.as_bytes());
}

pub(crate) struct Attacker {
    from: ReadHalf<TlsStream<TcpStream>>,
    to: WriteHalf<TlsStream<TcpStream>>,
    unread: Vec<u8>,
}

/// What a server has sent.
pub(crate) struct Frame {
    pub(crate) kind: u8,
    flags: u8,
    pub(crate) stream: u32,
    payload: Vec<u8>,
}

impl Attacker {
    pub(crate) async fn connect(attacked: &Attacked) -> io::Result<Attacker> {
        Attacker::saying(attacked, &frame(SETTINGS, 0, 0, &[])).await
    }

    /// One whose answers have no room.
    pub(crate) async fn without_window(attacked: &Attacked) -> io::Result<Attacker> {
        Attacker::saying(attacked, &setting(INITIAL_WINDOW, 0)).await
    }

    async fn saying(attacked: &Attacked, settings: &[u8]) -> io::Result<Attacker> {
        let mut stream = attacked.connect_tls(b"h2").await?;
        stream.write_all(&[PREFACE, settings].concat()).await?;
        let (from, to) = tokio::io::split(stream);
        Ok(Attacker {
            from,
            to,
            unread: Vec::new(),
        })
    }

    pub(crate) async fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.to.write_all(bytes).await?;
        self.to.flush().await
    }

    /// The next frame; an error after a GOAWAY.
    pub(crate) async fn next(&mut self) -> io::Result<Frame> {
        loop {
            if let [a, b, c, kind, flags, s1, s2, s3, s4, rest @ ..] = &self.unread[..] {
                let length = u32::from_be_bytes([0, *a, *b, *c]) as usize;
                if let Some(payload) = rest.get(..length) {
                    let frame = Frame {
                        kind: *kind,
                        flags: *flags,
                        stream: u32::from_be_bytes([*s1, *s2, *s3, *s4]),
                        payload: payload.to_vec(),
                    };
                    self.unread.drain(..9 + length);
                    if frame.kind == GOAWAY {
                        return Err(io::ErrorKind::ConnectionAborted.into());
                    }
                    return Ok(frame);
                }
            }
            if self.from.read_buf(&mut self.unread).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
    }

    pub(crate) async fn is_answered(&mut self, path: &str) {
        let asked = frame(
            HEADERS,
            END_STREAM | END_HEADERS,
            1,
            &head("GET", path, &[]),
        );
        self.send(&asked).await.unwrap();
        let answered = async { while self.next().await.unwrap().kind != HEADERS {} };
        timeout(PATIENCE, answered).await.expect("an answer");
    }

    /// Sends the same again and again, and reads what comes, until the server ends it.
    pub(crate) async fn floods(self, bytes: impl Fn(u32) -> Vec<u8>) {
        let Attacker {
            mut from, mut to, ..
        } = self;
        let reading = async move {
            let mut taken = vec![0; 65536];
            while matches!(from.read(&mut taken).await, Ok(1..)) {}
        };
        let writing = async move {
            for turn in 0.. {
                if to.write_all(&bytes(turn)).await.is_err() {
                    return;
                }
            }
        };
        tokio::select! {
            () = reading => {}
            () = writing => {}
        }
    }
}

/// How much a server lets a client send.
pub(crate) struct Windows {
    connection: i64,
    initial: i64,
    streams: HashMap<u32, i64>,
}

impl Windows {
    pub(crate) fn new() -> Windows {
        Windows {
            connection: 65_535,
            initial: 65_535,
            streams: HashMap::new(),
        }
    }

    pub(crate) fn note(&mut self, frame: &Frame) {
        match (frame.kind, frame.stream) {
            (SETTINGS, _) if frame.flags & ACK == 0 => {
                for setting in frame.payload.chunks_exact(6) {
                    let value = u32::from_be_bytes(setting[2..].try_into().unwrap());
                    if u16::from_be_bytes([setting[0], setting[1]]) == INITIAL_WINDOW {
                        let by = i64::from(value) - self.initial;
                        self.initial = i64::from(value);
                        self.streams.values_mut().for_each(|window| *window += by);
                    }
                }
            }
            (WINDOW_UPDATE, 0) => self.connection += increment(frame),
            (WINDOW_UPDATE, stream) => *self.of(stream) += increment(frame),
            _ => {}
        }
    }

    fn of(&mut self, stream: u32) -> &mut i64 {
        self.streams.entry(stream).or_insert(self.initial)
    }

    /// Takes up to `wanted` bytes for one frame of the stream.
    pub(crate) fn take(&mut self, stream: u32, wanted: usize) -> usize {
        let most = self.connection.min(*self.of(stream)).clamp(0, 16_384);
        let taken = usize::try_from(most).unwrap().min(wanted);
        self.connection -= i64::try_from(taken).unwrap();
        *self.of(stream) -= i64::try_from(taken).unwrap();
        taken
    }
}

fn increment(frame: &Frame) -> i64 {
    i64::from(u32::from_be_bytes(frame.payload[..4].try_into().unwrap()))
}

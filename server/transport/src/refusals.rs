//! The answers to bytes that never become a request for the service.
//!
//! hyper itself answers invalid and too large requests: without a body, past all routes, unlogged and uncounted. This
//! module replaces such an answer on its way out by the one that [`Refusals`] gives.
//!
//! It recognises them by when they are written, not by their shape: bytes that hyper writes while no request is in
//! progress, and that belong to no earlier answer, are hyper's own. If it ever misses one, hyper's error at the end
//! of the connection still shows that something was refused, and the log has a warning.

// Names statuses itself: the transport knows no more of a refusal than its status.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Instant;

use bytes::Bytes;
use http::header::{CONNECTION, CONTENT_LENGTH};
use http::{HeaderValue, Response, StatusCode};
use http_body_util::{Either, Full};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tracing::warn;

use crate::activity::{Activity, ActivityStream};
use crate::connection::Terms;
use crate::date::Date;
use crate::listener::Peer;
use crate::metrics::ConnectionMetrics;

/// How much is read from a client that goes on sending, before the end. Closing a connection with unread bytes resets
/// it, and the client may lose the answer (RFC 9112, 9.6).
const DRAINED: usize = 64 * 1024;

/// Why the received bytes never reach the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The bytes are not HTTP.
    Malformed,
    TargetTooLong,
    HeadTooLarge,
    /// Its client holds too many connections.
    TooManyConnections,
    /// The memory budget has no room for the request or its answer.
    NoRoom,
}

/// Provides the answers to refused requests.
pub trait Refusals: Send + Sync + 'static {
    /// The answer, without the fields that frame it on HTTP/1.1 (`Content-Length`, `Connection`, `Date`).
    fn answer(&self, refusal: Refusal, peer: Peer) -> Response<Bytes>;

    /// Called for each refusal, for a log.
    fn note(&self, refusal: Refusal);
}

/// Answers with a status and no body.
#[derive(Clone, Copy, Debug)]
pub struct BareRefusals;

impl Refusals for BareRefusals {
    fn answer(&self, refusal: Refusal, _peer: Peer) -> Response<Bytes> {
        let mut response = Response::new(Bytes::new());
        *response.status_mut() = refusal.status();
        response
    }

    fn note(&self, _refusal: Refusal) {}
}

impl Refusal {
    #[must_use]
    pub fn status(self) -> StatusCode {
        match self {
            Self::Malformed => StatusCode::BAD_REQUEST,
            Self::TargetTooLong => StatusCode::URI_TOO_LONG,
            Self::HeadTooLarge => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            Self::TooManyConnections => StatusCode::TOO_MANY_REQUESTS,
            Self::NoRoom => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The refusal behind an answer that hyper has written: `HTTP/1.1 400 Bad Request`, with or without other fields.
    fn of_hyper(answer: &[u8]) -> Self {
        match answer.get(9..12) {
            Some(b"400") => Self::Malformed,
            Some(b"414") => Self::TargetTooLong,
            Some(b"431") => Self::HeadTooLarge,
            _ => {
                let line = answer.split(|byte| *byte == b'\r').next().unwrap_or(answer);
                let line = line.escape_ascii().to_string();
                warn!(
                    line,
                    "hyper has answered by itself in a way that is not known here; 400 is sent instead"
                );
                Self::Malformed
            }
        }
    }
}

/// Answers requests that the service never sees.
pub(crate) struct Refused {
    refusals: Arc<dyn Refusals>,
    metrics: Arc<ConnectionMetrics>,
    peer: Peer,
}

impl Refused {
    pub(crate) fn of(terms: &Terms) -> Refused {
        Refused {
            refusals: terms.refusals.clone(),
            metrics: terms.place.metrics.clone(),
            peer: terms.peer,
        }
    }

    pub(crate) fn answer<B>(&self, refusal: Refusal) -> Response<Either<Full<Bytes>, B>> {
        self.refusals.note(refusal);
        if refusal.status().is_client_error() {
            self.metrics.client_errors.inc();
        }
        let answer = self.refusals.answer(refusal, self.peer);
        answer.map(|body| Either::Left(Full::new(body)))
    }
}

/// A whole answer in HTTP/1.1 format, the last of its connection.
pub(crate) fn written(answer: Response<Bytes>) -> Vec<u8> {
    let (mut parts, body) = answer.into_parts();
    parts
        .headers
        .insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
    parts
        .headers
        .insert(CONNECTION, HeaderValue::from_static("close"));
    let mut bytes = format!("HTTP/1.1 {}\r\n", parts.status).into_bytes();
    for (name, value) in &parts.headers {
        for part in [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"] {
            bytes.extend_from_slice(part);
        }
    }
    bytes.extend_from_slice(b"date: ");
    Date::with(Instant::now(), |date| {
        bytes.extend_from_slice(date.text.as_bytes())
    });
    bytes.extend_from_slice(b"\r\n\r\n");
    bytes.extend_from_slice(&body);
    bytes
}

/// A connection's HTTP/1.1 byte stream, with hyper's own answers replaced.
pub(crate) struct RefusalStream<I> {
    stream: I,
    activity: Arc<Activity>,
    peer: Peer,
    refusals: Arc<dyn Refusals>,
    metrics: Arc<ConnectionMetrics>,
    /// How many answers the service had handed to hyper when hyper last wrote.
    answers_seen: u32,
    /// How many of their bytes hyper still has in its buffer, in front of whatever it may add.
    answers_unwritten: usize,
    refusal: Option<Outgoing>,
}

/// The last answer of a connection.
struct Outgoing {
    bytes: Vec<u8>,
    written: usize,
    drained: usize,
}

impl<I> RefusalStream<I> {
    /// `activity` knows all requests on this connection.
    pub(crate) fn new(
        stream: I,
        activity: Arc<Activity>,
        peer: Peer,
        refusals: Arc<dyn Refusals>,
        metrics: Arc<ConnectionMetrics>,
    ) -> Self {
        Self {
            stream,
            activity,
            peer,
            refusals,
            metrics,
            answers_seen: 0,
            answers_unwritten: 0,
            refusal: None,
        }
    }

    /// Reports a refusal that went out as hyper wrote it.
    pub(crate) fn check_end(&self, error: &hyper::Error) {
        // hyper sends no answer to HTTP/2 without TLS.
        let is_refusal = error.is_parse() && !error.is_parse_version_h2();
        if is_refusal && self.refusal.is_none() {
            warn!(%error, "hyper has refused a request by itself, and its answer was not noticed");
        }
    }

    /// How many of the `length` bytes that hyper is about to write belong to answers of the service.
    ///
    /// hyper always tries to write its buffer between two answers. So it can have added only the one answer that was
    /// handed over since its last attempt; anything else is its own.
    fn answers_in(&mut self, length: usize) -> usize {
        let given = self.activity.answers_given();
        if given == Some(self.answers_seen) {
            return self.answers_unwritten.min(length);
        }
        self.answers_seen = given.unwrap_or(self.answers_seen);
        self.answers_unwritten = length;
        length
    }

    fn refuse(&mut self, own: &[u8]) -> Outgoing {
        let refusal = Refusal::of_hyper(own);
        self.refusals.note(refusal);
        self.metrics.client_errors.inc();
        Outgoing {
            bytes: written(self.refusals.answer(refusal, self.peer)),
            written: 0,
            drained: 0,
        }
    }
}

impl<I> RefusalStream<ActivityStream<I>> {
    /// Puts the beginning of a request back, to be read again.
    pub(crate) fn put_back(&mut self, bytes: Bytes) {
        self.stream.put_back(bytes);
    }

    /// The connection itself, while no byte of a request has arrived.
    pub(crate) fn at_rest(&mut self) -> Option<&mut I> {
        self.stream.at_rest()
    }
}

impl<I: AsyncRead + Unpin> AsyncRead for RefusalStream<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<I: AsyncRead + AsyncWrite + Unpin> AsyncWrite for RefusalStream<I> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        if this.refusal.is_none() {
            let answers = this.answers_in(bytes.len());
            if answers > 0 || bytes.is_empty() {
                let written = Pin::new(&mut this.stream).poll_write(cx, &bytes[..answers]);
                let written = ready!(written)?;
                this.answers_unwritten = answers - written;
                return Poll::Ready(Ok(written));
            }
            this.refusal = Some(this.refuse(bytes));
        }
        let Some(refusal) = &mut this.refusal else {
            return Poll::Ready(Ok(bytes.len()));
        };
        while let Some(left @ [_, ..]) = refusal.bytes.get(refusal.written..) {
            match ready!(Pin::new(&mut this.stream).poll_write(cx, left))? {
                0 => return Poll::Ready(Ok(0)),
                written => refusal.written += written,
            }
        }
        Poll::Ready(Ok(bytes.len()))
    }

    /// Called when hyper has nothing left to write.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if let Some(given) = this.activity.answers_given() {
            this.answers_seen = given;
        }
        this.answers_unwritten = 0;
        Pin::new(&mut this.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if let Some(refusal) = &mut this.refusal {
            let mut piece = [0; 4096];
            while refusal.drained < DRAINED {
                let mut buffer = ReadBuf::new(&mut piece);
                let read = Pin::new(&mut this.stream).poll_read(cx, &mut buffer);
                if !matches!(read, Poll::Ready(Ok(()))) || buffer.filled().is_empty() {
                    break;
                }
                refusal.drained += buffer.filled().len();
            }
        }
        Pin::new(&mut this.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

    use super::*;
    use crate::activity::Answering;

    const OWN: &[u8] = b"HTTP/1.1 431 Whatever\r\nany-field: of hyper's\r\n\r\n";

    fn stream(room: usize) -> (RefusalStream<DuplexStream>, DuplexStream, Arc<Activity>) {
        let (client, server) = duplex(room);
        let activity = Arc::<Activity>::default();
        let peer = Peer {
            address: ([127, 0, 0, 1], 1).into(),
            tls: false,
        };
        let (refusals, metrics) = (Arc::new(BareRefusals), Arc::default());
        let stream = RefusalStream::new(server, activity.clone(), peer, refusals, metrics);
        (stream, client, activity)
    }

    async fn all(mut stream: RefusalStream<DuplexStream>, mut client: DuplexStream) -> String {
        stream.flush().await.unwrap();
        let refused = stream.metrics.client_errors.get();
        drop(stream);
        let mut all = String::new();
        client.read_to_string(&mut all).await.unwrap();
        assert_eq!(all.matches("connection: close").count() as u64, refused);
        all
    }

    #[tokio::test]
    async fn what_is_written_without_a_request_is_exchanged_however_it_looks() {
        let (mut stream, client, _) = stream(1000);
        stream.write_all(OWN).await.unwrap();
        let all = all(stream, client).await;
        assert!(all.starts_with("HTTP/1.1 431 Request Header"), "{all}");
        assert!(!all.contains("any-field"), "{all}");
    }

    #[tokio::test]
    async fn an_answer_that_looks_like_hypers_own_is_left_as_it_is() {
        let (mut stream, client, activity) = stream(1000);
        drop(Answering::begin(&activity));
        stream.write_all(OWN).await.unwrap();
        assert_eq!(all(stream, client).await.as_bytes(), OWN);
    }

    #[tokio::test]
    async fn what_is_written_while_a_request_is_answered_belongs_to_it() {
        let (mut stream, client, activity) = stream(1000);
        let answering = Answering::begin(&activity);
        stream
            .write_all(b"HTTP/1.1 100 Continue\r\n\r\n")
            .await
            .unwrap();
        stream.flush().await.unwrap();
        stream
            .write_all(b"HTTP/1.1 200 OK\r\n\r\nbegin")
            .await
            .unwrap();
        drop(answering);
        stream.write_all(b"end").await.unwrap();
        let all = all(stream, client).await;
        assert!(all.ends_with("\r\n\r\nbeginend"), "{all}");
    }

    /// hyper's buffer holds an answer that is partly written, followed by hyper's own answer.
    #[tokio::test]
    async fn an_answer_that_waits_for_a_slow_client_goes_out_whole_in_front_of_a_refusal() {
        let answer = b"HTTP/1.1 200 OK\r\n\r\nhello";
        for room in [1, 5, answer.len() - 1, answer.len()] {
            let (mut stream, mut client, activity) = stream(room);
            drop(Answering::begin(&activity));
            let begun = stream.write(answer).await.unwrap();
            assert_eq!(begun, room);
            let buffer = [&answer[begun..], OWN].concat();
            let reading = async {
                let mut all = String::new();
                client.read_to_string(&mut all).await.unwrap();
                all
            };
            let writing = async move {
                stream.write_all(&buffer).await.unwrap();
                stream.shutdown().await.unwrap();
            };
            let (all, ()) = tokio::join!(reading, writing);
            let rest = all.strip_prefix("HTTP/1.1 200 OK\r\n\r\nhello").unwrap();
            assert!(rest.starts_with("HTTP/1.1 431 Request Header"), "{all}");
        }
    }

    #[test]
    fn what_is_not_known_of_hyper_is_refused_as_malformed() {
        for (answer, refusal) in [
            (&b"HTTP/1.1 400 Bad Request\r\n\r\n"[..], Refusal::Malformed),
            (b"HTTP/1.0 414 URI Too Long\r\n\r\n", Refusal::TargetTooLong),
            (OWN, Refusal::HeadTooLarge),
            (b"HTTP/1.1 499 New\r\n\r\n", Refusal::Malformed),
            (b"", Refusal::Malformed),
        ] {
            assert_eq!(Refusal::of_hyper(answer), refusal);
        }
    }
}

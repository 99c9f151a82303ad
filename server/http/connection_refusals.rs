//! hyper answers by itself what is no request or too long for one, without a body and past all routes. On its way out
//! such an answer gets the body that every other refusal has, is counted and has its line in the log.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::connection_activity::ActivityStream;
use super::connection_metrics::ConnectionMetrics;
use super::error::Unread;
use super::extract::Scheme;
use super::requests;

/// More than hyper writes by itself: a status line and three fields.
const LONGEST: usize = 200;

/// So much is read of a client that goes on sending, before the end: a connection that is closed on unread bytes is
/// reset, and the client may lose the answer (RFC 9112, 9.6).
const DRAINED: usize = 64 * 1024;

/// A connection's bytes of HTTP/1.1, its refusals explained.
#[derive(Debug)]
pub(super) struct ExplainedStream<I> {
    stream: I,
    scheme: Scheme,
    metrics: Arc<ConnectionMetrics>,
    answer: Option<Explained>,
}

/// The last answer of a connection.
#[derive(Debug)]
struct Explained {
    bytes: Vec<u8>,
    written: usize,
    drained: usize,
}

impl<I> ExplainedStream<I> {
    pub(super) fn new(stream: I, scheme: Scheme, metrics: Arc<ConnectionMetrics>) -> Self {
        Self {
            stream,
            scheme,
            metrics,
            answer: None,
        }
    }
}

impl<I> ExplainedStream<ActivityStream<I>> {
    /// The beginning of a request, to be read once more.
    pub(super) fn put_back(&mut self, bytes: Bytes) {
        self.stream.put_back(bytes);
    }

    /// The connection itself, while nothing of a request has come.
    pub(super) fn at_rest(&mut self) -> Option<&mut I> {
        self.stream.at_rest()
    }
}

/// Where hyper's own answer begins in what is written, and what it stands for. It is always the end of what is written,
/// and no answer of ours has so few fields.
fn own_answer(bytes: &[u8]) -> Option<(usize, Unread)> {
    const BEGINS: &[u8] = b"HTTP/1.1 ";
    let tail = bytes.len().saturating_sub(LONGEST);
    let mut places = bytes[tail..].windows(BEGINS.len());
    let at = tail + places.rposition(|place| place == BEGINS)?;
    let mut lines = bytes[at..].split(|byte| *byte == b'\n');
    let unread = Unread::of_status(lines.next()?.get(BEGINS.len()..BEGINS.len() + 3)?)?;
    let fields = lines
        .map(<[u8]>::trim_ascii_end)
        .filter(|line| !line.is_empty());
    let mut fields = fields.peekable();
    fields.peek()?;
    let is_hypers = |line: &[u8]| {
        line == b"content-length: 0" || line == b"connection: close" || line.starts_with(b"date: ")
    };
    fields.all(is_hypers).then_some((at, unread))
}

impl<I: AsyncRead + Unpin> AsyncRead for ExplainedStream<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<I: AsyncRead + AsyncWrite + Unpin> AsyncWrite for ExplainedStream<I> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        // Answers with a body end otherwise.
        if this.answer.is_none() && bytes.ends_with(b"\r\n\r\n") {
            match own_answer(bytes) {
                None => {}
                Some((0, unread)) => {
                    requests::unread(unread.status());
                    this.metrics.client_errors.inc();
                    this.answer = Some(Explained {
                        bytes: unread.written(this.scheme),
                        written: 0,
                        drained: 0,
                    });
                }
                Some((at, _)) => return Pin::new(&mut this.stream).poll_write(cx, &bytes[..at]),
            }
        }
        let Some(answer) = &mut this.answer else {
            return Pin::new(&mut this.stream).poll_write(cx, bytes);
        };
        while let Some(left @ [_, ..]) = answer.bytes.get(answer.written..) {
            match ready!(Pin::new(&mut this.stream).poll_write(cx, left))? {
                0 => return Poll::Ready(Ok(0)),
                written => answer.written += written,
            }
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if let Some(answer) = &mut this.answer {
            let mut piece = [0; 4096];
            while answer.drained < DRAINED {
                let mut buffer = ReadBuf::new(&mut piece);
                let read = Pin::new(&mut this.stream).poll_read(cx, &mut buffer);
                if !matches!(read, Poll::Ready(Ok(()))) || buffer.filled().is_empty() {
                    break;
                }
                answer.drained += buffer.filled().len();
            }
        }
        Pin::new(&mut this.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hypers_own_answers_are_told_from_ours() {
        let own = "HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\
                   date: Thu, 01 Jan 1970 00:00:00 GMT\r\n\r\n";
        let ours = "HTTP/1.1 400 Bad Request\r\nx-content-type-options: nosniff\r\ncontent-length: 0\r\n\r\n";
        let head_alone = "HTTP/1.1 400 Bad Request\r\ncontent-length: 81\r\ndate: x\r\n\r\n";
        let unchanged = "HTTP/1.1 304 Not Modified\r\ndate: Thu, 01 Jan 1970 00:00:00 GMT\r\n\r\n";
        assert_eq!(own_answer(own.as_bytes()), Some((0, Unread::HeadTooLarge)));
        let pipelined = format!("{unchanged}{own}");
        assert_eq!(
            own_answer(pipelined.as_bytes()),
            Some((unchanged.len(), Unread::HeadTooLarge))
        );
        for other in [
            ours,
            head_alone,
            unchanged,
            "\r\n\r\n",
            "HTTP/1.1 100 Continue\r\n\r\n",
        ] {
            assert_eq!(own_answer(other.as_bytes()), None, "{other}");
        }
    }
}

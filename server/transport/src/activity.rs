//! The activity of a connection, recorded where it happens: around its bytes, its requests and its answers.
//!
//! The records are plain atomics without a clock; `timeouts.rs` reads them and the clock.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use http_body::{Body, Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// About the size of one HTTP/2 frame.
const PIECE_BYTES: usize = 16 * 1024;

/// The activity of one connection.
#[derive(Debug, Default)]
pub(crate) struct Activity {
    begun: AtomicU32,
    ended: AtomicU32,
    head_began: AtomicBool,
    stalled: AtomicBool,
    resumed: AtomicU32,
    last_answer: AtomicBool,
    rests_now: AtomicBool,
}

/// Which side the connection is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WaitingFor {
    /// No byte of a next request has arrived.
    Quiet,
    /// The client is sending the head of a request.
    Head,
    /// A request is being answered, or its answer is not yet fully taken.
    Answer,
}

impl Activity {
    pub(crate) fn turn(&self) -> WaitingFor {
        if self.begun.load(Relaxed) != self.ended.load(Relaxed) || self.stalled.load(Relaxed) {
            WaitingFor::Answer
        } else if self.head_began.load(Relaxed) {
            WaitingFor::Head
        } else {
            WaitingFor::Quiet
        }
    }

    /// Number of completed answers; it wraps. `None` while a request is being answered.
    pub(crate) fn answers_given(&self) -> Option<u32> {
        let (begun, ended) = (self.begun.load(Relaxed), self.ended.load(Relaxed));
        (begun == ended).then_some(ended)
    }

    /// Number of requests so far; it wraps.
    pub(crate) fn requests(&self) -> u32 {
        self.begun.load(Relaxed)
    }

    /// A number that changes whenever the client takes bytes; `None` unless it is stalled.
    pub(crate) fn stall(&self) -> Option<u32> {
        self.stalled
            .load(Relaxed)
            .then(|| self.resumed.load(Relaxed))
    }

    /// From now on each answer is the connection's last.
    pub(crate) fn announce_end(&self) {
        self.last_answer.store(true, Relaxed);
    }

    pub(crate) fn is_last_answer(&self) -> bool {
        self.last_answer.load(Relaxed)
    }

    /// The next request probably needs no buffers.
    pub(crate) fn rest_now(&self) {
        self.rests_now.store(true, Relaxed);
    }

    pub(crate) fn rests_now(&self) -> bool {
        self.rests_now.load(Relaxed)
    }

    fn note_written(&self, done: bool) {
        if !done {
            self.stalled.store(true, Relaxed);
        } else if self.stalled.load(Relaxed) {
            self.resumed.fetch_add(1, Relaxed);
            self.stalled.store(false, Relaxed);
        }
    }
}

/// A request in progress, until it is dropped.
#[derive(Debug)]
pub(crate) struct Answering(Arc<Activity>);

impl Answering {
    pub(crate) fn begin(activity: &Arc<Activity>) -> Answering {
        activity.begun.fetch_add(1, Relaxed);
        activity.head_began.store(false, Relaxed);
        activity.rests_now.store(false, Relaxed);
        Answering(activity.clone())
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.ended.fetch_add(1, Relaxed);
    }
}

/// A body that keeps its request in progress until its last byte is written.
#[derive(Debug)]
pub(crate) struct AnsweringBody<B> {
    body: B,
    _answering: Answering,
}

impl<B> AnsweringBody<B> {
    pub(crate) fn new(body: B, answering: Answering) -> AnsweringBody<B> {
        AnsweringBody {
            body,
            _answering: answering,
        }
    }
}

impl<B: Body + Unpin> Body for AnsweringBody<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A body that is sent in pieces, so that a request lasts as long as the client needs to take it.
///
/// On HTTP/2 hyper asks for more when the client's window has room for one byte, and takes whatever comes: one large
/// frame would leave at once, and wait for a slow client where no time-out reaches it. On HTTP/1.1 it copies whatever
/// comes into its buffer.
#[derive(Debug)]
pub(crate) struct BodyInPieces<B, C> {
    body: B,
    rest: Bytes,
    /// The memory that it takes, until it is sent.
    _charge: C,
}

impl<B, C> BodyInPieces<B, C> {
    pub(crate) fn new(body: B, charge: C) -> BodyInPieces<B, C> {
        BodyInPieces {
            body,
            rest: Bytes::new(),
            _charge: charge,
        }
    }
}

impl<B: Body<Data = Bytes> + Unpin, C: Unpin> Body for BodyInPieces<B, C> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        if self.rest.is_empty() {
            let Some(frame) = ready!(Pin::new(&mut self.body).poll_frame(cx)?) else {
                return Poll::Ready(None);
            };
            match frame.into_data() {
                Ok(data) => self.rest = data,
                Err(trailers) => return Poll::Ready(Some(Ok(trailers))),
            }
        }
        let length = self.rest.len().min(PIECE_BYTES);
        Poll::Ready(Some(Ok(Frame::data(self.rest.split_to(length)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (rest, body) = (self.rest.len() as u64, self.body.size_hint());
        let mut hint = SizeHint::new();
        hint.set_lower(body.lower() + rest);
        if let Some(upper) = body.upper() {
            hint.set_upper(upper + rest);
        }
        hint
    }
}

/// A connection's byte stream, which records its activity.
#[derive(Debug)]
pub(crate) struct ActivityStream<I> {
    stream: I,
    activity: Arc<Activity>,
    put_back: Bytes,
}

impl<I> ActivityStream<I> {
    pub(crate) fn new(stream: I, activity: Arc<Activity>) -> ActivityStream<I> {
        ActivityStream {
            stream,
            activity,
            put_back: Bytes::new(),
        }
    }

    /// Puts the beginning of a request back, to be read again.
    pub(crate) fn put_back(&mut self, bytes: Bytes) {
        self.activity.head_began.store(true, Relaxed);
        let rest = std::mem::take(&mut self.put_back);
        self.put_back = if rest.is_empty() {
            bytes
        } else {
            [bytes, rest].concat().into()
        };
    }

    pub(crate) fn at_rest(&mut self) -> Option<&mut I> {
        self.put_back.is_empty().then_some(&mut self.stream)
    }

    fn noted<T>(&self, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        self.activity.note_written(written.is_ready());
        written
    }
}

impl<I: AsyncRead + Unpin> AsyncRead for ActivityStream<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.put_back.is_empty() {
            let length = self.put_back.len().min(buffer.remaining());
            buffer.put_slice(&self.put_back.split_to(length));
            if buffer.remaining() > 0 {
                let more = Pin::new(&mut self.stream).poll_read(cx, buffer);
                return Poll::Ready(if let Poll::Ready(end) = more {
                    end
                } else {
                    Ok(())
                });
            }
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buffer))?;
        if buffer.filled().len() > before && self.activity.turn() == WaitingFor::Quiet {
            self.activity.head_began.store(true, Relaxed);
        }
        Poll::Ready(Ok(()))
    }
}

impl<I: AsyncWrite + Unpin> AsyncWrite for ActivityStream<I> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.noted(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.noted(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.noted(flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.noted(shut)
    }
}

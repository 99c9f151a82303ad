//! The frame budget of an HTTP/2 connection: frames that cost a client nothing and the server work (PING, SETTINGS,
//! WINDOW_UPDATE, RST_STREAM, empty DATA …) are counted on their way to h2, and too many of them end the connection
//! with `ENHANCE_YOUR_CALM`.
//!
//! h2 itself bounds resets and heads (`http2.rs`), and nothing else. nghttp2 and Envoy count such frames too: nghttp2
//! by a token bucket ("glitches"), Envoy by their ratio to frames with a use. This is a token bucket that is filled
//! by time, and by each answer: whoever really asks may send what belongs to it.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Instant;
use tracing::debug;

use crate::memory::Account;
use crate::metrics::ConnectionMetrics;

const PREFACE_BYTES: usize = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".len();
const HEAD_BYTES: usize = 9;

const DATA: u8 = 0;
const HEADERS: u8 = 1;
const SETTINGS: u8 = 4;
const GOAWAY: u8 = 7;
const ENHANCE_YOUR_CALM: u32 = 11;

/// What a connection may spend at once. A browser spends 5 to open one.
const MOST: u64 = 1000;
const EACH_SECOND: u64 = 100;
/// A request, its window, its reset, a ping: what belongs to an answer.
const EARNED_BY_ANSWER: u64 = 8;
/// A window of the stream, and one of the connection.
const EARNED_BY_DATA: u64 = 2;
/// A new window for each open stream, and an acknowledgement.
const SETTINGS_COST: u64 = 10;
/// Less than any client has a reason to send in a frame of its own, again and again.
const SMALL_DATA: usize = 64;

/// An HTTP/2 connection's byte stream, which counts frames.
pub(crate) struct FrameBudgetStream<I> {
    stream: I,
    read: Frames,
    written: Frames,
    budget: Budget,
    last_request: u32,
    memory: Account,
    metrics: Arc<ConnectionMetrics>,
}

impl<I> FrameBudgetStream<I> {
    /// `memory`: may say that the connection has to end.
    pub(crate) fn new(
        stream: I,
        memory: Account,
        metrics: Arc<ConnectionMetrics>,
    ) -> FrameBudgetStream<I> {
        FrameBudgetStream {
            stream,
            read: Frames::after(PREFACE_BYTES),
            written: Frames::after(0),
            budget: Budget::new(Instant::now()),
            last_request: 0,
            memory,
            metrics,
        }
    }

    /// Whether the budget suffices for what has come.
    fn spend(&mut self, bytes: &[u8]) -> bool {
        let (budget, last_request) = (&mut self.budget, &mut self.last_request);
        let mut suffices = true;
        self.read.read(bytes, |head| {
            if head.kind == HEADERS {
                *last_request = head.stream.max(*last_request);
            }
            suffices &= budget.spend(head.cost());
        });
        suffices
    }

    fn earn(&mut self, bytes: &[u8]) {
        let budget = &mut self.budget;
        self.written.read(bytes, |head| match head.kind {
            HEADERS => budget.earn(EARNED_BY_ANSWER),
            DATA => budget.earn(EARNED_BY_DATA),
            _ => {}
        });
    }
}

impl<I: AsyncWrite + Unpin> FrameBudgetStream<I> {
    /// Says why the connection ends, if that needs no waiting: a client that reads nothing learns nothing.
    fn say_goodbye(&mut self, cx: &mut Context<'_>) {
        if !self.written.is_between() {
            return;
        }
        let payload = [self.last_request, ENHANCE_YOUR_CALM].map(u32::to_be_bytes);
        let goaway = [&[0, 0, 8, GOAWAY, 0, 0, 0, 0, 0], payload.as_flattened()].concat();
        if let Poll::Ready(Ok(_)) = Pin::new(&mut self.stream).poll_write(cx, &goaway) {
            let _ = Pin::new(&mut self.stream).poll_flush(cx);
        }
    }
}

/// A token bucket. It looks at the clock only when it is empty.
struct Budget {
    left: u64,
    filled: Instant,
}

impl Budget {
    fn new(filled: Instant) -> Budget {
        Budget { left: MOST, filled }
    }

    fn spend(&mut self, cost: u64) -> bool {
        if self.left < cost {
            self.fill(Instant::now());
        }
        let suffices = self.left >= cost;
        self.left = self.left.saturating_sub(cost);
        suffices
    }

    fn fill(&mut self, now: Instant) {
        let millis = now.duration_since(self.filled).as_millis();
        let millis = u64::try_from(millis).unwrap_or(u64::MAX);
        self.earn(millis.saturating_mul(EACH_SECOND) / 1000);
        self.filled = now;
    }

    fn earn(&mut self, earned: u64) {
        self.left = self.left.saturating_add(earned).min(MOST);
    }
}

/// The head of a frame (RFC 9113, 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    length: usize,
    kind: u8,
    is_ack: bool,
    stream: u32,
}

impl Head {
    fn read([a, b, c, kind, flags, d, e, f, g]: [u8; HEAD_BYTES]) -> Head {
        Head {
            length: u32::from_be_bytes([0, a, b, c]) as usize,
            kind,
            is_ack: kind == SETTINGS && flags & 1 != 0,
            stream: u32::from_be_bytes([d & 0x7F, e, f, g]),
        }
    }

    fn cost(self) -> u64 {
        match self.kind {
            DATA if self.length >= SMALL_DATA => 0,
            SETTINGS if !self.is_ack => SETTINGS_COST + self.length as u64 / 64,
            _ => 1 + self.length as u64 / 1024,
        }
    }
}

/// Finds the heads of frames in bytes that come in any pieces.
struct Frames {
    /// Bytes until the next head.
    skip: usize,
    head: [u8; HEAD_BYTES],
    have: usize,
}

impl Frames {
    fn after(skip: usize) -> Frames {
        Frames {
            skip,
            head: [0; HEAD_BYTES],
            have: 0,
        }
    }

    fn is_between(&self) -> bool {
        self.skip == 0 && self.have == 0
    }

    fn read(&mut self, mut bytes: &[u8], mut each: impl FnMut(Head)) {
        loop {
            let skipped = self.skip.min(bytes.len());
            self.skip -= skipped;
            bytes = &bytes[skipped..];
            if bytes.is_empty() {
                return;
            }
            let taken = bytes.len().min(HEAD_BYTES - self.have);
            self.head[self.have..self.have + taken].copy_from_slice(&bytes[..taken]);
            self.have += taken;
            bytes = &bytes[taken..];
            if self.have < HEAD_BYTES {
                return;
            }
            let head = Head::read(self.head);
            (self.have, self.skip) = (0, head.length);
            each(head);
        }
    }
}

impl<I: AsyncRead + AsyncWrite + Unpin> AsyncRead for FrameBudgetStream<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if this.memory.is_ended() {
            this.say_goodbye(cx);
            return Poll::Ready(Err(io::Error::other("too much memory")));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(cx, buffer))?;
        if this.spend(&buffer.filled()[before..]) {
            return Poll::Ready(Ok(()));
        }
        buffer.set_filled(before);
        this.metrics.calmed.inc();
        debug!("an HTTP/2 connection ends, because its frames were too many");
        this.say_goodbye(cx);
        Poll::Ready(Err(io::Error::other("too many frames")))
    }
}

impl<I: AsyncWrite + Unpin> AsyncWrite for FrameBudgetStream<I> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write(cx, bytes))?;
        self.earn(&bytes[..written]);
        Poll::Ready(Ok(written))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write_vectored(cx, parts))?;
        let mut left = written;
        for part in parts {
            let length = part.len().min(left);
            self.earn(&part[..length]);
            left -= length;
        }
        Poll::Ready(Ok(written))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    fn frame(kind: u8, flags: u8, stream: u32, length: usize) -> Vec<u8> {
        let size = u32::try_from(length).unwrap().to_be_bytes();
        let head = [&size[1..], &[kind, flags], &stream.to_be_bytes()].concat();
        [head, vec![0xAA; length]].concat()
    }

    proptest! {
        #[test]
        fn frames_are_the_same_however_their_bytes_are_cut(
            frames in vec((any::<u8>(), any::<u8>(), 0..1u32 << 31, 0..300usize), 0..20),
            cuts in vec(1..40usize, 1..200),
            preface in prop::sample::select(vec![0, PREFACE_BYTES]),
        ) {
            let sent = frames.iter().map(|&(kind, flags, stream, length)| frame(kind, flags, stream, length));
            let bytes = [vec![b'P'; preface], sent.collect::<Vec<_>>().concat()].concat();
            let (mut reader, mut rest, mut found) = (Frames::after(preface), &bytes[..], Vec::new());
            for cut in cuts.iter().cycle() {
                let (piece, behind) = rest.split_at((*cut).min(rest.len()));
                reader.read(piece, |head| found.push((head.kind, head.stream, head.length)));
                rest = behind;
                if rest.is_empty() {
                    break;
                }
            }
            let expected: Vec<_> = frames.iter().map(|&(kind, _, stream, length)| (kind, stream, length)).collect();
            prop_assert_eq!(found, expected);
            prop_assert!(reader.is_between());
        }
    }

    #[test]
    fn an_empty_budget_fills_with_time_and_answers_up_to_its_size() {
        let begun = Instant::now();
        let mut budget = Budget::new(begun);
        budget.left = 0;
        budget.fill(begun + Duration::from_millis(500));
        assert_eq!(budget.left, EACH_SECOND / 2);
        budget.earn(EARNED_BY_ANSWER);
        assert_eq!(budget.left, EACH_SECOND / 2 + EARNED_BY_ANSWER);
        budget.fill(begun + Duration::from_secs(3600));
        assert_eq!(budget.left, MOST);
        budget.earn(1);
        assert_eq!(budget.left, MOST);
    }

    #[test]
    fn what_brings_a_body_costs_nothing_and_settings_cost_more_than_their_acknowledgement() {
        let cost = |bytes: Vec<u8>| Head::read(*bytes.first_chunk().unwrap()).cost();
        assert_eq!(cost(frame(DATA, 0, 1, SMALL_DATA)), 0);
        assert_eq!(cost(frame(DATA, 0, 1, 0)), 1);
        assert_eq!(cost(frame(SETTINGS, 1, 0, 0)), 1);
        assert_eq!(cost(frame(SETTINGS, 0, 0, 6)), SETTINGS_COST);
        assert_eq!(cost(frame(SETTINGS, 0, 0, 16_384)), SETTINGS_COST + 256);
        assert_eq!(cost(frame(99, 0, 0, 2048)), 3);
    }
}

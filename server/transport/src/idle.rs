//! An idle HTTP/1.1 connection between two requests for the service. It holds no buffer, and the fast path answers
//! without one.

use std::future::poll_fn;
use std::mem::MaybeUninit;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};

use bytes::{Buf, Bytes};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::task::unconstrained;
use tokio::time::{Instant, Sleep, sleep_until};

use crate::connection::Terms;
use crate::fast_path::{FastPath, FastRequest};
use crate::listener::Peer;
use crate::metrics::Timeout;
use crate::options::Limits;
use crate::shutdown::{Stage, StageWatch};
use crate::timeouts::later;

/// Maximum length of a request head here; the service handles longer ones.
const LONGEST_HEAD_BYTES: usize = 8 * 1024;

/// Why an idle connection ends.
pub(crate) enum IdleEnd {
    /// The beginning of a request for the service.
    Request(Bytes),
    End,
    CutOff,
}

/// The connection's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConnectionHistory {
    Nothing,
    Requests,
}

/// Answers from the fast path where it can, and otherwise waits, with the same time-outs as `timeouts.rs`.
pub(crate) async fn next<I>(
    stream: &mut I,
    past: ConnectionHistory,
    since: Instant,
    terms: &Terms,
) -> IdleEnd
where
    I: AsyncRead + AsyncWrite + Unpin,
{
    let mut stages = terms.stages.clone();
    let mut idle = Idle {
        peer: terms.peer,
        fast_path: terms.fast_path.as_deref(),
        longest_head: terms.limits.max_header_bytes,
        stage: stages.current(),
        past,
        since,
        asked: since,
        unsent: Bytes::new(),
        is_flushed: true,
    };
    let limits = &terms.limits;
    let mut alarm = pin!(sleep_until(idle.deadline(limits).0));
    loop {
        if idle.stage == Stage::CutOff {
            return IdleEnd::CutOff;
        }
        let is_to_leave = || terms.place.place.is_to_leave();
        match idle
            .event(stream, &mut stages, limits, alarm.as_mut(), is_to_leave)
            .await
        {
            Event::Next(next) => return next,
            Event::Late(kind) => {
                if idle.is_clients_fault() {
                    terms.place.metrics.count_timeout(kind);
                }
                return if idle.is_flushed {
                    IdleEnd::End
                } else {
                    IdleEnd::CutOff
                };
            }
            Event::Stage(stage) => idle.enter(stage),
        }
    }
}

enum Event {
    Next(IdleEnd),
    Late(Timeout),
    Stage(Stage),
}

struct Idle<'a> {
    peer: Peer,
    fast_path: Option<&'a dyn FastPath>,
    longest_head: usize,
    stage: Stage,
    past: ConnectionHistory,
    /// Since when no byte has arrived, or the client has taken none.
    since: Instant,
    /// When the last request arrived.
    asked: Instant,
    unsent: Bytes,
    is_flushed: bool,
}

impl Idle<'_> {
    /// Waits for the next event other than an answer. `is_to_leave`: whether somebody needs the connection's place more,
    /// which wakes the task (`connection.rs`).
    async fn event<I>(
        &mut self,
        stream: &mut I,
        stages: &mut StageWatch,
        limits: &Limits,
        mut alarm: Pin<&mut Sleep>,
        is_to_leave: impl Fn() -> bool,
    ) -> Event
    where
        I: AsyncRead + AsyncWrite + Unpin,
    {
        let known = stages.clone();
        // A flood of requests uses up the task's whole turn every time.
        let mut changed = pin!(unconstrained(stages.changed()));
        let mut is_watched = false;
        poll_fn(|cx| {
            let before = self.asked;
            if let Poll::Ready(next) = self.poll(stream, cx) {
                return Poll::Ready(Event::Next(next));
            }
            if self.is_flushed && is_to_leave() {
                return Poll::Ready(Event::Next(IdleEnd::End));
            }
            // The alarm and the stage wake this task, so it need not check them after an answer.
            let is_busy = self.asked != before;
            if is_busy && is_watched && self.is_in_time(limits, &alarm) && !known.has_changed() {
                return Poll::Pending;
            }
            is_watched = true;
            if let Poll::Ready(kind) = self.late(limits, alarm.as_mut(), cx) {
                return Poll::Ready(Event::Late(kind));
            }
            changed.as_mut().poll(cx).map(Event::Stage)
        })
        .await
    }

    fn poll<I>(&mut self, stream: &mut I, cx: &mut Context<'_>) -> Poll<IdleEnd>
    where
        I: AsyncRead + AsyncWrite + Unpin,
    {
        loop {
            if ready!(self.poll_sent(stream, cx)).is_err() {
                return Poll::Ready(IdleEnd::CutOff);
            }
            let mut space = [MaybeUninit::uninit(); LONGEST_HEAD_BYTES];
            let mut buffer = ReadBuf::uninit(&mut space);
            let read = ready!(Pin::new(&mut *stream).poll_read(cx, &mut buffer));
            let head = buffer.filled();
            if read.is_err() || head.is_empty() {
                return Poll::Ready(IdleEnd::End);
            }
            let now = Instant::now();
            let Some(answer) = self.answer(head, now) else {
                return Poll::Ready(IdleEnd::Request(Bytes::copy_from_slice(head)));
            };
            self.past = ConnectionHistory::Requests;
            (self.asked, self.since) = (now, now);
            (self.unsent, self.is_flushed) = (answer, false);
        }
    }

    /// When the server is draining or full, hyper answers instead and marks the answer as the last one.
    fn answer(&self, head: &[u8], now: Instant) -> Option<Bytes> {
        if self.stage != Stage::Serving || head.len() > self.longest_head {
            return None;
        }
        let fast_path = self.fast_path?;
        let request = FastRequest::read(head, |target| fast_path.covers(target))?;
        fast_path.answer(&request, self.peer, now.into_std())
    }

    fn poll_sent<I>(&mut self, stream: &mut I, cx: &mut Context<'_>) -> Poll<std::io::Result<()>>
    where
        I: AsyncWrite + Unpin,
    {
        while !self.unsent.is_empty() {
            let written = ready!(Pin::new(&mut *stream).poll_write(cx, &self.unsent))?;
            if written == 0 {
                return Poll::Ready(Err(std::io::ErrorKind::WriteZero.into()));
            }
            self.unsent.advance(written);
            if !self.unsent.is_empty() {
                self.since = Instant::now();
            }
        }
        if !self.is_flushed {
            ready!(Pin::new(&mut *stream).poll_flush(cx))?;
            self.is_flushed = true;
            self.unsent = Bytes::new();
        }
        Poll::Ready(Ok(()))
    }

    fn enter(&mut self, stage: Stage) {
        // When places get scarce, a connection may already have idled long enough; on shutdown all get the same time.
        if stage == Stage::Draining && self.is_flushed {
            self.since = Instant::now();
        }
        self.stage = stage;
    }

    fn late(
        &self,
        limits: &Limits,
        mut alarm: Pin<&mut Sleep>,
        cx: &mut Context<'_>,
    ) -> Poll<Timeout> {
        let (deadline, kind) = self.deadline(limits);
        if deadline < alarm.deadline() {
            alarm.as_mut().reset(deadline);
        }
        loop {
            ready!(alarm.as_mut().poll(cx));
            if deadline <= alarm.deadline() {
                return Poll::Ready(kind);
            }
            alarm.as_mut().reset(deadline);
        }
    }

    /// Whether the alarm had not fired when it was last polled, and need not fire sooner.
    fn is_in_time(&self, limits: &Limits, alarm: &Sleep) -> bool {
        let alarm = alarm.deadline();
        self.asked < alarm && alarm <= self.deadline(limits).0
    }

    fn deadline(&self, limits: &Limits) -> (Instant, Timeout) {
        if !self.is_flushed {
            let stall = (later(self.since, limits.write_timeout), Timeout::Write);
            let whole = (later(self.asked, limits.request_timeout), Timeout::Request);
            return if stall.0 <= whole.0 { stall } else { whole };
        }
        let (limit, kind) = match (self.stage, self.past) {
            (Stage::Serving, ConnectionHistory::Nothing) => {
                (limits.first_byte_timeout, Timeout::FirstByte)
            }
            (Stage::Serving, ConnectionHistory::Requests) => (limits.idle_timeout, Timeout::Idle),
            _ => (limits.linger, Timeout::Idle),
        };
        (later(self.since, limit), kind)
    }

    /// False when the server asks an idle client to leave early for its own reasons.
    fn is_clients_fault(&self) -> bool {
        !self.is_flushed || self.stage == Stage::Serving
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

    use super::*;
    use crate::shutdown::StageSwitch;

    const HOUR: Duration = Duration::from_secs(3600);
    const MOMENT: Duration = Duration::from_millis(1);

    struct Known;

    impl FastPath for Known {
        fn covers(&self, _: &str) -> bool {
            true
        }

        fn answer(&self, _: &FastRequest<'_>, _: Peer, _: std::time::Instant) -> Option<Bytes> {
            Some(Bytes::from_static(b"known"))
        }
    }

    fn limits(first_byte_timeout: Duration, idle_timeout: Duration) -> Limits {
        Limits {
            first_byte_timeout,
            idle_timeout,
            ..Limits::default()
        }
    }

    fn idle(limits: &Limits, begun: Instant) -> Idle<'static> {
        Idle {
            peer: Peer {
                address: ([127, 0, 0, 1], 1).into(),
                tls: false,
            },
            fast_path: Some(&Known),
            longest_head: limits.max_header_bytes,
            stage: Stage::Serving,
            past: ConnectionHistory::Nothing,
            since: begun,
            asked: begun,
            unsent: Bytes::new(),
            is_flushed: true,
        }
    }

    /// Polls `between` while it waits once, then checks. Returns the outcome, and when the alarm was and is now set
    /// to fire.
    async fn asked(
        limits: Limits,
        between: impl AsyncFnOnce(&StageSwitch, Instant),
    ) -> (Poll<Event>, Instant, Instant) {
        let (mut client, mut server) = duplex(100);
        let switch = StageSwitch::new();
        let (mut stages, begun) = (switch.subscribe(), Instant::now());
        let mut idle = idle(&limits, begun);
        let mut alarm = pin!(sleep_until(idle.deadline(&limits).0));
        let first = alarm.deadline();
        let came = {
            let server: &mut DuplexStream = &mut server;
            let event = idle.event(server, &mut stages, &limits, alarm.as_mut(), || false);
            let mut event = pin!(event);
            let mut context = Context::from_waker(std::task::Waker::noop());
            assert!(event.as_mut().poll(&mut context).is_pending());
            between(&switch, first).await;
            client
                .write_all(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                .await
                .unwrap();
            event.as_mut().poll(&mut context)
        };
        (came, first, alarm.deadline())
    }

    #[tokio::test]
    async fn a_stage_that_begins_as_a_request_comes_is_noticed() {
        let change = async |switch: &StageSwitch, _| switch.advance_to(Stage::Draining);
        let (came, ..) = asked(limits(HOUR, 2 * HOUR), change).await;
        assert!(matches!(came, Poll::Ready(Event::Stage(Stage::Draining))));
    }

    #[tokio::test]
    async fn who_has_to_leave_goes_when_the_answer_is_sent() {
        let (mut client, mut server) = duplex(3);
        let (switch, limits) = (StageSwitch::new(), limits(HOUR, HOUR));
        let mut stages = switch.subscribe();
        let mut idle = idle(&limits, Instant::now());
        (idle.unsent, idle.is_flushed) = (Bytes::from_static(b"known"), false);
        let mut alarm = pin!(sleep_until(idle.deadline(&limits).0));
        let server: &mut DuplexStream = &mut server;
        let mut event = pin!(idle.event(server, &mut stages, &limits, alarm.as_mut(), || true));
        let mut context = Context::from_waker(std::task::Waker::noop());
        assert!(event.as_mut().poll(&mut context).is_pending());
        let mut answer = [0; 5];
        client.read_exact(&mut answer[..3]).await.unwrap();
        let came = event.as_mut().poll(&mut context);
        assert!(matches!(came, Poll::Ready(Event::Next(IdleEnd::End))));
        client.read_exact(&mut answer[3..]).await.unwrap();
        assert_eq!(&answer, b"known");
    }

    #[tokio::test]
    async fn an_alarm_that_goes_off_as_a_request_comes_is_set_anew() {
        let wait = async |_: &StageSwitch, first| tokio::time::sleep_until(first + MOMENT).await;
        let (came, first, alarm) = asked(limits(MOMENT, HOUR), wait).await;
        assert!(came.is_pending());
        assert!(alarm > first);
    }

    #[tokio::test]
    async fn an_alarm_comes_sooner_where_who_has_asked_may_idle_for_less_than_who_has_not() {
        let (came, first, alarm) = asked(limits(2 * HOUR, HOUR), async |_, _| {}).await;
        assert!(came.is_pending());
        assert!(alarm < first);
    }
}

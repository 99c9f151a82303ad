//! Drives one HTTP connection and closes it when it takes too long.
//!
//! One timer serves all limits. It is reset only when the connection's activity changes, so a request on a busy
//! connection reads the clock once.
//!
//! A quiet HTTP/1.1 connection goes back to `http1.rs`, which lets it idle without hyper's buffers.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::task::unconstrained;
use tokio::time::{Instant, Sleep, sleep_until};

use crate::activity::{Activity, WaitingFor};
use crate::connection::Terms;
use crate::metrics::Timeout;
use crate::options::Limits;
use crate::shutdown::Stage;

/// How long a connection keeps its buffers for the next request. A page requests all it needs within less.
const REST_AFTER: Duration = Duration::from_millis(200);

/// Why the watch ends.
#[derive(Debug)]
pub(crate) enum WatchEnd {
    Ended(hyper::Result<()>),
    /// The connection has been quiet since then.
    Resting(Instant),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Protocol {
    /// Requests come one after another, so their time is measured here.
    Http1,
    /// Requests run concurrently, each with its own timer.
    Http2,
}

/// Polls `connection` until it ends, is too slow, or is cut off because the server's grace is over.
///
/// `say_goodbye` closes it once no request is in progress: at once on HTTP/1.1, by a GOAWAY on HTTP/2.
pub(crate) async fn watch<C: Future<Output = hyper::Result<()>>>(
    mut connection: Pin<&mut C>,
    say_goodbye: impl Fn(Pin<&mut C>),
    protocol: Protocol,
    activity: &Activity,
    terms: &Terms,
) -> WatchEnd {
    let mut stages = terms.stages.clone();
    let mut clock = Clock::new(protocol, activity, &terms.limits, stages.current());
    loop {
        match clock.stage {
            Stage::CutOff => return WatchEnd::Ended(Ok(())),
            Stage::Draining => activity.announce_end(),
            Stage::Serving | Stage::Full => {}
        }
        // A flood of frames uses up the task's whole turn every time. Without `unconstrained`, the clock and the
        // shutdown would never be polled.
        tokio::select! {
            biased;
            ended = connection.as_mut() => return WatchEnd::Ended(ended),
            stage = unconstrained(stages.changed()) => clock.enter(stage),
            due = unconstrained(poll_fn(|cx| clock.poll(cx))) => {
                match due {
                    WatchAction::Goaway => {}
                    WatchAction::Rest => return WatchEnd::Resting(clock.since),
                    WatchAction::Late(kind) => {
                        if clock.is_clients_fault(kind) {
                            terms.place.metrics.count_timeout(kind);
                        }
                        if clock.turn != WaitingFor::Quiet || clock.said_goodbye {
                            return WatchEnd::Ended(Ok(()));
                        }
                    }
                }
                clock.note_goodbye();
                say_goodbye(connection.as_mut());
            }
        }
    }
}

/// What the watch has to do.
#[derive(Clone, Copy)]
enum WatchAction {
    /// Tell an HTTP/2 client that there will be no more requests on this connection.
    Goaway,
    Rest,
    Late(Timeout),
}

struct Clock<'a> {
    protocol: Protocol,
    activity: &'a Activity,
    limits: &'a Limits,
    stage: Stage,
    said_goodbye: bool,
    turn: WaitingFor,
    requests: u32,
    /// When this turn of this request began.
    since: Instant,
    /// Since when the client has taken no bytes, and the number that identifies this stall.
    stall: Option<(u32, Instant)>,
    alarm: Pin<Box<Sleep>>,
}

impl<'a> Clock<'a> {
    fn new(
        protocol: Protocol,
        activity: &'a Activity,
        limits: &'a Limits,
        stage: Stage,
    ) -> Clock<'a> {
        let since = Instant::now();
        Clock {
            protocol,
            activity,
            limits,
            stage,
            said_goodbye: false,
            turn: WaitingFor::Quiet,
            requests: 0,
            since,
            stall: None,
            alarm: Box::pin(sleep_until(later(since, limits.first_byte_timeout))),
        }
    }

    fn enter(&mut self, stage: Stage) {
        // When places get scarce, a connection may already have idled long enough; on shutdown all get the same time.
        if stage == Stage::Draining && self.turn == WaitingFor::Quiet {
            self.since = Instant::now();
        }
        self.stage = stage;
    }

    fn note_goodbye(&mut self) {
        self.said_goodbye = true;
        self.since = Instant::now();
    }

    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<WatchAction> {
        self.observe();
        if self.needs_goaway() {
            return Poll::Ready(WatchAction::Goaway);
        }
        if self.activity.rests_now() && self.may_rest() {
            return Poll::Ready(WatchAction::Rest);
        }
        let Some((deadline, due)) = self.deadline() else {
            return Poll::Pending;
        };
        if deadline < self.alarm.deadline() {
            self.alarm.as_mut().reset(deadline);
        }
        loop {
            ready!(self.alarm.as_mut().poll(cx));
            if deadline <= self.alarm.deadline() {
                return Poll::Ready(due);
            }
            self.alarm.as_mut().reset(deadline);
        }
    }

    fn observe(&mut self) {
        let requests = self.activity.requests();
        let turn = match self.activity.turn() {
            // Bytes that begin no request, such as the answer to a ping.
            WaitingFor::Head if self.protocol == Protocol::Http2 => WaitingFor::Quiet,
            turn => turn,
        };
        if (turn, requests) != (self.turn, self.requests) {
            (self.turn, self.requests) = (turn, requests);
            self.since = Instant::now();
        }
        let mark = self.activity.stall();
        if mark != self.stall.map(|(mark, _)| mark) {
            self.stall = mark.map(|mark| (mark, Instant::now()));
        }
    }

    fn deadline(&self) -> Option<(Instant, WatchAction)> {
        let turn = self.turn_limit();
        let turn = turn.map(|(limit, kind)| (later(self.since, limit), WatchAction::Late(kind)));
        let patience = self.limits.write_timeout;
        let stall = self.stall;
        let stall =
            stall.map(|(_, since)| (later(since, patience), WatchAction::Late(Timeout::Write)));
        let rest = self.may_rest();
        let rest = rest.then(|| (later(self.since, REST_AFTER), WatchAction::Rest));
        let all = [turn, stall, rest].into_iter().flatten();
        all.min_by_key(|(deadline, _)| *deadline)
    }

    fn may_rest(&self) -> bool {
        self.protocol == Protocol::Http1
            && self.turn == WaitingFor::Quiet
            && self.requests > 0
            && self.stage == Stage::Serving
            && !self.said_goodbye
    }

    fn turn_limit(&self) -> Option<(Duration, Timeout)> {
        let limits = self.limits;
        match self.turn {
            WaitingFor::Quiet if self.said_goodbye => Some((limits.write_timeout, Timeout::Write)),
            WaitingFor::Quiet if self.stage != Stage::Serving => {
                Some((limits.linger, Timeout::Idle))
            }
            WaitingFor::Quiet if self.requests == 0 => {
                Some((limits.first_byte_timeout, Timeout::FirstByte))
            }
            WaitingFor::Quiet => Some((limits.idle_timeout, Timeout::Idle)),
            WaitingFor::Head => Some((limits.header_timeout, Timeout::Header)),
            WaitingFor::Answer if self.protocol == Protocol::Http1 => {
                Some((limits.request_timeout, Timeout::Request))
            }
            WaitingFor::Answer => None,
        }
    }

    /// HTTP/1.1 announces the end with its next answer. A new HTTP/2 client may be sending its first request, and is
    /// told after it.
    fn needs_goaway(&self) -> bool {
        self.protocol == Protocol::Http2
            && self.stage == Stage::Draining
            && self.requests > 0
            && !self.said_goodbye
    }

    /// False when the server asks an idle client to leave early for its own reasons.
    fn is_clients_fault(&self, kind: Timeout) -> bool {
        kind != Timeout::Idle || self.stage == Stage::Serving
    }
}

/// `since + wait`, also where `wait` means never.
pub(crate) fn later(since: Instant, wait: Duration) -> Instant {
    const NEVER: Duration = Duration::from_secs(30 * 365 * 24 * 60 * 60);
    since + wait.min(NEVER)
}

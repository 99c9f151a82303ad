//! The schedule of requests and their end, shared by all readers.
//!
//! In a closed loop each reader asks again when it has its answer. In an open loop (`--rate`) front pages are due at
//! fixed times, whether the server keeps up or not.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};

/// So that all readers are there when it begins.
const HEAD_START: Duration = Duration::from_millis(20);
/// Ctrl-C is seen within this.
const LONGEST_SLEEP: Duration = Duration::from_millis(50);

pub(super) struct Schedule {
    pub(super) begun: Instant,
    end: Instant,
    /// Requests that may still be sent.
    left: AtomicU64,
    due: Option<OpenLoop>,
}

/// Front pages of an open loop.
struct OpenLoop {
    a_second: f64,
    all: u64,
    /// One for each that is due and that nobody reads yet.
    tickets: Semaphore,
    handed_out: AtomicU64,
    taken: AtomicU64,
    /// How long what was due is still sent after the end.
    late: Duration,
}

impl Schedule {
    pub(super) fn closed(time: Duration, most: u64) -> Self {
        let begun = Instant::now() + HEAD_START;
        Self {
            begun,
            end: begun + time,
            left: AtomicU64::new(most),
            due: None,
        }
    }

    /// `late`: a server that falls behind is given this long to catch up.
    pub(super) fn open(time: Duration, most: u64, pages_a_second: f64, late: Duration) -> Self {
        let due = OpenLoop {
            a_second: pages_a_second,
            all: (pages_a_second * time.as_secs_f64()).round() as u64,
            tickets: Semaphore::new(0),
            handed_out: AtomicU64::new(0),
            taken: AtomicU64::new(0),
            late,
        };
        Self {
            due: Some(due),
            ..Self::closed(time, most)
        }
    }

    /// When the next front page is due, once it is; `None` at the end.
    pub(super) async fn next(&self) -> Option<Instant> {
        let Some(due) = &self.due else {
            let now = Instant::now();
            return (now < self.end && self.has_requests_left()).then_some(now);
        };
        due.tickets.acquire().await.ok()?.forget();
        let number = due.taken.fetch_add(1, Ordering::Relaxed);
        self.has_requests_left()
            .then(|| self.begun + due.after(number))
    }

    /// One of the requests that may be sent.
    pub(super) fn take_request(&self) -> bool {
        let one_less = |left: u64| left.checked_sub(1);
        let taken = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less);
        taken.is_ok()
    }

    pub(super) fn has_requests_left(&self) -> bool {
        self.left.load(Ordering::Relaxed) > 0
    }

    /// Front pages that are due and that no reader had time for.
    pub(super) fn unsent(&self) -> u64 {
        self.due.as_ref().map_or(0, OpenLoop::unread)
    }

    /// Hands out front pages as they become due, until the end; on a thread of its own, whose sleep is far more exact
    /// than a timer of tokio's, which knows milliseconds.
    pub(super) fn keep_time(&self, stopped: &watch::Receiver<bool>) {
        let Some(due) = &self.due else { return };
        let mut handed_out = 0;
        while handed_out < due.all && !*stopped.borrow() && self.has_requests_left() {
            let by_now = due.all.min(due.by(self.begun.elapsed()));
            due.hand_out(by_now - handed_out);
            handed_out = by_now;
            let next = self.begun + due.after(handed_out);
            sleep(
                next.saturating_duration_since(Instant::now())
                    .min(LONGEST_SLEEP),
            );
        }
        let last = self.end + due.late;
        // Not the tickets: one that is on its way to a reader who has yet to wake is lost when they are closed.
        while due.unread() > 0 && self.has_requests_left() {
            if *stopped.borrow() || Instant::now() > last {
                break;
            }
            sleep(Duration::from_millis(1));
        }
        due.tickets.close();
    }
}

impl OpenLoop {
    fn after(&self, number: u64) -> Duration {
        Duration::from_secs_f64(number as f64 / self.a_second)
    }

    fn hand_out(&self, pages: u64) {
        self.handed_out.fetch_add(pages, Ordering::Relaxed);
        let tickets = usize::try_from(pages).unwrap_or(Semaphore::MAX_PERMITS);
        self.tickets.add_permits(tickets);
    }

    fn unread(&self) -> u64 {
        let handed_out = self.handed_out.load(Ordering::Relaxed);
        handed_out.saturating_sub(self.taken.load(Ordering::Relaxed))
    }

    /// How many are due when so much time has passed; the first at once.
    fn by(&self, passed: Duration) -> u64 {
        if passed.is_zero() {
            return 0;
        }
        (passed.as_secs_f64() * self.a_second).floor() as u64 + 1
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    #[test]
    fn an_open_loop_has_its_pages_due_at_even_times() {
        let schedule = Schedule::open(
            Duration::from_millis(40),
            1_000,
            500.0,
            Duration::from_secs(5),
        );
        let (_stop, stopped) = watch::channel(false);
        let schedule = &schedule;
        let due = std::thread::scope(|scope| {
            scope.spawn(|| schedule.keep_time(&stopped));
            let reader = scope.spawn(|| {
                let runtime = tokio::runtime::Builder::new_current_thread().build();
                runtime.unwrap().block_on(async {
                    let mut due = Vec::new();
                    while let Some(at) = schedule.next().await {
                        due.push(at.duration_since(schedule.begun));
                    }
                    due
                })
            });
            reader.join().unwrap()
        });
        let even: Vec<Duration> = (0..20).map(|n| Duration::from_millis(2 * n)).collect();
        assert_eq!(due, even);
    }

    #[test]
    fn a_page_is_unsent_until_its_reader_has_woken() {
        let second = Duration::from_secs(1);
        let schedule = Schedule::open(second, 1_000, 1.0, second);
        let due = schedule.due.as_ref().unwrap();
        let mut reader = pin!(schedule.next());
        let mut context = Context::from_waker(Waker::noop());
        assert!(reader.as_mut().poll(&mut context).is_pending());
        due.hand_out(1);
        assert_eq!((due.tickets.available_permits(), schedule.unsent()), (0, 1));
        let page = reader.as_mut().poll(&mut context);
        assert_eq!(page, Poll::Ready(Some(schedule.begun)));
        assert_eq!(schedule.unsent(), 0);
    }

    #[test]
    fn what_nobody_reads_is_given_up_at_the_end() {
        let schedule = Schedule::open(Duration::from_millis(4), 1_000, 500.0, Duration::ZERO);
        let (_stop, stopped) = watch::channel(false);
        schedule.keep_time(&stopped);
        assert_eq!(schedule.unsent(), 2);
    }

    #[test]
    fn no_more_requests_are_sent_than_were_allowed() {
        let schedule = Schedule::closed(Duration::from_secs(60), 2);
        assert!(schedule.take_request() && schedule.take_request());
        assert!(!schedule.take_request() && !schedule.has_requests_left());
    }
}

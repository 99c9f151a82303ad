//! A sliding window made of two windows, of which the earlier one fades out.

use std::time::Duration;

use jiff::Timestamp;

/// Two windows: the sum slides from the one into the other.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Window {
    number: i64,
    before: u64,
    count: u64,
}

impl Window {
    pub(super) fn with_one_more(self) -> Self {
        Self {
            count: self.count + 1,
            ..self
        }
    }
}

/// The position of the current time between two windows.
#[derive(Debug, Clone, Copy)]
pub(super) struct WindowPosition {
    number: i64,
    /// Milliseconds since the window began, and its length.
    passed: u64,
    length: u64,
}

impl WindowPosition {
    pub(super) fn of(now: Timestamp, length: Duration) -> Self {
        let length = u64::try_from(length.as_millis()).unwrap_or(u64::MAX).max(1);
        let now = now.as_millisecond();
        let signed = i64::try_from(length).unwrap_or(i64::MAX);
        Self {
            number: now.div_euclid(signed),
            passed: u64::try_from(now.rem_euclid(signed)).unwrap_or_default(),
            length,
        }
    }

    /// The window at this moment. After a clock was set back it begins anew.
    pub(super) fn moved(self, window: Window) -> Window {
        match self.number - window.number {
            0 => window,
            1 => Window {
                number: self.number,
                before: window.count,
                count: 0,
            },
            _ => Window {
                number: self.number,
                ..Window::default()
            },
        }
    }

    /// The sum over one length before now, assuming that the earlier ones came evenly.
    pub(super) fn sum(self, window: Window) -> u64 {
        let left = self.length - self.passed;
        let before = u128::from(window.before) * u128::from(left) / u128::from(self.length);
        window.count + u64::try_from(before).unwrap_or(u64::MAX)
    }

    /// The time until another one is allowed.
    pub(super) fn wait(self, window: Window, most: u64) -> Duration {
        let left = self.length - self.passed;
        // So many of those before must have slid out: in this window, or in the next when these are those before.
        let slid = |before: u64, room: u64| {
            let out = before.saturating_sub(room) + 1;
            let millis = u128::from(self.length) * u128::from(out) / u128::from(before.max(1));
            u64::try_from(millis).unwrap_or(u64::MAX)
        };
        let millis = match most.checked_sub(window.count + 1) {
            Some(room) => slid(window.before, room + 1).saturating_sub(self.passed),
            None => left.saturating_add(slid(window.count, most)),
        };
        Duration::from_millis(millis.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(seconds: i64) -> WindowPosition {
        WindowPosition::of(
            Timestamp::from_second(seconds).unwrap(),
            Duration::from_secs(600),
        )
    }

    #[test]
    fn the_sum_slides_from_one_window_into_the_next() {
        let full = Window {
            number: 0,
            before: 0,
            count: 30,
        };
        for (seconds, sum) in [
            (599, 30),
            (600, 30),
            (900, 15),
            (1190, 0),
            (1800, 0),
            (90_000, 0),
        ] {
            let moment = moment(seconds);
            assert_eq!(moment.sum(moment.moved(full)), sum, "after {seconds} s");
        }
    }

    #[test]
    fn after_the_wait_that_is_told_there_is_room_and_not_much_before() {
        for (before, count, seconds) in [
            (0, 30, 10),
            (0, 30, 599),
            (30, 0, 600),
            (20, 15, 700),
            (30, 29, 1100),
        ] {
            let number = seconds / 600;
            let window = Window {
                number,
                before,
                count,
            };
            let now = moment(seconds);
            assert!(now.sum(window) + 1 > 30, "{window:?}");
            let wait = i64::try_from(now.wait(window, 30).as_secs()).unwrap() + 1;
            let then = moment(seconds + wait);
            assert!(
                then.sum(then.moved(window)) < 30,
                "{window:?} after {wait} s"
            );
            let early = moment(seconds + wait - 25.min(wait));
            assert!(
                early.sum(early.moved(window)) + 1 >= 30,
                "{window:?}: {wait} s is too long"
            );
        }
    }
}

//! A sliding window made of short slots, of which the oldest is dropped as a whole.

use std::time::Duration;

use jiff::Timestamp;

/// The slots that one length has. One more is counted, so that never less than a whole length is: no burst at the
/// border of two windows is twice the limit.
const SLOTS: usize = 6;

/// The counts of the latest slots, the current one first.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Window {
    /// The current slot, counted since 1970.
    number: i64,
    counts: [u32; SLOTS + 1],
}

impl Window {
    pub(super) fn with_one_more(mut self) -> Self {
        self.counts[0] = self.counts[0].saturating_add(1);
        self
    }

    /// Without one of the latest.
    pub(super) fn with_one_less(mut self) -> Self {
        if let Some(latest) = self.counts.iter_mut().find(|count| **count > 0) {
            *latest -= 1;
        }
        self
    }

    /// The sum once so many slots have passed.
    fn sum_after(self, slots: usize) -> u64 {
        let left = (SLOTS + 1).saturating_sub(slots);
        self.counts[..left]
            .iter()
            .map(|&count| u64::from(count))
            .sum()
    }
}

/// The position of the current time in a slot.
#[derive(Debug, Clone, Copy)]
pub(super) struct WindowPosition {
    number: i64,
    /// Milliseconds since the slot began, and its length.
    passed: u64,
    slot: u64,
}

impl WindowPosition {
    pub(super) fn of(now: Timestamp, length: Duration) -> Self {
        let length = u64::try_from(length.as_millis()).unwrap_or(u64::MAX);
        let slot = length.div_ceil(SLOTS as u64).max(1);
        let now = now.as_millisecond();
        let signed = i64::try_from(slot).unwrap_or(i64::MAX);
        Self {
            number: now.div_euclid(signed),
            passed: u64::try_from(now.rem_euclid(signed)).unwrap_or_default(),
            slot,
        }
    }

    /// The window at this moment. After a clock was set back it begins anew.
    pub(super) fn moved(self, window: Window) -> Window {
        let mut moved = Window {
            number: self.number,
            ..Window::default()
        };
        if let Ok(slots) = usize::try_from(self.number - window.number)
            && slots <= SLOTS
        {
            moved.counts[slots..].copy_from_slice(&window.counts[..=SLOTS - slots]);
        }
        moved
    }

    /// The sum over one length before now, and at most a slot more.
    pub(super) fn sum(self, window: Window) -> u64 {
        window.sum_after(0)
    }

    /// The time until another one is allowed.
    pub(super) fn wait(self, window: Window, most: u64) -> Duration {
        let mut slots = 1..=SLOTS as u64;
        let is_enough =
            |slots: &u64| window.sum_after(usize::try_from(*slots).unwrap_or(SLOTS)) < most;
        let slots = slots.find(is_enough).unwrap_or(SLOTS as u64 + 1);
        let millis = (self.slot - self.passed).saturating_add(self.slot.saturating_mul(slots - 1));
        Duration::from_millis(millis.max(1))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const LENGTH: u64 = 600;
    const MOST: u64 = 30;

    fn moment(millis: i64) -> WindowPosition {
        WindowPosition::of(
            Timestamp::from_millisecond(millis).unwrap(),
            Duration::from_secs(LENGTH),
        )
    }

    /// Which of some requests are allowed, by their times.
    fn allowed(times: &[i64]) -> Vec<i64> {
        let mut window = Window::default();
        let mut allowed = Vec::new();
        for &time in times {
            let now = moment(time);
            window = now.moved(window);
            if now.sum(window) < MOST {
                window = window.with_one_more();
                allowed.push(time);
            }
        }
        allowed
    }

    #[test]
    fn a_burst_at_a_border_of_two_windows_is_no_larger_than_the_limit() {
        let burst = |second: i64| (0..50).map(move |number| second * 1000 + number);
        let times: Vec<i64> = burst(599).chain(burst(601)).chain(burst(1190)).collect();
        assert_eq!(allowed(&times).len(), 30);
        let times: Vec<i64> = burst(599).chain(burst(1300)).collect();
        assert_eq!(allowed(&times).len(), 60);
    }

    #[test]
    fn a_clock_that_was_set_back_begins_anew() {
        let full = (0..30).fold(moment(900_000).moved(Window::default()), |window, _| {
            window.with_one_more()
        });
        let now = moment(100_000);
        assert_eq!(now.sum(now.moved(full)), 0);
    }

    proptest! {
        #[test]
        fn in_no_span_of_a_length_more_are_allowed_than_the_limit(
            steps in proptest::collection::vec(0_i64..60_000, 1..400),
        ) {
            let times: Vec<i64> = steps.iter().scan(0, |time, step| { *time += step; Some(*time) }).collect();
            let allowed = allowed(&times);
            let beyond = usize::try_from(MOST).unwrap();
            for span in allowed.windows(beyond + 1) {
                prop_assert!(span[beyond] - span[0] >= i64::try_from(LENGTH * 1000).unwrap());
            }
        }

        #[test]
        fn after_the_wait_that_is_told_there_is_room_and_not_before(
            counts in proptest::array::uniform7(0_u32..40),
            millis in 0_i64..10_000_000,
        ) {
            let now = moment(millis);
            let window = Window { number: now.number, counts };
            prop_assume!(now.sum(window) >= MOST);
            let wait = i64::try_from(now.wait(window, MOST).as_millis()).unwrap();
            let then = moment(millis + wait);
            prop_assert!(then.sum(then.moved(window)) < MOST);
            let early = moment(millis + wait - 1);
            prop_assert!(early.sum(early.moved(window)) >= MOST);
        }
    }
}

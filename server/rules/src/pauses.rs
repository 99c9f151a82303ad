//! How long a mail, a webhook or a question to Akismet waits after a failed attempt, and when it is given up. It also
//! says which times only a wrong clock can have left.

use std::time::Duration;

use afterword_model::change::{Effect, Mending, Outbox, Work};
use jiff::{SignedDuration, Timestamp};

use crate::in_millis;

/// Pauses begin with a minute and double.
#[derive(Debug, Clone, Copy)]
pub struct Pauses {
    longest: SignedDuration,
    /// The longest pause that the other side may ask for.
    longest_asked: SignedDuration,
    /// How long anything is tried.
    patience: SignedDuration,
}

pub const MAILS: Pauses = Pauses {
    longest: SignedDuration::from_hours(4),
    longest_asked: SignedDuration::ZERO,
    patience: SignedDuration::from_hours(3 * 24),
};

pub const WEBHOOKS: Pauses = Pauses {
    longest: SignedDuration::from_hours(4),
    longest_asked: SignedDuration::from_hours(24),
    patience: SignedDuration::from_hours(3 * 24),
};

pub const QUESTIONS: Pauses = Pauses {
    longest: SignedDuration::from_hours(1),
    longest_asked: SignedDuration::ZERO,
    patience: SignedDuration::from_hours(24),
};

/// However long it waited, nothing is given up with fewer attempts, which are spread over two hours. A clock that is ahead
/// for a moment ends nothing, and neither does a machine that slept for days.
const LEAST_ATTEMPTS: u32 = 8;

/// A clock may be adjusted a little at any time.
const SLACK: SignedDuration = SignedDuration::from_mins(1);
/// A hundred years, if a setting is longer.
const FOR_EVER: SignedDuration = SignedDuration::from_hours(100 * 365 * 24);

impl Pauses {
    /// Whether what was created then is not tried again after so many failures.
    #[must_use]
    pub fn is_over(&self, created: Timestamp, failures: u32, now: Timestamp) -> bool {
        failures >= LEAST_ATTEMPTS && now.duration_since(created) > self.patience
    }

    /// When the next attempt is due after so many failed ones. The other side may ask for a longer pause, not for a
    /// shorter one.
    #[must_use]
    pub fn next(&self, failures: u32, asked: Option<Timestamp>, now: Timestamp) -> Timestamp {
        let minutes = SignedDuration::from_mins(1 << failures.saturating_sub(1).min(16));
        let due = now + minutes.min(self.longest);
        asked.map_or(due, |asked| due.max(asked.min(now + self.longest_asked)))
    }

    /// Runs before a claim: what a wrong clock holds back becomes due. Nothing is created in the future, and nothing
    /// is postponed for longer than the longest pause. `span`: how long rows may wait for another reason.
    #[must_use]
    pub(crate) fn mending(
        &self,
        of: Outbox,
        now: Timestamp,
        leased: Timestamp,
        span: Duration,
    ) -> Work {
        let span = SignedDuration::try_from(span).map_or(FOR_EVER, |span| span.min(FOR_EVER));
        let longest = self.longest.max(self.longest_asked).max(span);
        let created = after(now, SLACK);
        let mending = Mending {
            of,
            now: in_millis(now),
            created,
            due: after(created, longest),
            leased: after(leased, SLACK),
        };
        let (work, _) = Work::new(Vec::new(), move |_| {
            Ok((vec![Effect::MendTimes(mending.clone())], ()))
        });
        work
    }
}

fn after(time: Timestamp, span: SignedDuration) -> Timestamp {
    in_millis(time.checked_add(span).unwrap_or(Timestamp::MAX))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const NOW: Timestamp = Timestamp::UNIX_EPOCH;

    fn pause(pauses: Pauses, failures: u32, asked: Option<i64>) -> i64 {
        let asked = asked.and_then(|minutes| Timestamp::from_second(minutes * 60).ok());
        let due = pauses.next(failures, asked, NOW);
        due.duration_since(NOW).as_mins()
    }

    #[test]
    fn pauses_double_from_a_minute_to_a_bound() {
        let of = |pauses| {
            [1, 2, 3, 6, 7, 8, 9, 17, u32::MAX].map(|failures| pause(pauses, failures, None))
        };
        assert_eq!(of(MAILS), [1, 2, 4, 32, 64, 128, 240, 240, 240]);
        assert_eq!(of(WEBHOOKS), of(MAILS));
        assert_eq!(of(QUESTIONS), [1, 2, 4, 32, 60, 60, 60, 60, 60]);
    }

    #[test]
    fn a_receiver_may_ask_for_a_longer_pause_within_bounds() {
        for (asked, minutes) in [(10, 10), (-5, 4), (1, 4), (24 * 60, 1440), (100_000, 1440)] {
            assert_eq!(pause(WEBHOOKS, 3, Some(asked)), minutes);
        }
        // Nobody else may.
        assert_eq!(pause(MAILS, 3, Some(10)), 4);
    }

    #[test]
    fn what_was_tried_for_three_days_is_given_up() {
        let after = |hours| NOW + SignedDuration::from_hours(hours);
        for pauses in [MAILS, WEBHOOKS] {
            assert!(!pauses.is_over(NOW, 100, after(72)));
            assert!(pauses.is_over(NOW, 100, after(73)));
        }
        assert!(!QUESTIONS.is_over(NOW, 100, after(24)));
        assert!(QUESTIONS.is_over(NOW, 100, after(25)));
    }

    #[test]
    fn a_clock_that_is_a_year_ahead_gives_up_nothing_that_was_hardly_tried() {
        let ahead = NOW + SignedDuration::from_hours(365 * 24);
        for pauses in [MAILS, WEBHOOKS, QUESTIONS] {
            assert!(!pauses.is_over(NOW, 7, ahead));
            assert!(pauses.is_over(NOW, 8, ahead));
        }
    }

    proptest! {
        /// Or what is postponed now would be taken for a wrong clock's at the next claim.
        #[test]
        fn nothing_that_is_postponed_is_mended(
            failures: u32,
            asked in proptest::option::of(-1_000_000_000_i64..1_000_000_000),
            later in 0_i64..1_000_000_000,
        ) {
            for pauses in [MAILS, WEBHOOKS, QUESTIONS] {
                let asked = asked.and_then(|second| Timestamp::from_second(second).ok());
                let due = pauses.next(failures, asked, NOW);
                let now = NOW + SignedDuration::from_millis(later);
                let mut work = pauses.mending(Outbox::Mails, now, now, Duration::ZERO);
                let effects = (work.plan)(&afterword_model::change::Facts::default());
                let Ok([Effect::MendTimes(mending)]) = effects.as_deref() else {
                    return Err(TestCaseError::fail("it mends nothing"));
                };
                prop_assert!(due <= now || due <= mending.due);
            }
        }
    }
}

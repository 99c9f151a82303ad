//! Whether the clock may be trusted with erasing.
//!
//! A clock that is wrong for four seconds would erase for good what should be kept for a month. So a time that is far
//! ahead of the last trusted one must have been steady for a day, by the monotonic clock, before anything expires by
//! it. A time behind it erases less than the trusted one, and needs no proof.

use jiff::{SignedDuration, Timestamp};

/// Clocks are set by hours for good reasons; retention counts in days.
const TOLERATED: SignedDuration = SignedDuration::from_hours(48);
/// How long a time must have been steady that is further ahead.
const PROVEN: SignedDuration = SignedDuration::from_hours(24);

/// The last trusted time, and another one that is being watched.
#[derive(Debug, Clone, Copy)]
pub struct TrustedTime {
    trusted: Reading,
    watched: Option<Reading>,
}

/// Both clocks at the same instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    pub wall: Timestamp,
    /// The monotonic clock, from any origin.
    pub steady: SignedDuration,
}

impl Reading {
    /// How far the wall clock is ahead of what this reading predicts.
    fn ahead(self, now: Self) -> SignedDuration {
        now.wall.duration_since(self.wall) - (now.steady - self.steady)
    }

    fn predicts(self, now: Self) -> bool {
        self.ahead(now).abs() <= TOLERATED
    }
}

/// What may be done by the present time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Trusted,
    /// It was trusted before, and is behind now: what expires by it has expired.
    Behind,
    /// By so much; it is not proven yet.
    Ahead(SignedDuration),
}

impl TrustedTime {
    /// `last`: the last time that was trusted before the start, if one is known.
    #[must_use]
    pub fn at_start(last: Option<Timestamp>, now: Reading) -> Self {
        Self {
            trusted: Reading {
                wall: last.unwrap_or(now.wall),
                ..now
            },
            watched: None,
        }
    }

    /// Call it often: a time is watched from the first call that sees it.
    pub fn judge(&mut self, now: Reading) -> Verdict {
        let watched = self.watched.filter(|watched| watched.predicts(now));
        let is_proven = watched.is_some_and(|watched| now.steady - watched.steady >= PROVEN);
        if is_proven || self.trusted.predicts(now) {
            (self.trusted, self.watched) = (now, None);
            return Verdict::Trusted;
        }
        self.watched = watched.or(Some(now));
        match self.trusted.ahead(now) {
            ahead if ahead.is_positive() => Verdict::Ahead(ahead),
            _ => Verdict::Behind,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);
    const YEAR: SignedDuration = SignedDuration::from_hours(365 * 24);

    /// A reading after so long, by a clock that is ahead by so much.
    fn after(passed: SignedDuration, ahead: SignedDuration) -> Reading {
        Reading {
            wall: Timestamp::UNIX_EPOCH + YEAR * 50 + passed + ahead,
            steady: passed,
        }
    }

    fn running() -> TrustedTime {
        let start = after(SignedDuration::ZERO, SignedDuration::ZERO);
        TrustedTime::at_start(Some(start.wall), start)
    }

    #[test]
    fn time_that_passes_is_trusted_however_long() {
        let mut time = running();
        for passed in [HOUR, HOUR * 2, YEAR, YEAR * 3] {
            let now = after(passed, SignedDuration::ZERO);
            assert_eq!(time.judge(now), Verdict::Trusted);
        }
    }

    #[test]
    fn a_year_ahead_for_a_moment_is_not_trusted_and_forgotten_afterwards() {
        let mut time = running();
        assert_eq!(time.judge(after(HOUR, YEAR)), Verdict::Ahead(YEAR));
        assert_eq!(
            time.judge(after(HOUR * 2, SignedDuration::ZERO)),
            Verdict::Trusted
        );
        assert_eq!(time.judge(after(HOUR * 30, YEAR)), Verdict::Ahead(YEAR));
    }

    #[test]
    fn a_year_ahead_for_a_day_is_trusted() {
        let mut time = running();
        for hours in 0..24 {
            assert_eq!(time.judge(after(HOUR * hours, YEAR)), Verdict::Ahead(YEAR));
        }
        assert_eq!(time.judge(after(HOUR * 24, YEAR)), Verdict::Trusted);
        assert_eq!(time.judge(after(HOUR * 25, YEAR)), Verdict::Trusted);
    }

    #[test]
    fn a_clock_that_keeps_jumping_proves_nothing() {
        let mut time = running();
        for hours in 0..60 {
            let ahead = YEAR * (1 + hours);
            assert_eq!(
                time.judge(after(HOUR * hours, ahead)),
                Verdict::Ahead(ahead)
            );
        }
    }

    #[test]
    fn a_server_that_was_off_for_a_year_waits_for_a_day() {
        let start = after(SignedDuration::ZERO, SignedDuration::ZERO);
        let mut time = TrustedTime::at_start(Some(start.wall - YEAR), start);
        assert_eq!(time.judge(start), Verdict::Ahead(YEAR));
        assert_eq!(
            time.judge(after(HOUR * 24, SignedDuration::ZERO)),
            Verdict::Trusted
        );
    }

    #[test]
    fn a_clock_that_is_behind_until_it_is_set_costs_no_wait() {
        let mut time = running();
        assert_eq!(time.judge(after(HOUR, -YEAR)), Verdict::Behind);
        assert_eq!(
            time.judge(after(HOUR * 2, SignedDuration::ZERO)),
            Verdict::Trusted
        );
    }

    #[test]
    fn the_first_start_of_all_trusts_its_clock() {
        let start = after(SignedDuration::ZERO, SignedDuration::ZERO);
        assert_eq!(
            TrustedTime::at_start(None, start).judge(start),
            Verdict::Trusted
        );
    }
}

//! When the next check is due, and of what.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use afterword_store_sqlite::Scope;

/// Checks begin in these hours of the night, in UTC like `backup.at`.
const NIGHT: std::ops::Range<i8> = 2..5;
/// So many nights have read each table once; on the seventh all of it is read.
const PARTS: usize = 6;
/// After one that was put off or has failed.
const AGAIN: SignedDuration = SignedDuration::from_mins(20);

/// What was checked lately. It is only in memory: after a restart the night's check is made once more.
#[derive(Default)]
pub(super) struct Schedule {
    done: Option<Date>,
    /// Put off in the night when it was due.
    owes_whole: bool,
    attempted: Option<Timestamp>,
}

impl Schedule {
    pub(super) fn due(&mut self, now: Timestamp) -> Option<Scope> {
        let time = now.to_zoned(TimeZone::UTC);
        if self.done == Some(time.date()) || !NIGHT.contains(&time.hour()) {
            return None;
        }
        // A clock that was set back must not put off the next attempt.
        let has_just =
            |attempted: Timestamp| attempted <= now && now.duration_since(attempted) < AGAIN;
        if self.attempted.is_some_and(has_just) {
            return None;
        }
        let day = now.as_second().div_euclid(24 * 60 * 60);
        // 1970-01-01 was a Thursday.
        let is_sunday = (day + 4).rem_euclid(7) == 0;
        self.owes_whole |= is_sunday;
        Some(match self.owes_whole {
            true => Scope::Whole,
            false => Scope::Part {
                number: usize::try_from(day.rem_euclid(6)).unwrap_or_default(),
                of: PARTS,
            },
        })
    }

    /// An attempt begins. It counts as one until it is [`done`](Self::done).
    pub(super) fn begins(&mut self, now: Timestamp) {
        self.attempted = Some(now);
    }

    pub(super) fn done(&mut self, scope: Scope, now: Timestamp) {
        if scope == Scope::Whole {
            self.owes_whole = false;
        }
        self.done = Some(now.to_zoned(TimeZone::UTC).date());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(time: &str) -> Timestamp {
        time.parse().unwrap()
    }

    #[test]
    fn each_night_has_its_part_and_sunday_the_whole() {
        let mut schedule = Schedule::default();
        let mut scopes = Vec::new();
        // 2026-03-01 is a Sunday.
        for day in 1..=8 {
            let now = at(&format!("2026-03-{day:02}T02:00:00Z"));
            let scope = schedule.due(now).unwrap();
            schedule.begins(now);
            schedule.done(scope, now);
            assert_eq!(schedule.due(now), None);
            scopes.push(scope);
        }
        assert_eq!((scopes[0], scopes[7]), (Scope::Whole, Scope::Whole));
        let numbers = scopes[1..7].iter().map(|scope| match scope {
            Scope::Part { number, of: 6 } => *number,
            other => panic!("{other:?}"),
        });
        let mut numbers: Vec<usize> = numbers.collect();
        numbers.sort_unstable();
        assert_eq!(numbers, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_whole_check_that_was_put_off_is_made_in_the_next_night() {
        let mut schedule = Schedule::default();
        assert_eq!(schedule.due(at("2026-03-01T01:59:00Z")), None);
        let sunday = at("2026-03-01T02:00:00Z");
        assert_eq!(schedule.due(sunday), Some(Scope::Whole));
        schedule.begins(sunday);
        assert_eq!(schedule.due(at("2026-03-01T02:10:00Z")), None);
        assert_eq!(schedule.due(at("2026-03-01T02:20:00Z")), Some(Scope::Whole));
        assert_eq!(schedule.due(at("2026-03-01T05:00:00Z")), None);
        assert_eq!(schedule.due(at("2026-03-02T02:00:00Z")), Some(Scope::Whole));
    }
}

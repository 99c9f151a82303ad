//! When the next backup is due.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use afterword_config::Backup;

/// With a fixed time of day, how early the next backup may come, so that one that took long or came late does not
/// shift all later ones.
const EARLY: SignedDuration = SignedDuration::from_hours(12);

/// When the next backup is due; at once if there is none. A latest backup in the future is ignored: the clock was
/// wrong.
#[must_use]
pub fn next_due(settings: &Backup, kept: &[Timestamp], now: Timestamp) -> Timestamp {
    let Some(latest) = kept.iter().filter(|time| **time <= now).max() else {
        return now;
    };
    let every = SignedDuration::try_from(*settings.every).unwrap_or(SignedDuration::MAX);
    let due = latest.saturating_add(every).unwrap_or(Timestamp::MAX);
    match settings.at {
        None => due,
        Some(at) => at_time(at.time(), due.saturating_sub(EARLY).unwrap_or(due)),
    }
}

/// The first moment from `from` on with this time of day, in UTC.
fn at_time(at: Time, from: Timestamp) -> Timestamp {
    let day = from.to_zoned(TimeZone::UTC).date();
    let moment = |day: jiff::civil::Date| {
        let zoned = day.to_datetime(at).to_zoned(TimeZone::UTC);
        zoned.map_or(from, |zoned| zoned.timestamp())
    };
    let same_day = moment(day);
    if same_day >= from {
        return same_day;
    }
    day.tomorrow().map_or(from, moment)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(every: &str, at: &str) -> Backup {
        Backup {
            every: every.parse().unwrap(),
            at: (!at.is_empty()).then(|| at.parse().unwrap()),
            ..afterword_config::Config::default().backup
        }
    }

    /// `every` and `at`, the backups that are kept, and when the next is due.
    const CASES: &[(&str, &str, &str, &str)] = &[
        ("24h", "", "", "2026-03-10T12:00:00Z"),
        ("24h", "03:30", "", "2026-03-10T12:00:00Z"),
        ("24h", "", "2026-03-10T11:00:00Z", "2026-03-11T11:00:00Z"),
        (
            "6h",
            "",
            "2026-03-10T01:00:00Z 2026-03-10T07:00:00Z",
            "2026-03-10T13:00:00Z",
        ),
        ("24h", "", "2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z"),
        (
            "24h",
            "03:30",
            "2026-03-10T03:30:07Z",
            "2026-03-11T03:30:00Z",
        ),
        (
            "24h",
            "03:30",
            "2026-03-10T11:00:00Z",
            "2026-03-11T03:30:00Z",
        ),
        (
            "24h",
            "23:59",
            "2026-03-09T23:59:02Z",
            "2026-03-10T23:59:00Z",
        ),
        (
            "7d",
            "03:30",
            "2026-03-08T03:30:01Z",
            "2026-03-15T03:30:00Z",
        ),
        // The clock was once a year ahead.
        (
            "24h",
            "",
            "2026-03-10T11:00:00Z 2027-01-01T00:00:00Z",
            "2026-03-11T11:00:00Z",
        ),
        ("24h", "", "2027-01-01T00:00:00Z", "2026-03-10T12:00:00Z"),
    ];

    #[test]
    fn the_next_backup_is_due_after_the_latest_and_at_the_time_of_day_that_is_set() {
        let now: Timestamp = "2026-03-10T12:00:00Z".parse().unwrap();
        for &(every, at, kept, due) in CASES {
            let kept: Vec<Timestamp> = kept
                .split_whitespace()
                .map(|t| t.parse().unwrap())
                .collect();
            let found = next_due(&settings(every, at), &kept, now);
            assert_eq!(found.to_string(), due, "{every} {at} {kept:?}");
        }
    }
}

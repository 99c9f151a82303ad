//! The `Date` header of an answer (RFC 9110, 6.6.1), formatted once a second by each thread.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use jiff::fmt::rfc2822::DateTimePrinter;

const SECOND: Duration = Duration::from_secs(1);

thread_local! {
    static LAST: RefCell<Date> = const { RefCell::new(Date::unknown()) };
}

/// One second, formatted for the `Date` header.
pub struct Date {
    until: Option<Instant>,
    /// Since 1970.
    pub second: i64,
    pub text: String,
}

impl Date {
    const fn unknown() -> Self {
        Self {
            until: None,
            second: 0,
            text: String::new(),
        }
    }

    /// Takes a monotonic time that was read already. After the wall clock is set, the date is wrong for a second at
    /// most.
    pub fn with<T>(now: Instant, write: impl FnOnce(&Self) -> T) -> T {
        LAST.with_borrow_mut(|last| {
            if last.until.is_none_or(|until| until <= now) {
                *last = Self::read(now);
            }
            write(last)
        })
    }

    /// The date of a given time.
    #[must_use]
    pub fn of(clock: Timestamp) -> Self {
        Self {
            until: None,
            second: clock.as_second(),
            text: printed(clock),
        }
    }

    fn read(now: Instant) -> Self {
        let clock = Timestamp::now();
        let past = u32::try_from(clock.subsec_nanosecond()).unwrap_or_default();
        Self {
            until: Some(now + SECOND - Duration::from_nanos(past.into())),
            ..Self::of(clock)
        }
    }
}

fn printed(clock: Timestamp) -> String {
    let printed = DateTimePrinter::new().timestamp_to_rfc9110_string(&clock);
    // None only before the year 0.
    printed.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_read_anew_when_its_second_is_over() {
        let now = Instant::now();
        let (first, until) = Date::with(now, |date| (date.second, date.until.unwrap()));
        assert!(now < until && until <= now + SECOND);
        Date::with(now, |date| {
            assert_eq!((date.second, date.until), (first, Some(until)));
        });
        let later = until + SECOND;
        Date::with(later, |date| {
            assert!(date.until.unwrap() > later, "{:?}", date.until);
        });
    }
}

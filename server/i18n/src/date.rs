//! Days, minutes and ages as each language writes them, always in UTC: the server does not know where the reader is.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::Texts;

/// Day, hour and minute without words, for all languages the same.
#[must_use]
pub fn minute(time: &Timestamp) -> String {
    time.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

impl Texts {
    #[must_use]
    pub fn day(&'static self, time: &Timestamp) -> String {
        self.date(TimeZone::UTC.to_datetime(*time).date())
    }

    #[must_use]
    pub fn date(&'static self, date: Date) -> String {
        let month = [
            self.date_month_1(),
            self.date_month_2(),
            self.date_month_3(),
            self.date_month_4(),
            self.date_month_5(),
            self.date_month_6(),
            self.date_month_7(),
            self.date_month_8(),
            self.date_month_9(),
            self.date_month_10(),
            self.date_month_11(),
            self.date_month_12(),
        ];
        let year = date.year().to_string();
        self.date_day(i32::from(date.day()), month[month_index(date)], year)
    }

    /// For the foot of a chart, where there is little room.
    #[must_use]
    pub fn short_date(&'static self, date: Date) -> String {
        let month = [
            self.date_short_month_1(),
            self.date_short_month_2(),
            self.date_short_month_3(),
            self.date_short_month_4(),
            self.date_short_month_5(),
            self.date_short_month_6(),
            self.date_short_month_7(),
            self.date_short_month_8(),
            self.date_short_month_9(),
            self.date_short_month_10(),
            self.date_short_month_11(),
            self.date_short_month_12(),
        ];
        self.date_short_day(i32::from(date.day()), month[month_index(date)])
    }

    /// Day, hour and minute; the console's script turns it into the time of where the owner is.
    #[must_use]
    pub fn minute(&'static self, time: &Timestamp) -> String {
        let clock = time.strftime("%H:%M UTC").to_string();
        self.date_minute(clock, self.day(time))
    }

    /// How long before `now`, as short as it can be said, and the day when it is longer ago.
    #[must_use]
    pub fn age(&'static self, time: &Timestamp, now: &Timestamp) -> String {
        let minutes = now.duration_since(*time).as_secs() / 60;
        match (minutes, minutes / 60, minutes / (60 * 24)) {
            (..1, _, _) => self.age_now().to_owned(),
            (1..60, _, _) => self.age_minutes(minutes),
            (_, hours @ ..24, _) => self.age_hours(hours),
            (_, _, days @ ..14) => self.age_days(days),
            _ => self.day(time),
        }
    }
}

fn month_index(date: Date) -> usize {
    usize::from(date.month().unsigned_abs()) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_the_language_does() {
        let time: Timestamp = "2026-03-01T23:59:59Z".parse().unwrap();
        let written = |tag| {
            let texts = Texts::of(tag);
            (
                texts.day(&time),
                texts.short_date(jiff::civil::date(2026, 3, 1)),
            )
        };
        let pair = |day: &str, short: &str| (day.to_owned(), short.to_owned());
        assert_eq!(written("en"), pair("1 March 2026", "1 Mar"));
        assert_eq!(written("de"), pair("1. März 2026", "1. März"));
        assert_eq!(written("fr"), pair("1er mars 2026", "1er mars"));
        assert_eq!(minute(&time), "2026-03-01 23:59 UTC");
        assert_eq!(Texts::of("en").minute(&time), "1 March 2026, 23:59 UTC");
    }

    #[test]
    fn an_age_is_short_and_becomes_the_day() {
        let now: Timestamp = "2026-03-20T12:00:00Z".parse().unwrap();
        let age = |language, then: &str| Texts::of(language).age(&then.parse().unwrap(), &now);
        assert_eq!(age("en", "2026-03-20T12:00:30Z"), "now");
        assert_eq!(age("en", "2026-03-20T11:01:00Z"), "59 min");
        assert_eq!(age("de", "2026-03-19T13:00:00Z"), "23 Std.");
        assert_eq!(age("fr", "2026-03-18T12:00:00Z"), "2\u{a0}j");
        assert_eq!(age("fr", "2026-03-01T12:00:00Z"), "1er mars 2026");
    }
}

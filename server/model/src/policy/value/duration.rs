//! Spans of time, written `500ms`, `30s`, `15m`, `2h`, `90d`.

use std::ops::Deref;

use super::{Text, impl_text_traits, units};

pub const MILLISECOND: i64 = 1;
pub const SECOND: i64 = 1000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

const UNITS: [units::Unit; 5] = [
    ("ms", MILLISECOND as u64),
    ("s", SECOND as u64),
    ("m", MINUTE as u64),
    ("h", HOUR as u64),
    ("d", DAY as u64),
];

/// A hundred years: beyond that, adding a span to a date could leave the calendar.
const MOST: u64 = 36_500 * DAY as u64;

/// A span of time in whole milliseconds, at most 100 years if read from text.
///
/// It dereferences to [`std::time::Duration`], so timers take `*config.server.request_timeout`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Duration(std::time::Duration);

impl Duration {
    pub const fn from_millis(milliseconds: u64) -> Self {
        Self(std::time::Duration::from_millis(milliseconds))
    }

    pub const fn from_secs(seconds: u64) -> Self {
        Self(std::time::Duration::from_secs(seconds))
    }

    pub fn milliseconds(self) -> u64 {
        u64::try_from(self.0.as_millis()).unwrap_or(u64::MAX)
    }
}

impl Deref for Duration {
    type Target = std::time::Duration;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Text for Duration {
    const EXPECTED: &'static str =
        "a time such as \"500ms\", \"30s\", \"15m\", \"2h\" or \"90d\" (at most 36500d)";

    fn read(text: &str) -> Option<Self> {
        let milliseconds = units::read(text, &UNITS)?;
        (milliseconds <= MOST).then_some(Self::from_millis(milliseconds))
    }

    fn write(&self) -> String {
        if self.is_zero() {
            return "0s".to_owned();
        }
        let (number, unit) = units::split(self.milliseconds(), &UNITS);
        format!("{number}{unit}")
    }
}

impl_text_traits!(Duration);

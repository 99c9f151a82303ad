//! Days, or weeks for a long time.

use jiff::ToSpan;
use jiff::civil::Date;

/// More columns are unreadable.
const MOST_DAYS: usize = 90;

/// The numbers of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) struct Day {
    pub date: Date,
    /// Comments of the day, by their current status.
    pub comments: Series,
    pub decisions: u64,
}

/// Comments by their current status.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::console) struct Series {
    pub published: u64,
    pub waiting: u64,
    pub spam: u64,
    pub refused: u64,
}

impl Series {
    #[must_use]
    pub(in crate::console) fn all(&self) -> u64 {
        self.published + self.waiting + self.spam + self.refused
    }

    /// Rounded, but 0 and 100 only if exact; `None` without comments.
    #[must_use]
    pub(in crate::console) fn spam_percent(&self) -> Option<u64> {
        let all = self.all();
        let rounded = (self.spam * 100 + all / 2).checked_div(all)?;
        let is_mixed = self.spam > 0 && self.spam < all;
        Some(if is_mixed {
            rounded.clamp(1, 99)
        } else {
            rounded
        })
    }

    #[must_use]
    pub(in crate::console) fn plus(self, other: Self) -> Self {
        Self {
            published: self.published + other.published,
            waiting: self.waiting + other.waiting,
            spam: self.spam + other.spam,
            refused: self.refused + other.refused,
        }
    }
}

/// A day, or a week by its Monday.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) struct Bucket {
    pub from: Date,
    pub comments: Series,
    pub decisions: u64,
}

#[must_use]
pub(in crate::console) fn is_weekly(days: &[Day]) -> bool {
    days.len() > MOST_DAYS
}

/// `days` in their order, without gaps.
#[must_use]
pub(in crate::console) fn buckets(days: &[Day]) -> Vec<Bucket> {
    let mut buckets: Vec<Bucket> = Vec::new();
    for day in days {
        let from = if is_weekly(days) {
            monday(day.date)
        } else {
            day.date
        };
        match buckets.last_mut() {
            Some(last) if last.from == from => {
                last.comments = last.comments.plus(day.comments);
                last.decisions += day.decisions;
            }
            _ => buckets.push(Bucket {
                from,
                comments: day.comments,
                decisions: day.decisions,
            }),
        }
    }
    buckets
}

fn monday(date: Date) -> Date {
    let since = i64::from(date.weekday().to_monday_zero_offset());
    date.saturating_sub(since.days())
}

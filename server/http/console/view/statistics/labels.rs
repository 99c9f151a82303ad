//! What is said of a day or a week, and of the numbers in it.

use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::super::chart::{Bucket, Stack, is_weekly};
use super::super::parts::address;
use super::{StatisticsPage, TopPage};
use crate::http::console::texts::lists::{Counted, Pattern};
use crate::http::page::texts::Texts;

impl StatisticsPage<'_> {
    pub(super) fn span_days(&self) -> String {
        self.span.days().to_string()
    }

    /// "Comments a day".
    pub(super) fn each(&self, what: &str) -> String {
        let words = &self.words.statistics;
        let each = if is_weekly(self.days) {
            words.a_week
        } else {
            words.a_day
        };
        format!("{what} {each}")
    }

    /// Above the days or weeks of a table.
    pub(super) fn first_head(&self) -> &'static str {
        let words = &self.words.statistics;
        if is_weekly(self.days) {
            words.week
        } else {
            words.day
        }
    }

    pub(super) fn by_group(&self, day: Pattern, week: Pattern) -> Pattern {
        if is_weekly(self.days) { week } else { day }
    }

    pub(super) fn day(&self, date: Date) -> String {
        let zoned = date.to_zoned(TimeZone::UTC);
        let texts = Texts::of(self.words.language);
        zoned.map_or_else(
            |_| date.to_string(),
            |midnight| texts.day(&midnight.timestamp()),
        )
    }

    /// Before the numbers that one points at.
    pub(super) fn label(&self, bucket: &Bucket) -> String {
        let words = &self.words.statistics;
        let label = self.by_group(words.day_label, words.week_label);
        label.filled(&[("date", &self.day(bucket.from))])
    }

    /// Below the columns.
    pub(super) fn labels(&self, buckets: &[Bucket]) -> Vec<String> {
        let labels = buckets.iter();
        labels
            .map(|bucket| self.words.short_day(bucket.from))
            .collect()
    }

    pub(super) fn stacks(
        &self,
        buckets: &[Bucket],
        of: impl Fn(&Bucket) -> (String, Vec<(&'static str, u64)>),
    ) -> Vec<Stack> {
        let stacks = buckets.iter().map(of);
        stacks
            .map(|(title, pieces)| Stack { title, pieces })
            .collect()
    }

    pub(super) fn column_title(&self, bucket: &Bucket) -> String {
        let comments = &bucket.comments;
        if comments.all() == 0 {
            return self.counted(bucket, &self.words.statistics.count, 0);
        }
        let number = |number| self.words.number(number);
        self.words.statistics.column.filled(&[
            ("when", &self.label(bucket)),
            ("all", &self.comment_count(comments.all())),
            ("published", &number(comments.published)),
            ("waiting", &number(comments.waiting)),
            ("spam", &number(comments.spam)),
            ("refused", &number(comments.refused)),
        ])
    }

    pub(super) fn counted(&self, bucket: &Bucket, counted: &Counted, count: u64) -> String {
        let number = self.words.number(count);
        let count = counted.of(count).filled(&[("count", &number)]);
        let gaps = [("when", &*self.label(bucket)), ("count", &count)];
        self.words.statistics.one_number.filled(&gaps)
    }

    pub(super) fn comment_count(&self, count: u64) -> String {
        let number = self.words.number(count);
        let counted = self.words.statistics.count.of(count);
        counted.filled(&[("count", &number)])
    }

    pub(super) fn top_sentence(&self) -> &'static str {
        let words = &self.words.statistics;
        if self.top.is_empty() {
            words.top_none
        } else {
            words.top_was
        }
    }

    /// How long the bar is, in a hundred parts of the longest.
    pub(super) fn bar(&self, page: &TopPage) -> u64 {
        let most = self.top.iter().map(|page| page.count).max();
        let most = most.unwrap_or_default().max(1);
        (page.count.saturating_mul(100) / most).max(1)
    }
}

impl TopPage {
    pub(super) fn name(&self) -> &str {
        if self.title.is_empty() {
            &self.path
        } else {
            &self.title
        }
    }

    pub(super) fn address(&self) -> String {
        let pairs = [
            ("status", "all"),
            ("site", &*self.site),
            ("page", &*self.path),
        ];
        address("/console/comments", &pairs)
    }
}

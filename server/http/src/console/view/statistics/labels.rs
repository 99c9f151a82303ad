//! The labels of a day or a week, and of its numbers.

use afterword_i18n::Key;
use jiff::civil::Date;

use super::super::chart::{Bucket, StackedColumn, is_weekly};
use super::super::parts::address;
use super::{StatisticsPage, TopPage};

impl StatisticsPage<'_> {
    pub(super) fn span_days(&self) -> u16 {
        self.span.days()
    }

    /// "Comments a day".
    pub(super) fn each(&self, what: &str) -> String {
        let texts = self.texts;
        let each = if is_weekly(self.days) {
            texts.console_statistics_a_week()
        } else {
            texts.console_statistics_a_day()
        };
        format!("{what} {each}")
    }

    /// The head of the column with days or weeks.
    pub(super) fn first_head(&self) -> &'static str {
        let texts = self.texts;
        if is_weekly(self.days) {
            texts.console_statistics_week()
        } else {
            texts.console_statistics_day()
        }
    }

    pub(super) fn day(&self, date: Date) -> String {
        self.texts.date(date)
    }

    /// The label in tooltips.
    pub(super) fn label(&self, bucket: &Bucket) -> String {
        let date = self.day(bucket.from);
        if is_weekly(self.days) {
            self.texts.console_statistics_week_label(date)
        } else {
            date
        }
    }

    /// Below the columns.
    pub(super) fn labels(&self, buckets: &[Bucket]) -> Vec<String> {
        let labels = buckets.iter();
        labels
            .map(|bucket| self.texts.short_date(bucket.from))
            .collect()
    }

    pub(super) fn stacks(
        &self,
        buckets: &[Bucket],
        of: impl Fn(&Bucket) -> (String, Vec<(&'static str, u64)>),
    ) -> Vec<StackedColumn> {
        let stacks = buckets.iter().map(of);
        stacks
            .map(|(title, pieces)| StackedColumn { title, pieces })
            .collect()
    }

    pub(super) fn column_title(&self, bucket: &Bucket) -> String {
        let comments = &bucket.comments;
        if comments.all() == 0 {
            return self.one_number(bucket, self.comment_count(0));
        }
        self.texts.say(
            Key::CONSOLE_STATISTICS_COLUMN,
            &[
                ("when", self.label(bucket).into()),
                ("all", self.comment_count(comments.all()).into()),
                ("published", comments.published.into()),
                ("waiting", comments.waiting.into()),
                ("spam", comments.spam.into()),
                ("refused", comments.refused.into()),
            ],
        )
    }

    pub(super) fn one_number(&self, bucket: &Bucket, count: String) -> String {
        let when = self.label(bucket);
        self.texts.console_statistics_one_number(count, when)
    }

    pub(super) fn comment_count(&self, count: u64) -> String {
        self.texts.console_statistics_count(count)
    }

    pub(super) fn top_sentence(&self) -> &'static str {
        let texts = self.texts;
        if self.top.is_empty() {
            texts.console_statistics_top_none()
        } else {
            texts.console_statistics_top_was()
        }
    }

    /// The length of the bar, in percent of the longest.
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

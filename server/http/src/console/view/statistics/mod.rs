//! Statistics: comments, decisions, and the pages with most comments.

mod labels;

use super::chart::is_weekly;
use askama::Template;

use super::chart::{Bucket, Day, Drawing, Series, Size, StackedColumn, buckets, columns, share};
use super::frame::Frame;
use super::parts::{SiteChoice, address};
use afterword_i18n::Texts;

#[derive(Debug, Template)]
#[template(path = "console/statistics.html")]
pub(in crate::console) struct StatisticsPage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    pub sites: &'a [SiteChoice],
    /// The key of the chosen one; empty for all.
    pub site: &'a str,
    pub span: Span,
    /// Each day of the span, the oldest first, including empty ones.
    pub days: &'a [Day],
    /// The most commented first.
    pub top: Vec<TopPage>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum Span {
    Week,
    Month,
    Quarter,
    Year,
}

#[derive(Debug)]
pub(in crate::console) struct TopPage {
    /// A key, and the path if there is no title.
    pub site: String,
    pub path: String,
    pub title: String,
    /// Published comments, from all times.
    pub count: u64,
}

/// A chart with its texts.
struct Chart {
    id: &'static str,
    title: String,
    sentence: String,
    /// None if there is nothing to draw.
    drawings: Vec<Drawing>,
    head: Vec<&'static str>,
    rows: Vec<Vec<String>>,
}

impl Span {
    pub(in crate::console) const ALL: [Self; 4] =
        [Self::Week, Self::Month, Self::Quarter, Self::Year];

    #[must_use]
    pub(in crate::console) fn days(self) -> u16 {
        match self {
            Self::Week => 7,
            Self::Month => 30,
            Self::Quarter => 90,
            Self::Year => 365,
        }
    }
}

impl StatisticsPage<'_> {
    fn spans(&self) -> [(String, String, bool); 4] {
        Span::ALL.map(|span| {
            let days = span.days().to_string();
            let pairs = [("site", self.site), ("days", &days)];
            let name = self.texts.console_statistics_days(span.days());
            let is_chosen = span == self.span;
            (name, address("/console/statistics", &pairs), is_chosen)
        })
    }

    fn charts(&self) -> [Chart; 3] {
        let buckets = buckets(self.days);
        [
            self.comments(&buckets),
            self.decisions(&buckets),
            self.share(&buckets),
        ]
    }

    fn total(&self) -> Series {
        let series = self.days.iter().map(|day| day.comments);
        series.fold(Series::default(), Series::plus)
    }

    /// The comments by status: class, text, number.
    fn kinds(&self, of: &Series) -> [(&'static str, &'static str, u64); 4] {
        let texts = self.texts;
        [
            (
                "published",
                texts.console_statistics_published(),
                of.published,
            ),
            ("waiting", texts.console_statistics_waiting(), of.waiting),
            ("spam", texts.console_statistics_spam(), of.spam),
            ("refused", texts.console_statistics_refused(), of.refused),
        ]
    }

    fn comments(&self, buckets: &[Bucket]) -> Chart {
        let texts = self.texts;
        let total = self.total();
        let sentence = texts.console_statistics_came_in(total.all(), self.span_days(), total.spam);
        let stacks = self.stacks(buckets, |bucket| {
            let kinds = self.kinds(&bucket.comments);
            let pieces = kinds.map(|(class, _, number)| (class, number)).to_vec();
            (self.column_title(bucket), pieces)
        });
        let rows = buckets.iter().map(|bucket| {
            let numbers = self.kinds(&bucket.comments).map(|(_, _, number)| number);
            let numbers = numbers.into_iter().chain([bucket.comments.all()]);
            let numbers = numbers.map(|number| self.texts.number(number));
            [self.day(bucket.from)].into_iter().chain(numbers).collect()
        });
        Chart {
            id: "comments",
            title: self.each(texts.console_statistics_comments()),
            drawings: self.columns(
                "comments",
                texts.console_statistics_comments(),
                &sentence,
                &stacks,
                buckets,
            ),
            sentence,
            head: vec![
                self.first_head(),
                texts.console_statistics_published(),
                texts.console_statistics_waiting(),
                texts.console_statistics_spam(),
                texts.console_statistics_refused(),
                texts.console_statistics_all(),
            ],
            rows: rows.collect(),
        }
    }

    fn decisions(&self, buckets: &[Bucket]) -> Chart {
        let texts = self.texts;
        let count: u64 = self.days.iter().map(|day| day.decisions).sum();
        let most = buckets.iter().max_by_key(|bucket| bucket.decisions);
        let (when, most) = most.map_or_else(Default::default, |bucket| {
            let date = self.day(bucket.from);
            let when = if is_weekly(self.days) {
                texts.console_statistics_in_week(date)
            } else {
                texts.console_statistics_on_day(date)
            };
            (when, texts.number(bucket.decisions))
        });
        let sentence = texts.console_statistics_decided(count, self.span_days(), most, when);
        let stacks = self.stacks(buckets, |bucket| {
            let count = texts.console_statistics_decision_count(bucket.decisions);
            let title = self.one_number(bucket, count);
            (title, vec![("decided", bucket.decisions)])
        });
        let rows = buckets.iter();
        let rows =
            rows.map(|bucket| vec![self.day(bucket.from), self.texts.number(bucket.decisions)]);
        Chart {
            id: "decisions",
            title: self.each(texts.console_statistics_decisions()),
            drawings: self.columns(
                "decisions",
                texts.console_statistics_decisions(),
                &sentence,
                &stacks,
                buckets,
            ),
            sentence,
            head: vec![self.first_head(), texts.console_statistics_decisions()],
            rows: rows.collect(),
        }
    }

    fn share(&self, buckets: &[Bucket]) -> Chart {
        let texts = self.texts;
        let days = self.span_days();
        let whole = self.total().spam_percent();
        let sentence = match whole {
            Some(percent) => {
                texts.console_statistics_share_was(days, texts.number_percent(percent))
            }
            None => texts.console_statistics_share_none(days),
        };
        if whole.is_none() {
            return self.no_share(sentence);
        }
        let drawings = Size::ALL.map(|size| self.share_drawing(size, &sentence, buckets));
        let rows = buckets.iter();
        let rows = rows.map(|bucket| vec![self.day(bucket.from), self.share_of(bucket)]);
        Chart {
            drawings: drawings.into(),
            rows: rows.collect(),
            ..self.no_share(sentence)
        }
    }

    /// Without comments.
    fn no_share(&self, sentence: String) -> Chart {
        let texts = self.texts;
        Chart {
            id: "share",
            title: texts.console_statistics_share().to_owned(),
            sentence,
            drawings: Vec::new(),
            head: vec![self.first_head(), texts.console_statistics_share()],
            rows: Vec::new(),
        }
    }

    fn share_of(&self, bucket: &Bucket) -> String {
        match bucket.comments.spam_percent() {
            Some(percent) => self.texts.number_percent(percent),
            None => "–".to_owned(),
        }
    }

    fn share_drawing(&self, size: Size, sentence: &str, buckets: &[Bucket]) -> Drawing {
        let texts = self.texts;
        let shares = buckets.iter().map(|bucket| {
            let (when, count) = (self.label(bucket), self.share_of(bucket));
            let title = texts.console_statistics_one_number(count, when);
            (title, bucket.comments.spam_percent())
        });
        let shares: Vec<_> = shares.collect();
        let percent = |number| self.texts.number_percent(number);
        let (axes, share) = share(size, &shares, &self.labels(buckets), percent);
        Drawing {
            id: "share",
            size,
            title: texts.console_statistics_share().to_owned(),
            desc: sentence.to_owned(),
            axes,
            columns: Vec::new(),
            share: Some(share),
        }
    }

    /// Both sizes, or nothing if every column is empty.
    fn columns(
        &self,
        id: &'static str,
        what: &'static str,
        sentence: &str,
        stacks: &[StackedColumn],
        buckets: &[Bucket],
    ) -> Vec<Drawing> {
        let pieces = stacks.iter().flat_map(|stack| &stack.pieces);
        if pieces.map(|(_, number)| number).sum::<u64>() == 0 {
            return Vec::new();
        }
        let labels = self.labels(buckets);
        let drawing = |size| {
            let (axes, columns) =
                columns(size, stacks, &labels, |number| self.texts.number(number));
            Drawing {
                id,
                size,
                title: self.each(what),
                desc: sentence.to_owned(),
                axes,
                columns,
                share: None,
            }
        };
        Size::ALL.map(drawing).into()
    }
}

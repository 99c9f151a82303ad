//! The words of pages, blocks, statistics, sites, tokens and mails.
//!
//! Not here: days and minutes, which all pages for people share (`http/page/texts`).

mod english;
mod french;
mod german;
mod pattern;
mod server;
mod settings;

use jiff::civil::Date;

pub(in crate::http::console) use self::pattern::{Counted, Pattern};
pub(in crate::http::console) use self::server::{OutboxWords, ScopeWords, SiteWords, TokenWords};
pub(in crate::http::console) use self::settings::{Choice, SettingWords};

use self::english::ENGLISH;
use self::french::FRENCH;
use self::german::GERMAN;
use crate::http::page::texts::Sentence;

#[derive(Debug)]
pub(in crate::http::console) struct ListWords {
    /// The language's tag (BCP 47).
    pub language: &'static str,
    pub shared: SharedWords,
    pub pages: PageWords,
    pub blocks: BlockWords,
    pub statistics: StatisticsWords,
    pub sites: SiteWords,
    pub settings: &'static [SettingWords],
    pub tokens: TokenWords,
    pub outbox: OutboxWords,
    thousands: &'static str,
    percent: Pattern,
    short_day: Pattern,
    short_months: [&'static str; 12],
}

#[derive(Debug)]
pub(in crate::http::console) struct SharedWords {
    pub site: &'static str,
    pub all_sites: &'static str,
    pub filter: &'static str,
    pub show: &'static str,
    pub more: &'static str,
    pub beginning: &'static str,
    pub parts: &'static str,
    pub done: &'static str,
    pub never: &'static str,
    pub save: &'static str,
    pub what: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct PageWords {
    pub title: &'static str,
    pub page: &'static str,
    pub comments: &'static str,
    pub first_seen: &'static str,
    pub state: &'static str,
    pub open: &'static str,
    pub closed: &'static str,
    pub closed_by_age: &'static str,
    pub aliases: &'static str,
    pub search: &'static str,
    pub search_hint: &'static str,
    pub change: &'static str,
    pub change_this: Sentence,
    pub close: &'static str,
    pub close_what: &'static str,
    pub reopen: &'static str,
    pub reopen_what: &'static str,
    pub by_age_what: &'static str,
    pub name: &'static str,
    pub name_what: &'static str,
    pub rename: &'static str,
    pub move_to: &'static str,
    pub move_what: &'static str,
    pub move_button: &'static str,
    pub alias: &'static str,
    pub alias_what: &'static str,
    pub alias_button: &'static str,
    pub none: &'static str,
    pub none_hint: &'static str,
    pub none_found: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct BlockWords {
    pub title: &'static str,
    pub about: &'static str,
    pub who: &'static str,
    pub since: &'static str,
    pub by: &'static str,
    pub name: &'static str,
    pub email: &'static str,
    pub network: &'static str,
    pub host: &'static str,
    pub network_of: Sentence,
    pub network_given: &'static str,
    pub comment: &'static str,
    pub remove: &'static str,
    pub remove_this: Sentence,
    pub add: &'static str,
    pub kind: &'static str,
    pub value: &'static str,
    pub value_hint: &'static str,
    pub add_button: &'static str,
    pub none: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct StatisticsWords {
    pub title: &'static str,
    pub span: &'static str,
    pub days: Pattern,
    pub a_day: &'static str,
    pub a_week: &'static str,
    pub comments: &'static str,
    pub decisions: &'static str,
    pub share: &'static str,
    pub top: &'static str,
    pub published: &'static str,
    pub waiting: &'static str,
    pub spam: &'static str,
    pub refused: &'static str,
    pub all: &'static str,
    /// Gaps: `days`, `count`, `spam`.
    pub came_in: Counted,
    /// The gap `spam` where there was none.
    pub no_spam: &'static str,
    /// Gaps: `days`, `count`, `when`, `most`.
    pub decided: Counted,
    /// Gaps: `days`, `share`.
    pub share_was: Pattern,
    pub share_none: Pattern,
    pub top_was: &'static str,
    pub top_none: &'static str,
    /// Gaps: `date`; inside a sentence, and at its beginning.
    pub on_day: Pattern,
    pub in_week: Pattern,
    pub day_label: Pattern,
    pub week_label: Pattern,
    /// Gaps: `when`, `all`, `published`, `waiting`, `spam`, `refused`.
    pub column: Pattern,
    /// Gaps: `when`, `count`.
    pub one_number: Pattern,
    /// Gaps: `count`.
    pub count: Counted,
    pub decision_count: Counted,
    pub table: &'static str,
    pub day: &'static str,
    pub week: &'static str,
    pub utc: &'static str,
}

impl ListWords {
    /// By a language's tag; English where we have no other.
    #[must_use]
    pub(in crate::http::console) fn of(language: &str) -> &'static Self {
        let known = [&FRENCH, &GERMAN];
        let found = known.into_iter().find(|words| words.language == language);
        found.unwrap_or(&ENGLISH)
    }

    /// In groups of three digits.
    #[must_use]
    pub(in crate::http::console) fn number(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut written = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                written.push_str(self.thousands);
            }
            written.push(digit);
        }
        written
    }

    #[must_use]
    pub(in crate::http::console) fn percent(&self, percent: u64) -> String {
        self.percent.filled(&[("count", &percent.to_string())])
    }

    /// For the foot of a chart, where there is little room.
    #[must_use]
    pub(in crate::http::console) fn short_day(&self, date: Date) -> String {
        let month = usize::from(date.month().unsigned_abs()) - 1;
        let month = self.short_months.get(month).copied().unwrap_or_default();
        let day = date.day().to_string();
        self.short_day.filled(&[("day", &day), ("month", month)])
    }

    /// A kind of mail in words; one that nobody named yet goes by its own.
    #[must_use]
    pub(in crate::http::console) fn mail_kind<'a>(&self, kind: &'a str) -> &'a str {
        let mut kinds = self.outbox.kinds.iter();
        kinds
            .find(|(known, _)| *known == kind)
            .map_or(kind, |(_, words)| words)
    }

    /// What a scope lets one do, in a word or two.
    #[must_use]
    pub(in crate::http::console) fn scope<'a>(&self, scope: &'a str) -> &'a str {
        let mut kinds = self.tokens.kinds.iter();
        kinds
            .find(|words| words.scope == scope)
            .map_or(scope, |words| words.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = |tag| {
            let words = ListWords::of(tag);
            let day = jiff::civil::date(2026, 3, 1);
            [
                words.number(1_234_567),
                words.percent(14),
                words.short_day(day),
            ]
        };
        assert_eq!(written("en"), ["1,234,567", "14%", "1 Mar"]);
        assert_eq!(written("de"), ["1.234.567", "14\u{a0}%", "1. März"]);
        assert_eq!(
            written("fr"),
            ["1\u{202f}234\u{202f}567", "14\u{202f}%", "1 mars"]
        );
        assert_eq!(ENGLISH.number(0), "0");
        assert_eq!(ENGLISH.number(999), "999");
    }

    #[test]
    fn every_kind_of_mail_has_its_words_in_every_language() {
        for words in [&ENGLISH, &FRENCH, &GERMAN] {
            for kind in afterword_store::MailKind::ALL {
                assert_ne!(words.mail_kind(kind.as_str()), kind.as_str(), "{kind:?}");
            }
            assert_eq!(words.mail_kind("sign-off"), "sign-off");
        }
    }
}

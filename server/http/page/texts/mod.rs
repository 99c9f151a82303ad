//! The words of the pages without JavaScript and of the feeds: one table a language.

mod english;
mod french;
mod german;

use std::fmt;

use askama::Template;
use jiff::Timestamp;
use jiff::tz::TimeZone;

use self::english::ENGLISH;
use self::french::FRENCH;
use self::german::GERMAN;
use crate::http::error::Problem;
use afterword_model::policy::Limits;

/// A sentence with `{}` where a name stands.
#[derive(Debug, Clone, Copy)]
pub(in crate::http) struct Sentence(pub(in crate::http) &'static str);

impl Sentence {
    /// For pages: the name is escaped, and its direction does not reach the words around it.
    pub(in crate::http) fn naming<'a>(&self, name: &'a str) -> Named<'a> {
        let (before, after) = self.0.split_once("{}").unwrap_or((self.0, ""));
        Named {
            before,
            name,
            after,
        }
    }

    /// For attributes, titles and numbers.
    pub(in crate::http) fn with(&self, value: &(impl fmt::Display + ?Sized)) -> String {
        self.0.replacen("{}", &value.to_string(), 1)
    }
}

/// HTML: written as it is (`safe`), because it escapes what it is made of itself.
#[derive(Debug, Template)]
#[template(source = "{{ before }}<bdi>{{ name }}</bdi>{{ after }}", ext = "html")]
pub(in crate::http) struct Named<'a> {
    before: &'static str,
    name: &'a str,
    after: &'static str,
}

#[derive(Debug)]
pub(in crate::http) struct Texts {
    /// The language's tag (BCP 47).
    pub language: &'static str,
    pub about: &'static str,
    pub back: &'static str,
    pub none: &'static str,
    pub one: &'static str,
    pub other: Sentence,
    pub order: &'static str,
    pub oldest: &'static str,
    pub newest: &'static str,
    pub top: &'static str,
    pub more: &'static str,
    pub beginning: &'static str,
    pub owner: &'static str,
    pub verified: &'static str,
    pub pinned: &'static str,
    pub edited: &'static str,
    pub removed: &'static str,
    pub reply: &'static str,
    pub reply_to: Sentence,
    pub in_reply_to: Sentence,
    pub in_reply_to_removed: &'static str,
    pub write: &'static str,
    pub text: &'static str,
    pub markdown: &'static str,
    pub name: &'static str,
    pub email: &'static str,
    pub email_hint: &'static str,
    /// What the box below the address is for.
    pub notify: &'static str,
    pub notify_hint: &'static str,
    /// Ticked, but there is no address.
    notify_where: &'static str,
    pub website: &'static str,
    /// Of the field that people don't see, unless their browser knows no styles.
    pub leave_empty: &'static str,
    pub held_hint: &'static str,
    pub send: &'static str,
    pub preview: &'static str,
    pub no_reply: &'static str,
    pub held: &'static str,
    pub published: &'static str,
    pub closed: &'static str,
    pub parent_gone: &'static str,
    pub error: &'static str,
    pub refused: &'static str,
    pub kept: &'static str,
    pub to_thread: &'static str,
    pub feed: &'static str,
    /// Between a name and a title: "Ann *on* Hello".
    pub on: &'static str,
    months: [&'static str; 12],
    after_day: &'static str,
    after_first: &'static str,
    /// What went wrong, by its code, where it has to be said otherwise than the problem itself does.
    problems: &'static [(&'static str, &'static str)],
}

impl Texts {
    /// By the first part of a language tag; English where we have no other.
    #[must_use]
    pub(in crate::http) fn of(language: &str) -> &'static Self {
        let spoken = language.split('-').next().unwrap_or_default();
        let known = [&ENGLISH, &FRENCH, &GERMAN];
        let found = known
            .into_iter()
            .find(|texts| texts.language.eq_ignore_ascii_case(spoken));
        found.unwrap_or(&ENGLISH)
    }

    #[must_use]
    pub(in crate::http) fn count(&self, count: u32) -> String {
        match count {
            0 => self.none.to_owned(),
            1 => self.one.to_owned(),
            many => self.other.with(&many),
        }
    }

    /// The day in UTC: the server does not know where the reader is.
    #[must_use]
    pub(in crate::http) fn day(&self, time: &Timestamp) -> String {
        let date = TimeZone::UTC.to_datetime(*time);
        let month = usize::from(date.month().unsigned_abs()) - 1;
        let month = self.months.get(month).copied().unwrap_or_default();
        let (day, after) = match date.day() {
            1 => (1, self.after_first),
            day => (day, self.after_day),
        };
        format!("{day}{after} {month} {}", date.year())
    }

    /// What went wrong and what to do, in the page's language.
    #[must_use]
    pub(in crate::http) fn explain(&self, problem: &Problem, limits: &Limits) -> String {
        let code = problem.code();
        if code == "missing_field" && problem.field_name() == Some("email") {
            return self.notify_where.to_owned();
        }
        let most = match code {
            "name_too_long" => limits.name,
            "too_many_links" => limits.links,
            _ => limits.text,
        };
        match self.problems.iter().find(|(known, _)| *known == code) {
            Some((_, text)) => text.replace("{max}", &most.to_string()),
            None => problem.detail().to_owned(),
        }
    }
}

/// Day, hour and minute in UTC, to be read on hovering over a day.
#[must_use]
pub(in crate::http) fn minute(time: &Timestamp) -> String {
    time.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_first_part_and_is_english_otherwise() {
        let language = |tag| Texts::of(tag).language;
        assert_eq!(
            ["de", "de-AT", "DE", "fr-CA", "en", "pt-BR", ""].map(language),
            ["de", "de", "de", "fr", "en", "en", "en"]
        );
    }

    #[test]
    fn days_are_written_as_the_language_does() {
        let time: Timestamp = "2026-03-01T23:59:59Z".parse().unwrap();
        let day = |tag| Texts::of(tag).day(&time);
        assert_eq!(
            ["en", "de", "fr"].map(day),
            ["1 March 2026", "1. März 2026", "1er mars 2026"]
        );
        assert_eq!(minute(&time), "2026-03-01 23:59 UTC");
    }

    #[test]
    fn a_name_in_a_sentence_is_escaped_and_kept_to_itself() {
        let named = ENGLISH.in_reply_to.naming("<b>{}").to_string();
        assert_eq!(named, "in reply to <bdi>&#60;b&#62;{}</bdi>");
        assert_eq!(ENGLISH.reply_to.with(&"{}"), "Reply to {}");
    }
}

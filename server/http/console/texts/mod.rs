//! The words of the console: one struct a group, one table a language.

mod english;
mod french;
mod german;
pub(in crate::http::console) mod lists;
mod verdict;

use jiff::Timestamp;

use self::english::ENGLISH;
use self::french::FRENCH;
use self::german::GERMAN;
use crate::http::page::texts::{Sentence, Texts};
use afterword_model::{Action, Status};

#[derive(Debug)]
pub(in crate::http::console) struct Words {
    /// The language's tag (BCP 47).
    pub language: &'static str,
    pub frame: FrameWords,
    pub keys: KeyWords,
    pub list: ListWords,
    pub comment: CommentWords,
    pub status: StatusWords,
    pub actions: ActionWords,
    pub script: ScriptWords,
    time: TimeWords,
    /// By the name that the API has for them.
    doors: &'static [(&'static str, &'static str)],
}

/// What stands around every page.
#[derive(Debug)]
pub(in crate::http::console) struct FrameWords {
    pub skip: &'static str,
    pub navigation: &'static str,
    pub queue: &'static str,
    pub comments: &'static str,
    pub pages: &'static str,
    pub blocks: &'static str,
    pub statistics: &'static str,
    pub sites: &'static str,
    pub tokens: &'static str,
    pub outbox: &'static str,
    pub account: &'static str,
    pub menu: &'static str,
    pub signed_in: Sentence,
    pub sign_out: &'static str,
}

/// The dialog of the keys.
#[derive(Debug)]
pub(in crate::http::console) struct KeyWords {
    pub title: &'static str,
    pub next: &'static str,
    pub previous: &'static str,
    pub tick: &'static str,
    pub open: &'static str,
    pub undo: &'static str,
    pub help: &'static str,
    pub note: &'static str,
    pub close: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct ListWords {
    pub label: &'static str,
    pub by_status: &'static str,
    pub all: &'static str,
    pub site: &'static str,
    pub all_sites: &'static str,
    pub search: &'static str,
    pub find: &'static str,
    pub on_page: Sentence,
    pub by_author: Sentence,
    pub without: &'static str,
    pub choose: Sentence,
    pub choose_all: &'static str,
    pub chosen: &'static str,
    pub older: &'static str,
    pub newest: &'static str,
    pub to_comment: &'static str,
    pub nothing_waits: &'static str,
    pub nothing_waits_hint: &'static str,
    pub nothing_here: &'static str,
    pub nothing_found: Sentence,
    pub see_all: &'static str,
    pub erased: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct CommentWords {
    pub label: &'static str,
    pub to_list: &'static str,
    /// Between a status and the title of a page: "Waiting *on* Hello".
    pub on: &'static str,
    pub see_page: &'static str,
    pub edited: &'static str,
    pub pinned: &'static str,
    pub answers: Sentence,
    pub answers_gone: &'static str,
    pub replies: Plural,
    pub more_replies: Plural,
    /// Of a comment that waits, and of one that is decided.
    pub reasons: &'static str,
    pub reasons_then: &'static str,
    pub points: Sentence,
    pub author: &'static str,
    pub first: &'static str,
    pub published: Plural,
    pub waiting: Plural,
    pub rejected: Plural,
    pub spam: Plural,
    pub since: Sentence,
    pub by_author: &'static str,
    pub erased: &'static str,
    pub decide: &'static str,
    pub reply: &'static str,
    pub reply_hint: Sentence,
    pub reply_approves: &'static str,
    pub reply_send: &'static str,
    pub edit: &'static str,
    pub edit_text: &'static str,
    pub edit_hint: &'static str,
    pub edit_send: &'static str,
    pub block: &'static str,
    pub block_hint: &'static str,
    pub block_name: &'static str,
    pub block_email: &'static str,
    pub block_network: &'static str,
    pub block_send: &'static str,
    pub audit: &'static str,
    pub when: &'static str,
    pub who: &'static str,
    pub what: &'static str,
    pub door: &'static str,
    pub change: &'static str,
    pub undone: &'static str,
    pub no_decision: &'static str,
}

#[derive(Debug)]
pub(in crate::http::console) struct StatusWords {
    pub pending: &'static str,
    pub approved: &'static str,
    pub rejected: &'static str,
    pub spam: &'static str,
    pub deleted: &'static str,
}

/// What a decision is called, and what is said after it.
#[derive(Debug)]
pub(in crate::http::console) struct ActionWords {
    pub approve: ActionWord,
    pub reject: ActionWord,
    pub spam: ActionWord,
    pub delete: ActionWord,
    pub restore: ActionWord,
    pub pin: ActionWord,
    pub unpin: ActionWord,
    pub block: ActionWord,
    pub undo: ActionWord,
    pub edit: ActionWord,
}

#[derive(Debug)]
pub(in crate::http::console) struct ActionWord {
    pub button: &'static str,
    /// Of the audit: what was done.
    pub past: &'static str,
    pub done: Plural,
}

/// What `console.ts` says.
#[derive(Debug)]
pub(in crate::http::console) struct ScriptWords {
    pub failed: &'static str,
    pub failed_partly: &'static str,
    pub offline: &'static str,
    pub session_ended: &'static str,
    pub sign_in: &'static str,
}

/// How long ago, as short as it can be said.
#[derive(Debug)]
struct TimeWords {
    now: &'static str,
    minutes: Sentence,
    hours: Sentence,
    days: Sentence,
}

#[derive(Debug)]
pub(in crate::http::console) struct Plural {
    pub one: &'static str,
    pub many: Sentence,
}

impl Plural {
    #[must_use]
    pub(in crate::http::console) fn of(&self, count: u64) -> String {
        match count {
            1 => self.one.to_owned(),
            many => self.many.with(&many),
        }
    }
}

impl Words {
    /// By the first part of a language tag; English where we have no other.
    #[must_use]
    pub(in crate::http::console) fn of(language: &str) -> &'static Self {
        let spoken = language.split('-').next().unwrap_or_default();
        let known = [&ENGLISH, &FRENCH, &GERMAN];
        let found = known
            .into_iter()
            .find(|words| words.language.eq_ignore_ascii_case(spoken));
        found.unwrap_or(&ENGLISH)
    }

    #[must_use]
    pub(in crate::http::console) fn status(&self, status: Status) -> &'static str {
        match status {
            Status::Pending => self.status.pending,
            Status::Approved => self.status.approved,
            Status::Rejected => self.status.rejected,
            Status::Spam => self.status.spam,
            Status::Deleted => self.status.deleted,
        }
    }

    #[must_use]
    pub(in crate::http::console) fn action(&self, action: Action) -> &ActionWord {
        match action {
            Action::Approve => &self.actions.approve,
            Action::Reject => &self.actions.reject,
            Action::Spam => &self.actions.spam,
            Action::Block => &self.actions.block,
            Action::Delete => &self.actions.delete,
            Action::Restore => &self.actions.restore,
            Action::Pin => &self.actions.pin,
            Action::Unpin => &self.actions.unpin,
            Action::Undo => &self.actions.undo,
            Action::Edit => &self.actions.edit,
        }
    }

    /// The day in UTC: the server does not know where the owner is.
    #[must_use]
    pub(in crate::http::console) fn day(&self, time: &Timestamp) -> String {
        Texts::of(self.language).day(time)
    }

    /// Day, hour and minute in UTC; the script turns it into the time of where the owner is.
    #[must_use]
    pub(in crate::http::console) fn minute(&self, time: &Timestamp) -> String {
        format!("{}, {}", self.day(time), time.strftime("%H:%M UTC"))
    }

    /// How long before `now`: "5 min", "3 h", "2 d", and the day when it is longer ago.
    #[must_use]
    pub(in crate::http::console) fn age(&self, time: &Timestamp, now: &Timestamp) -> String {
        let minutes = now.duration_since(*time).as_secs() / 60;
        match (minutes, minutes / 60, minutes / (60 * 24)) {
            (..1, _, _) => self.time.now.to_owned(),
            (1..60, _, _) => self.time.minutes.with(&minutes),
            (_, hours @ ..24, _) => self.time.hours.with(&hours),
            (_, _, days @ ..14) => self.time.days.with(&days),
            _ => self.day(time),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_short_and_becomes_the_day() {
        let now: Timestamp = "2026-03-20T12:00:00Z".parse().unwrap();
        let age = |language, then: &str| Words::of(language).age(&then.parse().unwrap(), &now);
        assert_eq!(age("en", "2026-03-20T12:00:30Z"), "now");
        assert_eq!(age("en", "2026-03-20T11:01:00Z"), "59 min");
        assert_eq!(age("de", "2026-03-19T13:00:00Z"), "23 Std.");
        assert_eq!(age("fr", "2026-03-18T12:00:00Z"), "2\u{a0}j");
        assert_eq!(age("fr", "2026-03-01T12:00:00Z"), "1er mars 2026");
    }

    #[test]
    fn a_number_says_one_or_many() {
        let replies = &Words::of("de-AT").comment.replies;
        assert_eq!(replies.of(1), "1 Antwort");
        assert_eq!(replies.of(3), "3 Antworten");
    }
}

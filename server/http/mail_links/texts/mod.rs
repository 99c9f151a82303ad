//! The words of the pages behind links in mails: one table a language.

mod english;
mod french;
mod german;

use self::english::ENGLISH;
use self::french::FRENCH;
use self::german::GERMAN;
use crate::http::error::Problem;
use crate::http::page::texts::{Sentence, Texts};
use afterword_model::policy::Limits;
use afterword_model::{Action, Status};

/// A sentence with `{}` for each of what it is about, in that order.
#[derive(Debug, Clone, Copy)]
pub(in crate::http) struct Line(pub(in crate::http) &'static str);

impl Line {
    /// Plain text; templates escape it.
    #[must_use]
    pub(in crate::http) fn filled(&self, values: &[&str]) -> String {
        let mut values = values.iter();
        let mut pieces = self.0.split("{}");
        let mut line = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            line.push_str(values.next().copied().unwrap_or_default());
            line.push_str(piece);
        }
        line
    }
}

/// What can be decided by a link, as a question, and as a button.
#[derive(Debug)]
pub(super) struct Offer {
    pub question: &'static str,
    pub button: &'static str,
}

#[derive(Debug)]
pub(super) struct Words {
    // A moderator's sheet
    pub comment_on: &'static str,
    pub approve: Offer,
    pub reject: Offer,
    pub spam: Offer,
    pub delete: Offer,
    pub block: Offer,
    pub block_hint: &'static str,
    pub undo: &'static str,
    pub decide: &'static str,
    pub otherwise: &'static str,
    pub is_pending: &'static str,
    pub is_approved: &'static str,
    pub is_rejected: &'static str,
    pub is_spam: &'static str,
    pub is_deleted: &'static str,
    pub erased: &'static str,
    pub outdated: &'static str,
    pub outdated_hint: &'static str,
    pub decided_by: Sentence,
    pub undone_by: Sentence,
    pub reasons: &'static str,
    pub reply: &'static str,
    pub reply_hint: Line,
    pub answer: &'static str,
    pub answered: &'static str,
    pub to_comment: &'static str,
    // A reader's address
    pub confirm: &'static str,
    pub confirm_what: Line,
    pub confirm_button: &'static str,
    pub confirm_hint: &'static str,
    pub confirmed: &'static str,
    pub confirmed_what: Line,
    pub stop: &'static str,
    pub stop_what: Line,
    pub stop_one: &'static str,
    pub stop_one_hint: Line,
    pub stop_all: &'static str,
    pub stop_all_hint: Line,
    pub stopped: &'static str,
    pub stopped_one: Line,
    pub stopped_that: &'static str,
    pub stopped_all: Line,
    pub stopped_gone: &'static str,
    // What went wrong
    pub no_link: &'static str,
    /// By the problem's code, where the pages of threads do not say it, or say it otherwise.
    pub problems: &'static [(&'static str, &'static str)],
}

impl Words {
    /// In the language of the other texts of the page.
    #[must_use]
    pub(super) fn of(texts: &Texts) -> &'static Self {
        match texts.language {
            "de" => &GERMAN,
            "fr" => &FRENCH,
            _ => &ENGLISH,
        }
    }

    /// `None` for what is not decided by a link.
    #[must_use]
    pub(super) fn offer(&self, action: Action) -> Option<&Offer> {
        match action {
            Action::Approve => Some(&self.approve),
            Action::Reject => Some(&self.reject),
            Action::Spam => Some(&self.spam),
            Action::Delete => Some(&self.delete),
            Action::Block => Some(&self.block),
            Action::Restore | Action::Pin | Action::Unpin | Action::Undo | Action::Edit => None,
        }
    }

    #[must_use]
    pub(super) fn standing(&self, status: Status) -> &'static str {
        match status {
            Status::Pending => self.is_pending,
            Status::Approved => self.is_approved,
            Status::Rejected => self.is_rejected,
            Status::Spam => self.is_spam,
            Status::Deleted => self.is_deleted,
        }
    }

    /// What went wrong and what to do.
    #[must_use]
    pub(super) fn explain(&self, texts: &Texts, problem: &Problem, limits: &Limits) -> String {
        let mut own = self.problems.iter();
        match own.find(|(code, _)| *code == problem.code()) {
            Some((_, text)) => (*text).to_owned(),
            None => texts.explain(problem, limits),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_filled_once_and_in_order() {
        let line = Line("from {} to {}.");
        assert_eq!(line.filled(&["{}", "b"]), "from {} to b.");
        assert_eq!(line.filled(&["a"]), "from a to .");
    }

    #[test]
    fn every_language_explains_the_same_problems_and_fills_the_same_gaps() {
        let gaps = |words: &Words| {
            [
                words.reply_hint,
                words.confirm_what,
                words.confirmed_what,
                words.stop_what,
                words.stop_one_hint,
                words.stop_all_hint,
                words.stopped_one,
                words.stopped_all,
            ]
            .map(|line| line.0.matches("{}").count())
        };
        let codes =
            |words: &Words| -> Vec<&str> { words.problems.iter().map(|(code, _)| *code).collect() };
        for other in [&GERMAN, &FRENCH] {
            assert_eq!(gaps(other), gaps(&ENGLISH));
            assert_eq!(codes(other), codes(&ENGLISH));
        }
    }
}

//! Why something was refused, as the outbox stores it until a letter explains it in the reader's language.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use afterword_i18n::{Key, Texts, Value};
use afterword_model::{Invalid, InvalidReason};
use afterword_services::CommentError;

/// The name of a text of `server/i18n/texts/`, and its numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Problem {
    text: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    numbers: BTreeMap<String, u64>,
}

impl Problem {
    /// Nothing proved that a reader's answer came from its address.
    pub(crate) const UNPROVEN: &str = "mail-problem-unproven";
    /// The mail that was answered is too old.
    pub(crate) const TOO_OLD: &str = "mail-problem-too-old";

    pub(crate) fn named(text: &str) -> Self {
        let numbers = BTreeMap::new();
        let text = text.to_owned();
        Self { text, numbers }
    }

    fn with<const N: usize>(text: &str, numbers: [(&str, u64); N]) -> Self {
        let numbers = numbers.map(|(name, number)| (name.to_owned(), number));
        Self {
            numbers: numbers.into(),
            ..Self::named(text)
        }
    }

    /// `None` for errors that a mail can't cause; their English text is used.
    pub(crate) fn of(error: &CommentError) -> Option<Self> {
        let text = match error {
            CommentError::Invalid(invalid) => return Self::of_invalid(invalid),
            CommentError::TooManyComments(wait) => {
                let minutes = [("minutes", minutes(*wait))];
                return Some(Self::with("problem-too-many-comments", minutes));
            }
            CommentError::Refused => "problem-comment-refused",
            CommentError::PageClosed(_) => "mail-problem-closed",
            CommentError::UnknownComment => "problem-unknown-comment",
            CommentError::UnknownParent => "mail-problem-unknown-parent",
            CommentError::ParentOnOtherPage => "mail-problem-parent-on-other-page",
            CommentError::NotOfSite => "mail-problem-not-of-site",
            CommentError::NotPossible { .. } => "mail-problem-not-possible",
            CommentError::ChangedMeanwhile => "mail-problem-changed-meanwhile",
            _ => return None,
        };
        Some(Self::named(text))
    }

    fn of_invalid(invalid: &Invalid) -> Option<Self> {
        let number = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
        let text = match invalid {
            Invalid::TextTooLong { length, max } => {
                let numbers = [("length", number(*length)), ("max", number(*max))];
                return Some(Self::with("problem-text-too-long", numbers));
            }
            Invalid::TooManyLinks { links, max } => {
                let numbers = [("length", number(*links)), ("max", number(*max))];
                return Some(Self::with("problem-too-many-links", numbers));
            }
            Invalid::NameTooLong { length, max } => {
                let numbers = [("length", number(*length)), ("max", number(*max))];
                return Some(Self::with("problem-name-too-long", numbers));
            }
            Invalid::NameReserved => "problem-name-reserved",
            Invalid::Name(InvalidReason::Empty) => "problem-name-empty",
            Invalid::Name(_) => "problem-invalid-name",
            Invalid::Text(InvalidReason::Empty | InvalidReason::Missing) => "problem-text-empty",
            Invalid::Text(InvalidReason::Invisible) => "problem-text-invisible",
            Invalid::Text(InvalidReason::ControlCharacters) => "problem-invalid-text",
            _ => return None,
        };
        Some(Self::named(text))
    }

    /// `None` for a text that this version does not have.
    pub(crate) fn said(&self, texts: &'static Texts) -> Option<String> {
        let key = Key::named(&self.text)?;
        let values = self.numbers.iter();
        let values = values.map(|(name, number)| (name.as_str(), Value::from(*number)));
        Some(texts.say(key, &values.collect::<Vec<_>>()))
    }
}

/// Rounded up to whole minutes.
fn minutes(wait: Duration) -> u64 {
    wait.as_secs().div_ceil(60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use afterword_model::{Action, ClosedBy, Status};

    #[test]
    fn what_a_mail_can_be_refused_for_has_words_in_every_language() {
        let refused = [
            CommentError::Refused,
            CommentError::TooManyComments(Duration::from_secs(90)),
            CommentError::PageClosed(ClosedBy::Owner),
            CommentError::UnknownComment,
            CommentError::UnknownParent,
            CommentError::ParentOnOtherPage,
            CommentError::NotOfSite,
            CommentError::ChangedMeanwhile,
            CommentError::NotPossible {
                status: Status::Deleted,
                action: Action::Approve,
            },
            Invalid::TextTooLong { length: 9, max: 3 }.into(),
            Invalid::TooManyLinks { links: 9, max: 3 }.into(),
            Invalid::NameTooLong { length: 9, max: 3 }.into(),
            Invalid::NameReserved.into(),
            Invalid::Name(InvalidReason::Empty).into(),
            Invalid::Name(InvalidReason::ControlCharacters).into(),
            Invalid::Text(InvalidReason::Empty).into(),
            Invalid::Text(InvalidReason::Invisible).into(),
            Invalid::Text(InvalidReason::ControlCharacters).into(),
        ];
        let known = refused.iter().map(|error| Problem::of(error).unwrap());
        let ours = [Problem::UNPROVEN, Problem::TOO_OLD].map(Problem::named);
        for problem in known.chain(ours) {
            let english = problem.said(Texts::english()).unwrap();
            assert!(!english.contains(['{', '$']), "{english}");
            for language in ["de", "fr"] {
                let said = problem.said(Texts::of(language)).unwrap();
                assert_ne!(said, english, "{language}: {problem:?}");
            }
        }
    }

    #[test]
    fn numbers_are_said_and_survive_the_outbox() {
        let problem = Problem::of(&Invalid::TextTooLong { length: 9, max: 3 }.into()).unwrap();
        let kept = serde_json::to_string(&problem).unwrap();
        let read: Problem = serde_json::from_str(&kept).unwrap();
        assert_eq!(
            read.said(Texts::of("de")),
            problem.said(Texts::of("de")),
            "{kept}"
        );
        assert!(read.said(Texts::english()).unwrap().contains('9'));
    }

    #[test]
    fn a_text_of_another_version_is_none() {
        assert_eq!(
            Problem::named("problem-of-tomorrow").said(Texts::english()),
            None
        );
    }
}

//! Why something was refused, as the outbox stores it until a letter explains it in the reader's language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use afterword_i18n::{Key, ProblemText, Texts, Value};
use afterword_services::CommentError;

/// In mails, before the text for everybody.
const FAMILIES: [&str; 2] = ["mail-problem-", "problem-"];

/// The address that a mail goes to: the letter fills it in.
const WHO: &str = "who";

/// The name of a text of `server/i18n/texts/`, and its numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Problem {
    text: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    numbers: BTreeMap<String, i64>,
}

impl Problem {
    /// `None` for problems that a mail can't cause; their English text is used.
    pub(crate) fn of(text: &ProblemText) -> Option<Self> {
        let key = FAMILIES.iter().find_map(|family| text.key_in(family))?;
        let is_needed =
            |name: &str| name != WHO && key.variables().iter().any(|needed| needed.name == name);
        let values = text.values().iter().filter(|(name, _)| is_needed(name));
        let numbers = values.map(|(name, value)| match value {
            Value::Number(number) => Some(((*name).to_owned(), *number)),
            Value::Text(_) | Value::AnyLike(_) => None,
        });
        Some(Self {
            text: key.name().to_owned(),
            numbers: numbers.collect::<Option<_>>()?,
        })
    }

    pub(crate) fn of_error(error: &CommentError) -> Option<Self> {
        match error {
            // To the owner both are that no mail reaches the author.
            CommentError::NoMailToAuthor => Self::of(&CommentError::NobodyToAsk.text()),
            error => Self::of(&error.text()),
        }
    }

    /// `who`: the address that the mail goes to. `None` for a text that this version does not have.
    pub(crate) fn said(&self, texts: &'static Texts, who: &str) -> Option<String> {
        let key = Key::named(&self.text)?;
        let values = self.numbers.iter();
        let values = values.map(|(name, number)| (name.as_str(), Value::from(*number)));
        let values = values.chain([(WHO, Value::from(who))]);
        Some(texts.say(key, &values.collect::<Vec<_>>()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    use afterword_model::{Action, ClosedBy, Invalid, InvalidReason, Status};

    fn not_taken() -> [ProblemText; 5] {
        [
            ProblemText::unproven(),
            ProblemText::too_old(),
            ProblemText::too_early(),
            ProblemText::too_large(25),
            ProblemText::other_address(""),
        ]
    }

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
            CommentError::NoMailToAuthor,
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
        let known = refused
            .iter()
            .map(|error| Problem::of_error(error).unwrap());
        let ours = not_taken();
        let ours = ours.iter().map(|text| Problem::of(text).unwrap());
        for problem in known.chain(ours) {
            let english = problem.said(Texts::english(), "ann@example.org").unwrap();
            assert!(!english.contains(['{', '$']), "{english}");
            for language in ["de", "fr"] {
                let said = problem
                    .said(Texts::of(language), "ann@example.org")
                    .unwrap();
                assert_ne!(said, english, "{language}: {problem:?}");
            }
        }
    }

    #[test]
    fn numbers_are_said_and_survive_the_outbox() {
        let problem =
            Problem::of_error(&Invalid::TextTooLong { length: 9, max: 3 }.into()).unwrap();
        let kept = serde_json::to_string(&problem).unwrap();
        let read: Problem = serde_json::from_str(&kept).unwrap();
        assert_eq!(
            read.said(Texts::of("de"), ""),
            problem.said(Texts::of("de"), ""),
            "{kept}"
        );
        assert!(
            read.said(Texts::english(), "ann@example.org")
                .unwrap()
                .contains('9')
        );
    }

    #[test]
    fn a_text_of_another_version_is_none() {
        let later: Problem = serde_json::from_str(r#"{"text": "problem-of-tomorrow"}"#).unwrap();
        assert_eq!(later.said(Texts::english(), ""), None);
    }
}

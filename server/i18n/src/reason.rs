//! The reasons for a verdict on a comment.

use crate::{Key, Texts};

/// A sentence, and whether it is in the language of the texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    pub text: String,
    pub is_translated: bool,
}

impl Said {
    fn as_it_is(text: String) -> Self {
        Self {
            text,
            is_translated: false,
        }
    }
}

impl Texts {
    /// By a reason's code, with what stands in its sentence; or the words that are all that is known of it.
    #[must_use]
    pub fn reason(&self, code: Result<(&str, &[String]), &str>) -> Said {
        match code {
            Ok((code, facts)) => match Key::named(&format!("reason-{code}")) {
                Some(key) => Said {
                    text: self.fill(key, facts),
                    is_translated: true,
                },
                None => Said::as_it_is([&[code.to_owned()], facts].concat().join(" ")),
            },
            Err(words) => Said::as_it_is(words.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_without_a_text_is_said_as_it_is() {
        let german = Texts::of("de");
        let facts = ["3".to_owned()];
        let said = german.reason(Ok(("links", &facts)));
        assert_eq!(said.text, "Er enthält 3 Links.");
        assert!(said.is_translated);
        let later = german.reason(Ok(("of_a_later_version", &facts)));
        assert_eq!(later, Said::as_it_is("of_a_later_version 3".to_owned()));
        let foreign = german.reason(Err("Looks odd."));
        assert_eq!(foreign, Said::as_it_is("Looks odd.".to_owned()));
    }

    /// In mails they follow a colon, and begin in lower case.
    #[test]
    fn no_german_reason_begins_with_a_noun() {
        let small = "Abgeschickt Aus Bekannt Das Dasselbe Der Derselbe Die Dieser Dieses Ein Er Fast In Mit Wer Zu";
        let facts = ["1".to_owned(), "1".to_owned()];
        for key in Key::beginning("reason-") {
            let sentence = Texts::of("de").fill(key, &facts);
            let first = sentence.split(' ').next().unwrap_or_default();
            let is_small = small.split(' ').any(|word| word == first);
            assert!(
                is_small || first.starts_with('„'),
                "{}: {sentence}",
                key.name()
            );
        }
    }
}

//! What a reason says to the owner, in words: in the console, in mails, on the command line.
//!
//! One file a language; a test holds them against each other.

mod english;
mod french;
mod german;

use afterword_model::Reason;

/// A sentence a code; `{}` takes the facts in their order.
type Table = &'static [(&'static str, &'static str)];

/// Sentences that earlier versions kept instead of a code.
const EARLIER: [(&str, &str); 2] = [
    ("This site holds every new comment.", "holds_all"),
    ("You have blocked this author.", "blocked"),
];

/// A sentence, and whether it is in the language that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    pub text: String,
    pub is_translated: bool,
}

/// `language` is a language tag (BCP 47); those that we don't speak are answered in English.
#[must_use]
pub fn say(reason: &Reason, language: &str) -> Said {
    let (code, facts) = match reason {
        Reason::Found { code, facts, .. } => (code.as_str(), facts.as_slice()),
        Reason::Words(words) => match EARLIER.iter().find(|(known, _)| known == words) {
            Some((_, code)) => (*code, [].as_slice()),
            None => return as_it_is(words.clone()),
        },
    };
    let table = table(language);
    match sentence(table, code) {
        Some(sentence) => Said {
            text: filled(sentence, facts),
            is_translated: true,
        },
        None => as_it_is([&[code.to_owned()], facts].concat().join(" ")),
    }
}

/// In English, for scripts and the command line.
#[must_use]
pub fn english(reason: &Reason) -> String {
    say(reason, "en").text
}

fn as_it_is(text: String) -> Said {
    Said {
        text,
        is_translated: false,
    }
}

fn table(language: &str) -> Table {
    match language.split('-').next() {
        Some("de") => german::SENTENCES,
        Some("fr") => french::SENTENCES,
        _ => english::SENTENCES,
    }
}

fn sentence(table: Table, code: &str) -> Option<&'static str> {
    let found = table.iter().find(|(known, _)| *known == code);
    found.map(|(_, sentence)| *sentence)
}

fn filled(sentence: &str, facts: &[String]) -> String {
    let mut facts = facts.iter();
    let mut parts = sentence.split("{}");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push_str(facts.next().map_or("", String::as_str));
        text.push_str(part);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_all_of_it_with_the_same_facts() {
        for table in [german::SENTENCES, french::SENTENCES] {
            assert_eq!(table.len(), english::SENTENCES.len());
            for (code, english) in english::SENTENCES {
                let other = sentence(table, code).unwrap_or_else(|| panic!("{code} is missing"));
                assert_eq!(english.matches("{}").count(), other.matches("{}").count());
            }
        }
    }

    /// In mails they follow a colon, and begin in lower case.
    #[test]
    fn no_german_sentence_begins_with_a_noun() {
        let small = "Aus Bekannt Das Dasselbe Der Derselbe Die Dieser Dieses Ein Er Fast In Zu";
        for (code, sentence) in german::SENTENCES {
            let first = sentence.split(' ').next().unwrap_or_default();
            let is_small = small.split(' ').any(|word| word == first);
            assert!(is_small || first.starts_with('„'), "{code}: {sentence}");
        }
    }

    #[test]
    fn the_manual_has_a_row_for_every_code() {
        let manual = include_str!("../../../../docs/spam.md");
        for (code, _) in english::SENTENCES {
            let rows = manual.lines().filter(|line| line.starts_with('|'));
            let first = |line: &str| line.split('|').nth(1).unwrap_or_default().to_owned();
            let mut names = rows.map(first);
            let is_there = names.any(|names| names.contains(&format!("`{code}`")));
            assert!(is_there, "docs/spam.md lacks {code}");
        }
    }

    #[test]
    fn what_an_earlier_version_kept_is_said_in_other_languages_too() {
        let kept = Reason::Words("You have blocked this author.".to_owned());
        assert_eq!(
            say(&kept, "de-AT"),
            say(&Reason::new("blocked", 0, vec![]), "de")
        );
        let of_others = Reason::Words("Looks odd.".to_owned());
        assert_eq!(say(&of_others, "de"), as_it_is("Looks odd.".to_owned()));
    }
}

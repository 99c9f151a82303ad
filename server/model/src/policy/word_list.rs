//! Words, phrases and patterns that an owner doesn't want to read.

use std::collections::HashMap;
use std::sync::Arc;

use regex::{Regex, RegexBuilder};
use serde::{Deserialize, Serialize};

use afterword_text::normalize::{self, Unmasked};

const MOST_ENTRIES: usize = 500;
const LONGEST_ENTRY: usize = 200;
/// The size limit of a compiled pattern, in bytes. Matching takes linear time.
const LARGEST_PATTERN: usize = 128 * 1024;

/// Up to 500 entries; `/…/` is a pattern, all others are words. It is compiled when settings are read, not for each
/// comment.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct WordList(Arc<Compiled>);

#[derive(Debug, Default)]
struct Compiled {
    entries: Vec<String>,
    patterns: Vec<(usize, Regex)>,
    /// Words in scripts without spaces: they match anywhere.
    parts: Vec<(usize, String)>,
    words: Index,
    unmasked: Index,
}

/// Phrases by their first word.
type Index = HashMap<String, Vec<(usize, Vec<String>)>>;

/// Why a list is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadWords {
    #[error("has {0} entries: keep at most {MOST_ENTRIES}")]
    TooMany(usize),
    #[error("{0:?} is too long: write at most {LONGEST_ENTRY} characters")]
    TooLong(String),
    #[error("{0:?} has no letters or digits: write words, or a pattern such as \"/buy +now/\"")]
    NoWords(String),
    #[error("{entry:?} is no pattern: {reason}")]
    NoPattern { entry: String, reason: String },
}

/// A text to compare with lists; its words are computed once for all of them.
#[derive(Debug, Default)]
pub struct Readable {
    lines: Vec<String>,
    joined: String,
    words: Vec<String>,
    unmasked: Vec<Unmasked>,
}

impl Readable {
    #[must_use]
    pub fn new<'a>(lines: impl IntoIterator<Item = &'a str>) -> Self {
        let mut readable = Self::default();
        for line in lines {
            let seen: String = line.chars().filter(|c| !normalize::is_unseen(*c)).collect();
            readable.words.extend(normalize::words(&seen));
            readable.unmasked.extend(normalize::unmasked(&seen));
            // No phrase runs from one line into the next.
            readable.words.push(String::new());
            readable.unmasked.push(Unmasked {
                word: String::new(),
                is_masked: false,
            });
            readable.lines.push(seen);
        }
        readable.joined = readable.words.concat();
        readable
    }
}

impl WordList {
    /// The first matching entry.
    #[must_use]
    pub fn find(&self, text: &Readable) -> Option<&str> {
        let list = &*self.0;
        let found = in_words(&list.words, &text.words)
            .or_else(|| in_unmasked(&list.unmasked, &text.unmasked))
            .or_else(|| in_parts(&list.parts, &text.joined))
            .or_else(|| in_patterns(&list.patterns, &text.lines));
        found.map(|entry| list.entries[entry].as_str())
    }
}

fn in_words(index: &Index, words: &[String]) -> Option<usize> {
    if index.is_empty() {
        return None;
    }
    words.iter().enumerate().find_map(|(at, word)| {
        let phrases = index.get(word)?;
        let stands = |phrase: &[String]| words[at..].starts_with(phrase);
        let found = phrases.iter().find(|(_, phrase)| stands(phrase));
        found.map(|(entry, _)| *entry)
    })
}

/// Only where something was masked: plain words were compared before, and more exactly.
fn in_unmasked(index: &Index, words: &[Unmasked]) -> Option<usize> {
    if index.is_empty() {
        return None;
    }
    words.iter().enumerate().find_map(|(at, first)| {
        let phrases = index.get(&first.word)?;
        let stands = |phrase: &[String]| {
            let here = words.get(at..at + phrase.len());
            here.is_some_and(|here| {
                here.iter().any(|word| word.is_masked)
                    && here.iter().zip(phrase).all(|(word, own)| word.word == *own)
            })
        };
        let found = phrases.iter().find(|(_, phrase)| stands(phrase));
        found.map(|(entry, _)| *entry)
    })
}

fn in_parts(parts: &[(usize, String)], joined: &str) -> Option<usize> {
    let found = parts.iter().find(|(_, part)| joined.contains(part));
    found.map(|(entry, _)| *entry)
}

fn in_patterns(patterns: &[(usize, Regex)], lines: &[String]) -> Option<usize> {
    let matches = |pattern: &Regex| lines.iter().any(|line| pattern.is_match(line));
    let found = patterns.iter().find(|(_, pattern)| matches(pattern));
    found.map(|(entry, _)| *entry)
}

impl Compiled {
    fn add(&mut self, entry: usize, text: &str) -> Result<(), BadWords> {
        let inside = text
            .strip_prefix('/')
            .and_then(|text| text.strip_suffix('/'));
        if let Some(pattern) = inside.filter(|pattern| !pattern.is_empty()) {
            self.patterns.push((entry, compile(text, pattern)?));
            return Ok(());
        }
        let words = normalize::words(text);
        let Some(first) = words.first().cloned() else {
            return Err(BadWords::NoWords(text.to_owned()));
        };
        if words.iter().any(|word| word.chars().any(has_no_spaces)) {
            self.parts.push((entry, words.concat()));
            return Ok(());
        }
        self.words.entry(first).or_default().push((entry, words));
        let read = normalize::unmasked(text).into_iter();
        let read: Vec<String> = read.map(|found| found.word).collect();
        if let Some(first) = read.first().cloned() {
            self.unmasked.entry(first).or_default().push((entry, read));
        }
        Ok(())
    }
}

fn compile(entry: &str, pattern: &str) -> Result<Regex, BadWords> {
    let mut builder = RegexBuilder::new(pattern);
    builder
        .case_insensitive(true)
        .size_limit(LARGEST_PATTERN)
        .dfa_size_limit(LARGEST_PATTERN);
    builder.build().map_err(|error| {
        // The parser draws a picture over several lines; the last one says what is wrong.
        let whole = error.to_string();
        let reason = whole.lines().last().unwrap_or_default();
        BadWords::NoPattern {
            entry: entry.to_owned(),
            reason: reason.trim_start_matches("error: ").to_owned(),
        }
    })
}

/// Letters of scripts that write no space between words.
fn has_no_spaces(character: char) -> bool {
    matches!(character,
        '\u{E00}'..='\u{EFF}' | '\u{1000}'..='\u{109F}' | '\u{1780}'..='\u{17FF}'
        | '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}'
        | '\u{20000}'..='\u{3134F}')
}

impl TryFrom<Vec<String>> for WordList {
    type Error = BadWords;

    fn try_from(texts: Vec<String>) -> Result<Self, BadWords> {
        if texts.len() > MOST_ENTRIES {
            return Err(BadWords::TooMany(texts.len()));
        }
        let mut list = Compiled::default();
        for (number, text) in texts.iter().enumerate() {
            if text.chars().count() > LONGEST_ENTRY {
                let beginning = text.chars().take(LONGEST_ENTRY).collect();
                return Err(BadWords::TooLong(beginning));
            }
            list.add(number, text.trim())?;
        }
        list.entries = texts;
        Ok(Self(Arc::new(list)))
    }
}

impl From<WordList> for Vec<String> {
    fn from(list: WordList) -> Self {
        list.0.entries.clone()
    }
}

impl PartialEq for WordList {
    fn eq(&self, other: &Self) -> bool {
        self.0.entries == other.0.entries
    }
}

impl Eq for WordList {}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(entries: &[&str]) -> Result<WordList, BadWords> {
        let entries: Vec<String> = entries.iter().map(|&entry| entry.to_owned()).collect();
        WordList::try_from(entries)
    }

    fn finds(entry: &str, text: &str) -> bool {
        list(&[entry])
            .unwrap()
            .find(&Readable::new([text]))
            .is_some()
    }

    #[test]
    fn words_are_found_whole_and_however_they_are_masked() {
        for text in [
            "A CASINO!",
            "casinó",
            "ca\u{200B}sino",
            "cаsіnо",
            "c4s1n0",
            "c@sino",
        ] {
            assert!(finds("casino", text), "{text}");
        }
        for text in ["casinos", "my cas ino", "fascination"] {
            assert!(!finds("casino", text), "{text}");
        }
        assert!(finds("Виагра", "купите ВИАГРА"));
        assert!(
            !finds("fail", "in the fall"),
            "what is not masked is read exactly"
        );
    }

    #[test]
    fn phrases_are_found_across_spaces_and_signs_but_not_across_fields() {
        assert!(finds("buy now", "Buy,  NOW!"));
        assert!(finds("buy now", "buy n0w"));
        let apart = Readable::new(["buy", "now"]);
        assert!(list(&["buy now"]).unwrap().find(&apart).is_none());
        assert!(finds("赌场", "最好的赌场在这里"));
    }

    #[test]
    fn patterns_are_found_in_any_case() {
        assert!(finds(r"/cas+ino[0-9]+/", "CASSINO77"));
        assert!(!finds(r"/^casino$/", "a casino"));
    }

    #[test]
    fn a_list_that_could_not_be_used_is_refused_with_the_entry() {
        let said = |entry: &str| list(&[entry]).unwrap_err().to_string();
        assert!(
            said("/(/").starts_with("\"/(/\" is no pattern: unclosed group"),
            "{}",
            said("/(/")
        );
        assert!(said(r"/(\w{100}){100}/").contains("is no pattern"));
        assert!(said("!!!").contains("no letters"));
        assert!(said(&"a".repeat(201)).contains("too long"));
        assert!(list(&["a"; 501]).unwrap_err().to_string().contains("501"));
    }
}

//! The answer to a mail with several comments, each of which has a number: `1 ok, 2-5 spam, 6 no`, also one a line,
//! with the owner's answer below the line of one number.
//!
//! It is a closed grammar, as for a single command: a line is made of numbers and words in turn, each word decides
//! by itself in [`spoken`], and each number has one word. Whatever else is there is asked back, and then nothing at
//! all is decided.

use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization;

use crate::command::{Decision, is_doubtful, spoken};
use crate::inspect::{Rules, first_line, shortened};
use crate::lines::{BodyLine, LineClass};
use crate::message::Mail;
use crate::passage::{Passage, Wanted};
use crate::{reaction, reply_text, retraction};

/// A line that begins with a larger number may be text: a year. No digest has as many comments.
const LARGEST: u32 = 99;

/// A longer line is text, in bytes.
const MAX_LINE: usize = 400;

/// What an answer to a digest asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DigestAnswer {
    /// By ascending numbers.
    Decisions {
        numbered: Vec<Numbered>,
        /// The number to which the end of the answer belongs; `None` below a line of several.
        last: Option<u32>,
        /// What was cut above the marker of our mail: a signature, a closing; Markdown.
        left_out: String,
    },
    /// All that was decided together is taken back.
    Undo,
    AskedBack(DigestDoubt),
}

/// The decision about the comment with this number, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    pub number: u32,
    pub decision: Decision,
    /// Markdown: the owner's answer, or the comment's new text.
    pub text: String,
}

/// Why an answer to a digest decides nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DigestDoubt {
    /// Nothing new is in it.
    Empty,
    /// It can't be told which words are the owner's.
    Unclear,
    /// This line does not pair numbers with words that decide.
    Line(String),
    /// The digest has no comment with this number.
    NoSuchNumber(u32),
    /// This number has two words, or two texts.
    Twice(u32),
    /// This text is not below the line of one number with a word that publishes.
    Text(String),
    /// These words below a word that publishes may take it back.
    TakenBack(String),
}

/// Reads the answer to a digest of `count` comments. Never fails: what can't be read is asked back.
pub fn digest_answer(raw: &[u8], rules: &Rules, count: u32) -> DigestAnswer {
    let read = |mail: &Mail<'_>| {
        if reaction::emoji(mail).is_some() {
            return Err(DigestDoubt::Unclear);
        }
        let new = reply_text::of(mail, rules);
        let [passage] = new.parts.as_slice() else {
            return Err(match new.parts.is_empty() {
                true => DigestDoubt::Empty,
                false => DigestDoubt::Unclear,
            });
        };
        // Between and below quotations a line may be the rest of a comment.
        if new.has_our_text || !new.on_top {
            return Err(DigestDoubt::Unclear);
        }
        let is_undo = |line: &str| spoken(line).is_some_and(|said| said.decision == Decision::Undo);
        let words = passage.plain();
        if is_undo(&words) {
            return Ok(DigestAnswer::Undo);
        }
        let (numbered, last) = numbered(passage.lines(), count)?;
        let left_out = new.left_out.clone();
        Ok(DigestAnswer::Decisions {
            numbered,
            last,
            left_out,
        })
    };
    let answer = Mail::parse(raw).map_or(Err(DigestDoubt::Unclear), |mail| read(&mail));
    answer.unwrap_or_else(DigestAnswer::AskedBack)
}

/// The numbers of one line with their decisions, and the text below it.
struct Entry<'l> {
    pairs: Vec<(u32, Decision)>,
    below: Vec<&'l BodyLine>,
}

/// By ascending numbers, and the number that stands last.
fn numbered(lines: &[BodyLine], count: u32) -> Result<(Vec<Numbered>, Option<u32>), DigestDoubt> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for line in lines {
        match read_line(&line.text, count)? {
            Some(pairs) if line.class != LineClass::Quote => entries.push(Entry {
                pairs,
                below: Vec::new(),
            }),
            _ => match entries.last_mut() {
                Some(entry) => entry.below.push(line),
                None if line.class == LineClass::Empty => {}
                None => return Err(DigestDoubt::Line(shortened(line.text.trim()))),
            },
        }
    }
    let mut found: BTreeMap<u32, Numbered> = BTreeMap::new();
    for entry in &entries {
        let text = text_below(entry)?;
        for &(number, decision) in &entry.pairs {
            let text = text.clone();
            let new = Numbered {
                number,
                decision,
                text,
            };
            match found.get(&number) {
                Some(before) if *before != new => return Err(DigestDoubt::Twice(number)),
                _ => found.insert(number, new),
            };
        }
    }
    let last = entries.last().map(|entry| entry.pairs.as_slice());
    let last = match last {
        Some([(number, _)]) => Some(*number),
        _ => None,
    };
    Ok((found.into_values().collect(), last))
}

/// The text below a line of numbers, if it is clear where it belongs.
fn text_below(entry: &Entry<'_>) -> Result<String, DigestDoubt> {
    let lines: Vec<BodyLine> = entry.below.iter().copied().cloned().collect();
    let passage = Passage::of(&lines);
    let words = passage.plain();
    let first = first_line(&words);
    match entry.pairs.as_slice() {
        [(_, Decision::Edit)] if words.is_empty() => Err(DigestDoubt::Text(String::new())),
        pairs if words.is_empty() => match pairs.iter().any(|(_, what)| *what == Decision::Edit) {
            true => Err(DigestDoubt::Text(String::new())),
            false => Ok(String::new()),
        },
        [(_, Decision::Approve | Decision::Edit)] => {
            // A word that decides, and has no number.
            let is_command = |said: Decision| !matches!(said, Decision::Approve | Decision::None);
            if words.lines().any(|line| is_command(crate::decision(line))) {
                return Err(DigestDoubt::Line(shortened(first)));
            }
            match retraction::retraction(&words) {
                Some(words) => Err(DigestDoubt::TakenBack(shortened(&words))),
                None => Ok(passage.markdown(Wanted::All)),
            }
        }
        _ => Err(DigestDoubt::Text(shortened(first))),
    }
}

/// The numbers of a line, each with its decision; `None` if it is text.
///
/// # Errors
/// It begins with a number, or pairs one that is not of the digest with a word.
fn read_line(line: &str, count: u32) -> Result<Option<Vec<(u32, Decision)>>, DigestDoubt> {
    let line = line.trim();
    let pieces = pieces(line);
    match pieces.as_deref().and_then(paired) {
        Some(pairs) => {
            let mut all = Vec::new();
            for (range, decision) in pairs {
                let missing = [*range.end(), *range.start()];
                if let Some(&number) = missing.iter().find(|&&end| end == 0 || end > count) {
                    return Err(DigestDoubt::NoSuchNumber(number));
                }
                all.extend(range.map(|number| (number, decision)));
            }
            Ok(Some(all))
        }
        None if begins_with_number(line) || begins_with_pair(pieces.as_deref()) => {
            Err(DigestDoubt::Line(shortened(line)))
        }
        None => Ok(None),
    }
}

/// Whether a line that is no pair of numbers and words looks like one.
fn begins_with_number(line: &str) -> bool {
    let line: String = line.nfkc().take(12).collect();
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '>');
    let digits: String = line.chars().map_while(digit).collect();
    digits.parse::<u32>().is_ok_and(|number| number <= LARGEST)
}

/// Whether its first number has a word that decides.
fn begins_with_pair(pieces: Option<&[Piece]>) -> bool {
    let Some((_, [Piece::Words(words), ..])) = pieces.and_then(taken) else {
        return false;
    };
    spoken(words).is_some()
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Number(u32),
    /// Between two numbers.
    Through,
    Words(String),
}

type Range = std::ops::RangeInclusive<u32>;

/// The pieces of a line; `None` if it can't be made of numbers and words in turn.
fn pieces(line: &str) -> Option<Vec<Piece>> {
    if line.is_empty() || line.len() > MAX_LINE || is_doubtful(line) {
        return None;
    }
    let line: Vec<char> = line.nfkc().collect();
    let mut pieces: Vec<Piece> = Vec::new();
    let mut at = 0;
    while let Some(&character) = line.get(at) {
        let next = line.get(at + 1).copied();
        let is_after_number = matches!(pieces.last(), Some(Piece::Number(_)));
        if digit(character).is_some() {
            let (number, length) = number(&line, at)?;
            pieces.push(Piece::Number(number));
            at += length;
            continue;
        }
        match character {
            '-' | '–' | '—' if is_after_number => {
                let mut rest = line[at + 1..].iter().filter(|c| !c.is_whitespace());
                if rest.next().is_some_and(|&c| digit(c).is_some()) {
                    pieces.push(Piece::Through);
                }
            }
            // "1. ok", "1) ok", "1: ok"; not "1.5" and "10:30".
            '.' | ')' | ':' | '=' if is_after_number => {
                if next.is_some_and(|next| digit(next).is_some()) {
                    return None;
                }
            }
            ',' | ';' | '،' | '、' | '&' => push_separator(&mut pieces),
            '#' if next.is_some_and(|next| digit(next).is_some()) => {}
            c if c.is_whitespace() => push_separator(&mut pieces),
            c => match pieces.last_mut() {
                Some(Piece::Words(words)) => words.push(c),
                _ => pieces.push(Piece::Words(c.to_string())),
            },
        }
        at += 1;
    }
    Some(pieces)
}

/// Within words it is theirs; the grammar of words knows punctuation.
fn push_separator(pieces: &mut [Piece]) {
    if let Some(Piece::Words(words)) = pieces.last_mut() {
        words.push(' ');
    }
}

/// The number that begins at `at`, and its length; `None` if it is a part of a word, or too long.
fn number(line: &[char], at: usize) -> Option<(u32, usize)> {
    let digits: Vec<char> = line[at..].iter().map_while(|&c| digit(c)).collect();
    let before = at.checked_sub(1).map(|before| line[before]);
    let after = line.get(at + digits.len()).copied();
    // "+1" is a word, "2nd" no number. Chinese, Japanese and Korean write theirs together.
    let is_of_word = |c: char| c == '+' || c == '\'' || c.is_alphabetic() && !is_unspaced(c);
    let is_part = before.is_some_and(is_of_word) || after.is_some_and(is_of_word);
    if is_part || digits.len() > 4 {
        return None;
    }
    let number = digits.iter().collect::<String>().parse().ok()?;
    Some((number, digits.len()))
}

/// As one of ASCII, also where it is Arabic or Persian.
fn digit(character: char) -> Option<char> {
    let value = match character {
        '0'..='9' => return Some(character),
        '\u{660}'..='\u{669}' => u32::from(character) - 0x660,
        '\u{6F0}'..='\u{6F9}' => u32::from(character) - 0x6F0,
        _ => return None,
    };
    char::from_digit(value, 10)
}

fn is_unspaced(character: char) -> bool {
    matches!(
        character,
        '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}' | '\u{F900}'..='\u{FAFF}'
    )
}

/// Numbers and words in turn, in either order, with nothing left.
fn paired(pieces: &[Piece]) -> Option<Vec<(Range, Decision)>> {
    let mut pairs = Vec::new();
    let mut rest = pieces;
    let words_first = matches!(pieces.first(), Some(Piece::Words(_)));
    while !rest.is_empty() {
        let decision = |piece: Option<&Piece>| match piece {
            Some(Piece::Words(words)) => spoken(words).map(|said| said.decision),
            _ => None,
        };
        let (ranges, what);
        if words_first {
            what = decision(rest.first())?;
            (ranges, rest) = taken(&rest[1..])?;
        } else {
            (ranges, rest) = taken(rest)?;
            what = decision(rest.first())?;
            rest = &rest[1..];
        }
        pairs.extend(ranges.into_iter().map(|range| (range, what)));
    }
    Some(pairs).filter(|pairs| !pairs.is_empty())
}

/// Numbers and ranges from the beginning, at least one, and what follows.
fn taken(pieces: &[Piece]) -> Option<(Vec<Range>, &[Piece])> {
    let mut ranges = Vec::new();
    let mut rest = pieces;
    loop {
        match rest {
            [
                Piece::Number(from),
                Piece::Through,
                Piece::Number(to),
                after @ ..,
            ] if from < to => {
                ranges.push(*from..=*to);
                rest = after;
            }
            [Piece::Number(_), Piece::Through, ..] | [Piece::Through, ..] => return None,
            [Piece::Number(number), after @ ..] => {
                ranges.push(*number..=*number);
                rest = after;
            }
            _ => break,
        }
    }
    (!ranges.is_empty()).then_some((ranges, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<Vec<(u32, Decision)>> {
        read_line(line, 9).unwrap_or_else(|doubt| panic!("{line}: {doubt:?}"))
    }

    #[test]
    fn numbers_and_words_stand_in_turn() {
        use Decision::{Approve, Reject, Spam};
        for line in [
            "1 ok, 2-3 spam, 4 no",
            "#1 ok; #2 – #3 spam; #4 no",
            "1: ok 2,3: spam 4: nein",
            "1) OK, thanks! 2 & 3) this is spam. 4) don't publish",
            "1. oui, 2–3 c'est du spam, 4 non merci",
            "ok 1, spam 2-3, no 4",
            "OK: 1; spam: 2, 3; no: 4.",
            "１はい、２-３スパム、４いいえ",
            "١ نعم، ٢-٣ سبام، ٤ لا",
            "1 👍 2-3 spam 4 👎",
        ] {
            let expected = vec![(1, Approve), (2, Spam), (3, Spam), (4, Reject)];
            assert_eq!(read(line), Some(expected), "{line}");
        }
    }

    #[rustfmt::skip]
    const NOT_UNDERSTOOD: &[&str] = &[
        "1", "1, 2", "1 ok 2", "1 okk", "1 ok, 2 spma", "2-1 ok", "1-2-3 ok", "1 ok?", "1 ~~ok~~", "1 :( ok",
        "1 ok :(", "1 or 2 ok", "1 +1", "2 -1", "3 people said so", "2nd ok", "1.5 ok", "1 not spam", "1 ok spam",
        "* 1 okk",
    ];

    #[test]
    fn a_line_of_numbers_that_is_not_understood_is_asked_back() {
        for line in NOT_UNDERSTOOD {
            let doubt = read_line(line, 9);
            assert!(
                matches!(doubt, Err(DigestDoubt::Line(_))),
                "{line}: {doubt:?}"
            );
        }
        let missing = [
            "10 ok",
            "0 spam",
            "8-12 no",
            "1 ok, 77 no",
            "ok 10",
            "0-3 ok",
        ];
        for line in missing {
            let doubt = read_line(line, 9);
            assert!(
                matches!(doubt, Err(DigestDoubt::NoSuchNumber(_))),
                "{line}: {doubt:?}"
            );
        }
    }

    #[test]
    fn other_lines_are_text() {
        for line in [
            "",
            "ok",
            "Thanks!",
            "2026 was a good year",
            "ok then, see 3 above",
            "> 1 ok",
            "-- ",
            "v2 ok",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}

//! The features of a comment: words, pairs of words, links, shapes. Each is a number.

use std::ops::Range;

use super::links::{self, Link};
use super::normalize::{self, Disguise};
use super::shapes;

/// The input.
#[derive(Debug, Clone, Copy)]
pub(super) struct ClassifierInput<'a> {
    pub(super) name: &'a str,
    pub(super) website: Option<&'a str>,
    pub(super) text: &'a str,
}

/// Maximum number of features of a comment.
pub(super) const MOST: usize = 300;
/// How many words count at the beginning and at the end of a text: a long text hides its topic in between.
const FIRST: usize = 70;
const LAST: usize = 40;
/// Limits the work for one text.
const MOST_TEXT: usize = 20_000;
/// Limit for features that a text could have any number of.
const MOST_LINKS: usize = 8;
/// Numbers, by how many digits they have.
const NUMBERS: [&str; 5] = ["#1", "#2", "#3", "#4", "#5"];
/// The beginning of a word stands for all its forms.
const STEM: usize = 5;

/// The features of a comment, sorted and without duplicates. Never 0, which stands for the comment itself.
#[must_use]
pub(super) fn of(written: ClassifierInput<'_>) -> Vec<u32> {
    let mut bag = FeatureSet::default();
    let (text, hidden) = normalize::visible(cut(written.text));
    shapes::of_text(&text, hidden, &mut |shape| bag.add("shape", shape));
    let (found, rest) = links::take_out(&text);
    link_features(&mut bag, &found, &text);
    website_features(&mut bag, written.website);
    name_features(&mut bag, written.name);
    word_features(&mut bag, &rest);
    bag.numbers
}

/// The beginning and end of a text that is too long.
fn cut(text: &str) -> &str {
    &text[..text.floor_char_boundary(MOST_TEXT)]
}

fn link_features(bag: &mut FeatureSet, found: &[Link], text: &str) {
    let count = found.len().min(4);
    bag.add("links", &count.to_string());
    let manner = links::manner(text);
    let manners = [
        (manner.is_hidden, "hidden"),
        (manner.is_pasted, "pasted"),
        (manner.is_named, "named"),
    ];
    for (is_so, name) in manners {
        if is_so {
            bag.add("links", name);
        }
    }
    for link in found.iter().take(MOST_LINKS) {
        bag.add("host", &link.host);
        if let Some(ending) = link.ending() {
            bag.add("ending", ending);
        }
        for part in link.parts() {
            bag.add("part", part);
        }
        if link.is_coded() {
            bag.add("links", "coded");
        }
        if link.is_shortened() {
            bag.add("links", "shortened");
        }
    }
}

fn website_features(bag: &mut FeatureSet, website: Option<&str>) {
    let Some(website) = website else {
        return bag.add("website", "none");
    };
    bag.add("website", "some");
    let (found, _) = links::take_out(website);
    for link in found.iter().take(1) {
        bag.add("host", &link.host);
        if let Some(ending) = link.ending() {
            bag.add("website ending", ending);
        }
        for part in link.parts() {
            bag.add("part", part);
        }
        let hyphens = link.host.matches('-').count();
        bag.add("website hyphens", &hyphens.min(2).to_string());
        if link.path.len() > 1 {
            bag.add("website", "deep");
        }
    }
}

fn name_features(bag: &mut FeatureSet, name: &str) {
    let (name, hidden) = normalize::visible(name);
    shapes::of_name(&name, hidden, &mut |shape| bag.add("name", shape));
    let words = Words::of(&name);
    for word in words.from(0..words.len().min(6)) {
        bag.add("name word", word);
        bag.add("", word);
    }
}

fn word_features(bag: &mut FeatureSet, text: &str) {
    let words = Words::of(text);
    let (first, last) = if words.len() <= FIRST + LAST {
        (0..words.len(), 0..0)
    } else {
        (0..FIRST, words.len() - LAST..words.len())
    };
    let mixed = words.disguised(|disguise| disguise.is_mixed);
    let leet = words.disguised(|disguise| disguise.is_leet);
    if mixed > 0 {
        bag.add("words", if mixed > 1 { "mixed+" } else { "mixed" });
    }
    if leet > 0 {
        bag.add("words", if leet > 1 { "leet+" } else { "leet" });
    }
    for part in [first, last] {
        for word in words.from(part.clone()) {
            bag.add("", word);
            if let Some((end, _)) = word.char_indices().nth(STEM) {
                bag.add("stem", &word[..end]);
            }
        }
        let following = words.from(part.clone()).skip(1);
        for (word, next) in words.from(part).zip(following) {
            bag.add(word, next);
        }
    }
}

/// Normalized words, all in one string. Scripts without spaces are cut into pairs of characters.
#[derive(Default)]
struct Words {
    letters: String,
    /// Where each word ends in it.
    ends: Vec<(usize, Disguise)>,
}

impl Words {
    fn of(text: &str) -> Self {
        let is_inside = |c: char| c.is_alphanumeric() || matches!(c, '@' | '$');
        let mut words = Self {
            letters: String::with_capacity(text.len()),
            ..Self::default()
        };
        let mut spelled = String::new();
        for piece in text.split(|c: char| !is_inside(c)) {
            if piece.is_empty() {
                continue;
            }
            // S p e l l e d out.
            let mut characters = piece.chars();
            if let (Some(letter), None) = (characters.next(), characters.next())
                && letter.is_alphabetic()
                && !normalize::is_unspaced(letter)
            {
                spelled.push(letter);
                continue;
            }
            words.end_spelled(&mut spelled);
            words.add_piece(piece);
        }
        words.end_spelled(&mut spelled);
        words
    }

    fn len(&self) -> usize {
        self.ends.len()
    }

    fn from(&self, part: Range<usize>) -> impl Iterator<Item = &str> {
        part.map(|index| {
            let start = index.checked_sub(1).map_or(0, |before| self.ends[before].0);
            &self.letters[start..self.ends[index].0]
        })
    }

    fn disguised(&self, is_so: impl Fn(&Disguise) -> bool) -> usize {
        let words = self.ends.iter();
        words.filter(|(_, disguise)| is_so(disguise)).count()
    }

    fn end_spelled(&mut self, spelled: &mut String) {
        if spelled.chars().count() >= 4 {
            self.add(spelled);
            if let Some((_, disguise)) = self.ends.last_mut() {
                disguise.is_leet = true;
            }
        } else {
            for letter in spelled.chars() {
                self.add(letter.encode_utf8(&mut [0; 4]));
            }
        }
        spelled.clear();
    }

    fn add_piece(&mut self, piece: &str) {
        if piece.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.add_plain(NUMBERS[piece.len().min(NUMBERS.len()) - 1].chars());
        }
        if !piece.chars().any(normalize::is_unspaced) {
            return self.add(piece);
        }
        let following = piece.chars().skip(1);
        for (character, next) in piece.chars().zip(following) {
            self.add_plain([character, next]);
        }
    }

    fn add(&mut self, word: &str) {
        let disguise = normalize::append(word, &mut self.letters);
        self.ends.push((self.letters.len(), disguise));
    }

    fn add_plain(&mut self, letters: impl IntoIterator<Item = char>) {
        self.letters.extend(letters);
        self.ends.push((self.letters.len(), Disguise::default()));
    }
}

/// Feature numbers without duplicates.
#[derive(Default)]
struct FeatureSet {
    numbers: Vec<u32>,
}

impl FeatureSet {
    fn add(&mut self, kind: &str, value: &str) {
        if self.numbers.len() >= MOST {
            return;
        }
        let number = number(kind, value);
        // There are few: a linear search is faster than a set.
        if !self.numbers.contains(&number) {
            self.numbers.push(number);
        }
    }
}

/// FNV-1a, folded to 32 bits. It must never change, as the database contains it. An attacker who provokes a collision
/// only makes his own comment look like another one, which other words do as well.
fn number(kind: &str, value: &str) -> u32 {
    let bytes = kind.bytes().chain([0]).chain(value.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let folded = (hash >> 32) ^ (hash & 0xffff_ffff);
    u32::try_from(folded).unwrap_or(1).max(1)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn plain(text: &str) -> Vec<u32> {
        of(ClassifierInput {
            name: "Ann",
            website: None,
            text,
        })
    }

    #[test]
    fn any_text_has_a_bounded_number_of_them_each_once() {
        for text in [
            "",
            "a",
            "日本語のコメントです。",
            &"word other ".repeat(90_000),
            &long(),
        ] {
            let features = plain(text);
            let each: HashSet<u32> = features.iter().copied().collect();
            assert!(features.len() <= MOST && each.len() == features.len());
            assert!(!each.contains(&0));
        }
    }

    fn long() -> String {
        (0..5000)
            .map(|n| format!("w{n}x https://h{n}.example/ "))
            .collect()
    }

    #[test]
    fn the_end_of_a_long_text_counts_too() {
        let padding = "word ".repeat(500);
        let spam = plain(&format!("{padding} casino"));
        assert!(spam.contains(&number("", "casino")));
    }

    #[test]
    fn the_numbers_stay_what_they_are() {
        assert_eq!(number("", "casino"), 2_527_261_500);
    }
}

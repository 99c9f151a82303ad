//! Text normalization: texts that look the same to a reader become equal.
//!
//! Not here: what is compared with what (`spam`, `model::simhash`, `model::policy::word_list`).

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// A word as it is read, though it may be written in other characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unmasked {
    pub word: String,
    /// It was written with digits, signs or letters of other scripts in place of its own.
    pub is_masked: bool,
}

/// Signs that stand for letters, inside a word.
const SIGNS: [(char, char); 6] = [
    ('@', 'a'),
    ('$', 's'),
    ('!', 'i'),
    ('|', 'i'),
    ('€', 'e'),
    ('+', 't'),
];

/// Digits that stand for letters, in a word that has letters.
const DIGITS: [(char, char); 8] = [
    ('0', 'o'),
    ('1', 'i'),
    ('3', 'e'),
    ('4', 'a'),
    ('5', 's'),
    ('7', 't'),
    ('8', 'b'),
    ('9', 'g'),
];

/// The words of a text without case, accents and what can't be seen.
#[must_use]
pub fn words(text: &str) -> Vec<String> {
    let folded: String = visible(text).flat_map(lower).collect();
    let words = folded.split(|character: char| !character.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The words of a text as they are read: `𝗰аsin0` with a Cyrillic а, `c@sino` and `casino` are one. The letters that
/// a 1 or an l may stand for are one letter.
#[must_use]
pub fn unmasked(text: &str) -> Vec<Unmasked> {
    let mut found = Vec::new();
    for_each_unmasked(text, |word, is_masked| {
        found.push(Unmasked {
            word: word.to_owned(),
            is_masked,
        });
    });
    found
}

/// Calls `tell` with each word that [`unmasked`] finds, and whether it is masked.
pub fn for_each_unmasked(text: &str, mut tell: impl FnMut(&str, bool)) {
    let mut read = String::new();
    let mut unmask = |word: &str| {
        let is_masked = unmask(word, &mut read);
        tell(&read, is_masked);
    };
    if text.is_ascii() {
        return ascii_words(text).for_each(unmask);
    }
    let characters: Vec<char> = text.chars().filter(|c| !is_unseen(*c)).collect();
    let is_part = |index: usize| {
        let here = characters[index];
        let next = characters.get(index + 1);
        here.is_alphanumeric()
            || is_combining_mark(here)
            || (is_sign(here) && next.is_some_and(|next| next.is_alphanumeric()))
    };
    let mut word = String::new();
    for (index, character) in characters.iter().enumerate() {
        if is_part(index) {
            word.push(*character);
        } else if !word.is_empty() {
            unmask(&word);
            word.clear();
        }
    }
    if !word.is_empty() {
        unmask(&word);
    }
}

/// The same cut as of any text; most of what is written has nothing else.
fn ascii_words(text: &str) -> impl Iterator<Item = &str> {
    let bytes = text.as_bytes();
    let is_part = |index: usize| {
        let next = bytes.get(index + 1);
        bytes[index].is_ascii_alphanumeric()
            || (is_sign(char::from(bytes[index])) && next.is_some_and(u8::is_ascii_alphanumeric))
    };
    let mut index = 0;
    std::iter::from_fn(move || {
        let begin = (index..bytes.len()).find(|at| is_part(*at))?;
        index = (begin..bytes.len())
            .find(|at| !is_part(*at))
            .unwrap_or(bytes.len());
        Some(&text[begin..index])
    })
}

/// Whether it takes no room on the screen: zero-width characters, soft hyphens and their like.
#[must_use]
pub fn is_unseen(character: char) -> bool {
    matches!(character,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
        | '\u{FFA0}' | '\u{E0000}'..='\u{E0FFF}')
}

fn is_sign(character: char) -> bool {
    SIGNS.iter().any(|(sign, _)| *sign == character)
}

/// Without accents, and each letter in its plain form.
fn visible(text: &str) -> impl Iterator<Item = char> + '_ {
    text.nfkd()
        .filter(|character| !is_unseen(*character) && !is_combining_mark(*character))
}

fn lower(character: char) -> impl Iterator<Item = char> {
    let (first, rest) = match character {
        'ß' | 'ẞ' => ('s', Some('s')),
        other => (other, None),
    };
    first.to_lowercase().chain(rest)
}

/// A letter from A to z, in lower case and with i for l.
fn plain(letter: char) -> char {
    match letter.to_ascii_lowercase() {
        'l' => 'i',
        other => other,
    }
}

/// Puts the word as it is read into `read`; returns whether it is masked.
fn unmask(word: &str, read: &mut String) -> bool {
    read.clear();
    // Most words are plain: there is nothing to take off.
    if word.bytes().all(|byte| byte.is_ascii_alphabetic()) {
        read.extend(word.chars().map(plain));
        return false;
    }
    let has_letters = word.chars().any(char::is_alphabetic);
    let mut is_masked = false;
    for character in visible(word) {
        if character.is_ascii_alphabetic() {
            read.push(character.to_ascii_lowercase());
        } else if character.is_ascii() {
            let known = SIGNS.iter().chain(&DIGITS);
            let letter = known
                .clone()
                .find(|(sign, _)| *sign == character && has_letters);
            is_masked |= letter.is_some();
            read.push(letter.map_or(character, |(_, letter)| *letter));
        } else {
            let alike: String = skeleton(character.encode_utf8(&mut [0; 4])).collect();
            is_masked |= alike.is_ascii();
            read.extend(visible(&alike).flat_map(lower));
        }
    }
    is_masked |= !word.is_ascii() && read.is_ascii();
    *read = read.replace('l', "i");
    is_masked
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(text: &str) -> Vec<(String, bool)> {
        let words = unmasked(text).into_iter();
        words.map(|found| (found.word, found.is_masked)).collect()
    }

    #[test]
    fn words_have_neither_case_nor_accents_nor_what_cannot_be_seen() {
        assert_eq!(
            words("Crème BRÛLÉE, Straße!"),
            ["creme", "brulee", "strasse"]
        );
        assert_eq!(words("ca\u{200B}si\u{AD}no"), ["casino"]);
        assert_eq!(words("Виагра"), words("ВИАГРА"));
        assert!(words(" … !").is_empty());
    }

    proptest! {
        #[test]
        fn words_in_ascii_are_read_as_those_of_any_text(text in "[a-cL0-1@$! .,-]{0,40}") {
            let mut of_any = unmasked(&format!("{text} é"));
            of_any.pop();
            prop_assert_eq!(unmasked(&text), of_any);
        }
    }

    #[test]
    fn what_looks_the_same_is_the_same() {
        for mask in [
            "c@sino",
            "cas1no",
            "CA$INO",
            "cаsinо",
            "𝗰𝗮𝘀𝗶𝗻𝗼",
            "ⓒasino",
            "casіno",
        ] {
            assert_eq!(read(mask), [("casino".to_owned(), true)], "{mask}");
        }
        assert_eq!(read("casino!"), [("casino".to_owned(), false)]);
        assert_eq!(read("2026"), [("2026".to_owned(), false)]);
    }
}

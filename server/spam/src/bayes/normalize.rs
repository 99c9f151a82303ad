//! Normalizes a word, however it was disguised: invisible characters, look-alike letters, digits for letters.

use std::borrow::Cow;

use unicode_normalization::char::is_combining_mark;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfkc_quick};
use unicode_script::{Script, UnicodeScript};
use unicode_security::skeleton;

/// How a word was disguised.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Disguise {
    /// Look-alike letters of several alphabets.
    pub(super) is_mixed: bool,
    /// Digits or signs in place of letters.
    pub(super) is_leet: bool,
}

/// The text without invisible characters, in compatibility form; and how many characters were invisible.
pub(super) fn visible(text: &str) -> (Cow<'_, str>, usize) {
    if text.is_ascii() {
        return (Cow::Borrowed(text), 0);
    }
    let mut hidden = 0;
    let mut seen = String::with_capacity(text.len());
    let mut before = ' ';
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        if !is_shapeless(character) {
            seen.push(character);
            before = character;
            continue;
        }
        // Between other characters it legitimately joins emoji and letters.
        let after = characters.peek().copied().unwrap_or(' ');
        hidden += usize::from(is_western(before) && is_western(after));
    }
    match is_nfkc_quick(seen.chars()) {
        IsNormalized::Yes => (Cow::Owned(seen), hidden),
        _ => (Cow::Owned(seen.nfkc().collect()), hidden),
    }
}

fn is_shapeless(character: char) -> bool {
    matches!(character,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{E0000}'..='\u{E0FFF}')
}

fn is_western(character: char) -> bool {
    let script = character.script();
    character.is_alphabetic() && matches!(script, Script::Latin | Script::Cyrillic | Script::Greek)
}

/// Appends a word of letters, digits and the signs that stand for letters to `normalized`, in its normalized form.
pub(super) fn append(word: &str, normalized: &mut String) -> Disguise {
    let start = normalized.len();
    let (mut latin, mut alike) = (false, false);
    for character in word.chars() {
        if character.is_ascii() {
            latin |= character.is_ascii_alphabetic();
            normalized.push(character.to_ascii_lowercase());
            continue;
        }
        match character.script() {
            Script::Latin => latin = true,
            Script::Cyrillic | Script::Greek | Script::Cherokee | Script::Armenian => alike = true,
            _ => {}
        }
        let mut buffer = [0; 4];
        let plain = skeleton(character.encode_utf8(&mut buffer));
        let letters = plain.filter(|c| !is_combining_mark(*c));
        normalized.extend(letters.flat_map(char::to_lowercase));
    }
    let plain = without_leet(&normalized[start..]);
    if let Some(plain) = &plain {
        normalized.truncate(start);
        normalized.push_str(plain);
    }
    Disguise {
        is_mixed: latin && alike,
        is_leet: plain.is_some(),
    }
}

/// The word with digits between letters replaced by letters; `None` if it has none.
fn without_leet(word: &str) -> Option<String> {
    let bytes = word.as_bytes();
    let is_letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphabetic);
    let is_sign = |at: usize| bytes.get(at).copied().and_then(letter_for).is_some();
    let stands_inside = (1..bytes.len()).any(|at| {
        let after = || (at + 1..bytes.len()).find(|after| !is_sign(*after));
        is_sign(at) && is_letter(at - 1) && after().is_some_and(is_letter)
    });
    let letters = bytes.iter().filter(|byte| byte.is_ascii_alphabetic());
    if !stands_inside || letters.count() < 2 {
        return None;
    }
    let plain = word.chars().map(|character| {
        let letter = u8::try_from(character).ok().and_then(letter_for);
        letter.map_or(character, char::from)
    });
    Some(plain.collect())
}

fn letter_for(sign: u8) -> Option<u8> {
    Some(match sign {
        b'0' => b'o',
        b'1' | b'!' => b'i',
        b'3' => b'e',
        b'4' | b'@' => b'a',
        b'5' | b'$' => b's',
        b'7' => b't',
        _ => return None,
    })
}

/// Whether words of this character's script are written without spaces.
pub(super) fn is_unspaced(character: char) -> bool {
    if character.is_ascii() {
        return false;
    }
    matches!(
        character.script(),
        Script::Han
            | Script::Hiragana
            | Script::Katakana
            | Script::Thai
            | Script::Lao
            | Script::Khmer
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(word: &str) -> (String, Disguise) {
        let mut normalized = String::new();
        let disguise = append(word, &mut normalized);
        (normalized, disguise)
    }

    #[test]
    fn a_disguised_word_is_the_word() {
        for disguised in [
            "casino",
            "Саsіnо",
            "CΑSINO",
            "c4s1n0",
            "cásino",
            "ｃａｓｉｎｏ",
        ] {
            let (seen, _) = visible(disguised);
            assert_eq!(word(&seen).0, "casino", "{disguised}");
        }
        assert!(word("Саsіnо").1.is_mixed && !word("казино").1.is_mixed);
        let is_leet = |text| word(text).1.is_leet;
        assert!(is_leet("c4s1n0") && !is_leet("sha256") && !is_leet("1990s"));
    }

    #[test]
    fn what_has_no_shape_is_taken_out_and_counted_between_letters_alone() {
        assert_eq!(visible("ca\u{200B}si\u{AD}no"), ("casino".into(), 2));
        assert_eq!(visible("👩\u{200D}🌾 fine").1, 0);
    }
}

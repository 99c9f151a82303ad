//! Characters in one-line inputs of strangers (a name, a title): which are refused, which are removed.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript};

use afterword_text::{Marks, has_shape, turns};

/// The black flag: followed by tags, it is a region's flag.
const FLAG: char = '\u{1F3F4}';

/// Control characters, and invisible characters that change the direction of a line or hide in it. Zero-width joiner
/// and non-joiner are not among them: Persian, Hindi and emoji need them.
#[must_use]
pub fn is_forbidden(character: char) -> bool {
    character.is_control()
        || turns(character)
        || is_stray(character)
        || matches!(character, '\u{2028}' | '\u{2029}' | '\u{FFFE}' | '\u{FFFF}')
}

/// Invisible characters that come with copied text.
pub(super) fn is_stray(character: char) -> bool {
    matches!(character, '\u{200B}' | '\u{2060}'..='\u{2065}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

/// The line in NFC, with single spaces, without invisible characters and stacked marks. Characters that shape their
/// neighbours stay: joiners in Persian, Hindi and emoji, variation selectors of ideographs and emoji, the tags of a
/// flag.
pub(super) fn readable(line: &str) -> String {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_ascii() {
        return line;
    }
    let mut shown = String::with_capacity(line.len());
    let mut base = None;
    let mut rest = line.chars().peekable();
    while let Some(character) = rest.next() {
        // A mark without a letter would sit on what stands before the line.
        let keeps = base.is_some_and(|base| shapes(base, character, rest.peek().copied()));
        let is_base = has_shape(character) && !is_combining_mark(character);
        if keeps || is_base || character == ' ' {
            shown.push(character);
        }
        if is_base {
            base = Some(character);
        }
    }
    let composed: String = shown.nfc().collect();
    let bounded = Marks::default().publishable(&composed).into_owned();
    bounded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character, which may itself be invisible, shapes the letter before it.
fn shapes(base: char, character: char, next: Option<char>) -> bool {
    match character {
        '\u{200C}' | '\u{200D}' => joins(base) && next.is_some_and(joins),
        '\u{FE00}'..='\u{FE0F}' => true,
        '\u{E0100}'..='\u{E01EF}' => base.script() == Script::Han,
        '\u{180B}'..='\u{180D}' | '\u{180F}' => base.script() == Script::Mongolian,
        '\u{E0020}'..='\u{E007F}' => base == FLAG,
        mark => is_combining_mark(mark) && has_shape(mark),
    }
}

/// Whether a joiner beside it is visible: in emoji, and in scripts whose letters join.
fn joins(character: char) -> bool {
    use Script::{
        Arabic, Bengali, Devanagari, Gujarati, Gurmukhi, Kannada, Khmer, Malayalam, Mongolian,
        Myanmar, Nko, Oriya, Sinhala, Syriac, Tamil, Telugu, Thaana, Tibetan,
    };
    let is_emoji = matches!(character, '\u{2190}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}');
    is_emoji
        || matches!(
            character.script(),
            Arabic
                | Bengali
                | Devanagari
                | Gujarati
                | Gurmukhi
                | Kannada
                | Khmer
                | Malayalam
                | Mongolian
                | Myanmar
                | Nko
                | Oriya
                | Sinhala
                | Syriac
                | Tamil
                | Telugu
                | Thaana
                | Tibetan
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_left_out() {
        for hidden in [
            "An\u{AD}n",
            "An\u{200C}n",
            "An\u{200D}n",
            "\u{200E}Ann\u{200F}",
            "An\u{34F}n",
            "\u{3164}Ann",
            "Ann\u{FE0F}\u{200D}",
            "Ann\u{E0041}",
            "\u{61C}Ann",
            "An\u{180E}n",
            "\u{301}Ann",
            "An\u{2800}n",
        ] {
            let shown = readable(hidden).replace('\u{FE0F}', "");
            assert_eq!(shown, "Ann", "{hidden:?}");
        }
        for nothing in [
            "\u{200D}\u{3164}",
            "\u{FE0F}",
            "\u{2800} \u{AD}",
            "\u{E0041}",
            "\u{301}\u{301}",
        ] {
            assert_eq!(readable(nothing), "", "{nothing:?}");
        }
    }

    #[test]
    fn what_shapes_its_neighbours_stays() {
        for whole in [
            "می\u{200C}خواهم",
            "क्\u{200D}ष",
            "👩\u{200D}👩\u{200D}👧",
            "👩🏽\u{200D}🚀",
            "❤\u{FE0F}\u{200D}🔥",
            "葛\u{E0100}城",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
            "1\u{FE0F}\u{20E3}",
            "Nguyễn Thị Hường",
            "ผู้ที่",
            "שָׁלוֹם",
            "مُحَمَّد",
        ] {
            let composed: String = whole.nfc().collect();
            assert_eq!(readable(whole), composed, "{whole:?}");
        }
    }

    #[test]
    fn marks_heaped_on_a_letter_are_cut_and_the_rest_is_composed() {
        let heap = format!("A{}nn", "\u{30D}\u{316}".repeat(30));
        assert!(readable(&heap).chars().count() <= 9, "{heap}");
        assert_eq!(readable("Jose\u{301}"), "José");
        assert_eq!(readable("Jose\u{34F}\u{301}"), "José");
        let once = readable(&heap);
        assert_eq!(readable(&once), once);
    }
}

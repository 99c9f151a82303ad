//! Character classes: which may be published, which are visible.

use std::borrow::Cow;

use unicode_normalization::char::is_combining_mark;

/// Marks that one letter may bear. Burmese puts six on a letter, Hebrew with points and accents five,
/// Vietnamese, Thai and Arabic fewer; what bears more grows over the lines of others.
const MOST_MARKS: usize = 6;

/// How many marks the letter bears that was read last; texts come in pieces.
#[derive(Debug, Default)]
pub struct Marks(usize);

impl Marks {
    /// Drops what XML 1.0 forbids (a comment also stands in Atom feeds), control characters, which
    /// terminals obey, characters that turn the reading order of what follows them, and marks that are
    /// heaped on a letter. Line feeds and tabs stay.
    pub fn publishable<'a>(&mut self, text: &'a str) -> Cow<'a, str> {
        if text.is_ascii() && !text.bytes().any(|byte| !is_publishable(char::from(byte))) {
            self.0 = if text.is_empty() { self.0 } else { 0 };
            return Cow::Borrowed(text);
        }
        // Most texts keep all that they have, and need no copy.
        let before = self.0;
        if text.chars().all(|letter| self.keeps(letter)) {
            return Cow::Borrowed(text);
        }
        self.0 = before;
        Cow::Owned(text.chars().filter(|&letter| self.keeps(letter)).collect())
    }

    fn keeps(&mut self, character: char) -> bool {
        if !is_publishable(character) || turns(character) {
            return false;
        }
        // Nothing of it is a mark, and nothing has no shape.
        if character.is_ascii() {
            self.0 = 0;
            return true;
        }
        if is_combining_mark(character) {
            self.0 += 1;
        } else if has_shape(character) || character.is_whitespace() {
            self.0 = 0;
        }
        self.0 <= MOST_MARKS
    }
}

/// Overrides, embeddings and isolates: they turn what stands behind them, across the ends of what they are in.
pub fn turns(character: char) -> bool {
    matches!(character, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether any character has a shape on the screen.
pub fn can_be_seen(text: &str) -> bool {
    text.chars().any(has_shape)
}

fn is_publishable(character: char) -> bool {
    match character {
        '\n' | '\t' => true,
        '\u{FFFE}' | '\u{FFFF}' => false,
        _ => !character.is_control(),
    }
}

/// False for white space and for Unicode's Default_Ignorable_Code_Point, with the blank Braille
/// pattern beside them.
pub fn has_shape(character: char) -> bool {
    let ignorable = matches!(
        character,
        '\u{00AD}'
            | '\u{034F}'
            | '\u{061C}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFF8}'
            | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    );
    is_publishable(character) && !character.is_whitespace() && !ignorable
}

#[cfg(test)]
mod tests {
    use super::*;

    fn publishable(text: &str) -> Cow<'_, str> {
        Marks::default().publishable(text)
    }

    #[test]
    fn control_characters_and_what_xml_forbids_are_dropped() {
        assert_eq!(
            publishable("a\0b\u{1b}[31m\r\u{85}\u{FFFE}\u{FFFF}c\n\td"),
            "ab[31mc\n\td"
        );
        assert!(matches!(publishable("Grüße, 日本 👩‍👩‍👧"), Cow::Borrowed(_)));
    }

    #[test]
    fn overrides_of_the_reading_order_are_dropped_and_marks_of_direction_stay() {
        assert_eq!(publishable("\u{202E}abc\u{2066}\u{200F}"), "abc\u{200F}");
    }

    #[test]
    fn marks_heaped_on_a_letter_are_dropped_in_pieces_too() {
        let heap = "\u{301}".repeat(40);
        assert_eq!(
            publishable(&format!("a{heap}b{heap}")).chars().count(),
            2 + 2 * MOST_MARKS
        );
        // What has no shape does not begin a new heap.
        let hidden = "\u{301}\u{200D}".repeat(40);
        let kept = publishable(&hidden).replace('\u{200D}', "");
        assert_eq!(kept.chars().count(), MOST_MARKS);
        let mut marks = Marks::default();
        let pieces = std::iter::repeat_n("\u{301}", 40).map(|piece| marks.publishable(piece));
        assert_eq!(pieces.filter(|piece| !piece.is_empty()).count(), MOST_MARKS);
    }

    #[test]
    fn languages_keep_all_their_marks() {
        for word in [
            "Nguye\u{302}\u{303}n Thị Hường",
            "ผู้ที่น้ำเชื่อมั่น",
            "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים",
            "ٱلرَّحْمَٰنِ ٱلرَّحِيمِ",
            "လျှို့ဝှက်ချက်",
            "ကျွန်ုပ်တို့",
            "क्षत्रिय र्‍य श्री",
            "བསྒྲུབས་ ཧཱུྃ",
            "ខ្ញុំស្រឡាញ់",
            "1\u{FE0F}\u{20E3} 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        ] {
            assert!(matches!(publishable(word), Cow::Borrowed(_)), "{word}");
        }
    }

    #[test]
    fn characters_without_a_shape_cannot_be_seen() {
        for blank in [
            "",
            " \n\t",
            "\u{a0}\u{3000}",
            "\u{200B}\u{FEFF}",
            "\u{2800}",
            "\u{3164}",
            "\u{E0041}",
            "\u{7f}",
        ] {
            assert!(!can_be_seen(blank), "{blank:?}");
        }
        for shape in ["a", "\u{200B}.", "👍", "-"] {
            assert!(can_be_seen(shape), "{shape:?}");
        }
    }
}

//! Characters: which may be published, which can be seen.

use std::borrow::Cow;

/// Drops what XML 1.0 forbids (a comment also stands in Atom feeds) and control characters, which
/// terminals obey. Line feeds and tabs stay.
pub(super) fn publishable(text: &str) -> Cow<'_, str> {
    keep(text, is_publishable)
}

/// Drops characters that turn the reading order of what follows them on a line.
pub(super) fn in_reading_order(text: &str) -> Cow<'_, str> {
    keep(
        text,
        |character| !matches!(character, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'),
    )
}

/// Whether any character has a shape on the screen.
pub(super) fn can_be_seen(text: &str) -> bool {
    text.chars().any(has_shape)
}

fn keep(text: &str, kept: impl Fn(char) -> bool) -> Cow<'_, str> {
    if text.chars().all(&kept) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().filter(|&character| kept(character)).collect())
    }
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
fn has_shape(character: char) -> bool {
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
        assert_eq!(
            in_reading_order("\u{202E}abc\u{2066}\u{200F}"),
            "abc\u{200F}"
        );
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

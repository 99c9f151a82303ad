//! Characters that nobody types: controls, zero-width and bidirectional marks, odd line ends.

/// `text` with `\n` as line ends, ordinary spaces, and without invisible characters.
///
/// Joiners stay if they join characters: emoji sequences and Persian need them.
pub(super) fn visible(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '\r' => {
                characters.next_if_eq(&'\n');
                cleaned.push('\n');
            }
            '\n' | '\u{85}' | '\u{2028}' | '\u{2029}' => cleaned.push('\n'),
            '\t' => cleaned.push('\t'),
            '\u{A0}' | '\u{2007}' | '\u{202F}' | '\u{3000}' => cleaned.push(' '),
            '\u{200C}' | '\u{200D}' if joins(&cleaned, characters.peek()) => {
                cleaned.push(character);
            }
            _ if is_invisible(character) => {}
            _ => cleaned.push(character),
        }
    }
    cleaned
}

/// Controls, zero-width characters, bidirectional marks and isolates (UAX #9), byte order marks, soft hyphens, and
/// the placeholder that Apple Mail writes for a picture.
pub(super) fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{AD}'
                | '\u{34F}'
                | '\u{61C}'
                | '\u{180E}'
                | '\u{200B}'..='\u{200F}'
                | '\u{202A}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}'
                | '\u{FFF9}'..='\u{FFFC}'
                | '\u{E0001}'
        )
}

fn joins(before: &str, after: Option<&char>) -> bool {
    let joinable = |character: char| !character.is_ascii() && !character.is_whitespace();
    before.chars().next_back().is_some_and(joinable)
        && after.is_some_and(|&next| joinable(next) && !is_invisible(next))
}

/// At most `limit` bytes of `text`, cut between two characters.
pub(super) fn bounded(text: &str, limit: usize) -> &str {
    &text[..text.floor_char_boundary(limit)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_goes_and_what_joins_stays() {
        for (typed, seen) in [
            ("\u{FEFF}ok\r\nthen\rmore\u{2028}end", "ok\nthen\nmore\nend"),
            ("o\u{200B}k \u{202E}txt\u{202C}\0", "ok txt"),
            ("a\u{A0}b\u{3000}c\td", "a b c\td"),
            ("o\u{200D}k\u{200D}", "ok"),
        ] {
            assert_eq!(visible(typed), seen);
        }
        let joined = "👩\u{200D}💻 می\u{200C}خواهم";
        assert_eq!(visible(joined), joined);
    }

    #[test]
    fn text_is_bounded_between_characters() {
        assert_eq!(bounded("aéb", 2), "a");
        assert_eq!(bounded("aéb", 99), "aéb");
    }
}

//! Escapes log lines: untrusted input can neither break a line of the log nor control a terminal.

use std::borrow::Cow;
use std::fmt::Write;

/// How dangerous characters are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Escape {
    /// `\u{1b}`, as Rust writes it.
    Text,
    /// Like [`Escape::Text`], but for a terminal: our own colour sequences stay.
    Coloured,
    /// `\u001b`, as in a JSON string.
    Json,
}

impl Escape {
    /// Escapes one whole line from the formatter, except its line end.
    pub(super) fn line(self, line: &[u8]) -> Cow<'_, [u8]> {
        let body = line.strip_suffix(b"\n").unwrap_or(line);
        if body.iter().all(|byte| matches!(byte, b' '..=b'~')) {
            return Cow::Borrowed(line);
        }
        let text = String::from_utf8_lossy(body);
        let mut safe = String::with_capacity(line.len() + 16);
        for letter in text.chars() {
            if self.keeps(letter) {
                safe.push(letter);
            } else {
                self.spell(letter, &mut safe);
            }
        }
        safe.push('\n');
        Cow::Owned(safe.into_bytes())
    }

    fn keeps(self, letter: char) -> bool {
        match letter {
            '\u{1b}' => self == Self::Coloured,
            // Separators at which some viewers break a line, and marks that change the direction of the text.
            '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{061c}' | '\u{feff}' => false,
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => false,
            _ => !letter.is_control(),
        }
    }

    fn spell(self, letter: char, into: &mut String) {
        let number = u32::from(letter);
        // Writing to a `String` is infallible; all these characters are below U+10000.
        let _ = match self {
            Self::Json => write!(into, "\\u{number:04x}"),
            Self::Text | Self::Coloured => write!(into, "\\u{{{number:x}}}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTILE: &str =
        "a\nb\r\u{1b}[31mc\u{9b}2J\u{7f}\u{2028}d\u{2029}e\u{85}f\u{202e}g\u{feff}\u{0}\th é 😀\n";

    #[test]
    fn nothing_breaks_a_line_or_speaks_to_a_terminal() {
        for escape in [Escape::Text, Escape::Json] {
            let line = escape.line(HOSTILE.as_bytes());
            let line = std::str::from_utf8(&line).unwrap();
            let body = line.strip_suffix('\n').unwrap();
            assert!(!body.contains(|letter: char| letter.is_control()), "{body}");
            for mark in ['\u{2028}', '\u{2029}', '\u{202e}', '\u{feff}'] {
                assert!(!body.contains(mark), "{body}");
            }
            assert!(body.ends_with("h é 😀"), "{body}");
        }
    }

    #[test]
    fn a_line_of_json_stays_the_same_value() {
        let value = serde_json::json!({"path": HOSTILE});
        let line = Escape::Json
            .line(format!("{value}\n").as_bytes())
            .into_owned();
        let again: serde_json::Value = serde_json::from_slice(&line).unwrap();
        assert_eq!(again, value);
    }

    #[test]
    fn an_ordinary_line_is_not_copied() {
        let line = b"2026-01-01T00:00:00Z  INFO afterword::request: answered\n";
        assert!(matches!(Escape::Text.line(line), Cow::Borrowed(_)));
    }
}

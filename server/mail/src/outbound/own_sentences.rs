//! The sentences by which the mail reader recognises our own mails, should a client lose their marker.

use afterword_i18n::MAIL_SENTENCES;
use unicode_width::UnicodeWidthChar;

/// In letters, of which a Chinese character is three. A shorter sentence may be another's.
const SHORTEST: usize = 32;

/// The built-in sentences of all languages that have no variables.
pub fn own_sentences() -> Vec<String> {
    let is_long = |sentence: &&&str| sentence.chars().map(letters).sum::<usize>() >= SHORTEST;
    let long = MAIL_SENTENCES.iter().filter(is_long);
    long.map(ToString::to_string).collect()
}

fn letters(character: char) -> usize {
    match character.width() {
        Some(2) => 3,
        _ => 1,
    }
}

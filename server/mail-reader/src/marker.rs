//! The line at the head of our own mails; replies are written above it.
//!
//! It is recognised in any language: rows of `=` around a text and a tag, `[#…]`. A line that only ends so is the
//! preview of the mail, which clients show beside the subject.

use crate::characters::visible;

const ROW: &str = "===";

/// The longest possible marker, in bytes: mail clients wrap longer lines when they quote.
const MAX_BYTES: usize = 120;

/// The marker to put above a mail, for example `=== Write above this line [#k3v9] ===`.
///
/// `sentence` is in the reader's language, `tag` names the comment and authorises nothing.
pub fn marker_line(sentence: &str, tag: &str) -> String {
    format!("{ROW} {sentence} [#{tag}] {ROW}")
}

/// The line for the preview of a mail, above its marker, for example `A fine article… [#k3v9] ===`. Most clients hide it
/// where they quote the mail; where one does not, an answer ends above it too.
pub fn preview_line(text: &str, tag: &str) -> String {
    format!("{} [#{tag}] {ROW}", without_markers(text))
}

/// `text` without the rows of those of its lines that look like a marker, also with characters between that nobody
/// sees: for what others wrote, in a mail that has a marker of its own.
pub fn without_markers(text: &str) -> String {
    let lines = text.split('\n').map(|line| {
        // As the answer is read.
        let seen = visible(line);
        if seen.split('\n').any(is_marker) {
            let lines = seen.split('\n').map(without_rows);
            lines.collect::<Vec<_>>().join("\n")
        } else {
            line.to_owned()
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Rows may stand in rows.
fn without_rows(mut line: &str) -> &str {
    while is_marker(line) {
        line = unquoted(line).trim_matches('=').trim();
    }
    line
}

/// Whether `line` is a marker, quoted or not.
pub(super) fn is_marker(line: &str) -> bool {
    let line = unquoted(line);
    if line.len() > MAX_BYTES || !line.ends_with(ROW) {
        return false;
    }
    if line.starts_with(ROW) && line.len() > 2 * ROW.len() {
        let tag = line
            .split_once("[#")
            .and_then(|(_, rest)| rest.split_once(']'));
        return tag.is_some_and(|(tag, _)| is_tag(tag));
    }
    // The end of the preview: the tag, and the row after it.
    let before = line.trim_end_matches('=').trim_end();
    let tag = before
        .strip_suffix(']')
        .and_then(|before| before.rsplit_once("[#"));
    tag.is_some_and(|(_, tag)| is_tag(tag))
}

fn is_tag(tag: &str) -> bool {
    !tag.is_empty() && tag.chars().all(char::is_alphanumeric)
}

/// A marker without quotation marks before it: the original is unquoted.
pub(super) fn is_bare(line: &str) -> bool {
    let line = line.trim_start();
    let is_quoted = crate::lines::without_initials(line).starts_with('>') || line.starts_with('|');
    !is_quoted
}

fn unquoted(line: &str) -> &str {
    let frame = |c: char| c.is_whitespace() || matches!(c, '>' | '|' | '*' | '_');
    crate::lines::without_initials(line.trim_matches(frame)).trim_matches(frame)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marker_is_found_however_it_is_quoted() {
        let marker = marker_line("Bitte darüber antworten", "k3v9");
        for quoted in ["", "> ", ">> ", "  ", "| ", "> *"] {
            assert!(is_marker(&format!("{quoted}{marker}")), "{quoted:?}");
        }
        assert!(is_bare(&marker) && !is_bare(&format!("> {marker}")));
        let preview = preview_line("Schöner Artikel…", "k3v9");
        for quoted in ["", "> ", ">> ", "| ", "AM> "] {
            let line = format!("{quoted}{preview}");
            assert!(is_marker(&line), "{line:?}");
            assert_eq!(is_bare(&line), quoted.is_empty(), "{line:?}");
        }
        assert!(is_marker("> [#k3v9] ==="), "wrapped");
    }

    #[test]
    fn others_write_no_marker() {
        let text = "ok\n\n> === Above [#ab] ===\n======= Below [#ab] ====\n=== title ===\n";
        let without = without_markers(text);
        assert_eq!(without, "ok\n\nAbove [#ab]\nBelow [#ab]\n=== title ===\n");
        assert!(!without.lines().any(is_marker));
        for hidden in [
            "=== Above [#ab] ===\u{200B}",
            "\u{2060}==\u{AD}= Above [#a\u{200D}b] ===",
            "ok\u{2028}=== Above [#ab] ===",
            "=== === Above [#ab] === ===",
            "> === > === *=== Above [#ab] ===* ===",
        ] {
            let without = without_markers(hidden);
            assert!(!visible(&without).lines().any(is_marker), "{without:?}");
        }
    }

    #[test]
    fn other_rows_are_no_marker() {
        for line in [
            "======",
            "=== title ===",
            "=== [#] ===",
            "[#k3v9]",
            "= [#a] =",
        ] {
            assert!(!is_marker(line), "{line:?}");
        }
    }
}

//! Defuses lines that would make the parser slow, before it sees them.
//!
//! The parser touches each open quote and list on every line, and fills the short rows of a table. Without bounds,
//! both take quadratic time.

use std::borrow::Cow;

/// In bytes: how far quotes, bullets and indentation may push the text of a line to the right.
const MAX_LEAD: usize = 256;

/// Sixteen columns between bars. More of these on a line of dashes make no table.
const MAX_TABLE_BARS: usize = 17;

/// Puts a backslash where a line passes a bound: from there on, its marks are text.
pub(super) fn bound(markdown: &str) -> Cow<'_, str> {
    let lines = || markdown.split_inclusive(['\n', '\r']);
    if lines().all(|line| excess(line).is_none()) {
        return Cow::Borrowed(markdown);
    }
    let mut bounded = String::with_capacity(markdown.len() + 64);
    for line in lines() {
        let (fitting, rest) = line.split_at(excess(line).unwrap_or(line.len()));
        bounded.push_str(fitting);
        if !rest.is_empty() {
            bounded.push('\\');
            bounded.push_str(rest);
        }
    }
    Cow::Owned(bounded)
}

/// Where a line passes a bound.
fn excess(line: &str) -> Option<usize> {
    let lead = lead(line);
    if lead > MAX_LEAD && !is_rule(line) {
        Some(MAX_LEAD)
    } else if bars_between_dashes(&line[lead..]) > MAX_TABLE_BARS {
        Some(lead)
    } else {
        None
    }
}

/// The length of the white space and the marks of quotes and list items (CommonMark 5.1, 5.2) that
/// a line begins with.
fn lead(line: &str) -> usize {
    let bytes = line.as_bytes();
    let ends_marker = |at: usize| bytes.get(at).is_none_or(u8::is_ascii_whitespace);
    let mut at = 0;
    loop {
        let digits = bytes[at..]
            .iter()
            .take(9)
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        at += match (digits, bytes.get(at + digits)) {
            (0, Some(b' ' | b'\t' | b'>')) => 1,
            (0, Some(b'-' | b'+' | b'*')) if ends_marker(at + 1) => 1,
            (1.., Some(b'.' | b')')) if ends_marker(at + digits + 1) => digits + 1,
            _ => return at,
        };
    }
}

/// Blank lines and `- - -` nest nothing, however long they are.
fn is_rule(line: &str) -> bool {
    let mut marks = line.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let first = marks.next();
    matches!(first, None | Some(b'-' | b'*')) && marks.all(|mark| Some(mark) == first)
}

/// How many columns a line opens if it is the one below a table's head.
fn bars_between_dashes(line: &str) -> usize {
    let delimits = |byte: u8| matches!(byte, b'|' | b'-' | b':') || byte.is_ascii_whitespace();
    if line.bytes().all(delimits) {
        line.matches('|').count()
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_text_is_not_touched() {
        let deep_code = format!("```\n{}x\n```\n", " ".repeat(200));
        let table = format!("{}\n{}\n", "|a".repeat(17), "|-".repeat(17));
        for text in ["", "a\n> - 1. b\r\n", "> > > a", &deep_code, &table] {
            assert!(matches!(bound(text), Cow::Borrowed(_)), "{text:?}");
        }
    }

    #[test]
    fn marks_beyond_the_bound_become_text() {
        assert_eq!(
            bound(&format!("{}a", ">".repeat(300))),
            format!("{}\\{}a", ">".repeat(256), ">".repeat(44))
        );
        assert_eq!(
            bound(&"1. ".repeat(100)),
            format!("{}1\\. {}", "1. ".repeat(85), "1. ".repeat(14))
        );
        assert_eq!(
            bound(&format!("a\n{}b\nc", "- ".repeat(200)))
                .matches('\\')
                .count(),
            1
        );
    }

    #[test]
    fn long_rules_and_blank_lines_stay_what_they_are() {
        for line in [
            "- ".repeat(500),
            "* ".repeat(500),
            " ".repeat(500),
            "-".repeat(500),
            "*".repeat(500),
        ] {
            assert_eq!(bound(&line), line);
        }
    }

    #[test]
    fn a_table_too_wide_for_any_screen_is_text() {
        let wide = format!("{}|\n{}|\n", "|a".repeat(17), "|-".repeat(17));
        assert_eq!(bound(&wide), wide.replace("\n|-", "\n\\|-"));
    }
}

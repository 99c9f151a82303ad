//! Output for a terminal of 80 columns. Untrusted text can't control it: control characters are shown as numbers.

use std::fmt::Write as _;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use anyhow::Context;
use jiff::Timestamp;
use serde::Serialize;

pub(super) const COLUMNS: usize = 80;

/// Writes to standard output. A reader that stops early (`| head`) is no failure.
pub(super) fn say(text: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.context("can't write to standard output"),
    }
}

/// Writes a value for a script.
pub(super) fn say_json(value: &impl Serialize) -> anyhow::Result<()> {
    say_harmless(&serde_json::to_string_pretty(value)?)
}

/// Writes a value on one line, for a script that reads many.
pub(super) fn say_json_line(value: &impl Serialize) -> anyhow::Result<()> {
    say_harmless(&serde_json::to_string(value)?)
}

fn say_harmless(json: &str) -> anyhow::Result<()> {
    // serde_json escapes what JSON requires; terminals react to more (C1, bidirectional overrides).
    let mut out = String::with_capacity(json.len() + 1);
    for character in json.chars() {
        if character != '\n' && steers(character) {
            write!(out, "\\u{:04x}", u32::from(character))?;
        } else {
            out.push(character);
        }
    }
    out.push('\n');
    say(&out)
}

/// Control characters, and characters that change the direction of a line or are invisible.
fn steers(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

/// Makes one safe line.
pub(super) fn safe(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\t' => out.push_str("    "),
            steering if steers(steering) => out.extend(steering.escape_unicode()),
            harmless => out.push(harmless),
        }
    }
    out
}

/// Reports on standard error why a command failed. The reason may quote untrusted text, a file or a server's answer.
pub(super) fn complain(reason: &str) {
    for line in reason.lines() {
        eprintln!("{}", safe(line));
    }
}

/// The width of a safe text in terminal columns.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(columns_of).sum()
}

/// Unicode's East Asian Width (UAX #11) by its large blocks: enough to keep columns aligned.
fn columns_of(character: char) -> usize {
    match character {
        '\u{300}'..='\u{36F}'
        | '\u{200C}'
        | '\u{200D}'
        | '\u{20D0}'..='\u{20FF}'
        | '\u{FE00}'..='\u{FE0F}' => 0,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE4F}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{1F300}'..='\u{1F64F}'
        | '\u{1F680}'..='\u{1F6FF}'
        | '\u{1F900}'..='\u{1F9FF}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

/// Safe lines of at most this many columns, broken at spaces if there are any.
pub(super) fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let lines = text.lines().map(safe);
    lines.flat_map(|line| wrap(&line, columns)).collect()
}

fn wrap(line: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    let mut put = |text: &str, room_for: usize| {
        if used > 0 && used + room_for > columns {
            lines.push(String::new());
            used = 0;
        }
        if let Some(last) = lines.last_mut() {
            last.push_str(text);
        }
        used += width(text);
    };
    for word in line.split_inclusive(' ') {
        let visible = width(word.trim_end());
        if visible <= columns {
            put(word, visible);
            continue;
        }
        for character in word.chars() {
            put(character.encode_utf8(&mut [0; 4]), columns_of(character));
        }
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}

/// The beginning of a text as safe lines; the last one ends in `…` if something is left out.
pub(super) fn excerpt(text: &str, columns: usize, lines: usize) -> Vec<String> {
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut shown = wrapped(&one_line, columns);
    if shown.len() > lines {
        shown.truncate(lines);
        if let Some(last) = shown.last_mut() {
            while width(last) >= columns {
                last.pop();
            }
            last.push('…');
        }
    }
    shown
}

/// `2 hours ago`; a date if it is older than a month.
pub(super) fn ago(now: Timestamp, then: Timestamp) -> String {
    let seconds = now.duration_since(then).as_secs();
    let plural = |count: i64, unit: &str| match count {
        1 => format!("1 {unit} ago"),
        _ => format!("{count} {unit}s ago"),
    };
    match seconds {
        ..60 => "just now".to_owned(),
        60..3_600 => plural(seconds / 60, "minute"),
        3_600..86_400 => plural(seconds / 3_600, "hour"),
        86_400..2_678_400 => plural(seconds / 86_400, "day"),
        _ => then.strftime("%Y-%m-%d").to_string(),
    }
}

/// `2026-01-31 12:05 UTC`.
pub(super) fn time(time: Timestamp) -> String {
    time.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// `3.4 MiB`.
pub(super) fn size(bytes: u64) -> String {
    const KIB: u64 = 1024;
    const MIB: u64 = 1024 * KIB;
    const GIB: u64 = 1024 * MIB;
    let tenths = |unit: u64, name: &str| {
        let tenths = bytes / (unit / 10);
        format!("{}.{} {name}", tenths / 10, tenths % 10)
    };
    match bytes {
        ..KIB => format!("{bytes} bytes"),
        KIB..MIB => format!("{} KiB", bytes / KIB),
        MIB..GIB => tenths(MIB, "MiB"),
        _ => tenths(GIB, "GiB"),
    }
}

/// Rows of safe cells in aligned columns.
pub(super) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| width(cell)).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, column) in row.iter().zip(&widths) {
            line.push_str(cell);
            line.push_str(&" ".repeat(column - width(cell) + 2));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// A path, quoted for a POSIX shell.
pub(super) fn shell_word(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |character: char| character.is_alphanumeric() || "/._-+~:@%".contains(character);
    if !text.is_empty() && text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_steer_a_terminal_are_shown_by_their_number() {
        let hostile = "a\u{1b}[31mred\u{9b}2J \u{202e}back\tend\u{7}\r";
        assert_eq!(
            safe(hostile),
            r"a\u{1b}[31mred\u{9b}2J \u{202e}back    end\u{7}\u{d}"
        );
        assert_eq!(
            safe("زهرا\u{200C} 👩\u{200D}🚀"),
            "زهرا\u{200C} 👩\u{200D}🚀"
        );
    }

    #[test]
    fn text_is_wrapped_at_spaces_and_keeps_its_lines() {
        let text = "one two three\n\n    code\nabcdefghijklm";
        let lines = ["one two", "three", "", "    code", "abcdefghi", "jklm"];
        assert_eq!(wrapped(text, 9), lines);
        assert_eq!(wrapped("日本語日本語", 7), ["日本語", "日本語"]);
    }

    #[test]
    fn an_excerpt_says_that_there_is_more() {
        for (text, lines, shown) in [
            ("one\n two", 2, ["one two"].as_slice()),
            ("one two three four", 2, &["one two", "three…"]),
            ("abcdefghi jkl", 1, &["abcdefgh…"]),
            ("日本語日本語", 1, &["日本語日…"]),
        ] {
            assert_eq!(excerpt(text, 9, lines), shown, "{text}");
        }
    }

    #[test]
    fn columns_are_straight_whatever_the_script() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let table = table(&[
            row(["日本", "x"]),
            row(["abcde", "y"]),
            row(["e\u{301}", ""]),
        ]);
        assert_eq!(table, "日本   x\nabcde  y\ne\u{301}\n");
    }

    #[test]
    fn times_are_told_as_people_tell_them() {
        let now: Timestamp = "2026-03-01T12:00:00Z".parse().unwrap();
        for (then, told) in [
            ("2026-03-01T12:00:30Z", "just now"),
            ("2026-03-01T11:58:59Z", "1 minute ago"),
            ("2026-03-01T09:00:00Z", "3 hours ago"),
            ("2026-02-28T11:00:00Z", "1 day ago"),
            ("2025-12-24T18:00:00Z", "2025-12-24"),
        ] {
            assert_eq!(ago(now, then.parse().unwrap()), told);
        }
    }

    #[test]
    fn a_path_survives_the_shell() {
        assert_eq!(shell_word(Path::new("/tmp/a-b/c.toml")), "/tmp/a-b/c.toml");
        assert_eq!(shell_word(Path::new("My blog/it's")), r"'My blog/it'\''s'");
    }
}

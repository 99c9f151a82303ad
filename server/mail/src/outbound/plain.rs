//! Untrusted text without characters that could disguise it.

/// Makes one line: control characters, line ends and runs of spaces become one space; invisible characters and
/// direction marks are removed. At most `most` characters, with `…` if it was cut.
pub(crate) fn one_line(text: &str, most: usize) -> String {
    let blanked = text.chars().filter(|&c| !is_disguise(c)).map(|c| {
        if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') {
            ' '
        } else {
            c
        }
    });
    let mut line = String::new();
    let mut length = 0;
    let mut is_gap = false;
    for character in blanked {
        if character.is_whitespace() {
            is_gap = !line.is_empty();
            continue;
        }
        if length + usize::from(is_gap) >= most {
            line.push('…');
            break;
        }
        if is_gap {
            line.push(' ');
            length += 1;
            is_gap = false;
        }
        line.push(character);
        length += 1;
    }
    line
}

/// Keeps its line ends, as `\n`, and removes surrounding blank lines.
pub(super) fn lines(text: &str) -> String {
    let unified = text
        .replace("\r\n", "\n")
        .replace(['\r', '\u{2028}', '\u{2029}', '\u{85}'], "\n");
    let shown: String = unified
        .chars()
        .filter(|&c| !is_disguise(c) && (!c.is_control() || matches!(c, '\n' | '\t')))
        .collect();
    shown.trim_end().trim_start_matches('\n').to_owned()
}

/// The beginning of a text, on one line.
pub(super) fn excerpt(text: &str) -> String {
    one_line(text, 200)
}

/// A link for HTML and text: absolute, `http` or `https`, and without characters that end an attribute or a line.
pub(super) fn web_link(url: &str) -> Option<String> {
    let url = url::Url::parse(url).ok()?;
    let is_web = matches!(url.scheme(), "http" | "https") && url.has_host();
    is_web.then(|| url.as_str().replace(['\'', '"', '<', '>'], ""))
}

/// Joiners are not included: scripts and emoji need them.
fn is_disguise(character: char) -> bool {
    matches!(
        character,
        '\u{AD}'
            | '\u{61C}'
            | '\u{180E}'
            | '\u{200B}'
            | '\u{200E}'
            | '\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E007F}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stays_a_line_and_says_what_it_seems_to_say() {
        assert_eq!(
            one_line(" Ann\r\nBcc: x@evil.example\t\u{202E}b", 80),
            "Ann Bcc: x@evil.example b"
        );
        assert_eq!(one_line("a\u{200B}d\u{FEFF}min", 80), "admin");
        assert_eq!(one_line(&"x".repeat(10_000), 5), "xxxxx…");
        assert_eq!(one_line("ab cd", 5), "ab cd");
    }

    #[test]
    fn a_text_keeps_its_lines() {
        assert_eq!(lines("\n\n  a\r\nb\u{0}\u{202E}\r\rc\n\n"), "  a\nb\n\nc");
    }

    #[test]
    fn links_lead_to_the_web() {
        for url in [
            "javascript:alert(1)",
            "data:text/html,x",
            "/a/",
            "mailto:a@b.example",
            "",
        ] {
            assert_eq!(web_link(url), None, "{url}");
        }
        let url = web_link("https://blog.example/a\"onmouseover='x'\r\n").unwrap();
        assert!(!url.contains(['"', '\'', '\n', ' ']), "{url}");
    }
}

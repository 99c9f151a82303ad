//! Text for a terminal: 72 columns, and no line that a mail server would have to break (RFC 5322, 2.1.1).

/// Columns of a plain text.
pub(super) const COLUMNS: usize = 72;
/// Characters of one word that stay together.
const LONGEST_WORD: usize = 500;

/// Breaks at blanks; the text's own line breaks stay. Each line begins with `indent`.
pub(super) fn wrap(text: &str, indent: &str) -> String {
    let width = COLUMNS.saturating_sub(indent.chars().count()).max(20);
    let lines = text.lines().flat_map(|line| wrap_line(line, width));
    let lines = lines.map(|line| format!("{indent}{line}").trim_end().to_owned());
    lines.collect::<Vec<_>>().join("\n")
}

fn wrap_line(line: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    // What a line begins with is a list or code: it stays.
    let margin: String = line.chars().take_while(|c| *c == ' ').take(width / 2).collect();
    let mut current = margin;
    let mut has_word = false;
    for word in line.split_whitespace().flat_map(pieces) {
        let length = current.chars().count() + word.chars().count();
        if has_word && length >= width {
            lines.push(std::mem::take(&mut current));
            has_word = false;
        }
        if has_word {
            current.push(' ');
        }
        current.push_str(&word);
        has_word = true;
    }
    lines.push(current);
    lines
}

/// Addresses stay whole, so that they can be followed; nothing is endless.
fn pieces(word: &str) -> Vec<String> {
    let characters: Vec<char> = word.chars().collect();
    characters
        .chunks(LONGEST_WORD)
        .map(|piece| piece.iter().collect())
        .collect()
}

/// One line without control characters, and without those that hide or turn the direction; at most `most` characters.
pub(super) fn one_line(text: &str, most: usize) -> String {
    let visible = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let visible = visible.filter(|c| {
        !c.is_control()
            && !matches!(*c, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
                | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
    });
    let line: String = visible.collect();
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= most {
        return line;
    }
    let cut: String = line.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", cut.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_before_the_last_column_and_own_breaks_stay() {
        let text = format!("One\n\n{}\n  * item", "word ".repeat(40));
        let wrapped = wrap(&text, "> ");
        assert!(wrapped.lines().all(|line| line.chars().count() <= COLUMNS));
        assert!(wrapped.starts_with("> One\n>\n> word"));
        assert!(wrapped.ends_with(">   * item"));
    }

    #[test]
    fn an_address_is_not_broken_and_nothing_is_endless() {
        let address = format!("https://example.org/{}", "a".repeat(200));
        assert_eq!(wrap(&address, ""), address);
        let longest = wrap(&"ä".repeat(5000), "");
        assert!(longest.lines().all(|line| line.len() <= 998));
    }

    #[test]
    fn a_line_is_one_line_and_hides_nothing() {
        assert_eq!(one_line("a\r\nBcc: x\u{202E}\t b", 80), "a Bcc: x b");
        assert_eq!(one_line("abcdefgh", 5), "abcd…");
    }
}

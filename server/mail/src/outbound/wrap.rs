//! Plain text in 72 columns.

/// Columns of our own text.
pub(super) const COLUMNS: usize = 72;

/// In bytes. A line may have 998 (RFC 5322, 2.1.1); shorter links are not broken.
const LONGEST_WORD: usize = 900;

/// Wraps `text` at spaces, with `indent` before each line. Line ends and indentation of the text stay.
///
/// A word that is longer than a line gets its own line.
pub(super) fn wrapped(text: &str, indent: &str) -> String {
    let lines: Vec<String> = text
        .lines()
        .flat_map(|line| wrapped_line(line, COLUMNS.saturating_sub(indent.len())))
        .map(|line| format!("{indent}{line}").trim_end().to_owned())
        .collect();
    lines.join("\n")
}

fn wrapped_line(line: &str, columns: usize) -> Vec<String> {
    let line = line.replace('\t', "    ");
    let body = line.trim_start_matches(' ');
    let margin = &line[..(line.len() - body.len()).min(columns / 2)];
    let mut lines = Vec::new();
    let mut current = margin.to_owned();
    let mut width = margin.len();
    for (index, word) in body.split(' ').flat_map(pieces).enumerate() {
        let length = word.chars().count();
        let gap = usize::from(index > 0);
        if width > margin.len() && width + gap + length > columns {
            lines.push(std::mem::replace(&mut current, margin.to_owned()));
            width = margin.len();
        } else if index > 0 {
            current.push(' ');
            width += 1;
        }
        current.push_str(word);
        width += length;
    }
    lines.push(current);
    lines
}

/// A word, or its parts if it is too long for a line.
fn pieces(word: &str) -> Vec<&str> {
    let mut rest = word;
    let mut pieces = Vec::new();
    while rest.len() > LONGEST_WORD {
        let (piece, after) = rest.split_at(rest.floor_char_boundary(LONGEST_WORD));
        pieces.push(piece);
        rest = after;
    }
    pieces.push(rest);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_to_the_next_line_and_line_ends_stay() {
        let text = "one ".repeat(40) + "\n\n    code here\nend";
        let lines: Vec<_> = wrapped(&text, "  ").lines().map(str::to_owned).collect();
        assert!(lines.iter().all(|line| line.chars().count() <= COLUMNS));
        assert_eq!(lines[lines.len() - 3..], ["", "      code here", "  end"]);
        let words: usize = lines.iter().map(|line| line.matches("one").count()).sum();
        assert_eq!(words, 40);
    }

    #[test]
    fn a_link_stays_whole_and_no_line_is_too_long_for_mail() {
        let url = format!("https://blog.example/{}", "x".repeat(300));
        let shown = wrapped(&format!("see {url} now"), "");
        assert_eq!(shown, format!("see\n{url}\nnow"));
        let shown = wrapped(&"ä".repeat(10_000), "  ");
        assert!(shown.lines().all(|line| line.len() <= 998));
        assert_eq!(shown.matches('ä').count(), 10_000);
    }
}

//! Plain text in 72 columns: those of a terminal, in which a Chinese character has two.

use unicode_width::UnicodeWidthStr;

/// Columns of our own text.
pub(super) const COLUMNS: usize = 72;

/// In bytes. A line may have 998 (RFC 5322, 2.1.1); shorter links are not broken.
const LONGEST_WORD: usize = 900;

/// Wraps `text` at spaces, and where Chinese and Japanese may be broken, with `indent` before each line. Line ends and
/// indentation of the text stay.
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

/// Columns before the second line of what hangs.
const HANGING: usize = 13;

/// `text` behind `head`, which stands alone in its columns as far as these do for it.
pub(super) fn hanging(head: &str, text: &str) -> String {
    let filler = "x".repeat(head.width().saturating_sub(HANGING));
    let lines = wrapped(&format!("{filler}{text}"), &" ".repeat(HANGING));
    let first = HANGING + filler.len();
    format!("{head}{}", lines.get(first..).unwrap_or_default())
}

fn wrapped_line(line: &str, columns: usize) -> Vec<String> {
    let line = line.replace('\t', "    ");
    let body = line.trim_start_matches(' ');
    let margin = &line[..(line.len() - body.len()).min(columns / 2)];
    let mut lines = Vec::new();
    let mut current = margin.to_owned();
    let mut width = margin.len();
    for (index, word) in body.split(' ').enumerate() {
        for (part, piece) in pieces(word).into_iter().enumerate() {
            let length = piece.width();
            let gap = usize::from(index > 0 && part == 0);
            if width > margin.len() && width + gap + length > columns {
                lines.push(std::mem::replace(&mut current, margin.to_owned()));
                width = margin.len();
            } else if gap > 0 {
                current.push(' ');
                width += 1;
            }
            current.push_str(piece);
            width += length;
        }
    }
    lines.push(current);
    lines
}

/// A word in parts that are not broken: whole, but for Chinese and Japanese, and for what is too long for a line.
fn pieces(word: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, character) in word.char_indices() {
        let is_place = before.is_some_and(|before| may_break(before, character));
        if is_place || at + character.len_utf8() - start > LONGEST_WORD {
            pieces.push(&word[start..at]);
            start = at;
        }
        before = Some(character);
    }
    pieces.push(&word[start..]);
    pieces
}

/// No line begins with these, and none ends with those (JIS X 4051, 6.1; the same in Chinese).
const NOT_FIRST: &str = "、。，．・：；？！）」』】〉》〕］｝’”…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ,.;:?!)]}»%";
const NOT_LAST: &str = "（「『【〈《〔［｛‘“([{«";

/// Between two letters of scripts that are written without spaces, or beside one.
fn may_break(before: char, after: char) -> bool {
    (is_unspaced(before) || is_unspaced(after))
        && !NOT_FIRST.contains(after)
        && !NOT_LAST.contains(before)
}

/// Chinese characters, kana, and their punctuation. Korean has spaces.
fn is_unspaced(character: char) -> bool {
    matches!(character, '\u{2E80}'..='\u{312F}' | '\u{3190}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}'
        | '\u{FF01}'..='\u{FF60}' | '\u{20000}'..='\u{3FFFF}')
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
    fn chinese_and_japanese_are_broken_between_letters_but_not_before_a_full_stop() {
        let text = "この行の上に返信を書いてください。".repeat(8);
        let shown = wrapped(&text, "  ");
        assert_eq!(shown.replace("\n  ", "").trim_start(), text);
        let lines: Vec<_> = shown.lines().collect();
        assert_eq!(lines.len(), 4, "{shown}");
        for line in lines {
            assert!(
                line.width() <= COLUMNS && !line.starts_with("  。"),
                "{line}"
            );
        }
        let korean = "이 댓글을 게시하려면 이 메일에 답장하세요. ".repeat(4);
        let words = |text: &str| text.split_whitespace().count();
        assert_eq!(words(&wrapped(&korean, "")), words(&korean));
    }

    #[test]
    fn what_hangs_is_wrapped_behind_its_head() {
        let text = "the text below the word is published in the place of the comment";
        assert_eq!(
            hanging("  edit       ", text),
            "  edit       the text below the word is published in the place of the\n             comment"
        );
        assert_eq!(
            hanging("  заблокировать ", text),
            "  заблокировать the text below the word is published in the place of the\n             comment"
        );
        assert_eq!(hanging("  編集       ", "a"), "  編集       a");
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

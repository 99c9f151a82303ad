//! The markup of a mail's lines, from which those that are kept become Markdown, by the converter that imports use.

use std::cell::Cell;

use afterword_markup::from_html;

/// What may be read of one document for the sake of the tags above the lines, in bytes and pieces. Each place between
/// quotations is one conversion; nobody answers in so many of them.
const ABOVE: usize = 4 * 1024 * 1024;

/// The HTML of a document, in which it is known of all text to which line it belongs.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pieces: Vec<Piece>,
    /// The first piece whose line has not ended yet.
    unended: usize,
    /// The first piece of each line.
    starts: Vec<usize>,
    /// How much of [`ABOVE`] is spent.
    spent: Cell<usize>,
}

#[derive(Debug)]
enum Piece {
    /// A tag, which stands whatever lines are kept.
    Tag(String),
    /// Text, or a line's end.
    Text { html: String, line: Option<usize> },
}

impl Source {
    pub(super) fn open(&mut self, name: &str) {
        if is_kept(name) {
            self.pieces.push(Piece::Tag(format!("<{name}>")));
        }
    }

    pub(super) fn close(&mut self, name: &str) {
        if is_kept(name) {
            self.pieces.push(Piece::Tag(format!("</{name}>")));
        }
    }

    pub(super) fn open_link(&mut self, target: &str) {
        let tag = format!("<a href=\"{}\">", escaped(target));
        self.pieces.push(Piece::Tag(tag));
    }

    pub(super) fn close_link(&mut self) {
        self.pieces.push(Piece::Tag("</a>".to_owned()));
    }

    pub(super) fn text(&mut self, text: &str) {
        let (html, line) = (escaped(text), None);
        self.pieces.push(Piece::Text { html, line });
    }

    /// Ends the line with this number; `None` if it is beyond the limit.
    pub(super) fn end_line(&mut self, number: Option<usize>, is_preformatted: bool) {
        let html = if is_preformatted { "\n" } else { "<br>" }.to_owned();
        self.pieces.push(Piece::Text { html, line: None });
        for piece in &mut self.pieces[self.unended..] {
            if let Piece::Text { line, .. } = piece {
                *line = number;
            }
        }
        if let Some(number) = number {
            self.starts.resize(number + 1, self.unended);
        }
        self.unended = self.pieces.len();
    }

    /// The lines with these numbers, which ascend, as Markdown.
    ///
    /// The tags above them may have a meaning for them, so all are read. A document in which that would take long is
    /// made for it: then the lines have only the tags among them, so that each piece is read once.
    pub(crate) fn markdown(&self, lines: &[usize]) -> String {
        let (Some(first), Some(last)) = (lines.first(), lines.last()) else {
            return String::new();
        };
        let start = match self.spent.get() < ABOVE {
            true => 0,
            false => self.starts.get(*first).copied().unwrap_or_default(),
        };
        let mut html = String::new();
        let mut read = 0;
        for piece in self.pieces.get(start..).unwrap_or_default() {
            read += 1;
            match piece {
                Piece::Tag(tag) => html.push_str(tag),
                Piece::Text { line, .. } if line.is_none_or(|line| line > *last) => break,
                Piece::Text { html: text, line } => {
                    if line.is_some_and(|line| lines.binary_search(&line).is_ok()) {
                        html.push_str(text);
                    }
                }
            }
        }
        let spent = self.spent.get().saturating_add(read + html.len());
        self.spent.set(spent);
        from_html(&html)
    }
}

/// What Markdown has a mark for. Pictures are left out: logos, and counters of readers. Tables are layout in mails.
fn is_kept(name: &str) -> bool {
    is_inline(name)
        || matches!(
            name,
            "blockquote" | "ul" | "ol" | "li" | "pre" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6"
        )
}

/// Elements within a line that have a mark.
pub(super) fn is_inline(name: &str) -> bool {
    matches!(
        name,
        "b" | "strong" | "i" | "em" | "s" | "del" | "strike" | "code" | "tt" | "kbd" | "samp"
    )
}

fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            _ => html.push(character),
        }
    }
    html
}

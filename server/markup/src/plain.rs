//! The events of a comment → plain text, for mails, feeds' titles and the terminal.

use pulldown_cmark::{Event, LinkType, Tag, TagEnd};

/// Writes plain text, without a line feed at the end.
pub(super) fn write(events: &[Event<'_>]) -> String {
    let mut writer = PlainTextWriter::default();
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::Start(tag) => writer.open(tag),
            Event::End(TagEnd::List(_)) => {
                let ends_item = events.get(index + 1) == Some(&Event::End(TagEnd::Item));
                writer.lists.pop();
                if ends_item {
                    writer.end_line()
                } else {
                    writer.end_block()
                }
            }
            Event::End(end) => writer.close(*end),
            Event::Text(text) | Event::Code(text) => writer.text(text),
            Event::HardBreak => writer.owed_lines += 1,
            Event::Rule => {
                writer.end_line();
                writer.text("---");
                writer.end_block();
            }
            _ => {}
        }
    }
    writer.out.truncate(writer.out.trim_end().len());
    writer.out
}

#[derive(Default)]
struct PlainTextWriter {
    out: String,
    /// What stands left of the text, from the outside in.
    margins: Vec<Margin>,
    /// How many of the margins the last line shares with the next: blank lines between have these.
    shared_margins: usize,
    /// The number of the next item of each open list; `None` for bullets.
    lists: Vec<Option<u64>>,
    /// Line feeds to be written before the next text, so that none stand at the end.
    owed_lines: usize,
    /// The open link's address, and where its text begins.
    link: Option<(String, usize)>,
    cells: usize,
}

struct Margin {
    /// A bullet or number, until it has been written.
    first: Option<String>,
    rest: String,
}

impl PlainTextWriter {
    fn open(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Paragraph | Tag::Heading { .. } | Tag::Table(_) => self.end_line(),
            Tag::BlockQuote(_) => self.indent(None, "> ".to_owned()),
            Tag::CodeBlock(_) => self.indent(None, "    ".to_owned()),
            Tag::List(start) => {
                self.end_line();
                self.lists.push(*start);
            }
            Tag::Item => {
                let bullet = self.next_bullet();
                let rest = " ".repeat(bullet.len());
                self.indent(Some(bullet), rest);
            }
            Tag::TableHead | Tag::TableRow => self.cells = 0,
            Tag::TableCell => {
                if self.cells > 0 {
                    self.text(" | ");
                }
                self.cells += 1;
            }
            // Without its marks, struck text would say the opposite.
            Tag::Strikethrough => self.text("~~"),
            // The text of an autolink is its address, as it was typed.
            Tag::Link {
                link_type: LinkType::Autolink | LinkType::Email,
                ..
            } => {}
            Tag::Link { dest_url, .. } => {
                self.begin_text();
                self.link = Some((dest_url.to_string(), self.out.len()));
            }
            _ => {}
        }
    }

    fn close(&mut self, end: TagEnd) {
        match end {
            TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Table => self.end_block(),
            TagEnd::BlockQuote(_) | TagEnd::CodeBlock => {
                self.outdent();
                self.end_block();
            }
            TagEnd::Item => {
                self.outdent();
                self.end_line();
            }
            TagEnd::TableHead | TagEnd::TableRow => self.end_line(),
            TagEnd::Strikethrough => self.text("~~"),
            TagEnd::Link => self.close_link(),
            _ => {}
        }
    }

    fn next_bullet(&mut self) -> String {
        match self.lists.last_mut() {
            Some(Some(number)) => {
                let bullet = format!("{number}. ");
                *number += 1;
                bullet
            }
            _ => "- ".to_owned(),
        }
    }

    fn close_link(&mut self) {
        if let Some((address, start)) = self.link.take()
            && self.out.get(start..) != Some(&address)
        {
            self.text(&format!(" ({address})"));
        }
    }

    fn text(&mut self, text: &str) {
        for (index, line) in text.split('\n').enumerate() {
            self.owed_lines += usize::from(index > 0);
            if !line.is_empty() {
                self.begin_text();
                self.out.push_str(line);
            }
        }
    }

    fn end_line(&mut self) {
        self.owed_lines = self.owed_lines.max(1);
    }

    fn end_block(&mut self) {
        self.owed_lines = self.owed_lines.max(2);
    }

    fn indent(&mut self, first: Option<String>, rest: String) {
        self.end_line();
        self.margins.push(Margin { first, rest });
    }

    fn outdent(&mut self) {
        self.margins.pop();
        self.shared_margins = self.shared_margins.min(self.margins.len());
    }

    /// Writes the line feeds that are owed, and the margins of the lines that they begin.
    fn begin_text(&mut self) {
        if self.out.is_empty() {
            self.begin_line();
        } else {
            for owed in (0..self.owed_lines).rev() {
                self.out.truncate(self.out.trim_end_matches(' ').len());
                self.out.push('\n');
                if owed == 0 {
                    self.begin_line()
                } else {
                    self.begin_blank_line()
                }
            }
        }
        self.owed_lines = 0;
        self.shared_margins = self.margins.len();
    }

    fn begin_line(&mut self) {
        for margin in &mut self.margins {
            match margin.first.take() {
                Some(bullet) => self.out.push_str(&bullet),
                None => self.out.push_str(&margin.rest),
            }
        }
    }

    fn begin_blank_line(&mut self) {
        for margin in &self.margins[..self.shared_margins] {
            self.out.push_str(&margin.rest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::plain;

    #[test]
    fn paragraphs_breaks_and_marks_become_lines_of_text() {
        assert_eq!(
            plain("# Title\nOne *two*\n**three** `four`\n\nfive\n\n---\nsix"),
            "Title\n\nOne two\nthree four\n\nfive\n\n---\n\nsix"
        );
        assert_eq!(plain("I ~~hate~~ love it"), "I ~~hate~~ love it");
        assert_eq!(plain("a &lt;b&gt; <i>c</i><!-- d -->"), "a <b> <i>c</i>");
    }

    #[test]
    fn links_show_where_they_lead() {
        assert_eq!(
            plain("[this](https://a.example) and https://b.example, <c@d.example>"),
            "this (https://a.example/) and https://b.example, c@d.example"
        );
        assert_eq!(
            plain("[https://a.example/](https://a.example/) [](https://b.example/)"),
            "https://a.example/ https://b.example/"
        );
        assert_eq!(
            plain("![A cat](https://a.example/cat.png) [trap](javascript:alert)"),
            "A cat (https://a.example/cat.png) trap"
        );
    }

    #[test]
    fn lists_keep_their_bullets_numbers_and_indentation() {
        assert_eq!(
            plain("- a\n  - b\n    c\n- d\n\n9. e\n10. f\n    1. g"),
            "- a\n  - b\n    c\n- d\n\n9. e\n10. f\n    1. g"
        );
        assert_eq!(
            plain("- a\n\n  - b\n\n  c\n\n- d"),
            "- a\n\n  - b\n\n  c\n\n- d"
        );
    }

    #[test]
    fn quotes_and_code_keep_their_margins() {
        assert_eq!(
            plain("a\n> b\n>\n> c\n> > d\n\ne"),
            "a\n\n> b\n>\n> c\n>\n> > d\n\ne"
        );
        assert_eq!(
            plain("> ```sh\n> one\n>\n>   two\n> ```"),
            ">     one\n>\n>       two"
        );
        assert_eq!(
            plain("- a\n  > b\n- ```\n  c\n  ```"),
            "- a\n  > b\n\n-     c"
        );
    }

    #[test]
    fn tables_are_rows_of_cells() {
        assert_eq!(
            plain("|a|b|\n|-|-|\n|1|2|\n|3|\n\nend"),
            "a | b\n1 | 2\n3 |\n\nend"
        );
    }

    #[test]
    fn nothing_in_it_moves_a_terminal_s_cursor_or_turns_the_reading_order() {
        assert_eq!(
            plain("a&#27;[31m\u{9b}b &#x202e;c&#13;\u{2066}"),
            "a[31mb c"
        );
    }

    #[test]
    fn nothing_to_read_is_the_empty_string() {
        for empty in [
            "",
            "---",
            "> ",
            "<!-- x -->",
            "[a]: https://a.example",
            "\u{200b}",
        ] {
            assert_eq!(plain(empty), "", "{empty:?}");
        }
    }
}

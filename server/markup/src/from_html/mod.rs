//! HTML of other systems → Markdown with the same meaning for [`render`](super::render).
//!
//! ```text
//! blocks      paragraphs, quotes, lists and code: where lines begin, and with what
//! runs        the parts of a paragraph: text, emphasis, links, code, images
//! marks       which emphasis Markdown can express
//! inline      a paragraph's lines
//! escape      text in which no character has a meaning
//! lost        what can't be converted
//! tables      the rows of a table that has a head
//! ```
//!
//! No tree is built, so nesting costs no stack, and time is linear in the length. Mismatched tags (`</b>` without
//! `<b>`, `<li>` without a list) are read roughly as browsers show them. No word is lost, except those of scripts and
//! style sheets.

mod blocks;
mod escape;
mod inline;
mod lost;
mod marks;
mod runs;
mod tables;

#[cfg(test)]
mod tests;

pub use lost::{Lost, lost_from_html};

use blocks::{Blocks, List};
use runs::{Image, InlineContent, Paragraph, Run};
use tables::Table;

use super::addresses;
use super::folds::MARK;
use super::tokens::{Tag, Token, Tokens, decoded};

/// Turns HTML into Markdown. Never fails: all text is HTML.
#[must_use]
pub fn from_html(html: &str) -> String {
    let mut converter = Converter::default();
    for token in Tokens::new(html) {
        match token {
            Token::Text(text) => converter.text(&decoded(text)),
            Token::Open(tag) => converter.open(&tag),
            Token::Close(name) => converter.close(&name),
        }
    }
    converter.finish()
}

/// The words of a piece of HTML on one line: a name or a title.
#[must_use]
pub fn text_of_html(html: &str) -> String {
    let mut words = String::with_capacity(html.len());
    for token in Tokens::new(html) {
        match token {
            Token::Text(text) => words.push_str(&decoded(text)),
            Token::Open(tag) if tag.name == "br" || is_block(&tag.name) => words.push(' '),
            Token::Open(_) | Token::Close(_) => {}
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[derive(Default)]
struct Converter {
    blocks: Blocks,
    paragraph: Paragraph,
    /// How many of each are open.
    strong: usize,
    emphasis: usize,
    strike: usize,
    code: usize,
    /// A heading is a paragraph in bold letters, as in our own Markdown.
    heading: bool,
    preformatted: Option<Preformatted>,
    /// For each `details` that is open, whether its title was read, and it is a quote here.
    folds: Vec<bool>,
    in_title: bool,
    /// From its head on, while nothing but text is in its cells.
    table: Option<Table>,
}

#[derive(Default)]
struct Preformatted {
    text: String,
    language: String,
}

impl Converter {
    fn text(&mut self, text: &str) {
        match &mut self.preformatted {
            Some(preformatted) => preformatted.text.push_str(text),
            None if self.code > 0 => self.paragraph.code(text),
            None => self.paragraph.text(text),
        }
    }

    fn open(&mut self, tag: &Tag<'_>) {
        if let Some(preformatted) = &mut self.preformatted {
            match tag.name.as_str() {
                "br" => preformatted.text.push('\n'),
                "code" if preformatted.language.is_empty() => {
                    preformatted.language = language(tag);
                }
                _ => {}
            }
            return;
        }
        if self.table.is_some() && self.open_in_table(tag) {
            return;
        }
        match tag.name.as_str() {
            // Disqus writes code of several lines like this.
            "br" if self.code > 0 => self.paragraph.break_code(),
            "br" => {
                let ended = self.paragraph.break_line();
                if ended {
                    self.end_paragraph();
                }
            }
            "b" | "strong" => self.strong += 1,
            "i" | "em" => self.emphasis += 1,
            "s" | "del" | "strike" => self.strike += 1,
            "code" | "tt" | "kbd" | "samp" => self.code += 1,
            "a" => self.paragraph.link = href(tag).map(Into::into),
            "img" => self.image(tag),
            "q" => self.paragraph.text("“"),
            "td" | "th" => self.paragraph.text(" "),
            name if is_block(name) => self.open_block(name, tag),
            _ => {}
        }
        self.restyle();
    }

    /// Whether the tag belongs to the table. A block in a cell ends it: Markdown has none there.
    fn open_in_table(&mut self, tag: &Tag<'_>) -> bool {
        let name = tag.name.as_str();
        if matches!(name, "tr" | "td" | "th") {
            // A cell may lack its end.
            let lines = inline::lines(self.paragraph.take());
            if let Some(table) = &mut self.table {
                if !lines.is_empty() {
                    table.add(&lines);
                }
                match name {
                    "tr" => table.open_row(),
                    _ => table.open_cell(tag),
                }
            }
            return true;
        }
        if matches!(name, "tbody" | "tfoot") {
            return true;
        }
        if is_block(name) {
            self.end_table();
        }
        false
    }

    /// The same for the end of an element.
    fn close_in_table(&mut self, name: &str) -> bool {
        match name {
            "td" | "th" => {
                let lines = inline::lines(self.paragraph.take());
                if let Some(table) = &mut self.table {
                    table.add(&lines);
                }
                true
            }
            "tr" | "thead" | "tbody" | "tfoot" => true,
            name if is_block(name) => {
                self.end_table();
                false
            }
            _ => false,
        }
    }

    fn end_table(&mut self) {
        if let Some(mut table) = self.table.take() {
            let lines = inline::lines(self.paragraph.take());
            if !lines.is_empty() {
                table.add(&lines);
            }
            self.blocks.add(&table.lines());
        }
    }

    fn open_block(&mut self, name: &str, tag: &Tag<'_>) {
        self.end_paragraph();
        match name {
            "thead" => self.table = Some(Table::default()),
            "blockquote" => self.blocks.open_quote(),
            "details" => self.folds.push(false),
            "summary" => self.open_title(),
            "ul" | "menu" => self.blocks.open_list(List::Bulleted),
            "ol" => {
                let start = tag.attribute("start").and_then(|start| start.parse().ok());
                self.blocks.open_list(List::Numbered(start.unwrap_or(1)));
            }
            "li" => self.blocks.open_item(),
            "hr" => self.blocks.add("___"),
            "pre" => {
                self.preformatted = Some(Preformatted {
                    language: language(tag),
                    ..Preformatted::default()
                });
            }
            _ => self.heading = is_heading(name),
        }
    }

    /// The title of what is folded. Only the first one is.
    fn open_title(&mut self) {
        if let Some(fold @ false) = self.folds.last_mut() {
            *fold = true;
            self.in_title = true;
            self.blocks.open_quote();
        }
    }

    fn close_fold(&mut self) {
        self.in_title = false;
        if self.folds.pop() == Some(true) {
            self.blocks.close_quote();
        }
    }

    fn close(&mut self, name: &str) {
        if self.preformatted.is_some() {
            if name == "pre" {
                self.end_preformatted();
            }
            return;
        }
        if self.table.is_some() && self.close_in_table(name) {
            return;
        }
        let less = |depth: &mut usize| *depth = depth.saturating_sub(1);
        match name {
            "b" | "strong" => less(&mut self.strong),
            "i" | "em" => less(&mut self.emphasis),
            "s" | "del" | "strike" => less(&mut self.strike),
            "code" | "tt" | "kbd" | "samp" => less(&mut self.code),
            "a" => self.paragraph.link = None,
            "q" => self.paragraph.text("”"),
            name if is_block(name) => {
                self.end_paragraph();
                match name {
                    "blockquote" => self.blocks.close_quote(),
                    "summary" => self.in_title = false,
                    "details" => self.close_fold(),
                    "ul" | "ol" | "menu" => self.blocks.close_list(),
                    "li" => self.blocks.close_item(),
                    _ => {}
                }
            }
            _ => {}
        }
        self.restyle();
    }

    fn restyle(&mut self) {
        let style = &mut self.paragraph.style;
        style.strong = self.strong > 0 || self.heading;
        style.emphasis = self.emphasis > 0;
        style.strike = self.strike > 0;
    }

    fn image(&mut self, tag: &Tag<'_>) {
        let alt = tag.attribute("alt").unwrap_or_default();
        match source(tag) {
            Some(address) => self.paragraph.image(Image { alt, address }),
            None => self.paragraph.text(&alt),
        }
    }

    fn end_paragraph(&mut self) {
        let mut before: Vec<Run> = Vec::new();
        for run in self.paragraph.take() {
            match &run.piece {
                InlineContent::Code(code) if code.trim().contains('\n') => {
                    self.blocks.add(&inline::lines(std::mem::take(&mut before)));
                    self.blocks.add(&fenced(&Preformatted {
                        text: code.replace('\u{a0}', " "),
                        language: String::new(),
                    }));
                }
                _ => before.push(run),
            }
        }
        let lines = inline::lines(before);
        match self.in_title && !lines.is_empty() {
            true => self
                .blocks
                .add(&format!("{MARK} {}", lines.replace('\n', " "))),
            false => self.blocks.add(&lines),
        }
        self.in_title &= lines.is_empty();
        self.heading = false;
        self.restyle();
    }

    fn end_preformatted(&mut self) {
        if let Some(code) = self.preformatted.take() {
            self.blocks.add(&fenced(&code));
        }
    }

    fn finish(mut self) -> String {
        self.end_preformatted();
        self.end_table();
        self.end_paragraph();
        self.blocks.finish()
    }
}

/// Empty where there is no code.
fn fenced(code: &Preformatted) -> String {
    let text = code.text.replace("\r\n", "\n").replace('\r', "\n");
    let text = text.strip_prefix('\n').unwrap_or(&text).trim_end();
    if text.is_empty() {
        return String::new();
    }
    let fence = "`".repeat(inline::longest_run(text, '`').max(2) + 1);
    format!("{fence}{}\n{text}\n{fence}", code.language)
}

/// `rust` of `class="language-rust"`, as highlighters have it.
fn language(tag: &Tag<'_>) -> String {
    let class = tag.attribute("class").unwrap_or_default();
    let name = class
        .split_ascii_whitespace()
        .find_map(|class| {
            class
                .strip_prefix("language-")
                .or_else(|| class.strip_prefix("lang-"))
        })
        .unwrap_or_default();
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_+#-".contains(&byte);
    match name.bytes().all(plain) && name.len() <= 32 {
        true => name.to_owned(),
        false => String::new(),
    }
}

fn href(tag: &Tag<'_>) -> Option<String> {
    addresses::of_link(&with_scheme(&tag.attribute("href")?))
}

fn source(tag: &Tag<'_>) -> Option<String> {
    addresses::of_image(&with_scheme(&tag.attribute("src")?))
}

/// The address as typed; one that begins with its host is of the article's scheme.
fn with_scheme(typed: &str) -> String {
    let typed = typed.trim();
    match typed.strip_prefix("//") {
        Some(rest) => format!("https://{rest}"),
        None => typed.to_owned(),
    }
}

fn is_heading(name: &str) -> bool {
    matches!(name, "h1" | "h2" | "h3" | "h4" | "h5" | "h6")
}

/// Whether text before and behind it can't be in one paragraph.
fn is_block(name: &str) -> bool {
    #[rustfmt::skip]
    let block = matches!(
        name,
        "address" | "article" | "aside" | "blockquote" | "body" | "center" | "dd" | "details"
            | "dir" | "div" | "dl" | "dt" | "fieldset" | "figcaption" | "figure" | "footer"
            | "form" | "header" | "hr" | "html" | "li" | "main" | "menu" | "nav" | "ol" | "p"
            | "pre" | "section" | "summary" | "table" | "tbody" | "tfoot" | "thead" | "tr" | "ul"
    );
    block || is_heading(name)
}

//! Markdown → the events of a comment. Elements that a comment may not have become text, or are removed.

use std::borrow::Cow;

use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd};

use super::folds::folded;
use super::formula::Formulas;
use super::{Tex, addresses};
use afterword_text::{Marks, can_be_seen};

/// Levels of quotes, lists and emphasis. Each costs parsers of HTML time and stack; readers lose
/// the thread earlier.
const MAX_NESTING: usize = 16;

/// The parser fills the short rows of a table with empty cells, by the ten thousand if it has to.
const MAX_EMPTY_CELLS: usize = 1000;

/// A comment, ready to be written in any format.
pub(super) struct Comment<'a> {
    /// Balanced; without `Html`, `InlineHtml`, `SoftBreak` and `HtmlBlock`; no link within a link;
    /// in an image only `Text`; every address checked, and written as a browser reads it; as
    /// `InlineMath` a `math` element that is still to be sanitised, displayed or not.
    pub(super) events: Vec<Event<'a>>,
    /// Links and images with an address.
    pub(super) links: usize,
    /// Whether there is anything to read or look at.
    pub(super) visible: bool,
}

/// Reads a comment whose bare addresses have their brackets.
pub(super) fn read(source: &str, shows_images: bool, tex: Tex) -> Comment<'_> {
    let mut reader = Reader {
        shows_images,
        tex,
        ..Reader::default()
    };
    let dialect = match tex {
        Tex::Unknown => super::DIALECT,
        Tex::Source | Tex::Formula => super::DIALECT | Options::ENABLE_MATH,
    };
    let mut events = Parser::new_ext(source, dialect).peekable();
    while let Some(event) = events.next() {
        let empty_cell = event == Event::Start(Tag::TableCell)
            && events.peek() == Some(&Event::End(TagEnd::TableCell));
        if empty_cell && !reader.has_room_for_empty_cell() {
            events.next();
            continue;
        }
        if let Event::InlineMath(tex) | Event::DisplayMath(tex) = &event {
            let price = matches!(events.peek(), Some(Event::Text(next)) if next.starts_with(|c: char| c.is_ascii_digit()));
            let displayed = matches!(event, Event::DisplayMath(_));
            reader.tex(tex, displayed, !price);
            continue;
        }
        reader.take(event);
    }
    Comment {
        events: folded(reader.events),
        links: reader.links,
        visible: reader.seen > 0,
    }
}

#[derive(Default)]
struct Reader<'a> {
    shows_images: bool,
    tex: Tex,
    formulas: Formulas,
    events: Vec<Event<'a>>,
    /// For each tag that is open in the source, what closes it here; `None` when it was left out.
    open: Vec<Option<TagEnd>>,
    nesting: usize,
    empty_cells: usize,
    link: Option<OpenLink<'a>>,
    in_image: bool,
    /// The lines of the block of raw HTML that is being read.
    raw: Option<String>,
    links: usize,
    /// How many pieces that can be seen there were so far.
    seen: usize,
    marks: Marks,
}

struct OpenLink<'a> {
    address: CowStr<'a>,
    seen_before: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, event: Event<'a>) {
        match event {
            Event::Start(Tag::HtmlBlock) => self.raw = Some(String::new()),
            Event::End(TagEnd::HtmlBlock) => self.close_raw(),
            Event::Html(piece) | Event::Text(piece) => match &mut self.raw {
                Some(raw) => raw.push_str(&piece),
                None => self.text(piece),
            },
            Event::InlineHtml(tag) if tag.starts_with("<!--") => {}
            Event::InlineHtml(tag) => self.text(tag),
            Event::Code(code) if self.in_image => self.text(code),
            Event::Code(code) => {
                let code = published(code, &mut self.marks);
                self.see(&code);
                self.events.push(Event::Code(code));
            }
            Event::SoftBreak | Event::HardBreak if self.in_image => self.text(" ".into()),
            Event::SoftBreak | Event::HardBreak => self.events.push(Event::HardBreak),
            Event::Rule => self.events.push(Event::Rule),
            Event::Start(tag) => self.open(tag),
            Event::End(_) => self.close(),
            // `tex` takes the first two; the others are of extensions that the dialect leaves off.
            Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::FootnoteReference(_)
            | Event::TaskListMarker(_) => {}
        }
    }

    /// `tex` without its dollars. `may_be_formula`: not before a digit, as in `$5-$6`.
    fn tex(&mut self, tex: &str, displayed: bool, may_be_formula: bool) {
        let dollars = if displayed { "$$" } else { "$" };
        let may_be_formula = may_be_formula && self.tex == Tex::Formula && !self.in_image;
        let source = published(tex.to_owned().into(), &mut self.marks);
        let formula = may_be_formula.then(|| self.formulas.read(&source, displayed));
        match formula.flatten() {
            Some(mathml) => {
                self.seen += 1;
                self.events.push(Event::InlineMath(mathml.into()));
            }
            None => {
                for (index, line) in format!("{dollars}{source}{dollars}")
                    .split('\n')
                    .enumerate()
                {
                    if index > 0 {
                        self.take(Event::HardBreak);
                    }
                    self.text(CowStr::from(line.to_owned()));
                }
            }
        }
    }

    fn text(&mut self, text: CowStr<'a>) {
        let text = published(text, &mut self.marks);
        self.see(&text);
        self.events.push(Event::Text(text));
    }

    fn see(&mut self, text: &str) {
        self.seen += usize::from(can_be_seen(text));
    }

    fn open(&mut self, tag: Tag<'a>) {
        let shown = match tag {
            _ if self.in_image => None,
            Tag::Image {
                dest_url, title, ..
            } if self.shows_images => self.image(&dest_url, title),
            Tag::Link {
                link_type,
                dest_url,
                title,
                ..
            }
            | Tag::Image {
                link_type,
                dest_url,
                title,
                ..
            } => self.link(link_type, &dest_url, title),
            Tag::Item if matches!(self.open.last(), Some(None)) => {
                self.break_line();
                None
            }
            tag if nests(&tag.to_end()) => (self.nesting < MAX_NESTING).then_some(tag),
            tag => Some(tag),
        };
        let end = shown.as_ref().map(Tag::to_end);
        self.nesting += usize::from(end.as_ref().is_some_and(nests));
        self.in_image |= end == Some(TagEnd::Image);
        self.open.push(end);
        self.events.extend(shown.map(Event::Start));
    }

    fn close(&mut self) {
        let Some(Some(end)) = self.open.pop() else {
            return;
        };
        match end {
            TagEnd::Image => self.in_image = false,
            TagEnd::Link => self.name_link(),
            _ => {}
        }
        self.nesting -= usize::from(nests(&end));
        self.events.push(Event::End(end));
    }

    fn link(&mut self, link_type: LinkType, typed: &str, title: CowStr<'a>) -> Option<Tag<'a>> {
        // HTML has no links within links; the outer one, already open, wins.
        if self.link.is_some() {
            return None;
        }
        let address = match link_type {
            LinkType::Email => addresses::of_link(&format!("mailto:{typed}")),
            _ => addresses::of_link(typed),
        };
        let dest_url = CowStr::from(address?);
        self.links += 1;
        self.link = Some(OpenLink {
            address: dest_url.clone(),
            seen_before: self.seen,
        });
        Some(Tag::Link {
            link_type,
            dest_url,
            title: published(title, &mut Marks::default()),
            id: "".into(),
        })
    }

    fn image(&mut self, typed: &str, title: CowStr<'a>) -> Option<Tag<'a>> {
        let dest_url = CowStr::from(addresses::of_image(typed)?);
        self.links += 1;
        self.seen += 1;
        let link_type = LinkType::Inline;
        Some(Tag::Image {
            link_type,
            dest_url,
            title: published(title, &mut Marks::default()),
            id: "".into(),
        })
    }

    /// A link in which nothing can be seen is a trap, and mute to screen readers: it shows its
    /// address.
    fn name_link(&mut self) {
        if let Some(link) = self.link.take()
            && link.seen_before == self.seen
        {
            self.text(link.address);
        }
    }

    /// The items of a list that is nested too deep lose their bullets, but not their lines.
    fn break_line(&mut self) {
        use TagEnd::{Emphasis, Image, Link, Strikethrough, Strong};
        let inline = |event: &Event<'_>| match event {
            Event::Text(_) | Event::Code(_) | Event::InlineMath(_) => true,
            Event::End(end) => matches!(end, Emphasis | Image | Link | Strikethrough | Strong),
            _ => false,
        };
        if self.events.last().is_some_and(inline) {
            self.events.push(Event::HardBreak);
        }
    }

    fn close_raw(&mut self) {
        let raw = without_comments(&self.raw.take().unwrap_or_default());
        if raw.trim().is_empty() {
            return;
        }
        self.events.push(Event::Start(Tag::Paragraph));
        for (index, line) in raw.trim().lines().enumerate() {
            if index > 0 {
                self.events.push(Event::HardBreak);
            }
            self.text(CowStr::from(line.trim_end().to_owned()));
        }
        self.events.push(Event::End(TagEnd::Paragraph));
    }

    fn has_room_for_empty_cell(&mut self) -> bool {
        self.empty_cells += 1;
        self.empty_cells <= MAX_EMPTY_CELLS
    }
}

fn nests(end: &TagEnd) -> bool {
    use TagEnd::{BlockQuote, Emphasis, List, Strikethrough, Strong};
    matches!(
        end,
        BlockQuote(_) | List(_) | Emphasis | Strong | Strikethrough
    )
}

fn published<'a>(text: CowStr<'a>, marks: &mut Marks) -> CowStr<'a> {
    match marks.publishable(&text) {
        Cow::Borrowed(_) => text,
        Cow::Owned(shorter) => shorter.into(),
    }
}

/// Leaves `<!-- … -->` out. One that never ends is no comment but a slip, and is shown.
fn without_comments(html: &str) -> String {
    let mut kept = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, comment)) = rest.split_once("<!--") {
        let Some((_, after)) = comment.split_once("-->") else {
            break;
        };
        kept.push_str(before);
        rest = after;
    }
    kept + rest
}

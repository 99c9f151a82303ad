//! The events of a comment → HTML. An allow-list sanitises it last, without trusting the code before.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use ammonia::{Builder, UrlRelative};
use pulldown_cmark::{Alignment, CodeBlockKind, Event, Tag, TagEnd};

use super::code::{self, Colours};
use super::{Rules, formula};

/// In bytes; the longest that a highlighter knows has some twenty.
const MAX_LANGUAGE: usize = 32;

#[rustfmt::skip]
const ELEMENTS: [&str; 21] = [
    "a", "blockquote", "br", "code", "del", "details", "em", "hr", "li", "ol", "p", "pre", "strong", "summary", "table",
    "tbody", "td", "th", "thead", "tr", "ul",
];

/// Writes HTML. No element holds one that HTML forbids there, so that every parser builds the same
/// tree from it.
pub(super) fn write(events: &[Event<'_>], code_colours: bool) -> String {
    let mut writer = HtmlWriter {
        colours: code_colours.then(Colours::default),
        ..HtmlWriter::default()
    };
    for event in events {
        match event {
            Event::Start(tag) => writer.open(tag),
            Event::End(end) => writer.close(*end),
            Event::Text(text) => match &mut writer.code {
                Some(code) => code.text.push_str(text),
                None => writer.text(text),
            },
            Event::Code(code) => {
                writer.out.push_str("<code>");
                writer.text(code);
                writer.out.push_str("</code>");
            }
            Event::InlineMath(mathml) => writer.out.push_str(mathml),
            Event::HardBreak => writer.out.push_str("<br>\n"),
            Event::Rule => writer.out.push_str("<hr>\n"),
            _ => {}
        }
    }
    writer.out
}

/// Lets through what a comment may be made of, and nothing else.
pub(super) fn sanitise(html: &str, rules: &Rules) -> String {
    // One for each choice of rules, made when it is needed first.
    static SANITISERS: [OnceLock<Builder<'static>>; 8] = [const { OnceLock::new() }; 8];
    let choice = [rules.images, rules.maths, rules.code_colours]
        .into_iter()
        .fold(0, |choice, allows| choice * 2 + usize::from(allows));
    let sanitiser = SANITISERS[choice].get_or_init(|| allowed(rules));
    sanitiser.clean(html).to_string()
}

fn allowed(rules: &Rules) -> Builder<'static> {
    let mut builder = text();
    if rules.images {
        builder
            .add_tags(["img"])
            .add_tag_attributes("img", ["src", "alt", "title"])
            .add_tag_attribute_values("img", "loading", ["lazy"])
            .add_tag_attribute_values("img", "referrerpolicy", ["no-referrer"]);
    }
    if rules.maths {
        builder.add_tags(formula::ELEMENTS);
        for element in formula::ELEMENTS {
            builder.add_tag_attributes(element, formula::ATTRIBUTES);
        }
    }
    if rules.code_colours {
        builder
            .add_tags(["span"])
            .add_tag_attributes("span", ["class"]);
    }
    builder
}

fn text() -> Builder<'static> {
    let mut builder = Builder::empty();
    builder
        .tags(HashSet::from(ELEMENTS))
        .generic_attributes(HashSet::new())
        .generic_attribute_prefixes(HashSet::new())
        .tag_attributes(HashMap::from([
            ("a", HashSet::from(["href", "title"])),
            ("code", HashSet::from(["class"])),
            ("ol", HashSet::from(["start"])),
        ]))
        .tag_attribute_values(["td", "th"].map(|cell| (cell, aligned())).into())
        .attribute_filter(|element, attribute, value| match attribute {
            _ if formula::ELEMENTS.contains(&element) => {
                formula::is_value(value).then(|| value.into())
            }
            "class" if element == "span" => code::is_class(value).then(|| value.into()),
            "class" => is_language_class(value).then(|| value.into()),
            _ => Some(value.into()),
        })
        .url_schemes(HashSet::from(["http", "https", "mailto"]))
        .url_relative(UrlRelative::Deny)
        .link_rel(Some("nofollow ugc noopener"));
    builder
}

/// `align` and not `style`: the `Content-Security-Policy` of many blogs forbids inline styles.
fn aligned() -> HashMap<&'static str, HashSet<&'static str>> {
    HashMap::from([("align", HashSet::from(["left", "center", "right"]))])
}

fn is_language_class(class: &str) -> bool {
    class
        .strip_prefix("language-")
        .is_some_and(|name| !name.is_empty() && language(name) == name)
}

/// The language that a fenced block's info string begins with: `rust` of `rust,no_run`; may be
/// empty.
fn language(info: &str) -> &str {
    let end = info
        .bytes()
        .take(MAX_LANGUAGE)
        .position(|byte| !byte.is_ascii_alphanumeric() && !b"_+#-".contains(&byte))
        .unwrap_or(info.len().min(MAX_LANGUAGE));
    &info[..end]
}

#[derive(Default)]
struct HtmlWriter {
    out: String,
    columns: Vec<Alignment>,
    column: usize,
    /// `th` or `td`.
    cell: &'static str,
    /// Of a quote that is folded.
    title: Title,
    /// Where code has colours.
    colours: Option<Colours>,
    /// The block of code that is being read, if it has colours.
    code: Option<OpenCode>,
}

/// Whether the next paragraph, or the one that is open, is the title of what is folded.
#[derive(Default, PartialEq, Eq)]
enum Title {
    #[default]
    No,
    Next,
    Open,
}

struct OpenCode {
    language: String,
    text: String,
}

impl HtmlWriter {
    fn open(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Paragraph if self.title == Title::Next => {
                self.title = Title::Open;
                self.out.push_str("<summary>");
            }
            Tag::Paragraph => self.out.push_str("<p>"),
            Tag::Heading { .. } => self.out.push_str("<p><strong>"),
            Tag::BlockQuote(None) => self.out.push_str("<blockquote>\n"),
            Tag::BlockQuote(Some(_)) => {
                self.title = Title::Next;
                self.out.push_str("<details>\n");
            }
            Tag::CodeBlock(kind) => self.open_code(kind),
            Tag::List(None) => self.out.push_str("<ul>\n"),
            Tag::List(Some(1)) => self.out.push_str("<ol>\n"),
            Tag::List(Some(start)) => self.out.push_str(&format!("<ol start=\"{start}\">\n")),
            Tag::Item => self.out.push_str("<li>"),
            Tag::Table(columns) => {
                self.columns.clone_from(columns);
                self.out.push_str("<table>\n");
            }
            Tag::TableHead => self.open_row("<thead><tr>", "th"),
            Tag::TableRow => self.open_row("<tr>", "td"),
            Tag::TableCell => self.open_cell(),
            Tag::Emphasis => self.out.push_str("<em>"),
            Tag::Strong => self.out.push_str("<strong>"),
            Tag::Strikethrough => self.out.push_str("<del>"),
            Tag::Link {
                dest_url, title, ..
            } => {
                self.out.push_str("<a");
                self.attribute("href", dest_url);
                self.title(title);
                self.out.push('>');
            }
            Tag::Image {
                dest_url, title, ..
            } => self.open_image(dest_url, title),
            _ => {}
        }
    }

    fn close(&mut self, end: TagEnd) {
        if let Some(code) = self.code.take() {
            self.coloured(&code);
        }
        self.out.push_str(match end {
            TagEnd::Paragraph if self.title == Title::Open => {
                self.title = Title::No;
                "</summary>\n"
            }
            TagEnd::Paragraph => "</p>\n",
            TagEnd::Heading(_) => "</strong></p>\n",
            TagEnd::BlockQuote(None) => "</blockquote>\n",
            TagEnd::BlockQuote(Some(_)) => "</details>\n",
            TagEnd::CodeBlock => "</code></pre>\n",
            TagEnd::List(false) => "</ul>\n",
            TagEnd::List(true) => "</ol>\n",
            TagEnd::Item => "</li>\n",
            TagEnd::Table => "</tbody></table>\n",
            TagEnd::TableHead => "</tr></thead>\n<tbody>\n",
            TagEnd::TableRow => "</tr>\n",
            TagEnd::TableCell if self.cell == "th" => "</th>",
            TagEnd::TableCell => "</td>",
            TagEnd::Emphasis => "</em>",
            TagEnd::Strong => "</strong>",
            TagEnd::Strikethrough => "</del>",
            TagEnd::Link => "</a>",
            TagEnd::Image => "\">",
            _ => "",
        });
    }

    fn open_image(&mut self, address: &str, title: &str) {
        // The image's host shall not learn the article, nor of readers who never get there.
        self.out
            .push_str("<img loading=\"lazy\" referrerpolicy=\"no-referrer\"");
        self.attribute("src", address);
        self.title(title);
        // Only text follows until the image ends; it is escaped as an attribute has to be.
        self.out.push_str(" alt=\"");
    }

    fn open_code(&mut self, kind: &CodeBlockKind<'_>) {
        let name = match kind {
            CodeBlockKind::Fenced(info) => language(info),
            CodeBlockKind::Indented => "",
        };
        self.out.push_str("<pre><code");
        if !name.is_empty() {
            self.attribute("class", &format!("language-{name}"));
            self.code = self.colours.is_some().then(|| OpenCode {
                language: name.to_owned(),
                text: String::new(),
            });
        }
        self.out.push('>');
    }

    /// The parser gives code by its lines, and a comment or a string may have many.
    fn coloured(&mut self, OpenCode { language, text }: &OpenCode) {
        let colours = self.colours.as_mut();
        let pieces = colours.map_or_else(Vec::new, |colours| colours.of(text, language));
        let mut written = 0;
        for piece in pieces {
            self.text(&text[written..piece.range.start]);
            self.out.push_str("<span");
            self.attribute("class", piece.class.name());
            self.out.push('>');
            self.text(&text[piece.range.clone()]);
            self.out.push_str("</span>");
            written = piece.range.end;
        }
        self.text(&text[written..]);
    }

    fn open_row(&mut self, tags: &str, cell: &'static str) {
        self.cell = cell;
        self.column = 0;
        self.out.push_str(tags);
    }

    fn open_cell(&mut self) {
        self.out.push('<');
        self.out.push_str(self.cell);
        match self.columns.get(self.column) {
            Some(Alignment::Left) => self.attribute("align", "left"),
            Some(Alignment::Center) => self.attribute("align", "center"),
            Some(Alignment::Right) => self.attribute("align", "right"),
            Some(Alignment::None) | None => {}
        }
        self.out.push('>');
        self.column += 1;
    }

    fn title(&mut self, title: &str) {
        if !title.is_empty() {
            self.attribute("title", title);
        }
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.out.push(' ');
        self.out.push_str(name);
        self.out.push_str("=\"");
        self.text(value);
        self.out.push('"');
    }

    /// Escapes for text and for attributes in double quotes alike.
    fn text(&mut self, text: &str) {
        let mut rest = text;
        while let Some(position) = rest.find(['&', '<', '>', '"']) {
            self.out.push_str(&rest[..position]);
            self.out.push_str(match rest.as_bytes()[position] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                _ => "&quot;",
            });
            rest = &rest[position + 1..];
        }
        self.out.push_str(rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sanitiser_trusts_nothing_that_the_writer_writes() {
        for (hostile, left) in [
            (
                "a<script>b</script><style>c</style><svg><p onload=d>e</svg>",
                "a<p>e</p>",
            ),
            (
                "<p id=a class=b style=c lang=d data-e=f onclick=g>h</p>",
                "<p>h</p>",
            ),
            ("<code class='language-a b'>c</code>", "<code>c</code>"),
            (
                "<code class=a>b</code><code class=language->c</code>",
                "<code>b</code><code>c</code>",
            ),
            (
                "<table><tr><td align=char>a",
                "<table><tbody><tr><td>a</td></tr></tbody></table>",
            ),
            (
                "<a href='javascript:a' target=b>c</a>",
                "<a rel=\"nofollow ugc noopener\">c</a>",
            ),
            (
                "<a href=/a rel=b>c</a>",
                "<a rel=\"nofollow ugc noopener\">c</a>",
            ),
            ("<img src=https://a.example><!-- b -->c", "c"),
        ] {
            assert_eq!(sanitise(hostile, &Rules::default()), left);
        }
        let image = "<img src=data:a srcset=b onerror=c loading=eager alt=d>";
        let images = Rules {
            images: true,
            ..Rules::default()
        };
        assert_eq!(sanitise(image, &images), "<img alt=\"d\">");
    }

    #[test]
    fn of_formulas_the_sanitiser_trusts_nothing_either() {
        let maths = Rules {
            maths: true,
            ..Rules::default()
        };
        for (hostile, left) in [
            (
                "<math href=a><mi style=b mathvariant=normal>c</mi><mspace width=9999em /></math>",
                "<math><mi mathvariant=\"normal\">c</mi><mspace></mspace></math>",
            ),
            (
                "<math><mtext><p>a</p><img src=b></mtext><annotation-xml encoding=text/html><p>c</p></annotation-xml></math>",
                "<math><mtext><p>a</p></mtext></math>",
            ),
            (
                "<math><mglyph><style><img src=x onerror=a></style></math>b",
                "<math></math>b",
            ),
        ] {
            assert_eq!(sanitise(hostile, &maths), left);
        }
    }

    #[test]
    fn of_colours_the_sanitiser_knows_four_classes() {
        let colours = Rules {
            code_colours: true,
            ..Rules::default()
        };
        for (hostile, left) in [
            (
                "<span class=aw-k style=a id=b onclick=c>d</span>",
                "<span class=\"aw-k\">d</span>",
            ),
            (
                "<span class='aw-k aw'>a</span><span class=aw-form>b</span><code class=aw-k>c</code>",
                "<span>a</span><span>b</span><code>c</code>",
            ),
            ("<p class=aw-k>a</p>", "<p>a</p>"),
        ] {
            assert_eq!(sanitise(hostile, &colours), left);
        }
        let span = "<span class=\"aw-k\">a</span>";
        assert_eq!(sanitise(span, &Rules::default()), "a");
    }
}

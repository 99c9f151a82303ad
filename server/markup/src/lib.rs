//! Markdown as typed → HTML that may stand in anybody's page. The only maker of comments' HTML.
//!
//! ```text
//! bounds      lines that would cost the parser too much are defused
//! addresses   bare https://… in running text get the angle brackets of a CommonMark autolink
//! events      CommonMark is parsed; all that a comment may not have becomes text, or goes
//! folds       quotes that begin with `[!fold]` are folded
//! formula     TeX in dollars becomes MathML, where a site asks for it
//! code        fenced code gets colours, where a site asks for it
//! html        the events are written as HTML, which is sanitised by an allow list of its own
//! plain       the same events as plain text, for mails, feeds' titles and the terminal

//! look        the same events for the spam checks: the visible text, the links
//! links       where HTML leads
//! from_html   the way back: what other systems keep as HTML
//! tokens      HTML as tags and text, told apart in one pass
//! facets      text with links beside it, as in posts of Bluesky
//! status      what of a Mastodon status' HTML is the comment
//! microformats  what a page of another site says about one of ours
//! endpoint    where a page of another site wants to be told of links to it
//! ```
//!
//! A comment is CommonMark with tables, strikethrough and bare addresses as in GitHub's dialect.
//! Where Markdown leaves a choice, or a comment is not a document, we decided:
//!
//! - **A line break is a line break** (`<br>`). Who presses Return in a text field expects to see
//!   it; GitHub's comments and every messenger taught so. Joined lines look like a mistake.
//! - **Headings are bold paragraphs.** A heading element would enter the article's outline, its
//!   generated table of contents and the list of headings that screen readers jump by; no level
//!   would be right for every blog.
//! - **Raw HTML is shown as it was typed**, never obeyed. HTML comments are the exception: whoever
//!   writes one means it not to be seen.
//! - **Links** lead to `http`, `https` and `mailto` only, and hold no user name or password
//!   (`https://bank@evil`). Others stay as plain text, relative ones too: a comment is also read in
//!   feeds and mails, where they lead astray. A link without visible text shows its address.
//! - **Bare addresses** begin with `http://` or `https://`; `www.` and mail addresses stay text.
//! - **Images** are links to the image, named by their alternative text, unless a site switches
//!   images on.
//! - **Nesting** ends at 16 levels of quotes, lists and emphasis; what is deeper reads on without
//!   its marks.
//! - **A quote that begins with `[!fold]` and a title** is folded below its title. Content warnings of other networks come so.
//! - **Characters that turn the reading order** of what follows are left out, so that code reads as it
//!   runs, and so are more marks on a letter than any language puts there.
//! - **Formulas** are TeX in `$…$`, or in `$$…$$` on lines of their own, where a site switches them on. What is no
//!   formula stays as typed: prices do, because a closing dollar stands right behind something and before no digit.
//! - **Code** in a fence with a language has that as its class. Where a site switches colours on, its comments, strings,
//!   numbers and keywords are in spans with a class each; no style, and the text is the same.
//! - No footnotes, smart punctuation or ids of headings; `[x]` of a task list is text.
//!
//! Not here: limits on length and links (`model`), which characters can be seen (`text`), and whether an address is spam (`spam`).

mod addresses;
mod bounds;
mod code;
mod endpoint;
mod events;
mod facets;
mod folds;
mod formula;
mod from_html;
mod html;
mod links;
mod look;
mod microformats;
mod plain;
mod status;
mod tokens;

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use pulldown_cmark::Options;

pub use endpoint::{is_webmention, webmention_endpoint};
pub use facets::{Facet, facets_html};
pub use from_html::{Lost, from_html, lost_from_html, text_of_html};
pub use links::links_of_html;
pub use look::Link;
pub use microformats::{Entry, Reference, entry_about, is_same_page};
pub use status::{StatusMedia, status_html, status_links, status_name};

/// The dialect, for every pass over the text.
const DIALECT: Options = Options::ENABLE_TABLES.union(Options::ENABLE_STRIKETHROUGH);

/// What becomes of TeX in dollars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tex {
    /// Dollars mean nothing.
    #[default]
    Unknown,
    /// It is found, and stays as typed: its backslashes and asterisks are no Markdown.
    Source,
    /// It becomes MathML.
    Formula,
}

/// What a site allows in its comments beyond text and links.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// Show images of `http` and `https` addresses. Every reader loads them from other hosts.
    pub images: bool,
    /// Show TeX in dollars as formulas.
    pub maths: bool,
    /// Give the pieces of fenced code, by its language, classes that style sheets colour.
    pub code_colours: bool,
}

/// A comment as it is published.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rendered {
    /// Sanitised HTML: block elements, each followed by a line feed; no ids, styles or scripts.
    pub html: String,
    /// How many addresses a reader is led to: links and, where they are shown, images.
    pub links: usize,
    visible: bool,
}

impl Rendered {
    /// Whether there is nothing to read or look at: only white space and characters without a
    /// shape, HTML comments, link definitions, rules, empty tables and the like.
    pub fn is_empty(&self) -> bool {
        !self.visible
    }
}

/// Renders a comment as HTML. Never fails: every text is Markdown.
///
/// Takes time in proportion to the text's length, which is the caller's to limit.
pub fn render(markdown: &str, rules: &Rules) -> Rendered {
    afterword_faults::may_panic("render", "markup");
    let tex = if rules.maths && markdown.contains('$') {
        Tex::Formula
    } else {
        Tex::Unknown
    };
    let deep =
        (tex == Tex::Formula).then(|| formula::with_deep_stack(|| rendered(markdown, rules, tex)));
    deep.flatten().unwrap_or_else(|| {
        let without = if tex == Tex::Formula {
            Tex::Source
        } else {
            tex
        };
        rendered(markdown, rules, without)
    })
}

fn rendered(markdown: &str, rules: &Rules, tex: Tex) -> Rendered {
    let bounded = bounds::bound(markdown);
    let source = addresses::bracket_bare(&bounded);
    let comment = events::read(&source, rules.images, tex);
    Rendered {
        html: html::sanitise(&html::write(&comment.events, rules.code_colours), rules),
        links: comment.links,
        visible: comment.visible,
    }
}

/// A comment's HTML for those who decide about it. They must load nothing that a stranger chose, because it would tell the
/// stranger when and where they read: its images are links. And what is folded stands open, so that nobody decides unseen.
/// `markdown` is what `html` was rendered from.
pub fn shown_to_owners<'a>(html: &'a str, markdown: &str) -> Cow<'a, str> {
    if !html.contains("<img") {
        return unfolded(html);
    }
    let rules = Rules {
        images: false,
        maths: html.contains("<math"),
        code_colours: html.contains("<span"),
    };
    Cow::Owned(unfolded(&render(markdown, &rules).html).into_owned())
}

/// The same HTML with all that is folded open.
#[must_use]
pub fn unfolded(html: &str) -> Cow<'_, str> {
    // The sanitiser leaves the element no attributes, and in text there are no tags.
    match html.contains("<details>") {
        true => Cow::Owned(html.replace("<details>", "<details open>")),
        false => Cow::Borrowed(html),
    }
}

/// Renders a comment as plain text: formulas and lines as typed and not wrapped, a blank line between
/// paragraphs, quotes behind `> `, lists with their bullets and numbers, code indented by four
/// spaces, links as `text (address)`. The empty string when there is nothing to read.
///
/// Holds no control characters except tabs and, between its lines, line feeds, and none that turn
/// the reading order: it may be shown in a terminal.
pub fn plain(markdown: &str) -> String {
    let bounded = bounds::bound(markdown);
    let source = addresses::bracket_bare(&bounded);
    let comment = events::read(&source, false, Tex::Source);
    if comment.visible {
        plain::write(&comment.events)
    } else {
        String::new()
    }
}

/// What a reader sees of a comment and where it leads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// All that can be read.
    pub text: String,
    /// The same without code and what can be clicked.
    pub prose: String,
    pub links: Vec<Link>,
}

/// Reads a comment for those who judge it.
pub fn look(markdown: &str) -> Look {
    let bounded = bounds::bound(markdown);
    let source = addresses::bracket_bare(&bounded);
    // On no site is a link hidden by dollars.
    look::read(&events::read(&source, false, Tex::Unknown).events)
}

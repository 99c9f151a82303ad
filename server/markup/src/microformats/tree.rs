//! A page as a tree of elements.
//!
//! It is no browser's: formatting that was not closed is not begun anew, since a page that leaves thousands of elements
//! open would grow without bounds by that.

use crate::tokens::{Tag, Token, Tokens};

/// More are not looked at.
const MAX_NODES: usize = 100_000;
/// What is deeper lies beside what is above it.
const MAX_DEPTH: usize = 256;

const VOID: [&str; 13] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
];
/// Nobody sees these: they lead nowhere, and say nothing.
const UNSEEN: [&str; 5] = ["template", "textarea", "noscript", "iframe", "xmp"];
/// An open paragraph ends before each of these.
const BLOCKS: [&str; 22] = [
    "address",
    "article",
    "aside",
    "blockquote",
    "div",
    "dl",
    "fieldset",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "header",
    "hr",
    "main",
    "nav",
    "ol",
    "p",
    "section",
    "ul",
];

pub(super) struct Tree<'a> {
    /// In the order of the page.
    nodes: Vec<Node<'a>>,
}

pub(super) struct Node<'a> {
    pub(super) kind: Kind<'a>,
    /// The first node behind it that is not within it.
    pub(super) end: usize,
}

pub(super) enum Kind<'a> {
    Text(&'a str),
    Element(Tag<'a>),
}

impl<'a> Tree<'a> {
    pub(super) fn of(html: &'a str) -> Self {
        let mut builder = Builder::default();
        for token in Tokens::new(html) {
            if builder.nodes.len() >= MAX_NODES {
                break;
            }
            match token {
                Token::Text(text) => builder.add(Kind::Text(text)),
                Token::Open(tag) => builder.open(tag),
                Token::Close(name) => builder.close(&name),
            }
        }
        builder.end()
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, at: usize) -> Option<&Node<'a>> {
        self.nodes.get(at)
    }

    pub(super) fn tag(&self, at: usize) -> Option<&Tag<'a>> {
        match &self.nodes.get(at)?.kind {
            Kind::Element(tag) => Some(tag),
            Kind::Text(_) => None,
        }
    }

    /// The first node that is not within this one.
    pub(super) fn end(&self, at: usize) -> usize {
        self.nodes.get(at).map_or(at + 1, |node| node.end)
    }
}

#[derive(Default)]
struct Builder<'a> {
    nodes: Vec<Node<'a>>,
    open: Vec<Open>,
    /// Elements that are too deep, and open.
    too_deep: usize,
    unseen: usize,
}

/// An element that is open.
struct Open {
    name: String,
    /// Among the nodes, unless nobody sees it.
    place: Option<usize>,
    is_container: bool,
}

impl<'a> Builder<'a> {
    fn add(&mut self, kind: Kind<'a>) {
        if self.unseen == 0 {
            let end = self.nodes.len() + 1;
            self.nodes.push(Node { kind, end });
        }
    }

    fn open(&mut self, tag: Tag<'a>) {
        // What stands in a title is text, whatever it looks like.
        if self.open.last().is_some_and(|open| open.name == "title") {
            return;
        }
        self.end_what_ends_before(&tag.name);
        if VOID.contains(&tag.name.as_str()) {
            self.add(Kind::Element(tag));
            return;
        }
        if self.open.len() >= MAX_DEPTH {
            self.too_deep += 1;
            self.add(Kind::Element(tag));
            return;
        }
        let is_unseen = UNSEEN.contains(&tag.name.as_str());
        self.open.push(Open {
            place: (!is_unseen && self.unseen == 0).then_some(self.nodes.len()),
            is_container: is_container(&tag.name),
            name: tag.name.clone(),
        });
        self.add(Kind::Element(tag));
        self.unseen += usize::from(is_unseen);
    }

    /// Elements whose end may be left out.
    fn end_what_ends_before(&mut self, name: &str) {
        let ended: &[&str] = match name {
            "li" => &["li"],
            "dt" | "dd" => &["dt", "dd"],
            name if BLOCKS.contains(&name) => &["p"],
            _ => return,
        };
        let within = self.open.iter().rev().take_while(|open| !open.is_container);
        let depth = within
            .map(|open| ended.contains(&open.name.as_str()))
            .position(|ends| ends);
        if let Some(depth) = depth {
            self.end_from(self.open.len() - 1 - depth);
        }
    }

    fn close(&mut self, name: &str) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return;
        }
        if let Some(found) = self.open.iter().rposition(|open| open.name == name) {
            self.end_from(found);
        }
    }

    fn end_from(&mut self, depth: usize) {
        let end = self.nodes.len();
        for open in self.open.drain(depth..) {
            if let Some(node) = open.place.and_then(|place| self.nodes.get_mut(place)) {
                node.end = end;
            }
            let was_unseen = UNSEEN.contains(&open.name.as_str());
            self.unseen -= usize::from(was_unseen);
        }
    }

    fn end(mut self) -> Tree<'a> {
        self.end_from(0);
        Tree { nodes: self.nodes }
    }
}

/// An element in which others stand that belong to nothing around it.
fn is_container(name: &str) -> bool {
    matches!(
        name,
        "ul" | "ol" | "dl" | "table" | "td" | "th" | "caption" | "button"
    ) || (BLOCKS.contains(&name) && name != "p")
}

//! The properties of an entry.

use url::Url;

use super::tree::{Kind, Tree};
use super::{Entry, Reference};
use crate::status::escaped;
use crate::tokens::{Tag, decoded};

/// The kinds of items: others look like the classes of style sheets (`h-full`).
const ITEMS: [&str; 14] = [
    "h-entry",
    "h-cite",
    "h-card",
    "h-feed",
    "h-event",
    "h-adr",
    "h-geo",
    "h-item",
    "h-product",
    "h-recipe",
    "h-resume",
    "h-review",
    "h-app",
    "h-x-app",
];
/// The properties by which a page refers to another.
const REFERENCES: [(&str, Reference); 6] = [
    ("in-reply-to", Reference::InReplyTo),
    ("like-of", Reference::LikeOf),
    ("like", Reference::LikeOf),
    ("repost-of", Reference::RepostOf),
    ("repost", Reference::RepostOf),
    ("bookmark-of", Reference::BookmarkOf),
];
/// Classes of before microformats2, and what they are today (<https://microformats.org/wiki/h-entry#Parser_Compatibility>).
const FORMER: [(&str, &str); 8] = [
    ("entry-title", "p-name"),
    ("entry-summary", "p-summary"),
    ("entry-content", "e-content"),
    ("published", "dt-published"),
    ("author", "p-author"),
    ("vcard", "h-card"),
    ("fn", "p-name"),
    ("url", "u-url"),
];

/// In bytes: longer ones are no addresses of anybody. A page with many short links and a long base would grow by them.
const MAX_ADDRESS: usize = 1000;
/// In bytes, of what an entry says: more becomes no comment.
const MAX_CONTENT: usize = 256 * 1024;

pub(super) struct Reader<'t, 'a> {
    tree: &'t Tree<'a>,
    /// Against which the addresses of the page are.
    base: Url,
    /// Whether an address leads to the page that is asked about.
    leads: &'t dyn Fn(&Url) -> bool,
}

/// An element with a property of an item.
#[derive(Clone, Copy)]
struct Property {
    place: usize,
    is_html: bool,
    /// An item of its own.
    is_item: bool,
}

/// An item: its element, and whether its classes are those of before microformats2.
#[derive(Clone, Copy)]
struct Item {
    place: usize,
    is_former: bool,
}

impl<'t, 'a> Reader<'t, 'a> {
    pub(super) fn new(tree: &'t Tree<'a>, base: &Url, leads: &'t dyn Fn(&Url) -> bool) -> Self {
        let mut reader = Self {
            tree,
            base: base.clone(),
            leads,
        };
        let mut tags = (0..tree.len()).filter_map(|at| tree.tag(at));
        let own = tags.find(|tag| tag.name == "base");
        if let Some(own) = own.and_then(|tag| reader.address(tag, "href")) {
            reader.base = own;
        }
        reader
    }

    /// The elements that lead to the page, or show it.
    pub(super) fn links(&self) -> Vec<usize> {
        let leads = |tag: &Tag<'_>, attribute| {
            let address = self.address(tag, attribute);
            tag.name != "base" && address.is_some_and(|address| (self.leads)(&address))
        };
        let leads = |tag: &Tag<'_>| leads(tag, "href") || leads(tag, "src");
        let all = 0..self.tree.len();
        all.filter(|at| self.tree.tag(*at).is_some_and(leads))
            .collect()
    }

    /// What the page says, of the first entry that has one of these links.
    pub(super) fn entry(&self, links: &[usize]) -> Entry {
        let Some(item) = self.entry_with(links) else {
            return Entry {
                name: self.title(),
                ..Entry::default()
            };
        };
        let content = self.property(item, "content");
        let words = content.or_else(|| self.property(item, "summary"));
        let html = content.filter(|content| content.is_html);
        let name = self.property(item, "name");
        let published = self.property(item, "published");
        let (author_name, author_url) = self.author(item);
        Entry {
            reference: self.reference(item, links),
            name: name.map_or_else(|| self.title(), |name| self.words(name.place)),
            html: html.map_or_else(String::new, |html| self.html(html.place)),
            text: words.map_or_else(String::new, |words| self.words(words.place)),
            published: published.and_then(|published| self.time(published.place)),
            url: self
                .property(item, "url")
                .and_then(|url| self.url(url.place)),
            author_name,
            author_url,
        }
    }

    fn entry_with(&self, links: &[usize]) -> Option<Item> {
        let mut first = None;
        let mut at = 0;
        while at < self.tree.len() {
            let classes = self.classes(at);
            let is_former = classes.iter().any(|class| class == "hentry");
            let is_entry = classes.iter().any(|class| class == "h-entry");
            if !is_entry && !is_former {
                at += 1;
                continue;
            }
            let item = Item {
                place: at,
                is_former: !is_entry,
            };
            let end = self.tree.end(at);
            let next = links.get(links.partition_point(|link| *link < at));
            if next.is_some_and(|link| *link < end) {
                return Some(item);
            }
            first = first.or(Some(item));
            at = end;
        }
        first
    }

    fn reference(&self, item: Item, links: &[usize]) -> Reference {
        let refers = |name| {
            let mut all = self.properties(item, name).into_iter();
            all.any(|property| {
                let mut urls = self.urls(property).into_iter();
                urls.any(|url| (self.leads)(&url))
            })
        };
        let told = REFERENCES.into_iter().find(|(name, _)| refers(name));
        let answers = |at: &usize| {
            let rel = self.tree.tag(*at).and_then(|tag| tag.attribute("rel"));
            rel.is_some_and(|rel| rel.split_ascii_whitespace().any(|one| one == "in-reply-to"))
        };
        match told {
            Some((_, reference)) => reference,
            None if links.iter().any(answers) => Reference::InReplyTo,
            None => Reference::Mention,
        }
    }

    /// The name and the page of who wrote an entry. Only this page is looked at.
    fn author(&self, entry: Item) -> (String, Option<Url>) {
        if let Some(author) = self.property(entry, "author") {
            return match author.is_item {
                true => self.card(author.place, entry.is_former),
                false => (self.words(author.place), self.url(author.place)),
            };
        }
        // The page may have its author beside the entry, with an address of the same site.
        let within = entry.place..self.tree.end(entry.place);
        let mut at = 0;
        while at < self.tree.len() {
            if within.contains(&at) || !self.classes(at).iter().any(|class| class == "h-card") {
                at += 1;
                continue;
            }
            let url = self.card_url(at, false);
            if url.is_some_and(|url| url.host_str() == self.base.host_str()) {
                return self.card(at, false);
            }
            at = self.tree.end(at);
        }
        (String::new(), None)
    }

    fn card(&self, place: usize, is_former: bool) -> (String, Option<Url>) {
        let name = self.property(Item { place, is_former }, "name");
        let name = name.map_or(place, |name| name.place);
        (self.words(name), self.card_url(place, is_former))
    }

    fn card_url(&self, place: usize, is_former: bool) -> Option<Url> {
        match self.property(Item { place, is_former }, "url") {
            Some(url) => self.url(url.place),
            None => self.implied_url(place),
        }
    }

    fn property(&self, item: Item, name: &str) -> Option<Property> {
        self.properties(item, name).into_iter().next()
    }

    /// Those of an item, and not of the items within it.
    fn properties(&self, item: Item, name: &str) -> Vec<Property> {
        let mut found = Vec::new();
        let mut at = item.place + 1;
        let end = self.tree.end(item.place);
        while at < end {
            let classes = self.classes_of(at, item.is_former);
            let is_item = classes.iter().any(|class| ITEMS.contains(&class.as_str()));
            let prefix = classes.iter().find_map(|class| {
                let (prefix, rest) = class.split_once('-')?;
                (rest == name && matches!(prefix, "p" | "u" | "dt" | "e")).then_some(prefix)
            });
            if let Some(prefix) = prefix {
                found.push(Property {
                    place: at,
                    is_html: prefix == "e",
                    is_item,
                });
            }
            at = match is_item {
                true => self.tree.end(at),
                false => at + 1,
            };
        }
        found
    }

    fn classes(&self, at: usize) -> Vec<String> {
        let classes = self.tree.tag(at).and_then(|tag| tag.attribute("class"));
        let classes = classes.unwrap_or_default();
        classes
            .split_ascii_whitespace()
            .map(str::to_owned)
            .collect()
    }

    fn classes_of(&self, at: usize, is_former: bool) -> Vec<String> {
        let own = self.classes(at);
        if !is_former {
            return own;
        }
        let today = |class: &String| {
            let mut known = FORMER.iter();
            known.find(|(former, _)| former == class)
        };
        own.iter()
            .filter_map(today)
            .map(|(_, today)| (*today).to_owned())
            .collect()
    }

    /// The addresses of a property: those of the page that is quoted there, or its own.
    fn urls(&self, property: Property) -> Vec<Url> {
        if !property.is_item {
            return self.url(property.place).into_iter().collect();
        }
        let item = Item {
            place: property.place,
            is_former: false,
        };
        let told = self.properties(item, "url").into_iter();
        let told: Vec<Url> = told.filter_map(|url| self.url(url.place)).collect();
        match told.is_empty() {
            true => self.implied_url(property.place).into_iter().collect(),
            false => told,
        }
    }

    /// Of the element itself, or of the first link in it.
    fn implied_url(&self, place: usize) -> Option<Url> {
        let own = place..self.tree.end(place);
        let mut tags = own.filter_map(|at| self.tree.tag(at));
        tags.find_map(|tag| match tag.name.as_str() {
            "a" | "area" => self.address(tag, "href"),
            _ => None,
        })
    }

    fn url(&self, place: usize) -> Option<Url> {
        let tag = self.tree.tag(place)?;
        match tag.name.as_str() {
            "a" | "area" | "link" => self.address(tag, "href"),
            "img" | "audio" | "video" | "source" | "iframe" => self.address(tag, "src"),
            "data" | "input" => self.address(tag, "value"),
            _ => self.resolved(self.words(place).trim()),
        }
    }

    fn address(&self, tag: &Tag<'_>, attribute: &str) -> Option<Url> {
        self.resolved(tag.attribute(attribute)?.trim())
    }

    fn resolved(&self, address: &str) -> Option<Url> {
        let url = self.base.join(address).ok()?;
        let is_web = matches!(url.scheme(), "http" | "https");
        (is_web && url.as_str().len() <= MAX_ADDRESS).then_some(url)
    }

    fn time(&self, place: usize) -> Option<String> {
        let tag = self.tree.tag(place)?;
        let told = match tag.name.as_str() {
            "time" | "ins" | "del" => tag.attribute("datetime"),
            "data" | "input" => tag.attribute("value"),
            "abbr" => tag.attribute("title"),
            _ => None,
        };
        Some(told.unwrap_or_else(|| self.words(place)))
    }

    fn title(&self) -> String {
        let is_title = |at: &usize| self.tree.tag(*at).is_some_and(|tag| tag.name == "title");
        let title = (0..self.tree.len()).find(is_title);
        title.map_or_else(String::new, |title| self.words(title))
    }

    /// The words of an element, its paragraphs with a blank line between them.
    fn words(&self, place: usize) -> String {
        if let Some(alternative) = self.tree.tag(place).and_then(alternative) {
            return alternative;
        }
        let mut words = Words::default();
        let mut ends: Vec<usize> = Vec::new();
        for at in place + 1..self.tree.end(place) {
            if words.0.len() > MAX_CONTENT {
                break;
            }
            while ends.pop_if(|end| *end <= at).is_some() {
                words.paragraph();
            }
            match self.tree.node(at).map(|node| &node.kind) {
                Some(Kind::Text(text)) => words.text(&decoded(text)),
                Some(Kind::Element(tag)) if tag.name == "br" => words.line(),
                Some(Kind::Element(tag)) if is_paragraph(&tag.name) => {
                    words.paragraph();
                    ends.push(self.tree.end(at));
                }
                _ => {}
            }
        }
        words.0.trim_end().to_owned()
    }

    /// What is within an element.
    fn html(&self, place: usize) -> String {
        let mut html = String::new();
        let mut open: Vec<(usize, &str)> = Vec::new();
        for at in place + 1..self.tree.end(place) {
            if html.len() > MAX_CONTENT {
                break;
            }
            while let Some((_, name)) = open.pop_if(|(end, _)| *end <= at) {
                html.push_str(&format!("</{name}>"));
            }
            match self.tree.node(at).map(|node| &node.kind) {
                Some(Kind::Text(text)) => html.push_str(&escaped(&decoded(text))),
                Some(Kind::Element(tag)) => {
                    html.push_str(&self.opened(tag));
                    if self.tree.end(at) > at + 1 {
                        open.push((self.tree.end(at), &tag.name));
                    }
                }
                None => {}
            }
        }
        for (_, name) in open.iter().rev() {
            html.push_str(&format!("</{name}>"));
        }
        html
    }

    fn opened(&self, tag: &Tag<'_>) -> String {
        let mut html = format!("<{}", tag.name);
        for attribute in ["href", "src"] {
            if let Some(address) = self.address(tag, attribute) {
                html.push_str(&format!(" {attribute}=\"{}\"", escaped(address.as_str())));
            }
        }
        for attribute in ["alt", "class"] {
            if let Some(words) = tag.attribute(attribute) {
                html.push_str(&format!(" {attribute}=\"{}\"", escaped(&words)));
            }
        }
        html.push('>');
        html
    }
}

/// What stands in the place of a picture.
fn alternative(tag: &Tag<'_>) -> Option<String> {
    match tag.name.as_str() {
        "img" | "area" => Some(tag.attribute("alt").unwrap_or_default()),
        "data" | "input" => tag.attribute("value"),
        "abbr" => tag.attribute("title"),
        _ => None,
    }
}

fn is_paragraph(name: &str) -> bool {
    matches!(
        name,
        "p" | "div" | "li" | "blockquote" | "pre" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6"
    )
}

/// Text as it is shown: white space is one blank.
#[derive(Default)]
struct Words(String);

impl Words {
    fn text(&mut self, text: &str) {
        let mut blank = text.starts_with(char::is_whitespace);
        for word in text.split_whitespace() {
            if blank {
                self.blank();
            }
            self.0.push_str(word);
            blank = true;
        }
        if text.ends_with(char::is_whitespace) {
            self.blank();
        }
    }

    fn blank(&mut self) {
        if !self.0.is_empty() && !self.0.ends_with(char::is_whitespace) {
            self.0.push(' ');
        }
    }

    fn line(&mut self) {
        self.0.truncate(self.0.trim_end_matches(' ').len());
        if !self.0.is_empty() && !self.0.ends_with("\n\n") {
            self.0.push('\n');
        }
    }

    fn paragraph(&mut self) {
        self.line();
        if !self.0.is_empty() && !self.0.ends_with("\n\n") {
            self.0.push('\n');
        }
    }
}

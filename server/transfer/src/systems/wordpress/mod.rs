//! WordPress' export, WXR 1.0 to 1.2: an RSS file whose items hold their comments.
//!
//! - `comment`: one comment. `paragraphs`: how WordPress renders its text.
//! - Comments of articles that were never public (drafts, the trash, private and protected articles) are not
//!   imported. Neither are pings, or what plugins store in the same table.

mod comment;

use std::collections::HashMap;
use std::path::Path;

use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use afterword_markup::text_of_html;
use afterword_model::Status;

use self::comment::Refusal;
use crate::outgoing::wxr::GENERATOR;
use crate::reading::xml::{Element, Fields, Tag, Xml};
use crate::record::{CommentRecord, Item, PageRecord, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};

pub(super) const FORMAT: Format = Format {
    name: "wordpress",
    title: "WordPress (WXR)",
    needs_timezone: false,
    open,
};

/// The elements of an article that we need; WordPress writes them before its comments.
const FACTS: [&str; 9] = [
    "title",
    "link",
    "dc:creator",
    "wp:comment_status",
    "wp:status",
    "wp:post_password",
    "wp:post_date",
    "wp:post_date_gmt",
    "wp:post_type",
];

/// The elements of an article that may hold anything.
const TEXTS: [&str; 3] = ["content:encoded", "excerpt:encoded", "wp:meta_value"];

/// Maximum number of names. An export lists only people who write articles.
const MAX_AUTHORS: usize = 100_000;

struct WordPress {
    xml: Xml,
    /// By user id.
    logins: HashMap<String, String>,
    timezone: Option<TimeZone>,
    /// Afterword has written the file.
    is_ours: bool,
}

/// The article whose comments follow.
#[derive(Default)]
struct Article {
    facts: HashMap<&'static str, String>,
    line: u64,
    announced: bool,
}

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let mut xml = Xml::open(path)?;
    let not_this = |found: &str| {
        Err(Broken::NotThis(format!(
            "this is no export of WordPress (WXR): {found}"
        )))
    };
    let root = match xml.next_tag()? {
        Some(Tag::Open(root)) => root,
        _ => return not_this("it contains no XML"),
    };
    if root.name != "rss" {
        return not_this(&format!("it begins with <{}>", root.name));
    }
    let known = |(name, value): &(String, String)| {
        name == "xmlns:wp" && value.contains("wordpress.org/export/")
    };
    if !root.attributes.iter().any(known) {
        return not_this("it is a feed without WordPress' own elements");
    }
    Ok(Box::new(WordPress {
        xml,
        logins: HashMap::new(),
        timezone: options.timezone.clone(),
        is_ours: false,
    }))
}

impl Source for WordPress {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut article = None;
        while let Some(tag) = self.xml.next_tag()? {
            match (tag, &mut article) {
                (Tag::Open(element), article) if element.name == "item" => {
                    *article = Some(Article {
                        line: element.line,
                        ..Article::default()
                    });
                }
                (Tag::Close(name), article) if name == "item" => *article = None,
                (Tag::Open(element), None) if element.name == "wp:author" => {
                    self.keep_author(element)?;
                }
                (Tag::Open(element), None) if element.name == "generator" => {
                    self.is_ours = self.xml.fields(element)?.text("") == GENERATOR;
                }
                (Tag::Open(element), Some(article)) if element.name == "wp:comment" => {
                    self.comment(element, article, each)?;
                }
                (Tag::Open(element), Some(_)) if TEXTS.contains(&element.name.as_str()) => {
                    self.xml.pass_over_cdata(&element)?;
                }
                (Tag::Open(element), Some(article)) => {
                    if let Some(name) = FACTS.into_iter().find(|name| *name == element.name) {
                        let fields = self.xml.fields(element)?;
                        article.facts.insert(name, fields.text("").to_owned());
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl WordPress {
    fn keep_author(&mut self, element: Element) -> Result<(), Broken> {
        let fields = self.xml.fields(element)?;
        if self.logins.len() < MAX_AUTHORS {
            self.logins.insert(
                fields.text("wp:author_id").to_owned(),
                fields.text("wp:author_login").to_owned(),
            );
        }
        Ok(())
    }

    fn comment(
        &mut self,
        element: Element,
        article: &mut Article,
        each: &mut dyn FnMut(Item) -> Result<(), Stop>,
    ) -> Result<(), Broken> {
        let fields = self.xml.fields(element)?;
        let user = fields.text("wp:comment_user_id");
        let writer = article.fact("dc:creator").to_owned();
        let owner = !writer.is_empty() && self.logins.get(user).is_some_and(|it| *it == writer);
        let read = article
            .refusal()
            .map_or_else(
                || comment::read(&fields, article.timezone(self.timezone.as_ref())),
                |why| Err(Refusal::Skip(why)),
            )
            .map(|comment| comment.on(article.fact("link"), owner));
        match read {
            Ok(mut comment) => {
                if self.is_ours {
                    of_ours(&mut comment, &fields, &writer);
                }
                if let Some(page) = article.page() {
                    each(Item::Page(page))?;
                }
                each(Item::Comment(Box::new(comment)))?;
            }
            Err(Refusal::Skip(why)) => each(comment::skipped(&fields, why))?,
            Err(Refusal::NoZone) => return Err(no_zone(&fields)),
        }
        Ok(())
    }
}

/// The file is one of WordPress, but can't be imported without a zone.
fn no_zone(fields: &Fields) -> Broken {
    Broken::WhichZone(format!(
        "line {}: the time of the comment {} has no zone: name the zone with --timezone, such as --timezone Europe/Paris",
        fields.line,
        fields.text("wp:comment_id")
    ))
}

/// Afterword writes no name where only the place of a comment is left, and nobody but the owner may use the owner's name.
fn of_ours(comment: &mut CommentRecord, fields: &Fields, owner: &str) {
    if fields.text("wp:comment_author").is_empty() {
        comment.author = None;
        comment.status = Status::Deleted;
    }
    if let Some(author) = &mut comment.author {
        author.owner = author.name == owner;
    }
}

impl Article {
    fn fact(&self, name: &str) -> &str {
        self.facts.get(name).map_or("", String::as_str)
    }

    /// Why none of its comments may be imported.
    fn refusal(&self) -> Option<String> {
        let status = self.fact("wp:status");
        if matches!(
            status,
            "draft" | "auto-draft" | "pending" | "future" | "private" | "trash"
        ) {
            return Some(format!("its article is not public ({status})"));
        }
        if !self.fact("wp:post_password").is_empty() {
            return Some("its article is protected by a password".to_owned());
        }
        self.fact("link")
            .is_empty()
            .then(|| "its article has no address".to_owned())
    }

    /// The record of the page, once, before its first comment.
    fn page(&mut self) -> Option<PageRecord> {
        let first = !std::mem::replace(&mut self.announced, true);
        first.then(|| PageRecord {
            address: self.fact("link").to_owned(),
            title: Some(text_of_html(self.fact("title"))).filter(|title| !title.is_empty()),
            closed: self.fact("wp:comment_status") == "closed",
            place: SourcePosition::Line(self.line),
        })
    }

    /// The zone of its times: the given one, or the one that the article's own times imply.
    fn timezone(&self, named: Option<&TimeZone>) -> Option<TimeZone> {
        let time = |name| self.fact(name).parse::<DateTime>().ok();
        named.cloned().or_else(|| {
            let local = time("wp:post_date")?;
            let universal = time("wp:post_date_gmt")?;
            let ahead = local.duration_since(universal).as_secs();
            let offset = jiff::tz::Offset::from_seconds(i32::try_from(ahead).ok()?).ok()?;
            Some(TimeZone::fixed(offset))
        })
    }
}

//! Remark42's backup: a line about users and pages, then a line a comment, gzipped or not.
//!
//! A backup is of one site. If a file has comments of several, `--from-site` selects one; the default is the first.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use jiff::Timestamp;
use serde::Deserialize;

use afterword_markup::text_of_html;
use afterword_model::Status;

use crate::reading::input::at;
use crate::reading::json::without_position;
use crate::reading::lines::Lines;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, PageRecord, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};

pub(super) const FORMAT: Format = Format {
    name: "remark42",
    title: "Remark42 (backup)",
    needs_timezone: false,
    open,
};

/// The only version; 0 is from before there were versions.
const NEWEST_VERSION: u32 = 1;

/// Sites listed when the chosen site has no comment.
const MAX_NAMED: usize = 20;

#[derive(Deserialize)]
struct Head {
    version: u32,
    users: Option<Vec<User>>,
    posts: Option<Vec<Post>>,
}

#[derive(Deserialize)]
struct User {
    id: String,
    #[serde(default)]
    details: Details,
}

/// The file has an address here if its owner has followed the link in a mail.
#[derive(Deserialize, Default)]
struct Details {
    #[serde(default)]
    email: String,
}

#[derive(Deserialize)]
struct Post {
    url: String,
    #[serde(default)]
    read_only: bool,
}

#[derive(Deserialize)]
struct Comment {
    id: String,
    #[serde(default, rename = "pid")]
    parent: String,
    /// HTML.
    #[serde(default)]
    text: String,
    /// Markdown as typed; missing in comments that Remark42 itself imported.
    #[serde(default, rename = "orig")]
    original: String,
    user: Author,
    locator: Locator,
    #[serde(default)]
    score: i64,
    votes: Option<HashMap<String, bool>>,
    time: String,
    edit: Option<Edit>,
    #[serde(default, rename = "pin")]
    pinned: bool,
    #[serde(default, rename = "delete")]
    deleted: bool,
    #[serde(default)]
    title: String,
}

#[derive(Deserialize)]
struct Author {
    #[serde(default)]
    id: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    admin: bool,
}

#[derive(Deserialize)]
struct Locator {
    #[serde(default)]
    site: String,
    url: String,
}

#[derive(Deserialize)]
struct Edit {
    time: String,
}

struct Remark42 {
    lines: Lines,
    closed: Vec<PageRecord>,
    /// Verified addresses by user id.
    emails: HashMap<String, String>,
    wanted: Option<String>,
}

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let not_this = |what: &str| Broken::NotThis(format!("this is no backup of Remark42: {what}"));
    let mut lines = Lines::open(path)?;
    let Some((number, line)) = lines.next_line()? else {
        return Err(not_this("the file is empty"));
    };
    let head: Head = serde_json::from_str(line).map_err(|_| {
        not_this("its first line is not the one about users and pages, {\"version\":1,…}")
    })?;
    if head.version > NEWEST_VERSION {
        return Err(not_this(&format!(
            "its version is {}, and Afterword knows {NEWEST_VERSION}",
            head.version
        )));
    }
    let closed = head.posts.unwrap_or_default().into_iter();
    let users = head.users.unwrap_or_default().into_iter();
    Ok(Box::new(Remark42 {
        lines,
        closed: closed
            .filter(|post| post.read_only)
            .map(|post| PageRecord {
                address: address(&post.url),
                title: None,
                closed: true,
                place: SourcePosition::Line(number),
            })
            .collect(),
        emails: users
            .filter(|user| !user.details.email.is_empty())
            .map(|user| (user.id, user.details.email))
            .collect(),
        wanted: options.from_site.clone(),
    }))
}

impl Source for Remark42 {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut site = self.wanted.clone();
        let mut others = BTreeSet::new();
        let mut found = false;
        while let Some((number, line)) = self.lines.next_line()? {
            let comment = match serde_json::from_str::<Comment>(line) {
                Ok(comment) => comment,
                Err(error) => {
                    let why = without_position(&error);
                    if !error.is_data() {
                        return Err(at(number, format!("this is no JSON: {why}")));
                    }
                    each(skipped(number, None, format!("it is no comment: {why}")))?;
                    continue;
                }
            };
            let own = &comment.locator.site;
            if site.get_or_insert_with(|| own.clone()) != own {
                if others.len() < MAX_NAMED {
                    others.insert(own.clone());
                }
                // If a site was chosen, the user knows about the others.
                if self.wanted.is_none() {
                    let why =
                        format!("it belongs to another site: choose it with --from-site {own}");
                    each(skipped(number, Some(comment.id), why))?;
                }
                continue;
            }
            // After the first comment, so that a missing site creates no pages.
            found = true;
            for page in self.closed.drain(..) {
                each(Item::Page(page))?;
            }
            each(item(comment, number, &self.emails))?;
        }
        match (found, &self.wanted) {
            (false, Some(wanted)) => Err(Broken::WhichSite(format!(
                "this backup has no comment of the site {wanted:?}; it has: {}",
                others.into_iter().collect::<Vec<_>>().join(", ")
            ))),
            _ => Ok(()),
        }
    }
}

fn item(comment: Comment, number: u64, emails: &HashMap<String, String>) -> Item {
    let Ok(created) = comment.time.parse::<Timestamp>() else {
        let why = format!("its time {:?} can't be read", comment.time);
        return skipped(number, Some(comment.id), why);
    };
    let score = match comment.votes.as_ref().filter(|votes| !votes.is_empty()) {
        Some(votes) => votes.values().filter(|up| **up).count() as u64,
        None => comment.score.max(0) as u64,
    };
    Item::Comment(Box::new(CommentRecord {
        parent: Some(comment.parent).filter(|parent| !parent.is_empty()),
        page: address(&comment.locator.url),
        page_title: Some(text_of_html(&comment.title)).filter(|title| !title.is_empty()),
        author: author(&comment.user, emails),
        body: if comment.original.trim().is_empty() {
            Body::Html(comment.text)
        } else {
            Body::Markdown(comment.original)
        },
        created,
        published: None,
        edited: comment.edit.and_then(|edit| edit.time.parse().ok()),
        status: if comment.deleted {
            Status::Deleted
        } else {
            Status::Approved
        },
        pinned: comment.pinned,
        score: u32::try_from(score).unwrap_or(u32::MAX),
        anchor: Some(format!("remark42__comment-{}", comment.id)),
        avatar: None,
        source: None,
        place: SourcePosition::Line(number),
        id: comment.id,
    }))
}

/// An erased author is called `deleted`, by name and by id.
fn author(user: &Author, emails: &HashMap<String, String>) -> Option<AuthorRecord> {
    if user.id == "deleted" {
        return None;
    }
    let email = emails.get(&user.id).cloned();
    Some(AuthorRecord {
        // Remark42 stores names and titles with `<` and `>` escaped.
        name: text_of_html(&user.name),
        verified: email.is_some(),
        email,
        website: None,
        owner: user.admin,
    })
}

/// Remark42 stores addresses HTML-escaped.
fn address(url: &str) -> String {
    url.replace("&amp;", "&")
}

fn skipped(number: u64, id: Option<String>, why: String) -> Item {
    Item::Skipped(Skipped {
        id,
        why,
        place: SourcePosition::Line(number),
    })
}

//! Ghost's own comments, from its JSON export or from its SQLite database: the same tables.
//!
//! - `json`: the export with `include=comments,…`; without it, an export has no comments. `database`: the SQLite file.
//! - An article's address is not in the tables: Ghost makes it from the slug, by default `/slug/`.

mod database;
mod json;

use std::collections::HashSet;
use std::path::Path;

use serde::Deserialize;

use crate::reading::loose::{Loose, instant, shortened};
use crate::reading::sqlite_file;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, NoComment, SourcePosition};
use crate::source::{Broken, Format, Options, Source};
use afterword_model::Status;
use jiff::Timestamp;
use jiff::tz::TimeZone;

pub(super) const FORMAT: Format = Format {
    name: "ghost",
    title: "Ghost (JSON export with comments, or SQLite)",
    needs_timezone: false,
    open,
};

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    match path.is_file() && sqlite_file::is_one(path)? {
        true => database::open(path),
        false => json::open(path),
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawComment {
    id: Loose,
    post_id: Loose,
    member_id: Loose,
    parent_id: Loose,
    in_reply_to_id: Loose,
    status: Loose,
    html: Loose,
    edited_at: Loose,
    created_at: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Post {
    id: Loose,
    title: Loose,
    slug: Loose,
    status: Loose,
    visibility: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Member {
    id: Loose,
    name: Loose,
    email: Loose,
}

/// What a comment refers to.
struct Surroundings<'a> {
    post: Option<&'a Post>,
    /// `None` if the account was deleted, or the export has no members.
    member: Option<&'a Member>,
    likes: u32,
    owners: &'a Owners,
}

/// The addresses of the blog's owners. They comment as members, like everybody.
#[derive(Default)]
struct Owners(HashSet<String>);

impl Owners {
    /// The name of their role.
    const ROLE: &'static str = "Owner";

    fn add(&mut self, email: &str) {
        self.0.insert(email.to_lowercase());
    }

    fn has(&self, email: Option<&str>) -> bool {
        email.is_some_and(|email| self.0.contains(&email.to_lowercase()))
    }
}

impl RawComment {
    fn item(self, around: &Surroundings<'_>, place: SourcePosition) -> Item {
        Item::of(self.comment(around, place.clone()), place)
    }

    fn comment(
        self,
        around: &Surroundings<'_>,
        place: SourcePosition,
    ) -> Result<CommentRecord, NoComment> {
        let Some(id) = self.id.owned() else {
            return Err((None, "it has no id".to_owned()));
        };
        let refuse = |why: &str| (Some(id.clone()), why.to_owned());
        let post = around
            .post
            .ok_or_else(|| refuse("its article is not in the file"))?;
        let page = post.page().map_err(refuse)?;
        let created = time(&self.created_at).map_err(|why| refuse(&why))?;
        let status = self.status(post).map_err(|why| refuse(&why))?;
        let is_deleted = status == Status::Deleted;
        Ok(CommentRecord {
            parent: self
                .in_reply_to_id
                .owned()
                .or_else(|| self.parent_id.owned()),
            page,
            page_title: post.title.owned(),
            author: (!is_deleted).then(|| author(around)),
            created,
            published: None,
            edited: time(&self.edited_at).ok().filter(|_| !is_deleted),
            status,
            pinned: false,
            score: around.likes,
            anchor: None,
            avatar: None,
            source: None,
            place,
            body: match is_deleted {
                true => Body::Plain(String::new()),
                false => Body::Html(self.html.into_body()),
            },
            id,
        })
    }

    fn status(&self, post: &Post) -> Result<Status, String> {
        match self.status.text() {
            // Only members saw it, and here everybody would.
            Some("published") if !post.is_public() => Ok(Status::Pending),
            Some("published") => Ok(Status::Approved),
            // Whoever runs the blog has hidden it.
            Some("hidden") => Ok(Status::Rejected),
            // Its author has removed it, and nobody sees its text any more.
            Some("deleted") => Ok(Status::Deleted),
            other => Err(format!(
                "its status is unknown: {}",
                shortened(other.unwrap_or("none"))
            )),
        }
    }
}

impl Post {
    fn is_public(&self) -> bool {
        matches!(self.visibility.text(), None | Some("public"))
    }

    fn page(&self) -> Result<String, &'static str> {
        match (self.slug.text(), self.status.text()) {
            (_, Some("draft" | "scheduled")) => Err("its article is not published"),
            (_, Some("sent")) => Err("its article was only sent by mail"),
            (None, _) => Err("its article has no slug"),
            (Some(slug), _) => Ok(format!("/{}/", slug.trim_matches('/'))),
        }
    }
}

/// Members sign in by a link in a mail, so their addresses are verified.
fn author(around: &Surroundings<'_>) -> AuthorRecord {
    let member = around.member;
    let email = member.and_then(|member| member.email.owned());
    let name = member.and_then(|member| member.name.owned());
    AuthorRecord {
        // As Ghost shows it.
        name: name.unwrap_or_else(|| "Anonymous".to_owned()),
        owner: around.owners.has(email.as_deref()),
        verified: email.is_some(),
        email,
        website: None,
    }
}

/// Ghost keeps UTC; SQLite's times have no zone.
fn time(text: &Loose) -> Result<Timestamp, String> {
    instant(text, Some(&TimeZone::UTC)).unwrap_or_else(|_| Err("its time has no zone".to_owned()))
}

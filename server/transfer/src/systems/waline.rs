//! Waline's export, and LeanCloud's export of a Valine or Waline: an array, an object with `results`, or JSON Lines.
//!
//! A comment has the name and address of its time. Signed-in users have newer ones, which come after the comments, so
//! the file is read twice. In between, one entry for each user is in memory.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;
use serde::Deserialize;

use crate::reading::json;
use crate::reading::json::ItemCallback;
use crate::reading::loose::{Loose, address, instant, shortened, unescaped};
use crate::record::{AuthorRecord, Body, CommentRecord, Item, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "waline",
    title: "Waline and Valine (JSON)",
    // Exports of SQLite and PostgreSQL lack the zone; the others have it.
    needs_timezone: false,
    open,
};

/// Where the comments may be; the last entries detect JSON Lines by a field of the first line.
const SHAPES: &[&str] = &[
    "data.Comment[]",
    "data.data.Comment[]",
    "results[]",
    "[]",
    "objectId",
    "_id",
    "comment",
];
const LINES_FROM: usize = 4;

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let Some((shape, _)) = json::first(path, SHAPES)? else {
        return Err(Broken::NotThis(
            "this is no export of Waline or Valine: no comments are found in it".to_owned(),
        ));
    };
    Ok(Box::new(Waline {
        path: path.to_owned(),
        timezone: options.timezone.clone(),
        comments: match shape < LINES_FROM {
            true => SHAPES[shape],
            false => "",
        },
    }))
}

struct Waline {
    path: PathBuf,
    timezone: Option<TimeZone>,
    comments: &'static str,
}

impl Source for Waline {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let users = users(&self.path)?;
        let zone = self.timezone.as_ref();
        json::records(
            &self.path,
            &[self.comments],
            each,
            &mut |raw: RawComment, place, take| Ok(take(raw.item(&users, zone, place)?)?),
        )
    }
}

fn users(path: &Path) -> Result<HashMap<String, AuthorRecord>, Broken> {
    let mut users = HashMap::new();
    let nobody: &mut ItemCallback<'_> = &mut |_| Ok(());
    let read = json::records(
        path,
        &["data.Users[]", "data.data.Users[]"],
        nobody,
        &mut |raw: RawUser, _, _| {
            if let Some(id) = raw.object_id.id() {
                users.insert(id, raw.author());
            }
            Ok(())
        },
    );
    match read {
        // Everything before that is imported all the same: comments contain their authors themselves.
        Ok(()) | Err(Broken::At { .. }) => Ok(users),
        Err(other) => Err(other),
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawUser {
    #[serde(rename = "objectId")]
    object_id: Loose,
    display_name: Loose,
    email: Loose,
    url: Loose,
    r#type: Loose,
}

impl RawUser {
    fn author(&self) -> AuthorRecord {
        AuthorRecord {
            name: self.display_name.owned().unwrap_or_default(),
            email: self.email.owned(),
            website: self.url.owned(),
            owner: self.r#type.text() == Some("administrator"),
            verified: false,
        }
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawComment {
    #[serde(rename = "objectId")]
    object_id: Loose,
    #[serde(rename = "_id")]
    mongo_id: Loose,
    comment: Loose,
    #[serde(rename = "insertedAt")]
    inserted_at: Loose,
    #[serde(rename = "createdAt")]
    created_at: Loose,
    nick: Loose,
    mail: Loose,
    link: Loose,
    pid: Loose,
    rid: Loose,
    status: Loose,
    sticky: Loose,
    like: Loose,
    url: Loose,
    user_id: Loose,
}

impl RawComment {
    fn item(
        self,
        users: &HashMap<String, AuthorRecord>,
        zone: Option<&TimeZone>,
        place: SourcePosition,
    ) -> Result<Item, Broken> {
        let skip = |id, why: String, place| Ok(Item::Skipped(Skipped { id, why, place }));
        let Some(id) = self.object_id.id().or_else(|| self.mongo_id.id()) else {
            return skip(None, "it has no objectId".to_owned(), place);
        };
        let Some(page) = self.url.text().map(address) else {
            return skip(Some(id), "its url is missing".to_owned(), place);
        };
        let created = match instant(self.time(), zone)? {
            Ok(created) => created,
            Err(why) => return skip(Some(id), why, place),
        };
        let status = match self.status() {
            Ok(status) => status,
            Err(why) => return skip(Some(id), why, place),
        };
        Ok(Item::Comment(Box::new(CommentRecord {
            parent: self.pid.id().or_else(|| self.rid.id()),
            page,
            page_title: None,
            author: Some(self.author(users)),
            created,
            published: None,
            edited: None,
            status,
            pinned: self.sticky.is_true(),
            score: self.like.count(),
            anchor: Some(id.clone()),
            avatar: None,
            source: None,
            place,
            body: body(self.comment.into_body()),
            id,
        })))
    }

    fn time(&self) -> &Loose {
        match self.inserted_at.text() {
            Some(_) => &self.inserted_at,
            None => &self.created_at,
        }
    }

    /// Valine has no status: all its comments are public.
    fn status(&self) -> Result<Status, String> {
        match self.status.text() {
            None | Some("approved") => Ok(Status::Approved),
            Some("waiting") => Ok(Status::Pending),
            Some("spam") => Ok(Status::Spam),
            Some(other) => Err(format!("its status is unknown: {}", shortened(other))),
        }
    }

    /// A signed-in author has their current name.
    fn author(&self, users: &HashMap<String, AuthorRecord>) -> AuthorRecord {
        let user = self.user_id.text().and_then(|id| users.get(id));
        // Valine stored these HTML-escaped; Waline, which gives each comment a status, stores what was typed.
        let is_valines = self.status.text().is_none();
        let typed = |kept: &Loose| match is_valines {
            true => kept.text().map(unescaped),
            false => kept.owned(),
        };
        user.cloned().unwrap_or_else(|| AuthorRecord {
            name: typed(&self.nick).unwrap_or_else(|| "Anonymous".to_owned()),
            email: typed(&self.mail),
            website: typed(&self.link),
            owner: false,
            verified: false,
        })
    }
}

/// Valine stored rendered HTML; Waline stores Markdown.
fn body(text: String) -> Body {
    let begins = text.trim_start();
    let blocks = [
        "p",
        "blockquote",
        "ul",
        "ol",
        "pre",
        "div",
        "table",
        "h1",
        "h2",
        "h3",
        "h4",
    ];
    let is_html = begins.strip_prefix('<').is_some_and(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric());
        let name = rest[..end.unwrap_or(rest.len())].to_ascii_lowercase();
        blocks.contains(&name.as_str())
    });
    match is_html && text.trim_end().ends_with('>') {
        true => Body::Html(text),
        false => Body::Markdown(text),
    }
}

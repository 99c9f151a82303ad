//! Hyvor Talk's export, an object with `comments`, and what its API answers: lists of comments.
//!
//! `document`: a text as its editor stores it.

mod document;

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;

use crate::reading::json;
use crate::reading::loose::{Loose, address, instant, shortened};
use crate::reading::most::most;
use crate::record::{
    AuthorRecord, Body, CommentRecord, Item, NoComment, PageRecord, SourcePosition,
};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "hyvor",
    title: "Hyvor Talk (JSON)",
    needs_timezone: false,
    open,
};

/// The export, and one or several answers of the API.
const SHAPES: &[&str] = &["comments[]", "[]"];

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    let Some((shape, first)) = json::first(path, SHAPES)? else {
        return Err(Broken::NotThis(
            "this is no export of Hyvor Talk: it has no `comments`".to_owned(),
        ));
    };
    let first: RawComment = serde_json::from_slice(&first).unwrap_or_default();
    let has_text = !first.body.is_null() || !first.body_json.is_null();
    if first.page.address().is_none() || !(has_text || first.body_html.text().is_some()) {
        return Err(Broken::NotThis(
            "this is no export of Hyvor Talk: its first comment has no `page` or no `body`"
                .to_owned(),
        ));
    }
    Ok(Box::new(Hyvor {
        path: path.to_owned(),
        comments: SHAPES[shape],
    }))
}

struct Hyvor {
    path: PathBuf,
    comments: &'static str,
}

impl Source for Hyvor {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        // One entry for each closed page.
        let mut closed = HashSet::new();
        json::records(
            &self.path,
            &[self.comments],
            each,
            &mut |raw: RawComment, place, take| {
                if let Some(page) = raw.page.closed(&place)
                    && closed.insert(page.address.clone())
                {
                    most(closed.len(), "closed pages")?;
                    take(Item::Page(page))?;
                }
                Ok(take(raw.item(place))?)
            },
        )
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawPage {
    url: Loose,
    /// The `page-id` of the blog's template.
    identifier: Loose,
    title: Loose,
    is_closed: Loose,
}

impl RawPage {
    fn address(&self) -> Option<String> {
        self.url.text().or(self.identifier.text()).map(address)
    }

    fn closed(&self, place: &SourcePosition) -> Option<PageRecord> {
        let address = self.address()?;
        self.is_closed.is_true().then(|| PageRecord {
            address,
            title: self.title.owned(),
            closed: true,
            place: place.clone(),
        })
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawUser {
    name: Loose,
    email: Loose,
    website_url: Loose,
    role: Loose,
}

impl RawUser {
    fn author(&self) -> AuthorRecord {
        AuthorRecord {
            name: self.name.owned().unwrap_or_else(|| "Anonymous".to_owned()),
            email: self.email.owned(),
            website: self.website_url.owned(),
            owner: matches!(self.role.text(), Some("owner" | "admin" | "moderator")),
            verified: false,
        }
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawComment {
    id: Loose,
    created_at: Loose,
    status: Loose,
    /// The editor's document, as an object or as text.
    body: Value,
    /// The public API's name for it.
    body_json: Value,
    body_html: Loose,
    /// Its id, or the comment itself.
    #[serde(alias = "parent_id")]
    parent: Value,
    /// The public API's: the nearest first.
    parent_ids: Value,
    is_featured: Loose,
    upvotes: Loose,
    user: Option<RawUser>,
    page: RawPage,
}

impl RawComment {
    fn item(self, place: SourcePosition) -> Item {
        Item::of(self.comment(place.clone()), place)
    }

    fn comment(self, place: SourcePosition) -> Result<CommentRecord, NoComment> {
        let Some(id) = self.id.id() else {
            return Err((None, "it has no id".to_owned()));
        };
        let refuse = |why: String| (Some(id.clone()), why);
        let page = self.page.address();
        let page = page.ok_or_else(|| refuse("its page is missing".to_owned()))?;
        let created = instant(&self.created_at, None)
            .unwrap_or_else(|_| Err("its time has no zone".to_owned()))
            .map_err(refuse)?;
        let status = self.status().map_err(refuse)?;
        Ok(CommentRecord {
            parent: id_of(&self.parent).or_else(|| id_of(&self.parent_ids)),
            page,
            page_title: self.page.title.owned(),
            author: Some(self.user.as_ref().map(RawUser::author).unwrap_or_default()),
            created,
            published: None,
            edited: None,
            status,
            pinned: self.is_featured.is_true(),
            score: self.upvotes.count(),
            anchor: None,
            avatar: None,
            source: None,
            place,
            body: self.body(),
            id,
        })
    }

    /// The public API gives out what is published, and no status.
    fn status(&self) -> Result<Status, String> {
        match self.status.text() {
            None | Some("published") => Ok(Status::Approved),
            Some("pending") => Ok(Status::Pending),
            Some("spam") => Ok(Status::Spam),
            Some("deleted") => Ok(Status::Deleted),
            Some(other) => Err(format!("its status is unknown: {}", shortened(other))),
        }
    }

    fn body(self) -> Body {
        let document = match self.body.is_null() {
            true => &self.body_json,
            false => &self.body,
        };
        match self.body_html.text() {
            Some(_) => Body::Html(self.body_html.into_body()),
            None => document::body(document),
        }
    }
}

/// An id, the id of an object, or the first of a list.
fn id_of(value: &Value) -> Option<String> {
    match value {
        Value::Number(id) => Some(id.to_string()),
        Value::String(id) => Some(id.clone()).filter(|id| !id.is_empty()),
        Value::Array(ids) => ids.first().filter(|it| !it.is_array()).and_then(id_of),
        Value::Object(parent) => parent
            .get("id")
            .filter(|it| !it.is_object())
            .and_then(id_of),
        Value::Null | Value::Bool(_) => None,
    }
}

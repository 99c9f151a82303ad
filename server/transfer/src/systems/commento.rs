//! Commento's export, version 1; Commento++ and Comentario's first versions write it too.
//!
//! The names come after the comments, so the file is read twice. In between, one entry for each commenter is in
//! memory.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::reading::json;
use crate::reading::json::ItemCallback;
use crate::reading::loose::{Loose, address, instant, shortened};
use crate::record::{AuthorRecord, Body, CommentRecord, Item, NoComment, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "commento",
    title: "Commento (JSON)",
    needs_timezone: false,
    open,
};

/// Commento's and Comentario's names for anonymous authors.
const ANONYMOUS: [&str; 2] = [
    "anonymous",
    "0000000000000000000000000000000000000000000000000000000000000000",
];
/// Replaces the text of a deleted comment, and the name of a deleted account.
const DELETED: &str = "[deleted]";

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    match version(path)? {
        Some(1) => version_1(path),
        Some(3) => Err(Broken::NotThis(
            "this is an export of Comentario: import it with `afterword import comentario`"
                .to_owned(),
        )),
        _ => Err(Broken::NotThis(
            "this is no export of Commento: it has no `version` 1".to_owned(),
        )),
    }
}

/// Waline's export has a version too; its type comes before it.
pub(super) fn version(path: &Path) -> Result<Option<u32>, Broken> {
    match json::first(path, &["version", "type"])? {
        Some((0, text)) => Ok(serde_json::from_slice(&text).ok()),
        _ => Ok(None),
    }
}

/// Remark42's backup has a version 1 too, in its first line.
pub(super) fn version_1(path: &Path) -> Result<Box<dyn Source>, Broken> {
    let not_this = |what: &str| {
        Err(Broken::NotThis(format!(
            "this is no export of Commento: {what}"
        )))
    };
    match json::first(path, &["comments[]", "commenters[]", "users", "posts"])? {
        Some((0 | 1, _)) => {}
        Some(_) => {
            return not_this(
                "it seems to be a backup of Remark42: import it with `afterword import remark42`",
            );
        }
        // Nobody has commented.
        None => {
            if json::first(path, &["comments", "commenters"])?.is_none() {
                return not_this("it has no `comments`");
            }
        }
    }
    Ok(Box::new(Commento {
        path: path.to_owned(),
    }))
}

struct Commento {
    path: PathBuf,
}

impl Source for Commento {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let authors = authors(&self.path)?;
        json::records(
            &self.path,
            &["comments[]"],
            each,
            &mut |raw: RawComment, place, take| Ok(take(raw.item(&authors, place))?),
        )
    }
}

/// Commento writes a commenter once for each of their comments.
fn authors(path: &Path) -> Result<HashMap<String, AuthorRecord>, Broken> {
    let mut authors = HashMap::new();
    let nobody: &mut ItemCallback<'_> = &mut |_| Ok(());
    json::records(
        path,
        &["commenters[]"],
        nobody,
        &mut |raw: RawCommenter, _, _| {
            if let Some(id) = raw.commenter_hex.owned() {
                authors.insert(id, raw.author());
            }
            Ok(())
        },
    )?;
    Ok(authors)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[derive(Default)]
struct RawComment {
    comment_hex: Loose,
    commenter_hex: Loose,
    parent_hex: Loose,
    /// Comentario's name for the path.
    path: Loose,
    /// Commento's.
    url: Loose,
    markdown: Loose,
    html: Loose,
    score: Loose,
    state: Loose,
    creation_date: Loose,
    deleted: Loose,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct RawCommenter {
    commenter_hex: Loose,
    email: Loose,
    name: Loose,
    link: Loose,
    website_url: Loose,
    is_moderator: Loose,
    /// Commento++: who has deleted their account.
    deleted: Loose,
}

impl RawCommenter {
    fn author(&self) -> AuthorRecord {
        if self.deleted.is_true() {
            // As Commento++ shows them.
            return named(DELETED);
        }
        // Commento writes `undefined` if there is none.
        let given = |value: &Loose| value.owned().filter(|value| value != "undefined");
        AuthorRecord {
            name: self.name.owned().unwrap_or_default(),
            email: given(&self.email),
            website: given(&self.website_url).or_else(|| given(&self.link)),
            owner: self.is_moderator.is_true(),
            verified: false,
        }
    }
}

fn named(name: &str) -> AuthorRecord {
    AuthorRecord {
        name: name.to_owned(),
        ..AuthorRecord::default()
    }
}

impl RawComment {
    fn item(self, authors: &HashMap<String, AuthorRecord>, place: SourcePosition) -> Item {
        Item::of(self.comment(authors, place.clone()), place)
    }

    fn comment(
        self,
        authors: &HashMap<String, AuthorRecord>,
        place: SourcePosition,
    ) -> Result<CommentRecord, NoComment> {
        let Some(id) = self.comment_hex.owned() else {
            return Err((None, "it has no commentHex".to_owned()));
        };
        let refuse = |why: String| (Some(id.clone()), why);
        let page = self.path.text().or(self.url.text());
        let page = address(page.ok_or_else(|| refuse("its page is missing".to_owned()))?);
        let created = instant(&self.creation_date, None)
            .unwrap_or_else(|_| Err("its time has no zone".to_owned()))
            .map_err(refuse)?;
        let status = self.status().map_err(refuse)?;
        let erased = self.is_erased();
        Ok(CommentRecord {
            parent: self.parent_hex.owned().filter(|parent| parent != "root"),
            page,
            page_title: None,
            author: (!erased).then(|| self.author(authors)),
            created,
            published: None,
            edited: None,
            status,
            pinned: false,
            score: self.score.count(),
            anchor: Some(format!("commento-{id}")),
            avatar: None,
            source: None,
            place,
            body: match self.markdown.text() {
                _ if erased => Body::Plain(String::new()),
                Some(_) => Body::Markdown(self.markdown.into_body()),
                None => Body::Html(self.html.into_body()),
            },
            id,
        })
    }

    /// Commento does not export the deletion flag: it only replaces the text.
    fn status(&self) -> Result<Status, String> {
        if self.deleted.is_true() || self.is_erased() {
            return Ok(Status::Deleted);
        }
        match self.state.text() {
            Some("approved") => Ok(Status::Approved),
            Some("unapproved") => Ok(Status::Pending),
            // Flagged by Akismet.
            Some("flagged") => Ok(Status::Spam),
            other => Err(format!(
                "its state is unknown: {}",
                shortened(other.unwrap_or("none"))
            )),
        }
    }

    fn is_erased(&self) -> bool {
        match self.markdown.text() {
            Some(text) => text == DELETED,
            None => self.html.text().is_none(),
        }
    }

    /// If the file lacks the commenter, the comment is as public as before, and nobody's.
    fn author(&self, authors: &HashMap<String, AuthorRecord>) -> AuthorRecord {
        let id = self.commenter_hex.text().unwrap_or(ANONYMOUS[0]);
        let known = authors.get(id).filter(|_| !ANONYMOUS.contains(&id));
        known.cloned().unwrap_or_else(|| named("Anonymous"))
    }
}

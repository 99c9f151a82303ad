//! Comentario's export: version 3, and version 1, which is Commento's.
//!
//! The names come after the comments, so the file is read twice. In between, one entry for each page and each
//! commenter is in memory.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::commento;
use crate::reading::json;
use crate::reading::json::ValueError;
use crate::reading::loose::{Loose, address, instant};
use crate::record::{
    AuthorRecord, Body, CommentRecord, Item, NoComment, PageRecord, SourcePosition,
};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "comentario",
    title: "Comentario (JSON)",
    needs_timezone: false,
    open,
};

const ANONYMOUS: &str = "00000000-0000-0000-0000-000000000000";
/// Go's zero time, written if there is none.
const NEVER: &str = "0001-01-01";

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    match commento::version(path)? {
        Some(1) => commento::version_1(path),
        Some(3) => Ok(Box::new(Comentario {
            path: path.to_owned(),
        })),
        _ => Err(Broken::NotThis(
            "this is no export of Comentario: it has no `version` 1 or 3".to_owned(),
        )),
    }
}

struct Comentario {
    path: PathBuf,
}

impl Source for Comentario {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let known = References::read(&self.path)?;
        for page in known.pages.values() {
            each(Item::Page(page.clone()))?;
        }
        json::records(
            &self.path,
            &["comments[]"],
            each,
            &mut |raw: RawComment, place, take| Ok(take(raw.item(&known, place))?),
        )
    }
}

/// Data that comments refer to by id.
#[derive(Default)]
struct References {
    pages: BTreeMap<String, PageRecord>,
    authors: HashMap<String, AuthorRecord>,
}

impl References {
    fn read(path: &Path) -> Result<Self, Broken> {
        let mut known = Self::default();
        json::walk(path, &["pages[]", "commenters[]"], &mut |found| {
            let added = match found.wanted {
                0 => found.parse().map(|page| known.add_page(&page, found.line)),
                _ => found.parse().map(|commenter| known.add_author(&commenter)),
            };
            match added {
                // Its comments report that it is missing.
                Ok(()) | Err(ValueError::Skip(_)) => Ok(()),
                Err(ValueError::Broken(broken)) => Err(broken),
            }
        })?;
        Ok(known)
    }

    fn add_page(&mut self, raw: &RawPage, line: u64) {
        if let (Some(id), Some(path)) = (raw.id.owned(), raw.path.text()) {
            let page = PageRecord {
                address: address(path),
                title: raw.title.owned(),
                closed: raw.is_readonly.is_true(),
                place: SourcePosition::Line(line),
            };
            self.pages.insert(id, page);
        }
    }

    fn add_author(&mut self, raw: &RawCommenter) {
        if let Some(id) = raw.id.owned() {
            let author = AuthorRecord {
                name: raw.name.owned().unwrap_or_default(),
                email: raw.email.owned(),
                website: raw.website_url.owned(),
                owner: raw.is_moderator.is_true(),
                verified: false,
            };
            self.authors.insert(id, author);
        }
    }
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct RawPage {
    id: Loose,
    path: Loose,
    title: Loose,
    is_readonly: Loose,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct RawCommenter {
    id: Loose,
    email: Loose,
    name: Loose,
    website_url: Loose,
    is_moderator: Loose,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct RawComment {
    id: Loose,
    parent_id: Loose,
    page_id: Loose,
    markdown: Loose,
    html: Loose,
    score: Loose,
    is_sticky: Loose,
    is_approved: Loose,
    is_pending: Loose,
    is_deleted: Loose,
    created_time: Loose,
    edited_time: Loose,
    user_created: Loose,
    author_name: Loose,
}

impl RawComment {
    fn item(self, known: &References, place: SourcePosition) -> Item {
        Item::of(self.comment(known, place.clone()), place)
    }

    fn comment(
        self,
        known: &References,
        place: SourcePosition,
    ) -> Result<CommentRecord, NoComment> {
        let Some(id) = self.id.owned() else {
            return Err((None, "it has no id".to_owned()));
        };
        let refuse = |why: String| (Some(id.clone()), why);
        let page = self.page_id.text().and_then(|page| known.pages.get(page));
        let page = page.ok_or_else(|| refuse("its page is not in the file".to_owned()))?;
        let created = time(&self.created_time).map_err(refuse)?;
        let status = self.status();
        let erased = status == Status::Deleted && self.markdown.text().is_none();
        Ok(CommentRecord {
            parent: self.parent_id.owned().filter(|parent| parent != ANONYMOUS),
            page: page.address.clone(),
            page_title: page.title.clone(),
            author: (!erased).then(|| self.author(known)),
            created,
            published: None,
            edited: self
                .edited_time
                .text()
                .filter(|edited| !edited.starts_with(NEVER))
                .and_then(|_| time(&self.edited_time).ok()),
            status,
            pinned: self.is_sticky.is_true(),
            score: self.score.count(),
            anchor: Some(format!("comentario-{id}")),
            avatar: None,
            source: None,
            place,
            body: match self.markdown.text() {
                Some(_) => Body::Markdown(self.markdown.into_body()),
                None => Body::Html(self.html.into_body()),
            },
            id,
        })
    }

    fn status(&self) -> Status {
        match () {
            () if self.is_deleted.is_true() => Status::Deleted,
            () if self.is_pending.is_true() => Status::Pending,
            () if self.is_approved.is_true() => Status::Approved,
            () => Status::Rejected,
        }
    }

    /// If the file lacks the user, the comment is as public as before, and nobody's.
    fn author(&self, known: &References) -> AuthorRecord {
        let id = self.user_created.text().unwrap_or(ANONYMOUS);
        let user = known.authors.get(id).filter(|_| id != ANONYMOUS);
        user.cloned().unwrap_or_else(|| AuthorRecord {
            name: self.author_name.text().unwrap_or("Anonymous").to_owned(),
            ..AuthorRecord::default()
        })
    }
}

/// Comentario's times always have a zone.
fn time(text: &Loose) -> Result<jiff::Timestamp, String> {
    instant(text, None).unwrap_or_else(|_| Err("its time has no zone".to_owned()))
}

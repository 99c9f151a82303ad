//! Talkyard's backup as JSON: pages, posts, members and guests, in any order.
//!
//! A blog's discussions are pages of their own type. What else a Talkyard has, a forum and its messages, is no
//! comment of a blog.
//!
//! Posts name their page and author by id, so the file is read twice. In between, one entry for each page and each
//! person is in memory.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::isso;
use crate::reading::json;
use crate::reading::json::ValueError;
use crate::reading::loose::{Loose, address, instant};
use crate::reading::most::most;
use crate::record::{
    AuthorRecord, Body, CommentRecord, Item, NoComment, PageRecord, SourcePosition,
};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "talkyard",
    title: "Talkyard (JSON backup)",
    needs_timezone: false,
    open,
};

const TABLE: &str = "posts";
/// The type of the pages that a blog's articles show.
const EMBEDDED: &str = "5";
/// The numbers of a page's first two posts. Talkyard writes them itself: "Comments for https://…".
const TITLE: &str = "0";
const BODY: &str = "1";
/// Marks a discussion's id that the blog gave it.
const DISCUSSION_ID: &str = "diid:";

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    // A backup has all of them, wherever they stand.
    let own = ["pageIdsByAltIds", "pagePaths", "ppStats", "usernameUsages"];
    if json::first(path, &own)?.is_none() {
        return Err(Broken::NotThis(
            "this is no backup of Talkyard: it has no `pagePaths`".to_owned(),
        ));
    }
    Ok(Box::new(Talkyard {
        path: path.to_owned(),
    }))
}

struct Talkyard {
    path: PathBuf,
}

impl Source for Talkyard {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let known = References::read(&self.path)?;
        for discussion in known.discussions.values() {
            if let Discussion::Open { page, .. } = discussion {
                each(Item::Page(page.clone()))?;
            }
        }
        json::records(
            &self.path,
            &["posts[]"],
            each,
            &mut |raw: RawPost, place, take| {
                // The first ones of a page are no comments.
                if [TITLE, BODY].contains(&raw.nr.text().unwrap_or_default()) {
                    return Ok(());
                }
                Ok(take(raw.item(&known, place))?)
            },
        )
    }
}

/// Data that posts refer to by id.
#[derive(Default)]
struct References {
    discussions: BTreeMap<String, Discussion>,
    authors: HashMap<String, AuthorRecord>,
}

enum Discussion {
    Open {
        page: PageRecord,
        /// Readers don't see it.
        is_hidden: bool,
    },
    Deleted,
    /// No address of an article is known.
    Nowhere,
}

impl References {
    fn read(path: &Path) -> Result<Self, Broken> {
        let mut known = Self::default();
        let mut pages = Vec::new();
        let mut ids: HashMap<String, Vec<String>> = HashMap::new();
        let wanted = ["pages[]", "pageIdsByAltIds", "members[]", "guests[]"];
        json::walk(path, &wanted, &mut |found| {
            let added = match found.wanted {
                0 => found.parse().map(|page: RawPage| {
                    if page.is_embedded() {
                        pages.push((page, found.line));
                    }
                }),
                1 => found.parse().map(|by_name: BTreeMap<String, Loose>| {
                    for (name, page) in by_name {
                        if let Some(page) = page.owned() {
                            ids.entry(page).or_default().push(name);
                        }
                    }
                }),
                _ => found.parse().map(|person| known.add_author(&person)),
            };
            match added {
                // Its posts report that it is missing.
                Ok(()) | Err(ValueError::Skip(_)) => {}
                Err(ValueError::Broken(broken)) => return Err(broken),
            }
            most(pages.len(), "pages")?;
            most(ids.len(), "pages with other names")?;
            most(known.authors.len(), "members and guests")
        })?;
        for (page, line) in pages {
            if let Some(id) = page.id.owned() {
                let names = ids.remove(&id).unwrap_or_default();
                known.discussions.insert(id, page.discussion(&names, line));
            }
        }
        Ok(known)
    }

    fn add_author(&mut self, raw: &RawPerson) {
        if let Some(id) = raw.id.owned() {
            self.authors.insert(id, raw.author());
        }
    }

    /// Talkyard's own people, such as who wrote without a name, are not in the file.
    fn author(&self, id: &Loose) -> AuthorRecord {
        let known = id.text().and_then(|id| self.authors.get(id)).cloned();
        known.unwrap_or_else(|| AuthorRecord {
            name: "Anonymous".to_owned(),
            ..AuthorRecord::default()
        })
    }
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct RawPage {
    id: Loose,
    page_type: Loose,
    /// The type's former name.
    role: Loose,
    embedding_page_url: Loose,
    #[serde(alias = "closedAtMs")]
    closed_at: Loose,
    #[serde(alias = "lockedAtMs")]
    locked_at: Loose,
    #[serde(alias = "frozenAtMs")]
    frozen_at: Loose,
    #[serde(alias = "hiddenAtMs")]
    hidden_at: Loose,
    #[serde(alias = "deletedAtMs")]
    deleted_at: Loose,
}

impl RawPage {
    fn is_embedded(&self) -> bool {
        self.page_type.text().or(self.role.text()) == Some(EMBEDDED)
    }

    fn discussion(&self, names: &[String], line: u64) -> Discussion {
        if self.deleted_at.text().is_some() {
            return Discussion::Deleted;
        }
        let Some(address) = self.address(names) else {
            return Discussion::Nowhere;
        };
        let ends = [&self.closed_at, &self.locked_at, &self.frozen_at];
        Discussion::Open {
            page: PageRecord {
                address,
                // Talkyard doesn't know the article's.
                title: None,
                closed: ends.iter().any(|end| end.text().is_some()),
                place: SourcePosition::Line(line),
            },
            is_hidden: self.hidden_at.text().is_some(),
        }
    }

    /// The article's URL. Without it, another name of the discussion: a path, or the id that the blog gave it.
    fn address(&self, names: &[String]) -> Option<String> {
        if let Some(url) = self.embedding_page_url.text() {
            return Some(address(url));
        }
        let is_url = |name: &&String| name.contains("://") || name.starts_with('/');
        let name = names.iter().find(is_url).or(names.first())?;
        match name.strip_prefix("//") {
            Some(_) => Some(format!("https:{name}")),
            None => Some(address(name.strip_prefix(DISCUSSION_ID).unwrap_or(name))),
        }
    }
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct RawPerson {
    id: Loose,
    full_name: Loose,
    username: Loose,
    email_address: Loose,
    email_verified_at_ms: Loose,
    website_url: Loose,
    is_admin: Loose,
    is_moderator: Loose,
    deleted_at: Loose,
    deleted_at_ms: Loose,
}

impl RawPerson {
    fn author(&self) -> AuthorRecord {
        let name = self.full_name.owned().or_else(|| self.username.owned());
        let mut author = AuthorRecord {
            name: name.unwrap_or_else(|| "Anonymous".to_owned()),
            owner: self.is_admin.is_true() || self.is_moderator.is_true(),
            ..AuthorRecord::default()
        };
        // Who has deleted their account goes on being shown, by the name that Talkyard gave them then.
        let deleted = self.deleted_at.text().or(self.deleted_at_ms.text());
        if deleted.is_none() {
            author.email = self.email_address.owned();
            author.verified = self.email_verified_at_ms.text().is_some();
            author.website = self.website_url.owned();
        }
        author
    }
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct RawPost {
    id: Loose,
    page_id: Loose,
    nr: Loose,
    parent_nr: Loose,
    post_type: Loose,
    /// Exports of the site write `createdAt`, other dumps `createdAtMs`; the same for further times.
    #[serde(alias = "createdAtMs")]
    created_at: Loose,
    created_by_id: Loose,
    /// How to make the newest text from the approved one.
    curr_rev_source_patch: Loose,
    #[serde(alias = "lastApprovedEditAtMs")]
    last_approved_edit_at: Loose,
    approved_source: Loose,
    approved_html_sanitized: Loose,
    #[serde(alias = "hiddenAtMs", alias = "hiddenAt")]
    body_hidden_at: Loose,
    /// Bits: itself, what is below it, with what is above it.
    deleted_status: Loose,
    pinned_position: Loose,
    num_like_votes: Loose,
}

impl RawPost {
    fn item(self, known: &References, line: SourcePosition) -> Item {
        let place = match self.id.owned() {
            Some(id) => SourcePosition::Row { table: TABLE, id },
            None => line,
        };
        Item::of(self.comment(known, place.clone()), place)
    }

    fn comment(
        self,
        known: &References,
        place: SourcePosition,
    ) -> Result<CommentRecord, NoComment> {
        let (Some(page_id), Some(nr)) = (self.page_id.text(), self.nr.text()) else {
            return Err((None, "it has no pageId or no nr".to_owned()));
        };
        let id = within(page_id, nr);
        let refuse = |why: &str| (Some(id.clone()), why.to_owned());
        self.is_comment().map_err(refuse)?;
        let (page, is_hidden) = match known.discussions.get(page_id) {
            Some(Discussion::Open { page, is_hidden }) => (page, *is_hidden),
            Some(Discussion::Deleted) => return Err(refuse("its page was deleted")),
            Some(Discussion::Nowhere) => return Err(refuse("its page has no address")),
            None => return Err(refuse("it belongs to the forum, and to no article")),
        };
        let created = time(&self.created_at).map_err(|why| refuse(&why))?;
        let parent = self.parent_nr.text();
        Ok(CommentRecord {
            parent: parent
                .filter(|parent| ![TITLE, BODY].contains(parent))
                .map(|parent| within(page_id, parent)),
            page: page.address.clone(),
            page_title: None,
            author: Some(known.author(&self.created_by_id)),
            created,
            published: None,
            edited: time(&self.last_approved_edit_at).ok(),
            status: self.status(is_hidden),
            pinned: self.pinned_position.text().is_some(),
            score: self.num_like_votes.count(),
            // Its anchor, `comment-2`, exists on each page.
            anchor: None,
            avatar: None,
            source: None,
            place,
            body: self.body(),
            id,
        })
    }

    fn is_comment(&self) -> Result<(), &'static str> {
        match self.post_type.text() {
            Some("51") => Err("it is somebody's bookmark"),
            // Such numbers are below zero.
            _ if self.nr.text().is_some_and(|nr| nr.starts_with('-')) => Err("it is private"),
            // In the discussion, below it, in a chat, or written together.
            None | Some("1" | "2" | "3" | "4" | "11" | "12") => Ok(()),
            Some(_) => Err("it is a note or a form, and no comment"),
        }
    }

    /// A hidden comment waits for a decision: readers have flagged it, or a spam check has.
    fn status(&self, is_on_hidden_page: bool) -> Status {
        match () {
            () if !matches!(self.deleted_status.text(), None | Some("0")) => Status::Deleted,
            () if is_on_hidden_page => Status::Pending,
            () if self.body_hidden_at.text().is_some() => Status::Pending,
            () if self.is_approved() => Status::Approved,
            () => Status::Pending,
        }
    }

    fn is_approved(&self) -> bool {
        let approved = [&self.approved_source, &self.approved_html_sanitized];
        approved.iter().any(|text| text.text().is_some())
    }

    /// What readers see. An edit that nobody has approved stays behind.
    fn body(self) -> Body {
        let patch = self.curr_rev_source_patch.text();
        match (
            self.approved_source.text(),
            self.approved_html_sanitized.text(),
        ) {
            (Some(_), _) => isso::body(self.approved_source.into_body()),
            (None, Some(_)) => Body::Html(self.approved_html_sanitized.into_body()),
            (None, None) => Body::Markdown(patch.and_then(from_nothing).unwrap_or_default()),
        }
    }
}

/// A post's number is unique within its page.
fn within(page: &str, nr: &str) -> String {
    format!("{page}:{nr}")
}

/// The times are milliseconds.
fn time(text: &Loose) -> Result<jiff::Timestamp, String> {
    instant(text, None).unwrap_or_else(|_| Err("its time has no zone".to_owned()))
}

/// The text that a patch makes of an empty one, in the format of Google's diff-match-patch: a head, and lines that
/// begin with `+` and are percent-encoded.
fn from_nothing(patch: &str) -> Option<String> {
    let mut lines = patch.lines();
    lines.next().filter(|head| head.starts_with("@@ -0,0 +1"))?;
    lines
        .map(|line| line.strip_prefix('+').map(percent_decoded))
        .collect()
}

/// Here a plus is a plus.
fn percent_decoded(text: &str) -> String {
    let value = format!("text={}", text.replace('+', "%2B").replace('&', "%26"));
    let mut pairs = url::form_urlencoded::parse(value.as_bytes());
    pairs
        .next()
        .map_or_else(String::new, |(_, text)| text.into_owned())
}

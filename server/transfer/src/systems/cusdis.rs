//! Cusdis has no export: this reads its tables, joined and written as JSON by the database's own tool, or the answers
//! of its API.
//!
//! The API shows a reply's parent only by the reply's position, and lists the reply a second time without it. So the
//! file is read twice, and one entry for each reply is in memory in between.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::reading::json;
use crate::reading::json::ItemCallback;
use crate::reading::loose::{Loose, address, instant};
use crate::reading::sites;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "cusdis",
    title: "Cusdis (JSON of its tables)",
    needs_timezone: false,
    open,
};

/// A page of the API's answers, an array, or JSON Lines, detected by a field of the first line.
const SHAPES: &[&str] = &["data.data[]", "[]", "by_nickname", "content"];
const LINES_FROM: usize = 2;

/// Ids, times, addresses and texts are in many files; this is in Cusdis' alone.
const NAMES: &[&str] = &["data.data[].by_nickname", "[].by_nickname", "by_nickname"];

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let shape = json::first(path, SHAPES)?.filter(|_| {
        // A file that is broken before is read up to there.
        !matches!(json::first(path, NAMES), Ok(None))
    });
    let Some((shape, _)) = shape else {
        return Err(Broken::NotThis(
            "this contains no comments of Cusdis: docs/import/cusdis.md says how to write them"
                .to_owned(),
        ));
    };
    let comments = match shape < LINES_FROM {
        true => SHAPES[shape],
        false => "",
    };
    Ok(Box::new(Cusdis {
        path: path.to_owned(),
        comments,
        project: sites::chosen(path, &[comments], RawComment::project, options)?,
    }))
}

struct Cusdis {
    path: PathBuf,
    comments: &'static str,
    project: Option<String>,
}

impl Source for Cusdis {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let parents = parents(&self.path, self.comments)?;
        let project = self.project.as_deref();
        let mut seen = HashSet::new();
        json::records(
            &self.path,
            &[self.comments],
            each,
            &mut |raw: RawComment, place, take| {
                if project.is_some() && raw.project().text() != project {
                    return Ok(());
                }
                for raw in raw.with_replies() {
                    // Only files with nested replies list them twice.
                    let nests = !parents.is_empty();
                    let is_new = !nests || seen.insert(raw.id.owned());
                    if is_new {
                        take(raw.item(&parents, place.clone())?)?;
                    }
                }
                Ok(())
            },
        )
    }
}

/// The parent of each nested reply.
fn parents(path: &Path, comments: &str) -> Result<HashMap<String, String>, Broken> {
    let mut parents = HashMap::new();
    let nobody: &mut ItemCallback<'_> = &mut |_| Ok(());
    let read = json::records(path, &[comments], nobody, &mut |raw: RawComment, _, _| {
        for raw in raw.with_replies() {
            for reply in &raw.below {
                if let (Some(parent), Some(id)) = (raw.id.owned(), reply.clone()) {
                    parents.insert(id, parent);
                }
            }
        }
        Ok(())
    });
    match read {
        // Everything before that is imported all the same.
        Ok(()) | Err(Broken::At { .. }) => Ok(parents),
        Err(other) => Err(other),
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawComment {
    id: Loose,
    #[serde(rename = "parentId")]
    parent_id: Loose,
    #[serde(rename = "moderatorId")]
    moderator_id: Loose,
    by_nickname: Loose,
    by_email: Loose,
    content: Loose,
    approved: Loose,
    /// The tables call it `created_at`, the API `createdAt`.
    #[serde(alias = "createdAt")]
    created_at: Loose,
    #[serde(rename = "deletedAt")]
    deleted_at: Loose,
    slug: Loose,
    url: Loose,
    title: Loose,
    #[serde(rename = "projectId")]
    project_id: Loose,
    page: Option<RawPage>,
    replies: Option<Replies>,
    /// The ids of `replies`, after those have been taken out.
    #[serde(skip)]
    below: Vec<Option<String>>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawPage {
    slug: Loose,
    url: Loose,
    title: Loose,
    #[serde(rename = "projectId")]
    project_id: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Replies {
    data: Vec<RawComment>,
}

impl RawComment {
    /// The API returns one project's comments, and names it with the page.
    fn project(&self) -> &Loose {
        match &self.page {
            Some(page) => &page.project_id,
            None => &self.project_id,
        }
    }

    /// The comment and all its replies, in the order of the file.
    fn with_replies(self) -> Vec<Self> {
        let mut flat = Vec::new();
        let mut waiting = vec![self];
        while let Some(mut next) = waiting.pop() {
            let replies = next.replies.take().unwrap_or_default().data;
            next.below = replies.iter().map(|reply| reply.id.owned()).collect();
            waiting.extend(replies.into_iter().rev());
            flat.push(next);
        }
        flat
    }

    fn author(&self) -> AuthorRecord {
        let name = self.by_nickname.owned();
        AuthorRecord {
            name: name.unwrap_or_else(|| "Anonymous".to_owned()),
            email: self.by_email.owned(),
            website: None,
            owner: self.moderator_id.text().is_some(),
            verified: false,
        }
    }

    fn status(&self) -> Status {
        match (self.deleted_at.text(), self.approved.is_true()) {
            (Some(_), _) => Status::Deleted,
            (None, true) => Status::Approved,
            (None, false) => Status::Pending,
        }
    }

    fn item(
        self,
        parents: &HashMap<String, String>,
        place: SourcePosition,
    ) -> Result<Item, Broken> {
        let skip = |id, why: &str, place| {
            let why = why.to_owned();
            Ok(Item::Skipped(Skipped { id, why, place }))
        };
        let Some(id) = self.id.owned() else {
            return skip(None, "it has no id", place);
        };
        let (author, status) = (self.author(), self.status());
        let page = self.page.unwrap_or(RawPage {
            slug: self.slug,
            url: self.url,
            title: self.title,
            project_id: self.project_id,
        });
        let Some(page_address) = page.url.text().or(page.slug.text()).map(address) else {
            return skip(Some(id), "its page has neither url nor slug", place);
        };
        // Prisma writes times in UTC, and the databases leave the zone out.
        let created = match instant(&self.created_at, Some(&jiff::tz::TimeZone::UTC))? {
            Ok(created) => created,
            Err(why) => return skip(Some(id), &why, place),
        };
        Ok(Item::Comment(Box::new(CommentRecord {
            parent: parents.get(&id).cloned().or_else(|| self.parent_id.owned()),
            page: page_address,
            page_title: page.title.owned(),
            author: Some(author),
            created,
            published: None,
            edited: None,
            status,
            pinned: false,
            score: 0,
            anchor: None,
            avatar: None,
            source: None,
            place,
            body: Body::Markdown(self.content.into_body()),
            id,
        })))
    }
}

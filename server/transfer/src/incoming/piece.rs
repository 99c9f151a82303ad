//! One comment during its import, before its parent is known.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::clean::{self, Changes};
use super::pages::{MappedPage, Pages};
use crate::record::CommentRecord;
use afterword_export_format::CommentLine;
use afterword_markup as markup;
use afterword_model::{Comment, CommentId, PageTitle, Reactions, Site, Status, Text};
use afterword_services::submit::markup_rules;
use afterword_store::{ImportComment, Recorded};

/// A comment as it was read; it can be stored on disk.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum ReadRecord {
    Record(Box<CommentRecord>),
    /// From another Afterword, with its place in the file.
    Line(Box<CommentLine>, String),
}

/// Complete except for its id and its parent's.
pub(super) struct Prepared {
    pub(super) comment: ImportComment,
    pub(super) changes: Changes,
    pub(super) other_host: Option<String>,
    /// Keeps its original id.
    pub(super) is_own: bool,
}

impl ReadRecord {
    pub(super) fn former(&self) -> Cow<'_, str> {
        match self {
            Self::Record(record) => Cow::Borrowed(&record.id),
            Self::Line(line, _) => Cow::Owned(line.id.to_string()),
        }
    }

    pub(super) fn parent(&self) -> Option<Cow<'_, str>> {
        match self {
            Self::Record(record) => record.parent.as_deref().map(Cow::Borrowed),
            Self::Line(line, _) => line.parent.map(|id| Cow::Owned(id.to_string())),
        }
    }

    /// Its page in the source.
    pub(super) fn address(&self) -> &str {
        match self {
            Self::Record(record) => &record.page,
            Self::Line(line, _) => &line.page,
        }
    }

    pub(super) fn page_title(&self) -> Option<&str> {
        match self {
            Self::Record(record) => record.page_title.as_deref(),
            Self::Line(..) => None,
        }
    }

    pub(super) fn place(&self) -> Cow<'_, str> {
        match self {
            Self::Record(record) => Cow::Owned(record.place.words()),
            Self::Line(_, place) => Cow::Borrowed(place),
        }
    }

    /// The source has erased it. Another Afterword exports an erased comment only if it has replies.
    pub(super) fn is_empty(&self) -> bool {
        match self {
            Self::Record(record) => record.author.is_none(),
            Self::Line(..) => false,
        }
    }

    /// Its parent is missing: it becomes a top-level comment.
    pub(super) fn without_parent(mut self) -> Self {
        match &mut self {
            Self::Record(record) => record.parent = None,
            Self::Line(line, _) => line.parent = None,
        }
        self
    }

    /// Converts it into our comment.
    ///
    /// # Errors
    /// The reason why it can't be imported, in a sentence.
    pub(super) fn prepare(&self, site: &Site, pages: &Pages) -> Result<Box<Prepared>, String> {
        match self {
            Self::Record(record) => of_record(record, site, pages),
            Self::Line(line, _) => of_line((**line).clone(), site, pages),
        }
    }
}

fn placed(address: &str, pages: &Pages, changes: &mut Changes) -> Result<MappedPage, String> {
    let placed = pages
        .place(address)
        .map_err(|problem| format!("its page has no address here: {problem}"))?;
    if placed.slashed {
        changes.push("the page's address begins with a slash now");
    }
    Ok(placed)
}

fn of_record(record: &CommentRecord, site: &Site, pages: &Pages) -> Result<Box<Prepared>, String> {
    let mut changes = Changes::default();
    let placed = placed(&record.page, pages, &mut changes)?;
    let comment = comment(record, site, &placed, &mut changes)?;
    let title = record.page_title.as_deref().and_then(clean::title);
    let is_restorable = comment.status == Status::Deleted && comment.author.is_some();
    Ok(Box::new(Prepared {
        comment: ImportComment {
            former: record.id.clone(),
            anchor: record.anchor.clone(),
            path: placed.path,
            title: placed.title.or(title),
            closed: false,
            recorded: Recorded {
                comment,
                told_title: None,
                // The owner may restore it, and then decide.
                status_before: is_restorable.then_some(Status::Pending),
                submission: None,
                notify: false,
                follow: None,
                network: None,
                decisions: Vec::new(),
                votes: Vec::new(),
                formers: Vec::new(),
                reports: Vec::new(),
            },
        },
        changes,
        other_host: placed.other_host,
        is_own: false,
    }))
}

fn comment(
    record: &CommentRecord,
    site: &Site,
    placed: &MappedPage,
    changes: &mut Changes,
) -> Result<Comment, String> {
    let author = record.author.as_ref();
    let author = author.map(|author| clean::author(author, changes));
    let (status, text, html) = match &author {
        None => (Status::Deleted, Text::stored(String::new()), String::new()),
        Some(_) => {
            let text = clean::text(&record.body, changes).ok_or("it has no text")?;
            let rendered = markup::render(text.as_str(), &markup_rules(site));
            if rendered.is_empty() {
                return Err("nothing in it can be seen".to_owned());
            }
            (record.status, text, rendered.html)
        }
    };
    let is_shown = status == Status::Approved;
    Ok(Comment {
        // Both are set when its parent is known.
        id: CommentId(uuid::Uuid::nil()),
        parent: None,
        site: site.id,
        page: placed.path.as_str().to_owned(),
        page_title: String::new(),
        status,
        private: false,
        text,
        html,
        created: record.created,
        edited: record.edited,
        revision: if record.edited.is_some() { 2 } else { 1 },
        pinned: record.pinned && is_shown && record.parent.is_none(),
        score: if author.is_some() { record.score } else { 0 },
        reactions: Reactions::new(),
        reasons: Vec::new(),
        published: record.published.or(is_shown.then_some(record.created)),
        avatar: author.as_ref().and(record.avatar.clone()),
        source: author.as_ref().and(record.source.clone()),
        author,
    })
}

/// Renders the HTML here, whatever the file contains: anybody may have written it.
fn of_line(line: CommentLine, site: &Site, pages: &Pages) -> Result<Box<Prepared>, String> {
    let mut changes = Changes::default();
    let placed = placed(&line.page, pages, &mut changes)?;
    let former = line.id.to_string();
    let mut recorded = line.into_recorded(site.id)?;
    let rules = markup_rules(site);
    let comment = &mut recorded.comment;
    comment.html = match comment.author {
        Some(_) => markup::render(comment.text.as_str(), &rules).html,
        None => String::new(),
    };
    for decision in &mut recorded.decisions {
        let text = decision.text_before.as_deref();
        decision.html_before = text.map(|text| markup::render(text, &rules).html);
    }
    Ok(Box::new(Prepared {
        comment: ImportComment {
            former,
            anchor: None,
            path: placed.path,
            title: None::<PageTitle>,
            closed: false,
            recorded,
        },
        changes,
        other_host: placed.other_host,
        is_own: true,
    }))
}

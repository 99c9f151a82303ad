//! Isso's own format for imports (`isso import -t generic`): an array of threads, each with its comments. Other tools
//! write it for Isso.
//!
//! A thread's address may come after its comments, so the file is read twice. In between, one entry for each thread
//! is in memory.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;
use serde::Deserialize;

use super::isso;
use crate::reading::json;
use crate::reading::json::{JsonMatch, ValueError};
use crate::reading::loose::{Loose, address, instant};
use crate::reading::most::most;
use crate::record::{AuthorRecord, CommentRecord, Item, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "isso-json",
    title: "Isso (generic JSON)",
    // Isso's format has no zone. Isso itself can't read a time that has one, but other tools may write it.
    needs_timezone: false,
    open,
};

const COMMENTS: &str = "[].comments[]";

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let not_this = |what: &str| {
        Err(Broken::NotThis(format!(
            "this is no generic JSON of Isso: {what}"
        )))
    };
    match json::first(path, &[COMMENTS])? {
        Some((_, first)) => {
            let first: RawComment = serde_json::from_slice(&first).unwrap_or_default();
            if first.text.text().is_none() || first.created.text().is_none() {
                return not_this("its first comment has no `text` or no `created`");
            }
        }
        // Nobody has commented.
        None => {
            if json::first(path, &["[].comments"])?.is_none() {
                return not_this("it is no list of threads with `comments`");
            }
        }
    }
    Ok(Box::new(IssoJson {
        path: path.to_owned(),
        timezone: options.timezone.clone(),
    }))
}

struct IssoJson {
    path: PathBuf,
    timezone: Option<TimeZone>,
}

impl Source for IssoJson {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let threads = threads(&self.path)?;
        let zone = self.timezone.as_ref();
        let unknown = Thread::default();
        json::walk(&self.path, &[COMMENTS], &mut |found| {
            let thread = threads.get(&found.element).unwrap_or(&unknown);
            let item = match found.parse::<RawComment>() {
                Ok(raw) => raw.item(thread, zone, SourcePosition::Line(found.line))?,
                Err(ValueError::Skip(skipped)) => Item::Skipped(skipped),
                Err(ValueError::Broken(broken)) => return Err(broken),
            };
            Ok(each(item)?)
        })
    }
}

#[derive(Default)]
struct Thread {
    address: Option<String>,
    title: Option<String>,
    /// A comment has the id 0, so a parent 0 is not "none".
    has_zero: bool,
}

/// The threads by their place in the file.
fn threads(path: &Path) -> Result<HashMap<u64, Thread>, Broken> {
    let wanted = ["[].id", "[].title", "[].comments[].id"];
    let mut threads: HashMap<u64, Thread> = HashMap::new();
    let read = json::walk(path, &wanted, &mut |found| {
        let value = text(found);
        let thread = threads.entry(found.element).or_default();
        match found.wanted {
            0 => thread.address = value.text().map(address),
            1 => thread.title = value.owned(),
            _ => thread.has_zero |= value.text() == Some("0"),
        }
        most(threads.len(), "threads")
    });
    match read {
        // Everything before that is imported all the same.
        Ok(()) | Err(Broken::At { .. }) => Ok(threads),
        Err(other) => Err(other),
    }
}

/// The second reading reports what is broken.
fn text(found: &JsonMatch<'_>) -> Loose {
    found.parse().unwrap_or_default()
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawComment {
    id: Loose,
    /// Isso itself leaves it out, and reads every comment as one at the top level.
    parent: Loose,
    author: Loose,
    email: Loose,
    website: Loose,
    created: Loose,
    text: Loose,
}

impl RawComment {
    fn item(
        self,
        thread: &Thread,
        zone: Option<&TimeZone>,
        place: SourcePosition,
    ) -> Result<Item, Broken> {
        let skip = |id, why: &str, place| {
            let why = why.to_owned();
            Ok(Item::Skipped(Skipped { id, why, place }))
        };
        let Some(id) = self.id.owned() else {
            return skip(None, "it has no id", place);
        };
        let Some(page) = thread.address.clone() else {
            return skip(Some(id), "its thread has no id", place);
        };
        let created = match instant(&self.created, zone)? {
            Ok(created) => created,
            Err(why) => return skip(Some(id), &why, place),
        };
        let parent = self.parent.owned();
        Ok(Item::Comment(Box::new(CommentRecord {
            id: within(&page, &id),
            parent: parent
                .filter(|parent| parent != "0" || thread.has_zero)
                .map(|parent| within(&page, &parent)),
            page_title: thread.title.clone(),
            author: Some(self.author()),
            body: isso::body(self.text.into_body()),
            created,
            published: None,
            edited: None,
            // Isso publishes what it imports.
            status: Status::Approved,
            pinned: false,
            score: 0,
            // Isso numbers them anew when it imports them.
            anchor: None,
            avatar: None,
            source: None,
            place,
            page,
        })))
    }

    fn author(&self) -> AuthorRecord {
        AuthorRecord {
            name: self
                .author
                .owned()
                .unwrap_or_else(|| "Anonymous".to_owned()),
            email: self.email.owned(),
            website: self.website.owned(),
            owner: false,
            verified: false,
        }
    }
}

/// Ids are unique within a thread.
fn within(page: &str, id: &str) -> String {
    format!("{page}#{id}")
}

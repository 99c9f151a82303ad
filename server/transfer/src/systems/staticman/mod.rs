//! Staticman's data folder: a folder for each article, a file for each comment.
//!
//! - `folder`: where it is in a site. `entry`: one file, in the formats that Staticman writes. `thread`: parents within an
//!   article, and the article's address.
//! - An article's address is in `_parent`, where its form sets `options[parent]` to that; otherwise only its folder names it.
//!
//! An article's files are read twice: themes name a parent by its id or by its number among the others.

mod entry;
mod folder;
mod thread;

use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;

use self::entry::Entry;
use self::folder::Root;
use self::thread::Thread;
use crate::reading::folder::listed;
use crate::reading::input::is_no_archive;
use crate::reading::loose::instant;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "staticman",
    title: "Staticman (data folder)",
    // ISO 8601 and seconds, its own formats, need no zone; times written by hand may.
    needs_timezone: false,
    open,
};

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    if !path.is_dir() {
        is_no_archive(path)?;
        let problem = "this is no folder: name the one with the comments, such as data/comments";
        return Err(Broken::NotThis(problem.to_owned()));
    }
    Ok(Box::new(Staticman {
        root: folder::of(path)?,
        timezone: options.timezone.clone(),
    }))
}

struct Staticman {
    root: Root,
    timezone: Option<TimeZone>,
}

impl Source for Staticman {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut waiting = vec![self.root.path.clone()];
        while let Some(folder) = waiting.pop() {
            let (files, folders) = listed(&folder)?;
            // A stack: the last folder is taken first.
            waiting.extend(folders.into_iter().rev());
            self.article(&folder, &files, each)?;
        }
        Ok(())
    }
}

impl Staticman {
    fn article(
        &self,
        folder: &Path,
        files: &[PathBuf],
        each: &mut dyn FnMut(Item) -> Result<(), Stop>,
    ) -> Result<(), Broken> {
        let Some(slug) = self.slug(folder) else {
            return Ok(());
        };
        let mut thread = match slug.is_empty() {
            true => Thread::of_many_articles(),
            false => Thread::default(),
        };
        for file in files {
            if let Ok(entry) = Entry::read(file) {
                thread.add(entry.id(&slug), entry.answers());
            }
        }
        thread.close();
        for file in files {
            let name = self.name(file);
            let item = match Entry::read(file) {
                Ok(entry) if slug.is_empty() && thread.article_of(&entry.id(&slug)).is_none() => {
                    Err("it is in no article's folder, and names no article".to_owned())
                }
                _ if slug.is_empty() && !is_entry(file) => {
                    Err("it is in no article's folder".to_owned())
                }
                Ok(entry) => self.comment(&entry, &slug, &thread, &name)?,
                Err(why) => Err(why),
            };
            each(item.unwrap_or_else(|why| {
                Item::Skipped(Skipped {
                    id: None,
                    why,
                    place: SourcePosition::File(name),
                })
            }))?;
        }
        Ok(())
    }

    fn comment(
        &self,
        entry: &Entry,
        slug: &str,
        thread: &Thread,
        name: &str,
    ) -> Result<Result<Item, String>, Broken> {
        let created = match instant(&entry.time(), self.timezone.as_ref())? {
            Ok(created) => created,
            Err(why) => return Ok(Err(why)),
        };
        let Some(message) = entry.message() else {
            return Ok(Err("its message is missing".to_owned()));
        };
        let id = entry.id(slug);
        let named = thread.article_of(&id).or(thread.article());
        Ok(Ok(Item::Comment(Box::new(CommentRecord {
            id,
            parent: thread.parent(&entry.answers()),
            page: named.map_or_else(|| format!("/{slug}/"), str::to_owned),
            page_title: None,
            author: Some(author(entry)),
            body: Body::Markdown(message),
            created,
            published: None,
            edited: None,
            // Comments that wait for approval are pull requests, and not in the folder.
            status: Status::Approved,
            pinned: false,
            score: 0,
            anchor: entry.field(&["_id"]),
            avatar: None,
            source: None,
            place: SourcePosition::File(name.to_owned()),
        }))))
    }

    /// The article's name for its folder; `None` for a folder that holds no comments.
    fn slug(&self, folder: &Path) -> Option<String> {
        let name = self.name(folder);
        let below = self.root.below.as_str();
        if below.is_empty() {
            return Some(name);
        }
        let slug = name.strip_suffix(below)?.strip_suffix('/')?;
        Some(slug.to_owned())
    }

    /// The path relative to the folder of all comments, with `/` on every system.
    fn name(&self, path: &Path) -> String {
        let below = path.strip_prefix(&self.root.path).unwrap_or(path);
        let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
        parts.join("/")
    }
}

/// Whether Staticman writes files with this ending.
fn is_entry(file: &Path) -> bool {
    let ending = file.extension().and_then(|ending| ending.to_str());
    matches!(
        ending,
        Some("yml" | "yaml" | "json" | "toml" | "md" | "markdown")
    )
}

fn author(entry: &Entry) -> AuthorRecord {
    let name = entry.field(&["name"]);
    AuthorRecord {
        name: name.unwrap_or_else(|| "Anonymous".to_owned()),
        // Most sites store only its MD5, which is no address for mails.
        email: entry.field(&["email"]).filter(|email| email.contains('@')),
        website: entry.field(&["url", "website"]),
        owner: false,
        verified: false,
    }
}

//! Coral's collections, as `mongoexport` writes them: comments, stories and users, in files of a folder or one behind the
//! other in one file.
//!
//! A comment names its story and its author by id, so the files are read twice. In between, one entry for each story and
//! each user is in memory.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use serde::Deserialize;

use crate::reading::files::{self, ExportFile};
use crate::reading::json::{self, ValueError};
use crate::reading::loose::{Loose, instant, shortened};
use crate::reading::most::most;
use crate::reading::sites;
use crate::record::{
    AuthorRecord, Body, CommentRecord, Item, NoComment, PageRecord, SourcePosition,
};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(super) const FORMAT: Format = Format {
    name: "coral",
    title: "Coral (JSON of mongoexport)",
    needs_timezone: false,
    open,
};

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let (mut comments, mut references) = (Vec::new(), Vec::new());
    for file in files::of(path)? {
        let shape = json::shape(&file.path)?;
        let kinds = Kinds::of(&file, shape)?;
        if kinds.comments {
            comments.push((file.clone(), shape));
        }
        if kinds.stories || kinds.users {
            references.push((file, shape, kinds.stories));
        }
    }
    if comments.is_empty() {
        return Err(Broken::NotThis(
            "this has no comments of Coral: none has a `storyID`".to_owned(),
        ));
    }
    if !references.iter().any(|(_, _, has_stories)| *has_stories) {
        return Err(Broken::NotThis(
            "this has comments of Coral, and not their stories: put comments.json, stories.json and users.json into one \
             folder, and name the folder"
                .to_owned(),
        ));
    }
    let site = sites::chosen_in(&comments, |it: &Entry| &it.site_id, options)?;
    Ok(Box::new(Coral {
        comments,
        references: references
            .into_iter()
            .map(|(file, shape, _)| (file, shape))
            .collect(),
        site,
    }))
}

/// What a file holds: mostly one kind.
#[derive(Default)]
struct Kinds {
    comments: bool,
    stories: bool,
    users: bool,
}

impl Kinds {
    fn of(file: &ExportFile, shape: &str) -> Result<Self, Broken> {
        let mut kinds = Self::default();
        let read = file.walk(&[shape], &mut |found| {
            match found.parse::<Entry>().ok().and_then(|entry| entry.kind()) {
                Some(Kind::Comment) => kinds.comments = true,
                Some(Kind::Story) => kinds.stories = true,
                Some(Kind::User) => kinds.users = true,
                None => {}
            }
            Ok(())
        });
        match read {
            // What comes before is imported all the same.
            Ok(()) | Err(Broken::At { .. }) => Ok(kinds),
            Err(other) => Err(other),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Comment,
    Story,
    User,
}

/// A document of any of the collections.
#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Entry {
    id: Loose,
    created_at: Loose,
    deleted_at: Loose,
    #[serde(rename = "siteID")]
    site_id: Loose,

    // Comments.
    #[serde(rename = "storyID")]
    story_id: Loose,
    #[serde(rename = "authorID")]
    author_id: Loose,
    #[serde(rename = "parentID")]
    parent_id: Loose,
    revisions: Option<Vec<Revision>>,
    status: Loose,
    action_counts: Option<ActionCounts>,

    // Stories.
    url: Loose,
    metadata: Option<Metadata>,
    closed_at: Loose,

    // Users.
    username: Loose,
    email: Loose,
    email_verified: Loose,
    role: Loose,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Revision {
    body: Loose,
    created_at: Loose,
    media: Option<Media>,
}

/// A picture or video that Coral shows below the text.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Media {
    url: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct ActionCounts {
    #[serde(rename = "REACTION")]
    reaction: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Metadata {
    title: Loose,
}

struct Coral {
    comments: Vec<(ExportFile, &'static str)>,
    /// Files with stories or users.
    references: Vec<(ExportFile, &'static str)>,
    site: Option<String>,
}

impl Source for Coral {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let known = References::read(&self.references)?;
        for page in known.stories.values().filter(|page| page.closed) {
            each(Item::Page(page.clone()))?;
        }
        let site = self.site.as_deref();
        for (file, shape) in &self.comments {
            file.records(&[shape], each, &mut |entry: Entry, place, take| {
                let is_other_site = site.is_some() && entry.site_id.text() != site;
                if entry.kind() == Some(Kind::Comment) && !is_other_site {
                    take(entry.item(&known, place))?;
                }
                Ok(())
            })?;
        }
        Ok(())
    }
}

/// What comments refer to by id.
#[derive(Default)]
struct References {
    stories: BTreeMap<String, PageRecord>,
    users: HashMap<String, AuthorRecord>,
}

impl References {
    fn read(files: &[(ExportFile, &'static str)]) -> Result<Self, Broken> {
        let mut known = Self::default();
        for (file, shape) in files {
            // A file that breaks off lacks names, and what came without one would stay so.
            file.walk(&[shape], &mut |found| match found.parse() {
                Ok(entry) => {
                    known.add(&entry, file.place(found.line));
                    most(known.stories.len(), "stories")?;
                    most(known.users.len(), "users")
                }
                // Its comments report that it is missing.
                Err(ValueError::Skip(_)) => Ok(()),
                Err(ValueError::Broken(broken)) => Err(broken),
            })?;
        }
        Ok(known)
    }

    fn add(&mut self, entry: &Entry, place: SourcePosition) {
        let Some(id) = entry.id.owned() else { return };
        match (entry.kind(), entry.url.owned()) {
            (Some(Kind::Story), Some(address)) => {
                let title = entry.metadata.as_ref().and_then(|it| it.title.owned());
                let page = PageRecord {
                    address,
                    title,
                    // It is `false` for a story that was opened again.
                    closed: time(&entry.closed_at).is_ok(),
                    place,
                };
                self.stories.insert(id, page);
            }
            (Some(Kind::User), _) => {
                let email = entry.email.owned();
                let author = AuthorRecord {
                    name: entry.username.owned().unwrap_or_default(),
                    website: None,
                    owner: entry.role.text() == Some("ADMIN"),
                    verified: email.is_some() && entry.email_verified.is_true(),
                    email,
                };
                self.users.insert(id, author);
            }
            _ => {}
        }
    }
}

impl Entry {
    fn kind(&self) -> Option<Kind> {
        match () {
            () if self.story_id.text().is_some() => Some(Kind::Comment),
            () if self.url.text().is_some() => Some(Kind::Story),
            () if self.username.text().is_some() || self.role.text().is_some() => Some(Kind::User),
            () => None,
        }
    }

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
        let refuse = |why: &str| (Some(id.clone()), why.to_owned());
        let story = self.story_id.text().and_then(|id| known.stories.get(id));
        let story = story.ok_or_else(|| refuse("its story is not in the files"))?;
        let created = time(&self.created_at).map_err(|why| refuse(&why))?;
        let status = self.status().map_err(|why| refuse(&why))?;
        let author = self.author(known);
        let score = self.action_counts.unwrap_or_default().reaction.count();
        let mut revisions = self.revisions.unwrap_or_default();
        // Coral empties the comments of whoever deletes their account.
        let latest = revisions.pop().filter(|_| status != Status::Deleted);
        let was_edited = !revisions.is_empty();
        let edited = latest.as_ref().filter(|_| was_edited);
        Ok(CommentRecord {
            parent: self.parent_id.owned(),
            page: story.address.clone(),
            page_title: story.title.clone(),
            author: latest.as_ref().map(|_| author),
            created,
            published: None,
            edited: edited.and_then(|it| time(&it.created_at).ok()),
            status: match latest {
                Some(_) => status,
                None => Status::Deleted,
            },
            pinned: false,
            score,
            anchor: None,
            avatar: None,
            source: None,
            place,
            body: Body::Html(latest.map(Revision::into_html).unwrap_or_default()),
            id,
        })
    }

    fn status(&self) -> Result<Status, String> {
        if self.deleted_at.text().is_some() {
            return Ok(Status::Deleted);
        }
        match self.status.text() {
            // Published without a decision.
            Some("NONE" | "APPROVED") => Ok(Status::Approved),
            Some("PREMOD" | "SYSTEM_WITHHELD") => Ok(Status::Pending),
            Some("REJECTED") => Ok(Status::Rejected),
            other => Err(format!(
                "its status is unknown: {}",
                shortened(other.unwrap_or("none"))
            )),
        }
    }

    /// Without the users, the texts come all the same.
    fn author(&self, known: &References) -> AuthorRecord {
        let author = self.author_id.text().and_then(|id| known.users.get(id));
        author.cloned().unwrap_or_else(|| AuthorRecord {
            name: "Anonymous".to_owned(),
            ..AuthorRecord::default()
        })
    }
}

impl Revision {
    /// The text, and a link to what was shown below it.
    fn into_html(self) -> String {
        let url = self.media.unwrap_or_default().url.owned();
        let mut html = self.body.into_body();
        if let Some(url) = url.filter(|url| url.starts_with("https://")) {
            let url = url.replace('&', "&amp;").replace('"', "&quot;");
            let url = url.replace('<', "&lt;").replace('>', "&gt;");
            html.push_str(&format!("<p><a href=\"{url}\">{url}</a></p>"));
        }
        html
    }
}

/// MongoDB's times are in UTC, and say so.
fn time(text: &Loose) -> Result<jiff::Timestamp, String> {
    instant(text, None).unwrap_or_else(|_| Err("its time has no zone".to_owned()))
}

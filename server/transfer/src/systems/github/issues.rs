//! utterances, Gitalk and Gitment: a repository's issues and their comments, as `gh` writes them.
//!
//! - `gh issue list --json …` has each issue with its comments, but not more than a hundred of them.
//! - REST (`gh api repos/OWNER/NAME/issues`, `…/issues/comments`) has all, in two lists that are read together: two files of
//!   a folder, or one behind the other in one file. A comment names its issue, so the files are read twice. In between, one
//!   entry for each issue is in memory.

use std::collections::HashMap;
use std::path::Path;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::person::{Account, ReactionGroup, Reactions, author, liked, number, status};
use super::thread::{self, ThreadPage};
use super::{skipped, time};
use crate::reading::files::{self, ExportFile};
use crate::reading::json::{self, ItemCallback, ValueError, without_position};
use crate::reading::loose::Loose;
use crate::reading::most::most;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, PageRecord, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(in crate::systems) const FORMAT: Format = Format {
    name: "utterances",
    title: "utterances, Gitalk and Gitment (GitHub issues, JSON of gh)",
    needs_timezone: false,
    open,
};

/// `gh issue list` writes no more comments of one issue.
const MOST_LISTED: usize = 100;

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    let mut found = Vec::new();
    let mut has_issues = false;
    for file in files::of(path)? {
        if let Some((wanted, kind)) = entries(&file)? {
            has_issues |= kind == Kind::Issue;
            found.push((file, wanted));
        }
    }
    match (found.is_empty(), has_issues || has_issue(&found)?) {
        (false, true) => Ok(Box::new(Utterances { files: found })),
        (false, false) => Err(Broken::NotThis(
            "this has comments of GitHub's issues, and not the issues: docs/import/utterances.md says how to import both \
             together"
                .to_owned(),
        )),
        (true, _) => Err(Broken::NotThis(
            "this has no issues of GitHub: docs/import/utterances.md has the commands that fetch them".to_owned(),
        )),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Issue,
    Comment,
}

/// Where a file has issues or comments, and which its first one is.
fn entries(file: &ExportFile) -> Result<Option<(&'static str, Kind)>, Broken> {
    let shape = json::shape(&file.path)?;
    let first = json::first(&file.path, &[shape])?;
    let entry = first.and_then(|(_, text)| serde_json::from_slice::<Entry>(&text).ok());
    let kind = entry.and_then(|entry| entry.kind());
    Ok(kind.map(|kind| (shape, kind)))
}

/// Where comments come first, issues may follow.
fn has_issue(files: &[(ExportFile, &'static str)]) -> Result<bool, Broken> {
    let mut has_one = false;
    for (file, wanted) in files {
        let read = file.walk(&[wanted], &mut |found| match found.parse::<Entry>() {
            Ok(entry) if entry.kind() == Some(Kind::Issue) => {
                has_one = true;
                Err(Broken::Stopped)
            }
            _ => Ok(()),
        });
        match read {
            Ok(()) | Err(Broken::Stopped | Broken::At { .. }) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(has_one)
}

struct Utterances {
    files: Vec<(ExportFile, &'static str)>,
}

/// What a comment's `issue_url` leads to.
enum Issue {
    Page(Option<ThreadPage>),
    PullRequest,
}

impl Source for Utterances {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let issues = self.issues(each)?;
        for (file, wanted) in &self.files {
            file.records(
                &[wanted],
                each,
                &mut |entry: Entry, place, take| match entry.kind() {
                    Some(Kind::Issue) => entry.listed(&place, take),
                    Some(Kind::Comment) => Ok(take(entry.of_issues(&issues, place))?),
                    None => Ok(take(skipped(
                        None,
                        "it is neither an issue nor a comment",
                        place,
                    ))?),
                },
            )?;
        }
        Ok(())
    }
}

impl Utterances {
    /// The issues of REST, by their `url`. Passes on the pages that take no comments any more.
    fn issues(
        &self,
        each: &mut dyn FnMut(Item) -> Result<(), Stop>,
    ) -> Result<HashMap<String, Issue>, Broken> {
        let mut issues = HashMap::new();
        for (file, wanted) in &self.files {
            let read = file.walk(&[wanted], &mut |found| {
                let entry: Entry = match found.parse() {
                    Ok(entry) => entry,
                    // It is reported when it is read for comments.
                    Err(ValueError::Skip(_)) => return Ok(()),
                    Err(ValueError::Broken(broken)) => return Err(broken),
                };
                if entry.kind() != Some(Kind::Issue) {
                    return Ok(());
                }
                let page = entry.page();
                if let (Some(page), true) = (&page, entry.locked.is_true()) {
                    each(Item::Page(closed(page, file.place(found.line))))?;
                }
                let key = entry
                    .url
                    .owned()
                    .filter(|_| entry.html_url.text().is_some());
                if let Some(key) = key {
                    let issue = match entry.pull_request {
                        Some(_) => Issue::PullRequest,
                        None => Issue::Page(page),
                    };
                    issues.insert(key, issue);
                }
                most(issues.len(), "issues")
            });
            match read {
                // Everything before that is imported all the same.
                Ok(()) | Err(Broken::At { .. }) => {}
                Err(other) => return Err(other),
            }
        }
        Ok(issues)
    }
}

fn closed(page: &ThreadPage, place: SourcePosition) -> PageRecord {
    PageRecord {
        address: page.address.clone(),
        title: page.title.clone(),
        closed: true,
        place,
    }
}

/// An issue or a comment, of `gh issue list` (`createdAt`) or of REST (`created_at`).
#[derive(Deserialize, Default)]
#[serde(default)]
struct Entry {
    id: Loose,
    number: Loose,
    title: Loose,
    body: Loose,
    body_html: Loose,
    /// In REST an address for programs; `html_url` is the one for people.
    url: Loose,
    html_url: Loose,
    issue_url: Loose,
    locked: Loose,
    pull_request: Option<IgnoredAny>,
    /// The comments of `gh issue list`; in REST their number.
    comments: Option<Listed>,
    #[serde(alias = "author")]
    user: Option<Account>,
    #[serde(alias = "authorAssociation")]
    author_association: Loose,
    #[serde(alias = "createdAt")]
    created_at: Loose,
    updated_at: Loose,
    /// REST has `null` here for what is not hidden.
    minimized: Option<Minimized>,
    #[serde(rename = "isMinimized")]
    is_minimized: Loose,
    #[serde(rename = "minimizedReason")]
    minimized_reason: Loose,
    reactions: Option<Reactions>,
    #[serde(rename = "reactionGroups")]
    reaction_groups: Option<Vec<ReactionGroup>>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Minimized {
    reason: Loose,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Listed {
    Comments(Vec<serde_json::Value>),
    Other(IgnoredAny),
}

impl Entry {
    fn kind(&self) -> Option<Kind> {
        let of_github = |url: &Loose| url.text().is_some_and(|url| url.contains("://"));
        let is_numbered = self.number.text().is_some() || self.title.text().is_some();
        match () {
            () if of_github(&self.issue_url) => Some(Kind::Comment),
            () if of_github(&self.url) && is_numbered && self.comments.is_some() => {
                Some(Kind::Issue)
            }
            () => None,
        }
    }

    /// Its address for people.
    fn address(&self) -> Option<&str> {
        self.html_url.text().or(self.url.text())
    }

    fn page(&self) -> Option<ThreadPage> {
        thread::page(
            self.title.text().unwrap_or_default(),
            self.body.text().unwrap_or_default(),
            self.address(),
        )
    }

    /// The comments of `gh issue list`.
    fn listed(self, place: &SourcePosition, take: &mut ItemCallback<'_>) -> Result<(), Broken> {
        let page = self.page();
        let Some(Listed::Comments(comments)) = self.comments else {
            return Ok(());
        };
        if comments.len() >= MOST_LISTED {
            let why = "`gh issue list` writes no more than a hundred comments of an issue: fetch all by the other way in \
                       docs/import/utterances.md";
            let place = SourcePosition::Row {
                table: "issue",
                id: self.number.owned().unwrap_or_default(),
            };
            take(skipped(None, why, place))?;
        }
        for comment in comments {
            let item = match serde_json::from_value::<Self>(comment) {
                Ok(comment) => comment.item(page.as_ref(), place.clone()),
                Err(error) => {
                    let why = format!("this is no comment: {}", without_position(&error));
                    skipped(None, &why, place.clone())
                }
            };
            take(item)?;
        }
        Ok(())
    }

    fn of_issues(self, issues: &HashMap<String, Issue>, place: SourcePosition) -> Item {
        let issue = self.issue_url.text().and_then(|url| issues.get(url));
        let is_pull = self.address().is_some_and(|url| url.contains("/pull/"));
        match issue {
            Some(Issue::Page(page)) => self.item(page.as_ref(), place),
            Some(Issue::PullRequest) => skipped(self.name(), "it belongs to a pull request", place),
            None if is_pull => skipped(self.name(), "it belongs to a pull request", place),
            None => skipped(self.name(), "its issue is not in the file", place),
        }
    }

    fn name(&self) -> Option<String> {
        number(self.address(), "issuecomment-").or_else(|| self.id.id())
    }

    fn author(&self) -> AuthorRecord {
        let account = self.user.as_ref();
        author(account, &self.author_association, self.address())
    }

    fn score(&self) -> u32 {
        let groups = self.reaction_groups.as_deref().unwrap_or_default();
        match &self.reactions {
            Some(reactions) => reactions.liked(),
            None => liked(groups),
        }
    }

    fn status(&self) -> Status {
        match &self.minimized {
            Some(minimized) => status(&Loose::from("true"), &minimized.reason),
            None => status(&self.is_minimized, &self.minimized_reason),
        }
    }

    fn item(self, page: Option<&ThreadPage>, place: SourcePosition) -> Item {
        let Some(id) = self.name() else {
            return skipped(None, "it has neither an address nor an id", place);
        };
        let Some(page) = page else {
            let why = "its issue has neither an address nor a title that names a page";
            return skipped(Some(id), why, place);
        };
        let created = match time(&self.created_at) {
            Ok(created) => created,
            Err(why) => return skipped(Some(id), &why, place),
        };
        Item::Comment(Box::new(CommentRecord {
            parent: None,
            page: page.address.clone(),
            page_title: page.title.clone(),
            author: Some(self.author()),
            created,
            published: None,
            // Reactions do not change it.
            edited: time(&self.updated_at).ok().filter(|it| *it > created),
            status: self.status(),
            pinned: false,
            score: self.score(),
            anchor: None,
            avatar: None,
            source: None,
            place,
            body: match self.body.text() {
                Some(_) => Body::Markdown(self.body.into_body()),
                None => Body::Html(self.body_html.into_body()),
            },
            id,
        }))
    }
}

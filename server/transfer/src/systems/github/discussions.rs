//! giscus: GitHub's answers about discussions, as `gh api graphql --paginate` writes them one after the other, or in an
//! array with `--slurp`.
//!
//! A discussion is a page, and its first text is not a comment. Replies are within the comment that they answer.

use std::path::Path;

use serde::Deserialize;

use super::person::{Account, ReactionGroup, Total, author, liked, number, status};
use super::thread::{self, ThreadPage};
use super::{skipped, time};
use crate::reading::files::{self, ExportFile};
use crate::reading::json;
use crate::reading::json::ItemCallback;
use crate::reading::loose::{Loose, shortened};
use crate::record::{AuthorRecord, Body, CommentRecord, Item, PageRecord, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};
use afterword_model::Status;

pub(in crate::systems) const FORMAT: Format = Format {
    name: "giscus",
    title: "giscus (GitHub Discussions, JSON of gh)",
    needs_timezone: false,
    open,
};

/// Discussions in the answers: of a repository, or one whose comments were fetched page by page.
const ANSWERS: &[&str] = &[
    "data.repository.discussions.nodes[]",
    "[].data.repository.discussions.nodes[]",
    "data.repository.discussion",
    "[].data.repository.discussion",
];
/// Discussions alone, as `--jq` leaves them.
const ALONE: [&[&str]; 2] = [&["[]"], &[""]];

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    let files = files::of(path)?;
    let mut found = Vec::new();
    for file in files {
        if let Some(wanted) = discussions(&file)? {
            found.push((file, wanted));
        }
    }
    if found.is_empty() {
        return Err(refusal(path));
    }
    Ok(Box::new(Giscus { files: found }))
}

/// Where a file has discussions.
fn discussions(file: &ExportFile) -> Result<Option<&'static [&'static str]>, Broken> {
    let beginning = json::beginning(&file.path, 4)?;
    if beginning.names.iter().any(|name| name == "data") {
        return Ok(json::first(&file.path, ANSWERS)?.map(|_| ANSWERS));
    }
    let alone = ALONE[usize::from(!beginning.is_list)];
    let first = json::first(&file.path, alone)?;
    Ok(first.filter(|(_, text)| is_discussion(text)).map(|_| alone))
}

fn is_discussion(text: &[u8]) -> bool {
    let url = serde_json::from_slice::<Discussion>(text);
    url.is_ok_and(|it| {
        it.url
            .text()
            .is_some_and(|url| url.contains("/discussions/"))
    })
}

fn refusal(path: &Path) -> Broken {
    let said = match path.is_dir() {
        true => Ok(None),
        false => json::first(path, &["errors[].message", "message"]),
    };
    let said = said.ok().flatten();
    let said = said.and_then(|(_, text)| serde_json::from_slice::<Loose>(&text).ok());
    Broken::NotThis(match said.as_ref().and_then(Loose::text) {
        Some(said) => format!(
            "this has no discussions of GitHub, but an error: {}",
            shortened(said)
        ),
        None => {
            "this has no discussions of GitHub: docs/import/giscus.md has the command that fetches them"
                .to_owned()
        }
    })
}

struct Giscus {
    files: Vec<(ExportFile, &'static [&'static str])>,
}

impl Source for Giscus {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        for (file, wanted) in &self.files {
            file.records(wanted, each, &mut |discussion: Discussion, place, take| {
                discussion.pass_on(&place, take)
            })?;
        }
        Ok(())
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Discussion {
    number: Loose,
    title: Loose,
    url: Loose,
    body: Loose,
    locked: Loose,
    comments: Option<Comments>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Comments {
    #[serde(flatten)]
    total: Total,
    nodes: Vec<Option<RawComment>>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct RawComment {
    id: Loose,
    url: Loose,
    author: Option<Account>,
    author_association: Loose,
    body: Loose,
    #[serde(rename = "bodyHTML")]
    body_html: Loose,
    created_at: Loose,
    last_edited_at: Loose,
    deleted_at: Loose,
    is_minimized: Loose,
    minimized_reason: Loose,
    is_answer: Loose,
    upvote_count: Loose,
    reaction_groups: Option<Vec<ReactionGroup>>,
    replies: Option<Comments>,
}

impl Comments {
    /// The command that fetches one discussion page by page does not ask for the total.
    fn are_cut(&self) -> bool {
        let here = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        self.total.count() > here
    }
}

impl Discussion {
    fn pass_on(self, place: &SourcePosition, take: &mut ItemCallback<'_>) -> Result<(), Broken> {
        let comments = self.comments.unwrap_or_default();
        let whole = SourcePosition::Row {
            table: "discussion",
            id: shortened(self.number.text().unwrap_or_default()),
        };
        let (title, body) = (self.title.text(), self.body.text());
        let page = thread::page(
            title.unwrap_or_default(),
            body.unwrap_or_default(),
            self.url.text(),
        );
        let Some(page) = page else {
            let why = "its discussion has neither an address nor a title that names a page";
            for comment in comments.nodes.into_iter().flatten() {
                take(skipped(comment.number(), why, place.clone()))?;
            }
            return Ok(());
        };
        if self.locked.is_true() {
            take(Item::Page(PageRecord {
                address: page.address.clone(),
                title: page.title.clone(),
                closed: true,
                place: place.clone(),
            }))?;
        }
        if comments.are_cut() {
            let why = "its discussion has more comments than were fetched: fetch it alone, as \
                       docs/import/giscus.md says";
            take(skipped(None, why, whole.clone()))?;
        }
        for comment in comments.nodes.into_iter().flatten() {
            comment.with_replies(&page, place, &whole, take)?;
        }
        Ok(())
    }
}

impl RawComment {
    fn with_replies(
        mut self,
        page: &ThreadPage,
        place: &SourcePosition,
        whole: &SourcePosition,
        take: &mut ItemCallback<'_>,
    ) -> Result<(), Broken> {
        let replies = self.replies.take().unwrap_or_default();
        let id = self.number();
        take(self.item(None, page, place.clone()))?;
        if replies.are_cut() {
            let why = "its comment has more replies than were fetched";
            take(skipped(id.clone(), why, whole.clone()))?;
        }
        for reply in replies.nodes.into_iter().flatten() {
            take(reply.item(id.clone(), page, place.clone()))?;
        }
        Ok(())
    }

    fn number(&self) -> Option<String> {
        number(self.url.text(), "discussioncomment-").or_else(|| self.id.owned())
    }

    fn author(&self) -> AuthorRecord {
        let account = self.author.as_ref();
        author(account, &self.author_association, self.url.text())
    }

    /// Every comment begins with the upvote of its author. Replies have none.
    fn score(&self) -> u32 {
        let upvotes = self.upvote_count.count().saturating_sub(1);
        let groups = self.reaction_groups.as_deref().unwrap_or_default();
        upvotes.saturating_add(liked(groups))
    }

    fn item(self, parent: Option<String>, page: &ThreadPage, place: SourcePosition) -> Item {
        let Some(id) = self.number() else {
            return skipped(None, "it has neither url nor id", place);
        };
        let created = match time(&self.created_at) {
            Ok(created) => created,
            Err(why) => return skipped(Some(id), &why, place),
        };
        let is_deleted = self.deleted_at.text().is_some();
        Item::Comment(Box::new(CommentRecord {
            parent,
            page: page.address.clone(),
            page_title: page.title.clone(),
            author: (!is_deleted).then(|| self.author()),
            created,
            published: None,
            edited: time(&self.last_edited_at).ok().filter(|_| !is_deleted),
            status: match is_deleted {
                true => Status::Deleted,
                false => status(&self.is_minimized, &self.minimized_reason),
            },
            pinned: self.is_answer.is_true(),
            score: self.score(),
            anchor: None,
            avatar: None,
            source: None,
            place,
            body: match self.body.text() {
                _ if is_deleted => Body::Plain(String::new()),
                Some(_) => Body::Markdown(self.body.into_body()),
                None => Body::Html(self.body_html.into_body()),
            },
            id,
        }))
    }
}

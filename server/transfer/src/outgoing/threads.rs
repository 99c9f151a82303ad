//! The threads of a site as readers see them, one after another, for the public formats.
//!
//! Only one thread at a time is in memory. An unpublished comment is a placeholder, and only if it has visible
//! replies.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use afterword_model::policy::{self, Avatars, Sort};
use afterword_model::{
    Comment, CommentId, CommentSources, Page, PagePath, Reactions, Site, Status, Text,
};
use afterword_store::{PageQuery, Store, StoreError, ThreadQuery};

/// Pages, and comments of a thread, that are read at once.
const PART: u32 = 500;

/// The fragments of a comment's links in its former system, without `#`, such as `comment-123`.
pub type Former = HashMap<CommentId, Vec<String>>;

/// A page with all comments that readers see.
#[derive(Debug, Clone)]
pub struct Thread {
    pub page: Page,
    /// Top-level comments in the requested order, each followed by all its replies, oldest first.
    pub comments: Vec<Comment>,
    pub former: Former,
    /// As the site shows them.
    pub avatars: Avatars,
    /// The reactions that the site shows, in display order.
    pub shown_reactions: policy::Reactions,
    /// Those to the article; empty if the site takes none.
    pub reactions: Reactions,
}

impl Thread {
    /// The number of comments, without placeholders.
    #[must_use]
    pub fn count(&self) -> usize {
        let published = |comment: &&Comment| comment.status == Status::Approved;
        self.comments.iter().filter(published).count()
    }

    /// How often readers have left each reaction that the site shows, in display order.
    #[must_use]
    pub fn times<'a>(&'a self, given: &Reactions) -> Vec<(&'a str, u32)> {
        let times = |reaction: &'a String| {
            let times = given.get(reaction).copied().filter(|times| *times > 0)?;
            Some((reaction.as_str(), times))
        };
        self.shown_reactions.iter().filter_map(times).collect()
    }
}

#[derive(Debug, thiserror::Error)]
pub enum ThreadsError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the page {0:?} has no path that can be read: run `afterword pages list`")]
    Path(String),
}

/// All threads of a site that have comments, ordered by the paths of their pages.
pub struct Threads {
    store: Arc<dyn Store>,
    site: Arc<Site>,
    sort: Sort,
    pages: VecDeque<Page>,
    /// The path of the last page that was read; `None` after the last one.
    after: Option<String>,
}

impl Threads {
    #[must_use]
    pub fn of(store: Arc<dyn Store>, site: &Arc<Site>, sort: Sort) -> Self {
        Self {
            store,
            site: Arc::clone(site),
            sort,
            pages: VecDeque::new(),
            after: Some(String::new()),
        }
    }

    /// # Errors
    /// An error of the store.
    pub async fn next(&mut self) -> Result<Option<Thread>, ThreadsError> {
        while let Some(page) = self.page().await? {
            if page.count == 0 {
                continue;
            }
            let (comments, reactions) = self.comments(&page).await?;
            let former = self.former(&comments).await?;
            let thread = Thread {
                page,
                comments,
                former,
                avatars: self.site.rules.avatars,
                shown_reactions: self.site.rules.reactions.clone(),
                reactions,
            };
            if thread.count() > 0 {
                return Ok(Some(thread));
            }
        }
        Ok(None)
    }

    async fn page(&mut self) -> Result<Option<Page>, StoreError> {
        if self.pages.is_empty()
            && let Some(after) = self.after.take()
        {
            let query = PageQuery {
                site: self.site.id,
                after,
                words: None,
                limit: PART,
            };
            let pages = self.store.pages(query).await?;
            if pages.len() == PART as usize {
                self.after = pages.last().map(|page| page.path.clone());
            }
            self.pages = pages.into();
        }
        Ok(self.pages.pop_front())
    }

    async fn former(&self, comments: &[Comment]) -> Result<Former, StoreError> {
        let ids = comments.iter().map(|comment| comment.id).collect();
        let mut former = Former::new();
        for (comment, anchor) in self.store.anchors(ids).await? {
            former.entry(comment).or_default().push(anchor);
        }
        Ok(former)
    }

    /// With the reactions to the article.
    async fn comments(&self, page: &Page) -> Result<(Vec<Comment>, Reactions), ThreadsError> {
        let path =
            PagePath::parse(&page.path).map_err(|_| ThreadsError::Path(page.path.clone()))?;
        let mut comments = Vec::new();
        let mut after = None;
        loop {
            let query = ThreadQuery {
                site: self.site.id,
                path: path.clone(),
                sort: self.sort,
                after,
                limit: PART,
                sources: CommentSources::ALL,
            };
            let part = self.store.thread(query).await?;
            comments.extend(part.comments.into_iter().map(public));
            after = part.next;
            if after.is_none() {
                let is_shown = self.site.rules.article_reactions;
                let reactions = if is_shown {
                    part.reactions
                } else {
                    Reactions::new()
                };
                return Ok((comments, reactions));
            }
        }
    }
}

/// Removes all unpublished data, whatever a format writes.
fn public(comment: Comment) -> Comment {
    if comment.status == Status::Approved {
        return comment;
    }
    Comment {
        status: Status::Deleted,
        author: None,
        text: Text::stored(String::new()),
        html: String::new(),
        edited: None,
        pinned: false,
        score: 0,
        reactions: Reactions::new(),
        reasons: Vec::new(),
        ..comment
    }
}

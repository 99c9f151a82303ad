//! Which comments of a page a request of Isso's script asks for.
//!
//! A thread has two levels there: comments, and below each of them all that answers it or one of its answers.

use std::cmp::Reverse;

use super::view::Votes;
use afterword_model::{Comment, CommentNumber, Site};
use jiff::Timestamp;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Order {
    Oldest,
    Newest,
    /// Most likes less dislikes first.
    Upvotes,
}

impl Order {
    pub(super) const ALL: [&'static str; 3] = ["newest", "oldest", "upvotes"];

    pub(super) fn parse(word: &str) -> Option<Self> {
        match word {
            "oldest" => Some(Self::Oldest),
            "newest" => Some(Self::Newest),
            "upvotes" => Some(Self::Upvotes),
            _ => None,
        }
    }
}

/// What is asked of a page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Part {
    pub(super) order: Order,
    /// Only what was written later.
    pub(super) after: Timestamp,
    pub(super) offset: usize,
    pub(super) limit: Option<usize>,
    /// Replies of each comment.
    pub(super) nested: Option<usize>,
    /// Only the replies of this comment.
    pub(super) parent: Option<CommentNumber>,
}

/// A comment below the article, and those of its replies that are shown.
pub(super) struct Shown<'a> {
    pub(super) root: &'a Comment,
    pub(super) total: usize,
    pub(super) replies: Vec<&'a Comment>,
}

/// The comments that are shown, and how many there are.
pub(super) struct Selected<T> {
    pub(super) shown: Vec<T>,
    /// Of the level that is asked for, beside those that were passed over.
    pub(super) hidden: usize,
    /// Of the level, and of all below it.
    pub(super) total: usize,
}

/// The comments below the article. `comments`: each one followed by everything below it.
pub(super) fn branches<'a>(
    comments: &'a [Comment],
    part: &Part,
    site: &Site,
) -> Selected<Shown<'a>> {
    let roots: Vec<&[Comment]> = comments.chunk_by(|_, next| next.parent.is_some()).collect();
    let total = comments.len();
    let number = roots.len();
    let chosen = part.of(roots, part.limit, site, |branch| &branch[0]);
    let shown: Vec<Shown<'a>> = chosen
        .into_iter()
        .map(|branch| {
            let below = branch[1..].iter().collect();
            Shown {
                root: &branch[0],
                total: branch.len() - 1,
                replies: Part {
                    offset: 0,
                    ..part.of_replies()
                }
                .of(below, part.nested, site, |reply| reply),
            }
        })
        .collect();
    Selected {
        hidden: number.saturating_sub(shown.len() + part.offset),
        shown,
        total,
    }
}

/// The replies of one comment.
pub(super) fn replies<'a>(
    comments: &'a [Comment],
    of: CommentNumber,
    part: &Part,
    site: &Site,
) -> Selected<&'a Comment> {
    let mut roots = comments.chunk_by(|_, next| next.parent.is_some());
    let branch = roots.find(|branch| CommentNumber::of(branch[0].id) == of);
    let below: Vec<&Comment> = branch.unwrap_or_default().iter().skip(1).collect();
    let total = below.len();
    let shown = part.of_replies().of(below, part.limit, site, |reply| reply);
    Selected {
        hidden: total.saturating_sub(shown.len() + part.offset),
        shown,
        total,
    }
}

impl Part {
    /// Whatever the order of comments is, their replies are read from the first on.
    fn of_replies(&self) -> Self {
        Self {
            order: Order::Oldest,
            ..*self
        }
    }

    fn of<T>(
        &self,
        mut all: Vec<T>,
        limit: Option<usize>,
        site: &Site,
        comment: impl Fn(&T) -> &Comment,
    ) -> Vec<T> {
        all.retain(|one| comment(one).created > self.after);
        let votes = |one: &T| Votes::of(site, &comment(one).reactions);
        let liked = |one: &T| {
            let Votes { likes, dislikes } = votes(one);
            i64::from(likes) - i64::from(dislikes)
        };
        match self.order {
            Order::Oldest => all.sort_by_key(|one| comment(one).id),
            Order::Newest => all.sort_by_key(|one| Reverse(comment(one).id)),
            Order::Upvotes => all.sort_by_key(|one| (Reverse(liked(one)), comment(one).id)),
        }
        let limit = limit.unwrap_or(usize::MAX);
        all.into_iter().skip(self.offset).take(limit).collect()
    }
}

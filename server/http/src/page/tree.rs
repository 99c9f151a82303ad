//! The flat list of a thread → nested comments.

use std::collections::{HashMap, HashSet};

use askama::Template;

use super::links::{Links, website};
use super::texts::{SLOT, naming};
use crate::views::{avatar_path, shows_avatar};
use afterword_i18n::{Texts, minute};
use afterword_model::{Author, Comment, CommentId, Site, Status};

/// Shared by all comments of a page.
pub(super) struct ThreadContext<'a> {
    pub site: &'a Site,
    pub texts: &'static Texts,
    pub links: Links<'a>,
    /// Whether the thread takes replies.
    pub open: bool,
    /// Levels of nesting; deeper replies appear at the last.
    pub depth: usize,
    /// The comment that was just published.
    pub published: Option<CommentId>,
    /// Parents of comments here that are in another part.
    pub elsewhere: &'a HashMap<CommentId, Comment>,
}

/// A comment with its replies.
#[derive(Template)]
#[template(path = "comment.html")]
pub(super) struct Branch<'a> {
    texts: &'static Texts,
    comment: &'a Comment,
    /// `None` is a placeholder.
    author: Option<&'a Author>,
    answered: Option<ParentLink<'a>>,
    reply: Option<String>,
    report: String,
    /// The address of the author's picture.
    avatar: Option<String>,
    published: bool,
    replies: Vec<Branch<'a>>,
}

/// The parent of a comment.
struct ParentLink<'a> {
    address: String,
    /// `None`: removed.
    name: Option<&'a str>,
    /// The reply is nested directly inside it, which shows the relation as long as there is room to indent.
    around: bool,
}

impl Branch<'_> {
    fn website(&self) -> Option<&str> {
        website(self.author?)
    }

    fn initial(&self) -> String {
        let name = self.author.map_or("", |author| author.name.as_str());
        let letter = name.chars().find(|letter| letter.is_alphanumeric());
        letter.map_or("⁂".to_owned(), |letter| letter.to_uppercase().collect())
    }

    /// One of the style's twelve hues, the same for the same name.
    fn hue(&self) -> u32 {
        let name = self.author.map_or("", |author| author.name.as_str());
        name.chars().fold(0, |hue: u32, letter| {
            hue.wrapping_mul(31).wrapping_add(letter.into())
        }) % 12
    }
}

/// The position of each comment: its parent, its depth, and its direct nesting.
#[derive(Default)]
struct Plan {
    host: Vec<Option<usize>>,
    level: Vec<usize>,
    inside: Vec<Vec<usize>>,
    outermost: Vec<usize>,
}

impl Plan {
    /// A parent comes before its replies, or is in another part of the list.
    fn new(comments: &[Comment], depth: usize) -> Self {
        let mut plan = Self {
            inside: vec![Vec::new(); comments.len()],
            ..Self::default()
        };
        let mut at: HashMap<CommentId, usize> = HashMap::new();
        for (index, comment) in comments.iter().enumerate() {
            let parent = comment.parent.and_then(|parent| at.get(&parent).copied());
            let (host, level) = match parent {
                Some(parent) if plan.level[parent] < depth => {
                    (Some(parent), plan.level[parent] + 1)
                }
                Some(parent) => (plan.host[parent], plan.level[parent]),
                None => (None, 0),
            };
            host.map_or(&mut plan.outermost, |host| &mut plan.inside[host])
                .push(index);
            plan.host.push(host);
            plan.level.push(level);
            at.insert(comment.id, index);
        }
        plan
    }
}

/// Parents of comments in this part that are not in it.
pub(super) fn absent(comments: &[Comment]) -> HashSet<CommentId> {
    let here: HashSet<_> = comments.iter().map(|comment| comment.id).collect();
    let answered: HashSet<_> = comments
        .iter()
        .filter_map(|comment| comment.parent)
        .collect();
    &answered - &here
}

pub(super) fn branches_of<'a>(
    comments: &'a [Comment],
    ground: &'a ThreadContext<'a>,
) -> Vec<Branch<'a>> {
    let plan = Plan::new(comments, ground.depth);
    let at: HashMap<CommentId, usize> = comments
        .iter()
        .enumerate()
        .map(|(i, c)| (c.id, i))
        .collect();
    let grower = TreeBuilder {
        comments,
        ground,
        plan,
        at,
    };
    grower.branches(&grower.plan.outermost)
}

struct TreeBuilder<'a> {
    comments: &'a [Comment],
    ground: &'a ThreadContext<'a>,
    plan: Plan,
    at: HashMap<CommentId, usize>,
}

impl<'a> TreeBuilder<'a> {
    fn branches(&self, places: &[usize]) -> Vec<Branch<'a>> {
        places.iter().map(|&place| self.branch(place)).collect()
    }

    /// Recursion is bounded by the site's nesting: 20 levels at most.
    fn branch(&self, place: usize) -> Branch<'a> {
        let comment = &self.comments[place];
        let ground = self.ground;
        let shown = comment.status == Status::Approved;
        Branch {
            texts: ground.texts,
            comment,
            author: comment.author.as_ref().filter(|_| shown),
            answered: comment.parent.map(|parent| self.answered(parent, place)),
            reply: (ground.open && shown).then(|| ground.links.reply(comment.id)),
            report: ground.links.report(comment.id),
            avatar: shows_avatar(comment, ground.site).then(|| avatar_path(comment.id)),
            published: ground.published == Some(comment.id),
            replies: self.branches(&self.plan.inside[place]),
        }
    }

    fn answered(&self, parent: CommentId, place: usize) -> ParentLink<'a> {
        let here = self.at.get(&parent).copied();
        let comment = match here {
            Some(here) => Some(&self.comments[here]),
            None => self.ground.elsewhere.get(&parent),
        };
        let shown = comment.filter(|comment| comment.status == Status::Approved);
        let author = shown.and_then(|comment| comment.author.as_ref());
        ParentLink {
            address: match here {
                Some(_) => format!("#comment-{parent}"),
                None => self.ground.links.at(parent),
            },
            name: author.map(|author| author.name.as_str()),
            around: here.is_some() && here == self.plan.host[place],
        }
    }
}

//! Which comment of a thread stands in which.

use std::collections::HashMap;

use afterword_model::{Comment, CommentId};

/// A comment and its parent.
pub(super) type Reply<'a> = (&'a Comment, Option<&'a Comment>);

/// Each comment followed by its replies, with its level. Not recursive: imported threads may be thousands deep.
pub(super) fn branches(comments: &[Comment]) -> Vec<(Reply<'_>, usize)> {
    let by_id: HashMap<CommentId, &Comment> = comments.iter().map(|c| (c.id, c)).collect();
    let mut replies: HashMap<Option<CommentId>, Vec<&Comment>> = HashMap::new();
    for comment in comments {
        let parent = comment.parent.filter(|parent| by_id.contains_key(parent));
        replies.entry(parent).or_default().push(comment);
    }
    let mut sorted = Vec::with_capacity(comments.len());
    let mut waiting: Vec<(&Comment, usize)> = Vec::new();
    let mut below = |parent: Option<CommentId>, level: usize, waiting: &mut Vec<_>| {
        let found = replies.remove(&parent).unwrap_or_default();
        waiting.extend(found.into_iter().rev().map(|comment| (comment, level)));
    };
    below(None, 0, &mut waiting);
    while let Some((comment, level)) = waiting.pop() {
        let answered = comment
            .parent
            .and_then(|parent| by_id.get(&parent).copied());
        sorted.push(((comment, answered), level));
        below(Some(comment.id), level + 1, &mut waiting);
    }
    sorted
}

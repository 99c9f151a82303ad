//! The contents of a page's file: one line a comment, each after its parent, so that changes are easy to read.

use std::collections::HashMap;

use jiff::Timestamp;
use serde::Serialize;

use crate::threads::Thread;
use afterword_model::policy::Avatars;
use afterword_model::{Comment, CommentId, Website};

/// Increases when the component has to read the file in another way.
pub(super) const VERSION: u32 = 1;

#[derive(Serialize)]
struct Entry<'a> {
    id: CommentId,
    /// 0 for a top-level comment.
    level: usize,
    /// The name of the author that it replies to.
    #[serde(skip_serializing_if = "Option::is_none")]
    reply_to: Option<&'a str>,
    /// Null in a placeholder.
    author: Option<Person<'a>>,
    html: &'a str,
    created: Timestamp,
    #[serde(skip_serializing_if = "Option::is_none")]
    edited: Option<Timestamp>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pinned: bool,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    former: &'a [String],
}

#[derive(Serialize)]
struct Person<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    website: Option<&'a str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    owner: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    verified: bool,
    /// There may be a picture.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    avatar: bool,
}

/// The contents of a thread's file. The same thread gives the same bytes.
///
/// # Errors
/// None in practice: it is written to memory.
pub fn content(thread: &Thread) -> Result<String, serde_json::Error> {
    let page = &thread.page;
    let mut out = format!(
        "{{\"afterword\": {VERSION}, \"page\": {}, \"title\": {}, \"count\": {}, \"comments\": [",
        serde_json::to_string(&page.path)?,
        serde_json::to_string(&page.title)?,
        thread.count(),
    );
    for (index, (comment, level)) in branches(&thread.comments).into_iter().enumerate() {
        out.push_str(if index == 0 { "\n" } else { ",\n" });
        out.push_str(&serde_json::to_string(&entry(thread, comment, level))?);
    }
    out.push_str("\n]}\n");
    Ok(out)
}

fn entry<'a>(thread: &'a Thread, (comment, answered): Reply<'a>, level: usize) -> Entry<'a> {
    let named = answered.and_then(|answered| answered.author.as_ref());
    Entry {
        id: comment.id,
        level,
        reply_to: named.map(|author| author.name.as_str()),
        author: comment.author.as_ref().map(|author| Person {
            name: author.name.as_str(),
            website: author.website.as_ref().map(Website::as_str),
            owner: author.owner,
            verified: author.verified,
            avatar: thread.avatars != Avatars::Off && author.email.is_some(),
        }),
        html: &comment.html,
        created: comment.created,
        edited: comment.edited,
        pinned: comment.pinned,
        former: thread.former.get(&comment.id).map_or(&[], Vec::as_slice),
    }
}

/// A comment and its parent.
type Reply<'a> = (&'a Comment, Option<&'a Comment>);

/// Each comment followed by its replies, with its level. Not recursive: imported threads may be thousands deep.
fn branches(comments: &[Comment]) -> Vec<(Reply<'_>, usize)> {
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

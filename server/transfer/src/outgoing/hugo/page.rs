//! The contents of a page's file: one line a comment, each after its parent, so that changes are easy to read.

use jiff::Timestamp;
use serde::Serialize;

use crate::outgoing::nesting::{Reply, branches};
use crate::outgoing::threads::Thread;
use afterword_model::policy::Avatars;
use afterword_model::{CommentId, Reactions, Website};

/// Increases when the component has to read the file in another way.
const VERSION: u32 = 1;

/// The file that says that a site is retired: the component then asks no server.
pub const RETIRED_FILE: &str = "retired.json";

/// The contents of [`RETIRED_FILE`].
#[must_use]
pub fn retired() -> String {
    format!("{{\"afterword\": {VERSION}, \"retired\": true}}\n")
}

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
    /// Where it was written, if not on the blog.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<Source<'a>>,
    html: &'a str,
    created: Timestamp,
    #[serde(skip_serializing_if = "Option::is_none")]
    edited: Option<Timestamp>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pinned: bool,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    former: &'a [String],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reactions: Vec<Times<'a>>,
}

#[derive(Serialize)]
struct Source<'a> {
    network: &'static str,
    url: &'a str,
    host: &'a str,
    handle: &'a str,
}

/// How often readers have left a reaction.
#[derive(Serialize)]
struct Times<'a> {
    reaction: &'a str,
    times: u32,
}

/// Who shows the threads to readers in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShownBy {
    /// The widget: it knows how often readers have reacted, which changes often, and the further paths of pages.
    Widget,
    /// The files alone.
    Files,
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
pub fn content(thread: &Thread, shown_by: ShownBy) -> Result<String, serde_json::Error> {
    let page = &thread.page;
    let mut out = format!(
        "{{\"afterword\": {VERSION}, \"page\": {}, \"title\": {}, \"count\": {}, ",
        serde_json::to_string(&page.path)?,
        serde_json::to_string(&page.title)?,
        thread.count(),
    );
    let reactions = times(thread, &thread.reactions, shown_by);
    if !reactions.is_empty() {
        out.push_str("\"reactions\": ");
        out.push_str(&serde_json::to_string(&reactions)?);
        out.push_str(", ");
    }
    if shown_by == ShownBy::Files && !page.aliases.is_empty() {
        out.push_str("\"aliases\": ");
        out.push_str(&serde_json::to_string(&page.aliases)?);
        out.push_str(", ");
    }
    out.push_str("\"comments\": [");
    for (index, (comment, level)) in branches(&thread.comments).into_iter().enumerate() {
        out.push_str(if index == 0 { "\n" } else { ",\n" });
        out.push_str(&serde_json::to_string(&entry(
            thread, comment, level, shown_by,
        ))?);
    }
    out.push_str("\n]}\n");
    Ok(out)
}

fn times<'a>(thread: &'a Thread, given: &Reactions, shown_by: ShownBy) -> Vec<Times<'a>> {
    if shown_by == ShownBy::Widget {
        return Vec::new();
    }
    let times = thread.times(given).into_iter();
    times
        .map(|(reaction, times)| Times { reaction, times })
        .collect()
}

fn entry<'a>(
    thread: &'a Thread,
    (comment, answered): Reply<'a>,
    level: usize,
    shown_by: ShownBy,
) -> Entry<'a> {
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
        source: comment.source.as_ref().map(|source| Source {
            network: source.network.as_str(),
            url: source.url.as_str(),
            host: source.host(),
            handle: &source.handle,
        }),
        html: &comment.html,
        created: comment.created,
        edited: comment.edited,
        pinned: comment.pinned,
        former: thread.former.get(&comment.id).map_or(&[], Vec::as_slice),
        reactions: times(thread, &comment.reactions, shown_by),
    }
}

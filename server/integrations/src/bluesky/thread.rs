//! The answers to a post as they come: each with its own answers inside.

use std::collections::HashSet;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::post::PostView;

/// In bytes, of the JSON of one post.
const MAX_POST: usize = 512 * 1024;
/// Deeper answers are asked for by themselves.
pub(super) const DEPTH: usize = 50;

/// `app.bsky.feed.getPostThread`, flat: an answer comes behind what it answers.
#[derive(Debug)]
pub(super) struct ThreadView {
    /// `None` if it was removed.
    pub(super) post: Option<PostView>,
    pub(super) answers: Vec<PostView>,
    /// Answers whose own answers lie deeper, by their addresses.
    pub(super) cut: Vec<String>,
    /// Answers that the post's author has hidden.
    pub(super) hidden: HashSet<String>,
    /// What the post answers, if that was asked for.
    pub(super) parent: Parent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Parent {
    Shown,
    /// Its author blocks the author of the post, or is blocked by them.
    Blocked,
    /// It was removed, or nobody asked for it.
    Unknown,
}

#[derive(Deserialize)]
struct Whole {
    thread: Box<RawValue>,
}

/// Of what was removed, or is kept from us, there is no post.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    #[serde(default)]
    post: Option<Box<RawValue>>,
    #[serde(default)]
    parent: Option<Box<RawValue>>,
    #[serde(default)]
    replies: Option<Vec<Box<RawValue>>>,
    #[serde(default)]
    not_found: bool,
    #[serde(default)]
    blocked: bool,
}

/// Who may answer the first post, and what is hidden below it.
#[derive(Deserialize)]
struct Gated {
    #[serde(default)]
    threadgate: Option<Gate>,
}

#[derive(Deserialize)]
struct Gate {
    #[serde(default)]
    record: Option<GateRecord>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct GateRecord {
    #[serde(default)]
    hidden_replies: Vec<String>,
}

/// One that can't be read, or that is longer than anybody writes, leaves the others.
fn post_of(json: &RawValue) -> Option<PostView> {
    let is_short = json.get().len() <= MAX_POST;
    serde_json::from_str(json.get()).ok().filter(|_| is_short)
}

impl Parent {
    fn of(json: Option<&RawValue>) -> Self {
        let node = json.and_then(|json| serde_json::from_str::<Node>(json.get()).ok());
        match node {
            Some(node) if node.blocked => Self::Blocked,
            Some(node) if node.post.is_some() => Self::Shown,
            _ => Self::Unknown,
        }
    }
}

impl<'de> Deserialize<'de> for ThreadView {
    fn deserialize<D: Deserializer<'de>>(whole: D) -> Result<Self, D::Error> {
        let thread = Whole::deserialize(whole)?.thread;
        let first: Node = serde_json::from_str(thread.get()).map_err(D::Error::custom)?;
        let post = first.post.as_deref().and_then(post_of);
        if post.is_none() && !first.not_found {
            return Err(D::Error::custom("the post is not shown"));
        }
        let gated = first.post.as_deref().map(RawValue::get);
        let gated = gated.and_then(|post| serde_json::from_str::<Gated>(post).ok());
        let gate = gated.and_then(|gated| gated.threadgate?.record);
        let mut view = Self {
            post,
            answers: Vec::new(),
            cut: Vec::new(),
            parent: Parent::of(first.parent.as_deref()),
            hidden: gate
                .into_iter()
                .flat_map(|gate| gate.hidden_replies)
                .collect(),
        };
        view.add(first.replies.unwrap_or_default());
        Ok(view)
    }
}

impl ThreadView {
    fn add(&mut self, replies: Vec<Box<RawValue>>) {
        let mut open: Vec<(usize, Box<RawValue>)> =
            replies.into_iter().rev().map(|one| (1, one)).collect();
        while let Some((depth, json)) = open.pop() {
            let Ok(node) = serde_json::from_str::<Node>(json.get()) else {
                continue;
            };
            let Some(post) = node.post.as_deref().and_then(post_of) else {
                continue;
            };
            let replies = node.replies.unwrap_or_default();
            if depth >= DEPTH {
                self.cut
                    .extend(post.has_answers().then(|| post.uri.clone()));
            } else {
                let deeper = replies.into_iter().rev();
                open.extend(deeper.map(|one| (depth + 1, one)));
            }
            self.answers.push(post);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn view(key: &str, replies: &Value) -> Value {
        json!({"replies": replies, "post": {
            "uri": format!("at://did:plc:ann/app.bsky.feed.post/{key}"), "cid": key, "record": {"text": key},
            "author": {"did": "did:plc:ann"}, "replyCount": 1,
        }})
    }

    fn keys(posts: &[PostView]) -> Vec<&str> {
        let keys = posts.iter().map(|post| post.uri.rsplit('/').next());
        keys.map(Option::unwrap_or_default).collect()
    }

    #[test]
    fn answers_come_behind_what_they_answer() {
        let mut thread = view(
            "root",
            &json!([
                view("a", &json!([view("b", &json!([])), {"blocked": true}])),
                {"post": "nonsense"},
                {"notFound": true},
                view("c", &Value::Null),
            ]),
        );
        thread["post"]["threadgate"] = json!({"record": {"hiddenReplies": ["at://x"]}});
        let whole = json!({"thread": thread}).to_string();
        let read: ThreadView = serde_json::from_str(&whole).unwrap();
        assert_eq!(keys(&read.answers), ["a", "b", "c"]);
        assert!(read.cut.is_empty() && read.hidden.contains("at://x"));
        assert_eq!(read.parent, Parent::Unknown);
        let mut answer = view("a", &json!([]));
        answer["parent"] = json!({"blocked": true, "uri": "at://z"});
        let whole = json!({"thread": answer}).to_string();
        let read: ThreadView = serde_json::from_str(&whole).unwrap();
        assert_eq!(read.parent, Parent::Blocked);
        answer["parent"] = view("root", &Value::Null);
        let whole = json!({"thread": answer}).to_string();
        let read: ThreadView = serde_json::from_str(&whole).unwrap();
        assert_eq!(read.parent, Parent::Shown);
        let gone = json!({"thread": {"notFound": true}}).to_string();
        let gone = serde_json::from_str::<ThreadView>(&gone).unwrap();
        assert!(gone.post.is_none());
        let blocked = json!({"thread": {"blocked": true}}).to_string();
        assert!(serde_json::from_str::<ThreadView>(&blocked).is_err());
    }

    #[test]
    fn what_lies_deeper_is_asked_for_by_itself() {
        let deepest = (0..DEPTH + 20).rev();
        let nested = deepest.fold(json!([]), |below, level| {
            json!([view(&level.to_string(), &below)])
        });
        let whole = json!({"thread": view("root", &nested)}).to_string();
        let read: ThreadView = serde_json::from_str(&whole).unwrap();
        assert_eq!(read.answers.len(), DEPTH);
        assert_eq!(
            read.cut,
            [format!("at://did:plc:ann/app.bsky.feed.post/{}", DEPTH - 1)]
        );
    }
}

//! Comments as Isso shows them.

use serde::Serialize;

use super::thread::Shown;
use crate::page::links::website;
use afterword_model::{Comment, CommentNumber, Reactions, Site, Status};
use afterword_services::keys::Keys;

const DISLIKE: &str = "👎";

/// The reaction that is a dislike, where the site has it.
pub(super) fn dislike(site: &Site) -> Option<&str> {
    let mut all = site.rules.reactions.iter().map(String::as_str);
    all.find(|reaction| *reaction == DISLIKE)
}

/// The reaction that is a like: the first other one.
pub(super) fn like(site: &Site) -> Option<&str> {
    let mut others = site.rules.reactions.iter().map(String::as_str);
    others.find(|reaction| *reaction != DISLIKE)
}

/// Everything that a text is written with beside a comment.
#[derive(Clone, Copy)]
pub(super) struct Writing<'a> {
    pub(super) site: &'a Site,
    pub(super) keys: &'a Keys,
    /// Markdown, as it was typed, in place of HTML.
    pub(super) plain: bool,
}

#[derive(Debug, Serialize)]
pub(super) struct IssoComment<'a> {
    id: u64,
    parent: Option<u64>,
    text: &'a str,
    author: Option<String>,
    website: Option<String>,
    /// 1: published. 2: held. 4: only its replies are left.
    mode: u8,
    /// In seconds since 1970.
    created: f64,
    modified: Option<f64>,
    likes: u32,
    dislikes: u32,
    /// From it Isso's script draws a picture.
    hash: String,
    notification: u8,
}

/// A comment below an article, with its first replies.
#[derive(Debug, Serialize)]
pub(super) struct Branch<'a> {
    #[serde(flatten)]
    comment: IssoComment<'a>,
    total_replies: usize,
    hidden_replies: usize,
    replies: Vec<IssoComment<'a>>,
}

#[derive(Debug, Serialize, PartialEq, Eq)]
pub(super) struct Votes {
    pub(super) likes: u32,
    pub(super) dislikes: u32,
}

impl Votes {
    pub(super) fn of(site: &Site, reactions: &Reactions) -> Self {
        let number = |reaction: &str| reactions.get(reaction).copied().unwrap_or_default();
        Self {
            likes: like(site).map(number).unwrap_or_default(),
            dislikes: number(DISLIKE),
        }
    }
}

impl<'a> IssoComment<'a> {
    /// For its author, or of a published comment; of every other one a placeholder is shown.
    pub(super) fn new(
        comment: &'a Comment,
        parent: Option<CommentNumber>,
        writing: Writing<'a>,
    ) -> Self {
        let author = comment.author.as_ref();
        let votes = Votes::of(writing.site, &comment.reactions);
        // Neither can be found out from it: the key is the server's.
        let person = author.map(|author| match &author.email {
            Some(email) => email.as_str().to_lowercase(),
            None => author.name.as_str().to_owned(),
        });
        let hash = writing
            .keys
            .pseudonym("isso", person.unwrap_or_default().as_bytes());
        Self {
            id: CommentNumber::of(comment.id).get(),
            parent: parent.map(CommentNumber::get),
            text: match writing.plain {
                true => comment.text.as_str(),
                false => comment.html.trim_end(),
            },
            // Isso's script puts both into HTML as they are.
            author: author.map(|author| escaped(author.name.as_str())),
            website: author.and_then(website).map(escaped),
            mode: match comment.status {
                Status::Approved => 1,
                Status::Deleted => 4,
                _ => 2,
            },
            created: seconds(comment.created),
            modified: comment.edited.map(seconds),
            likes: votes.likes,
            dislikes: votes.dislikes,
            hash: hash[..6].iter().map(|byte| format!("{byte:02x}")).collect(),
            notification: 0,
        }
    }

    /// Of an erased one, or one that only its author may see.
    pub(super) fn placeholder(comment: &Comment, parent: Option<CommentNumber>) -> Self {
        Self {
            id: CommentNumber::of(comment.id).get(),
            parent: parent.map(CommentNumber::get),
            text: "",
            author: None,
            website: None,
            mode: 4,
            created: seconds(comment.created),
            modified: None,
            likes: 0,
            dislikes: 0,
            hash: "0".repeat(12),
            notification: 0,
        }
    }

    /// For every reader.
    pub(super) fn public(
        comment: &'a Comment,
        parent: Option<CommentNumber>,
        writing: Writing<'a>,
    ) -> Self {
        match comment.status {
            Status::Approved => Self::new(comment, parent, writing),
            _ => Self::placeholder(comment, parent),
        }
    }
}

impl<'a> Branch<'a> {
    pub(super) fn new(shown: &Shown<'a>, writing: Writing<'a>) -> Self {
        let number = CommentNumber::of(shown.root.id);
        let reply = |comment: &&'a Comment| IssoComment::public(comment, Some(number), writing);
        Self {
            comment: IssoComment::public(shown.root, None, writing),
            total_replies: shown.total,
            hidden_replies: shown.total.saturating_sub(shown.replies.len()),
            replies: shown.replies.iter().map(reply).collect(),
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#x27;")
}

fn seconds(time: jiff::Timestamp) -> f64 {
    let millis = time.as_millisecond();
    // A time of 2064 in milliseconds has 42 bits, and a fraction of a second is exact enough.
    #[expect(
        clippy::cast_precision_loss,
        reason = "53 bits are enough until the year 287396"
    )]
    let millis = millis as f64;
    millis / 1000.0
}

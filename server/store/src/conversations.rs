//! The owner's posts on other networks, whose answers become comments.

use jiff::Timestamp;

use afterword_model::{
    CommentId, CommentSource, ConversationId, KnownOriginal, Network, PagePath, SiteId, Status,
};

/// The source of a comment from its column, JSON; `None` for what readers could not follow.
#[must_use]
pub fn comment_source(json: &str) -> Option<CommentSource> {
    let source: CommentSource = serde_json::from_str(json).ok()?;
    source.url.is_web().then_some(source)
}

/// A post of the owner about a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewConversation {
    pub site: SiteId,
    pub path: PagePath,
    pub network: Network,
    /// Which is asked for the answers, such as `https://social.example`.
    pub server: String,
    /// Its id there.
    pub post: String,
    /// Where readers find it.
    pub url: String,
    pub written: Timestamp,
    pub now: Timestamp,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conversation {
    pub id: ConversationId,
    pub site: SiteId,
    /// The current path of its page.
    pub path: String,
    pub network: Network,
    pub server: String,
    pub post: String,
    pub url: String,
    pub written: Timestamp,
    /// When something happened there last.
    pub stirred: Timestamp,
    /// When its answers are read again.
    pub due: Timestamp,
    pub likes: u32,
    /// Since when the post is gone.
    pub ended: Option<Timestamp>,
}

/// A comment from elsewhere, and what became of it here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredOriginal {
    pub known: KnownOriginal,
    pub status: Status,
}

/// An answer of the owner that is to be on another network, too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerCopy {
    pub comment: CommentId,
    pub site: SiteId,
    /// The current path of its page.
    pub path: String,
    pub conversation: ConversationId,
    /// Of the conversation, such as `https://social.example`.
    pub server: String,
    /// The post that began the conversation, by its id there.
    pub root: String,
    pub answered: Answered,
    /// When the answer was published.
    pub created: Timestamp,
    /// When it was first tried to post it.
    pub tried: Option<Timestamp>,
    pub failures: u32,
    /// Since when it is due. It becomes another time whenever the answer is changed or taken back.
    pub due: Timestamp,
    /// What is there: its id, and which text.
    pub post: Option<CopiedPost>,
    /// What readers see here: the text, and which one it is. `None` if nothing.
    pub shown: Option<(String, u32)>,
}

/// What an answer answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answered {
    /// It is there, under this id.
    Post(String),
    /// It is an answer of the owner that is not there yet.
    Waits,
    /// It was erased, or can't be posted.
    Gone,
}

/// A copy that is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CopiedPost {
    pub id: String,
    pub revision: u32,
}

/// What became of a copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CopyOutcome {
    /// It is about to be posted, as an answer to this: from here on it may be there.
    Begun { answered: String },
    /// It is there, as this text. `mark`: by which it is known for ever, see [`afterword_model::original_mark`].
    There {
        post: CopiedPost,
        mark: Option<String>,
    },
    /// It is not there, and is not to be.
    Removed,
    /// It is tried again.
    Postponed { due: Timestamp, error: String },
    /// It is given up.
    Failed { error: String },
}

/// A copy as those see it who read the conversation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownCopy {
    pub comment: CommentId,
    /// Its id there, if it is known to be there.
    pub post: Option<String>,
    /// What it answers, by its id there.
    pub answered: Option<String>,
    /// Since when it may be there, once it was tried to post it and unless it was given up: since the answer was published,
    /// as some networks are told that time.
    pub since: Option<Timestamp>,
}

/// What was seen when the answers were read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConversationRead {
    pub id: ConversationId,
    pub stirred: Timestamp,
    pub due: Timestamp,
    /// `None`: as many as before.
    pub likes: Option<u32>,
    pub ended: Option<Timestamp>,
    /// Those whose versions are new, or that were not known as answers of this conversation.
    pub originals: Vec<KnownOriginal>,
}

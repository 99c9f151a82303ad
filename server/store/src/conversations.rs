//! The owner's posts on other networks, whose answers become comments.

use jiff::Timestamp;

use afterword_model::{
    CommentSource, ConversationId, KnownOriginal, Network, PagePath, SiteId, Status,
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

/// What was seen when the answers were read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConversationRead {
    pub id: ConversationId,
    pub stirred: Timestamp,
    pub due: Timestamp,
    pub likes: u32,
    pub ended: Option<Timestamp>,
    /// Those whose versions are new, or that were not known as answers of this conversation.
    pub originals: Vec<KnownOriginal>,
}

//! Webmentions to the pages that the owner's comments link to or answer.

use jiff::Timestamp;

use afterword_model::{CommentId, CommentSource, SiteId};

/// A comment of the owner whose links are to be compared with what their pages were told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkingComment {
    pub comment: CommentId,
    pub site: SiteId,
    /// Another one after each change.
    pub due: Timestamp,
    /// Its HTML as readers see it, and which text that is; `None` where they see none, or no longer.
    pub shown: Option<(String, u32)>,
    /// Where that was written which it answers, if not here.
    pub answered: Option<CommentSource>,
}

/// Which pages are to know of a comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinksOfComment {
    pub comment: CommentId,
    /// What was due: where another change came meanwhile, that is still to be compared.
    pub due: Timestamp,
    /// Which text was read for its links; `None`: readers see none.
    pub revision: Option<u32>,
    /// All pages that it refers to; what was told to others is taken back. `None` tells nothing more.
    pub targets: Option<Vec<String>>,
}

/// A webmention that is to be sent (<https://www.w3.org/TR/webmention/#sending-webmentions>).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnsentWebmention {
    pub id: i64,
    pub comment: CommentId,
    pub site: SiteId,
    pub target: String,
    /// `false`: the comment does not refer to the target any more, and its site is told that once.
    pub is_linked: bool,
    pub revision: Option<u32>,
    pub failures: u32,
}

/// What became of a webmention to another site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SentOutcome {
    /// The other site has taken it.
    Sent(Timestamp),
    /// Nothing more is done. The other site may have taken it then, without a word of that.
    Over(Option<Timestamp>),
    /// It is asked again then; it may have taken it nevertheless.
    Postponed(Timestamp, Option<Timestamp>),
    /// Its host is left alone until then.
    Rests(Timestamp),
}

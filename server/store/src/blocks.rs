//! Blocks of authors.

use jiff::Timestamp;

use afterword_model::{BlockKind, CommentId, EmailAddress, SimHash, SiteId, WordCount};

#[derive(Debug, Clone)]
pub struct NewBlock {
    pub site: SiteId,
    pub kind: BlockKind,
    /// A name or an address in lower case, the keyed hash of a network, or a host in ASCII.
    pub value: String,
    pub by: String,
    pub now: Timestamp,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    pub id: i64,
    pub site: SiteId,
    pub kind: BlockKind,
    /// Of a network it says nothing to anybody.
    pub value: String,
    /// The comment that it was said of, and its author's name.
    pub comment: Option<CommentId>,
    pub author: Option<String>,
    pub by: String,
    pub created: Timestamp,
}

/// What the author of a comment is recognised by.
#[derive(Debug, Clone, Default)]
pub struct Marks {
    /// In lower case, as the next.
    pub name: Option<String>,
    pub email: Option<String>,
    /// Keyed hash.
    pub network: Option<String>,
    /// Those that the comment names, and those above them.
    pub hosts: Vec<String>,
}

/// An author as far as a comment's form can tell.
#[derive(Debug, Clone)]
pub struct Writer {
    pub email: EmailAddress,
    /// Keyed hash.
    pub network: String,
}

/// What a new comment is judged by beside itself, asked for at once.
#[derive(Debug, Clone)]
pub struct Inquiry {
    pub site: SiteId,
    pub marks: Marks,
    /// Whose approved comments are counted; nobody's for `None`.
    pub writer: Option<Writer>,
    /// What was learned of them is told.
    pub words: Vec<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Whether the author of a comment may not write on the site.
    pub is_blocked: bool,
    /// Approved comments of the writer, as far as they are alike in address and network; at most 100 are counted.
    pub approved: u32,
    /// Of the words those that were learned on the site, and the comments (word 0).
    pub counts: Vec<WordCount>,
}

/// What later texts are compared with.
#[derive(Debug, Clone)]
pub struct Likened {
    pub id: CommentId,
    pub site: SiteId,
    pub simhash: SimHash,
    /// The path of its page.
    pub page: String,
    pub name: String,
    pub email: Option<EmailAddress>,
    pub submission: Option<[u8; 32]>,
}

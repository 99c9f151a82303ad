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
    /// For a network it is meaningless to people.
    pub value: String,
    /// The comment that caused the block, and its author's name.
    pub comment: Option<CommentId>,
    pub author: Option<String>,
    pub by: String,
    pub created: Timestamp,
}

/// The marks of a comment's author.
#[derive(Debug, Clone, Default)]
pub struct Marks {
    /// In lower case, like the next.
    pub name: Option<String>,
    pub email: Option<String>,
    /// Keyed hash.
    pub network: Option<String>,
    /// The hosts that the comment names, and their parent domains.
    pub hosts: Vec<String>,
}

/// The author according to the comment's form.
#[derive(Debug, Clone)]
pub struct FormAuthor {
    pub email: EmailAddress,
    /// Keyed hash.
    pub network: String,
}

/// The data for judging a new comment, in one query.
#[derive(Debug, Clone)]
pub struct Inquiry {
    pub site: SiteId,
    pub marks: Marks,
    /// The author whose approved comments are counted, if any.
    pub writer: Option<FormAuthor>,
    /// The words whose counts are returned.
    pub words: Vec<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WriterHistory {
    /// Whether the author is blocked on the site.
    pub is_blocked: bool,
    /// Approved comments with the writer's address and network; counted up to 100.
    pub approved: u32,
    /// The counts of those words that were learned on the site, and of the comments (word 0).
    pub counts: Vec<WordCount>,
}

/// A text for comparison with later ones.
#[derive(Debug, Clone)]
pub struct ComparableText {
    pub id: CommentId,
    pub site: SiteId,
    pub simhash: SimHash,
    /// The path of its page.
    pub page: String,
    pub name: String,
    pub email: Option<EmailAddress>,
    pub submission: Option<[u8; 32]>,
}

//! Records from another system's file: raw strings, and times as instants.
//!
//! Nothing is validated here: names may be too long, parents may be missing, pages may be whole URLs. `incoming`
//! turns records into types that can't be invalid, and reports what can't be imported and why.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use afterword_model::Status;

/// One thing of a file, in the order in which it stands there. A reply may stand before its parent.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    Page(PageRecord),
    Comment(Box<CommentRecord>),
    /// Something that is no comment, or can't be one.
    Skipped(Skipped),
}

/// Where in the file it stands, for the one who looks it up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourcePosition {
    /// From 1.
    Line(u64),
    /// A row of a database, by its table and id.
    Row { table: &'static str, id: String },
    /// A file of a folder, relative to it.
    File(String),
}

/// An article: its title, and whether it takes comments. Only for what a comment does not say itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageRecord {
    /// A path or a whole URL.
    pub address: String,
    pub title: Option<String>,
    pub closed: bool,
    pub place: SourcePosition,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CommentRecord {
    /// What the system calls it; unique within one site there.
    pub id: String,
    /// The id of the comment that it answers.
    pub parent: Option<String>,
    /// Its article, as a path or a whole URL.
    pub page: String,
    pub page_title: Option<String>,
    /// `None` where the system has erased it, and only its place is left.
    pub author: Option<AuthorRecord>,
    pub body: Body,
    pub created: Timestamp,
    /// When readers first saw it, where the system knows.
    pub published: Option<Timestamp>,
    pub edited: Option<Timestamp>,
    pub status: Status,
    pub pinned: bool,
    /// Votes for it.
    pub score: u32,
    /// The fragment that leads to it on the system's pages, without `#`: `comment-123`.
    pub anchor: Option<String>,
    /// What stands in the `avatar` of Stacosys' answers, as it stands there.
    pub avatar: Option<String>,
    #[serde(with = "by_words")]
    pub place: SourcePosition,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuthorRecord {
    pub name: String,
    pub email: Option<String>,
    pub website: Option<String>,
    /// Wrote as the site's owner.
    pub owner: bool,
    /// The system has proven the address.
    pub verified: bool,
}

/// What was said, in the language in which the system keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Body {
    Markdown(String),
    Html(String),
    /// Every sign stands for itself; line ends are line ends.
    Plain(String),
}

/// What does not come over, and why, as a sentence goes on: `its thread was deleted`. The report counts equal ones
/// together: what differs from comment to comment is left to the place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    pub id: Option<String>,
    pub why: String,
    pub place: SourcePosition,
}

/// A record that is put aside on disk keeps its place as words.
mod by_words {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::SourcePosition;

    pub(super) fn serialize<S: Serializer>(
        place: &SourcePosition,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&place.words())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<SourcePosition, D::Error> {
        String::deserialize(deserializer).map(SourcePosition::File)
    }
}

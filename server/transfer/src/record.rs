//! Records from another system's file: raw strings, and times as instants.
//!
//! Nothing is validated here: names may be too long, parents may be missing, pages may be whole URLs. `incoming`
//! turns records into types that can't be invalid, and reports what can't be imported and why.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use afterword_model::{CommentSource, Status};

/// One item of a file, in the file's order. A reply may come before its parent.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    Page(PageRecord),
    Comment(Box<CommentRecord>),
    /// An item that is no comment, or can't become one.
    Skipped(Skipped),
}

/// Why a record is no comment: its id, if it has one, and the reason, as [`Skipped`] has it.
pub(crate) type NoComment = (Option<String>, String);

impl Item {
    pub(crate) fn of(read: Result<CommentRecord, NoComment>, place: SourcePosition) -> Self {
        match read {
            Ok(comment) => Self::Comment(Box::new(comment)),
            Err((id, why)) => Self::Skipped(Skipped { id, why, place }),
        }
    }
}

/// The place in the file, for looking it up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourcePosition {
    /// From 1.
    Line(u64),
    /// A row of a database, by its table and id.
    Row { table: &'static str, id: String },
    /// A file of a folder, relative to it.
    File(String),
}

/// An article: its title, and whether it accepts comments. Only for data that its comments do not contain.
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
    /// Its id in the other system; unique within one site there.
    pub id: String,
    /// The id of the comment that it answers.
    pub parent: Option<String>,
    /// Its article, as a path or a whole URL.
    pub page: String,
    pub page_title: Option<String>,
    /// `None` if the system has erased it, and only its place is left.
    pub author: Option<AuthorRecord>,
    pub body: Body,
    pub created: Timestamp,
    /// When readers first saw it, if the system records that.
    pub published: Option<Timestamp>,
    pub edited: Option<Timestamp>,
    pub status: Status,
    pub pinned: bool,
    /// Votes for it.
    pub score: u32,
    /// The fragment of its link on the system's pages, without `#`: `comment-123`.
    pub anchor: Option<String>,
    /// The `avatar` in Stacosys' answers, unchanged.
    pub avatar: Option<String>,
    /// Where it was written, if that was on another network.
    pub source: Option<CommentSource>,
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
    /// The system has verified the address.
    pub verified: bool,
}

/// The text, in the markup language of the system.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Body {
    Markdown(String),
    Html(String),
    /// Every character stands for itself; line ends are line ends.
    Plain(String),
}

/// An item that is not imported, and the reason, as a clause: `its thread was deleted`. The report counts equal
/// reasons together: details of one comment belong to its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    pub id: Option<String>,
    pub why: String,
    pub place: SourcePosition,
}

/// A record on disk stores its place as words.
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

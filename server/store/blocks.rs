//! Who may not write.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::comments::{CommentId, SiteId};

/// What a blocked author is recognised by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BlockKind {
    Name,
    Email,
    Network,
}

impl BlockKind {
    pub const ALL: [Self; 3] = [Self::Name, Self::Email, Self::Network];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Email => "email",
            Self::Network => "network",
        }
    }
}

impl std::str::FromStr for BlockKind {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.as_str() == word)
            .ok_or_else(|| "A block is by name, email or network.".to_owned())
    }
}

#[derive(Debug, Clone)]
pub struct NewBlock {
    pub site: SiteId,
    pub kind: BlockKind,
    /// A name or an address in lower case, or the keyed hash of a network.
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
}

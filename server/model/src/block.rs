//! The marks by which an author is blocked.

use serde::{Deserialize, Serialize};

/// What a blocked author is recognised by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BlockKind {
    Name,
    Email,
    Network,
    /// A comment that links to it or to a sub-domain, or whose author's website or mail address is there.
    Host,
}

impl BlockKind {
    pub const ALL: [Self; 4] = [Self::Name, Self::Email, Self::Network, Self::Host];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Email => "email",
            Self::Network => "network",
            Self::Host => "host",
        }
    }
}

impl std::fmt::Display for BlockKind {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.as_str())
    }
}

impl std::str::FromStr for BlockKind {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.as_str() == word)
            .ok_or_else(|| "A block is by name, email, network or host.".to_owned())
    }
}

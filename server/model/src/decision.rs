//! The possible decisions about a comment, the decider, and the interface.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::Network;

/// The interface of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Interface {
    CommandLine,
    Api,
    Console,
    /// A reply to a mail.
    Mail,
    /// A link in a mail.
    Link,
    /// Akismet's answer. Such a decision does not teach the classifier.
    Akismet,
    /// The network where a comment was written keeps it from others. Such a decision does not teach the classifier.
    Network,
}

impl Interface {
    pub const ALL: [Self; 7] = [
        Self::CommandLine,
        Self::Api,
        Self::Console,
        Self::Mail,
        Self::Link,
        Self::Akismet,
        Self::Network,
    ];

    /// As spelled in the audit log.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|interface| interface.as_str() == word)
    }

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::CommandLine => "command-line",
            Self::Api => "api",
            Self::Console => "console",
            Self::Mail => "mail",
            Self::Link => "link",
            Self::Akismet => "akismet",
            Self::Network => "network",
        }
    }

    /// Whether a person decides by it.
    #[must_use]
    pub fn is_of_people(self) -> bool {
        !matches!(self, Self::Akismet | Self::Network)
    }
}

/// The decider, for the audit log: the name of a token, of a user of the machine, of a network or Akismet, or an owner's
/// address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decider {
    pub name: String,
    pub interface: Interface,
}

impl Decider {
    /// Akismet, by the answer to a question of ours.
    #[must_use]
    pub fn akismet() -> Self {
        Self {
            name: "akismet".to_owned(),
            interface: Interface::Akismet,
        }
    }

    /// The network where a comment was written.
    #[must_use]
    pub fn network(network: Network) -> Self {
        Self {
            name: network.as_str().to_owned(),
            interface: Interface::Network,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    Approve,
    Reject,
    Spam,
    /// Spam, and so are all later comments of this author.
    Block,
    Delete,
    Restore,
    Pin,
    Unpin,
    /// Undoes the latest decision.
    Undo,
    /// A new text, without a decision.
    Edit,
    /// Asks the author of a private word whether it may be published.
    Ask,
    /// Answers a private word, for its author only.
    Reply,
}

impl Action {
    pub const ALL: [Self; 12] = [
        Self::Approve,
        Self::Reject,
        Self::Spam,
        Self::Block,
        Self::Delete,
        Self::Restore,
        Self::Pin,
        Self::Unpin,
        Self::Undo,
        Self::Edit,
        Self::Ask,
        Self::Reply,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Approve => "approve",
            Self::Reject => "reject",
            Self::Spam => "spam",
            Self::Block => "block",
            Self::Delete => "delete",
            Self::Restore => "restore",
            Self::Pin => "pin",
            Self::Unpin => "unpin",
            Self::Undo => "undo",
            Self::Edit => "edit",
            Self::Ask => "ask",
            Self::Reply => "reply",
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|action| action.as_str() == word)
            .ok_or_else(|| {
                "An action is approve, reject, spam, block, delete, restore, pin, unpin, undo, edit, ask or reply."
                    .to_owned()
            })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Identifies the decisions of one batch, which can be undone together. `UUIDv7`, or derived from a request's key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BatchId(pub Uuid);

impl BatchId {
    #[must_use]
    pub fn new() -> Self {
        Self(Uuid::now_v7())
    }

    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Uuid::try_parse(text).ok().map(Self)
    }

    /// A repeated request has the same batch id, which finds its first effect (`UUIDv8`).
    #[must_use]
    pub fn of_request(request: &[u8; 32]) -> Self {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&request[..16]);
        Self(uuid::Builder::from_custom_bytes(bytes).into_uuid())
    }
}

impl Default for BatchId {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Display for BatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

//! Who has decided about a comment, and by which door they came.

use serde::Serialize;

/// Which door a decision came by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Door {
    CommandLine,
    Api,
    Console,
    /// A reply to a mail.
    Mail,
    /// A link in a mail.
    Link,
    /// Nobody's: what Akismet thinks of it. Such a decision is no lesson for what learns from the owner's.
    Akismet,
}

impl Door {
    pub const ALL: [Self; 6] = [
        Self::CommandLine,
        Self::Api,
        Self::Console,
        Self::Mail,
        Self::Link,
        Self::Akismet,
    ];

    /// As the audit spells it.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|door| door.as_str() == word)
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
        }
    }
}

/// Who decides, for the audit: the name of a token, of a user of the machine, or an owner's address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decider {
    pub name: String,
    pub door: Door,
}

impl Decider {
    /// Akismet, by the answer to a question of ours.
    #[must_use]
    pub fn akismet() -> Self {
        Self {
            name: "akismet".to_owned(),
            door: Door::Akismet,
        }
    }
}

//! The signals that the checks use beside the submission.

use super::bayes::Learned;
use afterword_model::{Existence, Reason, Solved};

/// Gathered by the services before the checks run.
#[derive(Debug, Clone, Default)]
pub struct Signals {
    /// The owner wants nothing more from this author, or nothing that leads to one of its hosts.
    pub is_blocked: bool,
    /// Whether the site has the page.
    pub existence: Existence,
    /// The field that people don't see was filled in.
    pub is_trapped: bool,
    pub proof: Proof,
    pub time: FormTime,
    pub pace: Pace,
    pub repeated: Repeated,
    pub trust: Trust,
    pub learned: Learned,
    /// The mail domain is on a list of the owner's own.
    pub is_disposable: bool,
    /// Why the comment was judged as it was before its text was changed.
    pub earlier: Vec<Reason>,
}

/// The proof of work that came with a comment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Proof {
    /// It came by no form, or the settings want none.
    #[default]
    NotAsked,
    Missing,
    /// Not ours, of another site, or wrong.
    Invalid,
    Expired,
    /// Another comment came with it before.
    Spent,
    Solved(Solved),
}

impl Proof {
    /// The challenge that a comment with this proof uses up.
    #[must_use]
    pub fn solved(self) -> Option<Solved> {
        match self {
            Self::Solved(challenge) => Some(challenge),
            _ => None,
        }
    }
}

/// How long the form was open, as far as its challenge tells.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum FormTime {
    #[default]
    Unknown,
    Fine,
    TooFast {
        secs: u64,
    },
    TooOld {
        hours: u64,
    },
}

/// How fast comments come, this one counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pace {
    pub from_network: Speed,
    pub on_page: Speed,
    pub on_site: Speed,
}

/// How many there were in the time that is looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Speed {
    #[default]
    Usual,
    /// More than the settings say.
    Fast(u32),
}

/// Whether nearly the same text was here before.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Repeated {
    #[default]
    New,
    /// By the same author on the same page.
    ByThemselves,
    /// So many times on other pages or by others.
    Elsewhere(u32),
}

/// How well the author is known on the site.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Trust {
    #[default]
    Stranger,
    /// The address that was typed, and the network, have so many approved comments. Anybody in that network can
    /// type an address: it is no proof.
    Familiar(u32),
    /// Proven, as far as the site's rules ask for it.
    Proven,
}

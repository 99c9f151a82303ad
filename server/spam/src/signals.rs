//! The signals that the checks use besides the submission.

use super::bayes::Learned;
use afterword_model::{Existence, Reason, Solved};

/// Gathered by the services before the checks run.
#[derive(Debug, Clone, Default)]
pub struct Signals {
    /// The owner has blocked this author, or one of the hosts in the comment.
    pub is_blocked: bool,
    /// Whether the site has the page.
    pub existence: Existence,
    /// The honeypot field was filled in.
    pub is_trapped: bool,
    pub proof: Proof,
    pub time: FormTime,
    pub pace: Pace,
    pub repeated: Repeated,
    pub trust: Trust,
    pub learned: Learned,
    /// The mail domain is on the owner's own list.
    pub is_disposable: bool,
    /// The reasons of the earlier verdict, before the text was changed.
    pub earlier: Vec<Reason>,
}

/// The proof of work of a comment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Proof {
    /// The comment came without a form, or the settings require no proof.
    #[default]
    NotAsked,
    Missing,
    /// Not issued by us, for another site, or wrong.
    Invalid,
    Expired,
    /// Another comment has used it before.
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

/// How long the form was open, according to its challenge.
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

/// The rate of comments, including this one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pace {
    pub from_network: Speed,
    pub on_page: Speed,
    pub on_site: Speed,
}

/// How many there were in the measured period.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Speed {
    #[default]
    Usual,
    /// More than the settings allow.
    Fast(u32),
}

/// Whether nearly the same text was posted before.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Repeated {
    #[default]
    New,
    /// By the same author on the same page.
    ByThemselves,
    /// This many times on other pages or by others.
    Elsewhere(u32),
}

/// How well the site knows the author.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Trust {
    #[default]
    Stranger,
    /// The typed address, together with the network, has this many approved comments. Anybody in that network can
    /// type an address: it is no proof.
    Familiar(u32),
    /// Proven, as far as the site's rules require it.
    Proven,
}

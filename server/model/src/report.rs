//! A reader's report of a comment: what is wrong with it, and what became of it.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{CommentId, EmailAddress, Mailing, Solved};

/// What a reader says is wrong with a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReportReason {
    /// It breaks a law: a notice in the sense of the EU's Digital Services Act, article 16.
    Illegal,
    /// It shows somebody's personal data.
    Privacy,
    /// It insults or threatens.
    Abuse,
    Spam,
    /// Who says to have written it wants it gone, and has no edit token, such as somebody on another network.
    Mine,
    Other,
}

impl ReportReason {
    pub const ALL: [Self; 6] = [
        Self::Illegal,
        Self::Privacy,
        Self::Abuse,
        Self::Spam,
        Self::Mine,
        Self::Other,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Illegal => "illegal",
            Self::Privacy => "privacy",
            Self::Abuse => "abuse",
            Self::Spam => "spam",
            Self::Mine => "mine",
            Self::Other => "other",
        }
    }

    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == word)
    }

    /// Whether nobody can decide about it without the reader's own words.
    #[must_use]
    pub fn needs_words(self) -> bool {
        matches!(self, Self::Illegal | Self::Other)
    }
}

/// What became of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReportOutcome {
    /// The comment stays.
    Kept,
    Removed,
}

impl ReportOutcome {
    pub const ALL: [Self; 2] = [Self::Kept, Self::Removed];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Removed => "removed",
        }
    }
}

/// A report as it comes.
#[derive(Debug, Clone)]
pub struct NewReport {
    pub comment: CommentId,
    pub reason: ReportReason,
    /// The reader's own words; may be empty.
    pub text: String,
    /// Where the reader wants to hear what becomes of it.
    pub email: Option<EmailAddress>,
    /// Its challenge, which it spends.
    pub challenge: Option<Solved>,
    pub mailing: Mailing,
    pub now: Timestamp,
}

/// A report, open or closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub comment: CommentId,
    pub reason: ReportReason,
    pub text: String,
    pub email: Option<EmailAddress>,
    pub created: Timestamp,
    /// When somebody decided about the comment, and how.
    pub closed: Option<(Timestamp, ReportOutcome)>,
}

/// The outcome of reporting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportTaken {
    /// It waits for the owner, with those before it.
    Noted,
    /// No such comment can be read.
    UnknownComment,
    /// Another write used the same challenge before.
    Spent,
}

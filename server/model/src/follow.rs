//! A reader follows a thread: hears by mail of every new comment of a page.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{CommentId, EmailAddress, Mailing, PagePath, SiteId, Solved};

/// When a follower hears of a new comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FollowPace {
    /// In a mail of its own.
    #[serde(rename = "at-once")]
    AtOnce,
    /// In one mail a day, with all others.
    #[serde(rename = "daily")]
    Daily,
}

impl FollowPace {
    pub const ALL: [Self; 2] = [Self::AtOnce, Self::Daily];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::AtOnce => "at-once",
            Self::Daily => "daily",
        }
    }

    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.as_str() == word)
    }
}

/// A reader wants to follow a thread without writing a comment.
#[derive(Debug, Clone)]
pub struct NewFollow {
    pub site: SiteId,
    pub path: PagePath,
    pub email: EmailAddress,
    pub pace: FollowPace,
    /// Its challenge, which it spends.
    pub challenge: Option<Solved>,
    /// Keyed hash of the reader's network, for the limit of confirmations.
    pub network: Option<String>,
    pub mailing: Mailing,
    pub now: Timestamp,
}

/// The outcome of following. Whether the address is known, confirmed or stopped is nobody's business.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FollowTaken {
    Noted,
    /// The page has as many followers as it may have.
    Full,
    /// Another write used the same challenge before.
    Spent,
}

/// A published comment of which a page's followers are to hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announcement {
    pub comment: CommentId,
    /// Followers up to this number have been told.
    pub after: i64,
}

/// A follower, seen from a comment of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Follower {
    /// Of the row: later followers have greater ones.
    pub number: i64,
    pub email: EmailAddress,
    pub pace: FollowPace,
    /// Since when.
    pub since: Timestamp,
    pub is_confirmed: bool,
    pub is_stopped: bool,
    /// There is a mail to this address about the comment: as a reply, or by following.
    pub is_told: bool,
    /// Mails about followed threads to this address that were queued to be sent singly since a time.
    pub singles: u32,
    /// When the digest is due that waits for this address on this site; `None` if none waits.
    pub digest: Option<Timestamp>,
}

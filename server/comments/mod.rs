//! The heart: what may be done to a comment, whoever asks.
//!
//! - `comment`, `page`, `site`, `author`: types that cannot be invalid; `characters`: what stands in their lines.
//! - `submission`, `submit`: the one way in; `reserved`: names that nobody may take there. `moderate`: the one way to decide.
//! - `challenges`: what a machine works for before its comment is taken for a person's.
//! - `evidence`: what is gathered for the checks of spam, from the store, `rates` and `recent`.
//! - `edit`: edit and delete by the author. `react`: reactions of readers.
//! - `sites`, `pages`, `blocks`, `people`, `tokens`: what else an owner does.
//! - `lesson`: what decisions teach. `thread`: reading one. `links`, `readers`: what the links in mails stand for.
//! - `owners`: who may come into the console.
//!
//! Not here: HTTP status codes (`http/error/`), SQL (`store/<backend>/`), and who is
//! allowed to moderate (the doors find out who asks and pass a [`Decider`]).
//!
//! # The life of a comment
//!
//! | is \ action | approve  | reject   | spam, block | delete  | restore        |
//! |-------------|----------|----------|-------------|---------|----------------|
//! | pending     | approved | rejected | spam        | deleted | pending        |
//! | approved    | approved | rejected | spam        | deleted | approved       |
//! | rejected    | approved | rejected | spam        | deleted | rejected       |
//! | spam        | approved | rejected | spam        | deleted | spam           |
//! | deleted     | –        | –        | –           | deleted | as it was      |
//!
//! `undo` leads from anywhere to what the comment was before its latest decision, with the text that it
//! had, and without the answer that came with that decision. `edit` gives another text to any but a deleted
//! one. The same action twice is one decision. A comment its author deleted is erased and stays so.

mod author;
pub mod blocks;
pub mod bulk;
pub mod challenges;
mod characters;
mod comment;
mod decider;
pub mod edit;
mod error;
mod evidence;
mod existence;
mod lesson;
mod likeness;
pub mod links;
pub mod moderate;
mod opinion;
pub mod owners;
mod page;
pub mod pages;
pub mod people;
pub mod published;
pub mod rates;
pub mod react;
pub mod readers;
mod reason;
pub mod recent;
pub mod reserved;
pub mod retention;
mod site;
pub mod sites;
mod submission;
pub mod submit;
pub mod thread;
pub mod tokens;

pub use author::{Author, Avatar, DisplayName, EmailAddress, Website};
pub use challenges::Solved;
pub(crate) use characters::is_forbidden;
pub use comment::{Comment, CommentId, Reactions, Text};
pub use error::{CommentError, Invalid};
pub use existence::Existence;
pub use lesson::{Lesson, WordCount, WordsOf, taught};
pub use likeness::Likeness;
pub use moderate::{Action, BatchId, Decider, Door};
pub use page::{ClosedBy, Page, PageKey, PagePath, PagePathError, PageTitle};
pub use reason::Reason;
pub use site::{Origin, OriginVerdict, Site, SiteId, SiteKey, SiteProblem, Sites};

use serde::{Deserialize, Serialize};

/// What a comment is, for the reader and for the owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Pending,
    Approved,
    Rejected,
    Spam,
    Deleted,
}

impl Status {
    pub const ALL: [Self; 5] = [
        Self::Pending,
        Self::Approved,
        Self::Rejected,
        Self::Spam,
        Self::Deleted,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Spam => "spam",
            Self::Deleted => "deleted",
        }
    }

    /// The status that `action` leads to, or `None` where the table above has a dash.
    /// `before_deletion` is what a deleted comment was.
    #[must_use]
    pub fn after(self, action: Action, before_deletion: Option<Self>) -> Option<Self> {
        match (self, action) {
            (Self::Deleted, Action::Delete) => Some(Self::Deleted),
            (Self::Deleted, Action::Restore) => before_deletion,
            (Self::Deleted, _) => None,
            (_, Action::Approve) => Some(Self::Approved),
            (_, Action::Reject) => Some(Self::Rejected),
            (_, Action::Spam | Action::Block) => Some(Self::Spam),
            (_, Action::Delete) => Some(Self::Deleted),
            (_, Action::Edit) => Some(self),
            (Self::Approved, Action::Pin | Action::Unpin) => Some(Self::Approved),
            // What was before, the store alone knows.
            (_, Action::Pin | Action::Undo) => None,
            (_, Action::Unpin | Action::Restore) => Some(self),
        }
    }
}

impl std::str::FromStr for Status {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|status| status.as_str() == word)
            .ok_or_else(|| {
                format!("`{word}` is no status; write pending, approved, rejected, spam or deleted")
            })
    }
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

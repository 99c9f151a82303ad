//! The status of a comment, and the status that follows from each action.
//!
//! # The life of a comment
//!
//! | is \ action | approve  | reject   | spam, block | delete  | restore        |
//! |-------------|----------|----------|-------------|---------|----------------|
//! | pending     | approved | rejected | spam        | deleted | pending        |
//! | approved    | approved | rejected | spam        | deleted | approved       |
//! | rejected    | approved | rejected | spam        | deleted | rejected       |
//! | spam        | approved | rejected | spam        | deleted | spam           |
//! | private     | –        | rejected | spam        | deleted | private        |
//! | deleted     | –        | –        | –           | deleted | as it was      |
//!
//! `undo` restores the status from before the latest decision, with the text of that time, and without the answer
//! that came with that decision. `edit` changes the text of any but a deleted comment. Repeating an action changes
//! nothing. A comment that its author deleted is erased and stays so.
//!
//! A private word is for the owner only, whatever its status: where the table says approved or pending, it becomes
//! private. It is published once its author agrees (`rules::private`). `ask` asks its author, and `reply` answers;
//! both leave it private, and no other comment can have them.

use serde::{Deserialize, Serialize};

use crate::Action;

/// The status of a comment, for the reader and for the owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Pending,
    Approved,
    Rejected,
    Spam,
    Deleted,
    /// A word to the owner only.
    Private,
}

impl Status {
    pub const ALL: [Self; 6] = [
        Self::Pending,
        Self::Approved,
        Self::Rejected,
        Self::Spam,
        Self::Deleted,
        Self::Private,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Spam => "spam",
            Self::Deleted => "deleted",
            Self::Private => "private",
        }
    }

    /// The status after `action`, or `None` where the table above has a dash. `before_deletion` is the former status
    /// of a deleted comment.
    #[must_use]
    pub fn after(self, action: Action, before_deletion: Option<Self>) -> Option<Self> {
        match (self, action) {
            (Self::Deleted, Action::Delete) => Some(Self::Deleted),
            (Self::Deleted, Action::Restore) => before_deletion,
            (Self::Deleted, _) => None,
            (Self::Private, Action::Approve | Action::Edit | Action::Unpin) => None,
            (Self::Private, Action::Ask | Action::Reply) => Some(Self::Private),
            (_, Action::Ask | Action::Reply) => None,
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
                format!("`{word}` is no status; write pending, approved, rejected, spam, deleted or private")
            })
    }
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

//! The one way to decide: approve, reject, spam, delete, restore, pin.
//!
//! Who may decide is the doors' business; they prove it and pass a [`Decider`].

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;

use super::submit::owners_reply;
use super::{Comment, CommentError, CommentId, Status};
use crate::app::{App, to_the_end};
use crate::store::{Changed, DecisionOrder};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    Approve,
    Reject,
    Spam,
    Delete,
    Restore,
    Pin,
    Unpin,
}

impl Action {
    pub const ALL: [Self; 7] = [
        Self::Approve,
        Self::Reject,
        Self::Spam,
        Self::Delete,
        Self::Restore,
        Self::Pin,
        Self::Unpin,
    ];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Approve => "approve",
            Self::Reject => "reject",
            Self::Spam => "spam",
            Self::Delete => "delete",
            Self::Restore => "restore",
            Self::Pin => "pin",
            Self::Unpin => "unpin",
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
                "An action is approve, reject, spam, delete, restore, pin or unpin.".to_owned()
            })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Which door a decision came by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Door {
    CommandLine,
    Api,
}

impl Door {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::CommandLine => "command-line",
            Self::Api => "api",
        }
    }
}

/// Who decides, for the audit: the name of a token, or of a user of the machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decider {
    pub name: String,
    pub door: Door,
}

#[derive(Debug, Clone)]
pub struct Order {
    pub id: CommentId,
    pub action: Action,
    /// Markdown that is published below the comment as the owner's answer.
    pub reply: Option<String>,
}

#[derive(Debug, Clone)]
pub struct Decided {
    pub comment: Comment,
    pub before: Status,
}

/// Decides; the counts that follow from it are fresh when this returns.
///
/// # Errors
/// [`CommentError::UnknownComment`], [`CommentError::NotPossible`], what a reply's text can do wrong,
/// and what the store can't do.
pub async fn decide(app: Arc<App>, by: Decider, order: Order) -> Result<Decided, CommentError> {
    to_the_end(async move {
        let now = app.clock.now();
        let comment = app.store.comment(order.id).await?;
        let comment = comment.ok_or(CommentError::UnknownComment)?;
        let reply = order
            .reply
            .as_deref()
            .map(|text| owners_reply(&app, &comment, text))
            .transpose()?;
        let store_order = DecisionOrder {
            id: order.id,
            action: order.action,
            by: by.clone(),
            now,
            reply,
        };
        match app.store.decide(store_order).await? {
            Changed::Done {
                comment,
                before,
                touched,
            } => {
                app.counts.forget(&touched);
                app.metrics.decided(order.action, by.door);
                Ok(Decided {
                    comment: *comment,
                    before,
                })
            }
            Changed::Unknown => Err(CommentError::UnknownComment),
            Changed::NotPossible(status) => Err(CommentError::NotPossible {
                status,
                action: order.action,
            }),
        }
    })
    .await
}

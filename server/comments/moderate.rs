//! The one way to decide: approve, reject, spam, block, delete, restore, pin, and undo.
//!
//! Who may decide is the doors' business; they prove it and pass a [`Decider`].

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;

use super::submit::{owners_reply, render};
use super::{Comment, CommentError, CommentId, Status, Text};
use crate::app::{App, to_the_end};
use crate::store::{Answering, Changed, DecisionOrder};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    Approve,
    Reject,
    Spam,
    /// Spam, and nothing more from this author.
    Block,
    Delete,
    Restore,
    Pin,
    Unpin,
    /// Takes the latest decision back.
    Undo,
}

impl Action {
    pub const ALL: [Self; 9] = [
        Self::Approve,
        Self::Reject,
        Self::Spam,
        Self::Block,
        Self::Delete,
        Self::Restore,
        Self::Pin,
        Self::Unpin,
        Self::Undo,
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
                "An action is approve, reject, spam, block, delete, restore, pin, unpin or undo."
                    .to_owned()
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
    /// A reply to a mail.
    Mail,
    /// A link in a mail.
    Link,
}

impl Door {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::CommandLine => "command-line",
            Self::Api => "api",
            Self::Mail => "mail",
            Self::Link => "link",
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
    /// Markdown in place of the comment's own.
    pub text: Option<String>,
    /// The text that the decider saw; with another one in between nothing is decided.
    pub revision: Option<u32>,
    /// The message that asks for it, which has one effect however often it comes.
    pub answering: Option<Answering>,
}

impl Order {
    #[must_use]
    pub fn new(id: CommentId, action: Action) -> Self {
        Self {
            id,
            action,
            reply: None,
            text: None,
            revision: None,
            answering: None,
        }
    }
}

#[derive(Debug, Clone)]
pub struct Decided {
    pub comment: Comment,
    pub before: Status,
}

/// Decides; the counts that follow from it are fresh when this returns.
///
/// # Errors
/// [`CommentError::UnknownComment`], [`CommentError::NotPossible`], [`CommentError::Outdated`],
/// [`CommentError::SeenBefore`], what a reply's text can do wrong, and what the store can't do.
pub async fn decide(app: Arc<App>, by: Decider, order: Order) -> Result<Decided, CommentError> {
    to_the_end(async move {
        let (action, door) = (order.action, by.door);
        let order = complete(&app, by, order).await?;
        match app.store.decide(order).await? {
            Changed::Done {
                comment,
                before,
                touched,
            } => {
                app.counts.forget(&touched);
                app.metrics.decided(action, door);
                app.mails_wait.notify_one();
                Ok(Decided {
                    comment: *comment,
                    before,
                })
            }
            Changed::Unknown => Err(CommentError::UnknownComment),
            Changed::Outdated => Err(CommentError::Outdated),
            Changed::SeenBefore => Err(CommentError::SeenBefore),
            Changed::NotPossible(status) => Err(CommentError::NotPossible { status, action }),
        }
    })
    .await
}

/// The order with all that the store needs: texts rendered, and who hears of it.
async fn complete(app: &App, by: Decider, order: Order) -> Result<DecisionOrder, CommentError> {
    let comment = app.store.comment(order.id).await?;
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    let site = app.site_of(&comment)?;
    let reply = order.reply.as_deref();
    let reply = reply.map(|text| owners_reply(app, &comment, text));
    let text = order.text.as_deref().map(|text| {
        let text = Text::parse(text, app.config.limits.text)?;
        let html = render(&text, &site, &app.config.limits)?;
        Ok::<_, CommentError>((text, html))
    });
    Ok(DecisionOrder {
        id: order.id,
        action: order.action,
        by,
        now: app.clock.now(),
        reply: reply.transpose()?,
        text: text.transpose()?,
        revision: order.revision,
        answering: order.answering,
        mailing: app.mailing(&site),
    })
}

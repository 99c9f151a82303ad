//! The link in a moderator's mail: it stands for one comment, with the text of the mail.
//!
//! The token is the authority, as long as its person is a moderator of the site.

use std::sync::Arc;

use super::CommentError;
use super::moderate::{Moderation, Order};
use crate::SiteRegistry;
use afterword_model::{Action, Clock, Comment, Decider, EmailAddress, Interface, Site};
use afterword_store::{Decision, MailToken, Store, StoreError, TokenKind};

#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// Never issued, issued for another purpose, or for somebody without permission now: the answer does not say
    /// which.
    #[error("unknown link")]
    Unknown,
    #[error("expired link")]
    Expired,
    #[error(transparent)]
    Comment(#[from] CommentError),
}

impl From<StoreError> for LinkError {
    fn from(error: StoreError) -> Self {
        Self::Comment(error.into())
    }
}

/// The target of a moderator's link.
#[derive(Debug, Clone)]
pub struct Link {
    pub site: Arc<Site>,
    pub comment: Comment,
    /// The parent of this comment.
    pub answered: Option<Comment>,
    /// Oldest first.
    pub decisions: Vec<Decision>,
    person: EmailAddress,
    revision: u32,
}

impl Link {
    /// Whether the comment's text has changed since the mail; then nothing can be decided.
    #[must_use]
    pub fn is_outdated(&self) -> bool {
        self.comment.revision != self.revision
    }

    /// The decision that led to the comment's current status, and that `undo` undoes.
    #[must_use]
    pub fn latest(&self) -> Option<&Decision> {
        let pins = [Action::Pin.as_str(), Action::Unpin.as_str()];
        let mut latest_first = self.decisions.iter().rev();
        latest_first.find(|decision| !pins.contains(&decision.action.as_str()))
    }
}

/// A moderator's action by a link.
#[derive(Debug, Clone)]
pub struct Wish {
    pub action: Action,
    /// Markdown of the owner's answer; only for an approval.
    pub reply: Option<String>,
    /// The number of decisions that the moderator saw: the last of them is undone.
    pub seen: Option<usize>,
}

/// Decisions by the links in moderators' mails.
#[derive(Clone)]
pub struct ModerationLinks {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) moderation: Moderation,
    pub(crate) clock: Clock,
}

impl ModerationLinks {
    /// Reads the target of the token with this hash, and changes nothing.
    ///
    /// # Errors
    /// [`LinkError::Unknown`], [`LinkError::Expired`], an error of the store.
    pub async fn open(&self, hash: [u8; 32]) -> Result<Link, LinkError> {
        let token = find(&*self.store, hash, TokenKind::Link).await?;
        let id = token.comment.ok_or(LinkError::Unknown)?;
        let comment = self.store.comment(id).await?.ok_or(LinkError::Unknown)?;
        let site = self.sites.of(&comment).map_err(|_| LinkError::Unknown)?;
        if comment.site != token.site || !moderates(&token.person, &site) {
            return Err(LinkError::Unknown);
        }
        if token.expires <= self.clock.now() {
            return Err(LinkError::Expired);
        }
        let answered = match comment.parent {
            Some(parent) => self.store.comment(parent).await?,
            None => None,
        };
        Ok(Link {
            decisions: self.store.decisions(id).await?,
            site,
            comment,
            answered,
            person: token.person,
            revision: token.revision,
        })
    }

    /// Decides, and returns the comment's state afterwards.
    ///
    /// # Errors
    /// As [`ModerationLinks::open`] and [`Moderation::decide`]; [`CommentError::ChangedMeanwhile`] if the decision to
    /// undo is not the latest any more.
    pub async fn decide(&self, hash: [u8; 32], wish: Wish) -> Result<Link, LinkError> {
        let link = self.open(hash).await?;
        let is_late = wish.seen.is_some_and(|seen| seen != link.decisions.len());
        if is_late && wish.action == Action::Undo {
            return match link.latest() {
                // The same button twice: undoing what was undone would be the decision again.
                Some(latest)
                    if latest.action == Action::Undo.as_str()
                        && latest.by == link.person.as_str() =>
                {
                    Ok(link)
                }
                _ => Err(CommentError::ChangedMeanwhile.into()),
            };
        }
        let by = Decider {
            name: link.person.as_str().to_owned(),
            interface: Interface::Link,
        };
        let order = Order {
            reply: wish.reply.filter(|_| wish.action == Action::Approve),
            revision: Some(link.revision),
            ..Order::new(link.comment.id, wish.action)
        };
        self.moderation.decide(by, order).await?;
        self.open(hash).await
    }
}

/// The token with this hash, if it is of this kind; it may have expired.
///
/// # Errors
/// [`LinkError::Unknown`], an error of the store.
pub(super) async fn find(
    store: &dyn Store,
    hash: [u8; 32],
    kind: TokenKind,
) -> Result<MailToken, LinkError> {
    let token = store.mail_token(hash).await?;
    token
        .filter(|token| token.kind == kind)
        .ok_or(LinkError::Unknown)
}

pub(super) fn moderates(person: &EmailAddress, site: &Site) -> bool {
    let person = person.as_str().to_lowercase();
    let mut moderators = site.rules.moderators.iter();
    moderators.any(|moderator| moderator.as_str().to_lowercase() == person)
}

//! Consent to the publication of a private word: by the link in a mail, or with its edit token.

use std::sync::Arc;

use super::CommentError;
use super::links::{LinkError, find};
use crate::Changes as _;
use crate::duplicates::Duplicates;
use crate::keys::Keys;
use crate::{Receivers, SiteRegistry, Wakeups, to_the_end};
use afterword_model::{Clock, Comment, CommentId, Consent, Decider, Interface, Site, Status};
use afterword_store::{Changed, Store, TokenKind};

/// The name in the audit log of somebody who publishes a word of their own.
const AUTHOR: &str = "author";

/// A private word, and whether its author may agree.
#[derive(Debug, Clone)]
pub struct AskedWord {
    pub site: Arc<Site>,
    pub comment: Comment,
}

/// Private words that their authors release.
#[derive(Clone)]
pub struct Consents {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) duplicates: Arc<Duplicates>,
    pub(crate) receivers: Receivers,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) clock: Clock,
}

impl Consents {
    /// Reads the word that the token with this hash is about, and changes nothing.
    ///
    /// # Errors
    /// [`LinkError::Unknown`], also once the word is gone; [`LinkError::Expired`], an error of the store.
    pub async fn asked(&self, hash: [u8; 32]) -> Result<AskedWord, LinkError> {
        self.open(hash).await.map(|(word, _)| word)
    }

    /// The author agrees; repeating it changes nothing.
    ///
    /// # Errors
    /// As [`Consents::asked`]; [`CommentError::Outdated`] for another text than the mail's.
    pub async fn agree(&self, hash: [u8; 32]) -> Result<AskedWord, LinkError> {
        let (word, revision) = self.open(hash).await?;
        if word.comment.status != Status::Private {
            return Ok(word);
        }
        let site = Arc::clone(&word.site);
        let comment = self
            .consent(&word, revision, Interface::Link)
            .await
            .map_err(LinkError::from)?;
        Ok(AskedWord { site, comment })
    }

    /// The author offers the word to the owner.
    ///
    /// # Errors
    /// [`CommentError`]: a wrong token, no private word, the store.
    pub async fn offer(&self, id: CommentId, token: &str) -> Result<AskedWord, CommentError> {
        let comment = self.store.comment(id).await?;
        let comment = comment
            .filter(|comment| comment.status != Status::Deleted)
            .ok_or(CommentError::UnknownComment)?;
        if !self.keys.is_edit_token(id, token) {
            return Err(CommentError::WrongEditToken);
        }
        let site = self.sites.of(&comment)?;
        let word = AskedWord { site, comment };
        // It is no secret any more.
        if !word.comment.private {
            return Ok(word);
        }
        let revision = word.comment.revision;
        let comment = self.consent(&word, revision, Interface::Api).await?;
        Ok(AskedWord { comment, ..word })
    }

    async fn open(&self, hash: [u8; 32]) -> Result<(AskedWord, u32), LinkError> {
        let token = find(&*self.store, hash, TokenKind::Publish).await?;
        let id = token.comment.ok_or(LinkError::Unknown)?;
        let comment = self.store.comment(id).await?;
        let is_there = |comment: &Comment| comment.site == token.site && comment.author.is_some();
        let comment = comment.filter(is_there).ok_or(LinkError::Unknown)?;
        let site = self.sites.of(&comment).map_err(|_| LinkError::Unknown)?;
        if token.expires <= self.clock.now() {
            return Err(LinkError::Expired);
        }
        Ok((AskedWord { site, comment }, token.revision))
    }

    async fn consent(
        &self,
        word: &AskedWord,
        revision: u32,
        interface: Interface,
    ) -> Result<Comment, CommentError> {
        let consent = Consent {
            id: word.comment.id,
            revision,
            by: Decider {
                name: AUTHOR.to_owned(),
                interface,
            },
            now: self.clock.now(),
            mailing: self.receivers.of(&word.site),
        };
        let own = self.clone();
        to_the_end(async move {
            match own.store.consent(consent).await? {
                Changed::Done { comment, .. } => {
                    own.duplicates.decided(&comment);
                    own.wakeups.all();
                    Ok(*comment)
                }
                Changed::Unknown => Err(CommentError::UnknownComment),
                Changed::Outdated => Err(CommentError::Outdated),
                _ => Err(CommentError::ChangedMeanwhile),
            }
        })
        .await
    }
}

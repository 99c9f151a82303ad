//! Readers' mail preferences: they confirm an address, and unsubscribe for good.

use std::sync::Arc;

use super::CommentError;
use super::links::{LinkError, find};
use crate::Changes as _;
use crate::{SiteRegistry, Wakeups, to_the_end};
use afterword_model::{Clock, Comment, CommentId, EmailAddress, PagePath, Site, Status};
use afterword_store::{StopMails, Store, TokenKind};

/// An address to confirm.
#[derive(Debug, Clone)]
pub struct ConfirmableAddress {
    pub site: Arc<Site>,
    pub email: EmailAddress,
    /// It is confirmed already.
    pub confirmed: bool,
}

/// A reader's address, and its mails.
#[derive(Debug, Clone)]
pub struct Reader {
    pub site: Arc<Site>,
    pub email: EmailAddress,
    pub stopped: bool,
    /// The reader's own comment that the mail's reply belongs to.
    pub comment: Option<Comment>,
    /// A published comment of the thread that the mail is about, while the reader follows it.
    pub thread: Option<Comment>,
    /// How many threads the reader follows.
    pub follows: u32,
}

/// Readers' mail subscriptions.
#[derive(Clone)]
pub struct Subscriptions {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) clock: Clock,
}

impl Subscriptions {
    /// Reads the request of the token with this hash, and changes nothing.
    ///
    /// # Errors
    /// [`LinkError::Unknown`], [`LinkError::Expired`], an error of the store.
    pub async fn asked(&self, hash: [u8; 32]) -> Result<ConfirmableAddress, LinkError> {
        let token = find(&*self.store, hash, TokenKind::Confirm).await?;
        let site = self
            .sites
            .current()
            .by_id(token.site)
            .ok_or(LinkError::Unknown)?;
        if token.expires <= self.clock.now() {
            return Err(LinkError::Expired);
        }
        let email = token.person.clone();
        let known = self.store.reader_address_of(token.site, email).await?;
        let known = known.ok_or(LinkError::Unknown)?;
        Ok(ConfirmableAddress {
            site,
            email: token.person,
            confirmed: known.confirmed.is_some() && known.stopped.is_none(),
        })
    }

    /// Confirms the address; repeating it changes nothing.
    ///
    /// # Errors
    /// As [`Subscriptions::asked`].
    pub async fn confirm(&self, hash: [u8; 32]) -> Result<ConfirmableAddress, LinkError> {
        let asked = self.asked(hash).await?;
        if asked.confirmed {
            return Ok(asked);
        }
        let (own, site, email) = (self.clone(), asked.site.id, asked.email.clone());
        let is_known = to_the_end(async move {
            let now = own.clock.now();
            let is_known = own.store.confirm_address(site, email, now).await?;
            // Replies that came before are told now.
            own.wakeups.mails();
            Ok(is_known)
        })
        .await?;
        let confirmed = ConfirmableAddress {
            confirmed: true,
            ..asked
        };
        is_known.then_some(confirmed).ok_or(LinkError::Unknown)
    }

    /// The address with this number; `None` if it was erased, and so gets no mails.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn reader(
        &self,
        id: i64,
        comment: Option<CommentId>,
    ) -> Result<Option<Reader>, CommentError> {
        let Some(address) = self.store.reader_address(id).await? else {
            return Ok(None);
        };
        let Some(site) = self.sites.current().by_id(address.site) else {
            return Ok(None);
        };
        let comment = match comment {
            Some(id) => self.store.comment(id).await?,
            None => None,
        };
        let thread = match &comment {
            Some(comment) => self.followed(&site, comment, &address.email).await?,
            None => None,
        };
        Ok(Some(Reader {
            follows: self
                .store
                .follows_by(site.id, address.email.clone())
                .await?,
            thread,
            comment: comment.filter(|comment| is_by(comment, &site, &address.email)),
            site,
            stopped: address.stopped.is_some(),
            email: address.email,
        }))
    }

    /// What the thread of a comment of the site is called; `None` if there is no such comment.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn thread_of(
        &self,
        site: &Site,
        comment: CommentId,
    ) -> Result<Option<String>, CommentError> {
        let comment = self.store.comment(comment).await?;
        let comment = comment.filter(|comment| comment.site == site.id);
        Ok(comment.map(|comment| match comment.page_title.as_str() {
            // A stranger's title is shown to nobody before the owner has seen it.
            title if !title.is_empty() && comment.status == Status::Approved => title.to_owned(),
            _ => comment.page,
        }))
    }

    /// The comment, if the reader follows its thread.
    async fn followed(
        &self,
        site: &Site,
        comment: &Comment,
        email: &EmailAddress,
    ) -> Result<Option<Comment>, CommentError> {
        let Ok(path) = PagePath::parse(&comment.page) else {
            return Ok(None);
        };
        if comment.site != site.id {
            return Ok(None);
        }
        let pace = self.store.follow(site.id, path, email.clone()).await?;
        Ok(pace.map(|_| comment.clone()))
    }

    /// Ends mails to the address with this number; an erased one gets none anyway.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn stop(&self, id: i64, of: StopMails) -> Result<(), CommentError> {
        self.store.stop_mails(id, of, self.clock.now()).await?;
        Ok(())
    }
}

/// Shows only comments of the address itself.
fn is_by(comment: &Comment, site: &Site, email: &EmailAddress) -> bool {
    let author = comment.author.as_ref();
    let own = author.and_then(|author| author.email.as_ref());
    comment.site == site.id
        && own.is_some_and(|own| own.as_str().eq_ignore_ascii_case(email.as_str()))
}

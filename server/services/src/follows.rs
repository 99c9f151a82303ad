//! Readers follow the thread of a page without writing a comment.

use std::net::IpAddr;
use std::sync::Arc;

use data_encoding::HEXLOWER;

use super::rates::{LimitedAction, Rates};
use super::{CommentError, existence};
use crate::challenges::Challenges;
use crate::keys::Keys;
use crate::{Changes as _, Receivers, Sitemaps, Wakeups, to_the_end};
use afterword_model::{
    Clock, EmailAddress, FollowPace, FollowTaken, Form, Invalid, NewFollow, PagePath, Site, Solved,
};
use afterword_spam::{FormTime, Proof};
use afterword_store::Store;

/// A wish to follow, as it was typed.
#[derive(Debug, Clone)]
pub struct FollowDraft {
    pub page: String,
    pub email: String,
    /// When to hear of new comments; at once, if it is empty.
    pub pace: String,
    pub address: Option<IpAddr>,
    pub form: Form,
}

/// Followers of threads.
#[derive(Clone)]
pub struct Follows {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) challenges: Challenges,
    pub(crate) receivers: Receivers,
    pub(crate) sitemaps: Arc<Sitemaps>,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) clock: Clock,
}

impl Follows {
    /// Whether readers of the site may follow threads.
    #[must_use]
    pub fn are_offered(&self, site: &Site) -> bool {
        self.receivers.of(site).follows
    }

    /// The answer is the same for every address: nobody learns who follows what.
    ///
    /// # Errors
    /// Mistakes in the draft, [`CommentError::Refused`] by the protection of forms, [`CommentError::TooManyComments`],
    /// [`CommentError::NotOfSite`], [`CommentError::TooManyFollowers`].
    pub async fn follow(&self, site: &Site, draft: FollowDraft) -> Result<(), CommentError> {
        let path = PagePath::parse(&draft.page).map_err(Invalid::from)?;
        let (email, pace) = wish(&draft)?;
        let challenge = self.proven(site, &draft.form)?;
        self.rates.network(LimitedAction::Follow, draft.address)?;
        let now = self.clock.now();
        let known = existence::of(&*self.store, &self.sitemaps, site, &path, now).await?;
        if known.is_refused(site.rules.unknown_pages) {
            return Err(CommentError::NotOfSite);
        }
        let network = draft.address.map(|address| self.keys.network(address));
        let follow = NewFollow {
            site: site.id,
            path,
            email,
            pace,
            challenge,
            network: network.map(|network| HEXLOWER.encode(&network)),
            mailing: self.receivers.of(site),
            now,
        };
        let own = self.clone();
        to_the_end(async move {
            match own.store.follow_thread(follow).await? {
                FollowTaken::Noted => {
                    own.wakeups.mails();
                    Ok(())
                }
                FollowTaken::Full => Err(CommentError::TooManyFollowers),
                FollowTaken::Spent => Err(CommentError::Refused),
            }
        })
        .await
    }

    /// Its challenge, which it spends.
    fn proven(&self, site: &Site, form: &Form) -> Result<Option<Solved>, CommentError> {
        match self.challenges.proven(site, Some(form)) {
            _ if form.is_trapped => Err(CommentError::Refused),
            (Proof::NotAsked, _) => Ok(None),
            (Proof::Solved(solved), _) => Ok(Some(solved)),
            // A form without scripts: it holds a stamp of ours, and a person has read it.
            (Proof::Missing, FormTime::Fine) => Ok(None),
            _ => Err(CommentError::Refused),
        }
    }
}

fn wish(draft: &FollowDraft) -> Result<(EmailAddress, FollowPace), Invalid> {
    let pace = match draft.pace.trim() {
        "" => FollowPace::AtOnce,
        word => FollowPace::named(word).ok_or(Invalid::Follow)?,
    };
    match draft.email.trim() {
        "" => Err(Invalid::FollowWithoutEmail),
        email => Ok((EmailAddress::parse(email)?, pace)),
    }
}

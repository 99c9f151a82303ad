//! Comments by mail: each page has an address of its own, and what is written to it becomes a comment once its sender
//! is proven.
//!
//! An address holds the page, its last day and a signature, and nothing is stored for it. Whoever collects addresses
//! gains nothing: a mail without proof of its sender reaches nobody but the person in its From, who is asked once.

use std::net::IpAddr;
use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::CommentError;
use super::existence;
use super::links::{LinkError, find};
use super::rates::{LimitedAction, Rates};
use super::submit::Submissions;
use crate::keys::Keys;
use crate::{Changes as _, Receivers, SiteRegistry, Sitemaps, to_the_end};
use afterword_config::{Addressing, Config, Live};
use afterword_model::policy::Limits;
use afterword_model::{
    Author, Clock, Comment, DisplayName, EmailAddress, Invalid, Page, PageChange, PageKey,
    PagePath, Site, Status, Submission, SubmissionKey, Text, reserved,
};
use afterword_store::{Store, StoreError, TokenKind};

/// In seconds.
const DAY: i64 = 24 * 60 * 60;

/// Where to write comments on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageAddress {
    pub address: String,
    /// The page, with its title.
    pub page: Page,
    /// Until when mails to it are taken.
    pub until: Timestamp,
}

/// The page that an address stands for.
#[derive(Debug, Clone)]
pub struct AddressedPage {
    pub site: Arc<Site>,
    pub path: PagePath,
    /// The earliest time at which it can have been told.
    pub told: Timestamp,
    pub until: Timestamp,
}

/// A mail that may become a comment. The outbox keeps it in the mail that asks its sender.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MailedComment {
    pub page: String,
    /// The name in From.
    pub name: String,
    /// Markdown.
    pub text: String,
    /// The same mail has the same one.
    pub key: String,
    /// Attachments, which are left out: name and size in bytes; and how many are not named.
    pub attached: Vec<(String, u64)>,
    pub attached_more: usize,
}

/// What somebody is asked about by mail: did you write this?
#[derive(Debug, Clone)]
pub struct AskedComment {
    pub site: Arc<Site>,
    pub page: String,
    pub text: String,
    /// As in [`MailedComment`], until it is confirmed.
    pub attached: Vec<(String, u64)>,
    pub attached_more: usize,
    /// Once it is confirmed.
    pub status: Option<Status>,
}

/// Comments by mail.
#[derive(Clone)]
pub struct CommentsByMail {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) sitemaps: Arc<Sitemaps>,
    pub(crate) receivers: Receivers,
    pub(crate) rates: Arc<Rates>,
    pub(crate) submissions: Submissions,
    pub(crate) keys: Arc<Keys>,
    pub(crate) config: Live<Config>,
    pub(crate) limits: Live<Limits>,
    pub(crate) clock: Clock,
}

impl CommentsByMail {
    /// Whether readers of the site may write comments by mail.
    #[must_use]
    pub fn are_offered(&self, site: &Site) -> bool {
        let mail = &self.config.current().mail;
        let has_addresses = mail.address().is_some() && mail.addressing != Addressing::None;
        has_addresses && site.rules.comments_by_mail && !site.rules.retired
    }

    /// The address of a page, as of today. A page that is not known yet begins.
    ///
    /// # Errors
    /// [`CommentError::PageClosed`], [`CommentError::NotOfSite`], [`CommentError::TooManyComments`], the store.
    pub async fn address(
        &self,
        site: &Site,
        path: PagePath,
        client: Option<IpAddr>,
    ) -> Result<PageAddress, CommentError> {
        let now = self.clock.now();
        let page = self.page(site, &path, client).await?;
        let closed = site.closed_pages(now);
        if let Some(by) = closed.closed_by(Some((page.closed, page.first_seen))) {
            return Err(CommentError::PageClosed(by));
        }
        let key = PageKey::of_key(site.id, PagePath::key_of(&page.path));
        let number = self.store.counts(vec![key.clone()]).await?;
        let number = number.first().and_then(|found| found.page);
        let number = number.ok_or(CommentError::UnknownPage)?;
        let last_day = now.as_second().saturating_add(self.lifetime().as_secs()) / DAY;
        let token = u16::try_from(last_day)
            .ok()
            .and_then(|day| Some((self.keys.page_token(number, day, &key)?, day)));
        let found = token.and_then(|(token, day)| Some((self.tagged(&token)?, end_of(day))));
        let (address, until) = found.ok_or(CommentError::UnknownPage)?;
        Ok(PageAddress {
            address,
            page,
            until,
        })
    }

    async fn page(
        &self,
        site: &Site,
        path: &PagePath,
        client: Option<IpAddr>,
    ) -> Result<Page, CommentError> {
        if let Some(page) = self.store.page(site.id, path.clone()).await? {
            return Ok(page);
        }
        // What begins a page costs as much as a comment.
        self.rates.network(LimitedAction::MailAddress, client)?;
        let now = self.clock.now();
        let known = existence::of(&*self.store, &self.sitemaps, site, path, now).await?;
        if known.is_refused(site.rules.unknown_pages) {
            return Err(CommentError::NotOfSite);
        }
        let own = self.clone();
        let change = PageChange {
            site: site.id,
            path: path.clone(),
            create: true,
            closed: None,
            title: None,
            move_to: None,
            alias: None,
            told: self.receivers.of_threads(),
            now,
        };
        to_the_end(async move {
            match own.store.change_page(change).await? {
                afterword_model::PageChanged::Done(page) => Ok(page),
                _ => Err(CommentError::UnknownPage),
            }
        })
        .await
    }

    fn tagged(&self, token: &str) -> Option<String> {
        let mail = &self.config.current().mail;
        let own = mail.address()?;
        let (local, domain) = (own.local(), own.domain());
        match mail.addressing {
            Addressing::Plus => Some(format!("{local}+p{token}@{domain}")),
            Addressing::CatchAll => Some(format!("p{token}@{domain}")),
            Addressing::None => None,
        }
    }

    fn lifetime(&self) -> SignedDuration {
        let lifetime = *self.config.current().mail.token_lifetime;
        SignedDuration::try_from(lifetime).unwrap_or(SignedDuration::MAX)
    }

    /// The page of the token in an address; `None` if it is not ours, or if its page is gone or takes no mails.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn addressed(&self, token: &str) -> Result<Option<AddressedPage>, StoreError> {
        let Some((number, last_day)) = Keys::page_of(token) else {
            return Ok(None);
        };
        let Some((site, page)) = self.store.page_numbered(number).await? else {
            return Ok(None);
        };
        // A page that has moved keeps its former paths.
        let own = PagePath::key_of(&page.path);
        let mut keys = page.aliases.iter().map(String::as_str).chain([own]);
        if !keys.any(|key| self.keys.is_page_token(token, &PageKey::of_key(site, key))) {
            return Ok(None);
        }
        let site = self.sites.current().by_id(site);
        let path = PagePath::parse(&page.path).ok();
        let found = site.filter(|site| self.are_offered(site)).zip(path);
        Ok(found.map(|(site, path)| {
            let until = end_of(last_day);
            let span = self.lifetime() + SignedDuration::from_secs(DAY);
            AddressedPage {
                site,
                path,
                told: until.checked_sub(span).unwrap_or(Timestamp::MIN),
                until,
            }
        }))
    }

    /// The mail becomes a comment of this person, who is proven; the same mail makes one.
    ///
    /// # Errors
    /// As [`Submissions::submit`]; a name or a text that no comment may have.
    pub async fn take(
        &self,
        site: Arc<Site>,
        mailed: &MailedComment,
        person: &EmailAddress,
    ) -> Result<Comment, CommentError> {
        let submission = self.submission(&site, mailed, person, Proven::Yes)?;
        self.rates.person(person)?;
        let submitted = self.submissions.submit(site, submission).await?;
        Ok(submitted.comment)
    }

    /// Whether to ask the person in From about a mail that proves nothing: a mail that would be spam, or that could be
    /// no comment, is worth none.
    ///
    /// # Errors
    /// An error of the store, [`CommentError::Busy`].
    pub async fn is_worth_asking(
        &self,
        site: &Arc<Site>,
        mailed: &MailedComment,
        person: &EmailAddress,
    ) -> Result<bool, CommentError> {
        let Ok(submission) = self.submission(site, mailed, person, Proven::No) else {
            return Ok(false);
        };
        match self.submissions.outlook(Arc::clone(site), submission).await {
            Ok(Status::Spam) => Ok(false),
            Ok(_) => Ok(self.has_turn(site).await?),
            Err(error @ (CommentError::Store(_) | CommentError::Busy)) => Err(error),
            Err(_) => Ok(false),
        }
    }

    /// Whether a site may ask once more. What waits for its turn to ask is kept, and a flood must not fill the outbox.
    async fn has_turn(&self, site: &Site) -> Result<bool, StoreError> {
        let most = self.config.current().mail.confirmations_per_hour;
        if most == 0 {
            return Ok(true);
        }
        let waiting = self.store.mail_totals().await?.held_back as usize;
        Ok(waiting < most && self.rates.asks_by_mail(site, most as u64))
    }

    fn submission(
        &self,
        site: &Site,
        mailed: &MailedComment,
        person: &EmailAddress,
        proven: Proven,
    ) -> Result<Submission, Invalid> {
        let limits = self.limits.current();
        let name = DisplayName::parse(&mailed.name, limits.name)?;
        reserved::check(&name, site)?;
        let author = Author {
            name,
            email: Some(person.clone()),
            website: None,
            owner: false,
            verified: proven == Proven::Yes,
        };
        let path = PagePath::parse(&mailed.page)?;
        let text = Text::parse(&mailed.text, limits.text)?;
        Ok(Submission {
            key: Some(SubmissionKey::parse(&mailed.key)?),
            ..Submission::new(path, author, text)
        })
    }

    /// Reads what the link with this hash asks about, and changes nothing.
    ///
    /// # Errors
    /// [`LinkError::Unknown`], [`LinkError::Expired`], an error of the store.
    pub async fn asked(&self, hash: [u8; 32]) -> Result<AskedComment, LinkError> {
        self.open(hash).await.map(|open| open.asked)
    }

    /// The person has written it: it becomes a comment. Repeating it changes nothing.
    ///
    /// # Errors
    /// As [`CommentsByMail::asked`] and [`CommentsByMail::take`].
    pub async fn confirm(&self, hash: [u8; 32]) -> Result<AskedComment, LinkError> {
        let Open {
            asked,
            person,
            mail,
            mailed,
        } = self.open(hash).await?;
        let Some(mailed) = mailed else {
            return Ok(asked);
        };
        let own = self.clone();
        let confirmed = to_the_end(async move {
            let site = Arc::clone(&asked.site);
            let comment = own.take(site, &mailed, &person).await?;
            own.store.mail_submitted(mail, comment.id).await?;
            Ok(AskedComment {
                status: Some(comment.status),
                ..asked
            })
        });
        confirmed.await.map_err(LinkError::Comment)
    }

    async fn open(&self, hash: [u8; 32]) -> Result<Open, LinkError> {
        let token = find(&*self.store, hash, TokenKind::Submit).await?;
        let site = self.sites.current().by_id(token.site);
        let site = site.ok_or(LinkError::Unknown)?;
        if let Some(id) = token.comment {
            let comment = self.store.comment(id).await?.ok_or(LinkError::Unknown)?;
            return Ok(Open {
                asked: AskedComment {
                    site,
                    page: comment.page,
                    text: comment.text.as_str().to_owned(),
                    attached: Vec::new(),
                    attached_more: 0,
                    status: Some(comment.status),
                },
                person: token.person,
                mail: token.mail,
                mailed: None,
            });
        }
        if token.expires <= self.clock.now() {
            return Err(LinkError::Expired);
        }
        let mail = self.store.mail(token.mail).await?;
        let mailed = mail.and_then(|mail| serde_json::from_str::<MailedComment>(&mail.facts).ok());
        let mailed = mailed.ok_or(LinkError::Unknown)?;
        Ok(Open {
            asked: AskedComment {
                site,
                page: mailed.page.clone(),
                text: mailed.text.clone(),
                attached: mailed.attached.clone(),
                attached_more: mailed.attached_more,
                status: None,
            },
            person: token.person,
            mail: token.mail,
            mailed: Some(mailed),
        })
    }
}

/// Whether the sender of a mail is proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Proven {
    Yes,
    No,
}

/// What a link stands for.
struct Open {
    asked: AskedComment,
    person: EmailAddress,
    mail: afterword_store::MailId,
    /// Until it is confirmed.
    mailed: Option<MailedComment>,
}

/// The last second of a day, which is counted from 1970 on, in UTC.
fn end_of(day: u16) -> Timestamp {
    let second = (i64::from(day) + 1) * DAY - 1;
    Timestamp::from_second(second).unwrap_or(Timestamp::MAX)
}

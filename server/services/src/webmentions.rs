//! Webmentions as they come (<https://www.w3.org/TR/webmention/>): two addresses from anybody. They wait until the source
//! was read; nothing is asked before.
//!
//! Not here: reading the source (`integrations`), and what becomes of it (`conversations`).

use std::fmt::Display;
use std::net::IpAddr;
use std::sync::Arc;

use url::Url;

use super::CommentError;
use super::existence;
use super::rates::{LimitedAction, Rates};
use crate::{SiteRegistry, Sitemaps, Wakeups};
use afterword_config::Config;
use afterword_model::{Clock, Comment, CommentId, Existence, Invalid, PagePath, Site, Status};
use afterword_store::{NewWebmention, Store, WebmentionQueued};

/// In bytes, of an address.
const LONGEST: usize = 1000;
/// So many may wait of one host: a minute and a half of reading.
const MOST_OF_HOST: u32 = 20;
const MOST_OF_PAGE: u32 = 100;
const MOST: u32 = 2000;

/// Webmentions of all sites.
#[derive(Clone)]
pub struct Webmentions {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) sitemaps: Arc<Sitemaps>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) config: Arc<Config>,
    pub(crate) clock: Clock,
}

impl Webmentions {
    /// Has the source read, if the target is a page that takes webmentions.
    ///
    /// # Errors
    /// [`Invalid::WebmentionSource`], [`Invalid::WebmentionTarget`], [`CommentError::PageClosed`],
    /// [`CommentError::TooManyComments`] of one network, [`CommentError::Busy`] where too
    /// many wait already, the store.
    pub async fn receive(
        &self,
        source: &str,
        target: &str,
        client: Option<IpAddr>,
    ) -> Result<(), CommentError> {
        let source = address(source)
            .map(whole)
            .ok_or(Invalid::WebmentionSource)?;
        let target = address(target).ok_or(Invalid::WebmentionTarget)?;
        self.rates.network(LimitedAction::Webmention, client)?;
        let page = self.page_at(&target).await?;
        let (site, path) = page
            .filter(|(site, _)| takes(site))
            .ok_or(Invalid::WebmentionTarget)?;
        // A list or a feed of the site itself shows what is there.
        if site.has(&source)
            || source
                .as_str()
                .starts_with(&answer_address(&self.config, ""))
        {
            return Err(Invalid::WebmentionSource.into());
        }
        self.ensure_open(&site, &path).await?;
        let queued = self.store.queue_webmention(NewWebmention {
            site: site.id,
            path,
            host: host(&source),
            source: source.into(),
            target: target.into(),
            now: self.clock.now(),
            most_of_host: MOST_OF_HOST,
            most_of_page: MOST_OF_PAGE,
            most: MOST,
        });
        match queued.await? {
            WebmentionQueued::Queued => {
                self.wakeups.webmentions();
                Ok(())
            }
            WebmentionQueued::Waits => Ok(()),
            WebmentionQueued::Full => Err(CommentError::Busy),
        }
    }

    /// The page, or that below which the answer is.
    async fn page_at(&self, target: &Url) -> Result<Option<(Arc<Site>, PagePath)>, CommentError> {
        let page = self.answer_at(target).await?;
        Ok(page.or_else(|| self.sites.current().page_at(target)))
    }

    /// The page below which an answer of the owner is that has a page of its own.
    async fn answer_at(&self, target: &Url) -> Result<Option<(Arc<Site>, PagePath)>, CommentError> {
        let id = target
            .as_str()
            .strip_prefix(&answer_address(&self.config, ""));
        let Some(id) = id.and_then(|id| CommentId::parse(id).ok()) else {
            return Ok(None);
        };
        let comment = self.store.comment(id).await?;
        let Some(comment) = comment.filter(has_page) else {
            return Ok(None);
        };
        let site = self.sites.of(&comment)?;
        Ok(PagePath::parse(&comment.page).ok().map(|path| (site, path)))
    }

    /// A page that the site does not have, or that takes no comments, has nothing read for it.
    async fn ensure_open(&self, site: &Site, path: &PagePath) -> Result<(), CommentError> {
        let now = self.clock.now();
        let page = self.store.page(site.id, path.clone()).await?;
        let facts = page.as_ref().map(|page| (page.closed, page.first_seen));
        if let Some(by) = site.closed_pages(now).closed_by(facts) {
            return Err(CommentError::PageClosed(by));
        }
        let known = existence::of(&*self.store, &self.sitemaps, site, path, now).await?;
        // A comment would be held. Here a stranger's page would be read for nothing.
        match known {
            Existence::Unknown => Err(Invalid::WebmentionTarget.into()),
            _ => Ok(()),
        }
    }
}

/// Where a comment of the owner stands alone: the source of the webmentions that it causes.
#[must_use]
pub fn answer_address(config: &Config, id: impl Display) -> String {
    format!("{}/answers/{id}", config.server.public_url)
}

/// Whether it has such a page: it is the owner's, and readers see it.
#[must_use]
pub fn has_page(comment: &Comment) -> bool {
    let by_owner = comment.author.as_ref().is_some_and(|author| author.owner);
    by_owner && comment.status == Status::Approved
}

fn takes(site: &Site) -> bool {
    site.rules.webmentions && !site.rules.retired
}

/// An address of the web.
fn address(text: &str) -> Option<Url> {
    let url = Url::parse(text.trim()).ok()?;
    let is_web = matches!(url.scheme(), "http" | "https") && url.host_str().is_some();
    let is_plain = url.username().is_empty() && url.password().is_none();
    (is_web && is_plain && url.as_str().len() <= LONGEST).then_some(url)
}

/// A part of a page is no page of its own.
fn whole(mut url: Url) -> Url {
    url.set_fragment(None);
    url
}

/// By which somebody is known: without the `www.` that many have in front.
#[must_use]
pub fn host(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default().trim_end_matches('.');
    host.strip_prefix("www.").unwrap_or(host).to_owned()
}

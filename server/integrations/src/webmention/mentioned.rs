//! The page that a webmention is about, by whichever address.
//!
//! Anybody can send any address of a page. So it is the page that is mentioned or not, and not the address: else whoever
//! sends one that is not linked would have a comment removed whose page links to the article all the same.

use std::collections::HashSet;
use std::sync::Arc;

use afterword_markup::is_same_page;
use afterword_model::{CommentId, PagePath, Site};
use afterword_services::webmentions::{answer_address, has_page};
use afterword_store::{Store, WaitingWebmention};
use url::Url;

use super::fetch::PageError;
use crate::IntegrationServices;

pub(super) struct Mentioned {
    /// As it was sent.
    pub(super) target: Url,
    store: Arc<dyn Store>,
    site: Arc<Site>,
    /// Of its path, and of those that it had before.
    keys: HashSet<String>,
    /// Stands before the number of an answer of the owner that has a page of its own.
    answers: String,
    /// Those below the page.
    known: HashSet<CommentId>,
}

impl Mentioned {
    /// # Errors
    /// [`PageError::Astray`] where there is no such page any more, [`PageError::Unread`] where the store fails.
    pub(super) async fn by(
        services: &IntegrationServices,
        waiting: &WaitingWebmention,
    ) -> Result<Self, PageError> {
        let site = services.sites.current().by_id(waiting.site);
        let site = site.ok_or(PageError::Astray)?;
        let path = PagePath::parse(&waiting.path).map_err(|_| PageError::Astray)?;
        let target = waiting.target.parse().map_err(|_| PageError::Astray)?;
        let mut keys = HashSet::from([path.key().to_owned()]);
        let page = services.store.page(site.id, path).await;
        if let Some(page) = page.map_err(|_| PageError::Unread)? {
            let paths = page.aliases.iter().chain([&page.path]);
            keys.extend(paths.map(|path| PagePath::key_of(path).to_owned()));
        }
        Ok(Self {
            target,
            store: Arc::clone(&services.store),
            site,
            keys,
            answers: answer_address(&services.config, ""),
            known: HashSet::new(),
        })
    }

    /// Whether an address leads to the page, or to an answer below it that is known.
    pub(super) fn is_at(&self, url: &Url) -> bool {
        is_same_page(url, &self.target) || self.is_path(url) || self.is_answer(url)
    }

    /// The answer of the owner whose own page an address is, wherever it was given.
    pub(super) fn answer(&self, url: &Url) -> Option<CommentId> {
        let id = url.as_str().strip_prefix(&self.answers)?;
        CommentId::parse(id).ok()
    }

    /// Learns which of these answers are below the page.
    ///
    /// # Errors
    /// [`PageError::Unread`] where the store fails.
    pub(super) async fn know(&mut self, answers: HashSet<CommentId>) -> Result<(), PageError> {
        for id in answers {
            let answer = self.store.comment(id).await;
            let answer = answer.map_err(|_| PageError::Unread)?;
            let is_here = answer.is_some_and(|answer| {
                has_page(&answer)
                    && answer.site == self.site.id
                    && self.keys.contains(PagePath::key_of(&answer.page))
            });
            self.known.extend(is_here.then_some(id));
        }
        Ok(())
    }

    fn is_path(&self, url: &Url) -> bool {
        let is_here = url.host_str().is_some_and(|host| self.site.is_at(host));
        let path = is_here.then(|| PagePath::parse(url.path()).ok()).flatten();
        path.is_some_and(|path| self.keys.contains(path.key()))
    }

    fn is_answer(&self, url: &Url) -> bool {
        self.answer(url).is_some_and(|id| self.known.contains(&id))
    }
}

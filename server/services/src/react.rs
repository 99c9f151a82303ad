//! Reactions of readers: a small set, one of each kind; repeating one removes it.

use std::net::IpAddr;
use std::sync::Arc;

use super::rates::{LimitedAction, Rates};
use super::sites::ensure_in_use;
use super::{CommentError, existence};
use crate::keys::Keys;
use crate::{Changes as _, SiteRegistry, Sitemaps, to_the_end};
use afterword_model::{Clock, CommentId, Invalid, PagePath, Reactions, Site, SubmissionKey};
use afterword_store::{PageReaction, Reacted, Reaction, Store};

/// Reactions that one network may give to one comment, or article. It has 256 addresses or more, and some readers share an
/// address.
const PER_NETWORK: u32 = 20;

#[derive(Debug, Clone)]
pub struct Reader {
    /// A random value in the reader's browser; it proves nothing and names nobody.
    pub key: SubmissionKey,
    pub address: IpAddr,
}

#[derive(Debug, Clone)]
pub struct Totals {
    pub reactions: Reactions,
    pub mine: Vec<String>,
}

/// Readers' reactions to comments and articles.
#[derive(Clone)]
pub struct ReaderReactions {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) sitemaps: Arc<Sitemaps>,
    pub(crate) clock: Clock,
}

impl ReaderReactions {
    /// # Errors
    /// [`Invalid::Reaction`] for an unknown reaction of the site, [`CommentError::TooManyReactions`],
    /// [`CommentError::PageClosed`] on a retired site.
    pub async fn react(
        &self,
        id: CommentId,
        reader: Reader,
        reaction: String,
    ) -> Result<Totals, CommentError> {
        self.bound(&reader)?;
        let comment = self.store.comment(id).await?;
        let comment = comment.ok_or(CommentError::UnknownComment)?;
        let site = self.sites.of(&comment)?;
        ensure_in_use(&site)?;
        let known = &site.rules.reactions;
        if !known.contains(&reaction) {
            return Err(Invalid::Reaction(known.join(" ")).into());
        }
        let given = Reaction {
            id,
            reaction,
            voter: self.voter(&reader),
            network: self.keys.network(reader.address),
            network_limit: PER_NETWORK,
            now: self.clock.now(),
        };
        let store = Arc::clone(&self.store);
        to_the_end(async move { totals(store.react(given).await?) }).await
    }

    /// A reaction to an article of the site.
    ///
    /// # Errors
    /// As of [`Self::react`], and [`CommentError::NotOfSite`].
    pub async fn react_to_page(
        &self,
        site: &Site,
        path: PagePath,
        reader: Reader,
        reaction: String,
    ) -> Result<Totals, CommentError> {
        self.bound(&reader)?;
        ensure_in_use(site)?;
        let rules = &site.rules;
        let known = &rules.reactions;
        if !rules.article_reactions || !known.contains(&reaction) {
            let known = known.iter().filter(|_| rules.article_reactions);
            let known: Vec<&str> = known.map(String::as_str).collect();
            return Err(Invalid::Reaction(known.join(" ")).into());
        }
        let now = self.clock.now();
        let existence = existence::of(&*self.store, &self.sitemaps, site, &path, now).await?;
        if existence.is_refused(rules.unknown_pages) {
            return Err(CommentError::NotOfSite);
        }
        let given = PageReaction {
            site: site.id,
            path,
            reaction,
            voter: self.voter(&reader),
            network: self.keys.network(reader.address),
            network_limit: PER_NETWORK,
            now,
        };
        let store = Arc::clone(&self.store);
        to_the_end(async move { totals(store.react_to_page(given).await?) }).await
    }

    fn bound(&self, reader: &Reader) -> Result<(), CommentError> {
        let bounded = self
            .rates
            .network(LimitedAction::Reaction, Some(reader.address));
        bounded
            .map(drop)
            .map_err(|_| CommentError::TooManyReactions)
    }

    fn voter(&self, reader: &Reader) -> [u8; 16] {
        self.keys
            .pseudonym("reader", reader.key.as_str().as_bytes())
    }
}

fn totals(reacted: Reacted) -> Result<Totals, CommentError> {
    match reacted {
        Reacted::Totals { reactions, mine } => Ok(Totals { reactions, mine }),
        Reacted::UnknownComment => Err(CommentError::UnknownComment),
        Reacted::TooMany => Err(CommentError::TooManyReactions),
    }
}

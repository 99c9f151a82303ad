//! Which pages a site has, as its own sitemap says (<https://www.sitemaps.org/protocol.html>), so that nobody comments
//! on pages that are not there.
//!
//! - `worker`: reads the sitemaps from time to time. `fetch`: one site's, with all its files; `body`: as it comes in.
//! - `read`: what one file says, `bounded`: however long it is. `error`: why one could not be read.
//!
//! Kept in memory alone, as hashes; no page is asked for, and no reader waits for another server. Not here: what
//! becomes of a comment for an unknown page (`spam/existence.rs`, `comments/submit.rs`).

mod body;
mod bounded;
mod error;
mod fetch;
mod read;
mod worker;

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

use afterword_outgoing::{Client, Options};
use arc_swap::ArcSwap;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;
use url::Url;

pub use error::SitemapError;
pub use read::Broken;
pub use worker::Worker;

use self::fetch::{Map, Reader};
use crate::comments::{Existence, PagePath, Site, SiteId};
use crate::config::Config;

/// So long a sitemap is taken to name every page there is. It is not read again sooner either, whatever readers do.
const FRESH: SignedDuration = SignedDuration::from_mins(10);

/// What the sitemaps of all sites say.
#[derive(Default)]
pub struct Sitemaps {
    hasher: RandomState,
    maps: ArcSwap<HashMap<SiteId, Arc<Map>>>,
    /// Sites where a page was asked for that is not named.
    asked: Mutex<HashSet<SiteId>>,
    wake: Notify,
}

impl Sitemaps {
    /// What a site's sitemap says of a page.
    #[must_use]
    pub fn knows(&self, site: &Site, path: &PagePath, now: Timestamp) -> Existence {
        let maps = self.maps.load();
        let place = site.sitemap();
        let map = maps
            .get(&site.id)
            .filter(|map| Some(&map.place) == place.as_ref());
        let Some(map) = map else {
            return Existence::NotTold;
        };
        if map.names(self.hasher.hash_one(path.key())) {
            return Existence::Known;
        }
        let age = now.duration_since(map.read);
        if (SignedDuration::ZERO..=FRESH).contains(&age) {
            Existence::Unknown
        } else {
            Existence::Doubtful
        }
    }

    /// A page was asked for that the sitemap does not name: it may be newer.
    pub fn ask_again(&self, site: SiteId) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.insert(site) {
            self.wake.notify_one();
        }
    }

    /// Sites, their settings or the clock are others than before.
    pub fn look(&self) {
        self.wake.notify_one();
    }

    fn is_asked(&self, site: SiteId) -> bool {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.contains(&site)
    }

    /// What is asked from now on waits for the next time.
    fn begin(&self, site: SiteId) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.remove(&site);
    }

    fn keep(&self, site: SiteId, map: Map) {
        let map = Arc::new(map);
        self.maps.rcu(|maps| {
            let mut maps = HashMap::clone(maps);
            maps.insert(site, Arc::clone(&map));
            maps
        });
    }

    fn forget_all_but(&self, sites: &HashSet<SiteId>) {
        let all_kept = self.maps.load().keys().all(|site| sites.contains(site));
        if !all_kept {
            self.maps.rcu(|maps| {
                let mut maps = HashMap::clone(maps);
                maps.retain(|site, _| sites.contains(site));
                maps
            });
        }
    }
}

/// The way to sitemaps.
///
/// # Errors
/// TLS can't be used.
pub fn way(config: &Config) -> Result<Client, rustls::Error> {
    Client::new(Options {
        private_hosts: config.outgoing.private_hosts(),
        private_hosts_setting: "outgoing.allow_private",
        timeout: *config.outgoing.timeout,
        timeout_setting: "outgoing.timeout",
    })
}

/// Reads a site's sitemap once, as the worker does; how many pages it names.
///
/// # Errors
/// [`SitemapError`].
pub async fn try_read(way: &Client, site: &Arc<Site>, place: &Url) -> Result<usize, SitemapError> {
    let hasher = RandomState::new();
    let reader = Reader::new(way, &hasher, site);
    Ok(reader.read(place, None, Timestamp::now()).await?.pages())
}

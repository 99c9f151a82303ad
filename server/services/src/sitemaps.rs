//! The pages of a site, according to its sitemap, in memory.
//!
//! Not here: reading sitemaps (`integrations`), and what follows for a comment on an unknown page (`spam`, `submit`).

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

use afterword_model::{Existence, PagePath, Site, SiteId};
use arc_swap::ArcSwap;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;
use url::Url;

/// For this long a sitemap is taken as complete. It is not read again sooner either, whatever readers do.
pub const FRESH: SignedDuration = SignedDuration::from_mins(10);

/// The contents of one site's sitemap.
pub trait PageNames: Send + Sync {
    /// The URL it was read from.
    fn place(&self) -> &Url;
    /// The time at which all of it was current.
    fn read_at(&self) -> Timestamp;
    /// Whether it names the page with this [`Sitemaps::hash`].
    fn names(&self, page: u64) -> bool;
}

/// The sitemaps of all sites.
#[derive(Default)]
pub struct Sitemaps {
    hasher: RandomState,
    maps: ArcSwap<HashMap<SiteId, Arc<dyn PageNames>>>,
    /// Sites with a comment on a page that is not named.
    asked: Mutex<HashSet<SiteId>>,
    wake: Notify,
}

impl Sitemaps {
    /// What a site's sitemap says about a page.
    #[must_use]
    pub fn knows(&self, site: &Site, path: &PagePath, now: Timestamp) -> Existence {
        let maps = self.maps.load();
        let place = site.sitemap();
        let map = maps
            .get(&site.id)
            .filter(|map| Some(map.place()) == place.as_ref());
        let Some(map) = map else {
            return Existence::NotTold;
        };
        if map.names(self.hasher.hash_one(path.key())) {
            return Existence::Known;
        }
        let age = now.duration_since(map.read_at());
        if (SignedDuration::ZERO..=FRESH).contains(&age) {
            Existence::Unknown
        } else {
            Existence::Doubtful
        }
    }

    /// Hashes pages; with a new key for each process.
    #[must_use]
    pub fn hasher(&self) -> &RandomState {
        &self.hasher
    }

    /// Somebody has commented on a page that the sitemap does not name: the page may be newer.
    pub fn ask_again(&self, site: SiteId) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.insert(site) {
            self.wake.notify_one();
        }
    }

    /// Sites, their settings or the clock have changed.
    pub fn look(&self) {
        self.wake.notify_one();
    }

    /// Waits until somebody has called [`Sitemaps::look`] or [`Sitemaps::ask_again`].
    pub async fn changed(&self) {
        self.wake.notified().await;
    }

    #[must_use]
    pub fn is_asked(&self, site: SiteId) -> bool {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.contains(&site)
    }

    /// Later requests wait for the next reading.
    pub fn begin(&self, site: SiteId) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.remove(&site);
    }

    pub fn keep(&self, site: SiteId, map: &Arc<dyn PageNames>) {
        self.maps.rcu(|maps| {
            let mut maps = HashMap::clone(maps);
            maps.insert(site, Arc::clone(map));
            maps
        });
    }

    pub fn forget_all_but(&self, sites: &HashSet<SiteId>) {
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

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

/// For this long a sitemap is taken to name every page there is. It is not read again sooner either, whatever readers do.
pub const FRESH: SignedDuration = SignedDuration::from_mins(10);

/// What one site's sitemap has said.
pub trait PageNames: Send + Sync {
    /// Where it was read.
    fn place(&self) -> &Url;
    /// When all of it was known to be so.
    fn read_at(&self) -> Timestamp;
    /// Whether it names the page with this [`Sitemaps::hash`].
    fn names(&self, page: u64) -> bool;
}

/// What the sitemaps of all sites say.
#[derive(Default)]
pub struct Sitemaps {
    hasher: RandomState,
    maps: ArcSwap<HashMap<SiteId, Arc<dyn PageNames>>>,
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

    /// By what pages are known; keyed anew by each process.
    #[must_use]
    pub fn hasher(&self) -> &RandomState {
        &self.hasher
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

    /// Until somebody has called [`Sitemaps::look`] or [`Sitemaps::ask_again`].
    pub async fn changed(&self) {
        self.wake.notified().await;
    }

    #[must_use]
    pub fn is_asked(&self, site: SiteId) -> bool {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.contains(&site)
    }

    /// What is asked from now on waits for the next reading.
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

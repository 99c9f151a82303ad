//! Reads the sitemaps of all sites: at the start, every few hours, and sooner if somebody comments on a page that is
//! not in it. It reads one after another, because none is urgent.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasher;
use std::sync::Arc;
use std::time::Duration;

use afterword_outgoing::{Client, SetupError};
use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};
use url::Url;

use super::error::SitemapError;
use super::fetch::{Map, Reader};
use crate::own_site;
use crate::{IntegrationServices, Metrics};
use afterword_jobs::{Job, JobContext, NextCall};
use afterword_model::{Site, SiteId};
use afterword_services::sitemaps::{FRESH, PageNames};

/// Up to an hour more is added at random, so that not all servers ask a host at once.
const EVERY: SignedDuration = SignedDuration::from_hours(4);
/// After a failure; doubled each time, up to `EVERY`.
const AGAIN: SignedDuration = SignedDuration::from_mins(10);
/// The longest wait while nothing is due: the clock may be set meanwhile, and another process may change sites.
const DOUBT: Duration = Duration::from_secs(60);

pub struct Worker {
    services: IntegrationServices,
    metrics: Arc<Metrics>,
    way: Client,
    turns: HashMap<SiteId, SiteSchedule>,
    /// The last sitemap of each site.
    maps: HashMap<SiteId, Arc<Map>>,
}

/// When a site's sitemap was last tried, and when it is due again.
#[derive(Debug, Clone)]
struct SiteSchedule {
    place: Url,
    tried: Timestamp,
    due: Timestamp,
    failures: u32,
}

impl SiteSchedule {
    /// A last attempt in the future is ignored: the clock was set back.
    fn is_due(&self, place: &Url, is_asked: bool, now: Timestamp) -> bool {
        let is_rested = now.duration_since(self.tried) >= FRESH;
        self.place != *place || self.tried > now || self.due <= now || (is_asked && is_rested)
    }
}

#[async_trait]
impl Job for Worker {
    fn name(&self) -> &'static str {
        "sitemaps"
    }

    /// When the server stops, a read in progress is given up.
    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        tokio::select! {
            biased;
            () = context.stopped() => Ok(NextCall::Finished),
            read = self.round(context) => read.map(|()| NextCall::After(DOUBT)),
        }
    }

    async fn woken(&mut self) {
        self.services.sitemaps.changed().await;
    }
}

impl Worker {
    /// # Errors
    /// [`SetupError`].
    pub fn new(services: IntegrationServices, metrics: Arc<Metrics>) -> Result<Self, SetupError> {
        let way = own_site::client(&services.config)?;
        Ok(Self {
            services,
            metrics,
            way,
            turns: HashMap::new(),
            maps: HashMap::new(),
        })
    }

    /// Reads all that are due. If reading one panics, the others are still read.
    async fn round(&mut self, context: &JobContext) -> anyhow::Result<()> {
        let mut outcome = Ok(());
        let services = self.services.clone();
        let sites = services.sites.current();
        let placed: Vec<(Arc<Site>, Url)> = sites
            .all()
            .iter()
            .filter_map(|site| Some((Arc::clone(site), site.sitemap()?)))
            .collect();
        let ids: HashSet<SiteId> = placed.iter().map(|(site, _)| site.id).collect();
        services.sitemaps.forget_all_but(&ids);
        self.turns.retain(|site, _| ids.contains(site));
        self.maps.retain(|site, _| ids.contains(site));
        for (site, place) in placed {
            let is_asked = services.sitemaps.is_asked(site.id);
            let turn = self.turns.get(&site.id);
            if turn.is_none_or(|turn| turn.is_due(&place, is_asked, services.clock.now())) {
                let read = context.contain(self.read(&site, place.clone())).await;
                if read.is_err() {
                    self.metrics.sitemap_read("failed");
                    let failures = self.failures(site.id, &place) + 1;
                    self.note(site.id, place, services.clock.now(), failures);
                    outcome = read;
                }
            }
        }
        let failing = self.turns.values().filter(|turn| turn.failures > 0);
        let failing = i64::try_from(failing.count()).unwrap_or(i64::MAX);
        self.metrics.sitemaps_failing.set(failing);
        outcome
    }

    async fn read(&mut self, site: &Arc<Site>, place: Url) {
        let services = self.services.clone();
        let began = services.clock.now();
        let before = self.maps.get(&site.id).map(Arc::clone);
        let before = before.filter(|map| map.place == place);
        // Before it is read: a page that is asked for meanwhile may be newer than what comes.
        services.sitemaps.begin(site.id);
        let reader = Reader::new(&self.way, services.sitemaps.hasher(), site);
        let failures = match reader.read(&place, before.as_deref(), began).await {
            Ok(map) => {
                let is_old = before.is_some_and(|before| map.is_as(&before));
                let pages = map.pages();
                let map = Arc::new(map);
                self.maps.insert(site.id, Arc::clone(&map));
                let names: Arc<dyn PageNames> = map;
                services.sitemaps.keep(site.id, &names);
                self.tell_read(site, &place, pages, is_old);
                0
            }
            Err(error) => {
                tell_failed(site, before.is_some(), &error);
                self.metrics.sitemap_read("failed");
                self.failures(site.id, &place) + 1
            }
        };
        self.note(site.id, place, began, failures);
    }

    fn note(&mut self, site: SiteId, place: Url, tried: Timestamp, failures: u32) {
        let turn = SiteSchedule {
            due: tried + self.pause(site, failures, tried),
            tried,
            place,
            failures,
        };
        self.turns.insert(site, turn);
    }

    fn failures(&self, site: SiteId, place: &Url) -> u32 {
        let turn = self.turns.get(&site).filter(|turn| turn.place == *place);
        turn.map_or(0, |turn| turn.failures)
    }

    fn pause(&self, site: SiteId, failures: u32, now: Timestamp) -> SignedDuration {
        if failures == 0 {
            let lot = self
                .services
                .sitemaps
                .hasher()
                .hash_one((site, now.as_millisecond()));
            return EVERY + SignedDuration::from_secs(i64::try_from(lot % 3600).unwrap_or(0));
        }
        let doublings = i32::try_from(failures - 1).unwrap_or(i32::MAX).min(8);
        EVERY.min(AGAIN.saturating_mul(1 << doublings))
    }

    fn tell_read(&self, site: &Site, place: &Url, pages: usize, is_old: bool) {
        let outcome = if is_old { "unchanged" } else { "read" };
        self.metrics.sitemap_read(outcome);
        let (site, has_failed) = (site.key.as_str(), self.failures(site.id, place) > 0);
        if is_old && !has_failed {
            tracing::debug!(site, pages, "a sitemap is as it was");
        } else {
            tracing::info!(site, pages, "a sitemap was read");
        }
    }
}

fn tell_failed(site: &Site, is_known: bool, error: &SitemapError) {
    let (site, advice) = (site.key.as_str(), error.advice());
    let meanwhile = if is_known {
        "what it said before still holds"
    } else {
        "until it can be, no comment is held because of it"
    };
    tracing::warn!(site, %error, advice, "a sitemap can't be read; {meanwhile}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: i64) -> Timestamp {
        Timestamp::from_second(1_000_000 + 60 * minutes).unwrap()
    }

    #[test]
    fn a_sitemap_is_read_in_its_turn_and_sooner_when_asked_though_never_often() {
        let place: Url = "https://blog.test/sitemap.xml".parse().unwrap();
        let elsewhere: Url = "https://blog.test/other.xml".parse().unwrap();
        let turn = SiteSchedule {
            place: place.clone(),
            tried: at(0),
            due: at(240),
            failures: 0,
        };
        for (place, is_asked, minute, is_due) in [
            (&place, false, 1, false),
            (&place, false, 239, false),
            (&place, false, 240, true),
            (&place, true, 9, false),
            (&place, true, 10, true),
            (&place, false, -1, true),
            (&elsewhere, false, 1, true),
        ] {
            let due = turn.is_due(place, is_asked, at(minute));
            assert_eq!(due, is_due, "{place} {is_asked} {minute}");
        }
    }
}

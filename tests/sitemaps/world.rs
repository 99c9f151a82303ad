//! A blog on a host with a sitemap, and its comments.

use std::time::{Duration, Instant};

use afterword_config::SetOverride;
use afterword_model::policy::SiteOverrides;
use afterword_model::{Existence, PagePath, Site};
use std::sync::Arc;

use super::host::Host;
use crate::support::{TestServer, Visitor};

pub(super) struct World {
    pub(super) server: TestServer,
    pub(super) host: Host,
}

impl World {
    /// A blog that publishes comments, with a sitemap that names these pages.
    pub(super) async fn with(pages: &[&str], settings: &[&str]) -> Self {
        let host = Host::start().await;
        host.names(pages);
        let world = Self::of(host, settings).await;
        world.has_read(1).await;
        world
    }

    pub(super) async fn of(host: Host, settings: &[&str]) -> Self {
        let mut own = SiteOverrides::default();
        own.set("moderation=publish").unwrap();
        own.set("sitemap=/sitemap.xml").unwrap();
        for setting in settings {
            own.set(setting).unwrap();
        }
        let server = TestServer::without_sites(&[
            "outgoing.allow_private=127.0.0.1",
            "metrics.listen=127.0.0.1:0",
        ])
        .await;
        server.add_site_with("blog", &[&host.origin()], own).await;
        Self { server, host }
    }

    pub(super) fn visitor(&self) -> Visitor {
        self.server.visitor().at(&self.host.origin())
    }

    pub(super) fn site(&self) -> Arc<Site> {
        self.server.app.sites.current().by_key("blog").unwrap()
    }

    pub(super) fn knows(&self, page: &str) -> Existence {
        let app = &self.server.app;
        let path = PagePath::parse(page).unwrap();
        app.sitemaps.knows(&self.site(), &path, app.clock.now())
    }

    /// Lets time pass, and the worker look at the clock.
    pub(super) fn pass(&self, minutes: u64) {
        self.server.pass(Duration::from_secs(60 * minutes));
        self.server.app.sitemaps.look();
    }

    /// Waits until the metrics say so.
    pub(super) async fn tells(&self, line: &str) {
        let url = format!("http://{}/metrics", self.server.metrics_address.unwrap());
        let end = Instant::now() + Duration::from_secs(30);
        loop {
            let text = reqwest::get(&url).await.unwrap().text().await.unwrap();
            if text.lines().any(|told| told == line) {
                return;
            }
            let told: Vec<&str> = text.lines().filter(|l| l.contains("sitemap")).collect();
            assert!(Instant::now() < end, "{line}: {told:#?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub(super) async fn has_read(&self, times: usize) {
        self.tells(&format!(
            "afterword_sitemaps_total{{outcome=\"read\"}} {times}"
        ))
        .await;
        self.tells("afterword_sitemaps_failing 0").await;
    }

    pub(super) async fn has_failed(&self, times: usize) {
        self.tells(&format!(
            "afterword_sitemaps_total{{outcome=\"failed\"}} {times}"
        ))
        .await;
        self.tells("afterword_sitemaps_failing 1").await;
    }
}

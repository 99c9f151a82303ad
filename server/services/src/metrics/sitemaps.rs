//! What the server counts of the sitemaps it reads.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OutcomeLabel {
    outcome: &'static str,
}

#[derive(Debug)]
pub struct Sitemaps {
    read: Family<OutcomeLabel, Counter>,
    /// Sites whose sitemap could not be read the last time.
    pub failing: Gauge,
}

impl Default for Sitemaps {
    fn default() -> Self {
        let sitemaps = Self {
            read: Family::default(),
            failing: Gauge::default(),
        };
        for outcome in ["read", "unchanged", "failed"] {
            drop(sitemaps.read.get_or_create(&OutcomeLabel { outcome }));
        }
        sitemaps
    }
}

impl Sitemaps {
    pub(super) fn register(&self, registry: &mut Registry) {
        let help = "Attempts to read a site's sitemap by their outcome";
        registry.register("sitemaps", help, self.read.clone());
        let help = "Sites whose sitemap could not be read the last time";
        registry.register("sitemaps_failing", help, self.failing.clone());
    }

    /// `outcome`: read, unchanged or failed.
    pub fn read(&self, outcome: &'static str) {
        self.read.get_or_create(&OutcomeLabel { outcome }).inc();
    }
}

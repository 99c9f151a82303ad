//! Metrics of backups that the server makes by itself.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

#[derive(Debug, Default)]
pub struct Metrics {
    done: Counter,
    pub failed: Counter,
    latest: Gauge,
    seconds: Gauge<f64, AtomicU64>,
    bytes: Gauge,
}

impl Metrics {
    pub fn register(&self, registry: &mut Registry) {
        let help = "Backups that the server made by itself";
        registry.register("backups", help, self.done.clone());
        let help = "Backups that it could not make";
        registry.register("backups_failed", help, self.failed.clone());
        let help =
            "When the latest backup was complete, in seconds since 1970; 0 while there is none";
        registry.register("backup_latest_seconds", help, self.latest.clone());
        let help = "How long the latest backup took";
        registry.register("backup_duration_seconds", help, self.seconds.clone());
        let help = "How large the latest backup is";
        registry.register("backup_bytes", help, self.bytes.clone());
    }

    /// `second`: when it was complete.
    pub(super) fn made(&self, second: i64, took: Duration, bytes: u64) {
        self.done.inc();
        self.latest.set(second);
        self.seconds.set(took.as_secs_f64());
        self.bytes.set(i64::try_from(bytes).unwrap_or(i64::MAX));
    }

    /// `second`: when a backup from before this start was made.
    pub(super) fn found(&self, second: i64) {
        self.latest.set(second);
    }
}

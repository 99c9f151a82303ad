//! What was erased because it was kept long enough, in figures.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

#[derive(Default)]
pub struct Retention {
    latest: Gauge,
    erased: Counter,
}

impl Retention {
    /// `second`: of the time when it was begun.
    pub fn done(&self, second: i64, erased: u64) {
        self.erased.inc_by(erased);
        self.latest.set(second);
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        let help = "When what was kept long enough was erased last, in seconds since 1970; 0 before the first time";
        registry.register("retention_latest_seconds", help, self.latest.clone());
        let help = "Rows that were erased, wholly or in part, because they were kept long enough";
        registry.register("retention_erased", help, self.erased.clone());
    }
}

//! Registers what the crates count of themselves; `docs/metrics.md` lists it.

use afterword_services::Metrics;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use super::buffer::DROPPED;

/// What the server counts of itself, added to the registry that is shown.
#[must_use]
pub fn metrics(registry: &mut Registry) -> Metrics {
    let metrics = Metrics::new(registry);
    let version = vec![("version", env!("CARGO_PKG_VERSION"))];
    registry.register("build", "Which Afterword this is", Info::new(version));
    let help = "Lines of the log that were dropped because nobody read them fast enough";
    registry.register("log_lines_dropped", help, DROPPED.clone());
    metrics
}

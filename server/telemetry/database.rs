//! Whether the database can be reached, asked when the metrics are requested.

use std::fmt;
use std::sync::Arc;

use afterword_store::Store;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Registry;

pub(super) struct Reach(Arc<dyn Store>);

impl Reach {
    pub(super) fn of(store: &Arc<dyn Store>) -> Self {
        Self(Arc::clone(store))
    }

    pub(super) fn register(self, registry: &mut Registry) {
        registry.register_collector(Box::new(self));
    }
}

impl fmt::Debug for Reach {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Reach")
    }
}

impl Collector for Reach {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        let gauge = ConstGauge::new(i64::from(self.0.changes_feed().is_cut_off()));
        let help = "1 while PostgreSQL can't be reached: answers from memory carry a warning then";
        let name = "database_cut_off";
        gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
    }
}

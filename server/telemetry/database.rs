//! Whether the database can be reached, and by how many connections, asked when the metrics are requested.

use std::fmt;
use std::sync::Arc;

use afterword_store::Store;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
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
        let mut gauge = |name: &str, help: &str, value: i64| {
            let gauge = ConstGauge::new(value);
            gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
        };
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let pool = self.0.pool();
        gauge(
            "database_cut_off",
            "1 while PostgreSQL can't be reached: answers from memory carry a warning then",
            i64::from(self.0.changes_feed().is_cut_off()),
        )?;
        gauge(
            "database_connections_max",
            "Connections to PostgreSQL that there may be: store.pool",
            count(pool.max),
        )?;
        gauge(
            "database_connections_used",
            "Connections to PostgreSQL that a call works with now",
            count(pool.used),
        )?;
        gauge(
            "database_connections_idle",
            "Connections to PostgreSQL that are open and unused",
            count(pool.idle),
        )?;
        gauge(
            "database_connections_waiting",
            "Calls that wait for a connection to PostgreSQL",
            count(pool.waiting),
        )?;
        let refused = ConstCounter::new(pool.refused);
        let help = "Calls that waited for a connection to PostgreSQL in vain: all of store.pool were in use";
        let name = "database_connections_refused";
        refused.encode(encoder.encode_descriptor(name, help, None, refused.metric_type())?)
    }
}

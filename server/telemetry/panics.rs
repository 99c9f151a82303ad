//! Caught panics, by place. Each crate counts its own; this module exports them as one metric.

use std::fmt;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::MetricType;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::registry::Registry;

#[derive(Debug)]
pub struct Panics(Vec<(&'static str, Counter)>);

impl Panics {
    /// Counters by the value of the label `in`.
    #[must_use]
    pub fn of(places: Vec<(&'static str, Counter)>) -> Self {
        Self(places)
    }

    pub fn register(self, registry: &mut Registry) {
        registry.register_collector(Box::new(self));
    }
}

impl Collector for Panics {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        let help =
            "Panics that were caught: a mistake in Afterword itself, of which the log says where";
        let mut family = encoder.encode_descriptor("panics", help, None, MetricType::Counter)?;
        for (place, counter) in &self.0 {
            counter.encode(family.encode_family(&[("in", *place)])?)?;
        }
        Ok(())
    }
}

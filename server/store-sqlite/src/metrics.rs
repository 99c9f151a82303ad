//! The database's size, measured when the metrics are requested.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Registry;

/// The database file, and its write-ahead log.
#[derive(Debug)]
pub struct DatabaseFiles(PathBuf);

impl DatabaseFiles {
    #[must_use]
    pub fn of(database: &Path) -> Self {
        Self(database.to_owned())
    }

    pub fn register(self, registry: &mut Registry) {
        registry.register_collector(Box::new(self));
    }
}

impl Collector for DatabaseFiles {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        let mut gauge = |name, help, value: f64| {
            let gauge = ConstGauge::new(value);
            gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
        };
        if let Some(bytes) = size(&self.0) {
            gauge("database_bytes", "Size of the database's file", bytes)?;
        }
        // Next to the file itself, also when links lead to it.
        let real = self.0.canonicalize();
        let mut log = real.as_deref().unwrap_or(&self.0).as_os_str().to_owned();
        log.push("-wal");
        let help = "Size of the log beside the database, which holds what was written last";
        let bytes = size(Path::new(&log)).unwrap_or_default();
        gauge("database_wal_bytes", help, bytes)
    }
}

/// Exact up to 8 PiB.
fn size(file: &Path) -> Option<f64> {
    fs::metadata(file).ok().map(|found| found.len() as f64)
}

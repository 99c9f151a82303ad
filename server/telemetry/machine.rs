//! Metrics of the process, read when the metrics are requested.
//!
//! They have the usual names (`process_…`), so that dashboards know them. A value that the system does not provide is
//! left out.

use std::fmt;
use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Registry;

/// Linux reports process times in these units, whatever its kernel counts in.
const TICKS_A_SECOND: f64 = 100.0;

/// Starts with the process.
#[derive(Debug)]
pub struct Machine {
    started: f64,
}

impl Default for Machine {
    fn default() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            started: now.unwrap_or_default().as_secs_f64().floor(),
        }
    }
}

impl Machine {
    pub fn register(self, registry: &mut Registry) {
        registry.register_collector(Box::new(self));
    }
}

impl Collector for Machine {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        gauge(
            &mut encoder,
            "process_start_time_seconds",
            "When the process started, in seconds since 1970",
            Some(self.started),
        )?;
        if let Some(seconds) = cpu_seconds() {
            let counter = ConstCounter::new(seconds);
            let help = "Processor time that the process has taken";
            let kind = counter.metric_type();
            counter.encode(encoder.encode_descriptor(
                "process_cpu_seconds",
                help,
                None,
                kind,
            )?)?;
        }
        let resident = resident_bytes();
        let help = "Memory that the process occupies";
        gauge(
            &mut encoder,
            "process_resident_memory_bytes",
            help,
            resident,
        )?;
        let virtual_memory = status_bytes("VmSize:");
        let help = "Address space that the process has reserved";
        gauge(
            &mut encoder,
            "process_virtual_memory_bytes",
            help,
            virtual_memory,
        )?;
        let help = "Files and connections that the process has open";
        gauge(&mut encoder, "process_open_fds", help, open_files())?;
        let help = "Files and connections that the process may have open";
        gauge(&mut encoder, "process_max_fds", help, most_files())
    }
}

fn gauge(
    encoder: &mut DescriptorEncoder,
    name: &str,
    help: &str,
    value: Option<f64>,
) -> fmt::Result {
    let Some(value) = value else { return Ok(()) };
    let gauge = ConstGauge::new(value);
    gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
}

/// Fields 14 and 15 of `/proc/self/stat` (proc(5)); the name before them may contain spaces.
fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, rest) = stat.rsplit_once(") ")?;
    let ticks = rest.split(' ').skip(11).take(2);
    let ticks: f64 = ticks
        .map(|field| field.parse::<f64>().unwrap_or_default())
        .sum();
    Some(ticks / TICKS_A_SECOND)
}

/// Memory that the process occupies; `None` if the system does not say.
pub fn resident_bytes() -> Option<f64> {
    status_bytes("VmRSS:")
}

fn status_bytes(field: &str) -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kibibytes: f64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024.0)
}

fn open_files() -> Option<f64> {
    let count = fs::read_dir("/proc/self/fd").ok()?.count();
    u32::try_from(count).ok().map(f64::from)
}

fn most_files() -> Option<f64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

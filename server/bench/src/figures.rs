//! The results, as `--json` prints them. docs/load-testing.md explains each field; the names are stable.

use std::collections::BTreeMap;
use std::path::Path;
use std::pin::pin;
use std::time::Duration;

use serde::Serialize;
use tokio::time::sleep;

use crate::buckets::{Bucket, buckets};
use crate::energy::{self, Meter};
use crate::front_pages::CountRequests;
use crate::load::{EndReason, Load};
use crate::probe::Probe;
use crate::process::{Processes, Usage, own_cpu_seconds};
use crate::tally::Tally;
use crate::target::{Location, Target};
use crate::times::Summary;

/// All that was measured.
#[derive(Debug, Serialize)]
pub struct Figures {
    #[serde(flatten)]
    pub asked: Workload,
    pub ended_by: &'static str,
    pub seconds: f64,
    pub first: Probe,
    pub requests: u64,
    pub answered: u64,
    pub errors: u64,
    pub errors_by_kind: BTreeMap<String, u64>,
    pub unfinished_requests: u64,
    pub unsent_front_pages: u64,
    pub counts: u64,
    pub requests_per_second: f64,
    pub counts_per_second: f64,
    pub latency_microseconds: Option<Summary>,
    pub corrected_latency_microseconds: Option<Summary>,
    pub front_page_microseconds: Option<Summary>,
    pub histogram: Vec<Bucket>,
    pub server: Option<Server>,
    pub generator_cpu_seconds: Option<f64>,
    pub machine_energy_joules: Option<f64>,
}

/// What was to be measured.
#[derive(Debug, Serialize)]
pub struct Workload {
    pub url: String,
    pub address: String,
    pub site: String,
    pub asking: CountRequests,
    #[serde(rename = "loop")]
    /// `open` or `closed`.
    pub pace: &'static str,
    pub rate_requests_per_second: Option<f64>,
    pub clients: usize,
    pub articles: usize,
    pub timeout_seconds: u64,
}

/// What the load cost the server.
#[derive(Debug, Serialize)]
pub struct Server {
    pub name: String,
    pub process_ids: Vec<u32>,
    pub cpu_seconds: f64,
    pub cpu_microseconds_per_request: f64,
    pub cpu_cores: f64,
    pub memory_before_bytes: u64,
    pub memory_after_bytes: u64,
    pub memory_peak_bytes: u64,
}

/// How requests are spread over time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Pace {
    Closed,
    /// So many requests a second.
    Open(f64),
}

/// What the machine says before the load and after it.
pub(super) struct Machine {
    processes: Option<Processes>,
    before: Option<Usage>,
    own: Option<f64>,
    energy: Option<Meter>,
}

/// What it has used meanwhile.
struct UsedResources {
    server: Option<Server>,
    own_cpu_seconds: Option<f64>,
    joules: Option<f64>,
}

impl Machine {
    pub(super) fn before(target: &Target) -> Self {
        let (processes, energy) = match target.location {
            Location::Here => (
                Processes::listening_on(target.address),
                Meter::begin(Path::new(energy::TREE)),
            ),
            Location::Elsewhere => (None, None),
        };
        Self {
            energy,
            before: processes.as_ref().and_then(Processes::usage),
            own: own_cpu_seconds(),
            processes,
        }
    }

    /// Does it, and looks after the counters meanwhile that would begin again unseen.
    pub(super) async fn beside<T>(&mut self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            tokio::select! {
                done = &mut work => return done,
                () = sleep(energy::LOOK_EACH) => {}
            }
            if self
                .energy
                .as_mut()
                .is_some_and(|meter| meter.look().is_none())
            {
                self.energy = None;
            }
        }
    }

    fn after(self, elapsed: Duration, requests: u64) -> UsedResources {
        let own = own_cpu_seconds().zip(self.own);
        let own = own.map(|(after, before)| after - before);
        let usage = self.processes.as_ref().and_then(Processes::usage);
        let server = self.processes.zip(self.before).zip(usage);
        let server = server.map(|((processes, before), after)| {
            let cpu_seconds = after.cpu_seconds - before.cpu_seconds;
            Server {
                name: processes.name,
                process_ids: processes.ids,
                cpu_seconds,
                cpu_microseconds_per_request: cpu_seconds * 1e6 / requests.max(1) as f64,
                cpu_cores: cpu_seconds / elapsed.as_secs_f64(),
                memory_before_bytes: before.memory_bytes,
                memory_after_bytes: after.memory_bytes,
                memory_peak_bytes: after.memory_peak_bytes,
            }
        });
        UsedResources {
            server,
            own_cpu_seconds: own,
            joules: self.energy.and_then(Meter::joules),
        }
    }
}

pub(super) struct Run {
    pub(super) site: String,
    pub(super) pace: Pace,
    pub(super) probe: Probe,
    pub(super) machine: Machine,
    pub(super) elapsed: Duration,
    pub(super) tally: Tally,
    pub(super) ended: EndReason,
}

pub(super) fn figures(load: &Load, run: Run) -> Figures {
    let tally = run.tally;
    let seconds = run.elapsed.as_secs_f64();
    let used = run.machine.after(run.elapsed, tally.requests);
    let kinds = tally.failures.iter();
    // An open loop counts from when requests were due: nothing is left to correct.
    let is_closed = run.pace == Pace::Closed;
    let corrected = is_closed.then(|| tally.times.corrected().summary());
    Figures {
        asked: asked(load, run.site, run.pace),
        ended_by: match run.ended {
            EndReason::Time => "time",
            EndReason::Requests => "requests",
            EndReason::Interrupt => "interrupt",
        },
        seconds,
        first: run.probe,
        requests: tally.requests,
        answered: tally.answered,
        errors: tally.errors(),
        errors_by_kind: kinds.map(|(kind, count)| (kind.key(), *count)).collect(),
        unfinished_requests: tally.unfinished(),
        unsent_front_pages: match run.ended {
            EndReason::Time => load.schedule.unsent(),
            // Whoever ends it leaves what is due.
            EndReason::Requests | EndReason::Interrupt => 0,
        },
        counts: tally.counts,
        requests_per_second: tally.answered as f64 / seconds,
        counts_per_second: tally.counts as f64 / seconds,
        latency_microseconds: tally.times.summary(),
        corrected_latency_microseconds: corrected.flatten(),
        front_page_microseconds: tally.front_pages.summary(),
        histogram: buckets(&tally.times),
        server: used.server,
        generator_cpu_seconds: used.own_cpu_seconds,
        machine_energy_joules: used.joules,
    }
}

fn asked(load: &Load, site: String, pace: Pace) -> Workload {
    let (pace, rate) = match pace {
        Pace::Closed => ("closed", None),
        Pace::Open(rate) => ("open", Some(rate)),
    };
    Workload {
        url: load.target.url.to_string(),
        address: load.target.address.to_string(),
        site,
        asking: load.pages.asking,
        pace,
        rate_requests_per_second: rate,
        clients: load.clients,
        articles: load.pages.articles,
        timeout_seconds: load.timeout.as_secs(),
    }
}

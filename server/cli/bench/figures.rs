//! What was measured, as `--json` prints it. docs/load-testing.md explains each field: what stands there stays.

use std::collections::BTreeMap;
use std::path::Path;
use std::pin::pin;
use std::time::Duration;

use serde::Serialize;
use tokio::time::sleep;

use super::buckets::{Bucket, buckets};
use super::energy::{self, Meter};
use super::first::First;
use super::front_pages::Asking;
use super::load::{Ended, Load};
use super::process::{Processes, Usage, own_cpu_seconds};
use super::tally::Tally;
use super::target::{Place, Target};
use super::times::Summary;

#[derive(Debug, Serialize)]
pub(super) struct Figures {
    #[serde(flatten)]
    pub(super) asked: Asked,
    pub(super) ended_by: &'static str,
    pub(super) seconds: f64,
    pub(super) first: First,
    pub(super) requests: u64,
    pub(super) answered: u64,
    pub(super) errors: u64,
    pub(super) errors_by_kind: BTreeMap<String, u64>,
    pub(super) unfinished_requests: u64,
    pub(super) unsent_front_pages: u64,
    pub(super) counts: u64,
    pub(super) requests_per_second: f64,
    pub(super) counts_per_second: f64,
    pub(super) latency_microseconds: Option<Summary>,
    pub(super) corrected_latency_microseconds: Option<Summary>,
    pub(super) front_page_microseconds: Option<Summary>,
    pub(super) histogram: Vec<Bucket>,
    pub(super) server: Option<Server>,
    pub(super) generator_cpu_seconds: Option<f64>,
    pub(super) machine_energy_joules: Option<f64>,
}

/// What the command was told to do.
#[derive(Debug, Serialize)]
pub(super) struct Asked {
    pub(super) url: String,
    pub(super) address: String,
    pub(super) site: String,
    pub(super) asking: Asking,
    #[serde(rename = "loop")]
    pub(super) course: &'static str,
    pub(super) rate_requests_per_second: Option<f64>,
    pub(super) clients: usize,
    pub(super) articles: usize,
    pub(super) timeout_seconds: u64,
}

#[derive(Debug, Serialize)]
pub(super) struct Server {
    pub(super) name: String,
    pub(super) process_ids: Vec<u32>,
    pub(super) cpu_seconds: f64,
    pub(super) cpu_microseconds_per_request: f64,
    pub(super) cpu_cores: f64,
    pub(super) memory_before_bytes: u64,
    pub(super) memory_after_bytes: u64,
    pub(super) memory_peak_bytes: u64,
}

/// How requests are spread over time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Pace {
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
struct Used {
    server: Option<Server>,
    own_cpu_seconds: Option<f64>,
    joules: Option<f64>,
}

impl Machine {
    pub(super) fn before(target: &Target) -> Self {
        let (processes, energy) = match target.place {
            Place::Here => (
                Processes::listening_on(target.address),
                Meter::begin(Path::new(energy::TREE)),
            ),
            Place::Elsewhere => (None, None),
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

    fn after(self, elapsed: Duration, requests: u64) -> Used {
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
        Used {
            server,
            own_cpu_seconds: own,
            joules: self.energy.and_then(Meter::joules),
        }
    }
}

pub(super) struct Run {
    pub(super) site: String,
    pub(super) pace: Pace,
    pub(super) first: First,
    pub(super) machine: Machine,
    pub(super) elapsed: Duration,
    pub(super) tally: Tally,
    pub(super) ended: Ended,
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
            Ended::Time => "time",
            Ended::Requests => "requests",
            Ended::Interrupt => "interrupt",
        },
        seconds,
        first: run.first,
        requests: tally.requests,
        answered: tally.answered,
        errors: tally.errors(),
        errors_by_kind: kinds.map(|(kind, count)| (kind.key(), *count)).collect(),
        unfinished_requests: tally.unfinished(),
        unsent_front_pages: match run.ended {
            Ended::Time => load.course.unsent(),
            // Whoever ends it leaves what is due.
            Ended::Requests | Ended::Interrupt => 0,
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

fn asked(load: &Load, site: String, pace: Pace) -> Asked {
    let (course, rate) = match pace {
        Pace::Closed => ("closed", None),
        Pace::Open(rate) => ("open", Some(rate)),
    };
    Asked {
        url: load.target.url.to_string(),
        address: load.target.address.to_string(),
        site,
        asking: load.pages.asking,
        course,
        rate_requests_per_second: rate,
        clients: load.clients,
        articles: load.pages.articles,
        timeout_seconds: load.timeout.as_secs(),
    }
}

//! A benchmark from its options to its figures.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustls::RootCertStore;
use url::Url;

use crate::error::BenchError;
use crate::figures::{Figures, Machine, Pace, Run, figures};
use crate::front_pages::{CountRequests, FrontPages};
use crate::load::{self, Load};
use crate::probe::{self, Probe};
use crate::schedule::Schedule;
use crate::tally::Failure;
use crate::target::{Owner, Target};
use crate::times::Times;

/// What is to be measured, and how.
#[derive(Debug, Clone)]
pub struct Options {
    /// The server's address, without a query.
    pub url: Url,
    /// The key of the site whose front page is read.
    pub site: String,
    /// The pages that the front page lists; where there are none, some are invented.
    pub pages: Vec<String>,
    /// On one front page; at least one.
    pub articles: usize,
    pub asking: CountRequests,
    /// Readers at the same time, each by a connection of its own; at least one.
    pub clients: usize,
    pub duration: Duration,
    /// After so many requests it ends, too.
    pub max_requests: u64,
    pub pace: Pace,
    /// Of one request.
    pub timeout: Duration,
    pub owner: Owner,
    /// Who may vouch for a server's certificate.
    pub authorities: RootCertStore,
}

/// A benchmark whose server has answered once.
pub struct Benchmark {
    pub options: Options,
    pub target: Target,
    pub pages: FrontPages,
    pub probe: Probe,
}

/// What came of a benchmark.
pub struct BenchmarkResult {
    pub figures: Figures,
    pub failures: BTreeMap<Failure, u64>,
    /// Of all requests.
    pub times: Times,
}

impl Benchmark {
    /// Finds the server and asks it for one front page.
    ///
    /// # Errors
    /// [`BenchError`]: it is not to be asked, or does not answer with counts.
    pub async fn prepare(mut options: Options) -> Result<Self, BenchError> {
        let named = std::mem::take(&mut options.pages);
        let pages = FrontPages::of(&options, named)?;
        let target = Target::find(&options).await?;
        let probe = probe::ask(&target, &pages, options.timeout).await?;
        Ok(Self {
            options,
            target,
            pages,
            probe,
        })
    }

    /// Sends the load. It ends early, with what was measured until then, when `interrupt` does.
    ///
    /// # Errors
    /// [`BenchError`]: this machine has no threads to send it from.
    pub async fn run(
        self,
        interrupt: impl Future<Output = ()>,
    ) -> Result<BenchmarkResult, BenchError> {
        let options = self.options;
        let mut machine = Machine::before(&self.target);
        // Made right before the load, since its time runs from here.
        let schedule = schedule(&options, self.pages.requests_a_page());
        let load = Arc::new(Load {
            target: self.target,
            pages: self.pages,
            schedule,
            clients: options.clients,
            timeout: options.timeout,
        });
        let (tally, ended) = machine.beside(load::run(&load, interrupt)).await?;
        let (failures, times) = (tally.failures.clone(), tally.times.clone());
        let run = Run {
            site: options.site,
            pace: options.pace,
            probe: self.probe,
            machine,
            elapsed: Instant::now().saturating_duration_since(load.schedule.begun),
            tally,
            ended,
        };
        Ok(BenchmarkResult {
            figures: figures(&load, run),
            failures,
            times,
        })
    }
}

fn schedule(options: &Options, requests_a_page: usize) -> Schedule {
    match options.pace {
        Pace::Closed => Schedule::closed(options.duration, options.max_requests),
        Pace::Open(rate) => {
            let pages_a_second = rate / requests_a_page as f64;
            let (duration, most) = (options.duration, options.max_requests);
            Schedule::open(duration, most, pages_a_second, options.timeout)
        }
    }
}

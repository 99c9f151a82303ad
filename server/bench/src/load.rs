//! The readers: each opens front pages on its own connection, until the end.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use http::Uri;
use tokio::runtime::Builder;
use tokio::sync::watch;
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{sleep, sleep_until, timeout};

use crate::connection::Connection;
use crate::error::BenchError;
use crate::front_pages::FrontPages;
use crate::schedule::Schedule;
use crate::tally::{Failure, Tally};
use crate::target::{Location, Target};

/// A reader who gets or keeps no connection does not try again at once: a server that is gone would be asked as fast
/// as this machine can fail.
const PAUSE: Duration = Duration::from_millis(100);

pub(super) struct Load {
    pub(super) target: Target,
    pub(super) pages: FrontPages,
    pub(super) schedule: Schedule,
    pub(super) clients: usize,
    /// Of a request, with the connection that it may need.
    pub(super) timeout: Duration,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EndReason {
    Time,
    Requests,
    Interrupt,
}

/// Ends early, with what was measured until then, when `interrupt` does.
pub(super) async fn run(
    load: &Arc<Load>,
    interrupt: impl Future<Output = ()>,
) -> Result<(Tally, EndReason), BenchError> {
    let (stop, stopped) = watch::channel(false);
    let (clock, told) = (Arc::clone(load), stopped.clone());
    let clock = spawn_blocking(move || clock.schedule.keep_time(&told));
    let cores = available_parallelism()?.get();
    let threads = match load.target.location {
        Location::Here => cores.div_ceil(2), // The other half is the server's.
        Location::Elsewhere => cores,
    };
    let threads = threads.min(load.clients);
    let mut workers = JoinSet::new();
    for thread in 0..threads {
        let (load, stopped) = (Arc::clone(load), stopped.clone());
        workers.spawn_blocking(move || {
            let readers = (thread..load.clients).step_by(threads);
            work(&load, readers, stopped)
        });
    }
    let mut all = Tally::new()?;
    let mut ended = EndReason::Time;
    let mut interrupt = std::pin::pin!(interrupt);
    loop {
        tokio::select! {
            worked = workers.join_next() => match worked {
                Some(tally) => all.join(&tally??)?,
                None => break,
            },
            () = &mut interrupt, if ended == EndReason::Time => {
                ended = EndReason::Interrupt;
                stop.send_replace(true);
            }
        }
    }
    stop.send_replace(true);
    clock.await?;
    if ended == EndReason::Time && !load.schedule.has_requests_left() {
        ended = EndReason::Requests;
    }
    Ok((all, ended))
}

/// Some of the readers, on this thread. Threads share nothing that they would wait for.
fn work(
    load: &Arc<Load>,
    readers: impl Iterator<Item = usize>,
    mut stopped: watch::Receiver<bool>,
) -> Result<Tally, BenchError> {
    let tally = Arc::new(Mutex::new(Tally::new()?));
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut reading = JoinSet::new();
        for number in readers {
            let reader = Reader {
                load: Arc::clone(load),
                tally: Arc::clone(&tally),
                connection: None,
                page: number,
            };
            reading.spawn(reader.read_on());
        }
        let all = async {
            while let Some(read) = reading.join_next().await {
                read?;
            }
            Ok::<(), BenchError>(())
        };
        tokio::select! {
            done = all => done,
            _ = stopped.wait_for(|stopped| *stopped) => Ok(()),
        }
    })?;
    drop(runtime);
    let tally = lock(&tally).clone();
    Ok(tally)
}

struct Reader {
    load: Arc<Load>,
    tally: Arc<Mutex<Tally>>,
    connection: Option<Connection>,
    page: usize,
}

impl Reader {
    async fn read_on(mut self) {
        sleep_until(self.load.schedule.begun.into()).await;
        let load = Arc::clone(&self.load);
        while let Some(due) = load.schedule.next().await {
            self.open_front_page(load.pages.nth(self.page), due).await;
            self.page += 1;
        }
    }

    async fn open_front_page(&mut self, requests: &[Uri], due: Instant) {
        let mut since = due;
        let mut is_complete = true;
        for uri in requests {
            if !self.load.schedule.take_request() {
                return;
            }
            let outcome = self.ask(uri, since).await;
            // A request that timed out has a time: at least so long was waited for.
            is_complete &= matches!(outcome, Ok(()) | Err(Failure::TimedOut));
            if outcome.is_err_and(Failure::cost_the_connection) {
                sleep(PAUSE).await;
            }
            since = Instant::now();
        }
        if is_complete {
            lock(&self.tally).front_pages.add(due.elapsed());
        }
    }

    /// `since`: when the request was due.
    async fn ask(&mut self, uri: &Uri, since: Instant) -> Result<(), Failure> {
        lock(&self.tally).begun += 1;
        let patience = self.load.timeout;
        let asked = timeout(patience, self.exchange(uri)).await;
        let outcome = asked.unwrap_or(Err(Failure::TimedOut));
        let time = since.elapsed();
        let counts = self.load.pages.counts_a_request();
        let mut tally = lock(&self.tally);
        match outcome {
            Ok(()) => tally.answered(counts, time),
            Err(failure) => tally.failed(failure, time),
        }
        outcome
    }

    /// A connection on which something went wrong is not used again.
    async fn exchange(&mut self, uri: &Uri) -> Result<(), Failure> {
        let target = &self.load.target;
        let open = match self.connection.take() {
            Some(open) => open.if_open().await,
            None => None,
        };
        let mut connection = match open {
            Some(open) => open,
            None => Connection::open(target).await?,
        };
        let status = connection.ask(target, uri).await?;
        self.connection = Some(connection);
        match status {
            200 => Ok(()),
            status => Err(Failure::Status(status)),
        }
    }
}

/// What one reader has counted is right, even where another one has panicked.
fn lock(tally: &Mutex<Tally>) -> MutexGuard<'_, Tally> {
    tally.lock().unwrap_or_else(PoisonError::into_inner)
}

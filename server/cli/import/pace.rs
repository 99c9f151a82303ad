//! The progress of an import: shows it on a terminal, reports it to a running server, and stops on Ctrl-C after the
//! current batch.

use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::cli::open::Access;
use crate::cli::serve::stop_signal;
use afterword_transfer::{Mode, Report, Stop};

/// The exit status that shells use after Ctrl-C.
const INTERRUPTED: i32 = 130;
/// Time between two updates on the terminal.
const SHOW: Duration = Duration::from_millis(200);
/// Time between two reports to a running server.
const TELL: Duration = Duration::from_secs(1);
/// Lets a running server write in between: the database has no queue, so whoever asks at the right moment is next.
const YIELD: Duration = Duration::from_millis(5);

pub(super) struct Pace<'a> {
    access: &'a Access,
    mode: Mode,
    stopped: Arc<AtomicBool>,
    begun: Instant,
    shown: Option<Instant>,
    told: Option<Instant>,
    is_served: bool,
}

impl<'a> Pace<'a> {
    pub(super) fn start(access: &'a Access, mode: Mode) -> anyhow::Result<Self> {
        let stopped = Arc::new(AtomicBool::new(false));
        let (signal, flag) = (stop_signal()?, Arc::clone(&stopped));
        tokio::spawn(async move {
            signal.await;
            flag.store(true, Ordering::Relaxed);
            if std::io::stderr().is_terminal() {
                eprintln!("\nIt ends after the batch at hand; Ctrl-C once more ends it at once.");
            }
            // Before the first batch a large file is read completely, for its names or sites. All writes are in
            // transactions, so exiting at once is safe.
            if let Ok(again) = stop_signal() {
                again.await;
                std::process::exit(INTERRUPTED);
            }
        });
        Ok(Self {
            access,
            mode,
            stopped,
            begun: Instant::now(),
            shown: None,
            told: None,
            is_served: false,
        })
    }

    /// Called after each batch.
    pub(super) fn keep(&mut self, report: &Report) -> Result<(), Stop> {
        if self.stopped.load(Ordering::Relaxed) {
            return Err(Stop);
        }
        let is_due = self.shown.is_none_or(|shown| shown.elapsed() >= SHOW);
        if is_due && std::io::stderr().is_terminal() {
            self.shown = Some(Instant::now());
            let comments = &report.comments;
            let seconds = self.begun.elapsed().as_secs_f64().max(0.001);
            #[expect(clippy::cast_precision_loss, reason = "a rate for the eye")]
            let rate = comments.read as f64 / seconds;
            let mut out = std::io::stderr();
            // A closed terminal is no reason to stop.
            let _ = write!(
                out,
                "\r{} read, {} new, {rate:.0} a second ",
                comments.read, comments.new
            );
            let _ = out.flush();
        }
        if self.mode == Mode::Write && self.told.is_none_or(|told| told.elapsed() >= TELL) {
            self.told = Some(Instant::now());
            // A server that can't be told runs all the same; it is told again at the end, and then an error is
            // reported.
            self.is_served = self.access.tell_running_server().unwrap_or(true);
        }
        if self.is_served {
            std::thread::sleep(YIELD);
        }
        Ok(())
    }

    pub(super) fn end(&self) {
        if self.shown.is_some() {
            eprintln!();
        }
    }
}

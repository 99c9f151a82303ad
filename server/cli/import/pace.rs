//! The progress of an import: shown on a terminal, reported to a running server, stopped by Ctrl-C after the current
//! batch.

use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::cli::open::Access;
use crate::cli::serve::stop_signal;
use afterword_transfer::{Mode, Report, Stop};

/// What shells say of a command that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;
/// Between two lines on the terminal.
const SHOW: Duration = Duration::from_millis(200);
/// Between two words to a running server.
const TELL: Duration = Duration::from_secs(1);
/// A running server writes in between: the database has no queue, whoever asks at the right moment is next.
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
            // Before the first batch a large file is read whole, for its names or sites. Nothing is at work that a
            // transaction does not hold together.
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

    /// After each batch.
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
            // A terminal that is gone is no reason to stop.
            let _ = write!(
                out,
                "\r{} read, {} new, {rate:.0} a second ",
                comments.read, comments.new
            );
            let _ = out.flush();
        }
        if self.mode == Mode::Write && self.told.is_none_or(|told| told.elapsed() >= TELL) {
            self.told = Some(Instant::now());
            // One that can't be told runs all the same; it is told again at the end, and an error then is said.
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

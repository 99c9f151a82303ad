//! The log goes to standard error, so that standard output has only a command's output.

use std::io::{self, IsTerminal, Write};

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

use super::buffer::{Buffer, Flush};
use super::former_targets;
use super::safe::Escape;
use afterword_config::{Log, LogFormat, RequestLog};

/// The target of the request log, for filters.
const REQUESTS_OFF: &str = "afterword::request=off";

/// Flushes the log when dropped: keep it until the end.
pub struct Logging {
    _flush: Option<Flush>,
}

/// Only the first call in a process has an effect.
///
/// # Errors
/// The system can't start a thread.
pub fn start_logging(log: &Log) -> io::Result<Logging> {
    let renamed = former_targets::renamed(log.level.as_str());
    let level = renamed.as_deref().unwrap_or(log.level.as_str());
    let filter = match log.requests {
        RequestLog::Off => EnvFilter::new(format!("{level},{REQUESTS_OFF}")),
        RequestLog::All | RequestLog::Notable => EnvFilter::new(level),
    };
    let is_terminal = io::stderr().is_terminal();
    let escape = match log.format {
        LogFormat::Json => Escape::Json,
        LogFormat::Text if is_terminal => Escape::Coloured,
        LogFormat::Text => Escape::Text,
    };
    let (buffer, flush) = Buffer::start(io::stderr())?;
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(escape == Escape::Coloured)
        .with_writer(Lines { buffer, escape });
    let started = match log.format {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    if started.is_err() {
        tracing::debug!("logging was started before");
        return Ok(Logging { _flush: None });
    }
    log_panics();
    if let Some(renamed) = &renamed {
        tracing::warn!(
            "log.level has former names of parts; write {renamed:?}. The former ones go with the next version"
        );
    }
    Ok(Logging {
        _flush: Some(flush),
    })
}

/// Logs a panic as a normal line. Its message may contain untrusted text, so it is logged only at the debug level.
fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "a mistake in Afterword itself: please report it");
        tracing::debug!(what = panic.payload_as_str(), "what the mistake says");
    }));
}

struct Lines {
    buffer: Buffer,
    escape: Escape,
}

/// The formatter passes a whole line at once.
struct LineWriter<'a>(&'a Lines);

impl<'a> MakeWriter<'a> for Lines {
    type Writer = LineWriter<'a>;

    fn make_writer(&'a self) -> LineWriter<'a> {
        LineWriter(self)
    }
}

impl Write for LineWriter<'_> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.buffer.push(&self.0.escape.line(line));
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

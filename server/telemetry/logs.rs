//! The log goes to standard error, so that standard output has only a command's output.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::{SubscriberInitExt, TryInitError};

use super::buffer::{Buffer, Flush};
use super::former_targets;
use super::line_limit::{LeftOut, LineLimit};
use super::safe::Escape;
use afterword_config::{Log, LogFormat, RequestLog};

/// The target of the request log, for filters.
const REQUESTS: &str = "afterword::request";

/// Libraries that speak with strangers. What they warn of is how a stranger behaves, which is no news for an owner.
const PROTOCOLS: [&str; 6] = [
    "h2",
    "hyper",
    "hyper_util",
    "rustls",
    "tokio_rustls",
    "tokio",
];

/// Flushes the log when dropped: keep it until the end.
pub struct Logging {
    _flush: Option<Flush>,
    level: LogLevel,
}

impl Logging {
    #[must_use]
    pub fn level(&self) -> LogLevel {
        self.level.clone()
    }
}

type Refilter = Arc<dyn Fn(EnvFilter) + Send + Sync>;

/// Changes the level of a log that was started.
#[derive(Clone)]
pub struct LogLevel(Option<Refilter>);

impl LogLevel {
    /// Takes over `log.level`; the rest of `[log]` holds from the start on.
    pub fn set(&self, log: &Log) {
        if let Some(refilter) = &self.0 {
            refilter(filter(log));
        }
    }
}

/// Only the first call in a process has an effect.
///
/// # Errors
/// The system can't start a thread.
pub fn start_logging(log: &Log) -> io::Result<Logging> {
    let renamed = former_targets::renamed(log.level.as_str());
    let is_terminal = io::stderr().is_terminal();
    let escape = match log.format {
        LogFormat::Json => Escape::Json,
        LogFormat::Text if is_terminal => Escape::Coloured,
        LogFormat::Text => Escape::Text,
    };
    let left_out = LeftOut::default();
    let (buffer, flush) = Buffer::start(io::stderr(), left_out.clone())?;
    let limit = LineLimit {
        left_out,
        buffer: buffer.clone(),
        unlimited: (log.requests == RequestLog::All).then_some(REQUESTS),
    };
    let (started, refilter) = started(log, Lines { buffer, escape }, limit);
    if started.is_err() {
        tracing::debug!("logging was started before");
        return Ok(Logging {
            _flush: None,
            level: LogLevel(None),
        });
    }
    log_panics();
    if let Some(renamed) = &renamed {
        tracing::warn!(
            "log.level has former names of parts; write {renamed:?}. The former ones go with the next version"
        );
    }
    Ok(Logging {
        _flush: Some(flush),
        level: LogLevel(Some(refilter)),
    })
}

/// Starts the log, and returns what replaces its filter later.
fn started(log: &Log, lines: Lines, limit: LineLimit) -> (Result<(), TryInitError>, Refilter) {
    let is_coloured = lines.escape == Escape::Coloured;
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter(log))
        .with_ansi(is_coloured)
        .with_writer(lines);
    match log.format {
        LogFormat::Text => {
            let lines = lines.with_filter_reloading();
            let handle = lines.reload_handle();
            let refilter = move |filter| {
                let _ = handle.reload(filter);
            };
            (lines.finish().with(limit).try_init(), Arc::new(refilter))
        }
        LogFormat::Json => {
            let lines = lines.json().with_filter_reloading();
            let handle = lines.reload_handle();
            let refilter = move |filter| {
                let _ = handle.reload(filter);
            };
            (lines.finish().with(limit).try_init(), Arc::new(refilter))
        }
    }
}

fn filter(log: &Log) -> EnvFilter {
    let renamed = former_targets::renamed(log.level.as_str());
    let level = renamed.as_deref().unwrap_or(log.level.as_str());
    match log.requests {
        RequestLog::Off => EnvFilter::new(format!("{},{REQUESTS}=off", quietened(level))),
        RequestLog::All | RequestLog::Notable => EnvFilter::new(quietened(level)),
    }
}

/// The directives of `level`, and what libraries say of strangers from debug on. What the owner says of a library wins.
fn quietened(level: &str) -> String {
    let is_debugging = |word: &str| {
        let level = word.trim().parse::<LevelFilter>();
        level.is_ok_and(|level| level > LevelFilter::INFO)
    };
    if level.split(',').any(is_debugging) {
        return level.to_owned();
    }
    let quiet = PROTOCOLS.map(|library| format!("{library}=off"));
    format!("{},{level}", quiet.join(","))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_libraries_say_of_strangers_is_for_those_who_debug() {
        assert!(quietened("info").starts_with("h2=off,hyper=off,"));
        assert!(quietened("warn,h2=warn").ends_with("tokio=off,warn,h2=warn"));
        for debugging in ["debug", "trace", "info,debug"] {
            assert_eq!(quietened(debugging), debugging);
        }
        assert!(quietened("info,afterword_http=debug").starts_with("h2=off"));
        for level in ["info", "warn,h2=warn", "off"] {
            assert!(EnvFilter::try_new(quietened(level)).is_ok());
        }
    }
}

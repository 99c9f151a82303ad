//! `[log]`: the server's log, on standard error.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tracing_subscriber::{EnvFilter, filter::LevelFilter};

use afterword_model::policy::value::{Text, choice, impl_text_traits};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    pub level: LogFilter,
    pub format: LogFormat,
    /// Which requests get a line.
    pub requests: RequestLog,
}

choice! {
    /// The format of a log line.
    LogFormat {
        /// For people.
        Text = "text",
        /// One JSON object a line, for log collectors.
        Json = "json",
    }
}

choice! {
    /// Which requests get a line in the log.
    RequestLog {
        All = "all",
        /// All but those answered from memory without an error: counts, scripts and styles.
        Notable = "notable",
        Off = "off",
    }
}

/// A level, or directives for `tracing-subscriber`'s `EnvFilter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogFilter(String);

impl LogFilter {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for LogFilter {
    const EXPECTED: &'static str = "one of \"error\", \"warn\", \"info\", \"debug\", \"trace\", \"off\", \
        or a list such as \"info,afterword_store=debug\"";

    fn read(text: &str) -> Option<Self> {
        // `EnvFilter` takes any lone word as the name of a module: "inof" would silence everything else.
        let is_level = |word: &str| !word.is_empty() && LevelFilter::from_str(word).is_ok();
        let is_meant = |directive: &str| directive.contains('=') || is_level(directive.trim());
        let is_valid = text.split(',').all(is_meant) && EnvFilter::try_new(text).is_ok();
        is_valid.then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(LogFilter);

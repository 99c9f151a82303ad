//! Logs and metrics.
//!
//! ```text
//! metrics   registers the metrics of all crates · panics: of all of them, as one metric
//! machine   metrics of the process, read on request
//! logs      the log on standard error · buffer: writes it · safe: escapes its lines · line_limit: how many of a kind
//! ```

mod buffer;
mod database;
mod former_targets;
mod line_limit;
mod logs;
mod machine;
mod metrics;
mod panics;
mod safe;

pub use logs::{LogLevel, Logging, start_logging};
pub use machine::{Machine, resident_bytes};
pub use metrics::Metrics;
pub use panics::Panics;

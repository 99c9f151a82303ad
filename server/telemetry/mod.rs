//! Logs and metrics.
//!
//! ```text
//! metrics   what the server counts of itself: plain counters, so that counting costs a few nanoseconds
//! machine   what it costs the machine: read when somebody asks
//! logs      lines on standard error · buffer: how they get there · safe: nothing in them breaks out
//! ```

mod backups;
mod buffer;
mod logs;
mod machine;
mod metrics;
mod retention;
mod safe;
mod sitemaps;

pub use backups::Backups;
pub use logs::{Logging, start_logging};
pub use machine::Machine;
pub use metrics::Metrics;
pub use retention::Retention;

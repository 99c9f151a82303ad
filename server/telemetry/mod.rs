//! Logs and metrics.
//!
//! ```text
//! metrics   registers what the crates count of themselves · panics: of all of them, as one metric
//! machine   what it costs the machine: read when somebody asks
//! logs      lines on standard error · buffer: how they get there · safe: nothing in them breaks out
//! ```

mod buffer;
mod logs;
mod machine;
mod metrics;
mod panics;
mod safe;

pub use logs::{Logging, start_logging};
pub use machine::Machine;
pub use metrics::Metrics;
pub use panics::Panics;

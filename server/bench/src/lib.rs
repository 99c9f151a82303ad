//! The load generator of `afterword bench`: it sends a burst of readers to a running server, like the front page of a
//! blog.
//!
//! - `target`: which server it may connect to. `front_pages`: the requests. `probe`: one front page before the load.
//! - `schedule`, `load`, `connection`: when, by whom and how requests are sent. `tally`, `times`: their results.
//! - `process`, `energy`: the server's cost, where it can be read. `figures`, `buckets`: all results, as JSON.
//!
//! Not here: flags, tables, charts and other terminal output (`cli/bench/`), and load tests with other tools or
//! against other servers (`tests/load/`). The crate writes nothing to the server. It knows only the URL of counts,
//! and that the response is JSON.

mod benchmark;
mod buckets;
mod connection;
mod energy;
mod error;
mod figures;
mod front_pages;
mod load;
mod probe;
mod process;
mod schedule;
mod tally;
mod target;
mod times;

pub use benchmark::{Benchmark, BenchmarkResult, Options};
pub use buckets::Bucket;
pub use error::{BenchError, ConnectError};
pub use figures::{Figures, Pace, Server, Workload};
pub use front_pages::{CountRequests, FrontPages, Source};
pub use probe::Probe;
pub use tally::Failure;
pub use target::{Owner, Target};
pub use times::{Summary, Times};

//! The load generator of `afterword bench`: a burst of readers against a running server, as the front page of a blog
//! sends it.
//!
//! - `target`: which server it may go to. `front_pages`: what is asked. `probe`: one front page before the load.
//! - `schedule`, `load`, `connection`: when, by whom and how requests are sent. `tally`, `times`: what came of them.
//! - `process`, `energy`: what it cost the server, where that can be seen. `figures`, `buckets`: all of it, as JSON.
//!
//! Not here: flags, tables, charts and what else a terminal shows (`cli/bench/`), and load tests with other tools and
//! against other servers (`tests/load/`). It writes nothing to the server and knows nothing of its code: only the URL of
//! counts, and that the response is JSON.

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

pub use benchmark::{Benchmark, Options, Outcome};
pub use buckets::Bucket;
pub use error::{BenchError, ConnectError};
pub use figures::{Asked, Figures, Pace, Server};
pub use front_pages::{Asking, FrontPages, Source};
pub use probe::Probe;
pub use tally::Failure;
pub use target::{Owner, Target};
pub use times::{Summary, Times};

//! Checks the database while the server runs: some tables a night, all of it once a week.
//!
//! - `worker`: the job. `schedule`: what is due when.
//! - `metrics`: when it was checked, and whether it was sound.
//!
//! Not here: how a database is checked (`store-sqlite`), and the words of the mail about damage (`mail`).

mod metrics;
mod schedule;
mod worker;

pub use metrics::Metrics;
pub use worker::Worker;

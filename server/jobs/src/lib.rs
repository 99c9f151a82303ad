//! The runner of what happens later: mails that are sent, files that are read from time to time, listeners beside HTTP.
//!
//! A [`Job`] is a type with `run`. The [`Runner`] calls it, waits until it is due or woken, and calls it again. An error
//! or a panic ends one call: the runner counts it, waits a growing time and calls again. [`Jobs`] tells which job fails
//! and since when.
//!
//! Deliberately not here: what the jobs do, and leases. A job takes its work from the database, where a lease says that
//! somebody has it, so nothing is lost with a call that ends early.

mod backoff;
mod job;
mod runner;
mod status;

pub use job::{Job, JobContext, Next};
pub use runner::Runner;
pub use status::{FailingJob, Jobs};

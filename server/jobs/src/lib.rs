//! The runner of background jobs: sending mails, reading files from time to time, listeners beside HTTP.
//!
//! A [`Job`] is a type with `run`. The [`Runner`] calls it, waits until it is due or woken, and calls it again. An
//! error or a panic ends one call: the runner counts it, waits a growing time and calls again. [`Jobs`] tells which
//! job fails and since when.
//!
//! Deliberately not here: the work of the jobs, and leases. A job claims its work in the database by a lease, so a
//! call that ends early loses nothing.

mod backoff;
mod job;
mod runner;
mod status;

pub use job::{Job, JobContext, NextCall};
pub use runner::Runner;
pub use status::{FailingJob, Jobs};

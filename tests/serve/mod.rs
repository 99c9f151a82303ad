//! The server's service and the transport together: one answer by each of the ways that lead to it, refusals, metrics.
//!
//! `server/transport/tests/` holds the transport itself to what it promises.

mod h2spec;
mod metrics;
mod refusals;
mod same_answers;
mod slow_readers;
mod trailers;

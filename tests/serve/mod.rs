//! The server's service and the transport together: one answer by each of the ways that lead to it, refusals, metrics.
//!
//! `server/transport/tests/` holds the transport itself to what it promises.

#[path = "../../server/transport/tests/serve/clients.rs"]
#[allow(dead_code, reason = "the transport's own tests use the rest")]
pub(crate) mod clients;
#[path = "../../server/transport/tests/serve/fixtures.rs"]
#[allow(dead_code, reason = "the transport's own tests use the rest")]
pub(crate) mod fixtures;
mod metrics;
mod refusals;
mod same_answers;

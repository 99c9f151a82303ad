//! The listening part on real sockets: slow, greedy and idle clients, TLS, and an orderly end.
//!
//! Time-outs are set to a moment, and each test waits for what it leads to.

mod certificates;
pub(crate) mod clients;
mod connections;
mod floods;
mod http2;
mod limits;
mod quick;
mod refusals;
pub(crate) mod server;
mod shutdown;
mod tls;

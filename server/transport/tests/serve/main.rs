//! The transport on real sockets: slow, greedy and idle clients, TLS, and an orderly end.
//!
//! Time-outs are very short, and each test waits for their effect.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::too_many_lines,
    reason = "a test fails by panicking, and is read from top to bottom like a story or a table"
)]

mod certificates;
mod connections;
mod fast_path;
mod fixtures;
mod floods;
mod http2;
mod http2_client;
mod limits;
mod refusals;
mod server;
mod shutdown;
mod tls;

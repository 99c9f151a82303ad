//! Strangers who attack a server process: it keeps its memory and its log small, goes on answering a neighbour, and gives
//! the memory back.
//!
//! A binary of its own: one attack runs after the other, and looks at another process. It links nothing of the server.
//! `make attacks` prints the figures of all attacks as a table; `ATTACKED=path` attacks another build.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    clippy::too_many_lines,
    reason = "a test fails by panicking, is read from top to bottom like a story or a table, and prints its figures"
)]

mod attacked;
mod bodies;
mod frames;
mod http2;
mod kernel;
mod neighbour;
mod newcomers;
mod readers;

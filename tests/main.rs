//! All tests of the server in one binary: one link step, and a shared `support`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

mod api;
mod cli;
mod config;
mod counts;
mod mail;
mod markup;
mod serve;
mod store;
mod support;
mod tidy;

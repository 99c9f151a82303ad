//! All tests of the server in one binary: one link step, and a shared `support`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::too_many_lines,
    reason = "a test fails by panicking, and is read from top to bottom like a story or a table"
)]

mod akismet;
mod api;
mod cli;
mod config;
mod console;
mod conversations;
mod counts;
mod deploy;
mod hashing;
mod https;
mod invariants;
mod logs;
mod mail;
mod markup;
mod openapi;
mod privacy;
mod serve;
mod sitemaps;
mod spam;
mod support;
mod threads;
mod transfer;
mod ways_out;
mod webhooks;
mod xss;

//! What only PostgreSQL can meet: several nodes, its errors, its schema, a pooler.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and is read from top to bottom"
)]

#[path = "../support/mod.rs"]
mod support;

mod encrypted;
mod moved;
mod nodes;
mod refusals;
mod schema;
mod search;
mod unnamed;

//! Reading a corpus of messages in the shapes of real clients, and arbitrary input.
#![allow(
    clippy::too_many_lines,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and is read from top to bottom like a story or a table"
)]

mod above;
mod corpus;
mod digests;
mod hostile;
mod html;
mod inspecting;
mod machines;
mod page;
mod properties;
mod publishing;
mod words;

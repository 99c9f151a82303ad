//! What is read from a corpus of messages in the shapes of real clients, and from whatever else may come in.
#![allow(
    clippy::too_many_lines,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and is read from top to bottom like a story or a table"
)]

mod corpus;
mod hostile;
mod inspecting;
mod machines;
mod properties;
mod words;

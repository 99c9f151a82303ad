//! Afterword: comments for static sites. This crate is the binary: its commands, and the wiring of all other crates.
//!
//! `docs/ARCHITECTURE.md` has the map of the crates.

pub mod cli;

pub mod backup;
pub mod integrity;
pub mod telemetry;

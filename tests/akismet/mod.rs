//! Akismet, by a small server on loopback that speaks its API as the manual has it.

mod concurrent_changes;
mod doctor;
mod questions;
mod service;
mod unavailable;
mod verdicts;
mod world;

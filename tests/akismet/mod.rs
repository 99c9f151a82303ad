//! Akismet, by a small server on loopback that speaks its API as the manual has it.

mod questions;
mod doctor;
mod verdicts;
mod concurrent_changes;
mod service;
mod unavailable;
mod world;

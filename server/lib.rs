//! Afterword: comments for static sites. One binary, three doors, one heart, one store.
//!
//! The map, in reading order; `docs/ARCHITECTURE.md` tells it at length. Arrows run one way:
//! `cli → http | mail | transfer | webhooks → lines → comments → spam, markup, counts, store`.

pub mod cli;

pub mod backup;
pub mod telemetry;

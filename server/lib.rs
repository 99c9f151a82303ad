//! Afterword: comments for static sites. One binary, three doors, one heart, one store.
//!
//! The map, in reading order; `docs/ARCHITECTURE.md` tells it at length. Arrows run one way:
//! `cli → http | mail | transfer | webhooks → lines → comments → spam, markup, counts, store`.

pub mod cli;
pub mod config;

pub mod app;
pub mod aside;
pub mod backup;
pub mod keys;
pub mod telemetry;

pub mod http;
pub mod lines;
pub mod mail;
pub mod transfer;
pub mod webhooks;

pub mod akismet;
pub mod sitemaps;

pub mod comments;
pub mod counts;
pub mod fingerprint;
pub mod fold;
pub mod markup;
pub mod spam;
pub mod store;

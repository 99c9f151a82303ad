//! The use cases: what may be done with comments, whoever asks. One file each.
//!
//! - `submit`: the one way in. `moderate`: the one way to decide; `bulk`: many at once.
//! - `edit`: edit and delete by the author. `react`: reactions of readers. `thread`, `published`: reading.
//! - `challenges`: proof of work. `gathered`: what the spam checks are given, from the store, `rates` and `recent`.
//! - `sites`, `pages`, `blocks`, `people`, `tokens`: what else an owner does. `owners`: sign-in to the console.
//! - `links`, `readers`: what the links in mails stand for. `receive_mail`: how a message is handed in.
//! - `counts`: the count of each page, from memory. `retention`: what has been kept long enough goes.
//! - `changes`: what rules decide, asked of a store.
//! - `app`: builds all of these, once for a process. `wakeups`, `receivers`: who does, and who hears of, what follows from a write.
//! - `keys`: what is signed or made unrecognisable. `metrics`: what is counted.
//!
//! Each use case is a struct of its own that holds what it uses and is cheap to clone: an interface takes those that it
//! needs. Nothing but the binary and the state of `http` takes `App`.
//!
//! Not here: HTTP status codes (`http`), SQL (`store-*`), and who is allowed to moderate (the interfaces find out who
//! asks and pass a [`Decider`](afterword_model::Decider)).

pub mod accounts;
mod app;
pub mod blocks;
pub mod bulk;
pub mod cache_key;
pub mod challenges;
mod changes;
pub mod counts;
pub mod duplicates;
pub mod edit;
mod error;
mod existence;
pub mod keys;
pub mod links;
mod metrics;
pub mod moderate;
pub mod pages;
pub mod people;
pub mod published;
pub mod rates;
pub mod react;
pub mod readers;
pub mod receive_mail;
mod receivers;
pub mod retention;
mod second_opinion;
mod signals;
pub mod sitemaps;
pub mod sites;
pub mod submit;
pub mod thread;
mod to_the_end;
pub mod tokens;
mod wakeups;

pub use app::App;
pub use changes::Changes;
pub use error::CommentError;
pub use metrics::Metrics;
pub use receivers::Receivers;
pub use sitemaps::Sitemaps;
pub use sites::SiteRegistry;
pub use to_the_end::to_the_end;
pub use wakeups::{Wakeups, written_elsewhere};

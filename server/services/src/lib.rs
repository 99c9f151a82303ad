//! The use cases: everything that can be done with comments, by any interface. One file each.
//!
//! - `submit`: new comments. `moderate`: decisions; `bulk`: many at once.
//! - `edit`: edit and delete by the author. `react`: reactions of readers. `reports`: of comments, by readers.
//!   `follows`: of threads, by mail. `thread`, `published`: reading.
//! - `avatars`: pictures of authors, which only the server fetches.
//! - `challenges`: proof of work. `signals`: the input of the spam checks, from the store, `rates` and `duplicates`.
//! - `sites`, `pages`, `blocks`, `people`, `tokens`, `outbox`: the owner's other actions. `accounts`: sign-in to the console.
//! - `links`, `readers`: the links in mails. `receive_mail`: how a message is delivered to us. `sns`: what a provider of
//!   mail is asked.
//! - `counts`: the count of each page, from memory. `retention`: erases expired data.
//! - `changes`: the rules as calls of a store.
//! - `app`: builds all of these, once for a process. `settings`: those in force, of which some are replaced meanwhile. `wakeups`, `receivers`: the jobs and the recipients that follow
//!   from a write.
//! - `keys`: signatures and keyed hashes. `metrics`: counters.
//!
//! Each use case is a struct that holds its dependencies and is cheap to clone: an interface takes those that it
//! needs. Only the binary and the state of `http` take `App`.
//!
//! Not here: HTTP status codes (`http`), SQL (`store-*`), and who is allowed to moderate (the interfaces identify the
//! user and pass a [`Decider`](afterword_model::Decider)).

pub mod accounts;
mod app;
pub mod avatars;
pub mod blocks;
pub mod bulk;
pub mod by_mail;
pub mod cache_key;
pub mod challenges;
mod changes;
pub mod consent;
pub mod conversations;
pub mod counts;
pub mod duplicates;
pub mod edit;
mod error;
mod existence;
pub mod follows;
pub mod keys;
mod languages;
pub mod links;
mod metrics;
pub mod moderate;
pub mod moderator_addresses;
pub mod outbox;
pub mod pages;
pub mod people;
pub mod published;
pub mod put_back;
pub mod rates;
pub mod react;
pub mod readers;
pub mod receive_mail;
mod receivers;
pub mod reports;
pub mod retention;
mod second_opinion;
mod settings;
mod signals;
pub mod sitemaps;
pub mod sites;
pub mod sns;
pub mod submit;
pub mod thread;
mod to_the_end;
pub mod tokens;
mod wakeups;
pub mod ways_in;
pub mod webmentions;

pub use app::App;
pub use changes::{Changes, changed_thread};
pub use error::{CommentError, text_of_invalid, text_of_store};
pub use languages::unknown_language;
pub use metrics::Metrics;
pub use receivers::Receivers;
pub use settings::Settings;
pub use sitemaps::Sitemaps;
pub use sites::SiteRegistry;
pub use to_the_end::to_the_end;
pub use wakeups::{Wakeups, written_elsewhere};

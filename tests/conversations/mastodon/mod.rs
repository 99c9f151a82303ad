//! Answers on Mastodon to the owner's posts.

mod answers;
mod copies;
mod faults;
pub(crate) mod server;

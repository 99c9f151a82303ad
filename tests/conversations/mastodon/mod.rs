//! Answers on Mastodon to the owner's posts.

mod answers;
mod copies;
mod faults;
mod lossy;
pub(crate) mod server;

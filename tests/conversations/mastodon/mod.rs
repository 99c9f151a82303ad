//! Answers on Mastodon to the owner's posts.

mod answers;
mod faults;
pub(crate) mod server;

//! Answers on Mastodon to the owner's posts.

mod answers;
mod faults;
mod server;

//! Answers on Mastodon to the owner's posts, as comments below the articles.

mod answers;
mod faults;
mod server;
mod world;

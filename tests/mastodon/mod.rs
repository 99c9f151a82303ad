//! Answers on Mastodon to the owner's posts, as comments below the articles.

mod answers;
mod server;
mod world;

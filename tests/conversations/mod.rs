//! Answers on other networks to the owner's posts, as comments below the articles.

mod bluesky;
mod doctor;
pub(crate) mod faults;
mod lossy;
mod mastodon;
mod named;
mod sources;
mod together;
mod webmention;
mod world;

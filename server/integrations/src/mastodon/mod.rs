//! Answers on Mastodon, and on what speaks its API, to posts of the owner that link to a page
//! (<https://docs.joinmastodon.org/methods/statuses/>, <https://docs.joinmastodon.org/methods/accounts/>).
//!
//! - `worker`: when what is read. `account`: which posts of an account are about pages.
//! - `conversation`: the answers to one post, compared with what is known of them.
//! - `status`: the JSON of a status, and what of it is a comment. `api`: one request; `error`: why it failed.
//! - `stream`: what a server tells at once.
//! - `pauses`: how long nothing is asked.
//!
//! Only servers of accounts that the settings name are asked. Not here: what becomes of an answer
//! (`services::conversations`).

mod account;
mod api;
mod conversation;
mod error;
mod pauses;
mod status;
mod stream;
mod worker;

pub use error::MastodonError;
pub use worker::Worker;

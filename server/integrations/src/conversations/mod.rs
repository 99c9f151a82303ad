//! Answers on other networks to posts of the owner that link to a page.
//!
//! - `worker`: when what is read. `account`: which posts of an account are about pages.
//! - `named`: posts that a site's own file names.
//! - `thread`: the answers to one post, compared with what is known of them. `refused`: those that no rule takes.
//! - `server`: what a network has to tell, and a post as all of them have it. `news`: what a server tells at once.
//! - `copies`: the owner's answers here, which are posted there, too; `writer`: what a network takes.
//! - `api`: one request; `error`: why it failed. `pauses`: how long nothing is asked.
//! - `looked`: a look at the accounts, for the doctor.
//!
//! Only servers that the settings name are asked here, and the sites themselves. Not here: what a network's JSON means (`mastodon`, `bluesky`), and what
//! becomes of an answer (`services::conversations`).

mod account;
pub(crate) mod api;
mod copies;
pub(crate) mod error;
mod looked;
mod named;
pub(crate) mod news;
mod pauses;
pub(crate) mod refused;
pub(crate) mod server;
pub(crate) mod thread;
mod worker;
pub(crate) mod writer;

pub use error::NetworkError;
pub use looked::{LookedAt, SeenPosts, look};
pub use named::{PostsFileError, try_own_posts};
pub use worker::Worker;

//! Webhooks notify the owner's programs about comments, by signed HTTP requests to the URLs in the settings
//! (<https://www.standardwebhooks.com>).
//!
//! - `worker`: claims due events from the store, and settles them.
//! - `body`: the JSON of an event. `signature`: proves to a receiver that it is ours.
//! - `client`: sends one message. `error`: why it failed.
//!
//! Not here: which addresses are allowed (`outgoing`), and which events a change causes (`rules::webhooks`, in the
//! same transaction).

mod body;
mod client;
mod error;
mod signature;
mod worker;

pub use body::trial;
pub use client::{Client, WebhookMessage, way};
pub use error::{SendError, Unusable};
pub use signature::SigningKey;
pub use worker::Worker;

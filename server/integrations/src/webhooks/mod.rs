//! Programs of the owner's hear what happens to comments: signed HTTP requests to the URLs in the settings,
//! as <https://www.standardwebhooks.com> defines them.
//!
//! - `worker`: takes what is due from the store, and notes what became of it.
//! - `body`: what an event says. `signature`: how a receiver knows that it is ours.
//! - `client`: one message. `error`: why it did not get through.
//!
//! Not here: which addresses it may go to (`outgoing`), and which events follow from what (`rules::webhooks`, in the transaction that causes them).

mod body;
mod client;
mod error;
mod signature;
mod worker;

pub use body::trial;
pub use client::{Client, Message, way};
pub use error::{SendError, Unusable};
pub use signature::SigningKey;
pub use worker::Worker;

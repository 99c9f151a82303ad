//! Programs of the owner's hear what happens to comments: signed HTTP requests to the URLs in the settings,
//! as <https://www.standardwebhooks.com> defines them.
//!
//! - `worker`: takes what is due from the store, and notes what became of it.
//! - `body`: what an event says. `signature`: how a receiver knows that it is ours.
//! - `client`: one request. `guard`: which addresses it may go to. `error`: why it did not get through.
//!
//! Not here: which events follow from what (`store/<backend>/`, in the transaction that causes them).

mod body;
mod client;
mod error;
mod guard;
mod signature;
mod worker;

pub use body::trial;
pub use client::{Client, Message};
pub use error::{SendError, Unusable};
pub use guard::is_public;
pub use signature::SigningKey;
pub use worker::Worker;

//! What Akismet thinks of a comment (<https://akismet.com/developers/>): for owners who want to ask a third party.
//!
//! - `worker`: asks about what waits, and carries the answer out. `client`: its two questions, by the one way out.
//!   `error`: why there was no opinion.
//!
//! Not here: which comments wait for it (`services::second_opinion`). It is not told where it was wrong: that would take the
//! reader's network address once more, which is not kept so long.

mod client;
mod error;
mod worker;

pub use client::{Client, Kind, Opinion, Question};
pub use error::AkismetError;
pub use worker::Worker;

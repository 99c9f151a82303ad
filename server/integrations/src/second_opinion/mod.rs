//! Akismet's opinion of a comment (<https://akismet.com/developers/>), for owners who want to ask a third party.
//!
//! - `worker`: asks about waiting comments, and applies the answer. `client`: the two requests, through `outgoing`.
//!   `error`: why there was no opinion.
//!
//! Not here: which comments wait for it (`services::second_opinion`). Akismet gets no reports of its mistakes: they
//! would need the reader's network address, which is erased by then.

mod client;
mod error;
mod worker;

pub use client::{Client, Opinion, Question, QuestionKind};
pub use error::AkismetError;
pub use worker::Worker;

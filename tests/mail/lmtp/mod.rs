//! Mail servers bring replies: the listener on loopback, and clients of all kinds.

mod abuse;
mod clients;
mod dialogue;
mod envelope;
mod postfix;
mod property;
mod server;
mod smuggling;
mod speed;
mod stopping;
mod unix;

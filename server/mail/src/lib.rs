//! The interface for mail.
//!
//! ```text
//! imap, lmtp     two ways in
//! mailroom       the one path of all that comes in
//! sender_check   is a message from the address in its From?
//! outbound       writing and sending
//! metrics        what is counted of both
//! ```
//!
//! Reading a message, what is new in it and what it asks for, is the crate `afterword-mail-reader`.

pub mod imap;
pub mod lmtp;
mod mailroom;
mod metrics;
pub mod outbound;
pub mod sender_check;

pub use mailroom::Mailroom;
pub use metrics::Metrics;

// The interfaces do not know each other, so the bound is said twice; it must be the same.
const _: () =
    assert!(afterword_services::receive_mail::MAX_MAIL == afterword_mail_reader::MAX_MESSAGE);

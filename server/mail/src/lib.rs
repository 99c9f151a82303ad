//! The interface for mail.
//!
//! ```text
//! imap, jmap     receive messages from a mailbox; what both need: mailbox
//! lmtp           receives messages from a mail server
//! mailroom       processes all received messages
//! sender_check   is a message from the address in its From?
//! outbound       writing and sending
//! oauth          signing in to a mailbox by consent
//! noted          how each way in fares, for the console
//! metrics        counters of received and sent mails
//! ```
//!
//! The crate `afterword-mail-reader` parses messages and finds the new text and its command.

pub mod imap;
pub mod jmap;
pub mod lmtp;
pub mod mailbox;
mod mailroom;
mod metrics;
mod noted;
pub mod oauth;
pub mod outbound;
mod problem;
pub mod sender_check;
mod services;
mod sign_in;

pub use mailroom::{Check, Explanation, Mailroom};
pub use metrics::Metrics;
pub use noted::{Noted, Notes};
pub use services::MailServices;
pub use sign_in::SignIn;

// The interfaces do not depend on each other, so the limit is defined twice; both must be equal.
const _: () =
    assert!(afterword_services::receive_mail::MAX_MAIL == afterword_mail_reader::MAX_MESSAGE);

//! Door 2: mail.
//!
//! ```text
//! imap, lmtp     two ways in; delivery: what they hand over
//! mailroom       the one path of all that comes in
//! sender_check   is a message from the address in its From?
//! outbound       writing and sending
//! ```
//!
//! Reading a message, what is new in it and what it asks for, is the crate `afterword-mail-reader`.

mod delivery;
pub mod imap;
pub mod lmtp;
mod mailroom;
pub mod outbound;
pub mod sender_check;

pub use delivery::{Arrival, Delivery, Envelope, LmtpPeer, Receipt, Receive};
pub use mailroom::Mailroom;

//! Receives mail from a mailbox by JMAP (RFC 8620, RFC 8621).
//!
//! - `watch`: keeps going after any failure. `scan`: finds messages addressed to us, and touches nothing else; `progress`:
//!   how far it has read. `find`: waits for one message, for a test.
//! - `account`: the mailbox and its settings. `client`: requests, limited in size and time, through the guarded client of
//!   `outgoing`. `session`: from the account to an open mailbox, and the few methods that this needs. `event_source`: the
//!   server's push. `error`: what can go wrong.
//!
//! Not here: the meaning of a message, and the store. What `imap` needs too is in `mailbox`.
//!
//! The server's state strings live in memory. What is saved is a time: a start looks at all messages that were received
//! since a day before it, and so does a server that has forgotten a state (`cannotCalculateChanges`).

mod account;
mod client;
mod error;
mod event_source;
mod find;
mod progress;
mod scan;
mod session;
mod watch;

pub use account::{Account, Credentials};
pub use error::JmapError;
pub use find::find;
pub use watch::{Offers, try_login, watch};

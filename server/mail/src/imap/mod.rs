//! Way in: a mailbox that is watched by IMAP (RFC 3501, RFC 9051).
//!
//! - `watch`: keeps a session open, and goes on after any trouble, with `backoff`. `scan`: finds what is addressed to us,
//!   newest first, and touches nothing else; `progress`: how far it came. `find`: waits for one message, for a test.
//! - `account`: which mailbox, and how. `login`: from its address to a connection that may ask for things. `session`: the
//!   few commands that this takes, IDLE among them.
//! - `connection`: TCP, TLS, lines and literals. `response`: what the server says. `error`: what can go wrong.
//!
//! Not here: what a message means, and the store.
//!
//! The client is our own, because it trusts its server with nothing: every response is bounded in size and time, is read
//! without recursion, and one that it does not understand is passed over.

mod account;
mod backoff;
mod connection;
mod error;
mod find;
mod login;
mod progress;
mod response;
mod scan;
mod session;
mod watch;

pub use account::{Account, Encryption, MAX_IDLE, Processed};
pub use error::{ImapError, Step};
pub use find::find;
pub use progress::{ImapMemory, ImapState};
pub use session::Offers;
pub use watch::{Status, try_login, watch};

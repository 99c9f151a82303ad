//! Receives mail from a mailbox by IMAP (RFC 3501, RFC 9051).
//!
//! - `watch`: keeps a session open, and reconnects after any failure. `scan`: finds messages
//!   addressed to us, newest first, and touches nothing else; `progress`: how far it has read. `find`: waits for one
//!   message, for a test.
//! - `account`: the mailbox and its settings. `login`: from its address to an authenticated connection. `session`:
//!   the few commands that this needs, with IDLE.
//! - `connection`: TCP, TLS, lines and literals. `response`: parses the server's responses. `error`: what can go
//!   wrong.
//!
//! Not here: the meaning of a message, and the store. What `jmap` needs too is in `mailbox`.
//!
//! The client is our own, because it must not trust the server: every response is limited in size and time, is parsed
//! without recursion, and is skipped if it is not understood.

mod account;
mod connection;
mod error;
mod find;
mod login;
mod progress;
mod response;
mod scan;
mod session;
mod watch;

pub use account::{Account, Encryption, MAX_IDLE};
pub use error::{ImapError, Step};
pub use find::find;
pub use session::Offers;
pub use watch::{try_login, watch};

//! Way in: a mailbox that is watched by IMAP (RFC 3501, RFC 9051).
//!
//! `watch` keeps a session open and goes on after any trouble; `scan` finds what is addressed to us,
//! newest first, and touches nothing else; `session` is the few commands that this takes; `wire` and
//! `answer` turn bytes into answers. What a message means is not known here, and neither is the store.
//!
//! The client is our own, because it trusts its server with nothing: every answer is bounded in size
//! and time, is read without recursion, and one that it does not understand is passed over.

mod account;
mod answer;
mod error;
mod find;
mod folder_name;
mod idle;
mod login;
mod memory;
mod pause;
mod progress;
mod scan;
mod session;
mod status;
mod tls;
mod tokens;
mod watch;
mod wire;

pub use account::{Account, Encryption, MAX_IDLE, Processed};
pub use error::{ImapError, Step};
pub use find::find;
pub use memory::{ImapMemory, ImapState};
pub use session::Offers;
pub use status::Status;
pub use watch::{try_login, watch};

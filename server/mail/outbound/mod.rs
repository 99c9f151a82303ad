//! What a mail is made of: from facts to bytes on the wire. It knows neither the store nor the app.
//!
//! The way: `letter` (what is to be told, and to whom) → `blocks` (in which order) → `templates`
//! (in which words and shape; `texts/`, `templates/`, or files of one's own) → `compose` (`headers`,
//! `wrap`, `plain`, `dkim`) → `transport` (a mail server, a folder, memory).
//!
//! Deliberately not here: when something is sent, to whom, and how often it is tried.

mod address;
mod blocks;
mod compose;
mod dkim;
mod headers;
mod letter;
mod letters;
mod plain;
mod samples;
mod smtp;
mod templates;
mod texts;
mod transport;
mod worker;
mod wrap;

pub use compose::{ComposeError, Outgoing, Settings, compose};
pub use dkim::{DkimError, DkimSigner};
pub use letter::*;
pub use letters::{Letters, SetUpError, Unwritten};
pub use smtp::{Smtp, SmtpError, SmtpRules};
pub use templates::{Templates, TemplatesError};
pub use transport::{SendError, Transport};
pub use worker::Worker;

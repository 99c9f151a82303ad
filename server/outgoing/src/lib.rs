//! The only HTTP client for requests to other servers: for webhooks, sitemaps, second opinions, JMAP and the like.
//!
//! - `client`: one request and its response, bounded in time and size. It follows no redirect.
//! - `guard`: which addresses a request may go to. A name is resolved once; a private address is refused unless the
//!   [`Options`] name its host.
//! - `tls`: whom it trusts, as connections to mailboxes do.
//! - `error`: why there was no response, and what the owner can do about it.
//!
//! Not here: certificates (`transport`), mail by IMAP and SMTP (`mail`) and the doctor; they connect to servers that the settings
//! name, in their own ways. Of strangers only the pages that mention an article come here (`integrations::webmention`), with
//! [`Options`] of their own.

mod client;
mod error;
mod guard;
mod tls;

pub use client::{Client, Options, Response};
pub use error::{OutgoingError, SetupError};
pub use guard::is_public;
pub use tls::tls_config;

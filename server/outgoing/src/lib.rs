//! The one way by which the server asks other servers over HTTP: for webhooks, sitemaps and second opinions alike.
//!
//! - `client`: one request and its response, bounded in time and size. It follows no redirect.
//! - `guard`: which addresses a request may go to. A name is resolved once; a private address is refused unless the
//!   [`Options`] name its host.
//! - `error`: why there was no response, and what the owner can do about it.
//!
//! Not here: certificates (`transport`), mail (`mail`) and the doctor, which speak with the servers that the settings
//! name, in ways of their own. No URL that a stranger wrote comes here.

mod client;
mod error;
mod guard;

pub use client::{Client, Options, Response};
pub use error::OutgoingError;
pub use guard::is_public;

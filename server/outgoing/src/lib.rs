//! What the server asks of others by HTTP: the one way out, for webhooks, sitemaps and Akismet alike.
//!
//! - `client`: one request and its answer, bounded in time and size. It follows no redirect.
//! - `guard`: which addresses it may go to. `error`: why nothing came back.
//!
//! Not here: certificates (`http/tls/`), mail (`mail/`) and the doctor, which speak with whom the settings name in
//! ways of their own. No URL that a stranger wrote comes here.

mod client;
mod error;
mod guard;

pub use client::{Answer, Bounds, Client};
pub use error::OutgoingError;
pub use guard::is_public;

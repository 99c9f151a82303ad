//! Signing in to a mailbox by consent (OAuth 2.0, RFC 6749) instead of by a password.
//!
//! - `login`: the kept login, and a valid access token from it. One process at a time renews it.
//! - `kept`: the file of the login. `shared`: what this process knows besides it.
//! - `device`: consent by a code on any device (RFC 8628). `browser`: consent in a browser on this machine (RFC 8252).
//! - `endpoint`: requests to the authorization server. `error`: what can go wrong.
//! - `sasl`: what IMAP and SMTP say to a mail server (RFC 7628, XOAUTH2).
//!
//! Not here: who signs in where (`imap`, `outbound`), and what a terminal shows (the binary).

mod browser;
mod device;
mod endpoint;
mod error;
mod kept;
mod login;
pub(crate) mod sasl;
mod shared;
#[cfg(test)]
mod tests;

pub use browser::{BrowserConsent, Redirect};
pub use device::DeviceConsent;
pub use endpoint::Tokens;
pub use error::LoginError;
pub use login::{MailLogin, Revoked};

//! The pages behind the links in mails: `/m/` decides, `/v/` confirms an address, `/p/` publishes a private word,
//! `/w/` puts words back, `/b/` confirms a comment by mail, `/u/` unsubscribes, `/f/` confirms a further address of a
//! moderator.
//!
//! ```text
//! moderate      /m/{token}: a moderator's sheet for one comment
//! publish       /p/{token}: the author of a private word agrees
//! address       /f/{token}: a further address of a moderator
//! submit        /b/{token}: a comment that came by mail
//! put_back      /w/{token}: what was left out of an answer
//! confirm       /v/{token} · unsubscribe  /u/{token} (RFC 8058)
//! body          the fields of a form, in either encoding
//! answer        headers of all these pages, and the error page
//! ```
//!
//! GET only shows, POST acts: a scanner that follows the links of a mail changes nothing. The token is the whole
//! authority, so there is no cookie, and `Origin` does not matter. Not here: the meaning of a token
//! (`services::links`, `services::readers`).

pub(crate) mod address;
mod answer;
mod body;
pub(crate) mod confirm;
pub(crate) mod moderate;
pub(crate) mod publish;
pub(crate) mod put_back;
mod sheet;
pub(crate) mod submit;
pub(crate) mod unsubscribe;

pub(crate) use answer::masked;

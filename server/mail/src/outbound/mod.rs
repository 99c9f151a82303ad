//! Outgoing mail: `worker` drains the outbox, `letters` reads the data of a mail. The other modules, from facts to
//! bytes on the wire, depend neither on the store nor on the app.
//!
//! The steps: `letter` (the facts) and `head` (the recipient) → `blocks` (their order) → `templates` (texts and
//! layout; `i18n`, `templates/`, or the owner's files) → `compose` (`headers`, `wrap`, `plain`, `dkim`) → `transport`
//! (a mail server, a folder, memory).
//!
//! Deliberately not here: what causes a mail (`rules::told`).

mod address;
mod blocks;
mod compose;
mod dkim;
mod head;
mod headers;
mod letter;
mod letters;
mod looks;
mod own_sentences;
mod plain;
mod samples;
mod sentences;
mod smtp;
mod templates;
#[cfg(test)]
mod tests;
mod transport;
mod worker;
mod wrap;

pub use compose::{ComposeError, Outgoing, Settings, compose};
pub use dkim::{DkimError, DkimSigner};
pub use head::{Head, Mailbox, Submitted};
pub use letter::*;
pub use letters::{LetterError, Letters, SetUpError};
pub use own_sentences::own_sentences;
pub(crate) use plain::one_line;
pub use samples::{Preview, previews, sample};
pub use smtp::{Smtp, SmtpError, SmtpRules};
pub use templates::{Templates, TemplatesError};
pub use transport::{SendError, Transport};
pub use worker::Worker;

//! What goes out: from rows of the outbox to a mail server.
//!
//! ```text
//! worker      drains the outbox, tries again
//! letters     rows → what a mail says (the only file that asks the store)
//! compose     what it says → the bytes of a message; templates, texts (one table a language), wrap
//! transport   SMTP, a folder, or memory · dkim: a signature, where the mail server makes none
//! ```

mod compose;
mod context;
mod dkim;
mod letters;
mod templates;
mod transport;
mod worker;
mod wrap;

pub use compose::{Composer, Outgoing};
pub use dkim::{DkimError, DkimSigner};
pub use letters::{Letters, SetUpError};
pub use templates::{TemplateError, Templates};
pub use transport::{SendError, Transport, TransportError};
pub use worker::Worker;

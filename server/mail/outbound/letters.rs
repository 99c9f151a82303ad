//! From rows of the outbox to a letter: what it says is read now, not when it was caused, so that nobody gets
//! a mail about a comment that is decided, changed or gone.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::compose::{Composer, Outgoing};
use super::facts::{self, Told};
use super::letter::{Addressee, Head, Letter, Submitted};
use crate::app::App;
use crate::comments::{Comment, Site, Status};
use crate::keys;
use crate::store::{MailId, MailKind, MailToken, OutboxMail, StoreError, TokenKind};

/// Why a letter can't be written now.
#[derive(Debug, thiserror::Error)]
pub enum Unwritten {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Bad(String),
}

/// The tokens that stand in a mail.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Secrets {
    pub(super) reply: Option<String>,
    pub(super) link: Option<String>,
    pub(super) confirm: Option<String>,
}

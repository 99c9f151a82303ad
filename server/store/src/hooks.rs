//! Waiting webhooks, and their receivers.

use jiff::Timestamp;
use serde::Serialize;
use uuid::Uuid;

use super::mails::OutboxFilter;
use afterword_model::policy::HookEvent;
use afterword_model::{CommentId, SiteId};

/// The `webhook-id`, the same on each attempt, by which a receiver knows what it has had already. UUIDv7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct HookId(pub Uuid);

impl HookId {
    #[must_use]
    pub fn new() -> Self {
        Self(Uuid::now_v7())
    }

    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Uuid::try_parse(text).ok().map(Self)
    }
}

impl Default for HookId {
    fn default() -> Self {
        Self::new()
    }
}

/// A webhook as it stands in its outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutboxHook {
    pub id: HookId,
    pub event: HookEvent,
    pub site: SiteId,
    /// The path of its page as it is today.
    pub page: Option<String>,
    /// Of events about a comment; it may be gone meanwhile.
    pub comment: Option<CommentId>,
    pub url: String,
    /// When it happened; of a thread that changed, the first change that was not told.
    pub created: Timestamp,
    pub due: Timestamp,
    /// Those that were begun.
    pub attempts: u32,
    pub sent: Option<Timestamp>,
    pub failed: Option<Timestamp>,
    pub error: Option<String>,
}

/// What one receiver is told now.
#[derive(Debug, Clone)]
pub struct HookClaim {
    pub url: String,
    pub now: Timestamp,
    /// Until then nobody else takes the same ones.
    pub leased: Timestamp,
    pub limit: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HookOutcome {
    Sent,
    /// It could not be sent now.
    Again {
        due: Timestamp,
        error: String,
    },
    /// It won't be tried again; the owner sees it.
    Failed(String),
}

/// Which webhooks of the outbox to list; newest first.
pub type HookFilter = OutboxFilter;

//! Webhooks: who is notified of a write, and what waits to be sent.

use std::time::Duration;

use jiff::Timestamp;
use serde::Serialize;
use uuid::Uuid;

use crate::change::PageNumber;
use crate::policy::HookEvent;
use crate::{CommentId, SiteId, Undelivered};

/// The receivers of webhooks about a write.
#[derive(Debug, Clone, Default)]
pub struct Hooks {
    pub urls: Vec<String>,
    pub events: Vec<HookEvent>,
    /// How long a thread must be unchanged before its event.
    pub quiet: Duration,
}

/// The receivers of a changed thread's event.
#[derive(Debug, Clone, Default)]
pub struct ThreadReceivers {
    pub urls: Vec<String>,
    /// How long a thread must be unchanged before its event.
    pub quiet: Duration,
    /// A busy thread is reported after this time.
    pub patience: Duration,
}

/// The `webhook-id`, the same on each attempt, by which a receiver recognises repetitions. UUIDv7.
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

/// A webhook in its outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutboxHook {
    pub id: HookId,
    pub event: HookEvent,
    pub site: SiteId,
    /// The current path of its page.
    pub page: Option<String>,
    /// For events about a comment; it may have been erased since.
    pub comment: Option<CommentId>,
    pub url: String,
    /// When it happened; for a changed thread, the first unreported change.
    pub created: Timestamp,
    pub due: Timestamp,
    /// The attempts begun.
    pub attempts: u32,
    pub sent: Option<Timestamp>,
    pub failed: Option<Timestamp>,
    pub error: Option<Undelivered>,
}

impl OutboxHook {
    #[must_use]
    pub fn claimed(&self) -> ClaimedHook {
        ClaimedHook {
            id: self.id,
            attempts: self.attempts,
        }
    }
}

/// A webhook, and the claim by which somebody tells what became of it: each claim begins an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimedHook {
    pub id: HookId,
    pub attempts: u32,
}

/// A claim of the due webhooks for one receiver.
#[derive(Debug, Clone)]
pub struct HookClaim {
    pub url: String,
    pub now: Timestamp,
    /// Nobody else claims the same webhooks until then.
    pub leased: Timestamp,
    pub limit: u32,
}

/// What came of an attempt to send a webhook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HookOutcome {
    Sent,
    /// It could not be sent now.
    NotNow {
        error: Undelivered,
        /// When the receiver wants the next attempt.
        asked: Option<Timestamp>,
    },
    /// Trying again is useless.
    Failed(Undelivered),
}

/// What becomes of a webhook after an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HookSettled {
    Sent,
    /// It is sent again then, or a newer one about the same thread.
    Again {
        due: Timestamp,
        error: Undelivered,
    },
    /// It is not tried again; the owner sees it.
    Failed(Undelivered),
    /// It was sent, given up, replaced or erased meanwhile.
    Gone,
}

/// A webhook, for rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HookRow {
    pub id: HookId,
    /// For a changed thread: one webhook at a time waits for its receiver.
    pub thread: Option<HookThread>,
    pub created: Timestamp,
    pub due: Timestamp,
    /// The attempts begun.
    pub attempts: u32,
    /// Somebody has claimed it until then, or had.
    pub leased: Option<Timestamp>,
    pub sent: Option<Timestamp>,
    pub failed: Option<Timestamp>,
}

/// A thread whose changes a receiver hears of.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct HookThread {
    pub page: PageNumber,
    pub url: String,
}

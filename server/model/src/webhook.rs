//! Who is notified of a write by webhook.

use std::time::Duration;

use crate::policy::HookEvent;

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

//! Who is notified of a write by webhook.

use std::time::Duration;

use crate::policy::HookEvent;

/// Who hears of a write by webhook.
#[derive(Debug, Clone, Default)]
pub struct Hooks {
    pub urls: Vec<String>,
    pub events: Vec<HookEvent>,
    /// How long a thread must not change before it is told.
    pub quiet: Duration,
}

/// Who hears that a thread has changed.
#[derive(Debug, Clone, Default)]
pub struct ThreadReceivers {
    pub urls: Vec<String>,
    /// How long a thread must not change before it is told.
    pub quiet: Duration,
    /// A thread that never is quiet is told after this.
    pub patience: Duration,
}

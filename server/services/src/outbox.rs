//! Retries of mails and webhooks that could not be sent.

use std::sync::Arc;

use crate::{Changes as _, Wakeups};
use afterword_model::{Clock, HookId, MailId};
use afterword_store::{Store, StoreResult};

/// Failed mails and webhooks, which owners send again.
#[derive(Clone)]
pub struct Outbox {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) wakeups: Arc<Wakeups>,
    pub(crate) clock: Clock,
}

impl Outbox {
    /// Retries a mail; `false` if it has not failed.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn retry_mail(&self, id: MailId) -> StoreResult<bool> {
        let is_retried = self.store.retry_mail(id, self.clock.now()).await?;
        if is_retried {
            self.wakeups.mails();
        }
        Ok(is_retried)
    }

    /// Retries this failed webhook, or all; returns how many there were.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn retry_webhooks(&self, only: Option<HookId>) -> StoreResult<usize> {
        let retried = self.store.retry_hooks(only, self.clock.now()).await?;
        if retried > 0 {
            self.wakeups.webhooks();
        }
        Ok(retried)
    }
}

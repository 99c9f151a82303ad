//! Wakes the jobs that wait for work from writes: mails, webhooks, questions to Akismet.

use std::time::Duration;

use tokio::sync::Notify;

use afterword_store::Store;

/// How often somebody who waits looks whether another process has written.
const LOOK: Duration = Duration::from_secs(1);

/// Wakes those who do what writes leave behind. What is to be done stands in the store: a wake-up only saves time.
#[derive(Debug, Default)]
pub struct Wakeups {
    mails: Notify,
    webhooks: Notify,
    questions: Notify,
}

impl Wakeups {
    /// After a write: mails, webhooks and questions may wait that follow from it.
    pub fn all(&self) {
        self.mails.notify_one();
        self.webhooks.notify_one();
        self.questions.notify_one();
    }

    /// Somebody has put a mail into the outbox.
    pub fn mails(&self) {
        self.mails.notify_one();
    }

    /// Until mails may wait.
    pub async fn for_mails(&self) {
        self.mails.notified().await;
    }

    /// Until webhooks may wait.
    pub async fn for_webhooks(&self) {
        self.webhooks.notified().await;
    }

    /// Until Akismet may have to be asked.
    pub async fn for_questions(&self) {
        self.questions.notified().await;
    }
}

/// Ready when another process has written more than `seen`, which [`Store::foreign_writes`] told.
pub async fn written_elsewhere(store: &dyn Store, seen: u64) {
    while store.foreign_writes() == seen {
        tokio::time::sleep(LOOK).await;
    }
}

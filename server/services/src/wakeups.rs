//! Wakes the jobs that wait for work from writes: mails, webhooks, questions to Akismet, answers on other networks,
//! webmentions.

use std::time::Duration;

use tokio::sync::Notify;

use afterword_model::Network;
use afterword_store::Store;

/// How often a waiting job checks whether another process has written.
const LOOK: Duration = Duration::from_secs(1);

/// Wakes the jobs after writes. Their work is in the store: a wake-up only saves time.
#[derive(Debug, Default)]
pub struct Wakeups {
    mails: Notify,
    webhooks: Notify,
    questions: Notify,
    webmentions: Notify,
    /// For each network.
    answers: [Notify; Network::ALL.len()],
}

impl Wakeups {
    /// After a write: there may be mails, webhooks and questions.
    pub fn all(&self) {
        self.mails.notify_one();
        self.webhooks.notify_one();
        self.questions();
        self.answers();
    }

    /// After a write of a reader's: it brings neither a question to Akismet nor an answer of the owner.
    pub fn mails_and_webhooks(&self) {
        self.mails.notify_one();
        self.webhooks.notify_one();
    }

    /// There is a question to Akismet.
    pub fn questions(&self) {
        self.questions.notify_one();
    }

    /// An answer of the owner may be one on other networks, too.
    pub fn answers(&self) {
        for network in &self.answers {
            network.notify_one();
        }
    }

    /// A mail was put into the outbox.
    pub fn mails(&self) {
        self.mails.notify_one();
    }

    /// Webhooks wait to be sent.
    pub fn webhooks(&self) {
        self.webhooks.notify_one();
    }

    /// A webmention waits to be verified.
    pub fn webmentions(&self) {
        self.webmentions.notify_one();
    }

    /// Waits until there may be webmentions.
    pub async fn for_webmentions(&self) {
        self.webmentions.notified().await;
    }

    /// Waits until there may be mails.
    pub async fn for_mails(&self) {
        self.mails.notified().await;
    }

    /// Waits until there may be webhooks.
    pub async fn for_webhooks(&self) {
        self.webhooks.notified().await;
    }

    /// Waits until there may be answers of the owner for a network.
    pub async fn for_answers(&self, network: Network) {
        match Network::ALL.iter().position(|one| *one == network) {
            Some(place) => self.answers[place].notified().await,
            None => std::future::pending().await,
        }
    }

    /// Waits until there may be questions to Akismet.
    pub async fn for_questions(&self) {
        self.questions.notified().await;
    }
}

/// Returns when another process has written more than `seen`, a value of [`Store::foreign_writes`].
pub async fn written_elsewhere(store: &dyn Store, seen: u64) {
    while store.foreign_writes() == seen {
        tokio::time::sleep(LOOK).await;
    }
}

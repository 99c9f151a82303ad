//! Watches a mailbox for ever: open the session, look, wait for a push, look again; after any failure, begin anew.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::watch::Sender;
use tokio::time::{Instant, sleep, timeout};

use super::account::Account;
use super::error::JmapError;
use super::event_source::EventSource;
use super::progress::{Progress, account_hash};
use super::scan::Scan;
use super::session::Session;
use crate::mailbox::{Backoff, Connections, MailboxMemory, Status, reconnect};
use afterword_services::receive_mail::ReceiveMail;

/// Some servers do not push everything that they should.
const LONGEST_WAIT: Duration = Duration::from_secs(9 * 60);
const SHORTEST_WAIT: Duration = Duration::from_millis(100);
/// Before a push connection that has ended is made anew.
const SHORTEST_PAUSE: Duration = Duration::from_secs(1);

/// What the server offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offers {
    /// It pushes (EventSource, RFC 8620, 7.3).
    pub push: bool,
}

/// Receives all our messages in a mailbox until `stop`.
///
/// It never ends by itself: `status` reports errors and progress.
pub async fn watch(
    account: Account,
    memory: Arc<dyn MailboxMemory>,
    receive: Arc<dyn ReceiveMail>,
    status: Sender<Status>,
    stop: impl Future<Output = ()> + Send,
) {
    let watcher = Watcher {
        key: account.key(),
        account,
        memory,
        receive,
        status,
    };
    tokio::select! {
        biased;
        () = stop => {}
        () = reconnect("jmap", &watcher, &watcher.status) => {}
    }
    watcher
        .status
        .send_modify(|status| status.connected = false);
}

/// Opens the mailbox once, and reports whether the server pushes.
///
/// # Errors
/// [`JmapError`]: the reason and the setting to change.
pub async fn try_login(account: &Account) -> Result<Offers, JmapError> {
    let session = Session::open(account).await?;
    let push = session.event_source().await?.is_some();
    Ok(Offers { push })
}

struct Watcher {
    key: String,
    account: Account,
    memory: Arc<dyn MailboxMemory>,
    receive: Arc<dyn ReceiveMail>,
    status: Sender<Status>,
}

impl Connections for Watcher {
    type Progress = Progress;
    type Error = JmapError;

    async fn connection(&self, progress: &mut Option<Progress>) -> Result<Infallible, JmapError> {
        let session = Session::open(&self.account).await?;
        let progress = self.resume(progress, &session.account).await?;
        // Before the first look, so that no change is between the two.
        let mut push = self.push(&session).await;
        let mut asked = Instant::now();
        let mut pause = Backoff::new(SHORTEST_PAUSE, self.account.poll_every);
        self.status.send_modify(|status| status.connected = true);
        loop {
            self.scan().run(&session, progress).await?;
            self.status.send_modify(|status| {
                status.caught_up = true;
                status.last_look = Some(Timestamp::now());
                status.last_error = None;
            });
            if self.wait(progress, push.as_mut()).await {
                pause.reset();
            } else {
                sleep(pause.next()).await;
                push = None;
            }
            // One that does not push may be out of order.
            if push.is_none() && (self.status.borrow().pushed || asked.elapsed() >= LONGEST_WAIT) {
                push = self.push(&session).await;
                asked = Instant::now();
            }
        }
    }
}

impl Watcher {
    /// Drops the progress if it is another account's.
    async fn resume<'a>(
        &self,
        progress: &'a mut Option<Progress>,
        account: &str,
    ) -> Result<&'a mut Progress, JmapError> {
        let account = account_hash(account);
        let known = match progress.take().filter(|known| known.is_of(account)) {
            Some(known) => known,
            None => {
                let kept = self.memory.recall(&self.key).await;
                Progress::new(account, kept.map_err(JmapError::Memory)?)
            }
        };
        Ok(progress.insert(known))
    }

    /// Without a push connection the server is polled.
    async fn push(&self, session: &Session) -> Option<EventSource> {
        let push = session.event_source().await;
        let push = push.unwrap_or_else(|error| {
            tracing::info!("jmap: the server does not push now: {error}");
            None
        });
        let pushed = push.is_some();
        self.status.send_modify(|status| status.pushed = pushed);
        push
    }

    /// Waits until there may be something to do; `false` if the push connection has ended.
    async fn wait(&self, progress: &Progress, push: Option<&mut EventSource>) -> bool {
        let usual = match push {
            Some(_) => LONGEST_WAIT,
            None => self.account.poll_every,
        };
        let retry = progress.waiting.until_retry();
        let wait = retry.map_or(usual, |retry| retry.min(usual));
        let wait = wait.max(SHORTEST_WAIT);
        match push {
            Some(push) => {
                let is_open = timeout(wait, push.changed()).await.unwrap_or(true);
                // What comes at once is looked at together.
                sleep(SHORTEST_WAIT).await;
                is_open
            }
            None => {
                sleep(wait).await;
                true
            }
        }
    }

    fn scan(&self) -> Scan<'_> {
        Scan {
            key: &self.key,
            processed: &self.account.processed,
            memory: self.memory.as_ref(),
            receive: &self.receive,
            status: &self.status,
        }
    }
}

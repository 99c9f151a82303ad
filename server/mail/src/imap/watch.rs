//! Watches a mailbox for ever: connect, scan, wait for a push, scan again; after any failure, reconnect.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::watch::Sender;
use tokio::time::sleep;

use super::account::{Account, MAX_IDLE};
use super::error::ImapError;
use super::progress::Progress;
use super::scan::Scan;
use super::session::{Offers, Session};
use crate::SignIn;
use crate::mailbox::{Connections, MailboxMemory, Status, reconnect};
use afterword_services::receive_mail::ReceiveMail;

const SHORTEST_WAIT: Duration = Duration::from_millis(100);

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
        () = reconnect("imap", &watcher, &watcher.status) => {}
    }
    watcher
        .status
        .send_modify(|status| status.connected = false);
}

/// Opens the mailbox once, and reports the server's extensions.
///
/// # Errors
/// [`ImapError::step`] names the failed step, and the error the reason and the setting to change.
pub async fn try_login(account: &Account) -> Result<Offers, ImapError> {
    let session = Session::open(account).await?;
    let offers = session.offers;
    session.close().await;
    Ok(offers)
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
    type Error = ImapError;

    /// A new login of the owner ends the pause.
    async fn rest(&self, error: &ImapError, pause: Duration) {
        match (&self.account.sign_in, error) {
            (SignIn::Consent(login), ImapError::Login(_)) => tokio::select! {
                () = sleep(pause) => {}
                () = login.signed_in_again() => {}
            },
            _ => sleep(pause).await,
        }
    }

    async fn connection(&self, progress: &mut Option<Progress>) -> Result<Infallible, ImapError> {
        let mut session = Session::open(&self.account).await?;
        let progress = self.resume(progress, session.uid_validity).await?;
        self.status.send_modify(|status| {
            status.connected = true;
            status.pushed = session.offers.idle;
        });
        // Mail from before the connection counts as arrived, too.
        session.updates.arrived = true;
        loop {
            self.scan().run(&mut session, progress).await?;
            self.status.send_modify(|status| {
                status.caught_up = true;
                status.last_look = Some(Timestamp::now());
                status.last_error = None;
            });
            if !session.updates.arrived {
                self.wait(&mut session, progress).await?;
            }
        }
    }
}

impl Watcher {
    /// Drops the progress if the UIDs are no longer valid.
    async fn resume<'a>(
        &self,
        progress: &'a mut Option<Progress>,
        uid_validity: u32,
    ) -> Result<&'a mut Progress, ImapError> {
        let known = progress.take().filter(|known| known.is_of(uid_validity));
        let known = match known {
            Some(known) => known,
            None => {
                let kept = self.memory.recall(&self.key).await;
                let kept = kept.map_err(ImapError::Memory)?;
                let renewed = kept.is_some_and(|kept| kept.uid_validity != uid_validity);
                if renewed {
                    tracing::info!("imap: the mailbox was renumbered: all of it is looked at");
                }
                Progress::new(uid_validity, kept)
            }
        };
        Ok(progress.insert(known))
    }

    /// Waits until there may be something to do.
    async fn wait(&self, session: &mut Session, progress: &Progress) -> Result<(), ImapError> {
        let usual = if session.offers.idle {
            self.account.idle_for.min(MAX_IDLE)
        } else {
            self.account.poll_every
        };
        let wait = progress
            .waiting
            .until_retry()
            .map_or(usual, |retry| retry.min(usual))
            .max(SHORTEST_WAIT);
        if session.offers.idle {
            session.idle(wait).await?;
            let pushed = session.offers.idle;
            self.status.send_modify(|status| status.pushed = pushed);
        } else {
            sleep(wait).await;
            session.poll().await?;
        }
        // Some servers do not push everything they should: a check costs one request.
        session.updates.arrived = true;
        Ok(())
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

//! Mail beside the server: the worker that sends, and the ways in that are configured.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use async_trait::async_trait;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::app::App;
use crate::config::{Config, Encryption, Imap, Lmtp, Processed};
use crate::mail::inbound::imap::{
    Account, Encryption as ImapEncryption, ImapMemory, ImapState, ImapStatus,
    Processed as ImapProcessed, watch as watch_mailbox,
};
use crate::mail::inbound::lmtp::{LmtpCounters, LmtpLimits, LmtpListener, LmtpRules};
use crate::mail::outbound::{Letters, Transport, Worker};
use crate::mail::{Mailroom, Receive};
use crate::store::{MailboxPlace, Store};

/// Longer than this an IDLE is not believed to be alive.
const IDLE: Duration = Duration::from_secs(9 * 60);

/// What is bound before the server runs, so that an address in use is told at the start.
pub(super) struct MailService {
    lmtp: Option<LmtpListener>,
}

impl MailService {
    /// # Errors
    /// The address in `lmtp.listen` can't be used.
    pub(super) async fn bind(config: &Config) -> anyhow::Result<Self> {
        let lmtp = match config.lmtp.listen.filter(|_| config.mail.from.is_some()) {
            Some(address) => {
                let listener = LmtpListener::bind(address).await;
                let context = || format!("can't listen on {address} (lmtp.listen)");
                Some(listener.with_context(context)?)
            }
            None => None,
        };
        Ok(Self { lmtp })
    }

    /// Where mail servers hand messages over.
    pub(super) fn lmtp_address(&self) -> Option<std::net::SocketAddr> {
        self.lmtp.as_ref()?.local_address()
    }

    /// Starts all that mail needs; it ends after `stopping` changes.
    ///
    /// # Errors
    /// A template, a key or a certificate that can't be used; names its setting.
    pub(super) fn start(
        self,
        app: &Arc<App>,
        stopping: &watch::Receiver<()>,
    ) -> anyhow::Result<JoinSet<()>> {
        let mut tasks = JoinSet::new();
        if app.config.mail.from.is_none() {
            return Ok(tasks);
        }
        let room: Arc<dyn Receive> = Arc::new(Mailroom::new(Arc::clone(app))?);
        let _ = app.mailroom.set(Arc::clone(&room));
        let worker = worker(app)?;
        tasks.spawn(worker.run(stopped(stopping)));
        if let Some(account) = account(&app.config.imap) {
            let memory = Arc::new(Memory(Arc::clone(&app.store)));
            let status = ImapStatus::default();
            let stop = stopped(stopping);
            tasks.spawn(watch_mailbox(account, memory, Arc::clone(&room), status, stop));
        }
        if let Some(listener) = self.lmtp {
            let rules = rules(app);
            let counters = Arc::new(LmtpCounters::default());
            tasks.spawn(listener.serve(rules, room, counters, stopped(stopping)));
        }
        Ok(tasks)
    }
}

/// # Errors
/// A template, a key or a certificate that can't be used; names its setting.
pub(super) fn worker(app: &Arc<App>) -> anyhow::Result<Worker> {
    let letters = Letters::new(&app.config)?;
    let transport = Transport::new(&app.config)?;
    Ok(Worker::new(Arc::clone(app), letters, transport))
}

fn stopped(stopping: &watch::Receiver<()>) -> impl Future<Output = ()> + use<> {
    let mut stopping = stopping.clone();
    async move { stopping.changed().await.unwrap_or_default() }
}

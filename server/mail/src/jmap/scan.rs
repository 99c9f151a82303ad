//! Looks at new messages: those that the server says have changed, or all since the saved time.

use std::collections::HashSet;
use std::sync::Arc;

use tokio::sync::watch;

use super::error::JmapError;
use super::progress::{Found, Progress};
use super::session::{Head, Session};
use crate::mailbox::{
    MAX_REFUSALS, MailboxMemory, MessageResult, Processed, Status, deliver, keep,
};
use afterword_mail_reader::MAX_MESSAGE;
use afterword_services::receive_mail::{Arrival, Delivery, LARGE_MAIL, Receipt, ReceiveMail};

const CANNOT_CALCULATE: &str = "cannotCalculateChanges";

/// Everything that a scan needs besides the session.
pub(super) struct Scan<'a> {
    pub(super) key: &'a str,
    pub(super) processed: &'a Processed,
    pub(super) memory: &'a dyn MailboxMemory,
    pub(super) receive: &'a Arc<dyn ReceiveMail>,
    pub(super) status: &'a watch::Sender<Status>,
}

impl Scan<'_> {
    /// Checks all new messages, and the waiting ones that are due.
    pub(super) async fn run(
        &self,
        session: &Session,
        progress: &mut Progress,
    ) -> Result<(), JmapError> {
        while let Some(since) = progress.state.clone() {
            let changes = match session.changes(&since).await {
                Ok(changes) => changes,
                Err(error) if error.is_of(CANNOT_CALCULATE) => {
                    tracing::info!(
                        "jmap: the server has forgotten a state: the newest messages are looked at again"
                    );
                    progress.state = None;
                    break;
                }
                Err(error) => return Err(error),
            };
            if !self.look(session, progress, &changes.ids).await? {
                break;
            }
            let is_new = changes.state != since;
            progress.state = Some(changes.state);
            self.note(progress).await;
            if !(changes.has_more && is_new) {
                break;
            }
        }
        if progress.state.is_none() {
            self.look_at_all(session, progress).await?;
        }
        self.retry_waiting(session, progress).await?;
        self.note(progress).await;
        Ok(())
    }

    /// The state is asked for first: what comes meanwhile is looked at twice, and nothing is missed.
    async fn look_at_all(
        &self,
        session: &Session,
        progress: &mut Progress,
    ) -> Result<(), JmapError> {
        let state = session.state().await?;
        let since = progress.since();
        let mut ids = session.query(since).await?;
        if since.is_some() {
            // What was moved into the mailbox meanwhile, as out of the junk, may have been received long before.
            let known: HashSet<String> = ids.iter().cloned().collect();
            let unread = session.unread().await?.into_iter();
            ids.extend(unread.filter(|id| !known.contains(id)));
        }
        if self.look(session, progress, &ids).await? {
            progress.state = Some(state);
        }
        Ok(())
    }

    /// `false` if the queue of waiting messages is full: the rest is looked at later.
    async fn look(
        &self,
        session: &Session,
        progress: &mut Progress,
        ids: &[String],
    ) -> Result<bool, JmapError> {
        let new: Vec<String> = ids
            .iter()
            .filter(|id| !progress.is_done(id))
            .cloned()
            .collect();
        let mut newest = 0;
        let mut left = &new[..];
        let mut width = session.chunk();
        while !left.is_empty() {
            let (chunk, rest) = left.split_at(width.min(left.len()));
            let heads = match session.heads(chunk).await {
                Ok(heads) => heads,
                Err(JmapError::TooLong(_)) if chunk.len() > 1 => {
                    width = chunk.len() / 2;
                    continue;
                }
                Err(JmapError::TooLong(_)) => {
                    tracing::warn!(
                        "jmap: the header of a message cannot be read: it is passed over"
                    );
                    Vec::new()
                }
                Err(error) => return Err(error),
            };
            left = rest;
            self.status
                .send_modify(|status| status.looked_at += heads.len() as u64);
            for head in heads {
                newest = newest.max(head.found.received);
                if !self.look_at(session, progress, head).await? {
                    return Ok(false);
                }
            }
        }
        // Newest first: only now everything before it has been checked.
        progress.has_seen(newest);
        Ok(true)
    }

    async fn look_at(
        &self,
        session: &Session,
        progress: &mut Progress,
        head: Head,
    ) -> Result<bool, JmapError> {
        if !self.receive.is_addressed(&head.header) {
            return Ok(true);
        }
        let found = &head.found;
        let taken = if head.size > MAX_MESSAGE as u64 {
            self.take_header(session, progress, found).await?
        } else {
            self.take(session, progress, found, Some(head.size)).await?
        };
        match taken {
            MessageResult::ForGood => Ok(true),
            MessageResult::Later => Ok(progress.waiting.put_off(head.found)),
        }
    }

    /// Passes on the header of a message that is too large. The message itself is left as it is.
    async fn take_header(
        &self,
        session: &Session,
        progress: &mut Progress,
        found: &Found,
    ) -> Result<MessageResult, JmapError> {
        tracing::warn!(
            "jmap: a message for us is longer than {} MiB: it is left alone",
            MAX_MESSAGE >> 20
        );
        match session.header(&found.id).await {
            Ok(Some(raw)) => {
                let arrival = Arrival::Imap;
                let receipt = self.receive.receive_header(Delivery { raw, arrival }).await;
                if let Receipt::Later(_) = receipt {
                    return Ok(MessageResult::Later);
                }
            }
            Ok(None) => {}
            Err(error) if error.is_refusal() => {
                tracing::warn!("jmap: its header cannot be read: it is passed over ({error})");
            }
            Err(error) => return Err(error),
        }
        progress.done(&found.id);
        Ok(MessageResult::ForGood)
    }

    /// Fetches a message, delivers it, and marks it as processed. One of unknown size may be large.
    async fn take(
        &self,
        session: &Session,
        progress: &mut Progress,
        found: &Found,
        size: Option<u64>,
    ) -> Result<MessageResult, JmapError> {
        let is_small = size.is_some_and(|size| size <= LARGE_MAIL as u64);
        let _place = match is_small {
            true => None,
            false => Some(self.receive.place().await),
        };
        match session.message(found).await {
            Ok(Some(raw)) => self.take_message(session, progress, found, raw).await,
            Ok(None) => Ok(MessageResult::ForGood),
            // Longer than the server said.
            Err(JmapError::TooLong(_)) => self.take_header(session, progress, found).await,
            Err(error) if error.is_refusal() || error.is_cut_off() => {
                tracing::warn!("jmap: a message for us cannot be fetched: tried again ({error})");
                if error.is_cut_off() {
                    // A server that answers nothing else either ends the connection here.
                    session.state().await?;
                }
                Ok(MessageResult::Later)
            }
            Err(error) => Err(error),
        }
    }

    async fn take_message(
        &self,
        session: &Session,
        progress: &mut Progress,
        found: &Found,
        raw: Vec<u8>,
    ) -> Result<MessageResult, JmapError> {
        match deliver("jmap", self.receive, raw).await {
            Receipt::NotOurs => {
                progress.done(&found.id);
                return Ok(MessageResult::ForGood);
            }
            Receipt::Later(_) => return Ok(MessageResult::Later),
            Receipt::Done(_) => {}
        }
        match session.mark_processed(&found.id, self.processed).await {
            Ok(()) => {
                progress.done(&found.id);
                self.status.send_modify(|status| status.taken += 1);
                Ok(MessageResult::ForGood)
            }
            // Delivering it again has no second effect.
            Err(error) if error.is_refusal() => {
                tracing::warn!("jmap: jmap.processed: a message stays as it was: {error}");
                Ok(MessageResult::Later)
            }
            Err(error) => Err(error),
        }
    }

    async fn retry_waiting(
        &self,
        session: &Session,
        progress: &mut Progress,
    ) -> Result<(), JmapError> {
        let mut refusals = 0;
        let mut tries = progress.waiting.len();
        while tries > 0 && refusals < MAX_REFUSALS {
            let Some(found) = progress.waiting.due() else {
                return Ok(());
            };
            match self.take(session, progress, &found, None).await? {
                MessageResult::ForGood => progress.waiting.settled(),
                MessageResult::Later => {
                    progress.waiting.goes_last();
                    refusals += 1;
                }
            }
            tries -= 1;
        }
        if refusals > 0 {
            progress.waiting.rest();
        }
        Ok(())
    }

    async fn note(&self, progress: &mut Progress) {
        Status::note_waiting(self.status, progress.waiting.len());
        let state = progress.state_to_keep();
        keep("jmap", self.memory, self.key, state, &mut progress.kept).await;
    }
}

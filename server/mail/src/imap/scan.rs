//! Scans new messages, newest first, so that a reply is found at once even if much junk is older.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use tokio::sync::watch;

use super::error::ImapError;
use super::progress::Progress;
use super::response::Fetched;
use super::session::Session;
use crate::mailbox::{
    MAX_REFUSALS, MailboxMemory, MessageResult, Processed, Status, deliver, keep,
};
use afterword_mail_reader::MAX_MESSAGE;
use afterword_services::receive_mail::{
    Arrival, Delivery, LARGE_MAIL, LargeMail, Receipt, ReceiveMail,
};

/// UIDs in the first request; if they contain few messages, the next request asks for more.
const WINDOW: u32 = 200;
/// Our messages in one request.
const MAX_OURS: usize = 1000;

/// Everything that a scan needs besides the session.
pub(super) struct Scan<'a> {
    pub(super) key: &'a str,
    pub(super) processed: &'a Processed,
    pub(super) memory: &'a dyn MailboxMemory,
    pub(super) receive: &'a Arc<dyn ReceiveMail>,
    pub(super) status: &'a watch::Sender<Status>,
}

/// The messages of a window.
#[derive(Default)]
struct WindowMessages {
    seen: u32,
    /// UIDs, and the sizes in bytes.
    ours: BTreeMap<u32, u64>,
    overflowed: bool,
}

impl Scan<'_> {
    /// Checks all new messages, and the waiting ones that are due.
    pub(super) async fn run(
        &self,
        session: &mut Session,
        progress: &mut Progress,
    ) -> Result<(), ImapError> {
        let mut width = WINDOW;
        loop {
            // Mail that arrived meanwhile goes first.
            if std::mem::take(&mut session.updates.arrived)
                && let Some(newest) = session.newest().await?
            {
                progress.extend(newest);
                width = WINDOW;
            }
            let Some(window) = progress.window(width) else {
                break;
            };
            match self.look(session, progress, &window).await? {
                Looked::Through(seen) => width = next_width(width, seen),
                Looked::TooMuch => width = (width / 2).max(1),
                Looked::NoRoom => break,
            }
            self.keep(progress).await;
        }
        self.retry_waiting(session, progress).await?;
        self.keep(progress).await;
        Ok(())
    }

    async fn look(
        &self,
        session: &mut Session,
        progress: &mut Progress,
        window: &RangeInclusive<u32>,
    ) -> Result<Looked, ImapError> {
        let mut found = WindowMessages::default();
        let asked = session
            .fetch_headers(window, |message| self.sort(message, window, &mut found))
            .await;
        let refused = match asked {
            Ok(()) => found.overflowed,
            Err(ImapError::Refused { .. }) => true,
            Err(error) => return Err(error),
        };
        self.status
            .send_modify(|status| status.looked_at += u64::from(found.seen));
        if refused && window.start() < window.end() {
            return Ok(Looked::TooMuch);
        }
        if refused && found.ours.is_empty() {
            tracing::warn!("imap: the header of a message cannot be read: it is passed over");
        }
        for (uid, size) in found.ours.into_iter().rev() {
            if self.take(session, uid, Some(size)).await? == MessageResult::Later
                && !progress.waiting.put_off(uid)
            {
                progress.looked_at(uid.saturating_add(1));
                return Ok(Looked::NoRoom);
            }
            progress.looked_at(uid);
        }
        progress.looked_at(*window.start());
        Ok(Looked::Through(found.seen))
    }

    fn sort(&self, message: Fetched, window: &RangeInclusive<u32>, found: &mut WindowMessages) {
        let (Some(uid), Some(header)) = (message.uid, message.text) else {
            return;
        };
        if !window.contains(&uid) {
            return;
        }
        found.seen = found.seen.saturating_add(1);
        if !self.receive.is_addressed(&header) {
            return;
        }
        if found.ours.len() < MAX_OURS {
            found.ours.insert(uid, message.size.unwrap_or_default());
        } else {
            found.overflowed = true;
        }
    }

    /// Fetches a message, delivers it, and marks it as processed. One of unknown size may be large.
    async fn take(
        &self,
        session: &mut Session,
        uid: u32,
        size: Option<u64>,
    ) -> Result<MessageResult, ImapError> {
        if size.is_some_and(|size| size > MAX_MESSAGE as u64) {
            return self.take_header(session, uid).await;
        }
        let _place = self.place(size).await;
        let raw = match session.fetch_message(uid).await {
            Ok(Some(raw)) if raw.len() <= MAX_MESSAGE => raw,
            // Longer than the server said.
            Ok(Some(_)) => return self.take_header(session, uid).await,
            // It is gone.
            Ok(None) => return Ok(MessageResult::ForGood),
            Err(ImapError::Refused { words, .. }) => {
                tracing::warn!("imap: a message for us cannot be fetched: tried again");
                tracing::debug!("imap: why it cannot be fetched: {words}");
                return Ok(MessageResult::Later);
            }
            Err(error) => return Err(error),
        };
        match deliver("imap", self.receive, raw.into()).await {
            Receipt::NotOurs => return Ok(MessageResult::ForGood),
            Receipt::Later(_) => return Ok(MessageResult::Later),
            Receipt::Done(_) => {}
        }
        match session.mark_processed(uid, self.processed).await {
            Ok(()) => {
                self.status.send_modify(|status| status.taken += 1);
                Ok(MessageResult::ForGood)
            }
            // Delivering it again has no second effect.
            Err(error @ ImapError::Refused { .. }) => {
                tracing::warn!("imap: imap.processed: a message stays as it was: {error}");
                Ok(MessageResult::Later)
            }
            Err(error) => Err(error),
        }
    }

    /// The place of a large message; a small one needs none.
    async fn place(&self, size: Option<u64>) -> Option<LargeMail> {
        match size {
            Some(size) if size <= LARGE_MAIL as u64 => None,
            _ => Some(self.receive.place().await),
        }
    }

    /// Passes on the header of a message that is too large. The message itself is left as it is.
    async fn take_header(
        &self,
        session: &mut Session,
        uid: u32,
    ) -> Result<MessageResult, ImapError> {
        tracing::warn!(
            "imap: a message for us is longer than {} MiB: it is left alone",
            MAX_MESSAGE >> 20
        );
        let header = match session.fetch_header(uid).await {
            Ok(Some(header)) => header,
            Ok(None) | Err(ImapError::Refused { .. }) => return Ok(MessageResult::ForGood),
            Err(error) => return Err(error),
        };
        let (raw, arrival) = (header.into(), Arrival::Imap);
        let delivery = Delivery { raw, arrival };
        Ok(match self.receive.receive_header(delivery).await {
            Receipt::Later(_) => MessageResult::Later,
            Receipt::Done(_) | Receipt::NotOurs => MessageResult::ForGood,
        })
    }

    async fn retry_waiting(
        &self,
        session: &mut Session,
        progress: &mut Progress,
    ) -> Result<(), ImapError> {
        let mut refusals = 0;
        let mut tries = progress.waiting.len();
        while tries > 0 && refusals < MAX_REFUSALS {
            let Some(uid) = progress.waiting.due() else {
                return Ok(());
            };
            match self.take(session, uid, None).await? {
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

    async fn keep(&self, progress: &mut Progress) {
        Status::note_waiting(self.status, progress.waiting.len());
        let state = progress.state();
        keep("imap", self.memory, self.key, state, &mut progress.kept).await;
    }
}

/// The result of checking a window.
enum Looked {
    /// With this many messages.
    Through(u32),
    /// The window must be smaller.
    TooMuch,
    /// The queue of waiting messages is full.
    NoRoom,
}

/// Few messages among many UIDs mean that the mailbox has gaps.
fn next_width(width: u32, seen: u32) -> u32 {
    if seen < WINDOW / 4 {
        width.saturating_mul(4)
    } else if seen > WINDOW {
        (width / 4).max(WINDOW)
    } else {
        width
    }
}

//! How a message is delivered to us, by any interface, and what its deliverer gets back.

use std::sync::{Arc, OnceLock, Weak};

use async_trait::async_trait;

/// A message as it came (RFC 5322), and how.
#[derive(Debug, Clone)]
pub struct Delivery {
    pub raw: Vec<u8>,
    pub arrival: Arrival,
}

/// By which way a message came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arrival {
    /// Fetched from a mailbox.
    Imap,
    /// Handed over by a mail server, by LMTP or SMTP.
    Lmtp(Envelope),
    /// On standard input of `afterword mail receive`.
    Command,
    /// `POST /api/v1/mail`.
    Api,
}

/// What a mail server said about a message before it sent it (RFC 5321).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Envelope {
    /// Empty for a bounce.
    pub sender: String,
    pub recipients: Vec<String>,
    pub peer: LmtpPeer,
}

/// Whether the peer's word about the sender is to be believed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LmtpPeer {
    #[default]
    Unknown,
    /// It is one of `lmtp.trusted_peers`: it has authenticated who sends.
    Trusted,
}

/// What became of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Receipt {
    /// It is addressed to nothing of ours: leave it as it is.
    NotOurs,
    /// It was dealt with for good, whether it had an effect or not. In words, for logs.
    Done(String),
    /// Nothing has happened, for a reason that passes: bring it again.
    Later(String),
}

/// The one function behind all ways in.
#[async_trait]
pub trait ReceiveMail: Send + Sync + 'static {
    /// Whether a message with this header may be ours; cheap, and without the store.
    fn is_addressed(&self, header: &[u8]) -> bool;

    /// Whether a mail to this address may be ours, for a server that asks before the message comes.
    fn takes(&self, recipient: &str) -> bool;

    /// Idempotent: a message that comes again does nothing again.
    async fn receive(&self, delivery: Delivery) -> Receipt;
}

/// In bytes: the longest message that is taken.
pub const MAX_MAIL: usize = 2 * 1024 * 1024;

/// What a program hears that hands a message over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MailAnswer {
    Done(String),
    NotOurs,
    Later,
    Off,
}

/// Where messages go that programs hand over; nowhere while there is no mail.
///
/// Whoever receives holds the services: held in turn, neither would ever end, and the store would never be closed.
#[derive(Clone, Default)]
pub struct InboundMail(Arc<OnceLock<Weak<dyn ReceiveMail>>>);

impl InboundMail {
    /// Messages go there from now on, as long as it is held; the first one stays.
    pub fn lead_to(&self, room: &Arc<dyn ReceiveMail>) {
        let _ = self.0.set(Arc::downgrade(room));
    }

    /// A message that a program hands over.
    pub async fn receive(&self, raw: Vec<u8>) -> MailAnswer {
        let Some(room) = self.0.get() else {
            return MailAnswer::Off;
        };
        let Some(room) = room.upgrade() else {
            return MailAnswer::Later;
        };
        let arrival = Arrival::Api;
        match room.receive(Delivery { raw, arrival }).await {
            Receipt::Done(effect) => MailAnswer::Done(effect),
            Receipt::NotOurs => MailAnswer::NotOurs,
            Receipt::Later(_) => MailAnswer::Later,
        }
    }
}

//! How a message is delivered to us, by any interface, and what its deliverer gets back.

use std::sync::{Arc, OnceLock, Weak};

use async_trait::async_trait;

/// A raw message (RFC 5322), and its interface.
#[derive(Debug, Clone)]
pub struct Delivery {
    pub raw: Vec<u8>,
    pub arrival: Arrival,
}

/// The interface by which a message came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arrival {
    /// Fetched from a mailbox.
    Imap,
    /// Delivered by a mail server, by LMTP or SMTP.
    Lmtp(Envelope),
    /// On standard input of `afterword mail receive`.
    Command,
    /// `POST /api/v1/mail`.
    Api,
    /// Posted by the provider of `[inbound]`, with its findings if the owner trusts them.
    Provider(Vec<ProviderFinding>),
}

/// What a provider says about the sender of a message. SPF is left out: it is about the envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProviderFinding {
    /// About the domain of From.
    Dmarc { passed: bool },
    /// About a signature of this domain.
    Dkim { domain: String, passed: bool },
}

/// The envelope from a mail server (RFC 5321).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Envelope {
    /// Empty for a bounce.
    pub sender: String,
    pub recipients: Vec<String>,
    pub peer: LmtpPeer,
}

/// Whether the peer's sender is trusted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LmtpPeer {
    #[default]
    Unknown,
    /// One of `lmtp.trusted_peers`: it has authenticated the sender.
    Trusted,
}

/// The outcome for a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Receipt {
    /// It is not addressed to us: leave it alone.
    NotOurs,
    /// It was processed, with or without an effect. The text is for logs.
    Done(String),
    /// A temporary failure: deliver it again.
    Later(String),
}

/// The one function behind all interfaces that receive mail.
#[async_trait]
pub trait ReceiveMail: Send + Sync + 'static {
    /// Whether a message with this header may be ours; cheap, and without the store.
    fn is_addressed(&self, header: &[u8]) -> bool;

    /// Whether a mail to this address may be ours, for a server that asks before the message comes.
    fn takes(&self, recipient: &str) -> bool;

    /// Idempotent: a repeated message does nothing.
    async fn receive(&self, delivery: Delivery) -> Receipt;
}

/// The longest accepted message, in bytes.
pub const MAX_MAIL: usize = 2 * 1024 * 1024;

/// The answer to a program that delivers a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MailAnswer {
    Done(String),
    NotOurs,
    Later,
    Off,
}

/// Passes on messages from programs; to nobody while there is no mail.
///
/// The receiver holds the services. So the reference is weak: otherwise the cycle would never be freed, and the store
/// never closed.
#[derive(Clone, Default)]
pub struct InboundMail(Arc<OnceLock<Weak<dyn ReceiveMail>>>);

impl InboundMail {
    /// Passes messages there from now on, as long as it lives; the first receiver stays.
    pub fn deliver_to(&self, room: &Arc<dyn ReceiveMail>) {
        let _ = self.0.set(Arc::downgrade(room));
    }

    /// Passes on a program's message.
    pub async fn receive(&self, raw: Vec<u8>) -> MailAnswer {
        self.receive_by(raw, Arrival::Api).await
    }

    /// Passes on a message that came by this interface.
    pub async fn receive_by(&self, raw: Vec<u8>, arrival: Arrival) -> MailAnswer {
        let Some(room) = self.0.get() else {
            return MailAnswer::Off;
        };
        let Some(room) = room.upgrade() else {
            return MailAnswer::Later;
        };
        match room.receive(Delivery { raw, arrival }).await {
            Receipt::Done(effect) => MailAnswer::Done(effect),
            Receipt::NotOurs => MailAnswer::NotOurs,
            Receipt::Later(_) => MailAnswer::Later,
        }
    }
}

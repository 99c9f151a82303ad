//! How a message is delivered to us, by any interface, and what its deliverer gets back.

use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use async_trait::async_trait;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

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

    /// A message that is too large to be received: `delivery` has its beginning, with the header. Its author may hear of
    /// it.
    async fn receive_header(&self, delivery: Delivery) -> Receipt;

    /// Waits for the place of a large message: whoever receives one holds it from its first bytes to its end.
    async fn place(&self) -> LargeMail;
}

/// The longest accepted message, in bytes: photos of 25 MiB in base64.
pub const MAX_MAIL: usize = 37 * 1024 * 1024;

/// From this length on a message is large, in bytes.
pub const LARGE_MAIL: usize = 2 * 1024 * 1024;

/// Large messages are received one after the other, by whichever way they come: so however many there are, they take
/// the memory of one.
#[derive(Debug, Clone)]
pub struct LargeMails(Arc<Semaphore>);

/// The place of a large message, free again when dropped.
#[derive(Debug)]
pub struct LargeMail {
    _permit: Option<OwnedSemaphorePermit>,
}

impl Default for LargeMails {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(1)))
    }
}

impl LargeMails {
    pub async fn place(&self) -> LargeMail {
        let permit = Arc::clone(&self.0).acquire_owned().await;
        LargeMail {
            // Only a closed semaphore has none, and nobody closes it.
            _permit: permit.ok(),
        }
    }
}

/// Passes on a message. A large one has a thread to itself, because to prove its sender all of it is hashed, and no
/// reader waits for that.
pub async fn bring(receive: Arc<dyn ReceiveMail>, delivery: Delivery) -> Receipt {
    if delivery.raw.len() <= LARGE_MAIL {
        return receive.receive(delivery).await;
    }
    let runtime = Handle::current();
    let task = tokio::task::spawn_blocking(move || runtime.block_on(receive.receive(delivery)));
    let failed = |_| Receipt::Later("dealing with it failed".to_owned());
    task.await.unwrap_or_else(failed)
}

/// The answer to a program that delivers a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MailAnswer {
    Done(String),
    NotOurs,
    Later,
    /// It is too large.
    TooLarge,
    Off,
}

/// A message from a program.
#[derive(Debug, Clone)]
pub enum FromProgram {
    Whole(Vec<u8>),
    /// Of one that is longer than [`MAX_MAIL`], with its header.
    Beginning(Vec<u8>),
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

    /// The place of a large message; `None` if it is taken for too long, or there is no mail.
    pub async fn place(&self, patience: Duration) -> Option<LargeMail> {
        let room = self.0.get()?.upgrade()?;
        timeout(patience, room.place()).await.ok()
    }

    /// Passes on a program's message.
    pub async fn receive(&self, message: FromProgram, arrival: Arrival) -> MailAnswer {
        let Some(room) = self.0.get() else {
            return MailAnswer::Off;
        };
        let Some(room) = room.upgrade() else {
            return MailAnswer::Later;
        };
        let (receipt, done) = match message {
            FromProgram::Whole(raw) => {
                let receipt = bring(room, Delivery { raw, arrival }).await;
                (receipt, MailAnswer::Done as fn(String) -> MailAnswer)
            }
            FromProgram::Beginning(raw) => {
                let receipt = room.receive_header(Delivery { raw, arrival }).await;
                (
                    receipt,
                    (|_| MailAnswer::TooLarge) as fn(String) -> MailAnswer,
                )
            }
        };
        match receipt {
            Receipt::Done(effect) => done(effect),
            Receipt::NotOurs => MailAnswer::NotOurs,
            Receipt::Later(_) => MailAnswer::Later,
        }
    }
}

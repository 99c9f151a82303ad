//! Processes every received message: which token it carries, who sent it, what it does.
//!
//! ```text
//! claim       which token a message carries, and whether its sender may use it
//! moderator   a moderator's reply → services::moderate
//! reader      a reader's answer   → services::submit
//! page_letter a letter to the address of a page → services::by_mail
//! answers     the mails that answer a message
//! explain     all checks of a message, without an effect
//! ```
//!
//! The order is fixed. Automatic mail is dropped first. Then come token, sender and authentication; only then the
//! text. One transaction contains the message's effect, the record that it was seen, and the mail that answers it. So
//! a message may arrive any number of times.

mod answers;
mod claim;
pub(crate) mod digest;
mod explain;
mod moderator;
mod page_letter;
mod reader;

use std::sync::Arc;

use async_trait::async_trait;

use self::claim::{Claim, RefusedMail};
pub use self::explain::{Check, Explanation};
use super::sender_check::{SenderCheck, SenderRules, SetupError};
use crate::outbound::own_sentences;
use crate::{MailServices, Metrics};
use afterword_config::Addressing;
use afterword_mail_reader::{
    Addressed, LeftOut, Mail, OwnAddress, Rules, Unreadable, addressed_to, header, left_out,
    machine_mail,
};
use afterword_services::Changes;
use afterword_services::CommentError;
use afterword_services::receive_mail::{Delivery, LargeMail, LargeMails, Receipt, ReceiveMail};
use afterword_store::{MailId, StoreError, TokenKind};

/// How long a name server may take to answer.
const DNS_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(5);

/// The effect of a message, for the log and the metrics; never contains text of the message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MailEffect {
    NotOurs,
    Unreadable,
    TooLarge,
    Machine,
    Bounce,
    UnknownToken,
    Expired,
    WrongSender,
    Unauthenticated,
    SeenBefore,
    Decided,
    Commented,
    Explained,
    Asked,
}

impl MailEffect {
    fn as_str(self) -> &'static str {
        match self {
            Self::NotOurs => "not-ours",
            Self::Unreadable => "unreadable",
            Self::TooLarge => "too-large",
            Self::Machine => "machine",
            Self::Bounce => "bounce",
            Self::UnknownToken => "unknown-token",
            Self::Expired => "expired",
            Self::WrongSender => "wrong-sender",
            Self::Unauthenticated => "unauthenticated",
            Self::SeenBefore => "seen-before",
            Self::Decided => "decided",
            Self::Commented => "commented",
            Self::Explained => "explained",
            Self::Asked => "asked",
        }
    }
}

/// Why a message can't be processed now.
#[derive(Debug, thiserror::Error)]
pub(super) enum MailroomError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Later(String),
}

pub struct Mailroom {
    services: MailServices,
    metrics: Arc<Metrics>,
    senders: SenderCheck,
    rules: Rules,
    /// `None` if mail is not configured.
    own: Option<OwnAddress>,
    large: LargeMails,
}

impl Mailroom {
    /// # Errors
    /// The name server in `mail.name_server` can't be used.
    pub fn new(services: MailServices, metrics: Arc<Metrics>) -> Result<Self, SetupError> {
        let mail = &services.config.current().mail;
        let own = mail.address().map(|address| address.as_str().to_owned());
        let trusted = mail.trusted_results.as_ref();
        let senders = SenderCheck::new(&SenderRules {
            trusted_results: trusted.map(|server| server.as_str().to_owned()),
            dns: mail.name_server,
            dns_timeout: DNS_TIMEOUT,
        })?;
        Ok(Self {
            rules: Rules {
                own_addresses: own.into_iter().collect(),
                keep_closings: false,
                own_sentences: own_sentences(),
            },
            senders,
            own: mail.address().map(|address| OwnAddress {
                local: address.local().to_owned(),
                domain: address.domain().to_owned(),
                is_catch_all: mail.addressing == Addressing::CatchAll,
            }),
            services,
            metrics,
            large: LargeMails::default(),
        })
    }

    async fn process(&self, delivery: &Delivery) -> Result<MailEffect, MailroomError> {
        let mail = match Mail::parse(&delivery.raw) {
            Ok(mail) => mail,
            Err(Unreadable::TooLong) => return self.too_large(header(&delivery.raw)).await,
            Err(_) => return Ok(MailEffect::Unreadable),
        };
        let (places, own_ids) = self.places(&mail);
        if places.pages.is_empty()
            && places.tokens.is_empty()
            && places.bounces.is_empty()
            && own_ids.is_empty()
        {
            return Ok(MailEffect::NotOurs);
        }
        // Before any token is checked: automatic mail has no effect.
        if machine_mail(&mail, &self.rules.own_addresses).is_some() {
            return self.machine(&mail, &places.bounces).await;
        }
        // A secret address says more than one that everybody knows.
        if places.tokens.is_empty() && !places.pages.is_empty() {
            return page_letter::receive(self, &mail, delivery, &places.pages).await;
        }
        let claim = match Claim::of(self, &mail, delivery, &places.tokens, &own_ids).await? {
            Ok(claim) => claim,
            Err(refused) => return self.tell(refused).await,
        };
        if self.services.store.is_seen(claim.seen).await? {
            return Ok(MailEffect::SeenBefore);
        }
        match claim.token.kind {
            TokenKind::Reply => moderator::reply(self, &claim, &delivery.raw).await,
            TokenKind::Digest => digest::reply(self, &claim, &delivery.raw).await,
            TokenKind::Answer => reader::answer(self, &claim, &delivery.raw).await,
            TokenKind::Link
            | TokenKind::Confirm
            | TokenKind::Publish
            | TokenKind::PutBack
            | TokenKind::Submit => Ok(MailEffect::UnknownToken),
        }
    }

    /// A message of which only the header can be read.
    async fn too_large(&self, header: &[u8]) -> Result<MailEffect, MailroomError> {
        let Ok(mail) = Mail::parse(header) else {
            return Ok(MailEffect::Unreadable);
        };
        let (places, own_ids) = self.places(&mail);
        if !places.pages.is_empty() && places.tokens.is_empty() {
            // Without its body nobody is proven, and who is not is told nothing.
            return Ok(MailEffect::TooLarge);
        }
        if places.tokens.is_empty() && own_ids.is_empty() {
            return Ok(MailEffect::NotOurs);
        }
        if machine_mail(&mail, &self.rules.own_addresses).is_some() {
            return Ok(MailEffect::Machine);
        }
        let refused = Claim::too_large(self, &mail, header, &places.tokens, &own_ids).await?;
        self.tell(refused).await
    }

    async fn tell(&self, refused: RefusedMail) -> Result<MailEffect, MailroomError> {
        if let Some(note) = refused.answer {
            self.services.store.note_mail(*note).await?;
            self.services.wakeups.mails();
        }
        Ok(refused.effect)
    }

    /// A report that one of our mails bounced counts for its address; all other automatic mail counts for nothing.
    async fn machine(
        &self,
        mail: &Mail<'_>,
        bounces: &[String],
    ) -> Result<MailEffect, MailroomError> {
        let is_report = mail.header("Content-Type").any(|kind| {
            let kind = kind.to_ascii_lowercase();
            kind.starts_with("multipart/report") && kind.contains("delivery-status")
        });
        let returned = bounces.iter().find_map(|id| MailId::parse(id));
        let Some(id) = returned.filter(|_| is_report && is_permanent(mail)) else {
            return Ok(MailEffect::Machine);
        };
        let now = self.services.clock.now();
        let is_new = self.services.store.mail_bounced(id, now).await?;
        Ok(if is_new {
            MailEffect::Bounce
        } else {
            MailEffect::Machine
        })
    }

    /// How a message refers to us: by one of our addresses, or as a reply to one of our mails. A reply counts only if
    /// it is sent to us: people also answer each other in the same conversation.
    fn places(&self, mail: &Mail<'_>) -> (Addressed, Vec<MailId>) {
        let Some(own) = &self.own else {
            return Default::default();
        };
        let mut places = addressed_to(mail, own);
        places.bounces.retain(|id| MailId::parse(id).is_some());
        if !own.is_receiver(mail) {
            return (places, Vec::new());
        }
        let ids = places.message_ids.iter().filter_map(|id| {
            let (local, host) = id.rsplit_once('@')?;
            let is_ours = host.eq_ignore_ascii_case(&own.domain);
            MailId::parse(local).filter(|_| is_ours)
        });
        let ids = ids.collect();
        (places, ids)
    }
}

/// Whether a delivery report says that the address is invalid, and not just that delivery is delayed (RFC 3464).
fn is_permanent(mail: &Mail<'_>) -> bool {
    mail.delivery_status().lines().any(|line| {
        line.to_ascii_lowercase().starts_with("status: 5.")
            || line.to_ascii_lowercase().starts_with("status:5.")
    })
}

#[async_trait]
impl ReceiveMail for Mailroom {
    fn is_addressed(&self, header: &[u8]) -> bool {
        let Ok(mail) = Mail::parse(header) else {
            return false;
        };
        let (places, own_ids) = self.places(&mail);
        let found = [&places.pages, &places.tokens, &places.bounces];
        found.iter().any(|places| !places.is_empty()) || !own_ids.is_empty()
    }

    fn takes(&self, recipient: &str) -> bool {
        let mail = &self.services.config.current().mail;
        let Some(own) = mail.address() else {
            return false;
        };
        let Some((local, domain)) = recipient.rsplit_once('@') else {
            return false;
        };
        let local = local.to_ascii_lowercase();
        let base = own.local().to_ascii_lowercase();
        let is_tagged = local == base || local.starts_with(&format!("{base}+"));
        let is_token = mail.addressing == Addressing::CatchAll
            && local.len() == 27
            && local.starts_with(['m', 'p']);
        domain.eq_ignore_ascii_case(own.domain()) && (is_tagged || is_token)
    }

    async fn receive(&self, delivery: Delivery) -> Receipt {
        self.receipt(self.process(&delivery).await)
    }

    async fn receive_header(&self, delivery: Delivery) -> Receipt {
        self.receipt(self.too_large(header(&delivery.raw)).await)
    }

    async fn place(&self) -> LargeMail {
        self.large.place().await
    }
}

impl Mailroom {
    /// Counts and logs what became of a message.
    fn receipt(&self, effect: Result<MailEffect, MailroomError>) -> Receipt {
        match effect {
            Ok(MailEffect::NotOurs) => Receipt::NotOurs,
            Ok(effect) => {
                self.metrics.received(effect.as_str());
                tracing::info!(effect = effect.as_str(), "a mail came in");
                Receipt::Done(effect.as_str().to_owned())
            }
            Err(trouble) => {
                tracing::warn!("a mail can't be processed now; it will be delivered again");
                // It may contain the sender's domain.
                tracing::debug!(%trouble, "why a mail can't be processed now");
                Receipt::Later(trouble.to_string())
            }
        }
    }
}

/// What comes beside the text of a message.
fn attachments(raw: &[u8]) -> LeftOut {
    Mail::parse(raw).map_or_else(|_| LeftOut::default(), |mail| left_out(&mail))
}

/// The services' refusal, or why they can't process the message now.
fn trouble(error: CommentError) -> Result<CommentError, MailroomError> {
    match error {
        CommentError::Store(error) => Err(error.into()),
        CommentError::Busy => Err(StoreError::Busy(error.to_string()).into()),
        refused => Ok(refused),
    }
}

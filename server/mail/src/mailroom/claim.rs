//! Which token a message carries, and whether its sender may use it.

use jiff::SignedDuration;
use sha2::{Digest, Sha256};

use super::answers::Answers;
use super::{MailEffect, Mailroom, MailroomError};
use crate::sender_check::Verdict;
use afterword_config::SenderCheck as Strictness;
use afterword_mail_reader::Mail;
use afterword_services::keys::token_hash;
use afterword_services::receive_mail::Delivery;
use afterword_store::{MailId, MailToken, Note, TokenKind};

/// Accepted difference between clocks.
const CLOCKS: SignedDuration = SignedDuration::from_hours(24);

/// Longer ones are cut in the log, in characters.
const MESSAGE_ID_SHOWN: usize = 120;

/// A message whose sender may use its token.
pub(super) struct Claim {
    pub(super) token: MailToken,
    /// SHA-256 of the person and the Message-ID.
    pub(super) seen: [u8; 32],
    /// The message's own Message-ID, for the mail that answers it.
    pub(super) message_id: Option<String>,
}

/// A message without effect, and the mail about it, if any.
pub(super) struct RefusedMail {
    pub(super) effect: MailEffect,
    pub(super) answer: Option<Box<Note>>,
}

impl RefusedMail {
    fn silently(effect: MailEffect) -> Self {
        let answer = None;
        Self { effect, answer }
    }
}

/// How a token was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClaimBasis {
    /// The message contains it.
    Token,
    /// The message only replies to the mail with the token.
    Reference,
}

impl Claim {
    /// The inner error is permanent, the outer one temporary.
    pub(super) async fn of(
        room: &Mailroom,
        mail: &Mail<'_>,
        delivery: &Delivery,
        tokens: &[String],
        answered: &[MailId],
    ) -> Result<Result<Self, RefusedMail>, MailroomError> {
        let Some((token, found)) = find(room, tokens, answered).await? else {
            return Ok(Err(RefusedMail::silently(MailEffect::UnknownToken)));
        };
        let claim = Self {
            seen: seen(&token, mail, &delivery.raw),
            message_id: mail.message_id().map(str::to_owned),
            token,
        };
        let doubt = if !claim.is_from_its_person(mail) {
            Some("From is another address")
        } else if claim.is_too_early(mail) {
            Some("it is older than the mail that it answers")
        } else {
            let is_gone = !room.may_still(&claim.token);
            is_gone.then_some("a moderator no more")
        };
        if let Some(reason) = doubt {
            claim.log_refusal(reason);
            return Ok(Err(RefusedMail::silently(MailEffect::WrongSender)));
        }
        if let Err(effect) = claim.authenticate(room, delivery, found).await? {
            let answer = Answers::new(room, &claim).unverified();
            let answer = Some(Box::new(answer));
            return Ok(Err(RefusedMail { effect, answer }));
        }
        if room.services.clock.now() > claim.token.expires {
            let answer = Answers::new(room, &claim).expired();
            let effect = MailEffect::Expired;
            let answer = Some(Box::new(answer));
            return Ok(Err(RefusedMail { effect, answer }));
        }
        Ok(Ok(claim))
    }

    /// For the owner who misses an effect: `afterword mail explain` says more. The Message-ID is the sender's word.
    fn log_refusal(&self, reason: &'static str) {
        let comment = self.token.comment.map(|id| id.to_string());
        let message: Option<String> = self.message_id.as_ref().map(|id| {
            let harmless = id.chars().filter(char::is_ascii_graphic);
            harmless.take(MESSAGE_ID_SHOWN).collect()
        });
        tracing::info!(
            reason,
            comment,
            message_id = message,
            "a reply by mail is refused"
        );
    }

    pub(super) fn is_from_its_person(&self, mail: &Mail<'_>) -> bool {
        let person = self.token.person.as_str();
        matches!(mail.from().as_slice(), [from] if from.eq_ignore_ascii_case(person))
    }

    /// A reply is written after the mail that it answers. This rejects an old signed letter of the same person that
    /// begins with the right word. The signature covers the date.
    pub(super) fn is_too_early(&self, mail: &Mail<'_>) -> bool {
        let earliest = self.token.created - CLOCKS;
        mail.date().is_none_or(|date| date < earliest.as_second())
    }

    async fn authenticate(
        &self,
        room: &Mailroom,
        delivery: &Delivery,
        found: ClaimBasis,
    ) -> Result<Result<(), MailEffect>, MailroomError> {
        let person = self.token.person.as_str();
        let verdict = room
            .senders
            .verify(&delivery.raw, person, &delivery.arrival)
            .await;
        let is_strict = room.services.config.current().mail.sender_check == Strictness::Pass;
        match verdict {
            Verdict::Pass(_) => Ok(Ok(())),
            Verdict::Later(reason) => Err(MailroomError::Later(reason)),
            // Without a token in the message, only the sender proves anything.
            Verdict::Unknown(_) if !is_strict && found == ClaimBasis::Token => Ok(Ok(())),
            Verdict::Unknown(reason) | Verdict::Fail(reason) => {
                self.log_refusal("the sender is not proven");
                // It may contain the sender's domain.
                tracing::debug!(reason, "why a mail's sender is not proven");
                Ok(Err(MailEffect::Unauthenticated))
            }
        }
    }
}

pub(super) async fn find(
    room: &Mailroom,
    tokens: &[String],
    answered: &[MailId],
) -> Result<Option<(MailToken, ClaimBasis)>, MailroomError> {
    let store = &room.services.store;
    for token in tokens {
        if let Some(token) = store.mail_token(token_hash(token)).await? {
            return Ok(Some((token, ClaimBasis::Token)));
        }
    }
    // A message with a foreign token was written for something else.
    if tokens.is_empty() {
        for mail in answered {
            if let Some(token) = store.token_of_mail(*mail).await? {
                return Ok(Some((token, ClaimBasis::Reference)));
            }
        }
    }
    Ok(None)
}

impl Mailroom {
    /// A former moderator decides nothing any more, whatever mails they have.
    pub(super) fn may_still(&self, token: &MailToken) -> bool {
        let Some(site) = self.services.sites.current().by_id(token.site) else {
            return false;
        };
        let person = token.person.as_str();
        let mut moderators = site.rules.moderators.iter();
        !matches!(token.kind, TokenKind::Reply | TokenKind::Digest)
            || moderators.any(|moderator| moderator.as_str().eq_ignore_ascii_case(person))
    }
}

/// Two messages are the same if they have the same person and Message-ID; without a Message-ID, if their bytes are
/// equal.
pub(super) fn seen(token: &MailToken, mail: &Mail<'_>, raw: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(token.person.as_str().to_lowercase());
    hash.update([0]);
    match mail.message_id() {
        Some(id) => hash.update(id),
        None => hash.update(Sha256::digest(raw)),
    }
    hash.finalize().into()
}

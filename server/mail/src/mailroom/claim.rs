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
use afterword_store::{MailId, MailToken, Note};

/// Accepted difference between clocks.
pub(super) const CLOCKS: SignedDuration = SignedDuration::from_hours(24);

/// Longer ones are cut in the log, in characters.
const MESSAGE_ID_SHOWN: usize = 120;

/// A message whose sender may use its token.
pub(super) struct Claim {
    pub(super) token: MailToken,
    /// SHA-256 of the person and the Message-ID.
    pub(super) seen: [u8; 32],
    /// The message's own Message-ID, for the mail that answers it.
    pub(super) message_id: Option<String>,
    /// Its From, if that is the person's address, or a further one of theirs.
    pub(super) sender: Option<String>,
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

/// Why an answer with a valid token does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refusal {
    OtherAddress,
    TooEarly,
    TooLarge,
    Unproven,
    Expired,
}

impl Refusal {
    /// For the log.
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::OtherAddress => "From is another address",
            Self::TooEarly => "it is older than the mail that it answers",
            Self::TooLarge => "it is too large to be read",
            Self::Unproven => "the sender is not proven",
            Self::Expired => "the mail that it answers is too old",
        }
    }

    fn effect(self) -> MailEffect {
        match self {
            Self::OtherAddress | Self::TooEarly => MailEffect::WrongSender,
            Self::TooLarge => MailEffect::TooLarge,
            Self::Unproven => MailEffect::Unauthenticated,
            Self::Expired => MailEffect::Expired,
        }
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
            sender: sender(room, &token, mail).await?,
            token,
        };
        if let Some(refused) = claim.of_nobody(room) {
            return Ok(Err(refused));
        }
        if let Some(refusal) = claim.doubt(mail) {
            return claim.refused(room, refusal).await.map(Err);
        }
        if !claim.authenticate(room, delivery, found).await? {
            return claim.refused(room, Refusal::Unproven).await.map(Err);
        }
        if room.services.clock.now() > claim.token.expires {
            return claim.refused(room, Refusal::Expired).await.map(Err);
        }
        Ok(Ok(claim))
    }

    /// Why a message that is too large to be read does nothing, by its header alone.
    pub(super) async fn too_large(
        room: &Mailroom,
        mail: &Mail<'_>,
        header: &[u8],
        tokens: &[String],
        answered: &[MailId],
    ) -> Result<RefusedMail, MailroomError> {
        let Some((token, _)) = find(room, tokens, answered).await? else {
            return Ok(RefusedMail::silently(MailEffect::UnknownToken));
        };
        let claim = Self {
            seen: seen(&token, mail, header),
            message_id: mail.message_id().map(str::to_owned),
            sender: sender(room, &token, mail).await?,
            token,
        };
        if let Some(refused) = claim.of_nobody(room) {
            return Ok(refused);
        }
        let refusal = claim.doubt(mail).unwrap_or(Refusal::TooLarge);
        claim.refused(room, refusal).await
    }

    /// Nobody hears of an answer to a link, or of a former moderator's.
    fn of_nobody(&self, room: &Mailroom) -> Option<RefusedMail> {
        if !self.token.kind.is_answered() {
            return Some(RefusedMail::silently(MailEffect::UnknownToken));
        }
        if room.may_still(&self.token) {
            return None;
        }
        let effect = MailEffect::WrongSender;
        self.log_refusal(effect, "a moderator no more");
        Some(RefusedMail::silently(effect))
    }

    /// What its header alone speaks against.
    fn doubt(&self, mail: &Mail<'_>) -> Option<Refusal> {
        if self.sender.is_none() {
            return Some(Refusal::OtherAddress);
        }
        self.is_too_early(mail).then_some(Refusal::TooEarly)
    }

    /// The refusal in the log, and the mail about it, if its person wants mails.
    async fn refused(
        &self,
        room: &Mailroom,
        refusal: Refusal,
    ) -> Result<RefusedMail, MailroomError> {
        let effect = refusal.effect();
        self.log_refusal(effect, refusal.as_str());
        if !self.is_told(room).await? {
            return Ok(RefusedMail::silently(effect));
        }
        let answer = Answers::new(room, self).not_taken(refusal);
        let answer = Some(Box::new(answer));
        Ok(RefusedMail { effect, answer })
    }

    /// A reader who has ended our mails gets none about an answer either.
    async fn is_told(&self, room: &Mailroom) -> Result<bool, MailroomError> {
        if self.token.kind.is_moderators() {
            return Ok(true);
        }
        let (site, person) = (self.token.site, self.token.person.clone());
        let known = room.services.store.reader_address_of(site, person).await?;
        Ok(known.is_none_or(|known| known.stopped.is_none()))
    }

    /// For the owner who misses an effect: `afterword mail explain` says more. The Message-ID is the sender's word.
    fn log_refusal(&self, effect: MailEffect, reason: &'static str) {
        let comment = self.token.comment.map(|id| id.to_string());
        let message: Option<String> = self.message_id.as_ref().map(|id| {
            let harmless = id.chars().filter(char::is_ascii_graphic);
            harmless.take(MESSAGE_ID_SHOWN).collect()
        });
        tracing::info!(
            effect = effect.as_str(),
            reason,
            comment,
            message_id = message,
            "a reply by mail is refused"
        );
    }

    /// A reply is written after the mail that it answers. This rejects an old signed letter of the same person that
    /// begins with the right word. The signature covers the date.
    pub(super) fn is_too_early(&self, mail: &Mail<'_>) -> bool {
        let earliest = self.token.created - CLOCKS;
        mail.date().is_none_or(|date| date < earliest.as_second())
    }

    /// Whether its sender is proven, as the settings ask.
    async fn authenticate(
        &self,
        room: &Mailroom,
        delivery: &Delivery,
        found: ClaimBasis,
    ) -> Result<bool, MailroomError> {
        let sender = self.sender.as_deref();
        let sender = sender.unwrap_or(self.token.person.as_str());
        let verdict = room
            .senders
            .verify(&delivery.raw, sender, &delivery.arrival)
            .await;
        let is_strict = room.services.config.current().mail.sender_check == Strictness::Pass;
        match verdict {
            Verdict::Pass(_) => Ok(true),
            Verdict::Later(reason) => Err(MailroomError::Later(reason)),
            // Without a token in the message, only the sender proves anything.
            Verdict::Unknown(_) if !is_strict && found == ClaimBasis::Token => Ok(true),
            Verdict::Unknown(reason) | Verdict::Fail(reason) => {
                // It may contain the sender's domain.
                tracing::debug!(reason, "why a mail's sender is not proven");
                Ok(false)
            }
        }
    }
}

/// The one address in From, if it may answer: the person's, or a confirmed further one of a moderator's.
pub(super) async fn sender(
    room: &Mailroom,
    token: &MailToken,
    mail: &Mail<'_>,
) -> Result<Option<String>, MailroomError> {
    let from = mail.from();
    let [from] = from.as_slice() else {
        return Ok(None);
    };
    let is_known = from.eq_ignore_ascii_case(token.person.as_str())
        || token.kind.is_moderators() && room.services.addresses.is_of(from, &token.person).await?;
    Ok(is_known.then(|| from.clone()))
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
        !token.kind.is_moderators()
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

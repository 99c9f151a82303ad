//! A letter to the address of a page: it becomes a comment by its sender.
//!
//! The address is no secret. So the sender must be proven by a signature that covers the address too; the person in
//! the From of any other letter is asked, and nothing comes of it before they have answered.

use data_encoding::HEXLOWER;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::answers::reader_refusal;
use super::claim::CLOCKS;
use super::{MailEffect, Mailroom, MailroomError, trouble};
use crate::outbound::one_line;
use crate::sender_check::Verdict;
use afterword_mail_reader::{LeftOut, Mail, left_out, new_text};
use afterword_model::{CommentId, EmailAddress};
use afterword_services::Changes as _;
use afterword_services::CommentError;
use afterword_services::by_mail::{AddressedPage, MailedComment};
use afterword_services::receive_mail::Delivery;
use afterword_store::{MailId, MailKind, NewMail, Note};

/// Mails a day that ask one address, which may be anybody's.
const ASKED_A_DAY: u32 = 3;

/// A letter to a page, and its sender, who may not be proven.
pub(super) struct PageLetter {
    pub(super) page: AddressedPage,
    /// As it stands in the address.
    pub(super) token: String,
    pub(super) person: EmailAddress,
    pub(super) mailed: MailedComment,
    /// SHA-256 of what the signature covers.
    pub(super) seen: [u8; 32],
    pub(super) message_id: Option<String>,
}

impl PageLetter {
    /// `None` if no token is ours, or if From is not one address.
    pub(super) async fn find(
        room: &Mailroom,
        mail: &Mail<'_>,
        tokens: &[String],
    ) -> Result<Option<Self>, MailroomError> {
        let mut found = None;
        for token in tokens {
            if let Some(page) = room.services.by_mail.addressed(token).await? {
                found = Some((page, token.clone()));
                break;
            }
        }
        let from = mail.from();
        let person = match from.as_slice() {
            [from] => EmailAddress::parse(from).ok(),
            _ => None,
        };
        let Some(((page, token), person)) = found.zip(person) else {
            return Ok(None);
        };
        let text = new_text(mail, &room.rules);
        let beside = left_out(mail);
        let seen = seen(&page, &person, mail, &text);
        Ok(Some(Self {
            mailed: MailedComment {
                page: page.path.as_str().to_owned(),
                name: mail.sender_name().trim().to_owned(),
                text,
                key: HEXLOWER.encode(&seen),
                attached: named(&beside),
                attached_more: beside.more,
            },
            page,
            token,
            person,
            seen,
            message_id: mail.message_id().map(str::to_owned),
        }))
    }

    /// Whether its sender is proven, and it was written to this address.
    pub(super) async fn verdict(&self, room: &Mailroom, delivery: &Delivery) -> Verdict {
        let from = self.person.as_str();
        let receiver = format!("p{}@", self.token);
        let senders = &room.senders;
        senders
            .verify_to(&delivery.raw, from, &receiver, &delivery.arrival)
            .await
    }

    /// Nobody had the address then. The signature covers the date.
    pub(super) fn is_too_early(&self, mail: &Mail<'_>) -> bool {
        let earliest = self.page.told - CLOCKS;
        mail.date().is_none_or(|date| date < earliest.as_second())
    }

    fn note(&self, room: &Mailroom, seen: [u8; 32], mail: Option<NewMail>) -> Note {
        let config = room.services.config.current();
        Note {
            seen,
            mail,
            daily: u32::try_from(config.mail.explanations_per_day).unwrap_or(u32::MAX),
            now: room.services.clock.now(),
        }
    }

    fn mail(
        &self,
        room: &Mailroom,
        kind: MailKind,
        comment: Option<CommentId>,
        mut facts: Value,
    ) -> NewMail {
        facts["message_id"] = json!(self.message_id);
        NewMail {
            id: MailId::new(),
            kind,
            site: Some(self.page.site.id),
            comment,
            recipient: self.person.clone(),
            facts: facts.to_string(),
            now: room.services.clock.now(),
        }
    }
}

pub(super) async fn receive(
    room: &Mailroom,
    mail: &Mail<'_>,
    delivery: &Delivery,
    tokens: &[String],
) -> Result<MailEffect, MailroomError> {
    let Some(letter) = PageLetter::find(room, mail, tokens).await? else {
        return Ok(MailEffect::UnknownToken);
    };
    if letter.is_too_early(mail) {
        return Ok(MailEffect::WrongSender);
    }
    if room.services.store.is_seen(letter.seen).await? {
        return Ok(MailEffect::SeenBefore);
    }
    match letter.verdict(room, delivery).await {
        Verdict::Later(reason) => Err(MailroomError::Later(reason)),
        Verdict::Pass(_) => proven(room, &letter).await,
        Verdict::Unknown(reason) | Verdict::Fail(reason) => {
            tracing::debug!(reason, "why the sender of a comment by mail is not proven");
            unproven(room, &letter).await
        }
    }
}

async fn proven(room: &Mailroom, letter: &PageLetter) -> Result<MailEffect, MailroomError> {
    let services = &room.services;
    if services.clock.now() > letter.page.until {
        return refuse(room, letter, &CommentError::UnknownPage, "expired").await;
    }
    let (site, person) = (letter.page.site.clone(), &letter.person);
    match services.by_mail.take(site, &letter.mailed, person).await {
        Ok(comment) => {
            // Before this point, the comment's own key prevents duplicates.
            let MailedComment {
                attached,
                attached_more,
                ..
            } = &letter.mailed;
            let facts = json!({"attached": attached, "attached_more": attached_more});
            let mail = match is_told(room, letter).await? {
                true => Some(letter.mail(room, MailKind::Received, Some(comment.id), facts)),
                false => None,
            };
            let note = letter.note(room, letter.seen, mail);
            services.store.note_mail(note).await?;
            services.wakeups.mails();
            Ok(MailEffect::Commented)
        }
        Err(error) => refuse(room, letter, &trouble(error)?, "").await,
    }
}

/// The mail that says why it is no comment quotes it, so that nothing is lost.
async fn refuse(
    room: &Mailroom,
    letter: &PageLetter,
    error: &CommentError,
    reason: &str,
) -> Result<MailEffect, MailroomError> {
    let mut facts = reader_refusal(error, &letter.mailed.text);
    if !reason.is_empty() {
        facts["reason"] = json!(reason);
    }
    let mail = match is_told(room, letter).await? {
        true => Some(letter.mail(room, MailKind::Refusal, None, facts)),
        false => None,
    };
    let note = letter.note(room, letter.seen, mail);
    room.services.store.note_mail(note).await?;
    room.services.wakeups.mails();
    Ok(MailEffect::Explained)
}

/// Asks the person in From, who may know nothing of it: so the mail holds nothing that was written.
async fn unproven(room: &Mailroom, letter: &PageLetter) -> Result<MailEffect, MailroomError> {
    let services = &room.services;
    let effect = MailEffect::Unauthenticated;
    if services.clock.now() > letter.page.until || !is_told(room, letter).await? {
        return Ok(effect);
    }
    // A forged letter must not use up the real one's place.
    let seen: [u8; 32] = Sha256::new_with_prefix(b"asked\0")
        .chain_update(letter.seen)
        .finalize()
        .into();
    if services.store.is_seen(seen).await? {
        return Ok(MailEffect::SeenBefore);
    }
    let (site, person) = (&letter.page.site, &letter.person);
    let asking = services
        .by_mail
        .is_worth_asking(site, &letter.mailed, person);
    match asking.await {
        Ok(true) => {}
        Ok(false) => return Ok(effect),
        Err(error) => {
            trouble(error)?;
            return Ok(effect);
        }
    }
    let facts = serde_json::to_value(&letter.mailed).unwrap_or_default();
    let mail = letter.mail(room, MailKind::Unproven, None, facts);
    let id = mail.id;
    let mut note = letter.note(room, seen, Some(mail));
    note.daily = note.daily.min(ASKED_A_DAY);
    services.store.note_mail(note).await?;
    // Beyond the day's number there is none.
    if services.store.mail(id).await?.is_none() {
        return Ok(effect);
    }
    services.wakeups.mails();
    Ok(MailEffect::Asked)
}

/// Who has ended our mails gets none about a comment either.
async fn is_told(room: &Mailroom, letter: &PageLetter) -> Result<bool, MailroomError> {
    let (site, person) = (letter.page.site.id, letter.person.clone());
    let known = room.services.store.reader_address_of(site, person).await?;
    Ok(known.is_none_or(|known| known.stopped.is_none()))
}

/// Name and size in bytes of each, in a form that can stand on a page.
fn named(beside: &LeftOut) -> Vec<(String, u64)> {
    let named = beside.named.iter();
    named
        .map(|one| (one_line(&one.name, 60), one.size))
        .collect()
}

/// Two letters are the same if all is the same that a signature covers: whoever sends one on with another Message-ID, or
/// with other blanks, makes no second comment of it.
fn seen(page: &AddressedPage, person: &EmailAddress, mail: &Mail<'_>, text: &str) -> [u8; 32] {
    let mut hash = Sha256::new_with_prefix(b"letter to a page\0");
    hash.update(page.site.id.0.to_be_bytes());
    for part in [page.path.key(), &person.as_str().to_lowercase()] {
        hash.update(part);
        hash.update([0]);
    }
    hash.update(mail.date().unwrap_or_default().to_be_bytes());
    for word in text.split_whitespace() {
        hash.update(word);
        hash.update([0]);
    }
    hash.finalize().into()
}

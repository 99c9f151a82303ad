//! The mails that answer a message. They go to the token's address, never to the address in the message.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::Mailroom;
use super::claim::{Claim, Refusal};
use super::digest::{Beside, NumberedOutcome};
use crate::problem::Problem;
use afterword_i18n::ProblemText;
use afterword_mail_reader::{DigestDoubt, LeftOut, MAX_ATTACHED};
use afterword_model::{Action, BatchId, Invalid};
use afterword_services::CommentError;
use afterword_store::{MailId, MailKind, NewMail, Note, TokenKind};

/// In seconds.
const DAY: i64 = 24 * 60 * 60;

/// Why a moderator's reply did nothing.
#[derive(Debug, Clone, Copy)]
pub(super) enum Reason<'a> {
    UnknownWord(&'a str),
    /// These words below the command may take it back.
    TakenBack(&'a str),
    /// The owner's words can't be told from ours or a client's.
    Unclear,
    /// The text below the command could not be published.
    Refused(&'a CommentError),
    Gone,
    Outdated,
}

/// The text below the command.
#[derive(Debug, Clone, Copy)]
pub(super) enum CommandText<'a> {
    Nothing,
    /// The owner's public answer.
    Answer(&'a str),
    /// The comment's new text.
    Text(&'a str),
    /// A text below a command that publishes nothing, so no answer is published either.
    LeftOut(&'a str),
}

pub(super) struct Answers<'a> {
    room: &'a Mailroom,
    claim: &'a Claim,
}

impl<'a> Answers<'a> {
    pub(super) fn new(room: &'a Mailroom, claim: &'a Claim) -> Self {
        Self { room, claim }
    }

    /// Reports what a reply did; part of the decision's transaction.
    ///
    /// `cut` is what the mail reader cut from the owner's text, `beside` what came beside it.
    pub(super) fn decided(
        &self,
        action: Action,
        written: CommandText<'_>,
        cut: &str,
        beside: &LeftOut,
    ) -> NewMail {
        let (mut reply, mut text, mut left_out) = (None, None, None);
        match written {
            CommandText::Nothing => {}
            CommandText::Answer(words) => reply = Some(words),
            CommandText::Text(words) => text = Some(words),
            CommandText::LeftOut(words) => left_out = Some(words),
        }
        let facts = json!({
            "action": action, "reply": reply, "text": text, "left_out": left_out, "cut": cut,
            "attached": attached(beside), "attached_more": beside.more,
        });
        self.mail(MailKind::Decided, facts)
    }

    /// Reports what became of each number of a digest, also beyond the day's explanations.
    pub(super) fn digest_decided(
        &self,
        batch: BatchId,
        numbered: &[NumberedOutcome],
        Beside {
            cut,
            cut_from,
            attached: beside,
        }: Beside<'_>,
    ) -> Note {
        let facts = json!({
            "batch": batch, "numbered": numbered, "cut": cut, "cut_from": cut_from,
            "attached": attached(beside), "attached_more": beside.more,
        });
        Note {
            daily: u32::MAX,
            ..self.note(MailKind::Decided, facts, self.claim.seen)
        }
    }

    /// Why an answer to a digest decided nothing.
    pub(super) fn digest_asked_back(&self, doubt: &DigestDoubt) -> Note {
        let facts = match doubt {
            DigestDoubt::Empty => json!({"reason": "unknown-word", "line": ""}),
            DigestDoubt::Unclear => json!({"reason": "unclear"}),
            DigestDoubt::Line(line) => json!({"reason": "digest-line", "line": line}),
            DigestDoubt::NoSuchNumber(number) => {
                json!({"reason": "digest-number", "number": number})
            }
            DigestDoubt::Twice(number) => json!({"reason": "digest-twice", "number": number}),
            DigestDoubt::Text(line) => json!({"reason": "digest-text", "line": line}),
            DigestDoubt::TakenBack(line) => json!({"reason": "taken-back", "line": line}),
        };
        self.note(MailKind::Explanation, facts, self.claim.seen)
    }

    pub(super) fn explained(&self, reason: Reason<'_>) -> Note {
        let facts = match reason {
            Reason::UnknownWord(line) => json!({"reason": "unknown-word", "line": line}),
            Reason::TakenBack(line) => json!({"reason": "taken-back", "line": line}),
            Reason::Unclear => json!({"reason": "unclear"}),
            Reason::Refused(error) => json!({
                "reason": "refused",
                "problem": Problem::of_error(error),
                "line": error.to_string(),
            }),
            Reason::Gone => json!({"reason": "gone"}),
            Reason::Outdated => json!({"reason": "outdated"}),
        };
        self.note(MailKind::Explanation, facts, self.claim.seen)
    }

    /// Why an answer that carries a valid token is not taken. It may be anybody's, so nothing of it is quoted, and its
    /// person hears of each reason once a day. An expired answer is proven, and its mail has a fresh token: so each
    /// comment has its own.
    pub(super) fn not_taken(&self, refusal: Refusal) -> Note {
        let token = &self.claim.token;
        // Its sender is proven, and the mail brings a new token: told for each comment or digest.
        let seen = match (refusal, &token.comment) {
            (Refusal::Expired, Some(comment)) => self.once_a_day(refusal, comment.0.as_bytes()),
            (Refusal::Expired, None) => self.once_a_day(refusal, &token.hash),
            _ => self.once_a_day(refusal, &[]),
        };
        if token.kind == TokenKind::Answer {
            let facts = json!({"reason": "other", "problem": Problem::of(&problem(refusal))});
            return self.note(MailKind::Refusal, facts, seen);
        }
        let facts = match refusal {
            Refusal::Unproven => json!({"reason": "unverified"}),
            Refusal::Expired => json!({"reason": "expired", "revision": token.revision}),
            Refusal::OtherAddress => {
                json!({"reason": "other-address", "problem": Problem::of(&problem(refusal))})
            }
            _ => json!({"reason": "not-taken", "problem": Problem::of(&problem(refusal))}),
        };
        self.note(MailKind::Explanation, facts, seen)
    }

    /// Explains why a reader's answer could not become a comment, and quotes it.
    pub(super) fn refused(&self, error: &CommentError, text: &str) -> Note {
        self.note(
            MailKind::Refusal,
            reader_refusal(error, text),
            self.claim.seen,
        )
    }

    /// The message was processed, and needs no answer.
    pub(super) fn nothing(&self) -> Note {
        Note {
            mail: None,
            ..self.note(MailKind::Refusal, json!({}), self.claim.seen)
        }
    }

    fn note(&self, kind: MailKind, facts: Value, seen: [u8; 32]) -> Note {
        let config = self.room.services.config.current();
        Note {
            seen,
            mail: Some(self.mail(kind, facts)),
            daily: u32::try_from(config.mail.explanations_per_day).unwrap_or(u32::MAX),
            now: self.room.services.clock.now(),
        }
    }

    fn mail(&self, kind: MailKind, mut facts: Value) -> NewMail {
        facts["message_id"] = json!(self.claim.message_id);
        let token = &self.claim.token;
        facts["digest"] = json!(token.kind == TokenKind::Digest);
        NewMail {
            id: MailId::new(),
            kind,
            site: Some(token.site),
            comment: token.comment,
            recipient: token.person.clone(),
            facts: facts.to_string(),
            now: self.room.services.clock.now(),
        }
    }

    /// What stands in the store for "told today" (UTC). It is no message's hash, so a forged message does not use up the
    /// Message-ID of a real one.
    fn once_a_day(&self, refusal: Refusal, about: &[u8]) -> [u8; 32] {
        let day = self.room.services.clock.now().as_second().div_euclid(DAY);
        let mut hash = Sha256::new();
        hash.update(refusal.as_str());
        hash.update([0]);
        hash.update(self.claim.token.person.as_str().to_lowercase());
        hash.update([0]);
        hash.update(day.to_be_bytes());
        hash.update(about);
        hash.finalize().into()
    }
}

/// Why what a reader has written by mail could not become a comment, with its text.
pub(super) fn reader_refusal(error: &CommentError, text: &str) -> Value {
    let (reason, most) = match error {
        CommentError::PageClosed(_) => ("closed", None),
        CommentError::UnknownComment | CommentError::UnknownParent => ("gone", None),
        CommentError::Invalid(Invalid::Text(_)) => ("empty", None),
        CommentError::Invalid(Invalid::TextTooLong { max, .. }) => ("long", Some(*max)),
        CommentError::Invalid(Invalid::TooManyLinks { max, .. }) => ("links", Some(*max)),
        _ => ("other", None),
    };
    json!({
        "reason": reason,
        "most": most,
        "problem": Problem::of_error(error),
        "line": error.to_string(),
        "text": text,
    })
}

fn problem(refusal: Refusal) -> ProblemText {
    match refusal {
        // The letter fills in who.
        Refusal::OtherAddress => ProblemText::other_address(""),
        Refusal::TooEarly => ProblemText::too_early(),
        Refusal::TooLarge => ProblemText::too_large(MAX_ATTACHED >> 20),
        Refusal::Unproven => ProblemText::unproven(),
        Refusal::Expired => ProblemText::too_old(),
    }
}

/// Name and size in bytes of each.
fn attached(beside: &LeftOut) -> Vec<Value> {
    let named = beside.named.iter();
    named.map(|one| json!([one.name, one.size])).collect()
}

//! A moderator's reply to a digest decides about several comments by their numbers, in one transaction; `undo` as the
//! answer to the mail that says so takes all of it back.
//!
//! Each decision notes its own part of the message as seen, so a message that comes again after a crash finds what was
//! done, and then the mail about it is written once.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::answers::Answers;
use super::claim::Claim;
use super::moderator::{action, explain};
use super::{MailEffect, Mailroom, MailroomError, attachments, trouble};
use crate::problem::Problem;
use afterword_mail_reader::{
    Decision, DigestAnswer, DigestDoubt, LeftOut, Numbered, digest_answer,
};
use afterword_model::{Action, BatchId, CommentId, Decider, Interface, Text};
use afterword_services::Changes;
use afterword_services::CommentError;
use afterword_services::keys::digest_item_hash;
use afterword_services::moderate::Order;
use afterword_services::put_back::text_mark;
use afterword_store::Answering;

/// What became of a number; a part of the mail that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NumberedOutcome {
    pub(crate) number: u32,
    /// `None` once it is gone.
    pub(crate) comment: Option<CommentId>,
    pub(crate) action: Action,
    pub(crate) outcome: ItemOutcome,
    /// The owner's public answer.
    #[serde(default)]
    pub(crate) reply: Option<String>,
    /// Whether it has a new text. The text itself is the comment's, and ends with it.
    #[serde(default)]
    pub(crate) is_edited: bool,
    /// Of the new text: [`text_mark`].
    #[serde(default)]
    pub(crate) text_mark: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ItemOutcome {
    Done,
    /// The comment was changed after the digest.
    Outdated,
    Gone,
    Refused {
        problem: Option<Problem>,
        /// In English.
        line: String,
    },
}

/// What the mail about decisions holds, for an undo.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Told {
    batch: Option<BatchId>,
    numbered: Vec<NumberedOutcome>,
}

/// What of the reply counts for nothing: what was cut from its text, and what came beside that.
#[derive(Clone, Copy)]
pub(super) struct Beside<'a> {
    pub(super) cut: &'a str,
    /// The number from whose text it was cut.
    pub(super) cut_from: Option<u32>,
    pub(super) attached: &'a LeftOut,
}

/// An order, and its number.
type NumberedOrder = (NumberedOutcome, Option<Order>);

pub(super) async fn reply(
    room: &Mailroom,
    claim: &Claim,
    raw: &[u8],
) -> Result<MailEffect, MailroomError> {
    // Of a digest, the number of its comments.
    let count = claim.token.revision;
    match digest_answer(raw, &room.rules, count) {
        DigestAnswer::AskedBack(doubt) => asked_back(room, claim, &doubt).await,
        DigestAnswer::Undo => match told(room, claim).await? {
            Some((batch, told)) => undo(room, claim, batch, told).await,
            None => asked_back(room, claim, &DigestDoubt::Line("undo".to_owned())).await,
        },
        DigestAnswer::Decisions {
            numbered,
            last: cut_from,
            left_out: cut,
        } => {
            let mut orders = Vec::with_capacity(numbered.len());
            for one in numbered {
                orders.push(order(room, claim, one).await?);
            }
            let beside = Beside {
                cut: &cut,
                cut_from,
                attached: &attachments(raw),
            };
            decide(room, claim, orders, beside).await
        }
    }
}

async fn asked_back(
    room: &Mailroom,
    claim: &Claim,
    doubt: &DigestDoubt,
) -> Result<MailEffect, MailroomError> {
    explain(room, Answers::new(room, claim).digest_asked_back(doubt)).await
}

/// What was decided together, if the token is that of the mail about it.
async fn told(
    room: &Mailroom,
    claim: &Claim,
) -> Result<Option<(BatchId, Vec<NumberedOutcome>)>, MailroomError> {
    let mail = room.services.store.mail(claim.token.mail).await?;
    let told: Told = mail
        .and_then(|mail| serde_json::from_str(&mail.facts).ok())
        .unwrap_or_default();
    Ok(told.batch.map(|batch| (batch, told.numbered)))
}

async fn undo(
    room: &Mailroom,
    claim: &Claim,
    batch: BatchId,
    told: Vec<NumberedOutcome>,
) -> Result<MailEffect, MailroomError> {
    let undoing = match room.services.moderation.undoing(batch).await {
        Ok(orders) => orders,
        // Nothing was decided, so nothing is taken back.
        Err(CommentError::UnknownBatch) => Vec::new(),
        Err(error) => return Err(MailroomError::Later(trouble(error)?.to_string())),
    };
    let number_of = |id: CommentId| told.iter().find(|one| one.comment == Some(id));
    let orders = undoing.into_iter().filter_map(|order| {
        let number = number_of(order.id)?.number;
        Some((outcome(number, Some(order.id), Action::Undo), Some(order)))
    });
    let mut orders: Vec<NumberedOrder> = orders.collect();
    orders.sort_by_key(|(one, _)| one.number);
    let beside = Beside {
        cut: "",
        cut_from: None,
        attached: &LeftOut::default(),
    };
    decide(room, claim, orders, beside).await
}

fn outcome(number: u32, comment: Option<CommentId>, action: Action) -> NumberedOutcome {
    NumberedOutcome {
        number,
        comment,
        action,
        outcome: ItemOutcome::Gone,
        reply: None,
        is_edited: false,
        text_mark: None,
    }
}

/// The order about a number; none if its comment is gone.
async fn order(
    room: &Mailroom,
    claim: &Claim,
    one: Numbered,
) -> Result<NumberedOrder, MailroomError> {
    let hash = digest_item_hash(&claim.token.hash, one.number);
    let item = room.services.store.mail_token(hash).await?;
    let comment = item.as_ref().and_then(|item| item.comment);
    let action = action(one.decision).unwrap_or(Action::Reject);
    let mut outcome = outcome(one.number, comment, action);
    let mut text = Some(one.text).filter(|text| !text.trim().is_empty());
    if one.decision == Decision::Edit {
        outcome.is_edited = text.is_some();
        let most = room.services.config.current().limits.text;
        let parsed = text.as_ref().and_then(|text| Text::parse(text, most).ok());
        outcome.text_mark = parsed.as_ref().map(text_mark);
    } else {
        outcome.reply = text.take();
    }
    let order = item.zip(comment).map(|(item, id)| Order {
        reply: outcome.reply.clone(),
        text,
        revision: Some(item.revision),
        ..Order::new(id, action)
    });
    Ok((outcome, order))
}

/// Decides all in one transaction, and tells what became of each.
async fn decide(
    room: &Mailroom,
    claim: &Claim,
    orders: Vec<NumberedOrder>,
    written: Beside<'_>,
) -> Result<MailEffect, MailroomError> {
    let by = Decider {
        name: claim.token.person.as_str().to_owned(),
        interface: Interface::Mail,
    };
    // The same for the same message, however often it comes.
    let batch = BatchId::of_request(&part_of(claim, "batch"));
    let (mut outcomes, orders): (Vec<_>, Vec<_>) = orders.into_iter().unzip();
    let orders = orders.into_iter().flatten().map(|order| Order {
        answering: Some(Answering {
            seen: part_of(claim, &order.id.to_string()),
            mail: None,
            key: None,
        }),
        batch: Some(batch),
        ..order
    });
    let within = Some(vec![claim.token.site]);
    let done = room
        .services
        .moderation
        .decide_all(by, orders.collect(), within)
        .await;
    let done = match done {
        Ok(done) => done,
        Err(error) => return Err(MailroomError::Later(trouble(error)?.to_string())),
    };
    for one in &mut outcomes {
        let Some(id) = one.comment else { continue };
        let failed = done.failed.iter().find(|(failed, _)| *failed == id);
        one.outcome = failed.map_or(ItemOutcome::Done, |(_, error)| of_error(error));
    }
    let note = Answers::new(room, claim).digest_decided(batch, &outcomes, written);
    room.services.store.note_mail(note).await?;
    room.services.wakeups.mails();
    Ok(MailEffect::Decided)
}

fn of_error(error: &CommentError) -> ItemOutcome {
    match error {
        // By this message, before a crash.
        CommentError::SeenBefore => ItemOutcome::Done,
        CommentError::Outdated => ItemOutcome::Outdated,
        CommentError::UnknownComment => ItemOutcome::Gone,
        refused => ItemOutcome::Refused {
            problem: Problem::of_error(refused),
            line: refused.to_string(),
        },
    }
}

/// A hash for a part of the message.
fn part_of(claim: &Claim, part: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(claim.seen);
    hash.update(part);
    hash.finalize().into()
}

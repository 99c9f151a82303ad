//! A moderator's reply: the command decides, and the text below it is published as the owner's answer.

use super::answers::{Answers, CommandText, Reason};
use super::claim::Claim;
use super::{MailEffect, Mailroom, MailroomError, attachments, trouble};
use afterword_mail_reader::{AskedBack, Decision, Inspection, LeftOut, inspect};
use afterword_model::{Action, Decider, Interface, Status};
use afterword_services::Changes;
use afterword_services::CommentError;
use afterword_services::moderate::Order;
use afterword_store::{Answering, Note};

/// Longer lines are cut when they are quoted.
const QUOTED: usize = 200;

pub(super) async fn reply(
    room: &Mailroom,
    claim: &Claim,
    raw: &[u8],
) -> Result<MailEffect, MailroomError> {
    let inspection = inspect(raw, &room.rules);
    let beside = attachments(raw);
    let answers = Answers::new(room, claim);
    let word = is_private(room, claim).await?;
    let Some(order) = order((&inspection, &beside), &answers, claim, word) else {
        let line = inspection.reply_text.lines().next().unwrap_or_default();
        let line: String = line.chars().take(QUOTED).collect();
        let reason = match &inspection.asked_back {
            None => Reason::UnknownWord(&line),
            Some(AskedBack::TakenBack(words)) => Reason::TakenBack(words),
            Some(AskedBack::OurOwnText | AskedBack::UnmarkedReaction) => Reason::Unclear,
        };
        return explain(room, answers.explained(reason)).await;
    };
    let by = Decider {
        name: claim.token.person.as_str().to_owned(),
        interface: Interface::Mail,
    };
    match room.services.moderation.decide(by, order).await {
        Ok(_) => Ok(MailEffect::Decided),
        Err(error) => match trouble(error)? {
            CommentError::SeenBefore => Ok(MailEffect::SeenBefore),
            CommentError::Outdated => explain(room, answers.explained(Reason::Outdated)).await,
            CommentError::UnknownComment => explain(room, answers.explained(Reason::Gone)).await,
            refused => explain(room, answers.explained(Reason::Refused(&refused))).await,
        },
    }
}

pub(super) async fn explain(room: &Mailroom, note: Note) -> Result<MailEffect, MailroomError> {
    let is_new = room.services.store.note_mail(note).await?;
    room.services.wakeups.mails();
    Ok(if is_new {
        MailEffect::Explained
    } else {
        MailEffect::SeenBefore
    })
}

/// Whether the mail is about a word to the owner only.
async fn is_private(room: &Mailroom, claim: &Claim) -> Result<bool, MailroomError> {
    let Some(id) = claim.token.comment else {
        return Ok(false);
    };
    let comment = room.services.store.comment(id).await?;
    Ok(comment.is_some_and(|comment| comment.status == Status::Private))
}

fn order(
    (inspection, beside): (&Inspection, &LeftOut),
    answers: &Answers<'_>,
    claim: &Claim,
    is_private: bool,
) -> Option<Order> {
    let courtesy = inspection.courtesy.as_deref().filter(|_| is_private);
    let action = match action(inspection.decision) {
        // "Ok, thanks!" answers a private word, and asks for nothing.
        Some(Action::Approve) if courtesy.is_some() => Action::Reply,
        Some(Action::Approve) if is_private && inspection.decision != Decision::Edit => Action::Ask,
        Some(action) => action,
        // A private word needs no command to be answered.
        None if is_private && is_answer(inspection) => Action::Reply,
        None => return None,
    };
    let written = match (
        courtesy.unwrap_or(&inspection.reply_text).trim(),
        inspection.decision,
    ) {
        ("", _) => CommandText::Nothing,
        (text, Decision::Edit) => CommandText::Text(text),
        (text, Decision::Approve | Decision::None) => CommandText::Answer(text),
        (text, _) => CommandText::LeftOut(text),
    };
    // Below a word that publishes nothing, nothing could be lost.
    let cut = match action {
        Action::Approve | Action::Ask | Action::Reply => inspection.left_out.as_str(),
        _ => "",
    };
    let mut order = Order::new(claim.token.comment?, action);
    match written {
        CommandText::Answer(text) => order.reply = Some(text.to_owned()),
        CommandText::Text(text) => order.text = Some(text.to_owned()),
        CommandText::Nothing | CommandText::LeftOut(_) => {}
    }
    order.revision = Some(claim.token.revision);
    order.answering = Some(Answering {
        seen: claim.seen,
        mail: Some(answers.decided(action, written, cut, beside)),
        key: None,
    });
    Some(order)
}

/// Words that are the owner's beyond doubt.
fn is_answer(inspection: &Inspection) -> bool {
    inspection.asked_back.is_none() && !inspection.reply_text.trim().is_empty()
}

pub(super) fn action(decision: Decision) -> Option<Action> {
    match decision {
        Decision::Approve | Decision::Edit => Some(Action::Approve),
        Decision::Reject => Some(Action::Reject),
        Decision::Spam => Some(Action::Spam),
        Decision::Delete => Some(Action::Delete),
        Decision::Block => Some(Action::Block),
        Decision::Undo => Some(Action::Undo),
        Decision::None => None,
    }
}

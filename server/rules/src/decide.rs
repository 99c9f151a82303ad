//! Decisions of a moderator, or of Akismet: transitions, and everything that follows from one.

use afterword_model::change::{
    Answer, ChangedThread, Effect, Facts, Missing, Need, NewDecision, Plan, StoredComment, Work,
};
use afterword_model::{
    Action, Added, Answering, BlockKind, Changed, Comment, CommentId, DecisionOrder, Interface,
    MailKind, Mailing, NewComment, RequestKey, Status, Text,
};
use jiff::Timestamp;

use crate::changes::Changes;
use crate::told::Subject;
use crate::undo::{self, Undone};
use crate::{in_millis, lessons, private, reports, submit, told, webhooks};

/// Kind and value.
pub(crate) type AuthorMark = (BlockKind, String);

#[must_use]
pub fn work(order: DecisionOrder) -> (Work, Answer<Changed>) {
    let mut first = vec![Need::Comment(order.id), Need::History(order.id)];
    if let Some(answering) = &order.answering {
        first.push(Need::IsSeen(answering.seen));
        let hashes = answering.key.map(|key| [key.key, key.request]);
        first.extend(hashes.into_iter().flatten().map(Need::IsSeen));
    }
    Work::new(first, move |facts| decide(&order, facts))
}

/// # Errors
/// [`Missing`].
pub fn decide(order: &DecisionOrder, facts: &Facts) -> Plan<Changed> {
    let mut changes = Changes::new(facts);
    match decided(&mut changes, order)? {
        done @ Changed::Done { .. } => changes.done(done),
        // A refusal leaves nothing behind.
        refused => Ok((Vec::new(), refused)),
    }
}

fn decided(changes: &mut Changes<'_>, order: &DecisionOrder) -> Result<Changed, Missing> {
    let Some(comment) = changes.comment(order.id)? else {
        return Ok(Changed::Unknown);
    };
    if let Some(answering) = &order.answering
        && let Some(refused) = came_before(changes.facts, answering)?
    {
        return Ok(refused);
    }
    if is_late(changes.facts, order, &comment.comment)? {
        return Ok(Changed::Outdated);
    }
    if let Some(pin) = undo::of_pin(changes.facts, order)? {
        return decided(changes, &pin);
    }
    let undone = match order.action {
        Action::Undo => undo::latest(changes.facts, order.id)?,
        _ => None,
    };
    let before = comment.comment.status;
    let after = match after(order, &comment, undone.as_ref()) {
        Ok(after) => after,
        Err(refused) => return Ok(refused),
    };
    let Some(comment) = carry_out(changes, order, &comment, after, undone.as_ref())? else {
        return Ok(Changed::NotPossible(before));
    };
    if let Some(answering) = &order.answering {
        note(changes, answering, order, before);
    }
    Ok(Changed::Done {
        comment: Box::new(comment.shown()),
        before,
    })
}

/// The new status of the comment, or why it is not possible.
fn after(
    order: &DecisionOrder,
    stored: &StoredComment,
    undone: Option<&Undone<'_>>,
) -> Result<Status, Changed> {
    let before = stored.comment.status;
    let has_author = stored.comment.author.is_some();
    let after = match (undone, order.action) {
        (Some(undone), _) if order.undoes.is_some() && order.undoes != undone.batch => {
            return Err(Changed::Outdated);
        }
        // Its author has written something else since: nobody takes back, or publishes, what nobody has read.
        (Some(undone), _) if is_rewritten(&stored.comment, undone) => {
            return Err(Changed::Outdated);
        }
        (Some(undone), _) if has_author => private::kept(&stored.comment, undone.status(before)),
        (_, Action::Undo) => None,
        // There is no text any more, and no author.
        (_, Action::Edit) if !has_author => None,
        // Nobody could be asked, or nothing is said.
        (_, Action::Ask | Action::Reply) if private::address(&stored.comment).is_none() => None,
        (_, Action::Reply) if order.reply.is_none() => None,
        (_, action) => before
            .after(action, stored.status_before)
            .and_then(|after| private::kept(&stored.comment, after)),
    };
    after
        .filter(|after| takes_reply(order, *after))
        .ok_or(Changed::NotPossible(before))
}

/// The owner's answer is as public as the comment.
fn takes_reply(order: &DecisionOrder, after: Status) -> bool {
    let Some(reply) = &order.reply else {
        return true;
    };
    match after {
        Status::Approved => !reply.private,
        Status::Private => reply.private && matches!(order.action, Action::Ask | Action::Reply),
        _ => false,
    }
}

/// The text has changed, or somebody has decided, since Akismet was asked.
fn is_late(facts: &Facts, order: &DecisionOrder, comment: &Comment) -> Result<bool, Missing> {
    if order.by.interface == Interface::Akismet && facts.question(order.id)?.is_none() {
        return Ok(true);
    }
    Ok(order.revision.is_some_and(|seen| seen != comment.revision))
}

/// The author has edited the comment after the decision.
fn is_rewritten(comment: &Comment, undone: &Undone<'_>) -> bool {
    let is_later = comment.edited.is_some_and(|edited| edited > undone.at);
    is_later && comment.author.is_some()
}

/// Whether the message was processed before, or its key belongs to another request.
fn came_before(facts: &Facts, answering: &Answering) -> Result<Option<Changed>, Missing> {
    if let Some(RequestKey { key, request }) = answering.key
        && *facts.is_seen(key)?
        && !*facts.is_seen(request)?
    {
        return Ok(Some(Changed::KeyReused));
    }
    let is_seen = *facts.is_seen(answering.seen)?;
    Ok(is_seen.then_some(Changed::SeenBefore))
}

/// Marks the message as processed.
fn note(changes: &mut Changes<'_>, answering: &Answering, order: &DecisionOrder, before: Status) {
    let key = answering.key.map(|key| [key.key, key.request]);
    let at = in_millis(order.now);
    for hash in [answering.seen]
        .into_iter()
        .chain(key.into_iter().flatten())
    {
        changes.add(Effect::See { hash, at });
    }
    if let Some(mail) = &answering.mail {
        changes.add(told::ready(mail, Some(before)));
    }
}

/// The comment afterwards; `None` if the answer with the decision can't be published.
fn carry_out(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    stored: &StoredComment,
    after: Status,
    undone: Option<&Undone<'_>>,
) -> Result<Option<StoredComment>, Missing> {
    let now = in_millis(order.now);
    let comment = &stored.comment;
    let mut then = stored.clone();
    if after != comment.status {
        changes.set_status(&mut then, after, now);
    }
    let is_pinned_anew = pin(changes, order, &mut then, undone);
    let text = new_text(order, undone, comment);
    if let Some((text, html)) = text {
        rewrite(changes, &mut then.comment, text, html, now);
    }
    changes.is_now(&then);
    tell(changes, order, comment, &then, now)?;
    let is_asked_anew = follow_privacy(changes, order, (comment, &then.comment), undone)?;
    let are_reports_decided = reports::follow(changes, order, comment, &then, undone)?;
    let Some(reply) = reply(changes, order, &then.comment, undone)? else {
        return Ok(None);
    };
    let reply = reply.changed;
    let (blocked, unblocked) = change_blocks(changes, order, stored, undone)?;
    let is_changed = is_asked_anew
        || after != comment.status
        || is_pinned_anew
        || reply.is_some()
        || are_reports_decided;
    if is_changed || text.is_some() || !blocked.is_empty() || !unblocked.is_empty() {
        let text_before = text.map(|_| (comment.text.as_str().to_owned(), comment.html.clone()));
        let decision = NewDecision {
            after,
            reply,
            text_before,
            blocked,
            unblocked,
            ..new_decision(order, comment)
        };
        lessons::learn(changes, &then.comment, &decision)?;
        changes.add(Effect::Record(Box::new(decision)));
        changes.add(Effect::CloseQuestion(order.id));
    }
    Ok(Some(then))
}

/// The text afterwards, and its HTML, if it is another one.
fn new_text<'t>(
    order: &'t DecisionOrder,
    undone: Option<&'t Undone<'_>>,
    comment: &Comment,
) -> Option<(&'t str, &'t str)> {
    let text = order.text.as_ref();
    text.map(|(text, html)| (text.as_str(), html.as_str()))
        .or_else(|| undone.and_then(Undone::text))
        .filter(|(text, _)| *text != comment.text.as_str())
}

/// A word that was private shows its answers with it, and an undo hides them with it. Returns whether its author is asked
/// by this decision, or is not any more.
fn follow_privacy(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    (before, after): (&Comment, &Comment),
    undone: Option<&Undone<'_>>,
) -> Result<bool, Missing> {
    let (mailing, now) = (&order.mailing, in_millis(order.now));
    let was_asked = private::is_asked(before, changes.facts.history(order.id)?);
    let is_asked = order.action == Action::Ask && !was_asked;
    if is_asked {
        private::mail_question(changes, after, mailing, now)?;
    }
    match (before.status, after.status, undone) {
        (was, Status::Approved, _) if was != Status::Approved => {
            private::show_answers(changes, order.id, mailing, now)?;
        }
        (Status::Approved, is, Some(undone)) if is != Status::Approved => {
            private::hide_answers(changes, (order.id, undone.at), mailing, now)?;
        }
        _ => {}
    }
    Ok(is_asked || (was_asked && undone.is_some()))
}

/// A decision that has not changed anything yet.
fn new_decision(order: &DecisionOrder, before: &Comment) -> NewDecision {
    NewDecision {
        comment: order.id,
        site: before.site,
        action: order.action,
        by: order.by.clone(),
        at: in_millis(order.now),
        before: before.status,
        after: before.status,
        batch: order.batch,
        pinned_before: before.pinned,
        reply: None,
        text_before: None,
        blocked: Vec::new(),
        unblocked: Vec::new(),
    }
}

/// Whether the pin changed.
fn pin(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    then: &mut StoredComment,
    undone: Option<&Undone<'_>>,
) -> bool {
    let comment = &mut then.comment;
    let pinned = match (order.action, undone.and_then(Undone::pinned)) {
        (Action::Pin, _) => true,
        (Action::Unpin, _) => false,
        // As it was, also where its author's change has taken it away from readers meanwhile.
        (_, Some(pinned)) => pinned,
        _ => comment.pinned && comment.status == Status::Approved,
    };
    let is_new = pinned != comment.pinned;
    if is_new {
        comment.pinned = pinned;
        changes.add(Effect::Pin {
            comment: order.id,
            pinned,
        });
    }
    is_new
}

/// The owner's answer that is published or hidden with the decision.
struct Reply {
    changed: Option<CommentId>,
}

/// `None` if it can't be published.
fn reply(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    after: &Comment,
    undone: Option<&Undone<'_>>,
) -> Result<Option<Reply>, Missing> {
    let changed = match (&order.reply, undone) {
        (Some(reply), _) => match publish_reply(changes, reply)? {
            Published::Refused => return Ok(None),
            Published::Already => None,
            Published::Now(id) => {
                if after.private {
                    private::mail_answer(changes, after, id, &order.mailing, in_millis(order.now))?;
                }
                Some(id)
            }
        },
        (None, Some(undone)) => {
            let toggled = undo::toggle_reply(changes, undone, order)?;
            if let Some((id, Status::Private)) = toggled {
                mail_again(changes, order, after, id)?;
            }
            toggled.map(|(id, _)| id)
        }
        (None, None) => None,
    };
    Ok(Some(Reply { changed }))
}

/// A mail that was to leave while the answer was taken back is gone.
fn mail_again(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    word: &Comment,
    answer: CommentId,
) -> Result<(), Missing> {
    if *changes.facts.is_mailed(MailKind::PrivateReply, answer)? {
        return Ok(());
    }
    private::mail_answer(changes, word, answer, &order.mailing, in_millis(order.now))
}

/// The owner's text in place of the author's. It is not compared with other texts.
fn rewrite(
    changes: &mut Changes<'_>,
    comment: &mut Comment,
    text: &str,
    html: &str,
    now: Timestamp,
) {
    comment.text = Text::stored(text.to_owned());
    html.clone_into(&mut comment.html);
    comment.edited = Some(now);
    comment.revision += 1;
    changes.add(Effect::SetText {
        comment: comment.id,
        text: text.to_owned(),
        html: html.to_owned(),
        edited: now,
        revision: comment.revision,
        simhash: None,
    });
}

/// The mails and webhooks that follow.
fn tell(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    before: &Comment,
    then: &StoredComment,
    now: Timestamp,
) -> Result<(), Missing> {
    let after = &then.comment;
    let subject = Subject {
        comment: after,
        thread: ChangedThread::On(then.page),
        notify: then.notify,
        follow: then.follow,
    };
    told::of_decision(changes, subject, before.status, &order.mailing, now)?;
    if order.by.interface == Interface::Akismet {
        told::of_opinion(changes, after, &order.mailing, now);
    }
    let is_same = (after.revision, after.pinned) == (before.revision, before.pinned);
    if after.status == Status::Approved && !is_same {
        webhooks::of_look(changes, subject.thread, &order.mailing.hooks, now)?;
    }
    Ok(())
}

enum Published {
    Now(CommentId),
    /// It exists already.
    Already,
    Refused,
}

/// The owner's answer; an earlier one that was hidden is published again.
fn publish_reply(changes: &mut Changes<'_>, reply: &NewComment) -> Result<Published, Missing> {
    Ok(match submit::add(changes, reply)? {
        Added::New(comment) => Published::Now(comment.id),
        Added::Again(comment) if comment.status == reply.status => Published::Already,
        Added::Again(comment) => match changes.comment(comment.id)? {
            Some(mut stored) => {
                // It was taken back while the word above it was private, and that is public now.
                if stored.comment.private && !reply.private {
                    private::release(changes, &mut stored.comment);
                }
                let status = reply.status;
                show(
                    changes,
                    stored,
                    status,
                    &reply.mailing,
                    in_millis(reply.now),
                )?;
                Published::Now(comment.id)
            }
            None => Published::Refused,
        },
        // An approved comment can be answered, and by the owner on a closed page too; its page may have moved.
        _ => Published::Refused,
    })
}

/// Shows or hides the owner's answer. Readers who have asked for mails since are notified, too.
pub(crate) fn show(
    changes: &mut Changes<'_>,
    mut reply: StoredComment,
    status: Status,
    mailing: &Mailing,
    now: Timestamp,
) -> Result<(), Missing> {
    let before = reply.comment.status;
    changes.set_status(&mut reply, status, now);
    changes.is_now(&reply);
    let subject = Subject {
        comment: &reply.comment,
        thread: ChangedThread::On(reply.page),
        notify: reply.notify,
        follow: reply.follow,
    };
    told::of_decision(changes, subject, before, mailing, now)
}

/// Adds and removes the blocks of the decision.
fn change_blocks(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    comment: &StoredComment,
    undone: Option<&Undone<'_>>,
) -> Result<(Vec<AuthorMark>, Vec<AuthorMark>), Missing> {
    Ok(match (order.action, undone) {
        (Action::Block, _) => {
            let mut named = marks_of(comment);
            named.retain(|(kind, _)| order.marks.contains(kind));
            (block(changes, order, comment, named)?, Vec::new())
        }
        // What is published is of nobody who is blocked.
        (Action::Approve, _) => (Vec::new(), unblock(changes, comment, marks_of(comment))?),
        (_, Some(undone)) => {
            let blocked = block(changes, order, comment, undone.unblocked.clone())?;
            let unblocked = undone.blocked.clone();
            (blocked, unblock(changes, comment, unblocked)?)
        }
        _ => Default::default(),
    })
}

/// All marks of a comment's author.
fn marks_of(stored: &StoredComment) -> Vec<AuthorMark> {
    let author = stored.comment.author.as_ref();
    let email = author.and_then(|author| author.email.as_ref());
    let marks = [
        (
            BlockKind::Name,
            author.map(|author| author.name.as_str().to_lowercase()),
        ),
        (
            BlockKind::Email,
            email.map(|email| email.as_str().to_lowercase()),
        ),
        (BlockKind::Network, stored.network.clone()),
    ];
    let known = marks.into_iter();
    known
        .filter_map(|(kind, value)| Some((kind, value?)))
        .collect()
}

/// Marks that were not blocked yet.
fn block(
    changes: &mut Changes<'_>,
    order: &DecisionOrder,
    stored: &StoredComment,
    marks: Vec<AuthorMark>,
) -> Result<Vec<AuthorMark>, Missing> {
    let site = stored.comment.site;
    let mut blocked = Vec::new();
    for (kind, value) in marks {
        if !*changes.facts.is_blocked(site, kind, value.clone())? {
            changes.add(Effect::Block {
                site,
                kind,
                value: value.clone(),
                comment: order.id,
                by: order.by.name.clone(),
                at: in_millis(order.now),
            });
            blocked.push((kind, value));
        }
    }
    Ok(blocked)
}

/// Marks that were blocked, by whichever comment.
fn unblock(
    changes: &mut Changes<'_>,
    stored: &StoredComment,
    marks: Vec<AuthorMark>,
) -> Result<Vec<AuthorMark>, Missing> {
    let site = stored.comment.site;
    let mut ended = Vec::new();
    for (kind, value) in marks {
        if *changes.facts.is_blocked(site, kind, value.clone())? {
            changes.add(Effect::Unblock {
                site,
                kind,
                value: value.clone(),
            });
            ended.push((kind, value));
        }
    }
    Ok(ended)
}

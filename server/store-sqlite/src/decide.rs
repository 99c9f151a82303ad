//! Decisions, and what a change of status does to counts and to the places above.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::audit::{self, Traces};
use super::blocks::Mark;
use super::undo::{self, Undone};
use super::{akismet, blocks, comments, hook_events, lessons, notify, outbox, pages};
use afterword_model::{Action, Comment, CommentId, Door, Status};
use afterword_store::{Added, Answering, Changed, DecisionOrder, NewComment, RequestKey};

/// How a comment counts and shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Standing {
    approved: bool,
    /// Visible comments right below it keep its empty place.
    below: u32,
}

impl Standing {
    fn visible(self) -> bool {
        self.approved || self.below > 0
    }
}

pub(super) fn standing(tx: &Connection, id: CommentId) -> rusqlite::Result<Standing> {
    tx.prepare_cached("SELECT status = 'approved', visible_children FROM comments WHERE id = ?1")?
        .query_row([id], |row| {
            Ok(Standing {
                approved: row.get(0)?,
                below: row.get(1)?,
            })
        })
}

/// Carries a new comment that is published at once to its page's count and to the comments above.
pub(super) fn appear(
    tx: &Connection,
    page: i64,
    parent: Option<CommentId>,
) -> rusqlite::Result<()> {
    pages::count_up(tx, page, 1)?;
    carry_up(tx, parent, 1)
}

/// Carries a change of status, already written, to the page's count and to the comments above.
pub(super) fn stand(tx: &Connection, id: CommentId, before: Standing) -> rusqlite::Result<()> {
    let after = standing(tx, id)?;
    let (page, parent): (i64, Option<CommentId>) = tx
        .prepare_cached("SELECT page, parent FROM comments WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if before.approved != after.approved {
        pages::count_up(tx, page, if after.approved { 1 } else { -1 })?;
    }
    if before.visible() != after.visible() {
        carry_up(tx, parent, if after.visible() { 1 } else { -1 })?;
    }
    Ok(())
}

/// Goes up only as far as a place appears or vanishes by it: usually one step.
pub(super) fn carry_up(
    tx: &Connection,
    mut parent: Option<CommentId>,
    by: i32,
) -> rusqlite::Result<()> {
    while let Some(id) = parent {
        let before = standing(tx, id)?;
        parent = tx
            .prepare_cached(
                "UPDATE comments SET visible_children = visible_children + ?2 WHERE id = ?1
                 RETURNING parent",
            )?
            .query_row(params![id, by], |row| row.get(0))?;
        if standing(tx, id)?.visible() == before.visible() {
            break;
        }
    }
    Ok(())
}

pub(super) fn decide(tx: &Connection, order: &DecisionOrder) -> rusqlite::Result<Changed> {
    let Some(comment) = comments::by_id(tx, order.id)? else {
        return Ok(Changed::Unknown);
    };
    if let Some(answering) = &order.answering
        && let Some(refused) = came_before(tx, answering)?
    {
        return Ok(refused);
    }
    if is_late(tx, order, &comment)? {
        return Ok(Changed::Outdated);
    }
    if let Some(pin) = undo::of_pin(tx, order)? {
        return decide(tx, &pin);
    }
    let undone = match order.action {
        Action::Undo => undo::latest(tx, order.id)?,
        _ => None,
    };
    let before = comment.status;
    let after = match (&undone, order.action) {
        (Some(undone), _) if order.undoes.is_some() && order.undoes != undone.batch => {
            return Ok(Changed::Outdated);
        }
        // Its author has written something else since: nobody takes back, or publishes, what nobody has read.
        (Some(undone), _) if is_rewritten(&comment, undone) => {
            return Ok(Changed::Outdated);
        }
        (Some(undone), _) if comment.author.is_some() => Some(undone.before),
        (_, Action::Undo) => None,
        // There is no text any more, and no author.
        (_, Action::Edit) if comment.author.is_none() => None,
        (_, action) => before.after(action, before_deletion(tx, order.id)?),
    };
    let after = after.filter(|after| order.reply.is_none() || *after == Status::Approved);
    let Some(after) = after else {
        return Ok(Changed::NotPossible(before));
    };
    // All checks stand before the first write: a refusal leaves nothing behind.
    carry_out(tx, order, &comment, after, undone.as_ref())?;
    if let Some(answering) = &order.answering {
        note(tx, answering, order, before)?;
    }
    comments::changed(tx, order.id, before)
}

/// There is another text now, or somebody has decided since Akismet was asked.
fn is_late(tx: &Connection, order: &DecisionOrder, comment: &Comment) -> rusqlite::Result<bool> {
    if order.by.door == Door::Akismet && !akismet::is_open(tx, order.id)? {
        return Ok(true);
    }
    Ok(order.revision.is_some_and(|seen| seen != comment.revision))
}

/// By its author, after the decision.
fn is_rewritten(comment: &Comment, undone: &Undone) -> bool {
    let is_later = comment.edited.is_some_and(|edited| edited > undone.at);
    is_later && comment.author.is_some()
}

/// From now on it came before.
fn note(
    tx: &Connection,
    answering: &Answering,
    order: &DecisionOrder,
    before: Status,
) -> rusqlite::Result<()> {
    outbox::see(tx, &answering.seen, order.now)?;
    if let Some(RequestKey { key, request }) = &answering.key {
        outbox::see(tx, key, order.now)?;
        outbox::see(tx, request, order.now)?;
    }
    match &answering.mail {
        Some(mail) => outbox::add(tx, mail, Some(before.as_str())),
        None => Ok(()),
    }
}

/// Whether it had its effect already, or another request with its key.
fn came_before(tx: &Connection, answering: &Answering) -> rusqlite::Result<Option<Changed>> {
    if let Some(RequestKey { key, request }) = &answering.key
        && outbox::is_seen(tx, key)?
        && !outbox::is_seen(tx, request)?
    {
        return Ok(Some(Changed::KeyReused));
    }
    let is_seen = outbox::is_seen(tx, &answering.seen)?;
    Ok(is_seen.then_some(Changed::SeenBefore))
}

/// What a deleted comment was, while it can be restored.
fn before_deletion(tx: &Connection, id: CommentId) -> rusqlite::Result<Option<Status>> {
    tx.prepare_cached("SELECT status_before FROM comments WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
}

fn carry_out(
    tx: &Connection,
    order: &DecisionOrder,
    comment: &Comment,
    after: Status,
    undone: Option<&Undone>,
) -> rusqlite::Result<()> {
    let before = comment.status;
    if after != before {
        set_status(tx, order.id, before, after, order.now)?;
    }
    let pinned = match (order.action, undone) {
        (Action::Pin, _) => true,
        (Action::Unpin, _) => false,
        (_, Some(undone)) => undone.pinned.unwrap_or(comment.pinned) && after == Status::Approved,
        _ => comment.pinned && after == Status::Approved,
    };
    tx.prepare_cached("UPDATE comments SET pinned = ?2 WHERE id = ?1")?
        .execute(params![order.id, pinned])?;
    let text = order.text.as_ref();
    let text = text
        .map(|(text, html)| (text.as_str(), html.as_str()))
        .or_else(|| undone.and_then(Undone::text))
        .filter(|(text, _)| *text != comment.text.as_str());
    if let Some((text, html)) = text {
        comments::rewrite(tx, order.id, text, html, order.now)?;
    }
    tell(tx, order, comment)?;
    let reply = match (&order.reply, undone) {
        (Some(reply), _) => publish_reply(tx, reply)?,
        (None, Some(undone)) => undone.toggle_reply(tx, &order.mailing.hooks, order.now)?,
        (None, None) => None,
    };
    let (blocked, unblocked) = change_blocks(tx, order, undone)?;
    let traces = Traces {
        reply,
        text_before: text.is_some().then_some(comment),
        blocked,
        unblocked,
    };
    let is_changed = after != before || pinned != comment.pinned || reply.is_some();
    if is_changed || text.is_some() || !traces.blocked.is_empty() || !traces.unblocked.is_empty() {
        audit::record(tx, order, comment, after, &traces)?;
        lessons::learn(tx, order)?;
        akismet::settle(tx, order.id)?;
    }
    Ok(())
}

/// What is blocked by the decision, and what not any more.
fn change_blocks(
    tx: &Connection,
    order: &DecisionOrder,
    undone: Option<&Undone>,
) -> rusqlite::Result<(Vec<Mark>, Vec<Mark>)> {
    Ok(match (order.action, undone) {
        (Action::Block, _) => (blocks::block_author(tx, order)?, Vec::new()),
        // What is published is of nobody who is blocked.
        (Action::Approve, _) => (Vec::new(), blocks::unblock_author(tx, order.id)?),
        (_, Some(undone)) => (
            blocks::block(tx, order, undone.unblocked.clone())?,
            blocks::unblock(tx, order.id, undone.blocked.clone())?,
        ),
        _ => Default::default(),
    })
}

/// Mails and webhooks that follow; `before` is the comment as it was.
fn tell(tx: &Connection, order: &DecisionOrder, before: &Comment) -> rusqlite::Result<()> {
    notify::of_decision(tx, order.id, before.status, &order.mailing, order.now)?;
    if order.by.door == Door::Akismet {
        notify::of_opinion(tx, order.id, &order.mailing, order.now)?;
    }
    let after = comments::written(tx, order.id)?;
    let is_same = (after.revision, after.pinned) == (before.revision, before.pinned);
    if after.status != Status::Approved || is_same {
        return Ok(());
    }
    hook_events::of_look(tx, order.id, &order.mailing.hooks, order.now)
}

/// The owner's answer; one that was taken back before is published again. `None` where it is there already.
fn publish_reply(tx: &Connection, reply: &NewComment) -> rusqlite::Result<Option<CommentId>> {
    match comments::add(tx, reply)? {
        Added::New(comment, _) => Ok(Some(comment.id)),
        Added::Again(comment, _) if comment.status == Status::Approved => Ok(None),
        Added::Again(comment, _) => {
            set_status(tx, comment.id, comment.status, Status::Approved, reply.now)?;
            let hooks = &reply.mailing.hooks;
            hook_events::of_decision(tx, comment.id, comment.status, hooks, reply.now)?;
            Ok(Some(comment.id))
        }
        // An approved comment can be answered, and by the owner on a closed page too.
        refused => Err(rusqlite::Error::ToSqlConversionFailure(
            format!("{refused:?}").into(),
        )),
    }
}

pub(super) fn set_status(
    tx: &Connection,
    id: CommentId,
    before: Status,
    after: Status,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let old = standing(tx, id)?;
    let restorable = (after == Status::Deleted).then_some(before);
    tx.prepare_cached(
        "UPDATE comments SET status = ?2, status_before = ?3,
            published = iif(?2 = 'approved', coalesce(published, ?4), published)
         WHERE id = ?1",
    )?
    .execute(params![id, after, restorable, now.as_millisecond()])?;
    if after == Status::Approved {
        pages::take_title(tx, id)?;
    }
    stand(tx, id, old)
}

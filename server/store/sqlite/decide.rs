//! Decisions, and what a change of status does to counts and to the places above.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::rows::time;
use super::undo::{self, Undone};
use super::{blocks, comments, hook_events, notify, outbox, pages};
use crate::comments::{Action, BatchId, Comment, CommentId, Status};
use crate::store::{Added, Answering, Changed, Decision, DecisionOrder, NewComment, StrokeLine};

/// How a comment counts and shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Standing {
    approved: bool,
    /// Visible comments right below it keep its empty place.
    below: u32,
}

impl Standing {
    /// As a comment stands before it is there.
    pub(super) const HIDDEN: Self = Self {
        approved: false,
        below: 0,
    };

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
fn carry_up(tx: &Connection, mut parent: Option<CommentId>, by: i32) -> rusqlite::Result<()> {
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
        && outbox::is_seen(tx, &answering.seen)?
    {
        return Ok(Changed::SeenBefore);
    }
    if order.revision.is_some_and(|seen| seen != comment.revision) {
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
    if let Some(Answering { seen, mail }) = &order.answering {
        outbox::see(tx, seen, order.now)?;
        if let Some(mail) = mail {
            outbox::add(tx, mail, Some(before.as_str()))?;
        }
    }
    comments::changed(tx, order.id, before)
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
    let pinned = match order.action {
        Action::Pin => true,
        Action::Unpin => false,
        _ => comment.pinned && after == Status::Approved,
    };
    tx.prepare_cached("UPDATE comments SET pinned = ?2 WHERE id = ?1")?
        .execute(params![order.id, pinned])?;
    let text = order.text.as_ref();
    let text = text
        .map(|(text, html)| (text.as_str(), html.as_str()))
        .or_else(|| undone.and_then(Undone::text));
    if let Some((text, html)) = text {
        comments::rewrite(tx, order.id, text, html, order.now)?;
    }
    tell(tx, order, comment)?;
    let reply = match (&order.reply, undone) {
        (Some(reply), _) => publish_reply(tx, reply)?,
        (None, Some(undone)) => undone.toggle_reply(tx, &order.mailing.hooks, order.now)?,
        (None, None) => None,
    };
    let blocked = match order.action {
        Action::Block => blocks::block_author(tx, order)?,
        // What is published is of nobody who is blocked.
        Action::Approve => blocks::unblock_author(tx, order.id)?,
        Action::Undo if undone.is_some_and(|undone| undone.action == Action::Block.as_str()) => {
            blocks::unblock_author(tx, order.id)?
        }
        _ => 0,
    };
    let is_changed = after != before || pinned != comment.pinned || blocked > 0;
    if is_changed || reply.is_some() || text.is_some() {
        let text_before = text.is_some().then_some(comment);
        record(tx, order, (before, after), reply, text_before)?;
    }
    Ok(())
}

/// Mails and webhooks that follow; `before` is the comment as it was.
fn tell(tx: &Connection, order: &DecisionOrder, before: &Comment) -> rusqlite::Result<()> {
    notify::of_decision(tx, order.id, before.status, &order.mailing, order.now)?;
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

fn record(
    tx: &Connection,
    order: &DecisionOrder,
    (before, after): (Status, Status),
    reply: Option<CommentId>,
    text_before: Option<&Comment>,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO decisions (comment, action, decider, door, at, before, after, reply, text_before, html_before,
            batch, site)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, (SELECT site FROM comments WHERE id = ?1))",
    )?
    .execute(params![
        order.id,
        order.action.as_str(),
        order.by.name,
        order.by.door.as_str(),
        order.now.as_millisecond(),
        before,
        after,
        reply,
        text_before.map(|comment| comment.text.as_str()),
        text_before.map(|comment| comment.html.as_str()),
        order.batch,
    ])
    .map(drop)
}

pub(super) fn of_batch(conn: &Connection, batch: BatchId) -> rusqlite::Result<Vec<StrokeLine>> {
    conn.prepare_cached("SELECT comment, action FROM decisions WHERE batch = ?1 ORDER BY id")?
        .query_map([batch], |row| {
            Ok(StrokeLine {
                comment: row.get(0)?,
                action: row.get(1)?,
            })
        })?
        .collect()
}

pub(super) fn history(conn: &Connection, id: CommentId) -> rusqlite::Result<Vec<Decision>> {
    conn.prepare_cached(
        "SELECT action, decider, door, at, before, after, batch FROM decisions WHERE comment = ?1 ORDER BY id",
    )?
    .query_map([id], |row| {
        Ok(Decision {
            action: row.get(0)?,
            by: row.get(1)?,
            door: row.get(2)?,
            at: time(row, 3)?,
            before: row.get(4)?,
            after: row.get(5)?,
            batch: row.get(6)?,
        })
    })?
    .collect()
}

//! Decisions, and what a change of status does to counts and to the places above.

use rusqlite::{Connection, params};

use super::rows::time;
use super::{comments, pages};
use crate::comments::{Action, CommentId, Status};
use crate::store::{Added, Changed, Decision, DecisionOrder};

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
    let earlier: Option<Status> = tx.query_row(
        "SELECT status_before FROM comments WHERE id = ?1",
        [order.id],
        |row| row.get(0),
    )?;
    let before = comment.status;
    let Some(after) = before.after(order.action, earlier) else {
        return Ok(Changed::NotPossible(before));
    };
    if order.reply.is_some() && after != Status::Approved {
        return Ok(Changed::NotPossible(before));
    }
    if after != before {
        set_status(tx, order, before, after)?;
    }
    let pinned = match order.action {
        Action::Pin => true,
        Action::Unpin => false,
        _ => comment.pinned && after == Status::Approved,
    };
    tx.prepare_cached("UPDATE comments SET pinned = ?2 WHERE id = ?1")?
        .execute(params![order.id, pinned])?;
    if after != before || pinned != comment.pinned {
        record(tx, order, before, after)?;
    }
    if let Some(reply) = &order.reply {
        match comments::add(tx, reply)? {
            Added::New(..) | Added::Again(..) => {}
            // An approved comment can be answered, and by the owner on a closed page too.
            refused => {
                return Err(rusqlite::Error::ToSqlConversionFailure(
                    format!("{refused:?}").into(),
                ));
            }
        }
    }
    comments::changed(tx, order.id, before)
}

fn set_status(
    tx: &Connection,
    order: &DecisionOrder,
    before: Status,
    after: Status,
) -> rusqlite::Result<()> {
    let old = standing(tx, order.id)?;
    let restorable = (after == Status::Deleted).then_some(before);
    tx.prepare_cached(
        "UPDATE comments SET status = ?2, status_before = ?3,
            published = iif(?2 = 'approved', coalesce(published, ?4), published)
         WHERE id = ?1",
    )?
    .execute(params![
        order.id,
        after,
        restorable,
        order.now.as_millisecond()
    ])?;
    if after == Status::Approved {
        pages::take_title(tx, order.id)?;
    }
    stand(tx, order.id, old)
}

fn record(
    tx: &Connection,
    order: &DecisionOrder,
    before: Status,
    after: Status,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO decisions (comment, action, decider, door, at, before, after)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        order.id,
        order.action.as_str(),
        order.by.name,
        order.by.door.as_str(),
        order.now.as_millisecond(),
        before,
        after
    ])
    .map(drop)
}

pub(super) fn history(conn: &Connection, id: CommentId) -> rusqlite::Result<Vec<Decision>> {
    conn.prepare_cached(
        "SELECT action, decider, door, at, before, after FROM decisions WHERE comment = ?1 ORDER BY id",
    )?
    .query_map([id], |row| {
        Ok(Decision {
            action: row.get(0)?,
            by: row.get(1)?,
            door: row.get(2)?,
            at: time(row, 3)?,
            before: row.get(4)?,
            after: row.get(5)?,
        })
    })?
    .collect()
}

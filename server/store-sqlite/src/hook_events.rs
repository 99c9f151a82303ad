//! Which webhooks follow from a write: rows of the same transaction.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension};

use super::hooks::{self, Scene};
use afterword_model::policy::HookEvent;
use afterword_model::{CommentId, Status};
use afterword_store::Hooks;

/// A comment was written, or its author has changed its text. `before` is what it was; `None` for a new one.
pub(super) fn of_change(
    tx: &Connection,
    id: CommentId,
    before: Option<Status>,
    hooks: &Hooks,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let Some((scene, status)) = scene(tx, id, hooks)? else {
        return Ok(());
    };
    if before.is_none() || status == Status::Pending {
        tell(tx, HookEvent::CommentSubmitted, scene, hooks, now)?;
    }
    if is_seen(before, status) {
        of_thread(tx, scene, hooks, now)?;
    }
    Ok(())
}

/// The owner has decided. What waits again is as good as new.
pub(super) fn of_decision(
    tx: &Connection,
    id: CommentId,
    before: Status,
    hooks: &Hooks,
    now: Timestamp,
) -> rusqlite::Result<()> {
    let Some((scene, status)) = scene(tx, id, hooks)? else {
        return Ok(());
    };
    if status == before {
        return Ok(());
    }
    let event = match status {
        Status::Pending => HookEvent::CommentSubmitted,
        Status::Approved => HookEvent::CommentApproved,
        Status::Rejected | Status::Spam | Status::Deleted => HookEvent::CommentRejected,
    };
    tell(tx, event, scene, hooks, now)?;
    if is_seen(Some(before), status) {
        of_thread(tx, scene, hooks, now)?;
    }
    Ok(())
}

/// A published comment looks otherwise than before: another text, pinned, or gone.
pub(super) fn of_look(
    tx: &Connection,
    id: CommentId,
    hooks: &Hooks,
    now: Timestamp,
) -> rusqlite::Result<()> {
    match scene(tx, id, hooks)? {
        Some((scene, _)) => of_thread(tx, scene, hooks, now),
        None => Ok(()),
    }
}

/// What readers see on a page has changed.
pub(super) fn of_thread(
    tx: &Connection,
    scene: Scene,
    hooks: &Hooks,
    now: Timestamp,
) -> rusqlite::Result<()> {
    if !hooks.events.contains(&HookEvent::ThreadChanged) {
        return Ok(());
    }
    let scene = Scene {
        comment: None,
        ..scene
    };
    for url in &hooks.urls {
        hooks::touch(tx, scene, url, (hooks.quiet, hooks.quiet * 10), now)?;
    }
    Ok(())
}

fn is_seen(before: Option<Status>, status: Status) -> bool {
    before == Some(Status::Approved) || status == Status::Approved
}

fn tell(
    tx: &Connection,
    event: HookEvent,
    scene: Scene,
    hooks: &Hooks,
    now: Timestamp,
) -> rusqlite::Result<()> {
    if !hooks.events.contains(&event) {
        return Ok(());
    }
    for url in &hooks.urls {
        hooks::add(tx, event, scene, url, (now, now))?;
    }
    Ok(())
}

/// Where a comment stands, and what it is; `None` while nobody hears of it.
fn scene(
    tx: &Connection,
    id: CommentId,
    hooks: &Hooks,
) -> rusqlite::Result<Option<(Scene, Status)>> {
    if hooks.urls.is_empty() {
        return Ok(None);
    }
    tx.prepare_cached("SELECT site, page, status FROM comments WHERE id = ?1")?
        .query_row([id], |row| {
            let scene = Scene {
                site: row.get(0)?,
                page: row.get(1)?,
                comment: Some(id),
            };
            Ok((scene, row.get(2)?))
        })
        .optional()
}

//! Comments: added, edited, erased.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::rows::{COMMENT_COLUMNS, comment, json};
use super::{addresses, akismet, challenges, decide, hook_events, lessons, notify, pages};
use afterword_model::{
    Avatar, ClosedBy, Comment, CommentId, EmailAddress, Page, PageTitle, Status, Website,
};
use afterword_store::{Added, Changed, ClosedPages, Edit, Hooks, NewComment};

pub(super) fn by_id(conn: &Connection, id: CommentId) -> rusqlite::Result<Option<Comment>> {
    conn.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page WHERE c.id = ?1"
    ))?
    .query_row([id], comment)
    .optional()
}

/// The comment that was just written; it can't be missing.
pub(super) fn written(tx: &Connection, id: CommentId) -> rusqlite::Result<Comment> {
    by_id(tx, id)?.ok_or(rusqlite::Error::QueryReturnedNoRows)
}

pub(super) fn add(tx: &Connection, new: &NewComment) -> rusqlite::Result<Added> {
    if let Some(again) = same_submission(tx, new)? {
        return Ok(again);
    }
    let known = pages::find(tx, new.site, &new.path)?;
    if let Some(closed) = known
        .as_ref()
        .and_then(|row| closed(&row.page, new.closed_pages))
    {
        return Ok(Added::Closed(closed));
    }
    let root = match root_of(tx, new, known.as_ref().map(|row| row.id))? {
        Ok(root) => root,
        Err(refused) => return Ok(refused),
    };
    // All checks stand before the first write: a refusal leaves nothing behind. This one writes only where it is passed.
    if !challenges::spend(tx, new.challenge)? {
        return Ok(Added::Spent);
    }
    let page = match known {
        Some(row) => row.id,
        None => pages::begin(tx, new.site, &new.path, new.now)?,
    };
    insert(tx, new, page, root)?;
    if new.status == Status::Approved {
        pages::take_title(tx, new.id)?;
        decide::appear(tx, page, new.parent)?;
    }
    akismet::ask(tx, new.id, new.akismet.as_ref(), new.now)?;
    let comment = written(tx, new.id)?;
    notify::of_change(tx, &comment, None, &new.mailing, new.now)?;
    let touched = match new.status {
        Status::Approved => pages::keys(tx, page)?,
        _ => Vec::new(),
    };
    Ok(Added::New(comment, touched))
}

/// The comment of the first level that it stands below: itself where it answers none.
fn root_of(
    tx: &Connection,
    new: &NewComment,
    page: Option<i64>,
) -> rusqlite::Result<Result<CommentId, Added>> {
    let Some(parent) = new.parent else {
        return Ok(Ok(new.id));
    };
    Ok(match place_of(tx, parent)? {
        Some(place) if place.status != Status::Approved => Err(Added::UnknownParent),
        None => Err(Added::UnknownParent),
        Some(place) if page != Some(place.page) => Err(Added::ParentOnOtherPage),
        Some(place) => Ok(place.root),
    })
}

fn closed(page: &Page, rule: ClosedPages) -> Option<ClosedBy> {
    match rule {
        ClosedPages::Refuse { .. } if page.closed => Some(ClosedBy::Owner),
        ClosedPages::Refuse {
            begun_before: Some(instant),
        } if page.first_seen < instant => Some(ClosedBy::Age),
        ClosedPages::Refuse { .. } | ClosedPages::Accept => None,
    }
}

fn same_submission(tx: &Connection, new: &NewComment) -> rusqlite::Result<Option<Added>> {
    let Some(submission) = new.submission else {
        return Ok(None);
    };
    let earlier: Option<(CommentId, i64)> = tx
        .prepare_cached("SELECT id, page FROM comments WHERE submission = ?1")?
        .query_row([submission], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    earlier
        .map(|(id, page)| Ok(Added::Again(written(tx, id)?, pages::keys(tx, page)?)))
        .transpose()
}

struct Place {
    page: i64,
    root: CommentId,
    status: Status,
}

fn place_of(tx: &Connection, id: CommentId) -> rusqlite::Result<Option<Place>> {
    tx.prepare_cached("SELECT page, root, status FROM comments WHERE id = ?1")?
        .query_row([id], |row| {
            Ok(Place {
                page: row.get(0)?,
                root: row.get(1)?,
                status: row.get(2)?,
            })
        })
        .optional()
}

fn insert(tx: &Connection, new: &NewComment, page: i64, root: CommentId) -> rusqlite::Result<()> {
    let author = &new.author;
    let published = (new.status == Status::Approved).then(|| new.now.as_millisecond());
    tx.prepare_cached(
        "INSERT INTO comments (id, page, parent, root, status, author_name, author_email,
            author_website, owner, verified, text, html, created, published, reasons, submission,
            site, page_title, notify, network, avatar, likeness)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22)",
    )?
    .execute(params![
        new.id,
        page,
        new.parent,
        root,
        new.status,
        author.name.as_str(),
        author.email.as_ref().map(EmailAddress::as_str),
        author.website.as_ref().map(Website::as_str),
        author.owner,
        author.verified,
        new.text.as_str(),
        new.html,
        new.now.as_millisecond(),
        published,
        json(&new.reasons)?,
        new.submission,
        new.site,
        new.title.as_ref().map(PageTitle::as_str),
        new.notify,
        new.network,
        new.avatar.as_ref().map(Avatar::as_str),
        new.likeness,
    ])
    .map(drop)
}

pub(super) fn edit(tx: &Connection, edit: &Edit) -> rusqlite::Result<Changed> {
    let Some(before) = by_id(tx, edit.id)? else {
        return Ok(Changed::Unknown);
    };
    if (before.revision, before.status) != (edit.revision, edit.before) {
        return Ok(Changed::NotPossible(before.status));
    }
    let standing = decide::standing(tx, edit.id)?;
    tx.prepare_cached(
        "UPDATE comments SET text = ?2, html = ?3, status = ?4, reasons = ?5, edited = ?6,
            published = iif(?4 = 'approved', coalesce(published, ?6), published),
            revision = revision + 1, likeness = ?7 WHERE id = ?1",
    )?
    .execute(params![
        edit.id,
        edit.text.as_str(),
        edit.html,
        edit.status,
        json(&edit.reasons)?,
        edit.now.as_millisecond(),
        edit.likeness,
    ])?;
    lessons::unlearn(tx, edit.id)?;
    if edit.status == Status::Approved {
        pages::take_title(tx, edit.id)?;
    }
    decide::stand(tx, edit.id, standing)?;
    akismet::ask(tx, edit.id, edit.akismet.as_ref(), edit.now)?;
    let comment = written(tx, edit.id)?;
    notify::of_change(tx, &comment, Some(before.status), &edit.mailing, edit.now)?;
    changed(tx, edit.id, before.status)
}

/// The owner's own words in place of the author's.
pub(super) fn rewrite(
    tx: &Connection,
    id: CommentId,
    text: &str,
    html: &str,
    now: Timestamp,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "UPDATE comments SET text = ?2, html = ?3, edited = ?4, revision = revision + 1, likeness = NULL
         WHERE id = ?1",
    )?
    .execute(params![id, text, html, now.as_millisecond()])
    .map(drop)
}

pub(super) fn changed(tx: &Connection, id: CommentId, before: Status) -> rusqlite::Result<Changed> {
    let page = tx.query_row("SELECT page FROM comments WHERE id = ?1", [id], |row| {
        row.get(0)
    })?;
    Ok(Changed::Done {
        comment: Box::new(written(tx, id)?),
        before,
        touched: pages::keys(tx, page)?,
    })
}

pub(super) fn erase(
    tx: &Connection,
    id: CommentId,
    hooks: &Hooks,
    now: Timestamp,
) -> rusqlite::Result<Changed> {
    let Some(before) = by_id(tx, id)? else {
        return Ok(Changed::Unknown);
    };
    let standing = decide::standing(tx, id)?;
    tx.prepare_cached(
        "UPDATE comments SET status = 'deleted', status_before = NULL, author_name = NULL,
            author_email = NULL, author_website = NULL, owner = 0, verified = 0, text = '', html = '',
            edited = ?2, revision = revision + 1, pinned = 0, score = 0, reactions = '{}',
            reasons = '[]', submission = NULL, page_title = NULL, notify = 0, network = NULL,
            avatar = NULL, likeness = NULL
         WHERE id = ?1",
    )?
    .execute(params![id, now.as_millisecond()])?;
    for statement in [
        "DELETE FROM reactions WHERE comment = ?1",
        "DELETE FROM outbox WHERE comment = ?1",
        "DELETE FROM mail_tokens WHERE comment = ?1 AND kind <> 'reply'",
        "UPDATE decisions SET text_before = NULL, html_before = NULL, blocked = NULL, unblocked = NULL
            WHERE comment = ?1",
    ] {
        tx.execute(statement, [id])?;
    }
    let author = before
        .author
        .as_ref()
        .and_then(|author| author.email.as_ref());
    if let Some(email) = author {
        addresses::forget_unused(tx, before.site, email.as_str())?;
    }
    akismet::settle(tx, id)?;
    decide::stand(tx, id, standing)?;
    if before.status == Status::Approved {
        hook_events::of_look(tx, id, hooks, now)?;
    }
    let done = changed(tx, id, before.status)?;
    clear_away(tx, id)?;
    Ok(done)
}

/// Removes an erased comment that nothing hangs below, and those above it that only it kept.
fn clear_away(tx: &Connection, id: CommentId) -> rusqlite::Result<()> {
    let mut erased = Some(id);
    while let Some(id) = erased {
        erased = tx
            .prepare_cached(
                "DELETE FROM comments WHERE id = ?1 AND author_name IS NULL
                 AND NOT EXISTS (SELECT 1 FROM comments below WHERE below.parent = ?1)
                 RETURNING parent",
            )?
            .query_row([id], |row| row.get(0))
            .optional()?
            .flatten();
    }
    Ok(())
}

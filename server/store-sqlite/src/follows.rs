//! Who follows which thread, and the comments of which followers are still to hear. `rules::follows` decides.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::pages;
use super::rows::{maybe_time, time};
use afterword_model::change::PageNumber;
use afterword_model::{
    Announcement, CommentId, EmailAddress, FollowPace, Follower, PageKey, PagePath, SiteId,
};

pub(super) fn add(
    tx: &Connection,
    page: &PageKey,
    email: &EmailAddress,
    pace: FollowPace,
    at: Timestamp,
) -> rusqlite::Result<()> {
    let number = pages::number(tx, page)?;
    tx.prepare_cached(
        "INSERT INTO follows (site, page, email, pace, created) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (page, email) DO UPDATE SET pace = excluded.pace, import = NULL",
    )?
    .execute(params![
        page.parts().0,
        number,
        email.as_str(),
        pace,
        at.as_millisecond()
    ])
    .map(drop)
}

/// What was wished with a comment that waits ends with it.
pub(super) fn end(tx: &Connection, page: &PageKey, email: &EmailAddress) -> rusqlite::Result<()> {
    let number = pages::number(tx, page)?;
    for statement in [
        "DELETE FROM follows WHERE page = ?1 AND email = ?2",
        "UPDATE comments SET follow = NULL
         WHERE follow IS NOT NULL AND page = ?1 AND author_email = ?2 COLLATE NOCASE",
    ] {
        tx.prepare_cached(statement)?
            .execute(params![number, email.as_str()])?;
    }
    Ok(())
}

pub(super) fn end_all(tx: &Connection, site: SiteId, email: &EmailAddress) -> rusqlite::Result<()> {
    for statement in [
        "DELETE FROM follows WHERE site = ?1 AND email = ?2",
        "UPDATE comments SET follow = NULL
         WHERE follow IS NOT NULL AND site = ?1 AND author_email = ?2 COLLATE NOCASE",
    ] {
        tx.prepare_cached(statement)?
            .execute(params![site, email.as_str()])?;
    }
    Ok(())
}

/// Of two pages that become one, the longer following stays.
pub(super) fn merge(tx: &Connection, (source, target): (i64, i64)) -> rusqlite::Result<()> {
    for statement in [
        "UPDATE follows SET created = min(follows.created, old.created)
         FROM (SELECT email, created FROM follows WHERE page = ?1) AS old
         WHERE follows.page = ?2 AND follows.email = old.email",
        "UPDATE OR IGNORE follows SET page = ?2 WHERE page = ?1",
        "DELETE FROM follows WHERE page = ?1 AND ?2 IS ?2",
    ] {
        tx.execute(statement, params![source, target])?;
    }
    Ok(())
}

pub(super) fn is_followed(tx: &Connection, page: PageNumber) -> rusqlite::Result<bool> {
    tx.prepare_cached("SELECT 1 FROM follows WHERE page = ?1")?
        .exists([page.0])
}

pub(super) fn number_of(tx: &Connection, page: PageNumber) -> rusqlite::Result<u32> {
    tx.prepare_cached("SELECT count(*) FROM follows WHERE page = ?1")?
        .query_row([page.0], |row| row.get(0))
}

pub(super) fn number_by(
    conn: &Connection,
    site: SiteId,
    email: &EmailAddress,
) -> rusqlite::Result<u32> {
    conn.prepare_cached("SELECT count(*) FROM follows WHERE email = ?2 AND site = ?1")?
        .query_row(params![site, email.as_str()], |row| row.get(0))
}

pub(super) fn of_reader(
    conn: &Connection,
    page: PageNumber,
    email: &EmailAddress,
) -> rusqlite::Result<Option<FollowPace>> {
    conn.prepare_cached("SELECT pace FROM follows WHERE page = ?1 AND email = ?2")?
        .query_row(params![page.0, email.as_str()], |row| row.get(0))
        .optional()
}

pub(super) fn at_path(
    conn: &Connection,
    site: SiteId,
    path: &PagePath,
    email: &EmailAddress,
) -> rusqlite::Result<Option<FollowPace>> {
    match pages::find(conn, site, path)? {
        Some(page) => of_reader(conn, PageNumber(page.id), email),
        None => Ok(None),
    }
}

/// A comment that is announced again begins anew.
pub(super) fn announce(tx: &Connection, comment: CommentId, at: Timestamp) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO announcements (comment, created) VALUES (?1, ?2)
         ON CONFLICT (comment) DO UPDATE SET after = 0",
    )?
    .execute(params![comment, at.as_millisecond()])
    .map(drop)
}

pub(super) fn announcement(tx: &Connection) -> rusqlite::Result<Option<Announcement>> {
    tx.prepare_cached("SELECT comment, after FROM announcements ORDER BY comment LIMIT 1")?
        .query_row([], |row| {
            Ok(Announcement {
                comment: row.get(0)?,
                after: row.get(1)?,
            })
        })
        .optional()
}

/// The followers of a comment's page after a number. A digest that a worker has in its hands waits for nothing more.
pub(super) fn followers(
    tx: &Connection,
    comment: CommentId,
    (after, limit): (i64, u32),
    since: Timestamp,
) -> rusqlite::Result<Vec<Follower>> {
    tx.prepare_cached(
        "SELECT f.id, f.email, f.pace, f.created, a.confirmed IS NOT NULL, a.stopped IS NOT NULL,
            EXISTS (SELECT 1 FROM outbox o WHERE o.comment = ?1 AND o.recipient = f.email
                AND o.kind IN ('answered', 'followed')),
            (SELECT count(*) FROM outbox o WHERE o.recipient = f.email AND o.kind = 'followed'
                AND o.created > ?4 AND o.digest = 0),
            (SELECT min(o.due) FROM outbox o WHERE o.recipient = f.email AND o.site IS f.site
                AND o.kind = 'followed' AND o.digest = 1 AND o.sent IS NULL AND o.failed IS NULL
                AND o.leased IS NULL)
         FROM follows f LEFT JOIN addresses a ON a.site = f.site AND a.email = f.email
         WHERE f.page = (SELECT page FROM comments WHERE id = ?1) AND f.id > ?2
         ORDER BY f.id LIMIT ?3",
    )?
    .query_map(
        params![comment, after, limit, since.as_millisecond()],
        |row| {
            Ok(Follower {
                number: row.get(0)?,
                email: EmailAddress::stored(row.get(1)?),
                pace: row.get(2)?,
                since: time(row, 3)?,
                is_confirmed: row.get(4)?,
                is_stopped: row.get(5)?,
                is_told: row.get(6)?,
                singles: row.get(7)?,
                digest: maybe_time(row, 8)?,
            })
        },
    )?
    .collect()
}

pub(super) fn unheard(
    tx: &Connection,
    site: SiteId,
    email: &EmailAddress,
    limit: u32,
) -> rusqlite::Result<Vec<(CommentId, FollowPace)>> {
    tx.prepare_cached(
        "SELECT c.id, f.pace FROM follows f JOIN comments c ON c.page = f.page
         WHERE f.email = ?2 AND f.site = ?1 AND c.status = 'approved' AND c.published >= f.created
            AND c.author_email IS NOT ?2 COLLATE NOCASE
         ORDER BY c.id DESC LIMIT ?3",
    )?
    .query_map(params![site, email.as_str(), limit], |row| {
        Ok((row.get(0)?, row.get(1)?))
    })?
    .collect()
}

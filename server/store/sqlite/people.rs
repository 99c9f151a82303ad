//! All that is kept of somebody who is known by an address.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::rows::{COMMENT_COLUMNS, comment};
use super::{addresses, audit, comments};
use crate::comments::{CommentId, EmailAddress};
use crate::store::{Changed, Erased, ExportQuery, Hooks, Kept, Recorded};

pub(super) fn of_address(conn: &Connection, email: &EmailAddress) -> rusqlite::Result<Kept> {
    let count = |sql: &str| {
        conn.prepare_cached(sql)?
            .query_row([email.as_str()], |row| row.get::<_, u32>(0))
    };
    let comments = conn
        .prepare_cached(&format!(
            "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
             WHERE c.site IN (SELECT id FROM sites) AND c.author_email = ?1 COLLATE NOCASE ORDER BY c.id"
        ))?
        .query_map([email.as_str()], comment)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Kept {
        comments,
        addresses: addresses::of_person(conn, email.as_str())?,
        mails: count("SELECT count(*) FROM outbox WHERE recipient = ?1")?,
        blocks: count(
            "SELECT count(*) FROM blocks WHERE site IN (SELECT id FROM sites) AND kind = 'email' AND value = lower(?1)",
        )?,
    })
}

/// A list that says that somebody wants no mails holds the address too: it goes as well.
pub(super) fn erase(
    tx: &Connection,
    email: &EmailAddress,
    hooks: &Hooks,
    now: Timestamp,
) -> rusqlite::Result<Erased> {
    let person = of_address(tx, email)?;
    let mut touched = Vec::new();
    for comment in &person.comments {
        if let Changed::Done { touched: keys, .. } = comments::erase(tx, comment.id, hooks, now)? {
            touched.extend(keys);
        }
    }
    for statement in [
        "DELETE FROM mail_tokens WHERE person = ?1 COLLATE NOCASE",
        "DELETE FROM outbox WHERE recipient = ?1",
        "DELETE FROM addresses WHERE email = ?1",
        "DELETE FROM blocks WHERE kind = 'email' AND value = lower(?1)",
        // Of somebody who was an owner here.
        "DELETE FROM sessions WHERE person = lower(?1)",
        "DELETE FROM sign_in_links WHERE person = lower(?1)",
        "DELETE FROM passwords WHERE person = lower(?1)",
    ] {
        tx.execute(statement, [email.as_str()])?;
    }
    touched.sort_unstable();
    touched.dedup();
    let number = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    Ok(Erased {
        comments: number(person.comments.len()),
        addresses: number(person.addresses.len()),
        mails: person.mails,
        blocks: person.blocks,
        touched,
    })
}

pub(super) fn export(conn: &Connection, query: ExportQuery) -> rusqlite::Result<Vec<Recorded>> {
    let after = query.after.unwrap_or(CommentId(uuid::Uuid::nil()));
    let comments = conn
        .prepare_cached(&format!(
            "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
             WHERE c.site = ?1 AND c.id > ?2 ORDER BY c.id LIMIT ?3"
        ))?
        .query_map(params![query.site, after, query.limit], comment)?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    comments
        .into_iter()
        .map(|comment| {
            Ok(Recorded {
                decisions: audit::history(conn, comment.id)?,
                comment,
            })
        })
        .collect()
}

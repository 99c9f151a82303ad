//! All data about a person, who is identified by an address.

use rusqlite::{Connection, params};

use super::addresses;
use super::rows::{COMMENT_COLUMNS, comment};
use super::traces::{self, BLOCKED, UNBLOCKED, WRITTEN};
use afterword_model::{Comment, CommentId, EmailAddress, SiteId};
use afterword_store::PersonRecords;

pub(super) fn of_address(
    conn: &Connection,
    email: &EmailAddress,
    site: Option<SiteId>,
) -> rusqlite::Result<PersonRecords> {
    let comments = written_by(conn, email, site)?;
    let mut addresses = addresses::of_person(conn, email.as_str())?;
    addresses.retain(|address| site.is_none_or(|site| site == address.site));
    Ok(PersonRecords {
        comments,
        addresses,
        mentions: mentions(conn, email)?,
        rows: traces::rows(conn, email, site)?,
    })
}

fn written_by(
    conn: &Connection,
    email: &EmailAddress,
    site: Option<SiteId>,
) -> rusqlite::Result<Vec<Comment>> {
    conn.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
         WHERE c.id IN ({WRITTEN}) ORDER BY c.id"
    ))?
    .query_map(
        params![email.as_str(), email.as_str().to_lowercase(), site],
        comment,
    )?
    .collect()
}

/// Comments by others with the address in their text: only they or the owner can change those.
fn mentions(conn: &Connection, email: &EmailAddress) -> rusqlite::Result<u32> {
    conn.prepare_cached(
        "SELECT count(*) FROM comments WHERE instr(lower(text), ?1) > 0
            AND author_email IS NOT ?1 COLLATE NOCASE",
    )?
    .query_row([email.as_str().to_lowercase()], |row| row.get(0))
}

/// Removes all data about a person except comments.
pub(super) fn forget(tx: &Connection, email: &EmailAddress) -> rusqlite::Result<()> {
    let lower = email.as_str().to_lowercase();
    for statement in REST {
        tx.execute(statement, [&lower])?;
    }
    for (column, has_address) in [("blocked", BLOCKED), ("unblocked", UNBLOCKED)] {
        let statement = format!(
            "UPDATE decisions SET {column} = NULL WHERE {column} IS NOT NULL AND {has_address}"
        );
        tx.execute(&statement, [email.as_str(), &lower])?;
    }
    Ok(())
}

/// Deletes blocks that refer to a comment, because they identify its author, and sent webhooks, which name it.
pub(super) fn forget_said_of(tx: &Connection, id: CommentId) -> rusqlite::Result<()> {
    for statement in [
        "DELETE FROM blocks WHERE comment = ?1",
        "DELETE FROM hooks WHERE comment = ?1 AND (sent IS NOT NULL OR failed IS NOT NULL)",
    ] {
        tx.prepare_cached(statement)?.execute([id])?;
    }
    Ok(())
}

/// `?1` is the address in lower case. The last statements are for a former owner: the decisions stand, without a
/// name.
const REST: &[&str] = &[
    "DELETE FROM mail_tokens WHERE person = ?1 COLLATE NOCASE",
    "DELETE FROM outbox WHERE recipient = ?1",
    "DELETE FROM addresses WHERE email = ?1",
    "DELETE FROM blocks WHERE kind = 'email' AND value = ?1",
    "DELETE FROM sessions WHERE person = ?1",
    "DELETE FROM sign_in_links WHERE person = ?1",
    "DELETE FROM passwords WHERE person = ?1",
    "DELETE FROM mailboxes WHERE instr(lower(account), ?1 || '@') = 1",
    "UPDATE decisions SET decider = 'erased' WHERE lower(decider) = ?1",
    "UPDATE blocks SET decider = 'erased' WHERE lower(decider) = ?1",
    "UPDATE api_tokens SET name = 'token ' || id
        WHERE instr(' ' || lower(name) || ' ', ' ' || ?1 || ' ') > 0",
    "UPDATE sites SET overrides = json_set(overrides, '$.moderators', json(
        (SELECT json_group_array(m.value) FROM json_each(overrides, '$.moderators') m WHERE lower(m.value) <> ?1)))
     WHERE EXISTS (SELECT 1 FROM json_each(overrides, '$.moderators') m WHERE lower(m.value) = ?1)",
];

//! Erases expired data, one batch at a time.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use afterword_model::{CommentId, SiteId};
use afterword_store::{Aged, StatusSince};

/// Comments that have had their status here since before `?2`; undecided comments that were written before it.
const SINCE_BEFORE: &str = "status = ?1 AND author_name IS NOT NULL AND created < ?2
    AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.comment = comments.id AND d.at >= ?2)
    AND NOT EXISTS (SELECT 1 FROM former_comments f WHERE f.comment = comments.id AND f.imported >= ?2)
    AND coalesce(edited, 0) < ?2";

/// Only candidates: `rules::erase` decides about each of them in the transaction that erases it.
pub(super) fn comments(
    conn: &Connection,
    StatusSince { status, before }: StatusSince,
    limit: u32,
) -> rusqlite::Result<Vec<CommentId>> {
    conn.prepare_cached(&format!(
        "SELECT id FROM comments WHERE {SINCE_BEFORE} ORDER BY id LIMIT ?3"
    ))?
    .query_map(params![status, before.as_millisecond(), limit], |row| {
        row.get(0)
    })?
    .collect()
}

pub(super) fn trusted_time(conn: &Connection) -> rusqlite::Result<Option<Timestamp>> {
    let latest: Option<i64> = conn
        .prepare_cached(
            "SELECT coalesce((SELECT value FROM meta WHERE key = 'trusted_time'),
                (SELECT max(created) FROM (
                    SELECT created FROM (SELECT created FROM comments ORDER BY id DESC LIMIT 1)
                    UNION ALL SELECT imported FROM former_comments)))",
        )?
        .query_row([], |row| row.get(0))?;
    Ok(latest.and_then(|millis| Timestamp::from_millisecond(millis).ok()))
}

pub(super) fn trust_time(tx: &Connection, now: Timestamp) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO meta (key, value) VALUES ('trusted_time', ?1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    )?
    .execute([now.as_millisecond()])
    .map(drop)
}

/// Only the mechanism: `rules::retention` decides which rows expire, and when. Returns how many rows were changed or
/// removed: at most `limit` of each kind.
pub(super) fn forget(
    tx: &Connection,
    what: Aged,
    before: Timestamp,
    limit: u32,
) -> rusqlite::Result<u32> {
    match what {
        Aged::Unconfirmed => forget_unconfirmed(tx, before, limit),
        _ => {
            let mut changed = 0;
            for statement in statements(what) {
                let rows = tx
                    .prepare_cached(statement)?
                    .execute(params![before.as_millisecond(), limit])?;
                changed += u32::try_from(rows).unwrap_or(u32::MAX);
            }
            Ok(changed)
        }
    }
}

fn statements(what: Aged) -> &'static [&'static str] {
    match what {
        Aged::Networks => NETWORKS,
        Aged::NetworkBlocks => &["DELETE FROM blocks WHERE id IN
            (SELECT id FROM blocks WHERE kind = 'network' AND created < ?1 LIMIT ?2)"],
        Aged::FormerTexts => FORMER_TEXTS,
        Aged::Mails => &[
            "DELETE FROM outbox WHERE id IN
                (SELECT id FROM outbox WHERE sent < ?1 OR failed < ?1 LIMIT ?2)",
            "DELETE FROM mail_tokens WHERE hash IN
                (SELECT hash FROM mail_tokens WHERE expires < ?1 LIMIT ?2)",
        ],
        Aged::Webhooks => &["DELETE FROM hooks WHERE id IN
            (SELECT id FROM hooks WHERE sent < ?1 OR failed < ?1 LIMIT ?2)"],
        Aged::Reports => &["DELETE FROM reports WHERE id IN
            (SELECT id FROM reports WHERE closed < ?1 LIMIT ?2)"],
        Aged::Seen => &["DELETE FROM mails_seen WHERE hash IN
            (SELECT hash FROM mails_seen WHERE at < ?1 LIMIT ?2)"],
        Aged::SignInLinks => &["DELETE FROM sign_in_links WHERE hash IN
            (SELECT hash FROM sign_in_links WHERE expires <= ?1 LIMIT ?2)"],
        Aged::UnansweredAddresses => &["DELETE FROM moderator_addresses WHERE id IN
            (SELECT id FROM moderator_addresses WHERE confirmed IS NULL AND created <= ?1 LIMIT ?2)"],
        Aged::Challenges => &["DELETE FROM spent_challenges WHERE (expires, hash) IN
            (SELECT expires, hash FROM spent_challenges WHERE expires < ?1 LIMIT ?2)"],
        Aged::SpentKeys => &["DELETE FROM spent_keys WHERE hash IN
            (SELECT hash FROM spent_keys WHERE at < ?1 LIMIT ?2)"],
        Aged::LongSessions => &["DELETE FROM sessions WHERE id IN
            (SELECT id FROM sessions WHERE begun <= ?1 LIMIT ?2)"],
        Aged::UnusedSessions => &["DELETE FROM sessions WHERE id IN
            (SELECT id FROM sessions WHERE seen <= ?1 LIMIT ?2)"],
        Aged::Unconfirmed => &[],
    }
}

const NETWORKS: &[&str] = &[
    "UPDATE comments SET network = NULL WHERE id IN
        (SELECT id FROM comments WHERE network IS NOT NULL AND created < ?1 LIMIT ?2)",
    "UPDATE reactions SET network = NULL WHERE (comment, voter, reaction) IN
        (SELECT comment, voter, reaction FROM reactions WHERE network IS NOT NULL AND at < ?1 LIMIT ?2)",
    "UPDATE outbox SET network = NULL WHERE id IN
        (SELECT id FROM outbox WHERE network IS NOT NULL AND created < ?1 LIMIT ?2)",
    "UPDATE page_reactions SET network = NULL WHERE (page, voter, reaction) IN
        (SELECT page, voter, reaction FROM page_reactions WHERE network IS NOT NULL AND at < ?1 LIMIT ?2)",
    "UPDATE decisions SET
        blocked = nullif((SELECT json_group_array(json(value)) FROM json_each(blocked)
            WHERE value ->> 0 <> 'network'), '[]'),
        unblocked = nullif((SELECT json_group_array(json(value)) FROM json_each(unblocked)
            WHERE value ->> 0 <> 'network'), '[]')
     WHERE id IN (SELECT id FROM decisions WHERE (blocked IS NOT NULL OR unblocked IS NOT NULL)
        AND at < ?1 AND (blocked LIKE '%[\"network\",%' OR unblocked LIKE '%[\"network\",%') LIMIT ?2)",
];

const FORMER_TEXTS: &[&str] = &[
    "UPDATE decisions SET text_before = NULL, html_before = NULL WHERE id IN
        (SELECT id FROM decisions WHERE text_before IS NOT NULL AND at < ?1 LIMIT ?2)",
    "UPDATE decisions SET blocked = NULL, unblocked = NULL WHERE id IN
        (SELECT id FROM decisions WHERE (blocked IS NOT NULL OR unblocked IS NOT NULL) AND at < ?1 LIMIT ?2)",
];

fn forget_unconfirmed(tx: &Connection, before: Timestamp, limit: u32) -> rusqlite::Result<u32> {
    let unconfirmed: Vec<(SiteId, String)> = tx
        .prepare_cached(
            "DELETE FROM addresses WHERE id IN (SELECT id FROM addresses WHERE confirmed IS NULL
                AND stopped IS NULL AND coalesce(asked, 0) < ?1 LIMIT ?2) RETURNING site, email",
        )?
        .query_map(params![before.as_millisecond(), limit], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?
        .collect::<rusqlite::Result<_>>()?;
    for (site, email) in &unconfirmed {
        tx.prepare_cached(
            "DELETE FROM mail_tokens WHERE site = ?1 AND person = ?2 COLLATE NOCASE AND kind = 'confirm'",
        )?
        .execute(params![site, email])?;
        tx.prepare_cached("DELETE FROM follows WHERE site = ?1 AND email = ?2")?
            .execute(params![site, email])?;
    }
    Ok(u32::try_from(unconfirmed.len()).unwrap_or(u32::MAX))
}

//! The outbox: mails are stored in the transaction that causes them, until they are sent.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::{maybe_time, time};
use afterword_model::{EmailAddress, MailKind, SiteId};
use afterword_store::{MailId, NewMail, OutboxFilter, OutboxMail, OutboxTotals};

pub(super) const COLUMNS: &str = "id, kind, site, comment, revision, recipient, facts, before, secrets, created, due, \
    attempts, sent, failed, error, leased";

pub(super) fn add(tx: &Connection, mail: &NewMail) -> rusqlite::Result<()> {
    queue(tx, mail, None, (None, None))
}

/// With a time, it waits for a digest until then.
pub(super) fn queue(
    tx: &Connection,
    mail: &NewMail,
    before: Option<&str>,
    (digest, network): (Option<Timestamp>, Option<&str>),
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT OR IGNORE INTO outbox (id, kind, site, comment, revision, recipient, facts, before, created, due,
            digest, network)
         VALUES (?1, ?2, ?3, ?4,
            coalesce((SELECT revision FROM comments WHERE id = ?4), 0), ?5, ?6, ?7, ?8, coalesce(?9, ?8),
            ?9 IS NOT NULL, ?10)",
    )?
    .execute(params![
        mail.id,
        mail.kind,
        mail.site,
        mail.comment,
        mail.recipient.as_str(),
        mail.facts,
        before,
        mail.now.as_millisecond(),
        digest.map(Timestamp::as_millisecond),
        network,
    ])
    .map(drop)
}

pub(super) fn mail(row: &Row<'_>) -> rusqlite::Result<OutboxMail> {
    Ok(OutboxMail {
        id: row.get(0)?,
        kind: row.get(1)?,
        site: row.get(2)?,
        comment: row.get(3)?,
        revision: row.get(4)?,
        recipient: EmailAddress::stored(row.get(5)?),
        facts: row.get(6)?,
        before: row.get(7)?,
        secrets: row.get(8)?,
        created: time(row, 9)?,
        due: time(row, 10)?,
        attempts: row.get(11)?,
        sent: maybe_time(row, 12)?,
        failed: maybe_time(row, 13)?,
        error: row.get(14)?,
        leased: maybe_time(row, 15)?,
    })
}

pub(super) fn by_id(conn: &Connection, id: MailId) -> rusqlite::Result<Option<OutboxMail>> {
    conn.prepare_cached(&format!("SELECT {COLUMNS} FROM outbox WHERE id = ?1"))?
        .query_row([id], mail)
        .optional()
}

pub(super) fn unsent(
    tx: &Connection,
    site: SiteId,
    email: &EmailAddress,
) -> rusqlite::Result<Vec<(MailId, MailKind)>> {
    tx.prepare_cached(
        "SELECT id, kind FROM outbox WHERE site = ?1 AND recipient = ?2 AND sent IS NULL ORDER BY id",
    )?
    .query_map(params![site, email.as_str()], |row| {
        Ok((row.get(0)?, row.get(1)?))
    })?
    .collect()
}

/// A mail that has asked an address to confirm itself, or is about to.
pub(super) const IS_REQUEST_MADE: &str =
    "kind = 'confirmation' AND (sent IS NOT NULL OR leased IS NOT NULL)";

/// It outlives its comment: whoever writes and erases by turns must not have somebody asked each time. The network counts
/// in the limits.
pub(super) fn keep_requests() -> String {
    format!(
        "UPDATE outbox SET comment = NULL, network = (SELECT network FROM comments WHERE id = ?1)
         WHERE comment = ?1 AND {IS_REQUEST_MADE}"
    )
}

/// When each was queued, until it is forgotten.
pub(super) fn requests(
    tx: &Connection,
    site: SiteId,
    email: &EmailAddress,
) -> rusqlite::Result<Vec<Timestamp>> {
    tx.prepare_cached(
        "SELECT created FROM outbox WHERE recipient = ?2 AND kind = 'confirmation' AND site = ?1 ORDER BY id",
    )?
    .query_map(params![site, email.as_str()], |row| time(row, 0))?
    .collect()
}

pub(super) fn waiting_requests(
    tx: &Connection,
    site: SiteId,
    email: &EmailAddress,
) -> rusqlite::Result<Vec<OutboxMail>> {
    tx.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM outbox WHERE recipient = ?2 AND kind = 'confirmation' AND site = ?1
            AND sent IS NULL AND failed IS NULL ORDER BY id"
    ))?
    .query_map(params![site, email.as_str()], mail)?
    .collect()
}

pub(super) fn remove(tx: &Connection, id: MailId) -> rusqlite::Result<()> {
    for statement in [
        "DELETE FROM mail_tokens WHERE mail = ?1",
        "DELETE FROM outbox WHERE id = ?1",
    ] {
        tx.prepare_cached(statement)?.execute([id])?;
    }
    Ok(())
}

/// Ends all leases, because their holder has ended.
pub(super) fn release(tx: &Connection) -> rusqlite::Result<usize> {
    tx.execute(
        "UPDATE outbox SET leased = NULL WHERE leased IS NOT NULL AND sent IS NULL AND failed IS NULL",
        [],
    )
}

/// When the next mail is to be sent.
pub(super) fn next_due(conn: &Connection) -> rusqlite::Result<Option<Timestamp>> {
    conn.prepare_cached(
        "SELECT min(max(due, coalesce(leased, 0))) FROM outbox WHERE sent IS NULL AND failed IS NULL",
    )?
    .query_row([], |row| maybe_time(row, 0))
}

pub(super) fn list(
    conn: &Connection,
    filter: OutboxFilter,
    limit: u32,
) -> rusqlite::Result<Vec<OutboxMail>> {
    let holds = match filter {
        OutboxFilter::All => "1",
        OutboxFilter::Waiting => "sent IS NULL AND failed IS NULL",
        OutboxFilter::Failed => "failed IS NOT NULL",
    };
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM outbox WHERE {holds} ORDER BY id DESC LIMIT ?1"
    ))?
    .query_map([limit], mail)?
    .collect()
}

pub(super) fn totals(conn: &Connection) -> rusqlite::Result<OutboxTotals> {
    let count = |sql: &str| {
        conn.prepare_cached(sql)?
            .query_row([], |row| row.get::<_, u32>(0))
    };
    Ok(OutboxTotals {
        waiting: count("SELECT count(*) FROM outbox WHERE sent IS NULL AND failed IS NULL")?,
        held_back: count(
            "SELECT count(*) FROM outbox
             WHERE sent IS NULL AND failed IS NULL AND error = 'reason:too-many-confirmations'",
        )?,
        failed: count("SELECT count(*) FROM outbox WHERE failed IS NOT NULL")?,
    })
}

pub(super) fn is_seen(conn: &Connection, seen: &[u8; 32]) -> rusqlite::Result<bool> {
    conn.prepare_cached("SELECT EXISTS (SELECT 1 FROM mails_seen WHERE hash = ?1)")?
        .query_row([seen], |row| row.get(0))
}

/// Returns `false` if the message had its effect already.
pub(super) fn see(tx: &Connection, seen: &[u8; 32], now: Timestamp) -> rusqlite::Result<bool> {
    let new = tx
        .prepare_cached("INSERT OR IGNORE INTO mails_seen (hash, at) VALUES (?1, ?2)")?
        .execute(params![seen, now.as_millisecond()])?;
    Ok(new > 0)
}

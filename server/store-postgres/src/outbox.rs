//! The outbox: mails are stored in the transaction that causes them, until they are sent.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_model::{EmailAddress, MailKind, SiteId};
use afterword_store::{MailId, NewMail, OutboxFilter, OutboxMail, OutboxTotals};

pub(super) const COLUMNS: &str = "id, kind, site, comment, revision, recipient, facts, before, secrets, created, due, \
    attempts, sent, failed, error, leased";

pub(super) async fn add(db: &Db, mail: &NewMail) -> Sql<()> {
    queue(db, mail, None, (None, None)).await
}

/// With a time, it waits for a digest until then.
pub(super) async fn queue(
    db: &Db,
    mail: &NewMail,
    before: Option<&str>,
    (digest, network): (Option<Timestamp>, Option<&str>),
) -> Sql<()> {
    let digest = digest.map(Timestamp::as_millisecond);
    db.change(
        "INSERT INTO outbox (id, kind, site, comment, revision, recipient, facts, before,
                    created, due, digest, network) VALUES ($1, $2, $3, $4, coalesce((SELECT revision
                    FROM comments WHERE id = $4), 0), $5, $6, $7, $8, coalesce($9, $8), $9 IS NOT
                    NULL, $10) ON CONFLICT DO NOTHING",
        &[
            &mail.id,
            &mail.kind,
            &mail.site,
            &mail.comment,
            &mail.recipient.as_str(),
            &mail.facts,
            &before,
            &mail.now.as_millisecond(),
            &digest,
            &network,
        ],
    )
    .await
}

pub(super) fn mail(row: &Row) -> Sql<OutboxMail> {
    Ok(OutboxMail {
        id: row.at(0)?,
        kind: row.at(1)?,
        site: row.at(2)?,
        comment: row.at(3)?,
        revision: row.number(4)?,
        recipient: EmailAddress::stored(row.at(5)?),
        facts: row.at(6)?,
        before: row.at(7)?,
        secrets: row.at(8)?,
        created: row.time(9)?,
        due: row.time(10)?,
        attempts: row.number(11)?,
        sent: row.maybe_time(12)?,
        failed: row.maybe_time(13)?,
        error: row.at(14)?,
        leased: row.maybe_time(15)?,
    })
}

pub(super) async fn by_id(db: &Db, id: MailId) -> Sql<Option<OutboxMail>> {
    db.maybe(
        &format!("SELECT {COLUMNS} FROM outbox WHERE id = $1"),
        &[&id],
        mail,
    )
    .await
}

/// The same for a transaction that decides about it: no other one changes it meanwhile.
pub(super) async fn locked(db: &Db, id: MailId) -> Sql<Option<OutboxMail>> {
    let sql = format!("SELECT {COLUMNS} FROM outbox WHERE id = $1 FOR UPDATE");
    db.maybe(&sql, &[&id], mail).await
}

pub(super) async fn unsent(
    db: &Db,
    site: SiteId,
    email: &EmailAddress,
) -> Sql<Vec<(MailId, MailKind)>> {
    let sql =
        "SELECT id, kind FROM outbox WHERE site = $1 AND lower(recipient) = lower($2) AND sent IS
            NULL ORDER BY id";
    db.all(sql, &[&site, &email.as_str()], |row| {
        Ok((row.at(0)?, row.at(1)?))
    })
    .await
}

/// A mail that has asked an address to confirm itself, or is about to.
pub(super) const IS_REQUEST_MADE: &str =
    "kind = 'confirmation' AND (sent IS NOT NULL OR leased IS NOT NULL)";

/// It outlives its comment: whoever writes and erases by turns must not have somebody asked each time. The network counts
/// in the limits.
pub(super) fn keep_requests() -> String {
    format!(
        "UPDATE outbox SET comment = NULL, network = (SELECT network FROM comments WHERE id = $1)
         WHERE comment = $1 AND {IS_REQUEST_MADE}"
    )
}

/// When each was queued, until it is forgotten.
pub(super) async fn requests(db: &Db, site: SiteId, email: &EmailAddress) -> Sql<Vec<Timestamp>> {
    let sql =
        "SELECT created FROM outbox WHERE lower(recipient) = lower($2) AND kind = 'confirmation'
            AND site = $1 ORDER BY id";
    db.all(sql, &[&site, &email.as_str()], |row| row.time(0))
        .await
}

/// A claim that is just made is waited for.
pub(super) async fn waiting_requests(
    db: &Db,
    site: SiteId,
    email: &EmailAddress,
) -> Sql<Vec<OutboxMail>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM outbox WHERE lower(recipient) = lower($2) AND kind = 'confirmation'
            AND site = $1 AND sent IS NULL AND failed IS NULL ORDER BY id FOR UPDATE"
    );
    db.all(&sql, &[&site, &email.as_str()], mail).await
}

pub(super) async fn remove(db: &Db, id: MailId) -> Sql<()> {
    db.change("DELETE FROM mail_tokens WHERE mail = $1", &[&id])
        .await?;
    db.change("DELETE FROM outbox WHERE id = $1", &[&id]).await
}

/// Returns the leases that have ended, by the time of the database: another node may have the rest in its hands.
pub(super) async fn release(db: &Db) -> Sql<usize> {
    let sql =
        "UPDATE outbox SET leased = NULL WHERE leased IS NOT NULL AND sent IS NULL AND failed IS
            NULL AND leased <= extract(epoch FROM clock_timestamp()) * 1000";
    let released = db.execute(sql, &[]).await?;
    Ok(usize::try_from(released).unwrap_or(usize::MAX))
}

/// When the next mail is to be sent.
pub(super) async fn next_due(db: &Db) -> Sql<Option<Timestamp>> {
    let sql = "SELECT min(greatest(due, leased)) FROM outbox WHERE sent IS NULL AND failed IS NULL";
    db.one(sql, &[], |row| row.maybe_time(0)).await
}

pub(super) async fn list(db: &Db, filter: OutboxFilter, limit: u32) -> Sql<Vec<OutboxMail>> {
    let holds = match filter {
        OutboxFilter::All => "true",
        OutboxFilter::Waiting => "sent IS NULL AND failed IS NULL",
        OutboxFilter::Failed => "failed IS NOT NULL",
    };
    let sql = format!("SELECT {COLUMNS} FROM outbox WHERE {holds} ORDER BY id DESC LIMIT $1");
    db.all(&sql, &[&i64::from(limit)], mail).await
}

pub(super) async fn totals(db: &Db) -> Sql<OutboxTotals> {
    let sql = "SELECT
            (SELECT count(*) FROM outbox WHERE sent IS NULL AND failed IS NULL),
            (SELECT count(*) FROM outbox WHERE sent IS NULL AND failed IS NULL
                AND error = 'reason:too-many-confirmations'),
            (SELECT count(*) FROM outbox WHERE failed IS NOT NULL)";
    db.one(sql, &[], |row| {
        Ok(OutboxTotals {
            waiting: row.number(0)?,
            held_back: row.number(1)?,
            failed: row.number(2)?,
        })
    })
    .await
}

pub(super) async fn is_seen(db: &Db, seen: &[u8; 32]) -> Sql<bool> {
    db.exists(
        "SELECT 1 FROM mails_seen WHERE hash = $1",
        &[&seen.as_slice()],
    )
    .await
}

/// Whoever decides by what was seen holds its lock.
pub(super) async fn see(db: &Db, seen: &[u8; 32], now: Timestamp) -> Sql<()> {
    let sql = "INSERT INTO mails_seen (hash, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    db.change(sql, &[&seen.as_slice(), &now.as_millisecond()])
        .await
}

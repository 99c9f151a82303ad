//! Erases expired data, one batch at a time. Rows that another transaction holds are left for the next batch.

use jiff::Timestamp;

use super::failure::Sql;
use super::locks::{Lock, take_all};
use super::sql::{Columns as _, Db};
use afterword_model::{CommentId, SiteId};
use afterword_store::{Aged, StatusSince};

/// Comments that have had their status here since before `$2`; undecided comments that were written before it.
const SINCE_BEFORE: &str =
    "status = $1 AND author_name IS NOT NULL AND created < $2 AND NOT EXISTS (SELECT 1 FROM
        decisions d WHERE d.comment = comments.id AND d.at >= $2) AND NOT EXISTS (SELECT 1 FROM
        former_comments f WHERE f.comment = comments.id AND f.imported >= $2) AND coalesce(edited,
        0) < $2";

/// Only candidates: `rules::erase` decides about each of them in the transaction that erases it.
pub(super) async fn comments(
    db: &Db,
    StatusSince { status, before }: StatusSince,
    limit: u32,
) -> Sql<Vec<CommentId>> {
    let sql = format!("SELECT id FROM comments WHERE {SINCE_BEFORE} ORDER BY id LIMIT $3");
    db.all(
        &sql,
        &[&status, &before.as_millisecond(), &i64::from(limit)],
        |row| row.at(0),
    )
    .await
}

pub(super) async fn trusted_time(db: &Db) -> Sql<Option<Timestamp>> {
    let sql = "SELECT coalesce((SELECT convert_from(value, 'UTF8')::bigint FROM meta WHERE key =
            'trusted_time'), (SELECT max(created) FROM ( SELECT created FROM (SELECT created FROM
            comments ORDER BY id DESC LIMIT 1) AS newest UNION ALL SELECT max(imported) FROM
            former_comments) AS latest))";
    db.one(sql, &[], |row| row.maybe_time(0)).await
}

/// As decimal digits.
pub(super) async fn trust_time(db: &Db, now: Timestamp) -> Sql<()> {
    db.change(
        "INSERT INTO meta (key, value) VALUES ('trusted_time', convert_to($1::text, 'UTF8'))
         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        &[&now.as_millisecond()],
    )
    .await
}

/// Only the mechanism: `rules::retention` decides which rows expire, and when. Returns how many rows were changed or
/// removed: at most `limit` of each kind.
pub(super) async fn forget(db: &Db, what: Aged, before: Timestamp, limit: u32) -> Sql<u32> {
    if what == Aged::Unconfirmed {
        return forget_unconfirmed(db, before, limit).await;
    }
    let (before, limit) = (before.as_millisecond(), i64::from(limit));
    let mut changed = 0;
    for statement in statements(what) {
        let rows = db.execute(statement, &[&before, &limit]).await?;
        changed += u32::try_from(rows).unwrap_or(u32::MAX);
    }
    Ok(changed)
}

fn statements(what: Aged) -> &'static [&'static str] {
    match what {
        Aged::Networks => NETWORKS,
        Aged::NetworkBlocks => &["DELETE FROM blocks WHERE id IN
            (SELECT id FROM blocks WHERE kind = 'network' AND created < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::FormerTexts => FORMER_TEXTS,
        Aged::Mails => &[
            "DELETE FROM outbox WHERE id IN
                (SELECT id FROM outbox WHERE sent < $1 OR failed < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)",
            "DELETE FROM mail_tokens WHERE hash IN
                (SELECT hash FROM mail_tokens WHERE expires < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)",
        ],
        Aged::Webhooks => &["DELETE FROM hooks WHERE id IN
            (SELECT id FROM hooks WHERE sent < $1 OR failed < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::Reports => &["DELETE FROM reports WHERE id IN
            (SELECT id FROM reports WHERE closed < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::Seen => &["DELETE FROM mails_seen WHERE hash IN
            (SELECT hash FROM mails_seen WHERE at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::SignInLinks => &["DELETE FROM sign_in_links WHERE hash IN
            (SELECT hash FROM sign_in_links WHERE expires <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::UnansweredAddresses => &["DELETE FROM moderator_addresses WHERE id IN
            (SELECT id FROM moderator_addresses WHERE confirmed IS NULL AND created <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::Challenges => &["DELETE FROM spent_challenges WHERE (expires, hash) IN
            (SELECT expires, hash FROM spent_challenges WHERE expires < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::SpentKeys => &["DELETE FROM spent_keys WHERE hash IN
            (SELECT hash FROM spent_keys WHERE at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::LongSessions => &["DELETE FROM sessions WHERE id IN
            (SELECT id FROM sessions WHERE begun <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::UnusedSessions => &["DELETE FROM sessions WHERE id IN
            (SELECT id FROM sessions WHERE seen <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)"],
        Aged::Unconfirmed => &[],
    }
}

const NETWORKS: &[&str] = &[
    "UPDATE comments SET network = NULL WHERE id IN
        (SELECT id FROM comments WHERE network IS NOT NULL AND created < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)",
    "UPDATE reactions SET network = NULL WHERE (comment, voter, reaction) IN
        (SELECT comment, voter, reaction FROM reactions WHERE network IS NOT NULL AND at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)",
    "UPDATE outbox SET network = NULL WHERE id IN
        (SELECT id FROM outbox WHERE network IS NOT NULL AND created < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)",
    "UPDATE page_reactions SET network = NULL WHERE (page, voter, reaction) IN
        (SELECT page, voter, reaction FROM page_reactions WHERE network IS NOT NULL AND at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)",
    "UPDATE decisions SET
        blocked = (SELECT json_agg(m.value)::text FROM json_array_elements(blocked::json) AS m (value)
            WHERE m.value ->> 0 <> 'network'),
        unblocked = (SELECT json_agg(m.value)::text FROM json_array_elements(unblocked::json) AS m (value)
            WHERE m.value ->> 0 <> 'network')
     WHERE id IN (SELECT id FROM decisions WHERE (blocked IS NOT NULL OR unblocked IS NOT NULL)
        AND at < $1 AND (blocked LIKE '%[\"network\",%' OR unblocked LIKE '%[\"network\",%') LIMIT $2
        FOR UPDATE SKIP LOCKED)",
];

const FORMER_TEXTS: &[&str] = &[
    "UPDATE decisions SET text_before = NULL, html_before = NULL WHERE id IN
        (SELECT id FROM decisions WHERE text_before IS NOT NULL AND at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)",
    "UPDATE decisions SET blocked = NULL, unblocked = NULL WHERE id IN
        (SELECT id FROM decisions WHERE (blocked IS NOT NULL OR unblocked IS NOT NULL) AND at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)",
];

async fn forget_unconfirmed(db: &Db, before: Timestamp, limit: u32) -> Sql<u32> {
    let sql =
        "DELETE FROM addresses WHERE id IN (SELECT id FROM addresses WHERE confirmed IS NULL AND
            stopped IS NULL AND coalesce(asked, 0) < $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING
            site, email";
    let (before, limit) = (before.as_millisecond(), i64::from(limit));
    let any = "SELECT id FROM addresses WHERE confirmed IS NULL AND stopped IS NULL AND coalesce(asked, 0) < $1 LIMIT 1";
    let any: Option<i64> = db.maybe(any, &[&before], |row| row.at(0)).await?;
    if any.is_none() {
        return Ok(0);
    }
    // Whoever confirms an address meanwhile has read that it is there.
    take_all(db, vec![Lock::All]).await?;
    let unconfirmed: Vec<(SiteId, String)> = db
        .all(sql, &[&before, &limit], |row| Ok((row.at(0)?, row.at(1)?)))
        .await?;
    for (site, email) in &unconfirmed {
        let tokens =
            "DELETE FROM mail_tokens WHERE site = $1 AND lower(person) = lower($2) AND kind =
                'confirm'";
        db.change(tokens, &[site, email]).await?;
        let follows = "DELETE FROM follows WHERE site = $1 AND lower(email) = lower($2)";
        db.change(follows, &[site, email]).await?;
    }
    Ok(u32::try_from(unconfirmed.len()).unwrap_or(u32::MAX))
}

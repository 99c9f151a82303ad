//! Tokens of the owner's API: only their hashes are stored.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::{json, maybe_time, time};
use afterword_store::{ApiToken, NewToken, TokenAdded};

const COLUMNS: &str = "id, name, scopes, created, revoked, last_used";

fn add(tx: &Connection, new: NewToken) -> rusqlite::Result<ApiToken> {
    let id = tx.query_row(
        "INSERT INTO api_tokens (name, hash, scopes, created) VALUES (?1, ?2, ?3, ?4) RETURNING id",
        params![
            new.name,
            new.hash,
            json(&new.scopes)?,
            new.now.as_millisecond()
        ],
        |row| row.get(0),
    )?;
    Ok(ApiToken {
        id,
        name: new.name,
        scopes: new.scopes,
        created: new.now,
        last_used: None,
        revoked: None,
    })
}

pub(super) fn add_named(tx: &Connection, new: NewToken) -> rusqlite::Result<TokenAdded> {
    let live = tx
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM api_tokens WHERE name = ?1 AND revoked IS NULL"
        ))?
        .query_row([&new.name], token)
        .optional()?;
    match live {
        Some(live) => Ok(TokenAdded::Taken(live)),
        None => add(tx, new).map(TokenAdded::New),
    }
}

pub(super) fn all(conn: &Connection) -> rusqlite::Result<Vec<ApiToken>> {
    conn.prepare_cached(&format!("SELECT {COLUMNS} FROM api_tokens ORDER BY id"))?
        .query_map([], token)?
        .collect()
}

/// A token that is not revoked.
pub(super) fn by_hash(conn: &Connection, hash: [u8; 32]) -> rusqlite::Result<Option<ApiToken>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM api_tokens WHERE hash = ?1 AND revoked IS NULL"
    ))?
    .query_row([hash], token)
    .optional()
}

/// Returns whether it ended a live token.
pub(super) fn revoke(tx: &Connection, id: i64, now: Timestamp) -> rusqlite::Result<bool> {
    let sql = "UPDATE api_tokens SET revoked = ?2 WHERE id = ?1 AND revoked IS NULL";
    Ok(tx.execute(sql, params![id, now.as_millisecond()])? > 0)
}

pub(super) fn used(tx: &Connection, id: i64, now: Timestamp) -> rusqlite::Result<()> {
    tx.prepare_cached("UPDATE api_tokens SET last_used = ?2 WHERE id = ?1")?
        .execute(params![id, now.as_millisecond()])
        .map(drop)
}

fn token(row: &Row<'_>) -> rusqlite::Result<ApiToken> {
    let scopes = row.get_ref(2)?.as_str()?;
    Ok(ApiToken {
        id: row.get(0)?,
        name: row.get(1)?,
        scopes: serde_json::from_str(scopes).unwrap_or_default(),
        created: time(row, 3)?,
        revoked: maybe_time(row, 4)?,
        last_used: maybe_time(row, 5)?,
    })
}

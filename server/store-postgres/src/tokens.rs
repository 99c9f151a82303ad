//! Tokens of the owner's API: only their hashes are stored.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::locks::{Lock, take_all};
use super::sql::{Columns as _, Db, json};
use afterword_store::{ApiToken, NewToken, TokenAdded};

const SELECT: &str = "SELECT id, name, scopes, created, revoked, last_used FROM api_tokens";

async fn add(db: &Db, new: &NewToken) -> Sql<ApiToken> {
    let sql =
        "INSERT INTO api_tokens (name, hash, scopes, created) VALUES ($1, $2, $3, $4) RETURNING id";
    let (hash, now) = (new.hash.as_slice(), new.now.as_millisecond());
    let id = db
        .one(sql, &[&new.name, &hash, &json(&new.scopes)?, &now], |row| {
            row.at(0)
        })
        .await?;
    Ok(ApiToken {
        id,
        name: new.name.clone(),
        scopes: new.scopes.clone(),
        created: new.now,
        last_used: None,
        revoked: None,
    })
}

pub(super) async fn add_named(db: &Db, new: &NewToken) -> Sql<TokenAdded> {
    // Two that add one name at once would both find none.
    take_all(db, vec![Lock::All]).await?;
    let sql = format!("{SELECT} WHERE name = $1 AND revoked IS NULL");
    match db.maybe(&sql, &[&new.name], token).await? {
        Some(live) => Ok(TokenAdded::Taken(live)),
        None => add(db, new).await.map(TokenAdded::New),
    }
}

pub(super) async fn all(db: &Db) -> Sql<Vec<ApiToken>> {
    db.all(&format!("{SELECT} ORDER BY id"), &[], token).await
}

/// A token that is not revoked.
pub(super) async fn by_hash(db: &Db, hash: [u8; 32]) -> Sql<Option<ApiToken>> {
    let sql = format!("{SELECT} WHERE hash = $1 AND revoked IS NULL");
    db.maybe(&sql, &[&hash.as_slice()], token).await
}

/// Returns whether it ended a live token.
pub(super) async fn revoke(db: &Db, id: i64, now: Timestamp) -> Sql<bool> {
    let sql = "UPDATE api_tokens SET revoked = $2 WHERE id = $1 AND revoked IS NULL";
    Ok(db.execute(sql, &[&id, &now.as_millisecond()]).await? > 0)
}

pub(super) async fn used(db: &Db, id: i64, now: Timestamp) -> Sql<()> {
    db.change(
        "UPDATE api_tokens SET last_used = $2 WHERE id = $1",
        &[&id, &now.as_millisecond()],
    )
    .await
}

fn token(row: &Row) -> Sql<ApiToken> {
    Ok(ApiToken {
        id: row.at(0)?,
        name: row.at(1)?,
        scopes: serde_json::from_str(row.at(2)?).unwrap_or_default(),
        created: row.time(3)?,
        revoked: row.maybe_time(4)?,
        last_used: row.maybe_time(5)?,
    })
}

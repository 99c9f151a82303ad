//! Sites, and the database's own metadata.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::{json, time};
use afterword_model::{Origin, SiteKey};
use afterword_store::{SeenSite, SiteDraft, StoredSite};

pub(super) fn all(conn: &Connection) -> rusqlite::Result<Vec<StoredSite>> {
    conn.prepare_cached(
        "SELECT id, key, title, origins, overrides, created FROM sites ORDER BY key",
    )?
    .query_map([], site)?
    .collect()
}

fn save(tx: &Connection, draft: SiteDraft) -> rusqlite::Result<StoredSite> {
    let id = tx.query_row(
        "INSERT INTO sites (key, title, origins, overrides, created) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (key) DO UPDATE SET title = ?2, origins = ?3, overrides = ?4
         RETURNING id",
        params![
            draft.key.as_str(),
            draft.title,
            json(&draft.origins)?,
            json(&draft.overrides)?,
            draft.now.as_millisecond()
        ],
        |row| row.get(0),
    )?;
    Ok(StoredSite { id, draft })
}

pub(super) fn save_if(
    tx: &Connection,
    draft: SiteDraft,
    seen: Option<&SeenSite>,
) -> rusqlite::Result<Option<StoredSite>> {
    let now = tx
        .prepare_cached(
            "SELECT id, key, title, origins, overrides, created FROM sites WHERE key = ?1",
        )?
        .query_row([draft.key.as_str()], site)
        .optional()?;
    let now = now.map(|StoredSite { draft, .. }| SeenSite {
        title: draft.title,
        origins: draft.origins,
        overrides: draft.overrides,
    });
    if now.as_ref() != seen {
        return Ok(None);
    }
    save(tx, draft).map(Some)
}

fn site(row: &Row<'_>) -> rusqlite::Result<StoredSite> {
    let key: String = row.get(1)?;
    let origins: Vec<String> = parsed(row, 3)?;
    Ok(StoredSite {
        id: row.get(0)?,
        draft: SiteDraft {
            key: SiteKey::parse(&key).map_err(|e| unreadable(1, e))?,
            title: row.get(2)?,
            origins: origins
                .iter()
                .map(|origin| Origin::parse(origin).map_err(|e| unreadable(3, e)))
                .collect::<rusqlite::Result<_>>()?,
            overrides: parsed(row, 4)?,
            now: time(row, 5)?,
        },
    })
}

fn parsed<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    serde_json::from_str(row.get_ref(column)?.as_str()?).map_err(|e| unreadable(column, e))
}

fn unreadable(
    column: usize,
    error: impl std::error::Error + Send + Sync + 'static,
) -> rusqlite::Error {
    let kind = rusqlite::types::Type::Text;
    rusqlite::Error::FromSqlConversionFailure(column, kind, Box::new(error))
}

pub(super) fn secret(conn: &Connection) -> rusqlite::Result<[u8; 32]> {
    conn.query_row("SELECT value FROM meta WHERE key = 'secret'", [], |row| {
        row.get(0)
    })
}

/// A read that only finds out whether the database answers.
pub(super) fn look(conn: &Connection) -> rusqlite::Result<()> {
    conn.prepare_cached("SELECT count(*) FROM sites")?
        .query_row([], |_| Ok(()))
}

/// A write that changes no data that anyone reads.
pub(super) fn touch(tx: &Connection) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO meta (key, value) VALUES ('touched', randomblob(8))
         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    )?
    .execute([])
    .map(drop)
}

//! Sites, and the database's own metadata.

use tokio_postgres::Row;

use super::failure::{Failure, Sql};
use super::locks::{Lock, take_all};
use super::sql::{Columns as _, Db, json};
use afterword_model::{Origin, SiteKey};
use afterword_store::{SeenSite, SiteDraft, StoredSite};

const SELECT: &str = "SELECT id, key, title, origins, overrides, created FROM sites";

pub(super) async fn all(db: &Db) -> Sql<Vec<StoredSite>> {
    db.all(&format!("{SELECT} ORDER BY key"), &[], site).await
}

async fn save(db: &Db, draft: &SiteDraft) -> Sql<StoredSite> {
    let id = db
        .one(
            "INSERT INTO sites (key, title, origins, overrides, created) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (key) DO UPDATE SET title = $2, origins = $3, overrides = $4
             RETURNING id",
            &[
                &draft.key.as_str(),
                &draft.title,
                &json(&draft.origins)?,
                &json(&draft.overrides)?,
                &draft.now.as_millisecond(),
            ],
            |row| row.at(0),
        )
        .await?;
    Ok(StoredSite {
        id,
        draft: draft.clone(),
    })
}

pub(super) async fn save_if(
    db: &Db,
    draft: &SiteDraft,
    seen: Option<&SeenSite>,
) -> Sql<Option<StoredSite>> {
    // Also keeps two from adding a site of one key.
    take_all(db, vec![Lock::All]).await?;
    let now = db
        .maybe(
            &format!("{SELECT} WHERE key = $1"),
            &[&draft.key.as_str()],
            site,
        )
        .await?;
    let now = now.map(|StoredSite { draft, .. }| SeenSite {
        title: draft.title,
        origins: draft.origins,
        overrides: draft.overrides,
    });
    if now.as_ref() != seen {
        return Ok(None);
    }
    save(db, draft).await.map(Some)
}

fn site(row: &Row) -> Sql<StoredSite> {
    let key: &str = row.at(1)?;
    let origins: Vec<String> = parsed(row, 3)?;
    let origins = origins
        .iter()
        .map(|origin| Origin::parse(origin).map_err(|_| unreadable("an origin")));
    Ok(StoredSite {
        id: row.at(0)?,
        draft: SiteDraft {
            key: SiteKey::parse(key).map_err(|_| unreadable("the key"))?,
            title: row.at(2)?,
            origins: origins.collect::<Sql<_>>()?,
            overrides: parsed(row, 4)?,
            now: row.time(5)?,
        },
    })
}

fn parsed<T: serde::de::DeserializeOwned>(row: &Row, column: usize) -> Sql<T> {
    serde_json::from_str(row.at(column)?).map_err(|_| unreadable("the settings"))
}

fn unreadable(what: &str) -> Failure {
    Failure::Unreadable(format!("{what} of a site"))
}

pub(super) async fn secret(db: &Db) -> Sql<[u8; 32]> {
    db.one("SELECT value FROM meta WHERE key = 'secret'", &[], |row| {
        row.bytes(0)
    })
    .await
}

/// A read, and a write to the log that changes no row: many nodes may ask at once.
pub(super) async fn touch(db: &Db) -> Sql<()> {
    db.change("SELECT 1 FROM sites LIMIT 1", &[]).await?;
    db.change(
        "SELECT pg_logical_emit_message(true, 'afterword', 'ready')",
        &[],
    )
    .await
}

//! Readers' addresses: asked for confirmation, confirmed, unsubscribed.

use tokio_postgres::Row;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_model::{EmailAddress, SiteId};
use afterword_store::ReaderAddress;

const SELECT: &str = "SELECT id, site, email, confirmed, stopped FROM addresses";

fn address(row: &Row) -> Sql<ReaderAddress> {
    Ok(ReaderAddress {
        id: row.at(0)?,
        site: row.at(1)?,
        email: EmailAddress::stored(row.at(2)?),
        confirmed: row.maybe_time(3)?,
        stopped: row.maybe_time(4)?,
    })
}

pub(super) async fn by_id(db: &Db, id: i64) -> Sql<Option<ReaderAddress>> {
    db.maybe(&format!("{SELECT} WHERE id = $1"), &[&id], address)
        .await
}

pub(super) async fn find(db: &Db, site: SiteId, email: &str) -> Sql<Option<ReaderAddress>> {
    let sql = format!("{SELECT} WHERE site = $1 AND lower(email) = lower($2)");
    db.maybe(&sql, &[&site, &email], address).await
}

/// The records of an address on all sites.
pub(super) async fn of_person(db: &Db, email: &str) -> Sql<Vec<ReaderAddress>> {
    let sql = format!("{SELECT} WHERE lower(email) = lower($1) ORDER BY site");
    db.all(&sql, &[&email], address).await
}

/// Undoes the request for confirmation.
pub(super) async fn unask(db: &Db, site: SiteId, email: &str) -> Sql<()> {
    let sql = "UPDATE addresses SET asks = greatest(asks - 1, 0), asked = NULL
        WHERE site = $1 AND lower(email) = lower($2)";
    db.change(sql, &[&site, &email]).await
}

//! Further addresses of moderators.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::outbox;
use super::sql::{Columns as _, Db};
use afterword_store::{AddressAdded, ModeratorAddress, NewModeratorAddress, Person};

const COLUMNS: &str = "id, address, person, created, confirmed";

/// Adds it, or asks again, with its mail. A mechanism only: of two moderators, the first has the address.
pub(super) async fn add(db: &Db, new: &NewModeratorAddress) -> Sql<AddressAdded> {
    let sql = format!("SELECT {COLUMNS} FROM moderator_addresses WHERE address = $1 FOR UPDATE");
    let known = db.maybe(&sql, &[&new.address.as_str()], address).await?;
    match known {
        Some(known) if known.person != new.person => return Ok(AddressAdded::Taken(known.person)),
        Some(known) if known.confirmed.is_some() => return Ok(AddressAdded::Confirmed),
        _ => {}
    }
    // Of two that add it at once, the second runs again, and finds the first one's row.
    let sql = match known {
        Some(_) => format!(
            "UPDATE moderator_addresses SET created = $3 WHERE address = $1 AND person = $2 RETURNING {COLUMNS}"
        ),
        None => format!(
            "INSERT INTO moderator_addresses (address, person, created) VALUES ($1, $2, $3) RETURNING {COLUMNS}"
        ),
    };
    let params = (
        new.address.as_str(),
        new.person.as_str(),
        new.now.as_millisecond(),
    );
    let asked = db
        .one(&sql, &[&params.0, &params.1, &params.2], address)
        .await?;
    outbox::add(db, &new.mail).await?;
    Ok(AddressAdded::Asked(asked))
}

pub(super) async fn by_address(db: &Db, of: &Person) -> Sql<Option<ModeratorAddress>> {
    let sql = format!("SELECT {COLUMNS} FROM moderator_addresses WHERE address = $1");
    db.maybe(&sql, &[&of.as_str()], address).await
}

pub(super) async fn by_id(db: &Db, id: i64) -> Sql<Option<ModeratorAddress>> {
    let sql = format!("SELECT {COLUMNS} FROM moderator_addresses WHERE id = $1");
    db.maybe(&sql, &[&id], address).await
}

/// Of all moderators, ordered by person and address.
pub(super) async fn all(db: &Db) -> Sql<Vec<ModeratorAddress>> {
    let sql = format!("SELECT {COLUMNS} FROM moderator_addresses ORDER BY person, address");
    db.all(&sql, &[], address).await
}

/// Returns whether it is there as it was when its owner was asked.
pub(super) async fn confirm(db: &Db, asked: &ModeratorAddress, now: Timestamp) -> Sql<bool> {
    let confirmed = db
        .execute(
            "UPDATE moderator_addresses SET confirmed = coalesce(confirmed, $1)
             WHERE id = $2 AND address = $3 AND person = $4 AND created = $5",
            &[
                &now.as_millisecond(),
                &asked.id,
                &asked.address.as_str(),
                &asked.person.as_str(),
                &asked.created.as_millisecond(),
            ],
        )
        .await?;
    Ok(confirmed > 0)
}

/// Returns whether it was there.
pub(super) async fn remove(db: &Db, of: &Person) -> Sql<bool> {
    let sql = "DELETE FROM moderator_addresses WHERE address = $1";
    Ok(db.execute(sql, &[&of.as_str()]).await? > 0)
}

fn address(row: &Row) -> Sql<ModeratorAddress> {
    let person = |column| row.at::<&str>(column).map(Person::of);
    Ok(ModeratorAddress {
        id: row.at(0)?,
        address: person(1)?,
        person: person(2)?,
        created: row.time(3)?,
        confirmed: row.maybe_time(4)?,
    })
}

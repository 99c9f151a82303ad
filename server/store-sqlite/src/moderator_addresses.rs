//! Further addresses of moderators.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::outbox;
use super::rows::{maybe_time, time};
use afterword_store::{AddressAdded, ModeratorAddress, NewModeratorAddress, Person};

const COLUMNS: &str = "id, address, person, created, confirmed";

/// Adds it, or asks again, with its mail. A mechanism only: of two moderators, the first has the address.
pub(super) fn add(tx: &Connection, new: &NewModeratorAddress) -> rusqlite::Result<AddressAdded> {
    let known = by_address(tx, &new.address)?;
    if let Some(known) = known.filter(|known| known.person != new.person) {
        return Ok(AddressAdded::Taken(known.person));
    }
    let asked = tx
        .prepare_cached(&format!(
            "INSERT INTO moderator_addresses (address, person, created) VALUES (?1, ?2, ?3)
             ON CONFLICT (address) DO UPDATE SET created = ?3 WHERE confirmed IS NULL
             RETURNING {COLUMNS}"
        ))?
        .query_row(
            params![
                new.address.as_str(),
                new.person.as_str(),
                new.now.as_millisecond()
            ],
            address,
        )
        .optional()?;
    let Some(asked) = asked else {
        return Ok(AddressAdded::Confirmed);
    };
    outbox::add(tx, &new.mail)?;
    Ok(AddressAdded::Asked(asked))
}

pub(super) fn by_address(
    conn: &Connection,
    of: &Person,
) -> rusqlite::Result<Option<ModeratorAddress>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM moderator_addresses WHERE address = ?1"
    ))?
    .query_row([of.as_str()], address)
    .optional()
}

pub(super) fn by_id(conn: &Connection, id: i64) -> rusqlite::Result<Option<ModeratorAddress>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM moderator_addresses WHERE id = ?1"
    ))?
    .query_row([id], address)
    .optional()
}

/// Of all moderators, ordered by person and address.
pub(super) fn all(conn: &Connection) -> rusqlite::Result<Vec<ModeratorAddress>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM moderator_addresses ORDER BY person, address"
    ))?
    .query_map([], address)?
    .collect()
}

/// Returns whether it is there as it was when its owner was asked.
pub(super) fn confirm(
    tx: &Connection,
    asked: &ModeratorAddress,
    now: Timestamp,
) -> rusqlite::Result<bool> {
    let confirmed = tx
        .prepare_cached(
            "UPDATE moderator_addresses SET confirmed = coalesce(confirmed, ?1)
             WHERE id = ?2 AND address = ?3 AND person = ?4 AND created = ?5",
        )?
        .execute(params![
            now.as_millisecond(),
            asked.id,
            asked.address.as_str(),
            asked.person.as_str(),
            asked.created.as_millisecond(),
        ])?;
    Ok(confirmed > 0)
}

/// Returns whether it was there.
pub(super) fn remove(tx: &Connection, of: &Person) -> rusqlite::Result<bool> {
    let removed = tx
        .prepare_cached("DELETE FROM moderator_addresses WHERE address = ?1")?
        .execute([of.as_str()])?;
    Ok(removed > 0)
}

fn address(row: &Row<'_>) -> rusqlite::Result<ModeratorAddress> {
    let person = |column| -> rusqlite::Result<Person> {
        let address: String = row.get(column)?;
        Ok(Person::of(&address))
    };
    Ok(ModeratorAddress {
        id: row.get(0)?,
        address: person(1)?,
        person: person(2)?,
        created: time(row, 3)?,
        confirmed: maybe_time(row, 4)?,
    })
}

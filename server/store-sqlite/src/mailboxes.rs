//! The reading position in each mailbox.

use rusqlite::{Connection, OptionalExtension, params};

use afterword_store::MailboxPlace;

pub(super) fn place(conn: &Connection, account: &str) -> rusqlite::Result<Option<MailboxPlace>> {
    conn.prepare_cached("SELECT uid_validity, last_uid FROM mailboxes WHERE account = ?1")?
        .query_row([account], |row| {
            Ok(MailboxPlace {
                uid_validity: row.get(0)?,
                last_uid: row.get(1)?,
            })
        })
        .optional()
}

pub(super) fn keep(tx: &Connection, account: &str, place: MailboxPlace) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO mailboxes (account, uid_validity, last_uid) VALUES (?1, ?2, ?3)
         ON CONFLICT (account) DO UPDATE SET uid_validity = ?2, last_uid = ?3",
    )?
    .execute(params![account, place.uid_validity, place.last_uid])
    .map(drop)
}

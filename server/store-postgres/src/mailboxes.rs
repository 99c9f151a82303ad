//! The reading position in each mailbox.

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_store::MailboxPlace;

pub(super) async fn place(db: &Db, account: &str) -> Sql<Option<MailboxPlace>> {
    let sql = "SELECT uid_validity, last_uid FROM mailboxes WHERE account = $1";
    db.maybe(sql, &[&account], |row| {
        Ok(MailboxPlace {
            uid_validity: row.number(0)?,
            last_uid: row.number(1)?,
        })
    })
    .await
}

pub(super) async fn keep(db: &Db, account: &str, place: MailboxPlace) -> Sql<()> {
    let (validity, last) = (i64::from(place.uid_validity), i64::from(place.last_uid));
    db.change(
        "INSERT INTO mailboxes (account, uid_validity, last_uid) VALUES ($1, $2, $3)
         ON CONFLICT (account) DO UPDATE SET uid_validity = $2, last_uid = $3",
        &[&account, &validity, &last],
    )
    .await
}

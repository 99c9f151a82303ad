//! Repairs times that a wrong clock left in the outboxes.
//!
//! A clock that was ahead leaves times in the future, and their rows would wait for as long as the clock was wrong.
//! `rules::pauses` says which times can't be.

use super::failure::Sql;
use super::sql::Db;
use afterword_model::change::{Mending, Outbox};

pub(super) async fn mend(db: &Db, mending: &Mending) -> Sql<()> {
    let (table, waiting, of) = match &mending.of {
        Outbox::Mails => (
            "outbox",
            "sent IS NULL AND failed IS NULL AND kind NOT IN ('spam', 'followed') AND $1 IS NULL",
            None,
        ),
        Outbox::DailyMails => (
            "outbox",
            "sent IS NULL AND failed IS NULL AND kind IN ('spam', 'followed') AND $1 IS NULL",
            None,
        ),
        Outbox::Hooks(url) => (
            "hooks",
            "sent IS NULL AND failed IS NULL AND url = $1",
            Some(url.as_str()),
        ),
        Outbox::Questions => ("akismet", "failed IS NULL AND $1 IS NULL", None),
    };
    let due = format!(
        "UPDATE {table} SET due = $2, created = least(created, $2)
         WHERE {waiting} AND due > $2 AND (created > $3 OR due > $4)"
    );
    let (now, created) = (
        mending.now.as_millisecond(),
        mending.created.as_millisecond(),
    );
    db.change(&due, &[&of, &now, &created, &mending.due.as_millisecond()])
        .await?;
    let leases = format!("UPDATE {table} SET leased = NULL WHERE {waiting} AND leased > $2");
    db.change(&leases, &[&of, &mending.leased.as_millisecond()])
        .await
}

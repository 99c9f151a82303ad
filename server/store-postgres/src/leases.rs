//! Work that one node at a time does. A lease is a row and not an advisory lock: it outlives a connection that breaks,
//! and a pooler in transaction mode can't separate a node from it. The time is the database's own, so the clocks of
//! the nodes don't matter.

use std::time::Duration;

use super::failure::Sql;
use super::sql::Db;

pub(super) async fn take(db: &Db, name: &str, holder: &str, lasts: Duration) -> Sql<bool> {
    let milliseconds = i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX);
    db.exists(
        "INSERT INTO leases (name, holder, until)
         VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
            WHERE leases.holder = excluded.holder OR leases.until <= clock_timestamp()
         RETURNING 1",
        &[&name, &holder, &milliseconds],
    )
    .await
}

//! A part of a transaction that fails by itself.

use rusqlite::Connection;

use super::error::store_error;
use afterword_store::{StoreError, StoreResult};

/// The result of `work`, which leaves no trace if it fails.
///
/// # Errors
/// The transaction has ended, or contains part of the failed work.
pub(super) fn in_savepoint<T>(
    conn: &Connection,
    work: impl FnOnce() -> StoreResult<T>,
) -> StoreResult<StoreResult<T>> {
    let run = |sql: &str| conn.prepare_cached(sql)?.execute([]).map(drop);
    if let Err(error) = run("SAVEPOINT write") {
        return Ok(Err(store_error(error)));
    }
    let outcome = work();
    // SQLite itself ends the transaction after errors such as a full disk: then no savepoint is left.
    if conn.is_autocommit() {
        return Err(outcome.err().unwrap_or_else(ended));
    }
    if let Err(error) = &outcome
        && run("ROLLBACK TO write").is_err()
    {
        return Err(error.clone());
    }
    run("RELEASE write").map_err(store_error)?;
    Ok(outcome)
}

fn ended() -> StoreError {
    StoreError::Unavailable("the transaction has ended".to_owned())
}

//! `SQLite`'s result codes (<https://www.sqlite.org/rescode.html>) as [`StoreError`].

use rusqlite::ErrorCode;

use afterword_store::StoreError;

#[expect(
    clippy::needless_pass_by_value,
    reason = "the shape that `map_err` wants"
)]
pub(super) fn store_error(error: rusqlite::Error) -> StoreError {
    let text = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy(text),
        // A long reading was cut.
        Some(ErrorCode::OperationInterrupted) => StoreError::Busy(text),
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly(text),
        Some(ErrorCode::DiskFull) => StoreError::Full(text),
        _ => StoreError::Unavailable(text),
    }
}

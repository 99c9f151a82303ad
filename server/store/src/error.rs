//! Errors of the store.

/// An error of the store. The inner reason is for the log, never for a client.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// Too many writes wait, or another process holds a lock on the database.
    #[error("the store is busy: {0}")]
    Busy(String),
    #[error("the store is read-only: {0}")]
    ReadOnly(String),
    #[error("the store is full: {0}")]
    Full(String),
    #[error("the store can't be used: {0}")]
    Unavailable(String),
    /// Nothing was written; the log says where the panic was.
    #[error("a mistake in Afterword itself: its work in the store panicked")]
    Panicked,
    #[error(
        "the database has schema {found}, this version of Afterword knows {known}: run a newer version"
    )]
    NewerSchema { found: u32, known: u32 },
    #[error(
        "the database could not be brought from schema {found} to {known}: {reason}. It is as it was: go on with the \
         version of Afterword that you had, look at the database by `afterword doctor`, and report what you see"
    )]
    Upgrade {
        found: u32,
        known: u32,
        reason: String,
    },
}

pub type StoreResult<T> = Result<T, StoreError>;

//! What can go wrong in a transaction, and which of it is tried again
//! (<https://www.postgresql.org/docs/current/errcodes-appendix.html>).

use deadpool_postgres::{PoolError, TimeoutType};
use tokio_postgres::error::{DbError, Severity, SqlState};

use afterword_store::StoreError;

/// An error within a transaction.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Its text has no values of parameters: the server's detail, which may have some, is left out.
    #[error("{0}")]
    Postgres(#[from] tokio_postgres::Error),
    #[error("{0}")]
    Pool(#[from] PoolError),
    #[error("a row that must be there is not")]
    NoRow,
    #[error("a column can't be read: {0}")]
    Unreadable(String),
    /// What a transaction found forbids the rest of it.
    #[error("{0}")]
    Refused(String),
    /// An injected fault.
    #[error("the connection is broken")]
    Broken,
}

pub(crate) type Sql<T> = Result<T, Failure>;

impl Failure {
    pub(crate) fn unreadable(what: &str) -> Self {
        Self::Unreadable(what.to_owned())
    }

    pub(crate) fn state(&self) -> Option<&SqlState> {
        match self {
            Self::Postgres(error) => error.code(),
            Self::Pool(PoolError::Backend(error)) => error.code(),
            _ => None,
        }
    }

    /// Why a connection could not be encrypted.
    pub(crate) fn encryption(&self) -> Option<&rustls::Error> {
        use std::error::Error as _;
        let (Self::Postgres(error) | Self::Pool(PoolError::Backend(error))) = self else {
            return None;
        };
        let within = error.source()?.downcast_ref::<std::io::Error>()?;
        within.get_ref()?.downcast_ref()
    }

    /// Whether another transaction was in the way, so that the same one may succeed now. A row that another
    /// transaction has just inserted is seen by the next attempt.
    pub(crate) fn is_conflict(&self) -> bool {
        let conflicts = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::UNIQUE_VIOLATION,
            SqlState::LOCK_NOT_AVAILABLE,
        ];
        self.state().is_some_and(|state| conflicts.contains(state))
    }

    /// Whether the connection can be used again.
    pub(crate) fn leaves_the_connection(&self) -> bool {
        match self {
            Self::Postgres(error) => {
                !error.is_closed()
                    && error
                        .as_db_error()
                        .is_some_and(|said| !ends_the_session(said))
            }
            Self::Pool(_) => false,
            _ => true,
        }
    }

    pub(crate) fn store_error(self) -> StoreError {
        let text = self.told();
        let Some(state) = self.state() else {
            return match self {
                Self::Pool(PoolError::Timeout(TimeoutType::Wait)) => StoreError::Busy(
                    "all connections of the pool are in use (store.pool)".to_owned(),
                ),
                Self::Pool(PoolError::Timeout(_)) => StoreError::Unavailable(
                    "the database of store.url does not answer in time".to_owned(),
                ),
                _ => StoreError::Unavailable(text),
            };
        };
        match *state {
            SqlState::T_R_SERIALIZATION_FAILURE
            | SqlState::T_R_DEADLOCK_DETECTED
            | SqlState::LOCK_NOT_AVAILABLE
            | SqlState::TOO_MANY_CONNECTIONS => StoreError::Busy(text),
            SqlState::QUERY_CANCELED => {
                StoreError::Busy(format!("{text} (store.statement_timeout)"))
            }
            SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::ReadOnly(text),
            SqlState::DISK_FULL => StoreError::Full(text),
            _ => StoreError::Unavailable(text),
        }
    }

    /// With its causes, and without the values that a detail of the server may show.
    pub(crate) fn told(&self) -> String {
        use std::error::Error as _;
        let (Self::Postgres(error) | Self::Pool(PoolError::Backend(error))) = self else {
            return self.to_string();
        };
        match (error.as_db_error(), error.source()) {
            (Some(database), _) => format!("PostgreSQL says: {}", database.message()),
            (None, Some(source)) => format!("{error}: {source}"),
            (None, None) => error.to_string(),
        }
    }
}

/// Whether the server closes the connection after these words, as when an administrator ends it
/// (<https://www.postgresql.org/docs/current/runtime-config-logging.html#RUNTIME-CONFIG-SEVERITY-LEVELS>).
fn ends_the_session(said: &DbError) -> bool {
    match said.parsed_severity() {
        Some(severity) => matches!(severity, Severity::Fatal | Severity::Panic),
        // PgBouncer says it in this field alone, and always in English.
        None => matches!(said.severity(), "FATAL" | "PANIC"),
    }
}

//! How the types are stored in SQLite's columns. It is in this crate because Rust allows a foreign trait only beside
//! the type; it has no SQL.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use uuid::Uuid;

use crate::policy::HookEvent;
use crate::{
    BatchId, BlockKind, CommentId, ConversationId, FollowPace, HookId, ImportNumber, MailId,
    MailKind, PlannedOutcome, ReportOutcome, ReportReason, SimHash, SiteId, Status, TokenKind,
    Undelivered,
};

impl ToSql for CommentId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
    }
}

impl FromSql for CommentId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Uuid::from_slice(value.as_blob()?)
            .map(Self)
            .map_err(FromSqlError::other)
    }
}

impl ToSql for SiteId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for SiteId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(Self)
    }
}

impl ToSql for ConversationId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for ConversationId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(Self)
    }
}

impl ToSql for ImportNumber {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for ImportNumber {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(Self)
    }
}

/// SQLite's integers are signed; the bits are the same.
impl ToSql for SimHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.0.cast_signed()))
    }
}

impl FromSql for SimHash {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(|bits| Self(bits.cast_unsigned()))
    }
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value
            .as_str()?
            .parse()
            .map_err(|text: String| FromSqlError::other(std::io::Error::other(text)))
    }
}

impl ToSql for BatchId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
    }
}

impl FromSql for BatchId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Uuid::from_slice(value.as_blob()?)
            .map(Self)
            .map_err(FromSqlError::other)
    }
}

impl ToSql for MailId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
    }
}

impl FromSql for MailId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Uuid::from_slice(value.as_blob()?)
            .map(Self)
            .map_err(FromSqlError::other)
    }
}

impl ToSql for HookId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
    }
}

impl FromSql for HookId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Uuid::from_slice(value.as_blob()?)
            .map(Self)
            .map_err(FromSqlError::other)
    }
}

impl ToSql for Undelivered {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.stored().into())
    }
}

impl FromSql for Undelivered {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str().map(Self::read)
    }
}

/// Closed choices are stored as their words.
#[macro_export]
macro_rules! word_column {
    ($($name:ty),*) => {$(
        impl $crate::rusqlite::types::ToSql for $name {
            fn to_sql(&self) -> $crate::rusqlite::Result<$crate::rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.as_str().into())
            }
        }

        impl $crate::rusqlite::types::FromSql for $name {
            fn column_result(value: $crate::rusqlite::types::ValueRef<'_>) -> $crate::rusqlite::types::FromSqlResult<Self> {
                let word = value.as_str()?;
                let known = Self::ALL.iter().copied().find(|known| known.as_str() == word);
                known.ok_or_else(|| $crate::rusqlite::types::FromSqlError::other(std::io::Error::other(word.to_owned())))
            }
        }
    )*};
}

word_column!(
    BlockKind,
    FollowPace,
    HookEvent,
    MailKind,
    TokenKind,
    PlannedOutcome,
    ReportReason,
    ReportOutcome
);

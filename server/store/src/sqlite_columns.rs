//! How the types are stored in SQLite's columns; beside the types, because Rust requires it. It has no SQL.

use afterword_model::word_column;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use uuid::Uuid;

use crate::{HookId, TokenKind};

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

word_column!(TokenKind);

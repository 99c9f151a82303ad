//! One connection of the pool, and how values are passed to SQL and read from rows.
//!
//! Each parameter names its type, so a statement needs no description by the server: it can be prepared once a
//! connection, or be sent without a name, as a pooler in transaction mode needs.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use deadpool_postgres::Object;
use jiff::Timestamp;
use tokio_postgres::types::{FromSql, ToSql, Type};
use tokio_postgres::{Row, SimpleQueryMessage};
use uuid::Uuid;

use super::failure::{Failure, Sql};
use super::locks::Lock;
use afterword_model::policy::HookEvent;
use afterword_model::{
    BatchId, BlockKind, CommentId, ConversationId, FollowPace, HookId, ImportNumber, MailId,
    MailKind, PlannedOutcome, ReportOutcome, ReportReason, SimHash, SiteId, Status, TokenKind,
    Undelivered,
};

/// A connection, in or outside a transaction. Queries that are begun together are sent together, in their order.
///
/// Dropped within a transaction, as by a panic, it closes the connection, so that nothing of it is committed and the
/// pool gets no connection of an unknown state.
pub(crate) struct Db {
    /// `None` once it is dropped.
    client: Option<Object>,
    prepared: bool,
    in_transaction: bool,
    locks: Mutex<BTreeSet<Lock>>,
}

impl Drop for Db {
    fn drop(&mut self) {
        if self.in_transaction
            && let Some(client) = self.client.take()
        {
            drop(Object::take(client));
        }
    }
}

impl Db {
    pub(crate) fn new(client: Object, prepared: bool) -> Self {
        Self {
            client: Some(client),
            prepared,
            in_transaction: false,
            locks: Mutex::default(),
        }
    }

    fn client(&self) -> Sql<&Object> {
        self.client.as_ref().ok_or(Failure::Broken)
    }

    /// Begins a transaction by these statements.
    pub(crate) async fn begin(&mut self, statements: &str) -> Sql<()> {
        self.in_transaction = true;
        self.run(statements).await
    }

    /// Commits, if there is a transaction, and returns the connection to the pool.
    pub(crate) async fn commit(self) -> Sql<()> {
        self.end("COMMIT").await
    }

    /// Commits, and tells the first row of a statement that ran just before, in one message. If that statement fails,
    /// nothing is committed; if the connection does, nobody knows.
    pub(crate) async fn commit_telling(mut self, statement: &str) -> Sql<Vec<Option<String>>> {
        let both = format!("{statement}; COMMIT");
        let answers = self.client()?.simple_query(&both).await?;
        self.in_transaction = false;
        let row = answers.iter().find_map(|answer| match answer {
            SimpleQueryMessage::Row(row) => Some(row),
            _ => None,
        });
        let row = row.ok_or(Failure::NoRow)?;
        let values = (0..row.len()).map(|column| row.get(column).map(str::to_owned));
        Ok(values.collect())
    }

    /// Takes back what the transaction has done.
    pub(crate) async fn roll_back(self) -> Sql<()> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, statement: &str) -> Sql<()> {
        if self.in_transaction {
            self.run(statement).await?;
            self.in_transaction = false;
        }
        Ok(())
    }

    /// # Errors
    /// An error of the connection or of the statement.
    pub(crate) async fn query(&self, sql: &str, params: &[&dyn Param]) -> Sql<Vec<Row>> {
        if self.prepared {
            let types: Vec<Type> = params.iter().map(|param| param.kind()).collect();
            let statement = self.client()?.prepare_typed_cached(sql, &types).await?;
            let params: Vec<&(dyn ToSql + Sync)> =
                params.iter().map(|param| param.value()).collect();
            return Ok(self.client()?.query(&statement, &params).await?);
        }
        let params: Vec<(&(dyn ToSql + Sync), Type)> = params
            .iter()
            .map(|param| (param.value(), param.kind()))
            .collect();
        Ok(self.client()?.query_typed(sql, &params).await?)
    }

    /// The first row.
    pub(crate) async fn query_opt(&self, sql: &str, params: &[&dyn Param]) -> Sql<Option<Row>> {
        Ok(self.query(sql, params).await?.into_iter().next())
    }

    /// # Errors
    /// There is no row, or see [`Db::query`].
    pub(crate) async fn query_one(&self, sql: &str, params: &[&dyn Param]) -> Sql<Row> {
        self.query_opt(sql, params).await?.ok_or(Failure::NoRow)
    }

    /// Each row, read.
    pub(crate) async fn all<T>(
        &self,
        sql: &str,
        params: &[&dyn Param],
        read: impl Fn(&Row) -> Sql<T>,
    ) -> Sql<Vec<T>> {
        self.query(sql, params).await?.iter().map(read).collect()
    }

    /// The first row, read.
    pub(crate) async fn maybe<T>(
        &self,
        sql: &str,
        params: &[&dyn Param],
        read: impl Fn(&Row) -> Sql<T>,
    ) -> Sql<Option<T>> {
        self.query_opt(sql, params)
            .await?
            .as_ref()
            .map(read)
            .transpose()
    }

    /// The first row, which must be there, read.
    pub(crate) async fn one<T>(
        &self,
        sql: &str,
        params: &[&dyn Param],
        read: impl Fn(&Row) -> Sql<T>,
    ) -> Sql<T> {
        read(&self.query_one(sql, params).await?)
    }

    /// A single number.
    pub(crate) async fn count<T: TryFrom<i64>>(&self, sql: &str, params: &[&dyn Param]) -> Sql<T> {
        self.query_one(sql, params).await?.number(0)
    }

    /// A statement whose number of rows nobody asks for.
    pub(crate) async fn change(&self, sql: &str, params: &[&dyn Param]) -> Sql<()> {
        self.execute(sql, params).await.map(drop)
    }

    /// Whether there is a row.
    pub(crate) async fn exists(&self, sql: &str, params: &[&dyn Param]) -> Sql<bool> {
        Ok(self.query_opt(sql, params).await?.is_some())
    }

    /// Returns how many rows it changed.
    pub(crate) async fn execute(&self, sql: &str, params: &[&dyn Param]) -> Sql<u64> {
        if self.prepared {
            let types: Vec<Type> = params.iter().map(|param| param.kind()).collect();
            let statement = self.client()?.prepare_typed_cached(sql, &types).await?;
            let params: Vec<&(dyn ToSql + Sync)> =
                params.iter().map(|param| param.value()).collect();
            return Ok(self.client()?.execute(&statement, &params).await?);
        }
        let params: Vec<(&(dyn ToSql + Sync), Type)> = params
            .iter()
            .map(|param| (param.value(), param.kind()))
            .collect();
        Ok(self.client()?.execute_typed(sql, &params).await?)
    }

    /// Statements without parameters, in one message.
    pub(crate) async fn run(&self, statements: &str) -> Sql<()> {
        Ok(self.client()?.batch_execute(statements).await?)
    }

    /// Whether this transaction takes the lock now for the first time.
    pub(crate) fn is_new(&self, lock: Lock) -> bool {
        let mut locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        locks.insert(lock)
    }
}

/// A parameter of a statement.
pub(crate) trait Param: Sync {
    fn kind(&self) -> Type;
    fn value(&self) -> &(dyn ToSql + Sync);
}

/// A Rust type whose values have one type in SQL.
pub(crate) trait Typed {
    const TYPE: Type;
}

impl<T: Typed + ToSql + Sync> Param for T {
    fn kind(&self) -> Type {
        T::TYPE
    }

    fn value(&self) -> &(dyn ToSql + Sync) {
        self
    }
}

impl<T: Typed> Typed for Option<T> {
    const TYPE: Type = T::TYPE;
}

impl<T: Typed + ?Sized> Typed for &T {
    const TYPE: Type = T::TYPE;
}

macro_rules! types {
    ($($sql:ident, $array:ident: $($rust:ty),*;)*) => {$($(
        impl Typed for $rust {
            const TYPE: Type = Type::$sql;
        }

        impl Typed for Vec<$rust> {
            const TYPE: Type = Type::$array;
        }

        impl Typed for [$rust] {
            const TYPE: Type = Type::$array;
        }
    )*)*};
}

types! {
    BOOL, BOOL_ARRAY: bool;
    INT8, INT8_ARRAY: i64, SiteId, ConversationId, ImportNumber, SimHash;
    UUID, UUID_ARRAY: Uuid, CommentId, BatchId, MailId, HookId;
    TEXT, TEXT_ARRAY: String, Status, Undelivered, BlockKind, FollowPace, HookEvent, MailKind, TokenKind,
        PlannedOutcome, ReportReason, ReportOutcome;
}

impl Typed for str {
    const TYPE: Type = Type::TEXT;
}

impl Typed for Vec<&str> {
    const TYPE: Type = Type::TEXT_ARRAY;
}

impl Typed for [&str] {
    const TYPE: Type = Type::TEXT_ARRAY;
}

impl Typed for [u8] {
    const TYPE: Type = Type::BYTEA;
}

impl Typed for Vec<u8> {
    const TYPE: Type = Type::BYTEA;
}

/// Columns whose values may be missing.
macro_rules! with_nulls {
    ($($array:ident: $rust:ty),*) => {$(
        impl Typed for Vec<Option<$rust>> {
            const TYPE: Type = Type::$array;
        }
    )*};
}

with_nulls!(BOOL_ARRAY: bool, INT8_ARRAY: i64, TEXT_ARRAY: String, BYTEA_ARRAY: Vec<u8>, UUID_ARRAY: Uuid);

impl Typed for Vec<Vec<u8>> {
    const TYPE: Type = Type::BYTEA_ARRAY;
}

/// Reads columns by their index.
pub(crate) trait Columns {
    /// # Errors
    /// The column has another type, or is NULL where no `Option` is asked for.
    fn at<'a, T: FromSql<'a>>(&'a self, column: usize) -> Sql<T>;

    /// A number of 64 bits as a smaller one.
    fn number<T: TryFrom<i64>>(&self, column: usize) -> Sql<T>;

    /// Milliseconds since 1970.
    fn time(&self, column: usize) -> Sql<Timestamp>;

    fn maybe_time(&self, column: usize) -> Sql<Option<Timestamp>>;

    /// Bytes of a known number, such as a hash.
    fn bytes<const N: usize>(&self, column: usize) -> Sql<[u8; N]>;

    fn maybe_bytes<const N: usize>(&self, column: usize) -> Sql<Option<[u8; N]>>;
}

impl Columns for Row {
    fn at<'a, T: FromSql<'a>>(&'a self, column: usize) -> Sql<T> {
        Ok(self.try_get(column)?)
    }

    fn number<T: TryFrom<i64>>(&self, column: usize) -> Sql<T> {
        let number: i64 = self.at(column)?;
        T::try_from(number).map_err(|_| Failure::unreadable("a number is out of range"))
    }

    fn time(&self, column: usize) -> Sql<Timestamp> {
        self.maybe_time(column).map(Option::unwrap_or_default)
    }

    fn maybe_time(&self, column: usize) -> Sql<Option<Timestamp>> {
        let millis: Option<i64> = self.at(column)?;
        Ok(millis.map(|ms| Timestamp::from_millisecond(ms).unwrap_or_default()))
    }

    fn bytes<const N: usize>(&self, column: usize) -> Sql<[u8; N]> {
        self.maybe_bytes(column)?
            .ok_or_else(|| Failure::unreadable("bytes are missing"))
    }

    fn maybe_bytes<const N: usize>(&self, column: usize) -> Sql<Option<[u8; N]>> {
        let bytes: Option<&[u8]> = self.at(column)?;
        let sized = |bytes: &[u8]| bytes.try_into();
        bytes
            .map(sized)
            .transpose()
            .map_err(|_| Failure::unreadable("bytes have another number"))
    }
}

/// The JSON of a value whose serialisation can't fail.
pub(crate) fn json<T: serde::Serialize>(value: &T) -> Sql<String> {
    serde_json::to_string(value).map_err(|error| Failure::Unreadable(error.to_string()))
}

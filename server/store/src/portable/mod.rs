//! The rows of a store in a form that all stores have in common, to move them from one to another.
//!
//! Both databases have the same tables and the same values: times are milliseconds, JSON is text. What a database
//! derives from them (a search index, notes about changes) is not here, and neither is what belongs to one server,
//! such as its leases.

mod copy;
mod digest;
mod tables;

use async_trait::async_trait;

use super::StoreResult;

pub use copy::{CopyReport, Copying, TableReport, copy};
pub use digest::{Digesting, RowsDigest};
pub use tables::{Column, Kind, TABLES, Table, quoted};

/// A value of a column. True and false are 1 and 0, and an id of 16 bytes is [`Value::Bytes`].
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Null,
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A row: the values of [`Table::columns`], in their order. The first ones are its key.
pub type PortableRow = Vec<Value>;

/// Rows after a key and up to another, this one included. Without them, from the first row and to the last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeyRange {
    pub after: Option<PortableRow>,
    pub upto: Option<PortableRow>,
}

/// The last number that was given to a row of a table: numbers of erased rows are not given again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastNumber {
    pub table: &'static str,
    pub last: i64,
}

/// A store whose rows can be moved.
#[async_trait]
pub trait PortableStore: Send + Sync {
    /// The first rows of a range, in the order of their keys.
    async fn rows(
        &self,
        table: &'static Table,
        range: KeyRange,
        limit: u32,
    ) -> StoreResult<Vec<PortableRow>>;

    /// The key of the last one of the next `limit` rows after a key, or of fewer. `None`: there are no more.
    async fn end_of_block(
        &self,
        table: &'static Table,
        after: Option<PortableRow>,
        limit: u32,
    ) -> StoreResult<Option<PortableRow>>;

    /// What the rows of a range are, as [`Digesting`] writes it.
    async fn digest(&self, table: &'static Table, range: KeyRange) -> StoreResult<RowsDigest>;

    /// Writes rows, in one transaction: new ones, and others in place of those with the same key.
    async fn put(&self, table: &'static Table, rows: Vec<PortableRow>) -> StoreResult<()>;

    /// Removes the rows with these keys, in one transaction.
    async fn remove(&self, table: &'static Table, keys: Vec<PortableRow>) -> StoreResult<()>;

    /// Of each table that numbers its rows.
    async fn last_numbers(&self) -> StoreResult<Vec<LastNumber>>;

    async fn set_last_numbers(&self, numbers: Vec<LastNumber>) -> StoreResult<()>;
}

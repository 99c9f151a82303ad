//! Makes one store equal to another: reads both in the order of their keys, and writes what differs.
//!
//! So the same walk begins a copy, goes on with one that was interrupted, brings over what has changed since, and
//! verifies: a second walk finds nothing to write.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::{PortableRow, PortableStore, TABLES, Table, Value};
use crate::StoreResult;

/// Rows that are read at once.
const BLOCK: u32 = 2_000;

/// What a walk does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Copying {
    /// Writes what differs.
    Write,
    /// Only counts it.
    Verify,
}

/// What was found in a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableReport {
    pub table: &'static str,
    /// Rows of the source.
    pub rows: u64,
    /// Rows that were missing or different in the target.
    pub written: u64,
    /// Rows of the target that the source does not have.
    pub removed: u64,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CopyReport {
    pub tables: Vec<TableReport>,
}

impl CopyReport {
    #[must_use]
    pub fn is_equal(&self) -> bool {
        let changed = |table: &TableReport| table.written + table.removed;
        self.tables.iter().map(changed).sum::<u64>() == 0
    }

    /// Rows of a table in the source.
    #[must_use]
    pub fn rows(&self, table: &str) -> u64 {
        let found = self.tables.iter().find(|report| report.table == table);
        found.map_or(0, |report| report.rows)
    }
}

/// Copies all tables, or compares them. `each` hears of every table that is done.
///
/// The source may be written to meanwhile. What refers to a site, a page or a comment that came after its table was
/// walked is left for the next call. An import gives ids of the past: beside one, a call may fail and is to be repeated.
///
/// # Errors
/// Of either store; what was copied before stays, and the next call goes on from there.
pub async fn copy(
    from: &dyn PortableStore,
    to: &dyn PortableStore,
    how: Copying,
    mut each: impl FnMut(&TableReport) + Send,
) -> StoreResult<CopyReport> {
    let mut report = CopyReport::default();
    let mut removed = BTreeMap::new();
    if how == Copying::Write {
        // What refers to a row must go before it does: from the last table to the first.
        for table in TABLES.iter().rev() {
            removed.insert(table.name, remove_gone(from, to, table).await?);
        }
    }
    let mut bounds = Bounds::default();
    for table in TABLES {
        let mut found = walk(from, to, table, (how, replies_last), &mut bounds).await?;
        if how == Copying::Write && table.name == "comments" {
            // The parents of all are there now.
            let again = walk(from, to, table, (how, as_it_is), &mut bounds).await?;
            found.written += again.written;
        }
        found.removed = removed.get(table.name).copied().unwrap_or(found.removed);
        each(&found);
        report.tables.push(found);
    }
    if how == Copying::Write {
        to.set_last_numbers(from.last_numbers().await?).await?;
    }
    Ok(report)
}

/// The last rows of the tables that others refer to. Their keys rise with time.
#[derive(Debug, Default)]
struct Bounds {
    site: Option<Value>,
    page: Option<Value>,
    comment: Option<Value>,
}

impl Bounds {
    /// Whether a row refers to one that came after its table was walked.
    fn exclude(&self, table: &Table, row: &PortableRow) -> bool {
        let references = [
            ("site", &self.site),
            ("page", &self.page),
            ("comment", &self.comment),
        ];
        references.into_iter().any(|(column, last)| {
            let reference = table.column(column).map(|column| &row[column]);
            reference.is_some_and(|value| *value != Value::Null && Some(value) > last.as_ref())
        })
    }

    fn walked(&mut self, table: &Table, row: &PortableRow) {
        let last = match table.name {
            "sites" => &mut self.site,
            "pages" => &mut self.page,
            "comments" => &mut self.comment,
            _ => return,
        };
        *last = Some(row[0].clone());
    }
}

type Change = fn(&'static Table, PortableRow) -> PortableRow;

fn as_it_is(_: &'static Table, row: PortableRow) -> PortableRow {
    row
}

/// An imported reply may have a smaller id than its parent, which is then not there yet.
fn replies_last(table: &'static Table, mut row: PortableRow) -> PortableRow {
    if table.name == "comments"
        && let Some(parent) = table.column("parent")
        && row[parent] > row[0]
    {
        row[parent] = Value::Null;
    }
    row
}

/// The rows of a table, block by block.
struct Rows<'a> {
    store: &'a dyn PortableStore,
    table: &'static Table,
    block: std::vec::IntoIter<PortableRow>,
    after: Option<PortableRow>,
    is_over: bool,
}

impl<'a> Rows<'a> {
    fn of(store: &'a dyn PortableStore, table: &'static Table) -> Self {
        Self {
            store,
            table,
            block: Vec::new().into_iter(),
            after: None,
            is_over: false,
        }
    }

    async fn next(&mut self) -> StoreResult<Option<PortableRow>> {
        if self.block.as_slice().is_empty() && !self.is_over {
            let rows = self
                .store
                .rows(self.table, self.after.take(), BLOCK)
                .await?;
            self.is_over = rows.len() < BLOCK as usize;
            self.after = rows.last().map(|row| row[..self.table.key].to_vec());
            self.block = rows.into_iter();
        }
        Ok(self.block.next())
    }

    /// How many are left.
    async fn rest(&mut self) -> StoreResult<u64> {
        let mut left = 0;
        while self.next().await?.is_some() {
            left += 1;
        }
        Ok(left)
    }
}

async fn walk(
    from: &dyn PortableStore,
    to: &dyn PortableStore,
    table: &'static Table,
    (how, change): (Copying, Change),
    bounds: &mut Bounds,
) -> StoreResult<TableReport> {
    let change = match how {
        Copying::Write => change,
        Copying::Verify => as_it_is,
    };
    let mut report = TableReport {
        table: table.name,
        rows: 0,
        written: 0,
        removed: 0,
    };
    let (mut source, mut target) = (Rows::of(from, table), Rows::of(to, table));
    let mut there = target.next().await?;
    let mut different = Vec::new();
    while let Some(row) = next_whole(&mut source, how, bounds).await? {
        report.rows += 1;
        let row = change(table, row);
        while is_at(table, there.as_ref(), &row, Ordering::Less) {
            report.removed += 1;
            there = target.next().await?;
        }
        let same_key = is_at(table, there.as_ref(), &row, Ordering::Equal);
        if there.as_ref() != Some(&row) {
            report.written += 1;
            different.push(row);
        }
        if same_key {
            there = target.next().await?;
        }
        if different.len() >= BLOCK as usize {
            put(to, table, how, &mut different).await?;
        }
    }
    report.removed += u64::from(there.is_some()) + target.rest().await?;
    put(to, table, how, &mut different).await?;
    Ok(report)
}

/// The next row that refers to none that came after its table was walked.
async fn next_whole(
    source: &mut Rows<'_>,
    how: Copying,
    bounds: &mut Bounds,
) -> StoreResult<Option<PortableRow>> {
    while let Some(row) = source.next().await? {
        if how == Copying::Verify || !bounds.exclude(source.table, &row) {
            bounds.walked(source.table, &row);
            return Ok(Some(row));
        }
        if source.table.name == "comments" {
            // Later ones may refer to it.
            break;
        }
    }
    Ok(None)
}

/// Whether a row of the other store, if there is one, comes before this one, or is this one.
fn is_at(table: &Table, there: Option<&PortableRow>, row: &PortableRow, place: Ordering) -> bool {
    there.is_some_and(|there| there[..table.key].cmp(&row[..table.key]) == place)
}

async fn put(
    to: &dyn PortableStore,
    table: &'static Table,
    how: Copying,
    rows: &mut Vec<PortableRow>,
) -> StoreResult<()> {
    let rows = std::mem::take(rows);
    match how {
        Copying::Write if !rows.is_empty() => to.put(table, rows).await,
        _ => Ok(()),
    }
}

/// Removes what the source does not have, and tells how many rows that is.
async fn remove_gone(
    from: &dyn PortableStore,
    to: &dyn PortableStore,
    table: &'static Table,
) -> StoreResult<u64> {
    let (mut source, mut target) = (Rows::of(from, table), Rows::of(to, table));
    let mut here = source.next().await?;
    let mut gone = Vec::new();
    let mut removed = 0;
    while let Some(row) = target.next().await? {
        while is_at(table, here.as_ref(), &row, Ordering::Less) {
            here = source.next().await?;
        }
        let is_here = is_at(table, here.as_ref(), &row, Ordering::Equal);
        if !is_here {
            removed += 1;
            gone.push(row[..table.key].to_vec());
        }
        if gone.len() >= BLOCK as usize {
            to.remove(table, std::mem::take(&mut gone)).await?;
        }
    }
    if !gone.is_empty() {
        to.remove(table, gone).await?;
    }
    Ok(removed)
}

//! Makes one store equal to another: finds the blocks of rows that differ, reads those in both, and writes what differs.
//!
//! So the same walk begins a copy, goes on with one that was interrupted, brings over what has changed since, and
//! verifies. Where nothing differs, each database only digests its own rows.

use std::cmp::Ordering;
use std::pin::pin;

use futures_util::future::try_join;
use futures_util::{Stream, TryStreamExt as _, stream};

use super::{KeyRange, PortableRow, PortableStore, RowsDigest, TABLES, Table, Value};
use crate::StoreResult;

/// Rows that are compared, read or written at once.
const BLOCK: u32 = 2_000;
/// Blocks that are compared at once.
const AT_ONCE: usize = 4;

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
    let mut found = Vec::new();
    for table in TABLES {
        found.push(compare(from, to, table).await?);
    }
    let is_moving = how == Copying::Write;
    if is_moving {
        // What refers to a row must go before it does: from the last table to the first.
        for difference in found
            .iter_mut()
            .rev()
            .filter(|found| !goes_last(found.table))
        {
            difference.removed = remove_gone(from, to, difference).await?;
        }
    }
    let mut report = CopyReport::default();
    let mut bounds = Bounds::default();
    for difference in &mut found {
        let mut walked = walk(from, to, difference, how, &mut bounds).await?;
        if is_moving {
            walked.removed = difference.removed;
        }
        if !(is_moving && goes_last(difference.table)) {
            each(&walked);
        }
        report.tables.push(walked);
    }
    if is_moving {
        for (difference, walked) in found.iter().zip(&mut report.tables) {
            if goes_last(difference.table) {
                walked.removed = remove_gone(from, to, difference).await?;
                each(walked);
            }
        }
        to.set_last_numbers(from.last_numbers().await?).await?;
    }
    Ok(report)
}

/// Pages that have become one: the comments of both must be on the one that stays before the other goes.
fn goes_last(table: &Table) -> bool {
    table.name == "pages"
}

/// Where the two stores have something else in a table.
struct Difference {
    table: &'static Table,
    /// In the order of keys.
    ranges: Vec<KeyRange>,
    /// Rows that are the same in both, and the key of the last block of them.
    equal: u64,
    last_equal: Option<PortableRow>,
    removed: u64,
}

/// Both databases work at the same time, on a few blocks at once.
async fn compare(
    from: &dyn PortableStore,
    to: &dyn PortableStore,
    table: &'static Table,
) -> StoreResult<Difference> {
    let mut found = Difference {
        table,
        ranges: Vec::new(),
        equal: 0,
        last_equal: None,
        removed: 0,
    };
    if to.end_of_block(table, None, 1).await?.is_none() {
        found.ranges.push(KeyRange::default());
        return Ok(found);
    }
    let digests = blocks(from, table).map_ok(|range| digests(from, to, table, range));
    let mut compared = pin!(digests.try_buffered(AT_ONCE));
    while let Some((range, here, there)) = compared.try_next().await? {
        if here == there {
            found.equal += here.rows;
            found.last_equal = range.upto.or(found.last_equal);
        } else {
            found.ranges.push(range);
        }
    }
    Ok(found)
}

/// The blocks of a table, and all that comes behind the last of them.
fn blocks(
    from: &dyn PortableStore,
    table: &'static Table,
) -> impl Stream<Item = StoreResult<KeyRange>> {
    // `None` behind the last one.
    let first: Option<Option<PortableRow>> = Some(None);
    stream::try_unfold(first, move |after| async move {
        let Some(after) = after else {
            return Ok(None);
        };
        let upto = from.end_of_block(table, after.clone(), BLOCK).await?;
        let next = upto.clone().map(Some);
        Ok(Some((KeyRange { after, upto }, next)))
    })
}

async fn digests(
    from: &dyn PortableStore,
    to: &dyn PortableStore,
    table: &'static Table,
    range: KeyRange,
) -> StoreResult<(KeyRange, RowsDigest, RowsDigest)> {
    let here = from.digest(table, range.clone());
    let there = to.digest(table, range.clone());
    let (here, there) = try_join(here, there).await?;
    Ok((range, here, there))
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

    /// The target has all rows of the table up to this key.
    fn has(&mut self, table: &Table, key: Option<&PortableRow>) {
        let last = match table.name {
            "sites" => &mut self.site,
            "pages" => &mut self.page,
            "comments" => &mut self.comment,
            _ => return,
        };
        *last = key.map(|key| key[0].clone()).max(last.take());
    }
}

/// An imported reply may have a smaller id than its parent, which is then not there yet.
fn comes_before_its_parent(table: &Table, row: &PortableRow) -> bool {
    table.name == "comments"
        && table
            .column("parent")
            .is_some_and(|parent| row[parent] > row[0])
}

/// The rows of a range, block by block.
struct Rows<'a> {
    store: &'a dyn PortableStore,
    table: &'static Table,
    block: std::vec::IntoIter<PortableRow>,
    left: KeyRange,
    is_over: bool,
}

impl<'a> Rows<'a> {
    fn of(store: &'a dyn PortableStore, table: &'static Table, range: &KeyRange) -> Self {
        Self {
            store,
            table,
            block: Vec::new().into_iter(),
            left: range.clone(),
            is_over: false,
        }
    }

    async fn next(&mut self) -> StoreResult<Option<PortableRow>> {
        if self.block.as_slice().is_empty() && !self.is_over {
            let rows = self
                .store
                .rows(self.table, self.left.clone(), BLOCK)
                .await?;
            self.is_over = rows.len() < BLOCK as usize;
            self.left.after = rows.last().map(|row| row[..self.table.key].to_vec());
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
    difference: &Difference,
    how: Copying,
    bounds: &mut Bounds,
) -> StoreResult<TableReport> {
    let table = difference.table;
    let mut walk = Walk {
        from,
        to,
        how,
        report: TableReport {
            table: table.name,
            rows: difference.equal,
            written: 0,
            removed: 0,
        },
        table,
        different: Vec::new(),
        replies: Vec::new(),
        last: None,
        is_cut: false,
    };
    for range in &difference.ranges {
        walk.range(range, bounds).await?;
        if walk.is_cut {
            break;
        }
    }
    walk.put_different().await?;
    // The parents of all are there now.
    for replies in std::mem::take(&mut walk.replies).chunks(BLOCK as usize) {
        to.put(table, replies.to_vec()).await?;
    }
    bounds.has(table, walk.last.as_ref());
    if !walk.is_cut {
        bounds.has(table, difference.last_equal.as_ref());
    }
    Ok(walk.report)
}

/// Reads the ranges of a table that differ.
struct Walk<'a> {
    from: &'a dyn PortableStore,
    to: &'a dyn PortableStore,
    how: Copying,
    table: &'static Table,
    report: TableReport,
    /// To be written with the next others.
    different: Vec<PortableRow>,
    /// To be written again, with their parents.
    replies: Vec<PortableRow>,
    /// The last row of the source that the target has now.
    last: Option<PortableRow>,
    /// The rest is left for the next call.
    is_cut: bool,
}

impl Walk<'_> {
    async fn range(&mut self, range: &KeyRange, bounds: &Bounds) -> StoreResult<()> {
        let table = self.table;
        let mut source = Rows::of(self.from, table, range);
        let mut target = Rows::of(self.to, table, range);
        let mut there = target.next().await?;
        while let Some(row) = self.next_whole(&mut source, bounds).await? {
            self.report.rows += 1;
            while is_at(table, there.as_ref(), &row, Ordering::Less) {
                self.report.removed += 1;
                there = target.next().await?;
            }
            let is_same = there.as_ref() == Some(&row);
            if is_at(table, there.as_ref(), &row, Ordering::Equal) {
                there = target.next().await?;
            }
            if !is_same {
                self.put(&row).await?;
            }
            self.last = Some(row);
        }
        self.report.removed += u64::from(there.is_some()) + target.rest().await?;
        Ok(())
    }

    /// The next row that refers to none that came after its table was walked.
    async fn next_whole(
        &mut self,
        source: &mut Rows<'_>,
        bounds: &Bounds,
    ) -> StoreResult<Option<PortableRow>> {
        while let Some(row) = source.next().await? {
            if self.how == Copying::Verify || !bounds.exclude(self.table, &row) {
                return Ok(Some(row));
            }
            if self.table.name == "comments" {
                // Later ones may refer to it.
                self.is_cut = true;
                break;
            }
        }
        Ok(None)
    }

    async fn put(&mut self, row: &PortableRow) -> StoreResult<()> {
        self.report.written += 1;
        if self.how == Copying::Verify {
            return Ok(());
        }
        let mut new = row.clone();
        if comes_before_its_parent(self.table, row)
            && let Some(parent) = self.table.column("parent")
        {
            self.replies.push(row.clone());
            new[parent] = Value::Null;
        }
        self.different.push(new);
        if self.different.len() >= BLOCK as usize {
            self.put_different().await?;
        }
        Ok(())
    }

    async fn put_different(&mut self) -> StoreResult<()> {
        let rows = std::mem::take(&mut self.different);
        match rows.is_empty() {
            true => Ok(()),
            false => self.to.put(self.table, rows).await,
        }
    }
}

/// Whether a row of the other store, if there is one, comes before this one, or is this one.
fn is_at(table: &Table, there: Option<&PortableRow>, row: &PortableRow, place: Ordering) -> bool {
    there.is_some_and(|there| there[..table.key].cmp(&row[..table.key]) == place)
}

/// Removes what the source does not have, and tells how many rows that is.
async fn remove_gone(
    from: &dyn PortableStore,
    to: &dyn PortableStore,
    difference: &Difference,
) -> StoreResult<u64> {
    let table = difference.table;
    let mut gone = Vec::new();
    let mut removed = 0;
    for range in &difference.ranges {
        let (mut source, mut target) = (Rows::of(from, table, range), Rows::of(to, table, range));
        let mut here = None;
        while let Some(row) = target.next().await? {
            if here.is_none() {
                here = source.next().await?;
            }
            while is_at(table, here.as_ref(), &row, Ordering::Less) {
                here = source.next().await?;
            }
            if !is_at(table, here.as_ref(), &row, Ordering::Equal) {
                removed += 1;
                gone.push(row[..table.key].to_vec());
            }
            if gone.len() >= BLOCK as usize {
                to.remove(table, std::mem::take(&mut gone)).await?;
            }
        }
    }
    if !gone.is_empty() {
        to.remove(table, gone).await?;
    }
    Ok(removed)
}

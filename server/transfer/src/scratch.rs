//! Records that an import can't save yet. They are on disk, to limit memory, in a temporary SQLite file that vanishes
//! with its connection.

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

use afterword_model::CommentId;
use afterword_store::{StoreError, StoreResult};

const TABLES: &str = "
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    CREATE TABLE waiting (
      id       INTEGER PRIMARY KEY,
      former   TEXT    NOT NULL,
      parent   TEXT,
      is_empty INTEGER NOT NULL,   -- a place without words: worth nothing without replies
      is_ready INTEGER NOT NULL DEFAULT 0,
      what     BLOB    NOT NULL
    );
    CREATE INDEX waiting_for ON waiting (parent);
    CREATE INDEX waiting_by_name ON waiting (former);
    CREATE INDEX ready ON waiting (id) WHERE is_ready;
    CREATE INDEX places ON waiting (id) WHERE is_empty;
    CREATE TABLE names (former TEXT PRIMARY KEY, comment BLOB NOT NULL, page INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX names_by_comment ON names (comment);
    CREATE TABLE pages (id INTEGER PRIMARY KEY, what BLOB NOT NULL);
    CREATE TABLE addresses (
      id       INTEGER PRIMARY KEY,
      address  TEXT    NOT NULL UNIQUE,
      title    TEXT,
      comments INTEGER NOT NULL
    );
";

pub(crate) struct Scratch {
    conn: Connection,
}

/// A comment that waits for its parent.
#[derive(Debug, Clone)]
pub(crate) struct OrphanComment {
    pub former: String,
    pub parent: Option<String>,
    /// A placeholder of an erased comment.
    pub is_empty: bool,
    pub what: Vec<u8>,
}

/// An old address, and how many comments of the file are on it.
#[derive(Debug, Clone, Default)]
pub(crate) struct CountedAddress {
    pub address: String,
    pub title: Option<String>,
    pub comments: u32,
}

impl Scratch {
    /// # Errors
    /// There is no space for temporary files.
    pub(crate) fn new() -> StoreResult<Self> {
        // The empty name creates a temporary file of SQLite's own: <https://www.sqlite.org/inmemorydb.html#temp_db>
        let conn = Connection::open("").map_err(store_error)?;
        conn.execute_batch(TABLES).map_err(store_error)?;
        Ok(Self { conn })
    }

    /// # Errors
    /// As [`Scratch::new`]; the same holds for the other methods.
    pub(crate) fn put(&self, waiting: &OrphanComment) -> StoreResult<()> {
        self.run(
            "INSERT INTO waiting (former, parent, is_empty, what) VALUES (?1, ?2, ?3, ?4)",
            params![
                waiting.former,
                waiting.parent,
                waiting.is_empty,
                waiting.what
            ],
        )
        .map(drop)
    }

    /// Takes placeholders of erased comments that have no replies.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn take_bare_places(&self, limit: u32) -> StoreResult<Vec<OrphanComment>> {
        self.take(
            "DELETE FROM waiting WHERE id IN (SELECT id FROM waiting w WHERE is_empty
                AND NOT EXISTS (SELECT 1 FROM waiting r WHERE r.parent = w.former AND r.id <> w.id)
                ORDER BY id DESC LIMIT ?1)
             RETURNING former, parent, is_empty, what, id",
            params![limit],
        )
    }

    /// Marks records as ready whose parent is not waiting here.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn begin(&self) -> StoreResult<()> {
        self.run(
            "UPDATE waiting SET is_ready = 1 WHERE parent IS NULL
                OR NOT EXISTS (SELECT 1 FROM waiting p WHERE p.former = waiting.parent)",
            [],
        )
        .map(drop)
    }

    /// Takes ready records, in the order of the file.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn take_ready(&self, limit: u32) -> StoreResult<Vec<OrphanComment>> {
        self.take(
            "DELETE FROM waiting WHERE id IN (SELECT id FROM waiting WHERE is_ready ORDER BY id LIMIT ?1)
             RETURNING former, parent, is_empty, what, id",
            params![limit],
        )
    }

    /// Marks the replies to this one as ready.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn ready_below(&self, former: &str) -> StoreResult<()> {
        self.run(
            "UPDATE waiting SET is_ready = 1 WHERE parent = ?1",
            [former],
        )
        .map(drop)
    }

    /// Takes the first record of those that answer each other in a circle.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn take_first(&self) -> StoreResult<Option<OrphanComment>> {
        let taken = self.take(
            "DELETE FROM waiting WHERE id = (SELECT min(id) FROM waiting)
             RETURNING former, parent, is_empty, what, id",
            [],
        );
        Ok(taken?.pop())
    }

    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn waiting(&self) -> StoreResult<u32> {
        self.conn
            .query_row("SELECT count(*) FROM waiting", [], |row| row.get(0))
            .map_err(store_error)
    }

    /// Remembers an id that would be in the store by now, and the page that it would be on, by its hash.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn name(&self, former: &str, comment: CommentId, page: u64) -> StoreResult<()> {
        self.run(
            "INSERT OR IGNORE INTO names (former, comment, page) VALUES (?1, ?2, ?3)",
            params![former, comment, page.cast_signed()],
        )
        .map(drop)
    }

    /// The page of a comment that would be in the store by now.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn page_of(&self, comment: CommentId) -> StoreResult<Option<u64>> {
        self.conn
            .prepare_cached("SELECT page FROM names WHERE comment = ?1")
            .and_then(|mut named| named.query_row([comment], |row| row.get(0)).optional())
            .map(|page| page.map(i64::cast_unsigned))
            .map_err(store_error)
    }

    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn named(&self, former: &str) -> StoreResult<Option<CommentId>> {
        self.conn
            .prepare_cached("SELECT comment FROM names WHERE former = ?1")
            .and_then(|mut named| named.query_row([former], |row| row.get(0)).optional())
            .map_err(store_error)
    }

    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn put_page(&self, what: &[u8]) -> StoreResult<()> {
        self.run("INSERT INTO pages (what) VALUES (?1)", [what])
            .map(drop)
    }

    /// Takes pages, in order.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn take_pages(&self, limit: u32) -> StoreResult<Vec<Vec<u8>>> {
        let sql = "DELETE FROM pages WHERE id IN (SELECT id FROM pages ORDER BY id LIMIT ?1) RETURNING id, what";
        let mut taken = self.rows(sql, params![limit], |row| {
            Ok((row.get::<_, i64>(0)?, row.get(1)?))
        })?;
        taken.sort_by_key(|(id, _)| *id);
        Ok(taken.into_iter().map(|(_, what)| what).collect())
    }

    /// Counts comments on an old address.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn count_address(&self, counted: &CountedAddress) -> StoreResult<()> {
        self.run(
            "INSERT INTO addresses (address, title, comments) VALUES (?1, ?2, ?3)
             ON CONFLICT (address) DO UPDATE SET
                comments = comments + excluded.comments, title = coalesce(title, excluded.title)",
            params![counted.address, counted.title, counted.comments],
        )
        .map(drop)
    }

    /// Passes on all addresses, in the order in which they came.
    ///
    /// # Errors
    /// See [`Scratch::put`].
    pub(crate) fn each_address(&self, mut each: impl FnMut(CountedAddress)) -> StoreResult<()> {
        let mut read = || {
            let sql = "SELECT address, title, comments FROM addresses ORDER BY id";
            let mut statement = self.conn.prepare_cached(sql)?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                each(CountedAddress {
                    address: row.get(0)?,
                    title: row.get(1)?,
                    comments: row.get(2)?,
                });
            }
            Ok(())
        };
        read().map_err(store_error)
    }

    fn run(&self, sql: &str, params: impl rusqlite::Params) -> StoreResult<usize> {
        self.conn
            .prepare_cached(sql)
            .and_then(|mut statement| statement.execute(params))
            .map_err(store_error)
    }

    /// `RETURNING` does not keep the order.
    fn take(&self, sql: &str, params: impl rusqlite::Params) -> StoreResult<Vec<OrphanComment>> {
        let mut taken = self.rows(sql, params, |row| {
            let waiting = OrphanComment {
                former: row.get(0)?,
                parent: row.get(1)?,
                is_empty: row.get(2)?,
                what: row.get(3)?,
            };
            Ok((row.get::<_, i64>(4)?, waiting))
        })?;
        taken.sort_by_key(|(id, _)| *id);
        Ok(taken.into_iter().map(|(_, waiting)| waiting).collect())
    }

    fn rows<T>(
        &self,
        sql: &str,
        params: impl rusqlite::Params,
        each: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> StoreResult<Vec<T>> {
        self.conn
            .prepare_cached(sql)
            .and_then(|mut statement| statement.query_map(params, each)?.collect())
            .map_err(store_error)
    }
}

/// Nobody else uses the file, so only the disk can fail.
#[expect(
    clippy::needless_pass_by_value,
    reason = "the shape that `map_err` wants"
)]
fn store_error(error: rusqlite::Error) -> StoreError {
    let text = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full(text),
        _ => StoreError::Unavailable(text),
    }
}

//! Checks the database of a running server, gently: with pauses, some tables at a time or all of it.
//!
//! SQLite finds damage only where it looks, and a backup of damaged pages is damaged too. A check reads one snapshot.
//! While it runs, the write-ahead log can't restart, and grows: whoever calls this watches it.

use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags};

use super::copy::Cancel;
use super::survey::{FINDINGS, UnusableDatabase, foreign_keys, texts, unreadable};

/// Steps of SQLite between two looks at the clock. One step is a cell of a page.
const STEPS: i32 = 1_000;
/// After so much work it pauses for as long: half of the disk and of a core is left to others.
const WORK: Duration = Duration::from_millis(10);
/// A single step that took longer, because the disk is slow, is followed by this pause.
const LONGEST_PAUSE: Duration = Duration::from_millis(100);

/// How much is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Every `of`th table with its indexes, from the table `number` on: a short reading for each.
    Part { number: usize, of: usize },
    /// All tables, indexes and free pages, and which rows belong to which.
    Whole,
}

/// Checks a database, and writes nothing into it.
///
/// # Errors
/// [`UnusableDatabase`]; also when it was cancelled, which `cancel` knows.
pub fn check(file: &Path, scope: Scope, cancel: &Cancel) -> Result<(), UnusableDatabase> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut conn = Connection::open_with_flags(file, flags).map_err(unreadable)?;
    conn.busy_timeout(Duration::from_secs(5))
        .and_then(|()| {
            conn.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        })
        .map_err(unreadable)?;
    cancel.watch(&conn);
    let mut pace = Pace::begun();
    let paused = cancel.clone();
    let pause = move || {
        pace.pause();
        // Interrupts what runs; an interrupt between two statements is lost.
        paused.is_cancelled()
    };
    conn.progress_handler(STEPS, Some(pause))
        .map_err(unreadable)?;
    match scope {
        Scope::Whole => {
            sound(&conn, "PRAGMA integrity_check(3)")?;
            foreign_keys(&conn)
        }
        Scope::Part { number, of } => part(&conn, number, of, cancel),
    }
}

fn part(
    conn: &Connection,
    number: usize,
    of: usize,
    cancel: &Cancel,
) -> Result<(), UnusableDatabase> {
    for table in tables(conn)?.iter().skip(number).step_by(of.max(1)) {
        if cancel.is_cancelled() {
            return Ok(());
        }
        let table = table.replace('\'', "''");
        sound(conn, &format!("PRAGMA integrity_check('{table}')"))?;
    }
    Ok(())
}

fn tables(conn: &Connection) -> Result<Vec<String>, UnusableDatabase> {
    let read = || {
        conn.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")?
            .query_map([], |row| row.get(0))?
            .collect::<rusqlite::Result<Vec<String>>>()
    };
    read().map_err(unreadable)
}

fn sound(conn: &Connection, check: &str) -> Result<(), UnusableDatabase> {
    let found = texts(conn, check)?;
    if found.iter().all(|line| line == "ok") {
        return Ok(());
    }
    let found: Vec<String> = found.into_iter().take(FINDINGS).collect();
    Err(UnusableDatabase::Damaged(found.join("; ")))
}

/// Works and pauses in turn.
struct Pace {
    since: Instant,
}

impl Pace {
    fn begun() -> Self {
        Self {
            since: Instant::now(),
        }
    }

    fn pause(&mut self) {
        let worked = self.since.elapsed();
        if worked >= WORK {
            sleep(worked.min(LONGEST_PAUSE));
            self.since = Instant::now();
        }
    }
}

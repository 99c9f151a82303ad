//! Imports by their numbers: what each brought, and how it goes again. `transfer` and `rules::imports` undo the comments.

use afterword_model::change::PageNumber;
use afterword_model::{CommentId, ImportNumber, PageKey, PagePath, SiteId};
use afterword_store::{
    ImportMove, ImportMoved, ImportRemains, NewImport, StoredImport, UndoneImport,
};
use jiff::Timestamp;
use rusqlite::{Connection, Error, OptionalExtension, params};

use super::rows::{maybe_time, time};
use super::{change, pages};

pub(super) fn begin(tx: &Connection, new: &NewImport) -> rusqlite::Result<ImportNumber> {
    tx.prepare_cached(
        "INSERT INTO imports (site, source, file, begun) VALUES (?1, ?2, ?3, ?4) RETURNING id",
    )?
    .query_row(
        params![new.site, new.source, new.file, new.now.as_millisecond()],
        |row| row.get(0),
    )
}

pub(super) fn all(conn: &Connection) -> rusqlite::Result<Vec<StoredImport>> {
    conn.prepare_cached(
        "SELECT id, site, source, file, begun, comments, pages, aliases, undone FROM imports ORDER BY id",
    )?
    .query_map([], |row| {
        Ok(StoredImport {
            number: row.get(0)?,
            site: row.get(1)?,
            source: row.get(2)?,
            file: row.get(3)?,
            begun: time(row, 4)?,
            comments: row.get(5)?,
            pages: row.get(6)?,
            aliases: row.get(7)?,
            undone: maybe_time(row, 8)?,
        })
    })?
    .collect()
}

/// Adds to the number of comments that came.
///
/// # Errors
/// The import was undone meanwhile.
pub(super) fn count(tx: &Connection, import: ImportNumber, new: u32) -> rusqlite::Result<()> {
    let counted = tx
        .prepare_cached(
            "UPDATE imports SET comments = comments + ?2 WHERE id = ?1 AND undone IS NULL",
        )?
        .execute(params![import, new])?;
    if counted == 0 {
        let undone = format!("import {} was undone meanwhile", import.0);
        return Err(Error::ToSqlConversionFailure(undone.into()));
    }
    Ok(())
}

/// The page began with the import.
pub(super) fn began(tx: &Connection, import: ImportNumber, page: i64) -> rusqlite::Result<()> {
    note_page(tx, import, page, true)?;
    tx.prepare_cached("UPDATE imports SET pages = pages + 1 WHERE id = ?1")?
        .execute([import])
        .map(drop)
}

/// The page gets comments by the import.
pub(super) fn touched(tx: &Connection, import: ImportNumber, page: i64) -> rusqlite::Result<()> {
    note_page(tx, import, page, false)
}

fn note_page(
    tx: &Connection,
    import: ImportNumber,
    page: i64,
    began: bool,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT OR IGNORE INTO import_pages (import, page, began, first_seen)
         SELECT ?1, id, ?3, first_seen FROM pages WHERE id = ?2",
    )?
    .execute(params![import, page, began])
    .map(drop)
}

pub(super) fn page_came(
    tx: &Connection,
    import: ImportNumber,
    page: &PageKey,
) -> rusqlite::Result<()> {
    began(tx, import, pages::number(tx, page)?)
}

pub(super) fn alias_came(
    tx: &Connection,
    import: ImportNumber,
    (site, alias): (SiteId, &PagePath),
) -> rusqlite::Result<()> {
    tx.prepare_cached("UPDATE page_keys SET import = ?3 WHERE site = ?1 AND key = ?2")?
        .execute(params![site, alias.key(), import])?;
    tx.prepare_cached("UPDATE imports SET aliases = aliases + 1 WHERE id = ?1")?
        .execute([import])
        .map(drop)
}

/// An answer of others counts while somebody may read it.
const ANSWERED: &str = "EXISTS (SELECT 1 FROM comments below WHERE below.parent = c.id
    AND below.status IN ('approved', 'pending')
    AND NOT EXISTS (SELECT 1 FROM former_comments own WHERE own.comment = below.id AND own.import = ?1))";
/// Comments of an import that were not erased since. One may have several legacy ids.
const PRESENT: &str = "comments c WHERE c.author_name IS NOT NULL
    AND c.id IN (SELECT f.comment FROM former_comments f WHERE f.import = ?1)";

pub(super) fn remains(conn: &Connection, import: ImportNumber) -> rusqlite::Result<ImportRemains> {
    conn.prepare_cached(&format!(
        "SELECT count(*), count(*) FILTER (WHERE {ANSWERED}) FROM {PRESENT}"
    ))?
    .query_row([import], |row| {
        Ok(ImportRemains {
            comments: row.get(0)?,
            answered: row.get(1)?,
        })
    })
}

pub(super) fn comments(
    conn: &Connection,
    import: ImportNumber,
    limit: u32,
) -> rusqlite::Result<Vec<CommentId>> {
    conn.prepare_cached(
        "SELECT DISTINCT f.comment FROM former_comments f CROSS JOIN comments c ON c.id = f.comment
         WHERE f.import = ?1 AND c.author_name IS NOT NULL ORDER BY f.comment DESC LIMIT ?2",
    )?
    .query_map(params![import, limit], |row| row.get(0))?
    .collect()
}

/// Its comments are gone, or empty places. What readers have used since stays: pages with something on them, addresses
/// with comments, and who has ended the mails.
pub(super) fn end_undo(
    tx: &Connection,
    import: ImportNumber,
    now: Timestamp,
) -> rusqlite::Result<UndoneImport> {
    for statement in [
        "DELETE FROM former_comments WHERE import = ?1",
        "DELETE FROM blocks WHERE import = ?1",
        "DELETE FROM follows WHERE import = ?1",
        "DELETE FROM page_reactions WHERE import = ?1",
        "DELETE FROM addresses WHERE import = ?1 AND stopped IS NULL
            AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.site = addresses.site
                AND c.author_email = addresses.email COLLATE NOCASE)
            AND NOT EXISTS (SELECT 1 FROM follows f WHERE f.site = addresses.site AND f.email = addresses.email)",
        "UPDATE addresses SET import = NULL WHERE import = ?1",
    ] {
        tx.prepare_cached(statement)?.execute([import])?;
    }
    let undone = UndoneImport {
        aliases: remove_aliases(tx, import)?,
        pages: remove_pages(tx, import)?,
    };
    tx.prepare_cached("UPDATE imports SET undone = ?2 WHERE id = ?1")?
        .execute(params![import, now.as_millisecond()])?;
    Ok(undone)
}

/// A path that a page is shown under by now is no alias any more.
fn remove_aliases(tx: &Connection, import: ImportNumber) -> rusqlite::Result<u32> {
    let aliases: Vec<(SiteId, String, String)> = tx
        .prepare_cached(
            "SELECT k.site, k.key, p.path FROM page_keys k JOIN pages p ON p.id = k.page WHERE k.import = ?1",
        )?
        .query_map([import], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let mut removed = 0;
    for (site, key, path) in aliases {
        let statement = if key == PagePath::key_of(&path) {
            "UPDATE page_keys SET import = NULL WHERE site = ?1 AND key = ?2"
        } else {
            removed += 1;
            "DELETE FROM page_keys WHERE site = ?1 AND key = ?2"
        };
        tx.prepare_cached(statement)?.execute(params![site, key])?;
    }
    Ok(removed)
}

fn remove_pages(tx: &Connection, import: ImportNumber) -> rusqlite::Result<u32> {
    let touched: Vec<i64> = tx
        .prepare_cached("SELECT page FROM import_pages WHERE import = ?1")?
        .query_map([import], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let mut removed = 0;
    for page in touched {
        removed += u32::from(leave_page(tx, import, page)?);
    }
    Ok(removed)
}

/// The import has nothing on the page any more: removes the page if it began with the import and nothing else is on it;
/// otherwise it is as old as it was. Returns whether it was removed.
fn leave_page(tx: &Connection, import: ImportNumber, page: i64) -> rusqlite::Result<bool> {
    let noted: Option<(bool, i64)> = tx
        .prepare_cached(
            "DELETE FROM import_pages WHERE import = ?1 AND page = ?2 RETURNING began, first_seen",
        )?
        .query_row(params![import, page], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((began, first_seen)) = noted else {
        return Ok(false);
    };
    if began && is_bare(tx, page)? {
        for statement in [
            "DELETE FROM page_keys WHERE page = ?1",
            "DELETE FROM hooks WHERE page = ?1",
            "DELETE FROM pages WHERE id = ?1",
        ] {
            tx.prepare_cached(statement)?.execute([page])?;
        }
        return Ok(true);
    }
    if began {
        // The page goes with the last import that has something on it.
        tx.prepare_cached(
            "UPDATE import_pages SET began = 1 WHERE page = ?1
             AND import = (SELECT min(import) FROM import_pages WHERE page = ?1)",
        )?
        .execute([page])?;
    } else {
        tx.prepare_cached(
            "UPDATE import_pages SET first_seen = max(first_seen, ?2) WHERE page = ?1",
        )?
        .execute([page, first_seen])?;
    }
    age_page(tx, page, (!began).then_some(first_seen))?;
    Ok(false)
}

/// A page is as old as it was before, or as the oldest comment that is left.
fn age_page(tx: &Connection, page: i64, before: Option<i64>) -> rusqlite::Result<()> {
    let oldest: Option<i64> = tx
        .prepare_cached("SELECT min(created) FROM comments WHERE page = ?1")?
        .query_row([page], |row| row.get(0))?;
    let Some(first_seen) = before.into_iter().chain(oldest).min() else {
        return Ok(());
    };
    tx.prepare_cached("UPDATE pages SET first_seen = ?2 WHERE id = ?1")?
        .execute([page, first_seen])
        .map(drop)
}

/// Nobody has written, reacted, followed or moved anything there, no post elsewhere is about it, and no webhook about it
/// waits.
fn is_bare(tx: &Connection, page: i64) -> rusqlite::Result<bool> {
    tx.prepare_cached(
        "SELECT NOT EXISTS (SELECT 1 FROM comments WHERE page = ?1)
            AND NOT EXISTS (SELECT 1 FROM page_reactions WHERE page = ?1)
            AND NOT EXISTS (SELECT 1 FROM follows WHERE page = ?1)
            AND NOT EXISTS (SELECT 1 FROM conversations WHERE page = ?1)
            AND NOT EXISTS (SELECT 1 FROM hooks WHERE page = ?1 AND sent IS NULL AND failed IS NULL)
            AND (SELECT count(*) FROM page_keys WHERE page = ?1) = 1",
    )?
    .query_row([page], |row| row.get(0))
}

/// Threads of the import on a page: those whose first comment it brought. Answers of others go with them.
const THREADS: &str = "root IN (SELECT c.id FROM comments c WHERE c.page = ?1 AND c.parent IS NULL
    AND c.id IN (SELECT f.comment FROM former_comments f WHERE f.import = ?2))";
/// Comments of the import.
const OWN: &str = "id IN (SELECT f.comment FROM former_comments f WHERE f.import = ?2)";

pub(super) fn move_comments(tx: &Connection, order: &ImportMove) -> rusqlite::Result<ImportMoved> {
    let Some(from) = pages::find(tx, order.site, &order.from)? else {
        return Ok(ImportMoved::UnknownPage);
    };
    let known = pages::find(tx, order.site, &order.to)?;
    if known.as_ref().is_some_and(|known| known.id == from.id) {
        return Ok(ImportMoved::SamePage);
    }
    let threads = Threads::of(tx, order.import, from.id)?;
    let mut to = known.map(|known| known.id);
    if let Some(oldest) = threads.oldest {
        let page = match to {
            Some(known) => known,
            None => begin_page(tx, order, oldest)?,
        };
        threads.move_to(tx, (from.id, page), order)?;
        to = Some(page);
    }
    let stay = tx
        .prepare_cached(&format!(
            "SELECT count(*) FROM comments WHERE page = ?1 AND author_name IS NOT NULL AND {OWN}"
        ))?
        .query_row(params![from.id, order.import], |row| row.get(0))?;
    if stay == 0
        && let Some(to) = to
    {
        move_aliases(tx, order.import, (from.id, to))?;
    }
    // A page with something else on it stays the import's, for an undo.
    let is_removed = stay == 0 && is_bare(tx, from.id)? && leave_page(tx, order.import, from.id)?;
    if threads.approved > 0 && !is_removed {
        tell(tx, order, from.id)?;
    }
    Ok(ImportMoved::Done {
        comments: threads.own,
        answers: threads.answers,
        stay,
    })
}

/// What the import called the page leads to where its comments are; the page keeps its own path.
fn move_aliases(
    tx: &Connection,
    import: ImportNumber,
    (from, to): (i64, i64),
) -> rusqlite::Result<()> {
    let aliases: Vec<(SiteId, String, String)> = tx
        .prepare_cached(
            "SELECT k.site, k.key, p.path FROM page_keys k JOIN pages p ON p.id = k.page
             WHERE k.page = ?1 AND k.import = ?2",
        )?
        .query_map(params![from, import], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?
        .collect::<rusqlite::Result<_>>()?;
    for (site, key, path) in aliases {
        if key != PagePath::key_of(&path) {
            tx.prepare_cached("UPDATE page_keys SET page = ?3 WHERE site = ?1 AND key = ?2")?
                .execute(params![site, key, to])?;
        }
    }
    Ok(())
}

fn begin_page(tx: &Connection, order: &ImportMove, oldest: i64) -> rusqlite::Result<i64> {
    let oldest = Timestamp::from_millisecond(oldest).unwrap_or(order.now);
    let page = pages::begin(tx, order.site, &order.to, oldest)?;
    note_page(tx, order.import, page, true)?;
    Ok(page)
}

/// What moves.
struct Threads {
    own: u32,
    answers: u32,
    approved: i32,
    oldest: Option<i64>,
}

impl Threads {
    fn of(tx: &Connection, import: ImportNumber, page: i64) -> rusqlite::Result<Self> {
        tx.prepare_cached(&format!(
            "SELECT count(*) FILTER (WHERE author_name IS NOT NULL AND {OWN}),
                count(*) FILTER (WHERE author_name IS NOT NULL AND NOT {OWN}),
                count(*) FILTER (WHERE status = 'approved'), min(created)
             FROM comments WHERE page = ?1 AND {THREADS}"
        ))?
        .query_row(params![page, import], |row| {
            Ok(Self {
                own: row.get(0)?,
                answers: row.get(1)?,
                approved: row.get(2)?,
                oldest: row.get(3)?,
            })
        })
    }

    fn move_to(
        &self,
        tx: &Connection,
        (from, to): (i64, i64),
        order: &ImportMove,
    ) -> rusqlite::Result<()> {
        note_page(tx, order.import, to, false)?;
        tx.prepare_cached(&format!(
            "UPDATE comments SET page = ?3 WHERE page = ?1 AND {THREADS}"
        ))?
        .execute(params![from, order.import, to])?;
        pages::count_up(tx, from, -self.approved)?;
        pages::count_up(tx, to, self.approved)?;
        tx.prepare_cached("UPDATE pages SET first_seen = min(first_seen, ?2) WHERE id = ?1")?
            .execute(params![to, self.oldest])?;
        if self.approved > 0 {
            tell(tx, order, to)?;
        }
        Ok(())
    }
}

/// Receivers of webhooks hear that readers see another thread.
fn tell(tx: &Connection, order: &ImportMove, page: i64) -> rusqlite::Result<()> {
    let (mut work, _) = (order.tell)(PageNumber(page), order.told.clone(), order.now);
    change::run(tx, &mut work)
}

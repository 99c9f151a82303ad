//! Pages, the paths that lead to them, and their counts.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::follows;
use super::rows::{json, time};
use afterword_model::change::WholePage;
use afterword_model::{Page, PageKey, PagePath, PageTitle, SiteId};
use afterword_store::{PageCount, PageNumber, PageQuery};

const COLUMNS: &str = "p.id, p.path, p.title, p.closed, p.count, p.first_seen, p.likes";

pub(super) const COUNTS: &str = "SELECT coalesce(p.count, 0), p.id
    FROM json_each(?1) AS asked
    LEFT JOIN page_keys k ON k.site = asked.value ->> 0 AND k.key = asked.value ->> 1
    LEFT JOIN pages p ON p.id = k.page
    ORDER BY asked.key";

/// A page with its row number.
pub(super) struct PageRow {
    pub(super) id: i64,
    pub(super) page: Page,
}

/// One query for any number of pages.
pub(super) fn counts(conn: &Connection, wanted: &[PageKey]) -> rusqlite::Result<Vec<PageCount>> {
    let pairs: Vec<(i64, &str)> = wanted
        .iter()
        .map(PageKey::parts)
        .map(|(site, key)| (site.0, key))
        .collect();
    conn.prepare_cached(COUNTS)?
        .query_map([json(&pairs)?], |row| {
            Ok(PageCount {
                count: row.get(0)?,
                page: row.get::<_, Option<i64>>(1)?.map(PageNumber),
            })
        })?
        .collect()
}

pub(super) fn find(
    conn: &Connection,
    site: SiteId,
    path: &PagePath,
) -> rusqlite::Result<Option<PageRow>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM page_keys k JOIN pages p ON p.id = k.page
         WHERE k.site = ?1 AND k.key = ?2"
    ))?
    .query_row(params![site, path.key()], page_row)
    .optional()
}

fn page_row(row: &Row<'_>) -> rusqlite::Result<PageRow> {
    Ok(PageRow {
        id: row.get(0)?,
        page: Page {
            path: row.get(1)?,
            title: row.get(2)?,
            closed: row.get(3)?,
            count: row.get(4)?,
            first_seen: time(row, 5)?,
            likes: row.get(6)?,
            aliases: Vec::new(),
        },
    })
}

pub(super) fn by_path(
    conn: &Connection,
    site: SiteId,
    path: &PagePath,
) -> rusqlite::Result<Option<Page>> {
    Ok(whole(conn, site, path)?.map(|whole| whole.page))
}

pub(super) fn whole(
    conn: &Connection,
    site: SiteId,
    path: &PagePath,
) -> rusqlite::Result<Option<WholePage>> {
    let Some(row) = find(conn, site, path)? else {
        return Ok(None);
    };
    Ok(Some(WholePage {
        number: PageNumber(row.id),
        page: with_aliases(conn, row)?,
    }))
}

pub(super) fn numbered(
    conn: &Connection,
    PageNumber(id): PageNumber,
) -> rusqlite::Result<Option<(SiteId, Page)>> {
    let found = conn
        .prepare_cached(&format!(
            "SELECT {COLUMNS}, p.site FROM pages p WHERE p.id = ?1"
        ))?
        .query_row([id], |row| Ok((row.get(7)?, page_row(row)?)))
        .optional()?;
    let Some((site, row)) = found else {
        return Ok(None);
    };
    Ok(Some((site, with_aliases(conn, row)?)))
}

/// The row number of a page that a fact names.
pub(super) fn number(conn: &Connection, page: &PageKey) -> rusqlite::Result<i64> {
    let (site, key) = page.parts();
    conn.prepare_cached("SELECT page FROM page_keys WHERE site = ?1 AND key = ?2")?
        .query_row(params![site, key], |row| row.get(0))
}

fn with_aliases(conn: &Connection, PageRow { id, mut page }: PageRow) -> rusqlite::Result<Page> {
    let own = PagePath::key_of(&page.path).to_owned();
    page.aliases = keys(conn, id)?
        .into_iter()
        .filter(|key| *key != own)
        .collect();
    Ok(page)
}

pub(super) fn list(conn: &Connection, query: &PageQuery) -> rusqlite::Result<Vec<Page>> {
    let rows: Vec<PageRow> = conn
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM pages p WHERE p.site = ?1 AND p.path > ?2
                AND (?4 IS NULL OR instr(lower(p.path), lower(?4)) OR instr(lower(p.title), lower(?4)))
             ORDER BY p.path LIMIT ?3"
        ))?
        .query_map(
            params![query.site, query.after, query.limit, query.words],
            page_row,
        )?
        .collect::<rusqlite::Result<_>>()?;
    rows.into_iter()
        .map(|row| with_aliases(conn, row))
        .collect()
}

/// The page at this path; created if it is unknown.
pub(super) fn find_or_begin(
    tx: &Connection,
    site: SiteId,
    path: &PagePath,
    now: Timestamp,
) -> rusqlite::Result<PageRow> {
    if let Some(found) = find(tx, site, path)? {
        return Ok(found);
    }
    let id = begin(tx, site, path, now)?;
    tx.prepare_cached(&format!("SELECT {COLUMNS} FROM pages p WHERE p.id = ?1"))?
        .query_row([id], page_row)
}

/// Creates a page that is not known yet.
pub(super) fn begin(
    tx: &Connection,
    site: SiteId,
    path: &PagePath,
    now: Timestamp,
) -> rusqlite::Result<i64> {
    let id: i64 = tx
        .prepare_cached(
            "INSERT INTO pages (site, path, first_seen) VALUES (?1, ?2, ?3) RETURNING id",
        )?
        .query_row(params![site, path.as_str(), now.as_millisecond()], |row| {
            row.get(0)
        })?;
    tx.prepare_cached("INSERT INTO page_keys (site, key, page) VALUES (?1, ?2, ?3)")?
        .execute(params![site, path.key(), id])?;
    Ok(id)
}

pub(super) fn set_title(tx: &Connection, id: i64, title: &PageTitle) -> rusqlite::Result<usize> {
    tx.prepare_cached("UPDATE pages SET title = ?2 WHERE id = ?1")?
        .execute(params![id, title.as_str()])
}

/// Adds a path as an alias of the page, unless the path already belongs to a page.
pub(super) fn add_alias(tx: &Connection, page: &PageKey, alias: &PagePath) -> rusqlite::Result<()> {
    let (site, _) = page.parts();
    tx.prepare_cached("INSERT INTO page_keys (site, key, page) VALUES (?1, ?2, ?3)")?
        .execute(params![site, alias.key(), number(tx, page)?])
        .map(drop)
}

/// Only a mechanism: `rules::pages` decides which page is merged into which, and the settings of the result.
pub(super) fn merge(
    tx: &Connection,
    (source, target): (i64, i64),
    first_seen: Timestamp,
) -> rusqlite::Result<()> {
    let both = params![source, target];
    tx.execute("UPDATE comments SET page = ?2 WHERE page = ?1", both)?;
    tx.execute("UPDATE page_keys SET page = ?2 WHERE page = ?1", both)?;
    tx.execute(
        "UPDATE pages SET count = pages.count + old.count, likes = pages.likes + old.likes, first_seen = ?3
         FROM (SELECT count, likes FROM pages WHERE id = ?1) AS old WHERE pages.id = ?2",
        params![source, target, first_seen.as_millisecond()],
    )?;
    follows::merge(tx, (source, target))?;
    tx.execute("UPDATE hooks SET page = ?2 WHERE page = ?1", both)?;
    tx.execute("UPDATE conversations SET page = ?2 WHERE page = ?1", both)?;
    // Who reacted to both has done so once; what is left goes with its page.
    tx.execute(
        "UPDATE OR IGNORE page_reactions SET page = ?2 WHERE page = ?1",
        both,
    )?;
    tx.execute("DELETE FROM page_reactions WHERE page = ?1", [source])?;
    tx.execute("DELETE FROM pages WHERE id = ?1", [source])?;
    Ok(())
}

/// The keys of all paths of a page.
fn keys(conn: &Connection, page: i64) -> rusqlite::Result<Vec<String>> {
    conn.prepare_cached("SELECT key FROM page_keys WHERE page = ?1 ORDER BY key")?
        .query_map([page], |row| row.get(0))?
        .collect()
}

/// Adds to a page's count of approved comments.
pub(super) fn count_up(tx: &Connection, page: i64, by: i32) -> rusqlite::Result<()> {
    tx.prepare_cached("UPDATE pages SET count = count + ?2 WHERE id = ?1")?
        .execute(params![page, by])
        .map(drop)
}

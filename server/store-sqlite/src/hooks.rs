//! Webhooks, stored in the transaction that causes them, until they are sent.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::{json, maybe_time, time};
use afterword_model::change::{ChangedThread, PageNumber};
use afterword_model::policy::HookEvent;
use afterword_model::{CommentId, HookId, HookRow, HookThread, OutboxHook, SiteId};
use afterword_store::{HookFilter, OutboxTotals};

const COLUMNS: &str = "h.id, h.event, h.site, p.path, h.comment, h.url, h.created, h.due, h.attempts, h.sent, \
    h.failed, h.error";
const TABLES: &str = "hooks h LEFT JOIN pages p ON p.id = h.page";

/// The place of an event.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene {
    pub(super) site: SiteId,
    pub(super) page: i64,
    pub(super) comment: Option<CommentId>,
}

/// The place of a comment.
pub(super) fn scene_of(tx: &Connection, comment: CommentId) -> rusqlite::Result<Scene> {
    tx.prepare_cached("SELECT site, page FROM comments WHERE id = ?1")?
        .query_row([comment], |row| {
            Ok(Scene {
                site: row.get(0)?,
                page: row.get(1)?,
                comment: Some(comment),
            })
        })
}

/// The place of a thread's event.
pub(super) fn scene_of_thread(tx: &Connection, thread: ChangedThread) -> rusqlite::Result<Scene> {
    match thread {
        ChangedThread::On(page) => tx
            .prepare_cached("SELECT site FROM pages WHERE id = ?1")?
            .query_row([page.0], |row| {
                Ok(Scene {
                    site: row.get(0)?,
                    page: page.0,
                    comment: None,
                })
            }),
        ChangedThread::Of(comment) => Ok(Scene {
            comment: None,
            ..scene_of(tx, comment)?
        }),
    }
}

pub(super) fn add(
    tx: &Connection,
    event: HookEvent,
    scene: Scene,
    url: &str,
    (created, due): (Timestamp, Timestamp),
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO hooks (id, event, site, page, comment, url, created, due)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        HookId::new(),
        event,
        scene.site,
        scene.page,
        scene.comment,
        url,
        created.as_millisecond(),
        due.as_millisecond(),
    ])
    .map(drop)
}

fn hook(row: &Row<'_>) -> rusqlite::Result<OutboxHook> {
    Ok(OutboxHook {
        id: row.get(0)?,
        event: row.get(1)?,
        site: row.get(2)?,
        page: row.get(3)?,
        comment: row.get(4)?,
        url: row.get(5)?,
        created: time(row, 6)?,
        due: time(row, 7)?,
        attempts: row.get(8)?,
        sent: maybe_time(row, 9)?,
        failed: maybe_time(row, 10)?,
        error: row.get(11)?,
    })
}

pub(super) fn due(
    tx: &Connection,
    url: &str,
    now: Timestamp,
    limit: u32,
) -> rusqlite::Result<Vec<OutboxHook>> {
    tx.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM {TABLES} WHERE h.url = ?1 AND h.sent IS NULL AND h.failed IS NULL
            AND h.due <= ?2 AND coalesce(h.leased, 0) <= ?2 ORDER BY h.due, h.id LIMIT ?3"
    ))?
    .query_map(params![url, now.as_millisecond(), limit], hook)?
    .collect()
}

const ROW_COLUMNS: &str = "id, event, page, url, created, due, attempts, leased, sent, failed";

fn hook_row(row: &Row<'_>) -> rusqlite::Result<HookRow> {
    let event: HookEvent = row.get(1)?;
    let page: Option<i64> = row.get(2)?;
    let url: String = row.get(3)?;
    let thread = page.filter(|_| event == HookEvent::ThreadChanged);
    Ok(HookRow {
        id: row.get(0)?,
        thread: thread.map(|page| HookThread {
            page: PageNumber(page),
            url,
        }),
        created: time(row, 4)?,
        due: time(row, 5)?,
        attempts: row.get(6)?,
        leased: maybe_time(row, 7)?,
        sent: maybe_time(row, 8)?,
        failed: maybe_time(row, 9)?,
    })
}

pub(super) fn by_id(tx: &Connection, id: HookId) -> rusqlite::Result<Option<HookRow>> {
    tx.prepare_cached(&format!("SELECT {ROW_COLUMNS} FROM hooks WHERE id = ?1"))?
        .query_row([id], hook_row)
        .optional()
}

pub(super) fn of_threads(
    tx: &Connection,
    threads: &[HookThread],
) -> rusqlite::Result<Vec<HookRow>> {
    let mut statement = tx.prepare_cached(&format!(
        "SELECT {ROW_COLUMNS} FROM hooks WHERE page = ?1 AND url = ?2 AND event = 'thread.changed'
            AND sent IS NULL AND failed IS NULL ORDER BY id"
    ))?;
    let mut found = Vec::new();
    for HookThread { page, url } in threads {
        for row in statement.query_map(params![page.0, url], hook_row)? {
            found.push(row?);
        }
    }
    Ok(found)
}

pub(super) fn of_page(tx: &Connection, page: PageNumber) -> rusqlite::Result<Vec<HookRow>> {
    tx.prepare_cached(&format!(
        "SELECT {ROW_COLUMNS} FROM hooks WHERE page = ?1 AND event = 'thread.changed'
            AND sent IS NULL AND failed IS NULL ORDER BY id"
    ))?
    .query_map([page.0], hook_row)?
    .collect()
}

pub(super) fn claimed(tx: &Connection) -> rusqlite::Result<Vec<HookRow>> {
    tx.prepare_cached(&format!(
        "SELECT {ROW_COLUMNS} FROM hooks WHERE leased IS NOT NULL AND sent IS NULL AND failed IS NULL
         ORDER BY id DESC"
    ))?
    .query_map([], hook_row)?
    .collect()
}

pub(super) fn for_others(tx: &Connection, urls: &[String]) -> rusqlite::Result<Vec<HookId>> {
    tx.prepare_cached(
        "SELECT id FROM hooks WHERE sent IS NULL AND failed IS NULL
            AND url NOT IN (SELECT value FROM json_each(?1)) ORDER BY id",
    )?
    .query_map([json(&urls)?], |row| row.get(0))?
    .collect()
}

pub(super) fn failed(tx: &Connection, only: Option<HookId>) -> rusqlite::Result<Vec<HookRow>> {
    tx.prepare_cached(&format!(
        "SELECT {ROW_COLUMNS} FROM hooks WHERE failed IS NOT NULL AND (?1 IS NULL OR id = ?1) ORDER BY id DESC"
    ))?
    .query_map([only], hook_row)?
    .collect()
}

/// When the next webhook for these receivers is due.
pub(super) fn next_due(conn: &Connection, urls: &[String]) -> rusqlite::Result<Option<Timestamp>> {
    conn.prepare_cached(
        "SELECT min(max(due, coalesce(leased, 0))) FROM hooks
         WHERE sent IS NULL AND failed IS NULL AND url IN (SELECT value FROM json_each(?1))",
    )?
    .query_row([json(&urls)?], |row| maybe_time(row, 0))
}

pub(super) fn list(
    conn: &Connection,
    filter: HookFilter,
    limit: u32,
) -> rusqlite::Result<Vec<OutboxHook>> {
    let holds = match filter {
        HookFilter::All => "1",
        HookFilter::Waiting => "h.sent IS NULL AND h.failed IS NULL",
        HookFilter::Failed => "h.failed IS NOT NULL",
    };
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM {TABLES} WHERE {holds} ORDER BY h.id DESC LIMIT ?1"
    ))?
    .query_map([limit], hook)?
    .collect()
}

pub(super) fn totals(conn: &Connection) -> rusqlite::Result<OutboxTotals> {
    let count = |sql: &str| {
        conn.prepare_cached(sql)?
            .query_row([], |row| row.get::<_, u32>(0))
    };
    Ok(OutboxTotals {
        waiting: count("SELECT count(*) FROM hooks WHERE sent IS NULL AND failed IS NULL")?,
        held_back: 0,
        failed: count("SELECT count(*) FROM hooks WHERE failed IS NOT NULL")?,
    })
}

//! Webhooks, stored in the transaction that causes them, until they are sent.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_model::change::{ChangedThread, PageNumber};
use afterword_model::policy::HookEvent;
use afterword_model::{CommentId, HookId, HookRow, HookThread, OutboxHook, SiteId};
use afterword_store::{HookFilter, OutboxTotals};

const COLUMNS: &str = "h.id, h.event, h.site, (SELECT path FROM pages p WHERE p.site = h.site AND p.id = h.page), \
    h.comment, h.url, h.created, h.due, h.attempts, h.sent, h.failed, h.error";

/// The place of an event.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene {
    pub(super) site: SiteId,
    pub(super) page: i64,
    pub(super) comment: Option<CommentId>,
}

/// The place of a comment.
pub(super) async fn scene_of(db: &Db, comment: CommentId) -> Sql<Scene> {
    db.one(
        "SELECT site, page FROM comments WHERE id = $1",
        &[&comment],
        |row| {
            Ok(Scene {
                site: row.at(0)?,
                page: row.at(1)?,
                comment: Some(comment),
            })
        },
    )
    .await
}

/// The place of a thread's event.
pub(super) async fn scene_of_thread(db: &Db, thread: ChangedThread) -> Sql<Scene> {
    match thread {
        ChangedThread::On(page) => {
            db.one("SELECT site FROM pages WHERE id = $1", &[&page.0], |row| {
                Ok(Scene {
                    site: row.at(0)?,
                    page: page.0,
                    comment: None,
                })
            })
            .await
        }
        ChangedThread::Of(comment) => Ok(Scene {
            comment: None,
            ..scene_of(db, comment).await?
        }),
    }
}

pub(super) async fn add(
    db: &Db,
    event: HookEvent,
    scene: Scene,
    url: &str,
    (created, due): (Timestamp, Timestamp),
) -> Sql<()> {
    db.change(
        "INSERT INTO hooks (id, event, site, page, comment, url, created, due)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        &[
            &HookId::new(),
            &event,
            &scene.site,
            &scene.page,
            &scene.comment,
            &url,
            &created.as_millisecond(),
            &due.as_millisecond(),
        ],
    )
    .await
}

fn hook(row: &Row) -> Sql<OutboxHook> {
    Ok(OutboxHook {
        id: row.at(0)?,
        event: row.at(1)?,
        site: row.at(2)?,
        page: row.at(3)?,
        comment: row.at(4)?,
        url: row.at(5)?,
        created: row.time(6)?,
        due: row.time(7)?,
        attempts: row.number(8)?,
        sent: row.maybe_time(9)?,
        failed: row.maybe_time(10)?,
        error: row.at(11)?,
    })
}

/// Those that no other node has in its hands.
pub(super) async fn due(db: &Db, url: &str, now: Timestamp, limit: u32) -> Sql<Vec<OutboxHook>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM hooks h WHERE h.url = $1 AND h.sent IS NULL AND h.failed IS NULL
            AND h.due <= $2 AND coalesce(h.leased, 0) <= $2 ORDER BY h.due, h.id LIMIT $3
         FOR UPDATE OF h SKIP LOCKED"
    );
    db.all(
        &sql,
        &[&url, &now.as_millisecond(), &i64::from(limit)],
        hook,
    )
    .await
}

const ROW_COLUMNS: &str = "id, event, page, url, created, due, attempts, leased, sent, failed";

fn hook_row(row: &Row) -> Sql<HookRow> {
    let event: HookEvent = row.at(1)?;
    let page: Option<i64> = row.at(2)?;
    let url: String = row.at(3)?;
    let thread = page.filter(|_| event == HookEvent::ThreadChanged);
    Ok(HookRow {
        id: row.at(0)?,
        thread: thread.map(|page| HookThread {
            page: PageNumber(page),
            url,
        }),
        created: row.time(4)?,
        due: row.time(5)?,
        attempts: row.number(6)?,
        leased: row.maybe_time(7)?,
        sent: row.maybe_time(8)?,
        failed: row.maybe_time(9)?,
    })
}

/// For a rule that settles it.
pub(super) async fn by_id(db: &Db, id: HookId) -> Sql<Option<HookRow>> {
    let sql = format!("SELECT {ROW_COLUMNS} FROM hooks WHERE id = $1 FOR UPDATE");
    db.maybe(&sql, &[&id], hook_row).await
}

pub(super) async fn of_threads(db: &Db, threads: &[HookThread]) -> Sql<Vec<HookRow>> {
    let sql = format!(
        "SELECT {ROW_COLUMNS} FROM hooks WHERE page = $1 AND url = $2 AND event = 'thread.changed'
            AND sent IS NULL AND failed IS NULL ORDER BY id FOR UPDATE"
    );
    let mut found = Vec::new();
    for HookThread { page, url } in threads {
        found.extend(db.all(&sql, &[&page.0, url], hook_row).await?);
    }
    Ok(found)
}

pub(super) async fn of_page(db: &Db, page: PageNumber) -> Sql<Vec<HookRow>> {
    let sql = format!(
        "SELECT {ROW_COLUMNS} FROM hooks WHERE page = $1 AND event = 'thread.changed'
            AND sent IS NULL AND failed IS NULL ORDER BY id FOR UPDATE"
    );
    db.all(&sql, &[&page.0], hook_row).await
}

/// Those whose lease has ended by the time of the database: another node may have the rest in its hands.
pub(super) async fn claimed(db: &Db) -> Sql<Vec<HookRow>> {
    let sql = format!(
        "SELECT {ROW_COLUMNS} FROM hooks WHERE leased IS NOT NULL AND sent IS NULL AND failed IS NULL
            AND leased <= extract(epoch FROM clock_timestamp()) * 1000
         ORDER BY id DESC FOR UPDATE SKIP LOCKED"
    );
    db.all(&sql, &[], hook_row).await
}

pub(super) async fn for_others(db: &Db, urls: &[String]) -> Sql<Vec<HookId>> {
    let sql =
        "SELECT id FROM hooks WHERE sent IS NULL AND failed IS NULL AND url <> ALL($1) ORDER BY id";
    db.all(sql, &[&urls], |row| row.at(0)).await
}

pub(super) async fn failed(db: &Db, only: Option<HookId>) -> Sql<Vec<HookRow>> {
    let sql = format!(
        "SELECT {ROW_COLUMNS} FROM hooks WHERE failed IS NOT NULL AND ($1 IS NULL OR id = $1)
         ORDER BY id DESC FOR UPDATE"
    );
    db.all(&sql, &[&only], hook_row).await
}

/// When the next webhook for these receivers is due.
pub(super) async fn next_due(db: &Db, urls: &[String]) -> Sql<Option<Timestamp>> {
    let sql = "SELECT min(greatest(due, leased)) FROM hooks
         WHERE sent IS NULL AND failed IS NULL AND url = ANY($1)";
    db.one(sql, &[&urls], |row| row.maybe_time(0)).await
}

pub(super) async fn list(db: &Db, filter: HookFilter, limit: u32) -> Sql<Vec<OutboxHook>> {
    let holds = match filter {
        HookFilter::All => "true",
        HookFilter::Waiting => "h.sent IS NULL AND h.failed IS NULL",
        HookFilter::Failed => "h.failed IS NOT NULL",
    };
    let sql = format!("SELECT {COLUMNS} FROM hooks h WHERE {holds} ORDER BY h.id DESC LIMIT $1");
    db.all(&sql, &[&i64::from(limit)], hook).await
}

pub(super) async fn totals(db: &Db) -> Sql<OutboxTotals> {
    let sql = "SELECT (SELECT count(*) FROM hooks WHERE sent IS NULL AND failed IS NULL),
            (SELECT count(*) FROM hooks WHERE failed IS NOT NULL)";
    db.one(sql, &[], |row| {
        Ok(OutboxTotals {
            waiting: row.number(0)?,
            held_back: 0,
            failed: row.number(1)?,
        })
    })
    .await
}

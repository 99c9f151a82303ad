//! Totals by day, page, site and author. Each query reads only an index, and only the requested time.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::blocks::ids;
use super::reports::REPORTED;
use super::rows::maybe_time;
use afterword_model::{CommentId, SiteId, Status};
use afterword_store::{
    AuthorHistory, DayTotals, PageTotals, SiteTotals, Statistics, StatisticsQuery,
};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Counting stops here: nobody needs more.
const ENOUGH: u32 = 1000;
const TOP_PAGES: u32 = 10;

pub(super) fn read(conn: &Connection, query: &StatisticsQuery) -> rusqlite::Result<Statistics> {
    let last = query.now.as_millisecond().div_euclid(DAY);
    let first = last - i64::from(query.days.max(1)) + 1;
    let mut days: Vec<DayTotals> = (first..=last)
        .map(|day| DayTotals {
            begins: day * DAY,
            date: date(day * DAY),
            ..DayTotals::default()
        })
        .collect();
    for site in &query.sites {
        count_comments(conn, *site, first, &mut days)?;
        count_decisions(conn, *site, first, &mut days)?;
    }
    Ok(Statistics {
        days,
        pages: pages(conn, &query.sites)?,
    })
}

fn date(begins: i64) -> String {
    let day = Timestamp::from_millisecond(begins).unwrap_or_default();
    day.to_string().chars().take(10).collect()
}

/// Row by row in index order: grouping would sort all rows in memory.
fn count_comments(
    conn: &Connection,
    site: SiteId,
    first: i64,
    days: &mut [DayTotals],
) -> rusqlite::Result<()> {
    let mut statement = conn.prepare_cached(
        "SELECT created, status FROM comments WHERE site = ?1 AND created >= ?2 ORDER BY created",
    )?;
    let mut rows = statement.query(params![site, first * DAY])?;
    while let Some(row) = rows.next()? {
        let Some(totals) = of_day(days, first, row.get(0)?) else {
            continue;
        };
        *match row.get(1)? {
            Status::Pending => &mut totals.pending,
            Status::Approved => &mut totals.approved,
            Status::Rejected => &mut totals.rejected,
            Status::Spam => &mut totals.spam,
            Status::Deleted => &mut totals.deleted,
            Status::Private => &mut totals.private,
        } += 1;
    }
    Ok(())
}

fn count_decisions(
    conn: &Connection,
    site: SiteId,
    first: i64,
    days: &mut [DayTotals],
) -> rusqlite::Result<()> {
    let mut statement =
        conn.prepare_cached("SELECT at FROM decisions WHERE site = ?1 AND at >= ?2 ORDER BY at")?;
    let mut rows = statement.query(params![site, first * DAY])?;
    while let Some(row) = rows.next()? {
        if let Some(totals) = of_day(days, first, row.get(0)?) {
            totals.decisions += 1;
        }
    }
    Ok(())
}

/// A day after the last one comes from a clock that was ahead.
fn of_day(days: &mut [DayTotals], first: i64, millis: i64) -> Option<&mut DayTotals> {
    days.get_mut(usize::try_from(millis.div_euclid(DAY) - first).ok()?)
}

fn pages(conn: &Connection, sites: &[SiteId]) -> rusqlite::Result<Vec<PageTotals>> {
    conn.prepare_cached(
        "SELECT site, path, title, count FROM pages
         WHERE site IN (SELECT value FROM json_each(?1)) AND count > 0
         ORDER BY count DESC, path LIMIT ?2",
    )?
    .query_map(params![ids(sites)?, TOP_PAGES], |row| {
        Ok(PageTotals {
            site: row.get(0)?,
            path: row.get(1)?,
            title: row.get(2)?,
            count: row.get(3)?,
        })
    })?
    .collect()
}

pub(super) fn waiting(
    conn: &Connection,
    sites: &[SiteId],
    status: Status,
) -> rusqlite::Result<u32> {
    let mut total = 0;
    for site in sites {
        total += conn
            .prepare_cached(
                "SELECT count(*) FROM (SELECT 1 FROM comments WHERE site = ?1 AND status = ?2 LIMIT ?3)",
            )?
            .query_row(params![site, status, ENOUGH], |row| row.get::<_, u32>(0))?;
        if status == Status::Pending {
            total += reported(conn, *site)?;
        }
    }
    Ok(total.min(ENOUGH))
}

/// Comments that do not wait for their publication, but for a decision about reports.
fn reported(conn: &Connection, site: SiteId) -> rusqlite::Result<u32> {
    conn.prepare_cached(&format!(
        "SELECT count(*) FROM comments WHERE id IN ({REPORTED}) AND site = ?1 AND status <> 'pending'"
    ))?
    .query_row([site], |row| row.get(0))
}

pub(super) fn of_site(conn: &Connection, site: SiteId) -> rusqlite::Result<SiteTotals> {
    let (approved, pages) = conn
        .prepare_cached("SELECT coalesce(sum(count), 0), count(*) FROM pages WHERE site = ?1")?
        .query_row([site], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(SiteTotals {
        approved,
        pages,
        pending: waiting(conn, &[site], Status::Pending)?,
    })
}

/// Comments of the author of `?1`: by the address, or by the network if there is none. `?2` limits how many are read.
pub(super) const BY_AUTHOR: &str = "
    SELECT c.id, c.status, c.created FROM comments own JOIN comments c ON c.site = own.site
        AND c.author_email = own.author_email COLLATE NOCASE
    WHERE own.id = ?1 AND own.author_email IS NOT NULL
    UNION ALL
    SELECT c.id, c.status, c.created FROM comments own JOIN comments c ON c.site = own.site
        AND c.network = own.network AND c.author_email IS NULL
    WHERE own.id = ?1 AND own.author_email IS NULL AND own.network IS NOT NULL";

pub(super) fn author_history(conn: &Connection, id: CommentId) -> rusqlite::Result<AuthorHistory> {
    let knows_network = "SELECT network IS NOT NULL FROM comments WHERE id = ?1";
    let knows_network: Option<bool> = conn
        .prepare_cached(knows_network)?
        .query_row([id], |row| row.get(0))
        .optional()?;
    let mut history = AuthorHistory {
        knows_network: knows_network.unwrap_or_default(),
        ..AuthorHistory::default()
    };
    let mut statement = conn.prepare_cached(&format!(
        "SELECT status, count(*), min(created) FROM (SELECT * FROM ({BY_AUTHOR}) LIMIT ?2) GROUP BY status"
    ))?;
    let rows = statement.query_map(params![id, ENOUGH], |row| {
        Ok((
            row.get::<_, Status>(0)?,
            row.get::<_, u32>(1)?,
            maybe_time(row, 2)?,
        ))
    })?;
    for row in rows {
        let (status, count, first) = row?;
        history.by_status.push((status, count));
        history.first = match (history.first, first) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
    }
    Ok(history)
}

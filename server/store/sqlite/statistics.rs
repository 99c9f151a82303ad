//! Totals by day, page, site and author. Each reads an index alone, and no more of it than the time asked for.

use std::collections::HashMap;

use jiff::Timestamp;
use rusqlite::{Connection, params};
use uuid::Uuid;

use super::blocks::ids;
use super::rows::maybe_time;
use crate::comments::{CommentId, SiteId, Status};
use crate::store::{AuthorHistory, DayTotals, PageTotals, SiteTotals, Statistics, StatisticsQuery};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Where counting stops: nobody reads further.
const ENOUGH: u32 = 1000;
const TOP_PAGES: u32 = 10;

pub(super) fn read(conn: &Connection, query: &StatisticsQuery) -> rusqlite::Result<Statistics> {
    let last = query.now.as_millisecond().div_euclid(DAY);
    let first = last - i64::from(query.days.max(1)) + 1;
    let decided = decisions(conn, query, first)?;
    let mut days = Vec::new();
    for day in first..=last {
        let begins = day * DAY;
        let of = |status| comments(conn, &query.sites, status, begins);
        days.push(DayTotals {
            begins,
            date: date(begins),
            pending: of(Status::Pending)?,
            approved: of(Status::Approved)?,
            rejected: of(Status::Rejected)?,
            spam: of(Status::Spam)?,
            deleted: of(Status::Deleted)?,
            decisions: decided.get(&day).copied().unwrap_or_default(),
        });
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

/// Ids are in the order of time, so that a day is a range of the index by status.
fn comments(
    conn: &Connection,
    sites: &[SiteId],
    status: Status,
    begins: i64,
) -> rusqlite::Result<u32> {
    let mut total = 0;
    for site in sites {
        total += conn
            .prepare_cached(
                "SELECT count(*) FROM comments WHERE site = ?1 AND status = ?2 AND id >= ?3 AND id < ?4",
            )?
            .query_row(
                params![site, status, first_id(begins), first_id(begins + DAY)],
                |row| row.get::<_, u32>(0),
            )?;
    }
    Ok(total)
}

/// No id of this millisecond is smaller: a `UUIDv7` begins with 48 bits of time (RFC 9562, 5.7).
fn first_id(millis: i64) -> CommentId {
    let millis = u128::try_from(millis).unwrap_or_default();
    CommentId(Uuid::from_u128(millis << 80))
}

fn decisions(
    conn: &Connection,
    query: &StatisticsQuery,
    first: i64,
) -> rusqlite::Result<HashMap<i64, u32>> {
    let mut days = HashMap::new();
    for site in &query.sites {
        let mut statement = conn.prepare_cached(
            "SELECT at / ?2, count(*) FROM decisions WHERE site = ?1 AND at >= ?3 GROUP BY at / ?2",
        )?;
        let rows = statement.query_map(params![site, DAY, first * DAY], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, u32>(1)?))
        })?;
        for row in rows {
            let (day, count) = row?;
            *days.entry(day).or_default() += count;
        }
    }
    Ok(days)
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
    }
    Ok(total.min(ENOUGH))
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

pub(super) fn replies(conn: &Connection, id: CommentId) -> rusqlite::Result<u32> {
    conn.prepare_cached("SELECT count(*) FROM comments WHERE parent = ?1 AND status = 'approved'")?
        .query_row([id], |row| row.get(0))
}

/// Comments of the author of `?1`: by the address, without one by the network. `?2` bounds how many are read.
pub(super) const BY_AUTHOR: &str = "
    SELECT c.id, c.status, c.created FROM comments own JOIN comments c ON c.site = own.site
        AND c.author_email = own.author_email COLLATE NOCASE
    WHERE own.id = ?1 AND own.author_email IS NOT NULL
    UNION ALL
    SELECT c.id, c.status, c.created FROM comments own JOIN comments c ON c.site = own.site
        AND c.network = own.network AND c.author_email IS NULL
    WHERE own.id = ?1 AND own.author_email IS NULL AND own.network IS NOT NULL";

pub(super) fn author_history(conn: &Connection, id: CommentId) -> rusqlite::Result<AuthorHistory> {
    let mut history = AuthorHistory::default();
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

//! Totals by day, page, site and author. Each query reads only an index, and only the requested time.

use jiff::Timestamp;

use super::failure::Sql;
use super::reports::REPORTED;
use super::sql::{Columns as _, Db};
use afterword_model::{CommentId, SiteId, Status};
use afterword_store::{
    AuthorHistory, DayTotals, PageTotals, SiteTotals, Statistics, StatisticsQuery,
};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Counting stops here: nobody needs more.
const ENOUGH: u32 = 1000;
const TOP_PAGES: i64 = 10;

pub(super) async fn read(db: &Db, query: &StatisticsQuery) -> Sql<Statistics> {
    let last = query.now.as_millisecond().div_euclid(DAY);
    let first = last - i64::from(query.days.max(1)) + 1;
    let mut days: Vec<DayTotals> = (first..=last)
        .map(|day| DayTotals {
            begins: day * DAY,
            date: date(day * DAY),
            ..DayTotals::default()
        })
        .collect();
    count_comments(db, &query.sites, first, &mut days).await?;
    count_decisions(db, &query.sites, first, &mut days).await?;
    Ok(Statistics {
        days,
        pages: pages(db, &query.sites).await?,
    })
}

fn date(begins: i64) -> String {
    let day = Timestamp::from_millisecond(begins).unwrap_or_default();
    day.to_string().chars().take(10).collect()
}

async fn count_comments(db: &Db, sites: &[SiteId], first: i64, days: &mut [DayTotals]) -> Sql<()> {
    // No time is before 1970, so the division rounds down.
    let sql = "SELECT created / $3, status, count(*) FROM comments
        WHERE site = ANY($1) AND created >= $2 GROUP BY 1, 2";
    for row in db.query(sql, &[&sites, &(first * DAY), &DAY]).await? {
        let Some(totals) = of_day(days, first, row.at(0)?) else {
            continue;
        };
        let count: u32 = row.number(2)?;
        *match row.at(1)? {
            Status::Pending => &mut totals.pending,
            Status::Approved => &mut totals.approved,
            Status::Rejected => &mut totals.rejected,
            Status::Spam => &mut totals.spam,
            Status::Deleted => &mut totals.deleted,
            Status::Private => &mut totals.private,
        } += count;
    }
    Ok(())
}

async fn count_decisions(db: &Db, sites: &[SiteId], first: i64, days: &mut [DayTotals]) -> Sql<()> {
    let sql =
        "SELECT at / $3, count(*) FROM decisions WHERE site = ANY($1) AND at >= $2 GROUP BY 1";
    for row in db.query(sql, &[&sites, &(first * DAY), &DAY]).await? {
        if let Some(totals) = of_day(days, first, row.at(0)?) {
            totals.decisions += row.number::<u32>(1)?;
        }
    }
    Ok(())
}

/// A day after the last one comes from a clock that was ahead.
fn of_day(days: &mut [DayTotals], first: i64, day: i64) -> Option<&mut DayTotals> {
    days.get_mut(usize::try_from(day - first).ok()?)
}

async fn pages(db: &Db, sites: &[SiteId]) -> Sql<Vec<PageTotals>> {
    let sql = "SELECT site, path, title, count FROM pages WHERE site = ANY($1) AND count > 0
         ORDER BY count DESC, path LIMIT $2";
    db.all(sql, &[&sites, &TOP_PAGES], |row| {
        Ok(PageTotals {
            site: row.at(0)?,
            path: row.at(1)?,
            title: row.at(2)?,
            count: row.number(3)?,
        })
    })
    .await
}

pub(super) async fn waiting(db: &Db, sites: &[SiteId], status: Status) -> Sql<u32> {
    let enough = i64::from(ENOUGH);
    let mut total = 0;
    for site in sites {
        let sql =
            "SELECT count(*) FROM (SELECT 1 FROM comments WHERE site = $1 AND status = $2 LIMIT
                $3) AS found";
        total += db.count::<u32>(sql, &[site, &status, &enough]).await?;
        if status == Status::Pending {
            total += reported(db, *site).await?;
        }
    }
    Ok(total.min(ENOUGH))
}

/// Comments that do not wait for their publication, but for a decision about reports.
async fn reported(db: &Db, site: SiteId) -> Sql<u32> {
    let sql = format!(
        "SELECT count(*) FROM comments WHERE id IN ({REPORTED}) AND site = $1 AND status <> 'pending'"
    );
    db.count(&sql, &[&site]).await
}

pub(super) async fn of_site(db: &Db, site: SiteId) -> Sql<SiteTotals> {
    let sql = "SELECT coalesce(sum(count), 0)::bigint, count(*) FROM pages WHERE site = $1";
    let (approved, pages) = db
        .one(sql, &[&site], |row| Ok((row.at(0)?, row.at(1)?)))
        .await?;
    Ok(SiteTotals {
        approved,
        pages,
        pending: waiting(db, &[site], Status::Pending).await?,
    })
}

/// Comments of the author of the comment in a parameter: by the address, or by the network if there is none.
pub(super) fn by_author(parameter: usize) -> String {
    format!(
        "SELECT c.id, c.status, c.created FROM comments own JOIN comments c ON c.site = own.site
            AND lower(c.author_email) = lower(own.author_email)
         WHERE own.id = ${parameter} AND own.author_email IS NOT NULL
         UNION ALL
         SELECT c.id, c.status, c.created FROM comments own JOIN comments c ON c.site = own.site
            AND c.network = own.network AND c.author_email IS NULL
         WHERE own.id = ${parameter} AND own.author_email IS NULL AND own.network IS NOT NULL"
    )
}

pub(super) async fn author_history(db: &Db, id: CommentId) -> Sql<AuthorHistory> {
    let sql = "SELECT network IS NOT NULL FROM comments WHERE id = $1";
    let knows_network: Option<bool> = db.maybe(sql, &[&id], |row| row.at(0)).await?;
    let mut history = AuthorHistory {
        knows_network: knows_network.unwrap_or_default(),
        ..AuthorHistory::default()
    };
    let sql = format!(
        "SELECT status, count(*), min(created) FROM (SELECT * FROM ({}) AS own LIMIT $2) AS found
         GROUP BY status ORDER BY status",
        by_author(1)
    );
    for row in db.query(&sql, &[&id, &i64::from(ENOUGH)]).await? {
        let first = row.maybe_time(2)?;
        history.by_status.push((row.at(0)?, row.number(1)?));
        history.first = match (history.first, first) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
    }
    Ok(history)
}

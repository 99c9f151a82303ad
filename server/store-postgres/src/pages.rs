//! Pages, the paths that lead to them, and their counts.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::follows;
use super::sql::{Columns as _, Db};
use afterword_model::change::WholePage;
use afterword_model::{Page, PageKey, PagePath, PageTitle, SiteId};
use afterword_store::{PageCount, PageNumber, PageQuery};

const COLUMNS: &str = "p.id, p.path, p.title, p.closed, p.count, p.first_seen, p.likes";

const COUNTS: &str = "SELECT coalesce(p.count, 0), p.id
    FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS asked (site, key, place)
    LEFT JOIN page_keys k ON k.site = asked.site AND k.key = asked.key
    LEFT JOIN pages p ON p.site = k.site AND p.id = k.page
    ORDER BY asked.place";

/// A page with its row number.
pub(super) struct PageRow {
    pub(super) id: i64,
    pub(super) page: Page,
}

/// One query for any number of pages.
pub(super) async fn counts(db: &Db, wanted: &[PageKey]) -> Sql<Vec<PageCount>> {
    let (sites, keys): (Vec<SiteId>, Vec<&str>) = wanted.iter().map(PageKey::parts).unzip();
    db.all(COUNTS, &[&sites, &keys], |row| {
        Ok(PageCount {
            count: row.number(0)?,
            page: row.at::<Option<i64>>(1)?.map(PageNumber),
        })
    })
    .await
}

pub(super) async fn find(db: &Db, site: SiteId, path: &PagePath) -> Sql<Option<PageRow>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM page_keys k JOIN pages p ON p.site = k.site AND p.id = k.page
         WHERE k.site = $1 AND k.key = $2"
    );
    db.maybe(&sql, &[&site, &path.key()], page_row).await
}

fn page_row(row: &Row) -> Sql<PageRow> {
    Ok(PageRow {
        id: row.at(0)?,
        page: Page {
            path: row.at(1)?,
            title: row.at(2)?,
            closed: row.at(3)?,
            count: row.number(4)?,
            first_seen: row.time(5)?,
            likes: row.number(6)?,
            aliases: Vec::new(),
        },
    })
}

pub(super) async fn by_path(db: &Db, site: SiteId, path: &PagePath) -> Sql<Option<Page>> {
    Ok(whole(db, site, path).await?.map(|whole| whole.page))
}

pub(super) async fn whole(db: &Db, site: SiteId, path: &PagePath) -> Sql<Option<WholePage>> {
    let Some(row) = find(db, site, path).await? else {
        return Ok(None);
    };
    Ok(Some(WholePage {
        number: PageNumber(row.id),
        page: with_aliases(db, row).await?,
    }))
}

pub(super) async fn numbered(db: &Db, PageNumber(id): PageNumber) -> Sql<Option<(SiteId, Page)>> {
    let sql = format!("SELECT {COLUMNS}, p.site FROM pages p WHERE p.id = $1");
    let found = db
        .maybe(&sql, &[&id], |row| Ok((row.at(7)?, page_row(row)?)))
        .await?;
    let Some((site, row)) = found else {
        return Ok(None);
    };
    Ok(Some((site, with_aliases(db, row).await?)))
}

/// The row number of a page that a fact names.
pub(super) async fn number(db: &Db, page: &PageKey) -> Sql<i64> {
    let (site, key) = page.parts();
    let sql = "SELECT page FROM page_keys WHERE site = $1 AND key = $2";
    db.one(sql, &[&site, &key], |row| row.at(0)).await
}

async fn with_aliases(db: &Db, PageRow { id, mut page }: PageRow) -> Sql<Page> {
    let own = PagePath::key_of(&page.path).to_owned();
    page.aliases = keys(db, id).await?;
    page.aliases.retain(|key| *key != own);
    Ok(page)
}

pub(super) async fn list(db: &Db, query: &PageQuery) -> Sql<Vec<Page>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM pages p WHERE p.site = $1 AND p.path > $2
            AND ($4 IS NULL OR strpos(lower(p.path), lower($4)) > 0 OR strpos(lower(p.title), lower($4)) > 0)
         ORDER BY p.path LIMIT $3"
    );
    let limit = i64::from(query.limit);
    let rows = db
        .all(
            &sql,
            &[&query.site, &query.after, &limit, &query.words],
            page_row,
        )
        .await?;
    let mut pages = Vec::with_capacity(rows.len());
    for row in rows {
        pages.push(with_aliases(db, row).await?);
    }
    Ok(pages)
}

/// The page at this path; created if it is unknown.
pub(super) async fn find_or_begin(
    db: &Db,
    site: SiteId,
    path: &PagePath,
    now: Timestamp,
) -> Sql<PageRow> {
    if let Some(found) = find(db, site, path).await? {
        return Ok(found);
    }
    let id = begin(db, site, path, now).await?;
    let sql = format!("SELECT {COLUMNS} FROM pages p WHERE p.site = $1 AND p.id = $2");
    db.one(&sql, &[&site, &id], page_row).await
}

/// Creates a page that is not known yet.
pub(super) async fn begin(db: &Db, site: SiteId, path: &PagePath, now: Timestamp) -> Sql<i64> {
    let sql = "INSERT INTO pages (site, path, first_seen) VALUES ($1, $2, $3) RETURNING id";
    let id: i64 = db
        .one(
            sql,
            &[&site, &path.as_str(), &now.as_millisecond()],
            |row| row.at(0),
        )
        .await?;
    let sql = "INSERT INTO page_keys (site, key, page) VALUES ($1, $2, $3)";
    db.change(sql, &[&site, &path.key(), &id]).await?;
    Ok(id)
}

pub(super) async fn set_title(db: &Db, id: i64, title: &PageTitle) -> Sql<()> {
    db.change(
        "UPDATE pages SET title = $2 WHERE id = $1",
        &[&id, &title.as_str()],
    )
    .await
}

/// Adds a path as an alias of the page, unless the path already belongs to a page.
pub(super) async fn add_alias(db: &Db, page: &PageKey, alias: &PagePath) -> Sql<()> {
    let (site, _) = page.parts();
    let number = number(db, page).await?;
    let sql = "INSERT INTO page_keys (site, key, page) VALUES ($1, $2, $3)";
    db.change(sql, &[&site, &alias.key(), &number]).await
}

/// Only a mechanism: `rules::pages` decides which page is merged into which, and the settings of the result.
pub(super) async fn merge(db: &Db, (source, target): (i64, i64), first_seen: Timestamp) -> Sql<()> {
    db.change(
        "UPDATE comments SET page = $2 WHERE page = $1",
        &[&source, &target],
    )
    .await?;
    db.change(
        "UPDATE page_keys SET page = $2 WHERE page = $1",
        &[&source, &target],
    )
    .await?;
    db.change(
        "UPDATE pages SET count = pages.count + old.count, likes = pages.likes + old.likes, first_seen = $3
         FROM (SELECT count, likes FROM pages WHERE id = $1) AS old WHERE pages.id = $2",
        &[&source, &target, &first_seen.as_millisecond()],
    )
    .await?;
    follows::merge(db, (source, target)).await?;
    db.change(
        "UPDATE hooks SET page = $2 WHERE page = $1",
        &[&source, &target],
    )
    .await?;
    db.change(
        "UPDATE conversations SET page = $2 WHERE page = $1",
        &[&source, &target],
    )
    .await?;
    // Who reacted to both has done so once; what is left goes with its page.
    db.change(
        "UPDATE page_reactions SET page = $2 WHERE page = $1
            AND NOT EXISTS (SELECT 1 FROM page_reactions own WHERE own.page = $2
                AND own.voter = page_reactions.voter AND own.reaction = page_reactions.reaction)",
        &[&source, &target],
    )
    .await?;
    db.change("DELETE FROM page_reactions WHERE page = $1", &[&source])
        .await?;
    db.change("DELETE FROM pages WHERE id = $1", &[&source])
        .await
}

/// The keys of all paths of a page.
async fn keys(db: &Db, page: i64) -> Sql<Vec<String>> {
    let sql = "SELECT key FROM page_keys WHERE page = $1 ORDER BY key";
    db.all(sql, &[&page], |row| row.at(0)).await
}

/// Adds to a page's count of approved comments.
pub(super) async fn count_up(db: &Db, page: i64, by: i64) -> Sql<()> {
    db.change(
        "UPDATE pages SET count = count + $2 WHERE id = $1",
        &[&page, &by],
    )
    .await
}

//! Imports by their numbers: what each brought, and how it goes again. `transfer` and `rules::imports` undo the comments.

use afterword_model::change::PageNumber;
use afterword_model::{CommentId, ImportNumber, PageKey, PagePath, SiteId};
use afterword_store::{
    ImportMove, ImportMoved, ImportRemains, NewImport, StoredImport, UndoneImport,
};
use jiff::Timestamp;

use super::failure::{Failure, Sql};
use super::locks::{Lock, take_all};
use super::sql::{Columns as _, Db};
use super::{change, locks, pages};

pub(super) async fn begin(db: &Db, new: &NewImport) -> Sql<ImportNumber> {
    let sql =
        "INSERT INTO imports (site, source, file, begun) VALUES ($1, $2, $3, $4) RETURNING id";
    let now = new.now.as_millisecond();
    db.one(sql, &[&new.site, &new.source, &new.file, &now], |row| {
        row.at(0)
    })
    .await
}

pub(super) async fn all(db: &Db) -> Sql<Vec<StoredImport>> {
    let sql = "SELECT id, site, source, file, begun, comments, pages, aliases, undone FROM imports
            ORDER BY id";
    db.all(sql, &[], |row| {
        Ok(StoredImport {
            number: row.at(0)?,
            site: row.at(1)?,
            source: row.at(2)?,
            file: row.at(3)?,
            begun: row.time(4)?,
            comments: row.number(5)?,
            pages: row.number(6)?,
            aliases: row.number(7)?,
            undone: row.maybe_time(8)?,
        })
    })
    .await
}

/// Adds to the number of comments that came.
///
/// # Errors
/// The import was undone meanwhile.
pub(super) async fn count(db: &Db, import: ImportNumber, new: u32) -> Sql<()> {
    let sql = "UPDATE imports SET comments = comments + $2 WHERE id = $1 AND undone IS NULL";
    match db.execute(sql, &[&import, &i64::from(new)]).await? {
        0 => Err(Failure::Refused(format!(
            "import {} was undone meanwhile",
            import.0
        ))),
        _ => Ok(()),
    }
}

/// The page began with the import.
pub(super) async fn began(db: &Db, import: ImportNumber, page: i64) -> Sql<()> {
    note_page(db, import, page, true).await?;
    db.change(
        "UPDATE imports SET pages = pages + 1 WHERE id = $1",
        &[&import],
    )
    .await
}

/// The page gets comments by the import.
pub(super) async fn touched(db: &Db, import: ImportNumber, page: i64) -> Sql<()> {
    note_page(db, import, page, false).await
}

async fn note_page(db: &Db, import: ImportNumber, page: i64, began: bool) -> Sql<()> {
    let sql = "INSERT INTO import_pages (site, import, page, began, first_seen)
         SELECT site, $1, id, $3, first_seen FROM pages WHERE id = $2 ON CONFLICT DO NOTHING";
    db.change(sql, &[&import, &page, &began]).await
}

pub(super) async fn page_came(db: &Db, import: ImportNumber, page: &PageKey) -> Sql<()> {
    began(db, import, pages::number(db, page).await?).await
}

pub(super) async fn alias_came(
    db: &Db,
    import: ImportNumber,
    (site, alias): (SiteId, &PagePath),
) -> Sql<()> {
    let sql = "UPDATE page_keys SET import = $3 WHERE site = $1 AND key = $2";
    db.change(sql, &[&site, &alias.key(), &import]).await?;
    db.change(
        "UPDATE imports SET aliases = aliases + 1 WHERE id = $1",
        &[&import],
    )
    .await
}

/// An answer of others counts while somebody may read it.
const ANSWERED: &str =
    "EXISTS (SELECT 1 FROM comments below WHERE below.parent = c.id AND below.status IN
        ('approved', 'pending') AND NOT EXISTS (SELECT 1 FROM former_comments own WHERE own.comment
        = below.id AND own.import = $1))";
/// Comments of an import that were not erased since. One may have several legacy ids.
const PRESENT: &str = "comments c WHERE c.author_name IS NOT NULL
    AND c.id IN (SELECT f.comment FROM former_comments f WHERE f.import = $1)";

pub(super) async fn remains(db: &Db, import: ImportNumber) -> Sql<ImportRemains> {
    let sql = format!("SELECT count(*), count(*) FILTER (WHERE {ANSWERED}) FROM {PRESENT}");
    db.one(&sql, &[&import], |row| {
        Ok(ImportRemains {
            comments: row.number(0)?,
            answered: row.number(1)?,
        })
    })
    .await
}

pub(super) async fn comments(db: &Db, import: ImportNumber, limit: u32) -> Sql<Vec<CommentId>> {
    let sql =
        "SELECT DISTINCT f.comment FROM former_comments f JOIN comments c ON c.site = f.site AND
            c.id = f.comment WHERE f.import = $1 AND c.author_name IS NOT NULL ORDER BY f.comment
            DESC LIMIT $2";
    db.all(sql, &[&import, &i64::from(limit)], |row| row.at(0))
        .await
}

/// Waits until no other transaction changes the site of an import.
async fn locked(db: &Db, import: ImportNumber) -> Sql<()> {
    let sql = "SELECT site FROM imports WHERE id = $1";
    locks::take_site_of_row(db, sql, &import).await.map(drop)
}

/// Its comments are gone, or empty places. What readers have used since stays: pages with something on them, addresses
/// with comments, and who has ended the mails.
pub(super) async fn end_undo(db: &Db, import: ImportNumber, now: Timestamp) -> Sql<UndoneImport> {
    locked(db, import).await?;
    for statement in [
        "DELETE FROM former_comments WHERE import = $1",
        "DELETE FROM blocks WHERE import = $1",
        "DELETE FROM follows WHERE import = $1",
        "DELETE FROM page_reactions WHERE import = $1",
        "DELETE FROM addresses WHERE import = $1 AND stopped IS NULL
            AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.site = addresses.site
                AND lower(c.author_email) = lower(addresses.email))
            AND NOT EXISTS (SELECT 1 FROM follows f WHERE f.site = addresses.site
                AND lower(f.email) = lower(addresses.email))",
        "UPDATE addresses SET import = NULL WHERE import = $1",
    ] {
        db.change(statement, &[&import]).await?;
    }
    let undone = UndoneImport {
        aliases: remove_aliases(db, import).await?,
        pages: remove_pages(db, import).await?,
    };
    let sql = "UPDATE imports SET undone = $2 WHERE id = $1";
    db.change(sql, &[&import, &now.as_millisecond()]).await?;
    Ok(undone)
}

/// A path that a page is shown under by now is no alias any more.
async fn remove_aliases(db: &Db, import: ImportNumber) -> Sql<u32> {
    let sql =
        "SELECT k.site, k.key, p.path FROM page_keys k JOIN pages p ON p.site = k.site AND p.id =
            k.page WHERE k.import = $1";
    let aliases: Vec<(SiteId, String, String)> = db
        .all(sql, &[&import], |row| {
            Ok((row.at(0)?, row.at(1)?, row.at(2)?))
        })
        .await?;
    let mut removed = 0;
    for (site, key, path) in aliases {
        let statement = if key == PagePath::key_of(&path) {
            "UPDATE page_keys SET import = NULL WHERE site = $1 AND key = $2"
        } else {
            removed += 1;
            "DELETE FROM page_keys WHERE site = $1 AND key = $2"
        };
        db.change(statement, &[&site, &key]).await?;
    }
    Ok(removed)
}

async fn remove_pages(db: &Db, import: ImportNumber) -> Sql<u32> {
    let sql = "SELECT page FROM import_pages WHERE import = $1 ORDER BY page";
    let touched: Vec<i64> = db.all(sql, &[&import], |row| row.at(0)).await?;
    let mut removed = 0;
    for page in touched {
        removed += u32::from(leave_page(db, import, page).await?);
    }
    Ok(removed)
}

/// The import has nothing on the page any more: removes the page if it began with the import and nothing else is on it;
/// otherwise it is as old as it was. Returns whether it was removed.
async fn leave_page(db: &Db, import: ImportNumber, page: i64) -> Sql<bool> {
    let sql =
        "DELETE FROM import_pages WHERE import = $1 AND page = $2 RETURNING began, first_seen";
    let noted: Option<(bool, i64)> = db
        .maybe(sql, &[&import, &page], |row| Ok((row.at(0)?, row.at(1)?)))
        .await?;
    let Some((began, first_seen)) = noted else {
        return Ok(false);
    };
    if began && is_bare(db, page).await? {
        for statement in [
            "DELETE FROM page_keys WHERE page = $1",
            "DELETE FROM hooks WHERE page = $1",
            "DELETE FROM pages WHERE id = $1",
        ] {
            db.change(statement, &[&page]).await?;
        }
        return Ok(true);
    }
    if began {
        // The page goes with the last import that has something on it.
        let sql = "UPDATE import_pages SET began = true WHERE page = $1
             AND import = (SELECT min(import) FROM import_pages WHERE page = $1)";
        db.change(sql, &[&page]).await?;
    } else {
        let sql = "UPDATE import_pages SET first_seen = greatest(first_seen, $2) WHERE page = $1";
        db.change(sql, &[&page, &first_seen]).await?;
    }
    age_page(db, page, (!began).then_some(first_seen)).await?;
    Ok(false)
}

/// A page is as old as it was before, or as the oldest comment that is left.
async fn age_page(db: &Db, page: i64, before: Option<i64>) -> Sql<()> {
    let sql = "SELECT min(created) FROM comments WHERE page = $1";
    let oldest: Option<i64> = db.one(sql, &[&page], |row| row.at(0)).await?;
    let Some(first_seen) = before.into_iter().chain(oldest).min() else {
        return Ok(());
    };
    db.change(
        "UPDATE pages SET first_seen = $2 WHERE id = $1",
        &[&page, &first_seen],
    )
    .await
}

/// Nobody has written, reacted, followed or moved anything there, no post elsewhere is about it, and no webhook about it
/// waits.
async fn is_bare(db: &Db, page: i64) -> Sql<bool> {
    let sql = "SELECT NOT EXISTS (SELECT 1 FROM comments WHERE page = $1)
            AND NOT EXISTS (SELECT 1 FROM page_reactions WHERE page = $1)
            AND NOT EXISTS (SELECT 1 FROM follows WHERE page = $1)
            AND NOT EXISTS (SELECT 1 FROM conversations WHERE page = $1)
            AND NOT EXISTS (SELECT 1 FROM hooks WHERE page = $1 AND sent IS NULL AND failed IS NULL)
            AND (SELECT count(*) FROM page_keys WHERE page = $1) = 1";
    db.one(sql, &[&page], |row| row.at(0)).await
}

/// Threads of the import on a page: those whose first comment it brought. Answers of others go with them.
const THREADS: &str = "root IN (SELECT c.id FROM comments c WHERE c.page = $1 AND c.parent IS NULL
    AND c.id IN (SELECT f.comment FROM former_comments f WHERE f.import = $2))";
/// Comments of the import.
const OWN: &str = "id IN (SELECT f.comment FROM former_comments f WHERE f.import = $2)";

pub(super) async fn move_comments(db: &Db, order: &ImportMove) -> Sql<ImportMoved> {
    take_all(db, vec![Lock::Site(order.site)]).await?;
    let Some(from) = pages::find(db, order.site, &order.from).await? else {
        return Ok(ImportMoved::UnknownPage);
    };
    let known = pages::find(db, order.site, &order.to).await?;
    if known.as_ref().is_some_and(|known| known.id == from.id) {
        return Ok(ImportMoved::SamePage);
    }
    let threads = Threads::of(db, order.import, from.id).await?;
    let mut to = known.map(|known| known.id);
    if let Some(oldest) = threads.oldest {
        let page = match to {
            Some(known) => known,
            None => begin_page(db, order, oldest).await?,
        };
        threads.move_to(db, (from.id, page), order).await?;
        to = Some(page);
    }
    let sql = format!(
        "SELECT count(*) FROM comments WHERE page = $1 AND author_name IS NOT NULL AND {OWN}"
    );
    let stay = db.count(&sql, &[&from.id, &order.import]).await?;
    if stay == 0
        && let Some(to) = to
    {
        move_aliases(db, order.import, (from.id, to)).await?;
    }
    // A page with something else on it stays the import's, for an undo.
    let is_removed =
        stay == 0 && is_bare(db, from.id).await? && leave_page(db, order.import, from.id).await?;
    if threads.approved > 0 && !is_removed {
        tell(db, order, from.id).await?;
    }
    Ok(ImportMoved::Done {
        comments: threads.own,
        answers: threads.answers,
        stay,
    })
}

/// What the import called the page leads to where its comments are; the page keeps its own path.
async fn move_aliases(db: &Db, import: ImportNumber, (from, to): (i64, i64)) -> Sql<()> {
    let sql =
        "SELECT k.site, k.key, p.path FROM page_keys k JOIN pages p ON p.site = k.site AND p.id =
            k.page WHERE k.page = $1 AND k.import = $2";
    let aliases: Vec<(SiteId, String, String)> = db
        .all(sql, &[&from, &import], |row| {
            Ok((row.at(0)?, row.at(1)?, row.at(2)?))
        })
        .await?;
    for (site, key, path) in aliases {
        if key != PagePath::key_of(&path) {
            let sql = "UPDATE page_keys SET page = $3 WHERE site = $1 AND key = $2";
            db.change(sql, &[&site, &key, &to]).await?;
        }
    }
    Ok(())
}

async fn begin_page(db: &Db, order: &ImportMove, oldest: i64) -> Sql<i64> {
    let oldest = Timestamp::from_millisecond(oldest).unwrap_or(order.now);
    let page = pages::begin(db, order.site, &order.to, oldest).await?;
    note_page(db, order.import, page, true).await?;
    Ok(page)
}

/// What moves.
struct Threads {
    own: u32,
    answers: u32,
    approved: i64,
    oldest: Option<i64>,
}

impl Threads {
    async fn of(db: &Db, import: ImportNumber, page: i64) -> Sql<Self> {
        let sql = format!(
            "SELECT count(*) FILTER (WHERE author_name IS NOT NULL AND {OWN}),
                count(*) FILTER (WHERE author_name IS NOT NULL AND NOT {OWN}),
                count(*) FILTER (WHERE status = 'approved'), min(created)
             FROM comments WHERE page = $1 AND {THREADS}"
        );
        db.one(&sql, &[&page, &import], |row| {
            Ok(Self {
                own: row.number(0)?,
                answers: row.number(1)?,
                approved: row.at(2)?,
                oldest: row.at(3)?,
            })
        })
        .await
    }

    async fn move_to(&self, db: &Db, (from, to): (i64, i64), order: &ImportMove) -> Sql<()> {
        note_page(db, order.import, to, false).await?;
        let sql = format!("UPDATE comments SET page = $3 WHERE page = $1 AND {THREADS}");
        db.change(&sql, &[&from, &order.import, &to]).await?;
        pages::count_up(db, from, -self.approved).await?;
        pages::count_up(db, to, self.approved).await?;
        let sql = "UPDATE pages SET first_seen = least(first_seen, $2) WHERE id = $1";
        db.change(sql, &[&to, &self.oldest]).await?;
        if self.approved > 0 {
            tell(db, order, to).await?;
        }
        Ok(())
    }
}

/// Receivers of webhooks hear that readers see another thread.
async fn tell(db: &Db, order: &ImportMove, page: i64) -> Sql<()> {
    let (mut work, _) = (order.tell)(PageNumber(page), order.told.clone(), order.now);
    change::run(db, &mut work).await
}

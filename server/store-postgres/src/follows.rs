//! Who follows which thread, and the comments of which followers are still to hear. `rules::follows` decides.

use jiff::Timestamp;

use super::failure::Sql;
use super::pages;
use super::sql::{Columns as _, Db};
use afterword_model::change::PageNumber;
use afterword_model::{
    Announcement, CommentId, EmailAddress, FollowPace, Follower, PageKey, PagePath, SiteId,
};

pub(super) async fn add(
    db: &Db,
    page: &PageKey,
    email: &EmailAddress,
    pace: FollowPace,
    at: Timestamp,
) -> Sql<()> {
    let number = pages::number(db, page).await?;
    db.change(
        "INSERT INTO follows (site, page, email, pace, created) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (site, page, lower(email)) DO UPDATE SET pace = excluded.pace, import = NULL",
        &[
            &page.parts().0,
            &number,
            &email.as_str(),
            &pace,
            &at.as_millisecond(),
        ],
    )
    .await
}

/// What was wished with a comment that waits ends with it.
pub(super) async fn end(db: &Db, page: &PageKey, email: &EmailAddress) -> Sql<()> {
    let number = pages::number(db, page).await?;
    for statement in [
        "DELETE FROM follows WHERE page = $1 AND lower(email) = lower($2)",
        "UPDATE comments SET follow = NULL
         WHERE follow IS NOT NULL AND page = $1 AND lower(author_email) = lower($2)",
    ] {
        db.change(statement, &[&number, &email.as_str()]).await?;
    }
    Ok(())
}

pub(super) async fn end_all(db: &Db, site: SiteId, email: &EmailAddress) -> Sql<()> {
    for statement in [
        "DELETE FROM follows WHERE site = $1 AND lower(email) = lower($2)",
        "UPDATE comments SET follow = NULL
         WHERE follow IS NOT NULL AND site = $1 AND lower(author_email) = lower($2)",
    ] {
        db.change(statement, &[&site, &email.as_str()]).await?;
    }
    Ok(())
}

/// Of two pages that become one, the longer following stays.
pub(super) async fn merge(db: &Db, (source, target): (i64, i64)) -> Sql<()> {
    db.change(
        "UPDATE follows SET created = least(follows.created, old.created)
         FROM (SELECT email, created FROM follows WHERE page = $1) AS old
         WHERE follows.page = $2 AND lower(follows.email) = lower(old.email)",
        &[&source, &target],
    )
    .await?;
    db.change(
        "UPDATE follows SET page = $2 WHERE page = $1
            AND NOT EXISTS (SELECT 1 FROM follows own WHERE own.page = $2
                AND lower(own.email) = lower(follows.email))",
        &[&source, &target],
    )
    .await?;
    db.change("DELETE FROM follows WHERE page = $1", &[&source])
        .await
}

pub(super) async fn is_followed(db: &Db, page: PageNumber) -> Sql<bool> {
    db.exists("SELECT 1 FROM follows WHERE page = $1 LIMIT 1", &[&page.0])
        .await
}

pub(super) async fn number_of(db: &Db, page: PageNumber) -> Sql<u32> {
    db.count("SELECT count(*) FROM follows WHERE page = $1", &[&page.0])
        .await
}

pub(super) async fn number_by(db: &Db, site: SiteId, email: &EmailAddress) -> Sql<u32> {
    let sql = "SELECT count(*) FROM follows WHERE lower(email) = lower($2) AND site = $1";
    db.count(sql, &[&site, &email.as_str()]).await
}

pub(super) async fn of_reader(
    db: &Db,
    page: PageNumber,
    email: &EmailAddress,
) -> Sql<Option<FollowPace>> {
    let sql = "SELECT pace FROM follows WHERE page = $1 AND lower(email) = lower($2)";
    db.maybe(sql, &[&page.0, &email.as_str()], |row| row.at(0))
        .await
}

pub(super) async fn at_path(
    db: &Db,
    site: SiteId,
    path: &PagePath,
    email: &EmailAddress,
) -> Sql<Option<FollowPace>> {
    match pages::find(db, site, path).await? {
        Some(page) => of_reader(db, PageNumber(page.id), email).await,
        None => Ok(None),
    }
}

/// A comment that is announced again begins anew.
pub(super) async fn announce(db: &Db, comment: CommentId, at: Timestamp) -> Sql<()> {
    db.change(
        "INSERT INTO announcements (site, comment, created) SELECT site, id, $2 FROM
                    comments WHERE id = $1 ON CONFLICT (site, comment) DO UPDATE SET after = 0",
        &[&comment, &at.as_millisecond()],
    )
    .await
}

/// The first that no other node works at.
pub(super) async fn announcement(db: &Db) -> Sql<Option<Announcement>> {
    let sql =
        "SELECT comment, after FROM announcements ORDER BY comment LIMIT 1 FOR UPDATE SKIP LOCKED";
    db.maybe(sql, &[], |row| {
        Ok(Announcement {
            comment: row.at(0)?,
            after: row.at(1)?,
        })
    })
    .await
}

/// The followers of a comment's page after a number. A digest that a worker has in its hands waits for nothing more.
pub(super) async fn followers(
    db: &Db,
    comment: CommentId,
    (after, limit): (i64, u32),
    since: Timestamp,
) -> Sql<Vec<Follower>> {
    let sql =
        "SELECT f.id, f.email, f.pace, f.created, a.confirmed IS NOT NULL, a.stopped IS NOT NULL,
            EXISTS (SELECT 1 FROM outbox o WHERE o.comment = $1 AND lower(o.recipient) =
            lower(f.email) AND o.kind IN ('answered', 'followed')), (SELECT count(*) FROM outbox o
            WHERE lower(o.recipient) = lower(f.email) AND o.kind = 'followed' AND o.created > $4 AND
            NOT o.digest), (SELECT min(o.due) FROM outbox o WHERE lower(o.recipient) =
            lower(f.email) AND o.site = f.site AND o.kind = 'followed' AND o.digest AND o.sent IS
            NULL AND o.failed IS NULL AND o.leased IS NULL) FROM follows f LEFT JOIN addresses a ON
            a.site = f.site AND lower(a.email) = lower(f.email) WHERE f.page = (SELECT page FROM
            comments WHERE id = $1) AND f.id > $2 ORDER BY f.id LIMIT $3";
    let asked = (i64::from(limit), since.as_millisecond());
    db.all(sql, &[&comment, &after, &asked.0, &asked.1], |row| {
        Ok(Follower {
            number: row.at(0)?,
            email: EmailAddress::stored(row.at(1)?),
            pace: row.at(2)?,
            since: row.time(3)?,
            is_confirmed: row.at(4)?,
            is_stopped: row.at(5)?,
            is_told: row.at(6)?,
            singles: row.number(7)?,
            digest: row.maybe_time(8)?,
        })
    })
    .await
}

pub(super) async fn unheard(
    db: &Db,
    site: SiteId,
    email: &EmailAddress,
    limit: u32,
) -> Sql<Vec<(CommentId, FollowPace)>> {
    let sql = "SELECT c.id, f.pace FROM follows f JOIN comments c ON c.site = f.site AND c.page =
            f.page WHERE lower(f.email) = lower($2) AND f.site = $1 AND c.status = 'approved' AND
            c.published >= f.created AND lower(c.author_email) IS DISTINCT FROM lower($2) ORDER BY
            c.id DESC LIMIT $3";
    let limit = i64::from(limit);
    db.all(sql, &[&site, &email.as_str(), &limit], |row| {
        Ok((row.at(0)?, row.at(1)?))
    })
    .await
}

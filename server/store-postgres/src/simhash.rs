//! Data for judging new comments: the SimHashes of the latest texts, an author's approved comments, blocks and
//! lessons.

use super::failure::Sql;
use super::rows::COMMENTS_ON_PAGES;
use super::sql::{Columns as _, Db};
use super::{blocks, lessons};
use afterword_model::{EmailAddress, SiteId};
use afterword_store::{ComparableText, FormAuthor, Inquiry, WriterHistory};

/// Approved comments of an author that are counted; more make no difference.
const ENOUGH: i64 = 100;

pub(super) async fn latest(db: &Db, limit: u32) -> Sql<Vec<ComparableText>> {
    // Ids begin with the time.
    let sql = format!(
        "SELECT c.id, c.site, c.likeness, p.path, c.author_name, c.author_email, c.submission
         FROM {COMMENTS_ON_PAGES}
         WHERE c.likeness IS NOT NULL AND c.author_name IS NOT NULL ORDER BY c.id DESC LIMIT $1"
    );
    let mut latest = db
        .all(&sql, &[&i64::from(limit)], |row| {
            Ok(ComparableText {
                id: row.at(0)?,
                site: row.at(1)?,
                simhash: row.at(2)?,
                page: row.at(3)?,
                name: row.at(4)?,
                email: row.at::<Option<String>>(5)?.map(EmailAddress::stored),
                submission: row.maybe_bytes(6)?,
            })
        })
        .await?;
    latest.reverse();
    Ok(latest)
}

pub(super) async fn judged_by(db: &Db, inquiry: &Inquiry) -> Sql<WriterHistory> {
    let approved = match &inquiry.writer {
        Some(writer) => approved_of(db, inquiry.site, writer).await?,
        None => 0,
    };
    Ok(WriterHistory {
        is_blocked: blocks::is_blocked(db, inquiry.site, &inquiry.marks).await?,
        approved,
        counts: lessons::counts(db, inquiry.site, &inquiry.words).await?,
    })
}

async fn approved_of(db: &Db, site: SiteId, writer: &FormAuthor) -> Sql<u32> {
    let sql =
        "SELECT count(*) FROM (SELECT 1 FROM comments WHERE site = $1 AND lower(author_email) =
            lower($2) AND network = $3 AND status = 'approved' LIMIT $4) AS found";
    db.count(
        sql,
        &[&site, &writer.email.as_str(), &writer.network, &ENOUGH],
    )
    .await
}

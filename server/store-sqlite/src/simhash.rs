//! Data for judging new comments: the SimHashes of the latest texts, an author's approved comments, blocks and
//! lessons.

use rusqlite::{Connection, params};

use super::{blocks, lessons};
use afterword_model::{EmailAddress, SiteId};
use afterword_store::{ComparableText, FormAuthor, Inquiry, WriterHistory};

/// Approved comments of an author that are counted; more make no difference.
const ENOUGH: u32 = 100;

pub(super) fn latest(conn: &Connection, limit: u32) -> rusqlite::Result<Vec<ComparableText>> {
    // Ids begin with the time.
    let mut statement = conn.prepare_cached(
        "SELECT c.id, c.site, c.likeness, p.path, c.author_name, c.author_email, c.submission
         FROM comments c JOIN pages p ON p.id = c.page
         WHERE c.likeness IS NOT NULL AND c.author_name IS NOT NULL ORDER BY c.id DESC LIMIT ?1",
    )?;
    let rows = statement.query_map([limit], |row| {
        Ok(ComparableText {
            id: row.get(0)?,
            site: row.get(1)?,
            simhash: row.get(2)?,
            page: row.get(3)?,
            name: row.get(4)?,
            email: row.get::<_, Option<String>>(5)?.map(EmailAddress::stored),
            submission: row.get(6)?,
        })
    })?;
    let mut latest: Vec<ComparableText> = rows.collect::<rusqlite::Result<_>>()?;
    latest.reverse();
    Ok(latest)
}

pub(super) fn judged_by(conn: &Connection, inquiry: &Inquiry) -> rusqlite::Result<WriterHistory> {
    let writer = inquiry.writer.as_ref();
    let approved = writer.map(|writer| approved_of(conn, inquiry.site, writer));
    Ok(WriterHistory {
        is_blocked: blocks::is_blocked(conn, inquiry.site, &inquiry.marks)?,
        approved: approved.transpose()?.unwrap_or_default(),
        counts: lessons::counts(conn, inquiry.site, &inquiry.words)?,
    })
}

fn approved_of(conn: &Connection, site: SiteId, writer: &FormAuthor) -> rusqlite::Result<u32> {
    conn.prepare_cached(
        "SELECT count(*) FROM (SELECT 1 FROM comments
            WHERE site = ?1 AND author_email = ?2 COLLATE NOCASE AND network = ?3 AND status = 'approved'
            LIMIT ?4)",
    )?
    .query_row(
        params![site, writer.email.as_str(), writer.network, ENOUGH],
        |row| row.get(0),
    )
}

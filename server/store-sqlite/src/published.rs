//! Published comments, in the order in which readers first saw them.

use rusqlite::{Connection, params};

use super::pages;
use super::rows::time;
use afterword_model::{DisplayName, PagePath, SiteId, Text, Website};
use afterword_store::Published;

pub(super) fn of_page(
    conn: &Connection,
    site: SiteId,
    path: &PagePath,
) -> rusqlite::Result<Vec<Published>> {
    let Some(page) = pages::find(conn, site, path)? else {
        return Ok(Vec::new());
    };
    conn.prepare_cached(
        "SELECT author_name, author_website, avatar, text, coalesce(published, created) AS seen FROM comments
         WHERE page = ?1 AND status = 'approved' AND author_name IS NOT NULL ORDER BY seen, id",
    )?
    .query_map([page.id], |row| {
        Ok(Published {
            name: DisplayName::stored(row.get(0)?),
            website: row
                .get::<_, Option<String>>(1)?
                .map(Website::stored)
                .filter(Website::is_web),
            avatar: row.get(2)?,
            text: Text::stored(row.get(3)?),
            published: time(row, 4)?,
        })
    })?
    .collect()
}

pub(super) fn count_of_site(conn: &Connection, site: SiteId) -> rusqlite::Result<u32> {
    conn.prepare_cached("SELECT coalesce(sum(count), 0) FROM pages WHERE site = ?1")?
        .query_row(params![site], |row| row.get(0))
}

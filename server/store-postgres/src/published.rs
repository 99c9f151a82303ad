//! Published comments, in the order in which readers first saw them.

use super::failure::Sql;
use super::pages;
use super::sql::{Columns as _, Db};
use afterword_model::{DisplayName, PagePath, SiteId, Text, Website};
use afterword_store::Published;

pub(super) async fn of_page(db: &Db, site: SiteId, path: &PagePath) -> Sql<Vec<Published>> {
    let Some(page) = pages::find(db, site, path).await? else {
        return Ok(Vec::new());
    };
    let sql =
        "SELECT author_name, author_website, avatar, text, coalesce(published, created) AS seen
            FROM comments WHERE site = $1 AND page = $2 AND status = 'approved' AND author_name IS
            NOT NULL ORDER BY seen, id";
    db.all(sql, &[&site, &page.id], |row| {
        Ok(Published {
            name: DisplayName::stored(row.at(0)?),
            website: row
                .at::<Option<String>>(1)?
                .map(Website::stored)
                .filter(Website::is_web),
            avatar: row.at(2)?,
            text: Text::stored(row.at(3)?),
            published: row.time(4)?,
        })
    })
    .await
}

pub(super) async fn count_of_site(db: &Db, site: SiteId) -> Sql<u32> {
    let sql = "SELECT coalesce(sum(count), 0)::bigint FROM pages WHERE site = $1";
    db.count(sql, &[&site]).await
}

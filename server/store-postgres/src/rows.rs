//! Conversion of rows.

use tokio_postgres::Row;

use super::failure::Sql;
use super::sql::Columns as _;
use afterword_model::{Author, Comment, DisplayName, EmailAddress, Text, Website};
use afterword_store::{comment_source, reaction_totals};

/// The columns that [`comment`] reads, in order, from `comments c JOIN pages p ON p.site = c.site AND p.id = c.page`.
pub(super) const COMMENT_COLUMNS: &str = "c.id, c.site, p.path, \
    CASE p.title WHEN '' THEN coalesce(c.page_title, '') ELSE p.title END, c.parent, c.status, \
    c.author_name, c.author_email, c.author_website, c.owner, c.verified, c.text, c.html, c.created, \
    c.edited, c.revision, c.pinned, c.score, c.reactions, c.reasons, c.published, c.avatar, c.private, c.source";

/// The join that gives a comment its page.
pub(super) const COMMENTS_ON_PAGES: &str =
    "comments c JOIN pages p ON p.site = c.site AND p.id = c.page";

/// The index of the first further column of a query.
pub(super) const BEHIND_COMMENT: usize = 24;

pub(super) fn comment(row: &Row) -> Sql<Comment> {
    Ok(Comment {
        id: row.at(0)?,
        site: row.at(1)?,
        page: row.at(2)?,
        page_title: row.at(3)?,
        parent: row.at(4)?,
        status: row.at(5)?,
        author: author(row)?,
        text: Text::stored(row.at(11)?),
        html: row.at(12)?,
        created: row.time(13)?,
        edited: row.maybe_time(14)?,
        revision: row.number(15)?,
        pinned: row.at(16)?,
        score: row.number(17)?,
        reactions: reaction_totals(row.at(18)?),
        reasons: serde_json::from_str(row.at(19)?).unwrap_or_default(),
        published: row.maybe_time(20)?,
        avatar: row.at(21)?,
        private: row.at(22)?,
        source: row.at::<Option<&str>>(23)?.and_then(comment_source),
    })
}

fn author(row: &Row) -> Sql<Option<Author>> {
    let Some(name) = row.at::<Option<String>>(6)? else {
        return Ok(None);
    };
    Ok(Some(Author {
        name: DisplayName::stored(name),
        email: row.at::<Option<String>>(7)?.map(EmailAddress::stored),
        website: row
            .at::<Option<String>>(8)?
            .map(Website::stored)
            .filter(Website::is_web),
        owner: row.at(9)?,
        verified: row.at(10)?,
    }))
}

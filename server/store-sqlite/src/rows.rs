//! Conversion of column values.

use jiff::Timestamp;
use rusqlite::Row;

use afterword_model::{Author, Comment, CommentSource, DisplayName, EmailAddress, Text, Website};
use afterword_store::{comment_source, reaction_totals};

/// The columns that [`comment`] reads, in order, from `comments c JOIN pages p`.
pub(super) const COMMENT_COLUMNS: &str = "c.id, c.site, p.path, iif(p.title = '', coalesce(c.page_title, ''), p.title), c.parent, c.status, \
    c.author_name, c.author_email, c.author_website, c.owner, c.verified, c.text, c.html, c.created, \
    c.edited, c.revision, c.pinned, c.score, c.reactions, c.reasons, c.published, c.avatar, c.private, c.source";

/// The index of the first further column of a query.
pub(super) const BEHIND_COMMENT: usize = 24;

pub(super) fn comment(row: &Row<'_>) -> rusqlite::Result<Comment> {
    let reactions = row.get_ref(18)?.as_str()?;
    let reasons = row.get_ref(19)?.as_str()?;
    Ok(Comment {
        id: row.get(0)?,
        site: row.get(1)?,
        page: row.get(2)?,
        page_title: row.get(3)?,
        parent: row.get(4)?,
        status: row.get(5)?,
        author: author(row)?,
        text: Text::stored(row.get(11)?),
        html: row.get(12)?,
        created: time(row, 13)?,
        edited: maybe_time(row, 14)?,
        revision: row.get(15)?,
        pinned: row.get(16)?,
        score: row.get(17)?,
        reactions: reaction_totals(reactions),
        reasons: serde_json::from_str(reasons).unwrap_or_default(),
        published: maybe_time(row, 20)?,
        avatar: row.get(21)?,
        private: row.get(22)?,
        source: source(row)?,
    })
}

fn source(row: &Row<'_>) -> rusqlite::Result<Option<CommentSource>> {
    let json = row.get_ref(23)?.as_str_or_null()?;
    Ok(json.and_then(comment_source))
}

fn author(row: &Row<'_>) -> rusqlite::Result<Option<Author>> {
    let Some(name) = row.get::<_, Option<String>>(6)? else {
        return Ok(None);
    };
    Ok(Some(Author {
        name: DisplayName::stored(name),
        email: row.get::<_, Option<String>>(7)?.map(EmailAddress::stored),
        website: row
            .get::<_, Option<String>>(8)?
            .map(Website::stored)
            .filter(Website::is_web),
        owner: row.get(9)?,
        verified: row.get(10)?,
    }))
}

pub(super) fn time(row: &Row<'_>, column: usize) -> rusqlite::Result<Timestamp> {
    maybe_time(row, column).map(Option::unwrap_or_default)
}

pub(super) fn maybe_time(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<Timestamp>> {
    let millis: Option<i64> = row.get(column)?;
    Ok(millis.map(|ms| Timestamp::from_millisecond(ms).unwrap_or_default()))
}

/// The JSON of a value whose serialisation can't fail.
pub(super) fn json<T: serde::Serialize>(value: &T) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(|e| rusqlite::Error::ToSqlConversionFailure(e.into()))
}

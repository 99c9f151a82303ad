//! Values as they stand in columns.

use jiff::Timestamp;
use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use uuid::Uuid;

use crate::comments::{
    Author, BatchId, Comment, CommentId, DisplayName, EmailAddress, Likeness, SiteId, Status, Text,
    Website,
};
use crate::config::HookEvent;
use crate::store::akismet::Wanted;
use crate::store::{BlockKind, HookId, MailId, MailKind, TokenKind, reaction_totals};

/// What [`comment`] reads, in its order, of `comments c JOIN pages p`.
pub(super) const COMMENT_COLUMNS: &str = "c.id, c.site, p.path, iif(p.title = '', coalesce(c.page_title, ''), p.title), c.parent, c.status, \
    c.author_name, c.author_email, c.author_website, c.owner, c.verified, c.text, c.html, c.created, \
    c.edited, c.revision, c.pinned, c.score, c.reactions, c.reasons, c.published, c.avatar";

/// Where the columns begin that a query asks for behind these.
pub(super) const BEHIND_COMMENT: usize = 22;

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
    })
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

impl ToSql for CommentId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
    }
}

impl FromSql for CommentId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Uuid::from_slice(value.as_blob()?)
            .map(Self)
            .map_err(FromSqlError::other)
    }
}

impl ToSql for SiteId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for SiteId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(Self)
    }
}

/// SQLite's numbers have a sign; the bits are the same.
impl ToSql for Likeness {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.0.cast_signed()))
    }
}

impl FromSql for Likeness {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(|bits| Self(bits.cast_unsigned()))
    }
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value
            .as_str()?
            .parse()
            .map_err(|text: String| FromSqlError::other(std::io::Error::other(text)))
    }
}

impl ToSql for BatchId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
    }
}

impl FromSql for BatchId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Uuid::from_slice(value.as_blob()?)
            .map(Self)
            .map_err(FromSqlError::other)
    }
}

impl ToSql for MailId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
    }
}

impl FromSql for MailId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Uuid::from_slice(value.as_blob()?)
            .map(Self)
            .map_err(FromSqlError::other)
    }
}

impl ToSql for HookId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
    }
}

impl FromSql for HookId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Uuid::from_slice(value.as_blob()?)
            .map(Self)
            .map_err(FromSqlError::other)
    }
}

/// Closed choices stand in columns as their words.
macro_rules! word_column {
    ($($name:ty),*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.as_str().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let word = value.as_str()?;
                let known = Self::ALL.iter().copied().find(|known| known.as_str() == word);
                known.ok_or_else(|| FromSqlError::other(std::io::Error::other(word.to_owned())))
            }
        }
    )*};
}

word_column!(BlockKind, HookEvent, MailKind, TokenKind, Wanted);

/// JSON of a value that can't fail to serialise.
pub(super) fn json<T: serde::Serialize>(value: &T) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(|e| rusqlite::Error::ToSqlConversionFailure(e.into()))
}

//! Tokens in mails, by their hashes.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::time;
use afterword_model::EmailAddress;
use afterword_store::{MailId, MailToken, TokenKind};

const COLUMNS: &str = "hash, kind, mail, site, comment, revision, person, name, created, expires";

/// Stores the tokens of a mail before it is sent. A mail that was prepared before keeps its tokens. `None` if the
/// mail is gone.
pub(super) fn prepare(
    tx: &Connection,
    mail: MailId,
    tokens: &[MailToken],
    secrets: &str,
) -> rusqlite::Result<Option<String>> {
    let known: Option<Option<String>> = tx
        .prepare_cached("SELECT secrets FROM outbox WHERE id = ?1")?
        .query_row([mail], |row| row.get(0))
        .optional()?;
    match known {
        None => return Ok(None),
        Some(Some(secrets)) => return Ok(Some(secrets)),
        Some(None) => {}
    }
    for token in tokens {
        insert(tx, token)?;
    }
    tx.prepare_cached("UPDATE outbox SET secrets = ?2 WHERE id = ?1")?
        .execute(params![mail, secrets])?;
    Ok(Some(secrets.to_owned()))
}

/// Tokens that are known stay as they are.
pub(super) fn add(tx: &Connection, tokens: &[MailToken]) -> rusqlite::Result<()> {
    tokens.iter().try_for_each(|token| insert(tx, token))
}

fn insert(tx: &Connection, token: &MailToken) -> rusqlite::Result<()> {
    tx.prepare_cached(&format!(
        "INSERT OR IGNORE INTO mail_tokens ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
    ))?
    .execute(params![
        token.hash,
        token.kind,
        token.mail,
        token.site,
        token.comment,
        token.revision,
        token.person.as_str(),
        token.name,
        token.created.as_millisecond(),
        token.expires.as_millisecond(),
    ])
    .map(drop)
}

pub(super) fn by_hash(conn: &Connection, hash: [u8; 32]) -> rusqlite::Result<Option<MailToken>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM mail_tokens WHERE hash = ?1"
    ))?
    .query_row([hash], token)
    .optional()
}

/// The token that a reply to a mail stands for, if the reply carries none.
pub(super) fn of_mail(conn: &Connection, mail: MailId) -> rusqlite::Result<Option<MailToken>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM mail_tokens
         WHERE mail = ?1 AND (kind IN (?2, ?3) OR kind = ?4 AND comment IS NULL)"
    ))?
    .query_row(
        params![mail, TokenKind::Reply, TokenKind::Answer, TokenKind::Digest],
        token,
    )
    .optional()
}

fn token(row: &Row<'_>) -> rusqlite::Result<MailToken> {
    Ok(MailToken {
        hash: row.get(0)?,
        kind: row.get(1)?,
        mail: row.get(2)?,
        site: row.get(3)?,
        comment: row.get(4)?,
        revision: row.get(5)?,
        person: EmailAddress::stored(row.get(6)?),
        name: row.get(7)?,
        created: time(row, 8)?,
        expires: time(row, 9)?,
    })
}

//! Tokens in mails, by their hashes.

use tokio_postgres::Row;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_model::EmailAddress;
use afterword_store::{MailId, MailToken, TokenKind};

const COLUMNS: &str = "hash, kind, mail, site, comment, revision, person, name, created, expires";

/// Stores the tokens of a mail before it is sent. A mail that was prepared before keeps its tokens. `None` if the
/// mail is gone.
pub(super) async fn prepare(
    db: &Db,
    mail: MailId,
    tokens: &[MailToken],
    secrets: &str,
) -> Sql<Option<String>> {
    let sql = "SELECT secrets FROM outbox WHERE id = $1 FOR UPDATE";
    let known: Option<Option<String>> = db.maybe(sql, &[&mail], |row| row.at(0)).await?;
    match known {
        None => return Ok(None),
        Some(Some(secrets)) => return Ok(Some(secrets)),
        Some(None) => {}
    }
    add(db, tokens).await?;
    db.change(
        "UPDATE outbox SET secrets = $2 WHERE id = $1",
        &[&mail, &secrets],
    )
    .await?;
    Ok(Some(secrets.to_owned()))
}

/// Tokens that are known stay as they are.
pub(super) async fn add(db: &Db, tokens: &[MailToken]) -> Sql<()> {
    for token in tokens {
        insert(db, token).await?;
    }
    Ok(())
}

async fn insert(db: &Db, token: &MailToken) -> Sql<()> {
    let sql = format!(
        "INSERT INTO mail_tokens ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"
    );
    db.change(
        &sql,
        &[
            &token.hash.as_slice(),
            &token.kind,
            &token.mail,
            &token.site,
            &token.comment,
            &i64::from(token.revision),
            &token.person.as_str(),
            &token.name,
            &token.created.as_millisecond(),
            &token.expires.as_millisecond(),
        ],
    )
    .await
}

pub(super) async fn by_hash(db: &Db, hash: [u8; 32]) -> Sql<Option<MailToken>> {
    let sql = format!("SELECT {COLUMNS} FROM mail_tokens WHERE hash = $1");
    db.maybe(&sql, &[&hash.as_slice()], token).await
}

/// The token that a reply to a mail stands for, if the reply carries none.
pub(super) async fn of_mail(db: &Db, mail: MailId) -> Sql<Option<MailToken>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM mail_tokens
         WHERE mail = $1 AND (kind IN ($2, $3) OR kind = $4 AND comment IS NULL)"
    );
    let kinds = (TokenKind::Reply, TokenKind::Answer, TokenKind::Digest);
    db.maybe(&sql, &[&mail, &kinds.0, &kinds.1, &kinds.2], token)
        .await
}

fn token(row: &Row) -> Sql<MailToken> {
    Ok(MailToken {
        hash: row.bytes(0)?,
        kind: row.at(1)?,
        mail: row.at(2)?,
        site: row.at(3)?,
        comment: row.at(4)?,
        revision: row.number(5)?,
        person: EmailAddress::stored(row.at(6)?),
        name: row.at(7)?,
        created: row.time(8)?,
        expires: row.time(9)?,
    })
}

//! Sessions of the console, sign-in links, passwords.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::mail_tokens;
use super::sql::{Columns as _, Db};
use afterword_store::{
    EndSessions, MailId, NewSession, PasswordSet, PasswordSetter, Person, SignInLink, StoredSession,
};

const SELECT: &str = "SELECT id, hash, person, browser, begun, seen FROM sessions";

pub(super) async fn keep_link(db: &Db, link: &SignInLink) -> Sql<()> {
    db.change(
        "INSERT INTO sign_in_links (hash, person, created, expires) VALUES ($1, $2, $3, $4)",
        &[
            &link.hash.as_slice(),
            &link.person.as_str(),
            &link.created.as_millisecond(),
            &link.expires.as_millisecond(),
        ],
    )
    .await
}

/// Like `mail_tokens::prepare`, for the one token of a mail with a sign-in link.
pub(super) async fn prepare_link(
    db: &Db,
    mail: MailId,
    link: &SignInLink,
    secrets: &str,
) -> Sql<Option<String>> {
    let kept = mail_tokens::prepare(db, mail, &[], secrets).await?;
    // A mail that was prepared before stays as it is, and so does its link.
    if kept.as_deref() == Some(secrets) {
        keep_link(db, link).await?;
    }
    Ok(kept)
}

pub(super) async fn link(db: &Db, hash: [u8; 32]) -> Sql<Option<SignInLink>> {
    let sql = "SELECT person, created, expires FROM sign_in_links WHERE hash = $1";
    db.maybe(sql, &[&hash.as_slice()], |row| {
        Ok(SignInLink {
            hash,
            person: person(row, 0)?,
            created: row.time(1)?,
            expires: row.time(2)?,
        })
    })
    .await
}

/// Uses the link up and begins a session for its person; `None` if the link does not exist (any more). Only a
/// mechanism: of two requests with one link, only the one that deletes the row gets a session.
pub(super) async fn follow(
    db: &Db,
    hash: [u8; 32],
    session: &NewSession,
) -> Sql<Option<StoredSession>> {
    let sql = "DELETE FROM sign_in_links WHERE hash = $1 AND expires > $2 RETURNING person";
    let now = session.now.as_millisecond();
    match db
        .maybe(sql, &[&hash.as_slice(), &now], |row| person(row, 0))
        .await?
    {
        Some(person) => begin(db, &person, session).await.map(Some),
        None => Ok(None),
    }
}

/// Whoever signs in by a password, changes it, ends sessions or erases a person waits for others who do so for the same person: a session
/// must not begin, or set a password, by what is not valid any more.
pub(super) async fn lock(db: &Db, person: &Person) -> Sql<()> {
    let sql = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
    db.change(sql, &[&person.as_str()]).await
}

/// Begins a session, if the person's password is still this one.
pub(super) async fn begin_by_password(
    db: &Db,
    person: &Person,
    known: &str,
    session: &NewSession,
) -> Sql<Option<StoredSession>> {
    lock(db, person).await?;
    if password(db, person).await?.is_none_or(|now| now != known) {
        return Ok(None);
    }
    begin(db, person, session).await.map(Some)
}

/// Begins a session, and removes expired ones.
pub(super) async fn begin(db: &Db, person: &Person, new: &NewSession) -> Sql<StoredSession> {
    let now = new.now.as_millisecond();
    let (begun, unseen) = (
        new.begun_before.as_millisecond(),
        new.unseen_since.as_millisecond(),
    );
    let replaces = new.replaces.as_ref().map(<[u8; 32]>::as_slice);
    let old = "DELETE FROM sessions WHERE begun <= $1 OR seen <= $2 OR hash = $3";
    db.change(old, &[&begun, &unseen, &replaces]).await?;
    db.change("DELETE FROM sign_in_links WHERE expires <= $1", &[&now])
        .await?;
    let sql =
        "INSERT INTO sessions (hash, person, browser, begun, seen) VALUES ($1, $2, $3, $4, $4)
            RETURNING id";
    let params = (new.hash.as_slice(), person.as_str());
    let id = db
        .one(sql, &[&params.0, &params.1, &new.browser, &now], |row| {
            row.at(0)
        })
        .await?;
    Ok(StoredSession {
        id,
        hash: new.hash,
        person: person.clone(),
        browser: new.browser.clone(),
        begun: new.now,
        seen: new.now,
    })
}

pub(super) async fn by_hash(db: &Db, hash: [u8; 32]) -> Sql<Option<StoredSession>> {
    db.maybe(
        &format!("{SELECT} WHERE hash = $1"),
        &[&hash.as_slice()],
        session,
    )
    .await
}

/// Of one person, or of all; newest first.
pub(super) async fn list(db: &Db, person: Option<&Person>) -> Sql<Vec<StoredSession>> {
    let sql = format!("{SELECT} WHERE $1 IS NULL OR person = $1 ORDER BY id DESC");
    db.all(&sql, &[&person.map(Person::as_str)], session).await
}

pub(super) async fn seen(db: &Db, id: i64, now: Timestamp) -> Sql<()> {
    let sql = "UPDATE sessions SET seen = $2 WHERE id = $1 AND seen < $2";
    db.change(sql, &[&id, &now.as_millisecond()]).await
}

/// Returns how many sessions ended.
pub(super) async fn end(db: &Db, person: &Person, which: EndSessions) -> Sql<usize> {
    lock(db, person).await?;
    let person = person.as_str();
    let ended = match which {
        EndSessions::One(id) => {
            let sql = "DELETE FROM sessions WHERE person = $1 AND id = $2";
            db.execute(sql, &[&person, &id]).await?
        }
        EndSessions::All => {
            db.change("DELETE FROM sign_in_links WHERE person = $1", &[&person])
                .await?;
            db.execute("DELETE FROM sessions WHERE person = $1", &[&person])
                .await?
        }
    };
    Ok(usize::try_from(ended).unwrap_or(usize::MAX))
}

async fn end_others(db: &Db, person: &Person, own: [u8; 32]) -> Sql<()> {
    let person = person.as_str();
    db.change("DELETE FROM sign_in_links WHERE person = $1", &[&person])
        .await?;
    let sql = "DELETE FROM sessions WHERE person = $1 AND hash <> $2";
    db.change(sql, &[&person, &own.as_slice()]).await
}

pub(super) async fn password(db: &Db, person: &Person) -> Sql<Option<String>> {
    let sql = "SELECT hash FROM passwords WHERE person = $1";
    db.maybe(sql, &[&person.as_str()], |row| row.at(0)).await
}

/// Sets or removes a password, and ends the sessions that somebody may have begun with the old one.
pub(super) async fn set_password(
    db: &Db,
    person: &Person,
    hash: Option<&str>,
    by: &PasswordSetter,
    now: Timestamp,
) -> Sql<PasswordSet> {
    lock(db, person).await?;
    let before = password(db, person).await?;
    if let PasswordSetter::Session { hash, known } = by {
        let own = by_hash(db, *hash).await?;
        if own.is_none_or(|own| own.person != *person) {
            return Ok(PasswordSet::SessionEnded);
        }
        if before != *known {
            return Ok(PasswordSet::Outdated);
        }
    }
    let sql = "DELETE FROM passwords WHERE person = $1";
    db.change(sql, &[&person.as_str()]).await?;
    if let Some(hash) = hash {
        let sql = "INSERT INTO passwords (person, hash, changed) VALUES ($1, $2, $3)";
        db.change(sql, &[&person.as_str(), &hash, &now.as_millisecond()])
            .await?;
    }
    match by {
        PasswordSetter::Command => drop(end(db, person, EndSessions::All).await?),
        PasswordSetter::Session { hash, .. } => end_others(db, person, *hash).await?,
    }
    let had_one = before.is_some();
    Ok(PasswordSet::Done { had_one })
}

fn person(row: &Row, column: usize) -> Sql<Person> {
    let address: &str = row.at(column)?;
    Ok(Person::of(address))
}

fn session(row: &Row) -> Sql<StoredSession> {
    Ok(StoredSession {
        id: row.at(0)?,
        hash: row.bytes(1)?,
        person: person(row, 2)?,
        browser: row.at(3)?,
        begun: row.time(4)?,
        seen: row.time(5)?,
    })
}

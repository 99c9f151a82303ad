//! Sessions of the console, sign-in links, passwords.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::time;
use afterword_store::{
    EndSessions, MailId, NewSession, PasswordSet, PasswordSetter, Person, SignInLink, StoredSession,
};

const COLUMNS: &str = "id, hash, person, browser, begun, seen";

pub(super) fn keep_link(tx: &Connection, link: &SignInLink) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO sign_in_links (hash, person, created, expires) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params![
        link.hash,
        link.person.as_str(),
        link.created.as_millisecond(),
        link.expires.as_millisecond(),
    ])
    .map(drop)
}

/// Like `mail_tokens::prepare`, for the one token of a mail with a sign-in link.
pub(super) fn prepare_link(
    tx: &Connection,
    mail: MailId,
    link: &SignInLink,
    secrets: &str,
) -> rusqlite::Result<Option<String>> {
    let kept = super::mail_tokens::prepare(tx, mail, &[], secrets)?;
    // A mail that was prepared before stays as it is, and so does its link.
    if kept.as_deref() == Some(secrets) {
        keep_link(tx, link)?;
    }
    Ok(kept)
}

pub(super) fn link(conn: &Connection, hash: [u8; 32]) -> rusqlite::Result<Option<SignInLink>> {
    conn.prepare_cached("SELECT person, created, expires FROM sign_in_links WHERE hash = ?1")?
        .query_row([hash], |row| {
            Ok(SignInLink {
                hash,
                person: person(row, 0)?,
                created: time(row, 1)?,
                expires: time(row, 2)?,
            })
        })
        .optional()
}

/// Uses the link up and begins a session for its person; `None` if the link does not exist (any more). Only a
/// mechanism: of two requests with one link, only the one that deletes the row gets a session.
pub(super) fn follow(
    tx: &Connection,
    hash: [u8; 32],
    session: &NewSession,
) -> rusqlite::Result<Option<StoredSession>> {
    let found: Option<Person> = tx
        .prepare_cached(
            "DELETE FROM sign_in_links WHERE hash = ?1 AND expires > ?2 RETURNING person",
        )?
        .query_row(params![hash, session.now.as_millisecond()], |row| {
            person(row, 0)
        })
        .optional()?;
    found.map(|person| begin(tx, person, session)).transpose()
}

/// Begins a session, if the person's password is still this one.
pub(super) fn begin_by_password(
    tx: &Connection,
    person: Person,
    known: &str,
    session: &NewSession,
) -> rusqlite::Result<Option<StoredSession>> {
    let is_known = password(tx, &person)?.is_some_and(|now| now == known);
    is_known.then(|| begin(tx, person, session)).transpose()
}

/// Begins a session, and removes expired ones.
pub(super) fn begin(
    tx: &Connection,
    person: Person,
    new: &NewSession,
) -> rusqlite::Result<StoredSession> {
    let now = new.now.as_millisecond();
    tx.prepare_cached("DELETE FROM sessions WHERE begun <= ?1 OR seen <= ?2 OR hash = ?3")?
        .execute(params![
            new.begun_before.as_millisecond(),
            new.unseen_since.as_millisecond(),
            new.replaces,
        ])?;
    tx.prepare_cached("DELETE FROM sign_in_links WHERE expires <= ?1")?
        .execute([now])?;
    let id = tx
        .prepare_cached(
            "INSERT INTO sessions (hash, person, browser, begun, seen) VALUES (?1, ?2, ?3, ?4, ?4)
             RETURNING id",
        )?
        .query_row(
            params![new.hash, person.as_str(), new.browser, now],
            |row| row.get(0),
        )?;
    Ok(StoredSession {
        id,
        hash: new.hash,
        person,
        browser: new.browser.clone(),
        begun: new.now,
        seen: new.now,
    })
}

pub(super) fn by_hash(
    conn: &Connection,
    hash: [u8; 32],
) -> rusqlite::Result<Option<StoredSession>> {
    conn.prepare_cached(&format!("SELECT {COLUMNS} FROM sessions WHERE hash = ?1"))?
        .query_row([hash], session)
        .optional()
}

/// Newest first.
pub(super) fn all(conn: &Connection) -> rusqlite::Result<Vec<StoredSession>> {
    conn.prepare_cached(&format!("SELECT {COLUMNS} FROM sessions ORDER BY id DESC"))?
        .query_map([], session)?
        .collect()
}

/// Newest first.
pub(super) fn of_person(
    conn: &Connection,
    person: &Person,
) -> rusqlite::Result<Vec<StoredSession>> {
    conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM sessions WHERE person = ?1 ORDER BY id DESC"
    ))?
    .query_map([person.as_str()], session)?
    .collect()
}

pub(super) fn seen(tx: &Connection, id: i64, now: Timestamp) -> rusqlite::Result<()> {
    tx.prepare_cached("UPDATE sessions SET seen = ?2 WHERE id = ?1 AND seen < ?2")?
        .execute(params![id, now.as_millisecond()])
        .map(drop)
}

/// Returns how many sessions ended.
pub(super) fn end(tx: &Connection, person: &Person, which: EndSessions) -> rusqlite::Result<usize> {
    let person = person.as_str();
    match which {
        EndSessions::One(id) => tx.execute(
            "DELETE FROM sessions WHERE person = ?1 AND id = ?2",
            params![person, id],
        ),
        EndSessions::All => {
            tx.execute("DELETE FROM sign_in_links WHERE person = ?1", [person])?;
            tx.execute("DELETE FROM sessions WHERE person = ?1", [person])
        }
    }
}

fn end_others(tx: &Connection, person: &Person, own: [u8; 32]) -> rusqlite::Result<()> {
    let person = person.as_str();
    tx.execute("DELETE FROM sign_in_links WHERE person = ?1", [person])?;
    tx.execute(
        "DELETE FROM sessions WHERE person = ?1 AND hash <> ?2",
        params![person, own],
    )
    .map(drop)
}

pub(super) fn password(conn: &Connection, person: &Person) -> rusqlite::Result<Option<String>> {
    conn.prepare_cached("SELECT hash FROM passwords WHERE person = ?1")?
        .query_row([person.as_str()], |row| row.get(0))
        .optional()
}

/// Sets or removes a password, and ends the sessions that somebody may have begun with the old one.
pub(super) fn set_password(
    tx: &Connection,
    person: &Person,
    hash: Option<&str>,
    by: &PasswordSetter,
    now: Timestamp,
) -> rusqlite::Result<PasswordSet> {
    let before = password(tx, person)?;
    if let PasswordSetter::Session { hash, known } = by {
        if by_hash(tx, *hash)?.is_none_or(|own| own.person != *person) {
            return Ok(PasswordSet::SessionEnded);
        }
        if before != *known {
            return Ok(PasswordSet::Outdated);
        }
    }
    tx.execute("DELETE FROM passwords WHERE person = ?1", [person.as_str()])?;
    if let Some(hash) = hash {
        tx.execute(
            "INSERT INTO passwords (person, hash, changed) VALUES (?1, ?2, ?3)",
            params![person.as_str(), hash, now.as_millisecond()],
        )?;
    }
    match by {
        PasswordSetter::Command => drop(end(tx, person, EndSessions::All)?),
        PasswordSetter::Session { hash, .. } => end_others(tx, person, *hash)?,
    }
    let had_one = before.is_some();
    Ok(PasswordSet::Done { had_one })
}

fn person(row: &Row<'_>, column: usize) -> rusqlite::Result<Person> {
    let address: String = row.get(column)?;
    Ok(Person::of(&address))
}

fn session(row: &Row<'_>) -> rusqlite::Result<StoredSession> {
    Ok(StoredSession {
        id: row.get(0)?,
        hash: row.get(1)?,
        person: person(row, 2)?,
        browser: row.get(3)?,
        begun: time(row, 4)?,
        seen: time(row, 5)?,
    })
}

//! All data about a person, who is identified by an address. `rules::erase` decides what becomes of it.

use rusqlite::types::Type;
use rusqlite::{Connection, Error, params};

use super::addresses;
use super::rows::{COMMENT_COLUMNS, comment};
use super::traces::{self, BLOCKED, UNBLOCKED, WRITTEN};
use super::webmentions;
use afterword_model::change::{DecidedRows, PersonalRows};
use afterword_model::{Comment, EmailAddress, SiteId};
use afterword_store::PersonRecords;

pub(super) fn of_address(
    conn: &Connection,
    email: &EmailAddress,
    site: Option<SiteId>,
) -> rusqlite::Result<PersonRecords> {
    let comments = written_by(conn, email, site)?;
    let mut addresses = addresses::of_person(conn, email.as_str())?;
    addresses.retain(|address| site.is_none_or(|site| site == address.site));
    Ok(PersonRecords {
        comments,
        addresses,
        mentions: mentions(conn, email)?,
        rows: traces::rows(conn, email, site)?,
    })
}

fn written_by(
    conn: &Connection,
    email: &EmailAddress,
    site: Option<SiteId>,
) -> rusqlite::Result<Vec<Comment>> {
    conn.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
         WHERE c.id IN ({WRITTEN}) ORDER BY c.id"
    ))?
    .query_map(
        params![email.as_str(), email.as_str().to_lowercase(), site],
        comment,
    )?
    .collect()
}

/// Comments by others with the address in their text: only they or the owner can change those.
fn mentions(conn: &Connection, email: &EmailAddress) -> rusqlite::Result<u32> {
    conn.prepare_cached(
        "SELECT count(*) FROM comments WHERE instr(lower(text), ?1) > 0
            AND author_email IS NOT ?1 COLLATE NOCASE",
    )?
    .query_row([email.as_str().to_lowercase()], |row| row.get(0))
}

pub(super) fn remove(
    tx: &Connection,
    email: &EmailAddress,
    rows: PersonalRows,
) -> rusqlite::Result<()> {
    let statement = match rows {
        PersonalRows::MailTokens => "DELETE FROM mail_tokens WHERE person = ?1 COLLATE NOCASE",
        PersonalRows::Mails => {
            "DELETE FROM outbox WHERE recipient = ?1
                OR kind = 'address' AND json_extract(facts, '$.person') = ?1 COLLATE NOCASE"
        }
        PersonalRows::ReaderAddresses => "DELETE FROM addresses WHERE email = ?1",
        PersonalRows::Blocks => "DELETE FROM blocks WHERE kind = 'email' AND value = ?1",
        PersonalRows::Reports => "DELETE FROM reports WHERE email = ?1",
        PersonalRows::Follows => "DELETE FROM follows WHERE email = ?1",
        PersonalRows::Webmentions => return webmentions::forget(tx, &lower(email)),
        PersonalRows::Sessions => "DELETE FROM sessions WHERE person = ?1",
        PersonalRows::SignInLinks => "DELETE FROM sign_in_links WHERE person = ?1",
        PersonalRows::Passwords => "DELETE FROM passwords WHERE person = ?1",
        PersonalRows::ModeratorAddresses => {
            "DELETE FROM moderator_addresses WHERE person = ?1 OR address = ?1"
        }
        PersonalRows::MailboxPlaces => {
            "DELETE FROM mailboxes WHERE instr(lower(account), ?1 || '@') = 1"
        }
    };
    tx.execute(statement, [lower(email)]).map(drop)
}

pub(super) fn rename_decider(
    tx: &Connection,
    email: &EmailAddress,
    of: DecidedRows,
    name: &str,
) -> rusqlite::Result<()> {
    let statement = match of {
        DecidedRows::Decisions => "UPDATE decisions SET decider = ?2 WHERE lower(decider) = ?1",
        DecidedRows::Blocks => "UPDATE blocks SET decider = ?2 WHERE lower(decider) = ?1",
    };
    tx.execute(statement, params![lower(email), name]).map(drop)
}

pub(super) fn forget_blocks(tx: &Connection, email: &EmailAddress) -> rusqlite::Result<()> {
    for (column, has_address) in [("blocked", BLOCKED), ("unblocked", UNBLOCKED)] {
        let statement = format!(
            "UPDATE decisions SET {column} = NULL WHERE {column} IS NOT NULL AND {has_address}"
        );
        tx.execute(&statement, [email.as_str(), &lower(email)])?;
    }
    Ok(())
}

pub(super) fn tokens_named(tx: &Connection, email: &EmailAddress) -> rusqlite::Result<Vec<i64>> {
    tx.prepare_cached(
        "SELECT id FROM api_tokens WHERE instr(' ' || lower(name) || ' ', ' ' || ?1 || ' ') > 0
         ORDER BY id",
    )?
    .query_map([lower(email)], |row| row.get(0))?
    .collect()
}

pub(super) fn moderated_by(
    tx: &Connection,
    email: &EmailAddress,
) -> rusqlite::Result<Vec<(SiteId, Vec<EmailAddress>)>> {
    tx.prepare_cached(
        "SELECT id, json_extract(overrides, '$.moderators') FROM sites
         WHERE EXISTS (SELECT 1 FROM json_each(overrides, '$.moderators') m WHERE lower(m.value) = ?1)
         ORDER BY id",
    )?
    .query_map([lower(email)], |row| {
        let moderators: Vec<String> = serde_json::from_str(row.get_ref(1)?.as_str()?)
            .map_err(|error| Error::FromSqlConversionFailure(1, Type::Text, Box::new(error)))?;
        let moderators = moderators.into_iter().map(EmailAddress::stored);
        Ok((row.get(0)?, moderators.collect()))
    })?
    .collect()
}

fn lower(email: &EmailAddress) -> String {
    email.as_str().to_lowercase()
}

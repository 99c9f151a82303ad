//! Where data about a person may be, table by table.

use std::collections::BTreeMap;

use jiff::Timestamp;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, params};
use serde_json::{Map, Value, json};
use uuid::Uuid;

use afterword_model::{EmailAddress, SiteId};
use afterword_store::Rows;

/// The person's comments. `?1` is the address, `?2` the same in lower case, `?3` a site or null. An avatar imported
/// from Stacosys may be an address, and `@` before an address makes a handle of other networks.
macro_rules! written {
    () => {
        "SELECT id FROM comments WHERE site IN (SELECT id FROM sites WHERE ?3 IS NULL OR id = ?3)
            AND author_email = ?1 COLLATE NOCASE
         UNION SELECT id FROM comments WHERE (author_email IS NOT NULL OR avatar IS NOT NULL)
            AND avatar = ?1 COLLATE NOCASE AND (?3 IS NULL OR site = ?3)
         UNION SELECT comment FROM originals WHERE handle = '@' || ?1 AND (?3 IS NULL OR site = ?3)"
    };
}
pub(super) const WRITTEN: &str = written!();

/// Whether the list of blocks that a decision stores for its undo contains the address.
macro_rules! marked {
    ($column:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM json_each(",
            $column,
            ") m WHERE m.value ->> 0 = 'email' AND m.value ->> 1 = ?2)"
        )
    };
}
pub(super) const BLOCKED: &str = marked!("blocked");
pub(super) const UNBLOCKED: &str = marked!("unblocked");

struct Trace {
    table: &'static str,
    /// The condition for rows about the person.
    about: &'static str,
    /// The condition for rows of the site `?3`.
    of_site: &'static str,
}

const fn trace(table: &'static str, about: &'static str, of_site: &'static str) -> Trace {
    Trace {
        table,
        about,
        of_site,
    }
}

const SITE: &str = "site = ?3";
/// Data of the server belongs to no site.
const SERVER: &str = "0";
const ANY: &str = "1";

/// The search index follows the comments, and reactions name nobody: neither is listed here.
const TRACES: &[Trace] = &[
    trace("comments", concat!("id IN (", written!(), ")"), ANY),
    trace(
        "decisions",
        concat!(
            "comment IN (",
            written!(),
            ") OR lower(decider) = ?2 OR ",
            marked!("blocked"),
            " OR ",
            marked!("unblocked")
        ),
        SITE,
    ),
    trace(
        "former_comments",
        concat!("comment IN (", written!(), ")"),
        ANY,
    ),
    trace(
        "outbox",
        "recipient = ?1 OR kind = 'address' AND json_extract(facts, '$.person') = ?1 COLLATE NOCASE",
        SITE,
    ),
    trace("mail_tokens", "person = ?1 COLLATE NOCASE", SITE),
    trace("addresses", "email = ?1", SITE),
    trace(
        "blocks",
        concat!(
            "kind = 'email' AND value = ?2 OR lower(decider) = ?2 OR comment IN (",
            written!(),
            ")"
        ),
        SITE,
    ),
    trace(
        "reports",
        "email = ?1",
        "comment IN (SELECT id FROM comments WHERE site = ?3)",
    ),
    trace("follows", "email = ?1", SITE),
    trace("hooks", concat!("comment IN (", written!(), ")"), ANY),
    trace("originals", concat!("comment IN (", written!(), ")"), ANY),
    trace(
        "answer_copies",
        concat!("comment IN (", written!(), ")"),
        ANY,
    ),
    trace(
        "linking_comments",
        concat!("comment IN (", written!(), ")"),
        ANY,
    ),
    trace(
        "sent_webmentions",
        concat!("comment IN (", written!(), ")"),
        ANY,
    ),
    trace("webmentions", "host = ?2", SITE),
    trace("akismet", concat!("comment IN (", written!(), ")"), ANY),
    trace(
        "sites",
        "EXISTS (SELECT 1 FROM json_each(overrides, '$.moderators') m WHERE lower(m.value) = ?2)",
        "id = ?3",
    ),
    trace("sessions", "person = ?2", SERVER),
    trace("sign_in_links", "person = ?2", SERVER),
    trace("passwords", "person = ?2", SERVER),
    trace("moderator_addresses", "person = ?2 OR address = ?2", SERVER),
    trace(
        "api_tokens",
        "instr(' ' || lower(name) || ' ', ' ' || ?2 || ' ') > 0",
        SERVER,
    ),
    trace("mailboxes", "instr(lower(account), ?2 || '@') = 1", SERVER),
];

/// Columns that are secrets, or that mean nothing to anybody.
const HIDDEN: &[&str] = &[
    "hash",
    "secrets",
    "overrides",
    "submission",
    "html",
    "html_before",
];
const TIMES: &[&str] = &[
    "created",
    "published",
    "edited",
    "at",
    "due",
    "tried",
    "leased",
    "sent",
    "failed",
    "expires",
    "confirmed",
    "stopped",
    "asked",
    "begun",
    "seen",
    "changed",
    "last_used",
    "revoked",
    "closed",
];
const JSON: &[&str] = &["reactions", "reasons", "facts", "blocked", "unblocked"];

/// The rows about the person in all tables, or those that belong to one site.
pub(super) fn rows(
    conn: &Connection,
    email: &EmailAddress,
    site: Option<SiteId>,
) -> rusqlite::Result<Rows> {
    let mut found = BTreeMap::new();
    let lower = email.as_str().to_lowercase();
    for Trace {
        table,
        about,
        of_site,
    } in TRACES
    {
        let mut query = conn.prepare_cached(&format!(
            "SELECT * FROM {table} WHERE ({about}) AND (?3 IS NULL OR {of_site})"
        ))?;
        let names: Vec<String> = query.column_names().map(str::to_owned).collect();
        let rows = query
            .query_map(params![email.as_str(), lower, site], |row| {
                read(conn, row, &names)
            })?
            .collect::<rusqlite::Result<Vec<_>>>()?;
        if !rows.is_empty() {
            found.insert((*table).to_owned(), rows);
        }
    }
    Ok(found)
}

fn read(
    conn: &Connection,
    row: &Row<'_>,
    names: &[String],
) -> rusqlite::Result<Map<String, Value>> {
    let mut object = Map::new();
    for (index, name) in names.iter().enumerate() {
        let value = match (name.as_str(), row.get_ref(index)?) {
            (name, _) if HIDDEN.contains(&name) => continue,
            (_, ValueRef::Null) => Value::Null,
            ("site", ValueRef::Integer(id)) => {
                named(conn, "SELECT key FROM sites WHERE id = ?1", id)?
            }
            ("page", ValueRef::Integer(id)) => {
                named(conn, "SELECT path FROM pages WHERE id = ?1", id)?
            }
            (name, value) => shown(name, value),
        };
        object.insert(name.clone(), value);
    }
    Ok(object)
}

/// The name behind a number that means nothing outside this database.
fn named(conn: &Connection, query: &str, id: i64) -> rusqlite::Result<Value> {
    let mut query = conn.prepare_cached(query)?;
    let mut names = query.query_map([id], |row| row.get::<_, String>(0))?;
    Ok(names.next().transpose()?.map_or(json!(id), Value::String))
}

fn shown(name: &str, value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) if TIMES.contains(&name) => {
            Timestamp::from_millisecond(number).map_or(json!(number), |time| json!(time))
        }
        ValueRef::Integer(number) => json!(number),
        ValueRef::Real(number) => json!(number),
        ValueRef::Text(bytes) => {
            let text = String::from_utf8_lossy(bytes);
            let parsed = JSON.contains(&name).then(|| serde_json::from_str(&text));
            parsed.and_then(Result::ok).unwrap_or_else(|| json!(text))
        }
        ValueRef::Blob(bytes) => match Uuid::from_slice(bytes) {
            Ok(id) => json!(id),
            Err(_) => json!(data_encoding::HEXLOWER.encode(bytes)),
        },
    }
}

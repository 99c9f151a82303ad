//! Where data about a person may be, table by table.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use jiff::Timestamp;
use serde_json::{Map, Value, json};
use tokio_postgres::Row;
use tokio_postgres::types::Type;
use uuid::Uuid;

use super::failure::Sql;
use super::sql::{Columns as _, Db};
use afterword_model::{EmailAddress, SiteId};
use afterword_store::Rows;

/// The person's comments. `$1` is the address, `$2` the same in lower case, `$3` a site or null. An avatar imported
/// from Stacosys may be an address, and `@` before an address makes a handle of other networks.
macro_rules! written {
    () => {
        "SELECT id FROM comments WHERE ($3 IS NULL OR site = $3) AND lower(author_email) = lower($1)
         UNION SELECT id FROM comments WHERE (author_email IS NOT NULL OR avatar IS NOT NULL)
            AND lower(avatar) = lower($1) AND $2 = $2 AND ($3 IS NULL OR site = $3)
         UNION SELECT comment FROM originals WHERE lower(handle) = '@' || lower($1) AND ($3 IS NULL OR site = $3)"
    };
}
pub(super) const WRITTEN: &str = written!();

/// Whether the list of blocks that a decision stores for its undo contains the address.
macro_rules! marked {
    ($column:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM json_array_elements(",
            $column,
            "::json) AS m (value) WHERE m.value ->> 0 = 'email' AND m.value ->> 1 = $2)"
        )
    };
}
pub(super) const BLOCKED: &str = marked!("blocked");
pub(super) const UNBLOCKED: &str = marked!("unblocked");

struct Trace {
    table: &'static str,
    /// The condition for rows about the person.
    about: &'static str,
    /// The condition for rows of the site `$3`.
    of_site: &'static str,
}

const fn trace(table: &'static str, about: &'static str, of_site: &'static str) -> Trace {
    Trace {
        table,
        about,
        of_site,
    }
}

const SITE: &str = "site = $3";
/// Data of the server belongs to no site.
const SERVER: &str = "false";
const ANY: &str = "true";

/// The search index follows the comments, and reactions name nobody: neither is listed here.
const TRACES: &[Trace] = &[
    trace("comments", concat!("id IN (", written!(), ")"), ANY),
    trace(
        "decisions",
        concat!(
            "comment IN (",
            written!(),
            ") OR lower(decider) = $2 OR ",
            marked!("blocked"),
            " OR ",
            marked!("unblocked")
        ),
        SITE,
    ),
    trace("former_comments", concat!("comment IN (", written!(), ")"), ANY),
    trace(
        "outbox",
        "lower(recipient) = $2 OR kind = 'address' AND lower(facts::json ->> 'person') = $2",
        SITE,
    ),
    trace("mail_tokens", "lower(person) = $2", SITE),
    trace("addresses", "lower(email) = $2", SITE),
    trace(
        "blocks",
        concat!(
            "kind = 'email' AND value = $2 OR lower(decider) = $2 OR comment IN (",
            written!(),
            ")"
        ),
        SITE,
    ),
    trace("reports", "lower(email) = $2", SITE),
    trace("follows", "lower(email) = $2", SITE),
    trace("hooks", concat!("comment IN (", written!(), ")"), ANY),
    trace("originals", concat!("comment IN (", written!(), ")"), ANY),
    trace("answer_copies", concat!("comment IN (", written!(), ")"), ANY),
    trace("linking_comments", concat!("comment IN (", written!(), ")"), ANY),
    trace("sent_webmentions", concat!("comment IN (", written!(), ")"), ANY),
    trace("webmentions", "host = $2", SITE),
    trace("akismet", concat!("comment IN (", written!(), ")"), ANY),
    trace(
        "sites",
        "EXISTS (SELECT 1 FROM json_array_elements_text(overrides::json -> 'moderators') AS m (value)
            WHERE lower(m.value) = $2)",
        "id = $3",
    ),
    trace("sessions", "person = $2", SERVER),
    trace("sign_in_links", "person = $2", SERVER),
    trace("passwords", "person = $2", SERVER),
    trace("moderator_addresses", "person = $2 OR address = $2", SERVER),
    trace(
        "api_tokens",
        "strpos(' ' || lower(name) || ' ', ' ' || $2 || ' ') > 0",
        SERVER,
    ),
    trace("mailboxes", "strpos(lower(account), $2 || '@') = 1", SERVER),
];

/// Columns that are secrets, or that mean nothing to anybody.
const HIDDEN: &[&str] = &[
    "hash",
    "secrets",
    "overrides",
    "submission",
    "html",
    "html_before",
    "search",
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
pub(super) async fn rows(db: &Db, email: &EmailAddress, site: Option<SiteId>) -> Sql<Rows> {
    let mut found = BTreeMap::new();
    let lower = email.as_str().to_lowercase();
    for Trace {
        table,
        about,
        of_site,
    } in TRACES
    {
        // Each statement has all three parameters.
        let sql = format!(
            "SELECT * FROM {table} WHERE ({about}) AND ($3 IS NULL OR {of_site}) AND $1 = $1 AND $2 = $2"
        );
        let mut read = Vec::new();
        for row in db.query(&sql, &[&email.as_str(), &lower, &site]).await? {
            read.push(object(db, &row).await?);
        }
        if !read.is_empty() {
            found.insert((*table).to_owned(), read);
        }
    }
    Ok(found)
}

async fn object(db: &Db, row: &Row) -> Sql<Map<String, Value>> {
    let mut object = Map::new();
    for (index, column) in row.columns().iter().enumerate() {
        let name = column.name();
        if HIDDEN.contains(&name) {
            continue;
        }
        let value = match name {
            "site" => named(db, "SELECT key FROM sites WHERE id = $1", row.at(index)?).await?,
            "page" if *column.type_() == Type::INT8 => {
                named(db, "SELECT path FROM pages WHERE id = $1", row.at(index)?).await?
            }
            name => shown(row, index, name)?,
        };
        object.insert(name.to_owned(), value);
    }
    Ok(object)
}

/// The name behind a number that means nothing outside this database.
async fn named(db: &Db, query: &str, id: Option<i64>) -> Sql<Value> {
    let Some(id) = id else {
        return Ok(Value::Null);
    };
    let name: Option<String> = db.maybe(query, &[&id], |row| row.at(0)).await?;
    Ok(name.map_or(json!(id), Value::String))
}

fn shown(row: &Row, index: usize, name: &str) -> Sql<Value> {
    Ok(match *row.columns()[index].type_() {
        Type::BOOL => json!(row.at::<Option<bool>>(index)?.map(i64::from)),
        Type::INT8 => match row.at::<Option<i64>>(index)? {
            Some(number) if TIMES.contains(&name) => {
                Timestamp::from_millisecond(number).map_or(json!(number), |time| json!(time))
            }
            number => json!(number),
        },
        Type::UUID => json!(row.at::<Option<Uuid>>(index)?),
        Type::BYTEA => json!(row.at::<Option<&[u8]>>(index)?.map(hex)),
        _ => match row.at::<Option<&str>>(index)? {
            Some(text) => {
                let parsed = JSON.contains(&name).then(|| serde_json::from_str(text));
                parsed.and_then(Result::ok).unwrap_or_else(|| json!(text))
            }
            None => Value::Null,
        },
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

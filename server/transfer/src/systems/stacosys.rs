//! Stacosys' SQLite file, of any version.
//!
//! Until 2.0 there was a table `site`, and each comment belonged to one; since then there is one site.
//! `author_gravatar`, `notified`, `ip` and `ulid` exist in some versions. Comments are a flat list.

use std::collections::BTreeSet;
use std::path::Path;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use rusqlite::{Connection, Row};

use afterword_model::Status;

use crate::reading::sqlite_file;
use crate::reading::sqlite_file::text;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};

pub(super) const FORMAT: Format = Format {
    name: "stacosys",
    title: "Stacosys (SQLite)",
    needs_timezone: true,
    open,
};

const TABLE: &str = "comment";

/// All columns of any version that we read; a missing one is read as NULL.
const COLUMNS: [&str; 9] = [
    "id",
    "url",
    "created",
    "published",
    "author_name",
    "author_email",
    "author_site",
    "author_gravatar",
    "content",
];

struct Stacosys {
    connection: Connection,
    timezone: TimeZone,
    query: String,
}

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let needed = ["id", "url", "created", "content"];
    let connection = sqlite_file::open_of("Stacosys", path, &[(TABLE, &needed)])?;
    let columns = sqlite_file::columns(&connection, TABLE)?;
    let site = if columns.contains("site_id") {
        chosen_site(&connection, options.from_site.as_deref())?
    } else {
        None
    };
    let timezone = options.timezone.clone().ok_or(Broken::NoTimezone)?;
    Ok(Box::new(Stacosys {
        connection,
        timezone,
        query: query(&columns, site),
    }))
}

fn query(columns: &BTreeSet<String>, site: Option<i64>) -> String {
    let listed = COLUMNS.map(|column| match columns.contains(column) {
        true => column.to_owned(),
        false => format!("NULL AS {column}"),
    });
    let of_site = site.map_or(String::new(), |id| format!(" WHERE site_id = {id}"));
    format!(
        "SELECT {} FROM {TABLE}{of_site} ORDER BY id",
        listed.join(", ")
    )
}

struct Site {
    id: i64,
    name: String,
    token: String,
}

/// The site to import; `None` if the database has no sites.
fn chosen_site(connection: &Connection, wanted: Option<&str>) -> Result<Option<i64>, Broken> {
    let sites = sites(connection)?;
    let names = || {
        let names: Vec<&str> = sites.iter().map(|site| site.name.as_str()).collect();
        names.join(", ")
    };
    match (wanted, sites.as_slice()) {
        (None, []) => Ok(None),
        (None, [only]) => Ok(Some(only.id)),
        (None, _) => Err(Broken::WhichSite(format!(
            "this database contains several sites ({}): choose one with --from-site NAME",
            names()
        ))),
        (Some(wanted), _) => {
            let mut fitting = sites.iter().filter(|site| {
                site.name == wanted || (!site.token.is_empty() && site.token == wanted)
            });
            match fitting.next() {
                Some(site) => Ok(Some(site.id)),
                None => Err(Broken::WhichSite(format!(
                    "this database has no site named {wanted:?}; it has: {}",
                    names()
                ))),
            }
        }
    }
}

fn sites(connection: &Connection) -> Result<Vec<Site>, Broken> {
    let columns = sqlite_file::columns(connection, "site")?;
    if !columns.contains("id") {
        return Ok(Vec::new());
    }
    let listed = ["name", "token"].map(|column| match columns.contains(column) {
        true => column.to_owned(),
        false => format!("NULL AS {column}"),
    });
    let read = || {
        let query = format!("SELECT id, {} FROM site ORDER BY id", listed.join(", "));
        let mut statement = connection.prepare(&query)?;
        let sites = statement.query_map([], |row| {
            Ok(Site {
                id: row.get("id")?,
                name: text(row, "name").unwrap_or_default(),
                token: text(row, "token").unwrap_or_default(),
            })
        })?;
        sites.collect::<Result<_, _>>()
    };
    read().map_err(|error| sqlite_file::broken("site", "", &error))
}

impl Source for Stacosys {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut last = String::new();
        let mut statement = self
            .connection
            .prepare(&self.query)
            .map_err(|error| sqlite_file::broken(TABLE, &last, &error))?;
        let mut rows = statement
            .query([])
            .map_err(|error| sqlite_file::broken(TABLE, &last, &error))?;
        loop {
            let row = match rows.next() {
                Ok(Some(row)) => row,
                Ok(None) => return Ok(()),
                Err(error) => return Err(sqlite_file::broken(TABLE, &last, &error)),
            };
            last = text(row, "id").unwrap_or_default();
            each(item(row, &last, &self.timezone))?;
        }
    }
}

fn item(row: &Row<'_>, id: &str, timezone: &TimeZone) -> Item {
    let place = SourcePosition::Row {
        table: TABLE,
        id: id.to_owned(),
    };
    match comment(row, id, timezone, place.clone()) {
        Ok(comment) => Item::Comment(Box::new(comment)),
        Err(why) => Item::Skipped(Skipped {
            id: Some(id.to_owned()),
            why,
            place,
        }),
    }
}

fn comment(
    row: &Row<'_>,
    id: &str,
    timezone: &TimeZone,
    place: SourcePosition,
) -> Result<CommentRecord, String> {
    let created = text(row, "created").ok_or("it has no time")?;
    let published = text(row, "published");
    Ok(CommentRecord {
        id: id.to_owned(),
        parent: None,
        page: text(row, "url").ok_or("it has no address of a page")?,
        page_title: None,
        author: Some(author(row)),
        body: Body::Markdown(text(row, "content").ok_or("it has no text")?),
        created: instant(&created, timezone)?,
        status: match published {
            Some(_) => Status::Approved,
            None => Status::Pending,
        },
        published: published.map(|time| instant(&time, timezone)).transpose()?,
        edited: None,
        pinned: false,
        score: 0,
        anchor: None,
        avatar: text(row, "author_gravatar"),
        source: None,
        place,
    })
}

/// In most versions the browser made an MD5 of the address, but not in all: either column may hold either.
fn author(row: &Row<'_>) -> AuthorRecord {
    let email = ["author_email", "author_gravatar"]
        .into_iter()
        .filter_map(|column| text(row, column))
        .find(|value| value.contains('@'));
    AuthorRecord {
        name: text(row, "author_name").unwrap_or_default(),
        email: email.map(|address| address.trim().to_owned()),
        website: text(row, "author_site"),
        ..AuthorRecord::default()
    }
}

/// A local time of the machine that Stacosys ran on. A time that the clocks skipped or repeated is read as RFC 5545
/// requires: with the offset before the gap, and as the first of the two.
fn instant(time: &str, timezone: &TimeZone) -> Result<Timestamp, String> {
    let local: DateTime = time
        .trim()
        .parse()
        .map_err(|_| format!("its time {time:?} can't be read"))?;
    timezone
        .to_ambiguous_timestamp(local)
        .compatible()
        .map_err(|_| format!("its time {time:?} can't be read"))
}

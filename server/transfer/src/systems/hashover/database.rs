//! HashOver 2's SQLite database: a table of all comments, and one of the pages.

use std::path::Path;

use jiff::tz::TimeZone;
use rusqlite::{Connection, Row};

use super::chosen;
use super::comment::{PageInfo, RawComment, Thread, is_name};
use crate::reading::loose::Loose;
use crate::reading::sqlite_file;
use crate::reading::sqlite_file::text;
use crate::record::{Item, Skipped, SourcePosition};
use crate::source::{Broken, Options, Source, Stop};

const TABLE: &str = "comments";
const PAGES: &str = "page-info";
const NEEDED: [&str; 6] = ["domain", "thread", "comment", "body", "date", "login_id"];

struct Database {
    connection: Connection,
    timezone: Option<TimeZone>,
    domain: Option<String>,
    has_pages: bool,
}

pub(super) fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    let connection = sqlite_file::open_of("HashOver", path, &[(TABLE, &NEEDED)])?;
    let domains = domains(&connection).map_err(|error| sqlite_file::broken(TABLE, "", &error))?;
    let pages = sqlite_file::columns(&connection, PAGES)?;
    Ok(Box::new(Database {
        domain: chosen(domains, options)?,
        timezone: options.timezone.clone(),
        has_pages: ["domain", "thread", "url", "title"]
            .iter()
            .all(|column| pages.contains(*column)),
        connection,
    }))
}

fn domains(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let query = "SELECT DISTINCT domain FROM comments WHERE domain IS NOT NULL ORDER BY domain";
    let mut statement = connection.prepare(query)?;
    let domains = statement.query_map([], |row| Ok(text(row, "domain")))?;
    domains.filter_map(Result::transpose).collect()
}

impl Source for Database {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut last = String::new();
        let broken = |last: &str, error: &rusqlite::Error| sqlite_file::broken(TABLE, last, error);
        let mut statement = self
            .connection
            .prepare(&query(self.has_pages))
            .map_err(|error| broken(&last, &error))?;
        let mut rows = statement
            .query([&self.domain])
            .map_err(|error| broken(&last, &error))?;
        loop {
            let row = match rows.next() {
                Ok(Some(row)) => row,
                Ok(None) => return Ok(()),
                Err(error) => return Err(broken(&last, &error)),
            };
            let thread = text(row, "thread").unwrap_or_default();
            last = format!("{thread}/{}", text(row, "comment").unwrap_or_default());
            each(item(row, thread, &last, self.timezone.as_ref())?)?;
        }
    }
}

/// A thread's comments in the order in which they were written.
fn query(has_pages: bool) -> String {
    let of_page = |column| match has_pages {
        true => format!(
            r#"(SELECT p.{column} FROM "{PAGES}" p
                WHERE p.domain = c.domain AND p.thread = c.thread LIMIT 1) AS page_{column}"#
        ),
        false => format!("NULL AS page_{column}"),
    };
    format!(
        "SELECT c.*, {}, {} FROM {TABLE} c WHERE ?1 IS NULL OR c.domain = ?1
         ORDER BY c.thread, c.rowid",
        of_page("url"),
        of_page("title")
    )
}

fn item(row: &Row<'_>, thread: String, id: &str, zone: Option<&TimeZone>) -> Result<Item, Broken> {
    let place = SourcePosition::Row {
        table: TABLE,
        id: id.to_owned(),
    };
    let field = |column| Loose::from(text(row, column).unwrap_or_default().as_str());
    let name = text(row, "comment").filter(|name| is_name(name));
    let Some(name) = name.filter(|_| !thread.is_empty()) else {
        return Ok(Item::Skipped(Skipped {
            id: Some(id.to_owned()),
            why: "it has no thread, or its name is none of a comment".to_owned(),
            place,
        }));
    };
    let info = PageInfo {
        url: field("page_url"),
        title: field("page_title"),
    };
    let raw = RawComment {
        body: field("body"),
        status: field("status"),
        date: field("date"),
        name: field("name"),
        email: field("email"),
        website: field("website"),
        likes: field("likes"),
        is_first_version: false,
    };
    raw.item(&name, &Thread::new(thread, &info), zone, place)
}

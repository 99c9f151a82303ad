//! Isso's SQLite file, of any version: tables `threads` and `comments`.
//!
//! A deleted comment with replies stays as a row of mode 4, without text, name and website. Isso leaves its e-mail
//! address there by mistake; it is not imported.

use std::path::Path;

use jiff::Timestamp;
use rusqlite::{Connection, Row};

use afterword_model::Status;

use crate::reading::loose::unescaped;
use crate::reading::sqlite_file;
use crate::reading::sqlite_file::{number, text};
use crate::record::{AuthorRecord, Body, CommentRecord, Item, Skipped, SourcePosition};
use crate::source::{Broken, Format, Options, Source, Stop};

pub(super) const FORMAT: Format = Format {
    name: "isso",
    title: "Isso (SQLite)",
    needs_timezone: false,
    open,
};

const TABLE: &str = "comments";

/// By id, because a reply comes after its parent. It needs only columns of Isso's first versions.
const QUERY: &str = "
    SELECT comments.id, comments.parent, comments.created, comments.modified, comments.mode,
           comments.text, comments.author, comments.email, comments.website, comments.likes,
           threads.uri, threads.title
    FROM comments LEFT JOIN threads ON threads.id = comments.tid
    ORDER BY comments.id";

struct Isso {
    connection: Connection,
}

fn open(path: &Path, _options: &Options) -> Result<Box<dyn Source>, Broken> {
    let tables = [
        ("threads", &["id", "uri", "title"][..]),
        (TABLE, &["tid", "id", "parent", "created", "mode", "text"]),
    ];
    let connection = sqlite_file::open_of("Isso", path, &tables)?;
    Ok(Box::new(Isso { connection }))
}

impl Source for Isso {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut last = String::new();
        let mut statement = self
            .connection
            .prepare(QUERY)
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
            each(item(row, &last))?;
        }
    }
}

fn item(row: &Row<'_>, id: &str) -> Item {
    let place = SourcePosition::Row {
        table: TABLE,
        id: id.to_owned(),
    };
    match comment(row, id, place.clone()) {
        Ok(comment) => Item::Comment(Box::new(comment)),
        Err(why) => Item::Skipped(Skipped {
            id: Some(id.to_owned()),
            why,
            place,
        }),
    }
}

fn comment(row: &Row<'_>, id: &str, place: SourcePosition) -> Result<CommentRecord, String> {
    let status = match text(row, "mode").as_deref() {
        Some("1") => Status::Approved,
        Some("4") => Status::Deleted,
        _ => Status::Pending,
    };
    let deleted = status == Status::Deleted;
    let created = number(row, "created").and_then(instant);
    Ok(CommentRecord {
        id: id.to_owned(),
        // Old clients wrote 0 for "none".
        parent: text(row, "parent").filter(|parent| parent != "0"),
        page: text(row, "uri").ok_or("its thread is not in the database")?,
        page_title: text(row, "title"),
        author: (!deleted).then(|| author(row)),
        body: body(text(row, "text").unwrap_or_default()),
        created: created.ok_or("its time can't be read")?,
        published: None,
        edited: number(row, "modified")
            .and_then(instant)
            .filter(|_| !deleted),
        status,
        pinned: false,
        score: number(row, "likes").map_or(0, |likes| likes as u32),
        anchor: Some(format!("isso-{id}")),
        avatar: None,
        source: None,
        place,
    })
}

/// Isso stores these HTML-escaped.
fn author(row: &Row<'_>) -> AuthorRecord {
    let typed = |column| text(row, column).map(|kept| unescaped(&kept));
    AuthorRecord {
        // Isso shows this if no name was given.
        name: typed("author").unwrap_or_else(|| "Anonymous".to_owned()),
        email: typed("email"),
        website: typed("website"),
        ..AuthorRecord::default()
    }
}

/// Isso stores Markdown, but comments that it imported from Disqus are HTML.
pub(super) fn body(text: String) -> Body {
    let trimmed = text.trim();
    if trimmed.starts_with("<p>") && trimmed.ends_with("</p>") {
        Body::Html(text)
    } else {
        Body::Markdown(text)
    }
}

/// Seconds since 1970, with fractions.
fn instant(seconds: f64) -> Option<Timestamp> {
    Timestamp::from_millisecond((seconds * 1000.0).round() as i64).ok()
}

//! The SQLite file of Drupal 8 and newer.

use std::path::Path;

use rusqlite::Connection;

use super::Row;
use crate::reading::loose::Loose;
use crate::reading::sqlite_file::{self, text};
use crate::record::{Item, PageRecord, SourcePosition};
use crate::source::{Broken, Source, Stop};

const TABLE: &str = "comment_field_data";

/// An article's alias, since Drupal 8.8 and before.
const ALIASES: [(&str, &str); 2] = [
    (
        "path_alias",
        "SELECT alias FROM path_alias
         WHERE path_alias.path = '/node/' || comments.entity_id AND path_alias.status = 1
         ORDER BY path_alias.id DESC LIMIT 1",
    ),
    (
        "url_alias",
        "SELECT alias FROM url_alias WHERE url_alias.source = '/node/' || comments.entity_id
         ORDER BY url_alias.pid DESC LIMIT 1",
    ),
];

pub(super) fn open(path: &Path) -> Result<Box<dyn Source>, Broken> {
    let connection = sqlite_file::open(path)?;
    for (table, needed) in [
        (
            TABLE,
            &[
                "cid",
                "pid",
                "entity_id",
                "entity_type",
                "status",
                "created",
            ][..],
        ),
        (
            "comment__comment_body",
            &["entity_id", "comment_body_value", "comment_body_format"],
        ),
        ("node_field_data", &["nid", "title", "uid"]),
        ("users_field_data", &["uid", "name", "mail"]),
    ] {
        let columns = sqlite_file::columns(&connection, table)?;
        if let Some(missing) = needed.iter().find(|column| !columns.contains(**column)) {
            return Err(Broken::NotThis(format!(
                "this is no database of Drupal 8 or newer: it has no {table}.{missing}"
            )));
        }
    }
    Ok(Box::new(Database { connection }))
}

struct Database {
    connection: Connection,
}

impl Source for Database {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut last = String::new();
        let failed = |error: &rusqlite::Error, last: &str| sqlite_file::broken(TABLE, last, error);
        for page in self.closed()? {
            each(Item::Page(page))?;
        }
        let query = self.query()?;
        let mut statement = self
            .connection
            .prepare(&query)
            .map_err(|error| failed(&error, &last))?;
        let mut rows = statement.query([]).map_err(|error| failed(&error, &last))?;
        loop {
            let row = match rows.next() {
                Ok(Some(row)) => row,
                Ok(None) => return Ok(()),
                Err(error) => return Err(failed(&error, &last)),
            };
            last = text(row, "cid").unwrap_or_default();
            let place = SourcePosition::Row {
                table: "comment",
                id: last.clone(),
            };
            each(read(row).item(place))?;
        }
    }
}

impl Database {
    /// By cid, because a reply comes after its parent. Only articles have a page of their own.
    fn query(&self) -> Result<String, Broken> {
        Ok(format!(
            "SELECT comments.cid, comments.pid, comments.entity_id AS nid, comments.uid, comments.status,
                    comments.subject, comments.name, comments.mail, comments.homepage, comments.created,
                    bodies.comment_body_value AS body, bodies.comment_body_format AS format,
                    people.name AS account, people.mail AS account_mail,
                    articles.title, articles.uid AS author, ({}) AS alias
             FROM {TABLE} comments
                  LEFT JOIN comment__comment_body bodies
                      ON bodies.entity_id = comments.cid AND bodies.langcode = comments.langcode
                      AND bodies.deleted = 0 AND bodies.delta = 0
                  LEFT JOIN node_field_data articles
                      ON articles.nid = comments.entity_id AND articles.default_langcode = 1
                  LEFT JOIN users_field_data people
                      ON people.uid = comments.uid AND people.uid > 0 AND people.default_langcode = 1
             WHERE comments.entity_type = 'node' AND comments.default_langcode = 1
             ORDER BY comments.cid",
            self.alias()?
        ))
    }

    fn alias(&self) -> Result<&'static str, Broken> {
        for (table, alias) in ALIASES {
            if !sqlite_file::columns(&self.connection, table)?.is_empty() {
                return Ok(alias);
            }
        }
        Ok("NULL")
    }

    /// Articles whose field `comment` is closed. A site may call the field otherwise.
    fn closed(&self) -> Result<Vec<PageRecord>, Broken> {
        let columns = sqlite_file::columns(&self.connection, "node__comment")?;
        if !columns.contains("comment_status") {
            return Ok(Vec::new());
        }
        let alias = self.alias()?;
        let read = || {
            let query = format!(
                "SELECT comments.entity_id AS nid, articles.title, ({alias}) AS alias
                 FROM node__comment comments LEFT JOIN node_field_data articles
                      ON articles.nid = comments.entity_id AND articles.default_langcode = 1
                 WHERE comments.comment_status = 1 AND comments.deleted = 0
                       AND comments.entity_id IN (SELECT entity_id FROM {TABLE} WHERE entity_type = 'node')"
            );
            let mut statement = self.connection.prepare(&query)?;
            let mut rows = statement.query([])?;
            let mut pages = Vec::new();
            while let Some(row) = rows.next()? {
                let page = read(row);
                if let Some(address) = page.page() {
                    pages.push(PageRecord {
                        address,
                        title: page.title.owned(),
                        closed: true,
                        place: SourcePosition::Row {
                            table: "node",
                            id: page.nid.owned().unwrap_or_default(),
                        },
                    });
                }
            }
            Ok(pages)
        };
        read().map_err(|error: rusqlite::Error| sqlite_file::broken("node", "", &error))
    }
}

/// A column that the query lacks is empty.
fn read(row: &rusqlite::Row<'_>) -> Row {
    let value = |column| Loose::from(text(row, column).unwrap_or_default().as_str());
    Row {
        cid: value("cid"),
        pid: value("pid"),
        nid: value("nid"),
        uid: value("uid"),
        status: value("status"),
        subject: value("subject"),
        name: value("name"),
        mail: value("mail"),
        homepage: value("homepage"),
        created: value("created"),
        body: value("body"),
        format: value("format"),
        account: value("account"),
        account_mail: value("account_mail"),
        title: value("title"),
        alias: value("alias"),
        author: value("author"),
        closed: Loose::default(),
    }
}

//! The SQLite file of Drupal 8 and newer.

use std::path::Path;

use rusqlite::Connection;

use super::Row;
use crate::reading::loose::Loose;
use crate::reading::sqlite_file::{self, text};
use crate::record::{Item, SourcePosition};
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
    let tables = [
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
    ];
    let connection = sqlite_file::open_of("Drupal 8 or newer", path, &tables)?;
    Ok(Box::new(Database { connection }))
}

struct Database {
    connection: Connection,
}

impl Source for Database {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut last = String::new();
        let failed = |error: &rusqlite::Error, last: &str| sqlite_file::broken(TABLE, last, error);
        self.closed(each)?;
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
                    articles.title, articles.uid AS author, ({}) AS alias,
                    {} AS published, ({}) AS commenting
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
            self.alias()?,
            self.published()?,
            self.commenting()?
        ))
    }

    fn published(&self) -> Result<&'static str, Broken> {
        let columns = sqlite_file::columns(&self.connection, "node_field_data")?;
        Ok(match columns.contains("status") {
            true => "articles.status",
            false => "NULL",
        })
    }

    /// What an article's field `comment` says. A site may call the field otherwise.
    fn commenting(&self) -> Result<&'static str, Broken> {
        let columns = sqlite_file::columns(&self.connection, "node__comment")?;
        Ok(match columns.contains("comment_status") {
            true => {
                "SELECT min(fields.comment_status) FROM node__comment fields
                 WHERE fields.entity_id = comments.entity_id AND fields.deleted = 0"
            }
            false => "NULL",
        })
    }

    fn alias(&self) -> Result<&'static str, Broken> {
        for (table, alias) in ALIASES {
            if !sqlite_file::columns(&self.connection, table)?.is_empty() {
                return Ok(alias);
            }
        }
        Ok("NULL")
    }

    /// Articles that take no comments any more.
    fn closed(&self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let query = format!(
            "SELECT DISTINCT comments.entity_id AS nid, articles.title, ({}) AS alias,
                    {} AS published, ({}) AS commenting
             FROM {TABLE} comments LEFT JOIN node_field_data articles
                  ON articles.nid = comments.entity_id AND articles.default_langcode = 1
             WHERE comments.entity_type = 'node'
             ORDER BY comments.entity_id",
            self.alias()?,
            self.published()?,
            self.commenting()?
        );
        let failed = |error: &rusqlite::Error| sqlite_file::broken("node", "", error);
        let prepared = self.connection.prepare(&query);
        let mut statement = prepared.map_err(|error| failed(&error))?;
        let mut rows = statement.query([]).map_err(|error| failed(&error))?;
        while let Some(row) = rows.next().map_err(|error| failed(&error))? {
            let article = read(row);
            let place = SourcePosition::Row {
                table: "node",
                id: article.nid.owned().unwrap_or_default(),
            };
            if let Some(page) = article.closed_page(place) {
                each(Item::Page(page))?;
            }
        }
        Ok(())
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
        published: value("published"),
        commenting: value("commenting"),
        closed: Loose::default(),
    }
}

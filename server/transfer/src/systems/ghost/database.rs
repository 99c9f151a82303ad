//! Ghost's SQLite file.

use std::collections::HashMap;
use std::path::Path;

use rusqlite::{Connection, Row};

use super::{Member, Owners, Post, RawComment, Surroundings};
use crate::reading::loose::Loose;
use crate::reading::sqlite_file::{self, text};
use crate::record::{Item, SourcePosition};
use crate::source::{Broken, Source, Stop};

const TABLE: &str = "comments";

/// Columns that newer versions have.
const NEWER: [&str; 2] = ["in_reply_to_id", "edited_at"];

pub(super) fn open(path: &Path) -> Result<Box<dyn Source>, Broken> {
    let tables = [
        (
            TABLE,
            &["id", "post_id", "member_id", "parent_id", "html"][..],
        ),
        ("posts", &["id", "slug", "title", "status"]),
        ("members", &["id", "name", "email"]),
    ];
    let connection = sqlite_file::open_of("Ghost", path, &tables)?;
    Ok(Box::new(Database { connection }))
}

struct Database {
    connection: Connection,
}

impl Source for Database {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let mut last = String::new();
        let failed = |error: &rusqlite::Error, last: &str| sqlite_file::broken(TABLE, last, error);
        // Exports of old versions have neither votes nor roles.
        let likes = self.likes().unwrap_or_default();
        let owners = self.owners().unwrap_or_default();
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
            last = text(row, "id").unwrap_or_default();
            let likes = likes.get(&last).copied().unwrap_or(0);
            each(item(row, &last, likes, &owners))?;
        }
    }
}

impl Database {
    /// Who may read an article. Old versions don't say it.
    fn visibility(&self) -> Result<&'static str, Broken> {
        let columns = sqlite_file::columns(&self.connection, "posts")?;
        Ok(match columns.contains("visibility") {
            true => "posts.visibility",
            false => "NULL",
        })
    }

    /// By id, because ids begin with the time.
    fn query(&self) -> Result<String, Broken> {
        let columns = sqlite_file::columns(&self.connection, TABLE)?;
        let newer = NEWER.map(|column| match columns.contains(column) {
            true => format!("comments.{column}"),
            false => format!("NULL AS {column}"),
        });
        Ok(format!(
            "SELECT comments.id, comments.post_id, comments.member_id, comments.parent_id, comments.status,
                    comments.html, comments.created_at, {},
                    posts.id AS known_post, posts.title, posts.slug, posts.status AS post_status,
                    {} AS visibility,
                    members.id AS known_member, members.name, members.email
             FROM comments LEFT JOIN posts ON posts.id = comments.post_id
                  LEFT JOIN members ON members.id = comments.member_id
             ORDER BY comments.id",
            newer.join(", "),
            self.visibility()?
        ))
    }

    fn likes(&self) -> rusqlite::Result<HashMap<String, u32>> {
        let query = "SELECT comment_id, count(*) FROM comment_likes GROUP BY comment_id";
        let mut statement = self.connection.prepare(query)?;
        let likes = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        likes.collect()
    }

    fn owners(&self) -> rusqlite::Result<Owners> {
        let query = "SELECT users.email FROM users
                     JOIN roles_users ON roles_users.user_id = users.id
                     JOIN roles ON roles.id = roles_users.role_id
                     WHERE roles.name = ?1";
        let mut statement = self.connection.prepare(query)?;
        let mut rows = statement.query([Owners::ROLE])?;
        let mut owners = Owners::default();
        while let Some(row) = rows.next()? {
            if let Some(email) = text(row, "email") {
                owners.add(&email);
            }
        }
        Ok(owners)
    }
}

fn item(row: &Row<'_>, id: &str, likes: u32, owners: &Owners) -> Item {
    let value = |column| Loose::from(text(row, column).unwrap_or_default().as_str());
    let post = text(row, "known_post").map(|_| Post {
        id: value("post_id"),
        title: value("title"),
        slug: value("slug"),
        status: value("post_status"),
        visibility: value("visibility"),
    });
    let member = text(row, "known_member").map(|_| Member {
        id: value("member_id"),
        name: value("name"),
        email: value("email"),
    });
    let raw = RawComment {
        id: Loose::from(id),
        post_id: value("post_id"),
        member_id: value("member_id"),
        parent_id: value("parent_id"),
        in_reply_to_id: value("in_reply_to_id"),
        status: value("status"),
        html: value("html"),
        edited_at: value("edited_at"),
        created_at: value("created_at"),
    };
    let around = Surroundings {
        post: post.as_ref(),
        member: member.as_ref(),
        likes,
        owners,
    };
    let place = SourcePosition::Row {
        table: TABLE,
        id: id.to_owned(),
    };
    raw.item(&around, place)
}

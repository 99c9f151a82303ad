//! What is kept of people, how long, and that it is gone then: from every table, and from the file itself.

mod command;
mod erase;
mod manual;
mod public;
mod retention;
mod worker;

use std::fs;
use std::path::Path;

use rusqlite::Connection;

/// The tables of a database, without SQLite's own.
fn tables(conn: &Connection) -> Vec<String> {
    let mut query = conn
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
        .unwrap();
    let names = query.query_map([], |row| row.get(0)).unwrap();
    names.collect::<Result<_, _>>().unwrap()
}

fn columns(conn: &Connection, table: &str) -> Vec<String> {
    let mut query = conn
        .prepare("SELECT name FROM pragma_table_info(?1)")
        .unwrap();
    let names = query.query_map([table], |row| row.get(0)).unwrap();
    names.collect::<Result<_, _>>().unwrap()
}

/// The words of the search can be asked for alone; they stand in tables beside it.
fn is_read(conn: &Connection, table: &str) -> bool {
    let sql = "SELECT sql NOT LIKE 'CREATE VIRTUAL%' FROM sqlite_schema WHERE name = ?1";
    conn.query_row(sql, [table], |row| row.get(0)).unwrap()
}

/// A hand in the database, which leaves no more behind than the server does.
fn open(database: &Path) -> Connection {
    let conn = Connection::open(database).unwrap();
    conn.execute_batch("PRAGMA secure_delete = ON").unwrap();
    conn
}

/// Every `table.column` of which some row has one of the words, in whatever case.
fn places(conn: &Connection, words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for table in tables(conn)
        .into_iter()
        .filter(|table| is_read(conn, table))
    {
        for column in columns(conn, &table) {
            let mut query = conn
                .prepare(&format!(
                    "SELECT CAST(\"{column}\" AS BLOB) FROM \"{table}\""
                ))
                .unwrap();
            let values = query.query_map([], |row| row.get::<_, Option<Vec<u8>>>(0));
            for value in values.unwrap().filter_map(Result::unwrap) {
                for word in words.iter().filter(|word| holds(&value, word)) {
                    found.push(format!("{table}.{column} has {word:?}"));
                }
            }
        }
    }
    found
}

/// Whether the bytes have the word, in whatever case.
fn holds(bytes: &[u8], word: &str) -> bool {
    let word = word.as_bytes();
    bytes
        .windows(word.len())
        .any(|part| part.eq_ignore_ascii_case(word))
}

/// All bytes of the database and of the log beside it.
fn bytes(database: &Path) -> Vec<u8> {
    let mut log = database.as_os_str().to_owned();
    log.push("-wal");
    let mut bytes = fs::read(database).unwrap();
    bytes.extend(fs::read(log).unwrap_or_default());
    bytes
}

/// An address with the hashes that Gravatar and its likes know it by.
pub(crate) struct Address {
    pub(crate) email: &'static str,
    md5: &'static str,
    sha256: &'static str,
}

pub(crate) const ADDRESSES: &[Address] = &[
    Address {
        email: "annabel.lee@lakeside.test",
        md5: "505173e61245ebd01b5fe793464041f2",
        sha256: "914ea620e475c8e504e9af4b7c6552a80647f0fa694847fd18142a86a7c549ce",
    },
    Address {
        email: "rowan@hillside.test",
        md5: "03751544f112a787eab0f5d325ce6b9e",
        sha256: "c1f82fe0f721c21857c6489e095b080f06800d0d8f2465833d06e0a5c4f52ca4",
    },
];

impl Address {
    pub(crate) fn is_not_in(&self, text: &str) {
        for word in [
            self.email,
            self.email.split('@').next_back().unwrap(),
            self.md5,
            self.sha256,
        ] {
            assert!(!holds(text.as_bytes(), word), "{word} is in {text}");
        }
    }
}

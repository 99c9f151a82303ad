//! A server to send it to, and what must be true of every refusal.

use reqwest::{Method, RequestBuilder};
use rusqlite::Connection;
use rusqlite::types::Value as Cell;
use serde_json::{Value, json};

use super::table::{Expected, expected};
use crate::support::{Answer, TestServer};

/// A blog with a published comment and a held one, on a server that has a second site.
pub(super) struct Target {
    pub(super) server: TestServer,
    /// Id and edit token.
    pub(super) published: (String, String),
    pub(super) held: (String, String),
}

impl Target {
    pub(super) async fn start() -> Self {
        Self::with(&[]).await
    }

    pub(super) async fn with(settings: &[&str]) -> Self {
        let server = TestServer::with(settings).await;
        server.add_site("other", &["https://other.test"]).await;
        let ann = server.visitor();
        let body = |text| json!({"site": "blog", "page": "/a/", "name": "Ann", "text": text});
        let published = ann.submits(body("Published")).await.submitted();
        server.owner().has_decided(&published.0, "approve").await;
        let held = ann.submits(body("Held")).await.submitted();
        let target = Self {
            server,
            published,
            held,
        };
        target.indexes_what_waits().await;
        target
    }

    /// A writer that is idle for a second puts new comments into the search index, which changes rows; a search does
    /// it at once. So no later change comes from what was stored before.
    pub(super) async fn indexes_what_waits(&self) {
        let found = self.server.owner().get("/comments?q=held").await.json();
        assert_eq!(found["comments"][0]["id"], self.held.0, "{found}");
        let database = Connection::open(self.server.database()).unwrap();
        assert!(rows(&database, "SELECT * FROM words_waiting").is_empty());
    }

    pub(super) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.server.visitor().request(method, path)
    }

    pub(super) fn get(&self, path: &str) -> RequestBuilder {
        self.request(Method::GET, path)
    }

    pub(super) fn post(&self, path: &str, body: &Value) -> RequestBuilder {
        self.request(Method::POST, path).json(body)
    }

    /// A submission that would be taken, but for these fields.
    pub(super) fn submission(&self, change: &Value) -> RequestBuilder {
        let mut body = json!({"site": "blog", "page": "/a/", "name": "Ann", "text": "Hello"});
        for (name, value) in change.as_object().unwrap() {
            body[name] = value.clone();
        }
        self.post("/api/v1/comments", &body)
    }

    /// Sends it, and holds the answer against `"404 unknown_site site"`.
    pub(super) async fn refuses(&self, what: &str, request: RequestBuilder, words: &str) {
        self.refuses_as(what, request, expected(words)).await;
    }

    pub(super) async fn refuses_as(
        &self,
        what: &str,
        request: RequestBuilder,
        expected: Expected<'_>,
    ) {
        let before = self.database();
        let answer = Answer::of(request).await;
        is_problem(&answer, what, expected);
        self.leaks_nothing(&answer, what);
        assert_eq!(self.database(), before, "{what}: something was stored");
    }

    fn leaks_nothing(&self, answer: &Answer, what: &str) {
        let said = format!("{:?} {}", answer.headers, answer.text).to_lowercase();
        let folder = self.server.folder.path().display().to_string();
        for word in INNER.iter().chain([&folder.as_str()]) {
            assert!(!said.contains(word), "{what}: {word:?} is in {answer:?}");
        }
    }

    /// Every row of every table.
    pub(super) fn database(&self) -> Vec<String> {
        let database = Connection::open(self.server.database()).unwrap();
        // One view of all tables.
        database.execute_batch("BEGIN").unwrap();
        let tables = rows(
            &database,
            // The index for searching has no rows of its own to show, but tables that hold it.
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'search'",
        );
        let tables = tables.iter().map(|row| match &row[..] {
            [Cell::Text(name)] => rows(&database, &format!("SELECT * FROM {name}")),
            other => panic!("{other:?}"),
        });
        tables.flatten().map(|row| format!("{row:?}")).collect()
    }
}

/// Words that only the inside of the server uses.
const INNER: &[&str] = &[
    "sqlite",
    "select ",
    "insert ",
    "update ",
    "delete from",
    "pragma",
    "constraint",
    "panic",
    ".rs:",
    "serde",
    "hyper",
    "axum",
    "tokio",
    "/tmp",
    "afterword.db",
    "backtrace",
];

fn rows(database: &Connection, sql: &str) -> Vec<Vec<Cell>> {
    let mut statement = database.prepare(sql).unwrap();
    let columns = statement.column_count();
    let rows = statement.query_map([], |row| (0..columns).map(|index| row.get(index)).collect());
    rows.unwrap().map(Result::unwrap).collect()
}

pub(super) fn is_problem(answer: &Answer, what: &str, expected: Expected<'_>) {
    let json = answer.json();
    let status = answer.status.as_u16();
    let code = json["code"].as_str().unwrap_or_default();
    let field = json["field"].as_str().unwrap_or_default();
    let is = Expected {
        status,
        code,
        field,
    };
    assert_eq!(is, expected, "{what}: {answer:?}");
    assert_eq!(answer.code(), code);
    assert_eq!(
        json["type"],
        format!("urn:afterword:problem:{code}"),
        "{what}"
    );
    for part in ["title", "detail"] {
        let said = json[part].as_str();
        assert!(
            said.is_some_and(|said| !said.is_empty()),
            "{what}: no {part}"
        );
    }
    for (header, value) in [
        ("x-content-type-options", "nosniff"),
        ("cache-control", "no-store"),
        ("location", ""),
    ] {
        assert_eq!(answer.header(header), value, "{header} of {what}");
    }
    // Nobody's page reads what is the owner's; tests/api/headers/ says which is which.
    let origin = answer.header("access-control-allow-origin");
    assert!(["*", ""].contains(&origin), "{origin} of {what}");
}

//! One row for every kind of answer of every interface. Words in capitals stand for what the server of the test made.

use reqwest::Method;

use super::rules::Kind;

pub(super) struct Row {
    pub(super) kind: Kind,
    pub(super) status: u16,
    pub(super) method: Method,
    pub(super) path: String,
    pub(super) headers: Vec<(&'static str, &'static str)>,
    pub(super) body: &'static str,
}

impl Row {
    fn get(kind: Kind, status: u16, path: &str) -> Self {
        Self {
            kind,
            status,
            method: Method::GET,
            path: path.to_owned(),
            headers: Vec::new(),
            body: "",
        }
    }

    /// Of a page of our own.
    pub(super) fn form(kind: Kind, status: u16, path: &str, body: &'static str) -> Self {
        let form = "application/x-www-form-urlencoded";
        Self {
            method: Method::POST,
            body,
            ..Self::get(kind, status, path)
        }
        .with("content-type", form)
        .with("origin", "OURS")
    }

    fn json(kind: Kind, status: u16, method: Method, path: &str, body: &'static str) -> Self {
        Self {
            method,
            body,
            ..Self::get(kind, status, path)
        }
        .with("content-type", "application/json")
        .with("origin", "https://blog.test")
    }

    fn with(mut self, name: &'static str, value: &'static str) -> Self {
        self.headers.push((name, value));
        self
    }

    fn by_owner(self) -> Self {
        self.with("authorization", "OWNER")
    }

    fn signed_in(self) -> Self {
        self.with("cookie", "SESSION")
    }
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = of_readers();
    rows.extend(of_pages());
    rows.extend(of_console());
    rows.extend(of_owners());
    rows
}

const COMMENT: &str = r#"{"page": "/a/", "name": "Ann", "text": "Hello again"}"#;

fn of_readers() -> Vec<Row> {
    use Kind::{Asset, Preflight, Private, Problem, Reading};
    vec![
        // Made, and then kept: the hot way writes its headers itself.
        Row::get(Reading, 200, "/api/v1/counts?page=/a/"),
        Row::get(Reading, 200, "/api/v1/counts?page=/a/"),
        Row::get(Reading, 200, "/api/v1/comments?page=/a/"),
        Row::get(Reading, 200, "/api/v1/comments/COMMENT"),
        Row::get(Reading, 200, "/api/v1/feed.atom"),
        Row::get(Reading, 200, "/api/v1/feed.json"),
        Row::get(Reading, 200, "/api/v1/openapi.json"),
        Row::get(Reading, 200, "/healthz"),
        Row::get(Reading, 200, "/readyz"),
        Row::get(Private, 200, "/api/v1/comments/COMMENT").with("authorization", "AUTHOR"),
        Row::json(Reading, 201, Method::POST, "/api/v1/comments", COMMENT),
        Row::json(
            Reading,
            200,
            Method::POST,
            "/api/v1/preview",
            r#"{"text": "Hi"}"#,
        ),
        Row::json(Problem, 400, Method::POST, "/api/v1/comments", "{"),
        Row::json(Problem, 405, Method::PUT, "/api/v1/comments", "{}"),
        Row::json(
            Problem,
            401,
            Method::PATCH,
            "/api/v1/comments/COMMENT",
            r#"{"text": "x"}"#,
        ),
        Row::get(Problem, 404, "/api/v1/nothing"),
        Row::get(Problem, 404, "/nothing/at/all"),
        Row::get(Problem, 400, "/api/v1/counts?page=%FF"),
        Row::get(Asset, 200, "/embed.js"),
        Row::get(Asset, 200, "/count.js"),
        Row::get(Asset, 200, "/assets.json"),
        Row::get(Problem, 404, "/nothing.js"),
        Row {
            method: Method::OPTIONS,
            ..Row::get(Preflight, 204, "/api/v1/comments/COMMENT")
        },
        Row {
            method: Method::HEAD,
            ..Row::get(Reading, 200, "/api/v1/comments?page=/a/")
        },
    ]
}

fn of_pages() -> Vec<Row> {
    use Kind::{MailLink, Page, Redirect};
    let written = "page=%2Fa%2F&name=Ann&text=By+form";
    vec![
        Row::get(Page, 200, "/pages/blog?page=/a/"),
        Row::get(Page, 404, "/pages/nope?page=/a/"),
        Row::get(Page, 400, "/pages/blog"),
        Row::get(Page, 400, "/pages/blog?page=%FF"),
        Row::form(Page, 200, "/pages/blog", written),
        Row::form(
            Page,
            422,
            "/api/v1/comments?site=blog",
            "page=%2Fa%2F&name=&text=x",
        ),
        Row::form(Redirect, 303, "/api/v1/comments?site=blog", written),
        Row::get(MailLink, 200, "/LINK"),
        Row::get(MailLink, 404, "/m/nothing"),
        Row::get(MailLink, 404, "/u/nothing"),
        Row::get(MailLink, 404, "/v/nothing"),
        Row::get(MailLink, 404, "/b/nothing"),
        Row::get(Page, 404, "/pages/blog/mail?page=/a/"),
        Row::form(MailLink, 404, "/m/nothing", "action=approve"),
    ]
}

fn of_console() -> Vec<Row> {
    use Kind::{Console, Redirect};
    let mut rows = vec![
        Row::get(Console, 200, "/console/sign-in"),
        Row::get(Redirect, 303, "/console/comments"),
        Row::get(Console, 404, "/console/nothing"),
        Row::form(Console, 401, "/console/decide", "csrf=x"),
        Row::form(Console, 403, "/console/decide", "csrf=x").signed_in(),
        Row::json(Console, 415, Method::POST, "/console/decide", "{}"),
        Row {
            method: Method::POST,
            ..Row::get(Console, 403, "/console/decide")
        }
        .with("origin", "https://evil.test"),
    ];
    for page in [
        "comments",
        "comments/COMMENT",
        "pages",
        "blocks",
        "statistics",
        "sites",
        "sites/blog",
        "tokens",
        "outbox",
        "account",
    ] {
        rows.push(Row::get(Console, 200, &format!("/console/{page}")).signed_in());
    }
    rows
}

fn of_owners() -> Vec<Row> {
    use Kind::Owners;
    let options = || Row {
        method: Method::OPTIONS,
        ..Row::get(Owners, 405, "/api/v1/admin/comments")
    };
    let mut rows = vec![
        Row::get(Owners, 401, "/api/v1/admin/comments"),
        Row::get(Owners, 401, "/api/v1/admin/comments").with("authorization", "Bearer wrong"),
        Row::get(Owners, 404, "/api/v1/admin/nothing").by_owner(),
        Row::json(Owners, 401, Method::POST, "/api/v1/mail", "{}"),
        Row::json(Owners, 400, Method::POST, "/api/v1/admin/sites", "{").by_owner(),
        options(),
    ];
    for path in [
        "comments",
        "comments/COMMENT",
        "sites",
        "pages",
        "blocks",
        "tokens",
        "stats",
        "export",
    ] {
        rows.push(Row::get(Owners, 200, &format!("/api/v1/admin/{path}")).by_owner());
    }
    rows
}

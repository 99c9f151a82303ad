//! What every answer tells browsers, interface by interface: by plain HTTP/1.1, and by TLS in both protocols.

mod rules;
mod table;

use afterword_model::CommentId;
use reqwest::Method;
use serde_json::json;

use self::rules::Kind;
use self::table::Row;
use super::mail_links;
use crate::console::{OWNER, World};
use crate::support::tls_fixtures::fixture;
use crate::support::{Answer, Connection, OWNERS_TOKEN, TestServer};

/// How a browser reaches the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    Plain,
    Tls(&'static str),
}

impl Reach {
    fn settings(self) -> Vec<String> {
        let file = |name| fixture(name).display().to_string();
        let mut settings = vec!["sites.moderation=publish".to_owned()];
        if self != Self::Plain {
            settings.extend([
                "server.public_url=https://blog.test".to_owned(),
                "tls.listen=127.0.0.1:0".to_owned(),
                format!("tls.certificate={}", file("blog.pem")),
                format!("tls.key={}", file("blog.key")),
            ]);
        }
        settings
    }

    async fn connect(self, server: &TestServer) -> Connection {
        match self {
            Self::Plain => Connection::plain(server.address).await,
            Self::Tls(protocol) => Connection::connect(server.tls_address.unwrap(), protocol).await,
        }
    }

    /// What our own pages are at.
    fn origin(self) -> &'static str {
        match self {
            Self::Plain => "http://blog.test",
            Self::Tls(_) => "https://blog.test",
        }
    }
}

/// A server on which everything is that a row of the table needs.
struct Interfaces {
    world: World,
    reach: Reach,
    comment: String,
    edit_token: String,
    link: String,
    cookie: String,
}

impl Interfaces {
    async fn open(reach: Reach) -> Self {
        let settings = reach.settings();
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let world = World::with(&settings).await;
        let mut ann = reach.connect(&world.server).await;
        let (comment, edit_token) = ann.comments("Hello").await.submitted();
        let id = CommentId::parse(&comment).unwrap();
        let link = mail_links::link(&world.server, OWNER, id).await;
        let mut interfaces = Self {
            world,
            reach,
            comment,
            edit_token,
            link,
            cookie: String::new(),
        };
        interfaces.cookie = interfaces.sign_in().await;
        interfaces
    }

    async fn sign_in(&self) -> String {
        let form = |body: &'static str| Row::form(Kind::Console, 200, "/console/sign-in", body);
        self.ask(&form("email=Mo%40example.org")).await;
        let link = self.world.links(OWNER, 1).await.remove(0);
        let answer = self
            .ask(&Row {
                path: link,
                ..form("")
            })
            .await;
        assert_eq!(answer.status, 303, "{answer:?}");
        let cookie = answer.header("set-cookie").split(';').next().unwrap();
        cookie.to_owned()
    }

    async fn ask(&self, row: &Row) -> Answer {
        let bearer = format!("Bearer {OWNERS_TOKEN}");
        let edits = format!("Bearer {}", self.edit_token);
        let mut headers = vec![];
        for (name, value) in &row.headers {
            let value = match *value {
                "OWNER" => &bearer,
                "AUTHOR" => &edits,
                "SESSION" => &self.cookie,
                "OURS" => self.reach.origin(),
                other => other,
            };
            headers.push((*name, value));
        }
        let path = row.path.replace("COMMENT", &self.comment);
        let path = path.replace("/LINK", &self.link);
        let mut browser = self.reach.connect(&self.world.server).await;
        let method = row.method.clone();
        browser.says(method, &path, &headers, row.body).await
    }

    async fn hold_all_rows(&self) {
        for row in table::rows() {
            let answer = self.ask(&row).await;
            let what = format!("{} {} by {:?}", row.method, row.path, self.reach);
            assert_eq!(answer.status, row.status, "{what}: {answer:?}");
            row.kind.holds(&answer, &what);
            rules::hsts(&answer, self.reach != Reach::Plain, &what);
        }
        self.hold_what_is_unchanged().await;
    }

    /// 304, which has the headers of the answer that the browser keeps (RFC 9110, 15.4.5).
    async fn hold_what_is_unchanged(&self) {
        let owners = format!("/api/v1/admin/comments/{}", self.comment);
        for (kind, path, token) in [
            (Kind::Reading, "/api/v1/counts?page=/a/".to_owned(), ""),
            (Kind::Reading, "/api/v1/comments?page=/a/".to_owned(), ""),
            (Kind::Asset, "/embed.js".to_owned(), ""),
            (Kind::Owners, owners, OWNERS_TOKEN),
        ] {
            let mut browser = self.reach.connect(&self.world.server).await;
            let bearer = format!("Bearer {token}");
            let first = [("authorization", bearer.as_str())];
            let first = browser.says(Method::GET, &path, &first, "").await;
            let tag = first.header("etag").to_owned();
            let again = [("authorization", bearer.as_str()), ("if-none-match", &tag)];
            let again = browser.says(Method::GET, &path, &again, "").await;
            assert_eq!(again.status, 304, "{path}: {again:?}");
            kind.holds(&again, &path);
            rules::hsts(&again, self.reach != Reach::Plain, &path);
        }
    }
}

#[tokio::test]
async fn every_answer_by_plain_http_tells_browsers_what_it_may_do() {
    Interfaces::open(Reach::Plain).await.hold_all_rows().await;
}

#[tokio::test]
async fn every_answer_by_tls_and_http_1_tells_browsers_what_it_may_do() {
    let interfaces = Interfaces::open(Reach::Tls("http/1.1")).await;
    interfaces.hold_all_rows().await;
}

#[tokio::test]
async fn every_answer_by_tls_and_http_2_tells_browsers_what_it_may_do() {
    Interfaces::open(Reach::Tls("h2"))
        .await
        .hold_all_rows()
        .await;
}

/// Cookies that nobody else reads, and that no other host sets.
#[tokio::test]
async fn the_cookie_of_the_console_is_out_of_reach_for_scripts_and_for_plain_http() {
    for reach in [Reach::Plain, Reach::Tls("h2")] {
        let settings = reach.settings();
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let world = World::with(&settings).await;
        let mut browser = reach.connect(&world.server).await;
        let form = [
            ("origin", reach.origin()),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        let asked = browser.says(
            Method::POST,
            "/console/sign-in",
            &form,
            "email=Mo%40example.org",
        );
        assert_eq!(asked.await.status, 200);
        let link = world.links(OWNER, 1).await.remove(0);
        let signed_in = browser.says(Method::POST, &link, &form, "").await;
        let cookie = signed_in.header("set-cookie");
        for word in ["; HttpOnly", "; SameSite=Lax", "; Path=/"] {
            assert!(cookie.contains(word), "{cookie}");
        }
        let is_tls = reach != Reach::Plain;
        assert_eq!(cookie.contains("; Secure"), is_tls, "{cookie}");
        assert_eq!(cookie.starts_with("__Host-"), is_tls, "{cookie}");
    }
}

#[tokio::test]
async fn answers_of_stacosys_and_the_redirect_to_https_are_held_too() {
    let server = TestServer::with(&["stacosys.site=blog"]).await;
    for (kind, path, status) in [
        (Kind::Reading, "/api/comments?url=/a/", 200),
        (Kind::Reading, "/api/comments/count?url=/a/", 200),
        (Kind::Bare, "/nothing/at/all", 404),
        (Kind::Redirect, "/web/admin", 302),
    ] {
        let answer = server.visitor().get(path).await;
        assert_eq!(answer.status, status, "{path}: {answer:?}");
        kind.holds(&answer, path);
    }
    let server = TestServer::with(&["server.public_url=https://blog.test"]).await;
    let answer = server.visitor().get("/pages/blog?page=/a/").await;
    assert_eq!(answer.status, 308, "{answer:?}");
    Kind::Redirect.holds(&answer, "to https");
    rules::hsts(&answer, false, "to https, by plain http");
}

/// What a proxy that is trusted says of the reader's side is what counts.
#[tokio::test]
async fn behind_a_proxy_that_says_https_browsers_are_told_to_stay_there() {
    let https = "server.public_url=https://blog.test";
    for (trusted, told) in [("127.0.0.1", true), ("192.0.2.1", false)] {
        let proxies = format!("server.trusted_proxies={trusted}");
        let server = TestServer::with(&[https, &proxies]).await;
        let ann = server.visitor().saying("x-forwarded-proto", "https");
        for path in ["/embed.js", "/api/v1/counts?page=/a/", "/console/sign-in"] {
            rules::hsts(&ann.get(path).await, told, path);
        }
    }
}

/// No page may call the owner's API with a token that it was given.
#[tokio::test]
async fn the_owners_api_is_for_no_page_of_any_origin() {
    let server = TestServer::start().await;
    let owner = format!("Bearer {OWNERS_TOKEN}");
    for path in [
        "/api/v1/admin/comments",
        "/api/v1/admin/nothing",
        "/api/v1/mail",
    ] {
        let ann = server.visitor().saying("authorization", &owner);
        let asked = ann
            .request(Method::OPTIONS, path)
            .header("access-control-request-method", "GET")
            .header("access-control-request-headers", "authorization");
        let preflight = Answer::of(asked).await;
        assert!(preflight.status.is_client_error(), "{path}: {preflight:?}");
        let read = ann.get(path).await;
        let written = ann.post(path, &json!({})).await;
        for answer in [preflight, read, written] {
            let allows = |name: &str| name.starts_with("access-control-");
            let named = answer.headers.keys().find(|name| allows(name.as_str()));
            assert_eq!(named, None, "{path}: {answer:?}");
        }
    }
}

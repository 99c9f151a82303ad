//! The load: readers, writers, owners, mail servers and commands, none of whom minds a failure.

use std::collections::BTreeSet;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use bytes::Bytes;
use http::Request;
use http_body_util::Empty;
use hyper::client::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioIo};
use mail_parser::MessageParser;
use reqwest::{Method, RequestBuilder};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::{interval, sleep, timeout};
use url::form_urlencoded::Serializer;

use crate::support::faults::{LONGEST_ANSWER, Unanswered, answer_to};
use crate::support::raw_http::connect_tls;
use crate::support::{Answer, Owner, Visitor};

/// Of the owner in the console.
pub(super) const PASSWORD: &str = "a good password of mine";
pub(super) const PAGES: [&str; 3] = ["/a/", "/b/", "/c/"];
const PAUSE: Duration = Duration::from_millis(20);
/// Of a writer, between two comments: the faults are to be found, and not a page of thousands.
const THOUGHT: Duration = Duration::from_millis(100);

/// What clients were told.
#[derive(Debug, Default)]
pub(super) struct Told {
    /// Ids of comments that were acknowledged.
    pub(super) stored: Mutex<Vec<String>>,
    /// Ids of comments whose authors deleted them.
    pub(super) deleted: Mutex<Vec<String>>,
    /// How many answers were 500 or 503.
    pub(super) refused: AtomicUsize,
    /// How many requests had no answer.
    pub(super) cut: AtomicUsize,
    ends: AtomicBool,
}

impl Told {
    pub(super) fn end(&self) {
        self.ends.store(true, Ordering::Relaxed);
    }

    fn goes_on(&self) -> bool {
        !self.ends.load(Ordering::Relaxed)
    }

    fn newest(&self) -> Option<String> {
        self.stored.lock().unwrap().last().cloned()
    }

    /// The answer, unless the server failed at it.
    pub(super) async fn hears(&self, request: RequestBuilder) -> Option<Answer> {
        let count = match answer_to(request).await {
            Ok(answer) => return Some(answer),
            Err(Unanswered::Refused) => &self.refused,
            Err(Unanswered::Cut) => &self.cut,
        };
        count.fetch_add(1, Ordering::Relaxed);
        None
    }
}

pub(super) async fn writes(ann: &Visitor, told: &Told, writer: usize) {
    let mut pace = interval(THOUGHT);
    for number in 0.. {
        if !told.goes_on() {
            return;
        }
        pace.tick().await;
        let page = PAGES[number % PAGES.len()];
        let text = format!("Thought {number} of *writer* {writer} about {page}");
        let body = json!({
            "site": "blog", "page": page, "name": format!("Writer {writer}"), "text": text,
            "email": format!("writer{writer}@example.org"), "notify": true,
            "parent": told.newest().filter(|_| number % 7 == 3),
        });
        let request = ann.request(Method::POST, "/api/v1/comments").json(&body);
        let Some(answer) = told.hears(request).await else {
            continue;
        };
        // The page of the newest comment may be another.
        if !answer.status.is_success() {
            continue;
        }
        let (id, token) = answer.submitted();
        let own = format!("/api/v1/comments/{id}");
        let as_author = |method| ann.request(method, &own).bearer_auth(&token);
        if number % 5 == 2 {
            let deleted = told.hears(as_author(Method::DELETE)).await;
            let deleted = deleted.is_some_and(|answer| answer.status.is_success());
            if deleted {
                told.deleted.lock().unwrap().push(id);
            }
            continue;
        }
        told.stored.lock().unwrap().push(id);
        told.hears(as_author(Method::GET)).await;
        if number % 3 == 0 {
            let edit = json!({"text": format!("{text}, again")});
            told.hears(as_author(Method::PATCH).json(&edit)).await;
        }
        if number % 4 == 0 {
            let like = json!({"reaction": "👍", "key": format!("reader-0123456789-{writer}")});
            let path = format!("{own}/reactions");
            let request = ann.request(Method::POST, &path).json(&like);
            told.hears(request).await;
        }
    }
}

pub(super) async fn reads(ann: &Visitor, told: &Told) {
    while told.goes_on() {
        for path in [
            "/api/v1/comments?site=blog&page=/a/",
            "/api/v1/comments?site=blog&page=/b/&sort=newest",
            "/api/v1/comments?site=blog&page=/c/&sort=top",
            "/api/v1/comments/former?site=blog&anchor=isso-7",
            "/api/v1/counts?site=blog&page=/a/&page=/b/&page=/c/&page=/none/",
            "/api/v1/feed.atom?site=blog",
            "/api/v1/feed.json?site=blog&page=/a/",
            "/api/v1/challenge",
            "/api/v1/openapi.json",
            "/api/comments?url=/a/",
            "/api/comments/count",
            "/isso/blog/?uri=/a/",
            "/isso/blog/id/4007146536989902",
            "/pages/blog?page=/a/",
            "/pages/blog?page=/none/",
            "/m/AAAAAAAAAAAAAAAAAAAAAA",
            "/v/AAAAAAAAAAAAAAAAAAAAAA",
            "/u/AAAAAAAAAAAAAAAAAAAAAA",
            "/nothing",
        ] {
            told.hears(ann.request(Method::GET, path)).await;
        }
        let body = json!({"site": "blog", "text": "Hello <https://example.org/>"});
        let preview = ann.request(Method::POST, "/api/v1/preview").json(&body);
        told.hears(preview).await;
        sleep(PAUSE).await;
    }
}

/// Each request by a connection of its own.
pub(super) async fn connects(secure: SocketAddr, told: &Told) {
    while told.goes_on() {
        for protocol in [&b"http/1.1"[..], b"h2"] {
            let answered = timeout(LONGEST_ANSWER, by_tls(secure, protocol));
            if !answered.await.expect("a connection has no end") {
                told.cut.fetch_add(1, Ordering::Relaxed);
            }
        }
        sleep(PAUSE).await;
    }
}

/// Whether it was answered.
pub(super) async fn by_tls(secure: SocketAddr, protocol: &[u8]) -> bool {
    let Ok(stream) = TcpStream::connect(secure).await else {
        return false;
    };
    let Ok(client) = connect_tls(stream, protocol).await else {
        return false;
    };
    let stream = TokioIo::new(client.stream);
    let request = Request::get("https://blog.test/api/v1/counts?site=blog&page=/a/")
        .header("host", "blog.test");
    let request = request.body(Empty::<Bytes>::new()).unwrap();
    let answered = if protocol == b"h2" {
        let Ok((mut sender, connection)) = http2::handshake(TokioExecutor::new(), stream).await
        else {
            return false;
        };
        tokio::spawn(connection);
        sender.send_request(request).await
    } else {
        let Ok((mut sender, connection)) = http1::handshake(stream).await else {
            return false;
        };
        tokio::spawn(connection);
        sender.send_request(request).await
    };
    answered.is_ok()
}

pub(super) async fn owns(owner: &Owner, told: &Told) {
    for round in 0.. {
        if !told.goes_on() {
            return;
        }
        for path in [
            "/comments",
            "/comments?status=all&q=thought",
            "/comments?status=spam",
            "/pages",
            "/pages?q=a",
            "/sites",
            "/sites/blog",
            "/blocks",
            "/tokens",
            "/stats",
            "/export",
            "/people/export?email=writer1@example.org",
        ] {
            told.hears(owner.request(Method::GET, path)).await;
        }
        let post = async |path: &str, body: serde_json::Value| {
            let answer = told.hears(owner.request(Method::POST, path).json(&body));
            answer.await.filter(|answer| answer.status.is_success())
        };
        let patch = async |path: &str, body: serde_json::Value| {
            told.hears(owner.request(Method::PATCH, path).json(&body))
                .await;
        };
        patch(
            "/pages",
            json!({"site": "blog", "page": "/a/", "title": "About a"}),
        )
        .await;
        patch("/sites/blog", json!({"settings": {"depth": 4}})).await;
        if round < 3 {
            let new = json!({"key": format!("site{round}"), "origins": ["https://other.test"]});
            post("/sites", new).await;
        }
        let reply = json!({"action": "approve", "reply": "Said once"});
        if let Some(id) = told.newest() {
            let path = format!("/comments/{id}/decision");
            let request = owner.request(Method::POST, &path).json(&reply);
            told.hears(request.header("idempotency-key", format!("round-{round}")))
                .await;
        }
        let block = json!({"kind": "name", "value": "Nobody", "site": "blog"});
        if let Some(block) = post("/blocks", block).await {
            let path = format!("/blocks/{}", block.json()["block"]["id"]);
            told.hears(owner.request(Method::DELETE, &path)).await;
        }
        let token = json!({"name": format!("Bot {round}"), "scopes": ["read"]});
        if let Some(token) = post("/tokens", token).await {
            let token = token.json();
            let word = token["token"].as_str().unwrap();
            let asked = owner.with(word).request(Method::GET, "/comments");
            told.hears(asked).await;
            let path = format!("/tokens/{}", token["id"]);
            told.hears(owner.request(Method::DELETE, &path)).await;
        }
        post(
            "/people/erase",
            json!({"email": "nobody@example.org", "confirm": "nobody@example.org"}),
        )
        .await;
        let Some(id) = told.newest() else { continue };
        let comment = format!("/comments/{id}");
        told.hears(owner.request(Method::GET, &comment)).await;
        for action in ["reject", "approve", "spam", "approve"] {
            let path = format!("{comment}/decision");
            post(&path, json!({"action": action})).await;
        }
        patch(&comment, json!({"text": "Edited by the owner"})).await;
        let both = json!({"ids": [id], "action": "approve"});
        if let Some(batch) = post("/decisions", both).await {
            let path = format!(
                "/decisions/{}/undo",
                batch.json()["batch"].as_str().unwrap_or("")
            );
            post(&path, json!({})).await;
        }
        let approve = json!({"action": "approve"});
        while told.goes_on()
            && post(&format!("{comment}/decision"), approve.clone())
                .await
                .is_none()
        {
            sleep(PAUSE).await;
        }
    }
}

/// Whoever gets a mail opens its links. What confirms an address is confirmed.
pub(super) async fn follows(reader: &Visitor, told: &Told, mails: &Path) {
    let (mut read, mut new) = (BTreeSet::new(), BTreeSet::new());
    let mut confirming = BTreeSet::new();
    while told.goes_on() {
        sleep(PAUSE).await;
        new.append(&mut links(mails, &mut read));
        if let Some(link) = new.pop_first() {
            told.hears(reader.request(Method::GET, &link)).await;
            if link.starts_with("/f/") {
                confirming.insert(link);
            }
        }
        for link in &confirming {
            told.hears(reader.request(Method::GET, link)).await;
            told.hears(reader.request(Method::POST, link)).await;
        }
    }
}

/// The paths of the links in the mails of a folder that nobody has read yet.
pub(super) fn links(mails: &Path, read: &mut BTreeSet<PathBuf>) -> BTreeSet<String> {
    let files = fs::read_dir(mails).unwrap().map_while(Result::ok);
    let files = files.map(|file| file.path());
    // A mail gets this ending once it is whole.
    let whole = files.filter(|path| path.extension().is_some_and(|end| end == "eml"));
    let mut links = BTreeSet::new();
    for path in whole {
        if read.contains(&path) {
            continue;
        }
        let raw = fs::read(&path).unwrap();
        let message = MessageParser::default().parse(&raw).unwrap();
        let text = message.body_text(0).unwrap_or_default();
        links.extend(text.split_whitespace().filter_map(link_of_a_mail));
        read.insert(path);
    }
    links
}

/// Of an address such as `https://comments.example.org/m/…` the path.
fn link_of_a_mail(word: &str) -> Option<String> {
    let (_, address) = word.split_once("://")?;
    let path = &address[address.find('/')?..];
    (path.get(2..3) == Some("/")).then(|| path.to_owned())
}

/// Signs in by the password: the cookie, if the server gave one.
pub(super) async fn by_password(browser: &Visitor, told: &Told) -> Option<String> {
    let password = [("email", "mo@example.org"), ("password", PASSWORD)];
    let answer = told.hears(form(browser, "/console/sign-in", &password));
    cookie_of(&answer.await?)
}

fn form(browser: &Visitor, path: &str, fields: &[(&str, &str)]) -> RequestBuilder {
    let body = Serializer::new(String::new()).extend_pairs(fields).finish();
    let request = browser.request(Method::POST, path).body(body);
    request.header("content-type", "application/x-www-form-urlencoded")
}

fn cookie_of(answer: &Answer) -> Option<String> {
    let cookie = answer.headers.get("set-cookie")?.to_str().unwrap();
    Some(cookie.split(';').next()?.to_owned())
}

/// An owner in the console. `link` makes a link to sign in, `earlier` is signed in already.
pub(super) async fn signs_in(
    browser: &Visitor,
    earlier: &Visitor,
    told: &Told,
    link: impl Fn() -> Option<String>,
) {
    while told.goes_on() {
        sleep(PAUSE).await;
        told.hears(earlier.request(Method::GET, "/console/account"))
            .await;
        told.hears(browser.request(Method::GET, "/console/sign-in"))
            .await;
        told.hears(form(
            browser,
            "/console/sign-in",
            &[("email", "mo@example.org")],
        ))
        .await;
        by_password(browser, told).await;
        let Some(link) = link() else { continue };
        told.hears(browser.request(Method::GET, &link)).await;
        let Some(followed) = told.hears(form(browser, &link, &[])).await else {
            continue;
        };
        // A command that changes the password or ends the sessions makes the link void.
        let Some(cookie) = cookie_of(&followed) else {
            continue;
        };
        let signed_in = browser.clone().saying("cookie", &cookie);
        for page in [
            "comments",
            "comments?status=all&q=thought",
            "pages",
            "blocks",
            "statistics",
            "sites",
            "sites/blog",
            "tokens",
            "outbox",
            "account",
        ] {
            let path = format!("/console/{page}");
            told.hears(signed_in.request(Method::GET, &path)).await;
        }
        if let Some(id) = told.newest() {
            let path = format!("/console/comments/{id}");
            told.hears(signed_in.request(Method::GET, &path)).await;
        }
    }
}

/// A mail server that hands over one message after the other.
pub(super) async fn delivers(lmtp: SocketAddr, told: &Told) {
    for number in 0.. {
        if !told.goes_on() {
            return;
        }
        sleep(PAUSE).await;
        // A listener that has panicked is bound again within a second.
        delivered(lmtp, number).await;
    }
}

/// Whether a message was taken.
pub(super) async fn delivered(lmtp: SocketAddr, number: usize) -> bool {
    let dialogue = async {
        let mut stream = BufReader::new(TcpStream::connect(lmtp).await?);
        // The address of a page that nobody knows.
        let to = format!("comments+p{}@example.org", "a".repeat(26));
        let message = format!(
            "Message-ID: <{number}@example.org>\r\nFrom: eve@example.org\r\nTo: {to}\r\nSubject: Hello\r\n\r\nHello\r\n."
        );
        let mut answer = String::new();
        stream.read_line(&mut answer).await?;
        for line in [
            "HELO mx.example.org",
            "MAIL FROM:<eve@example.org>",
            "RCPT TO:<comments@example.org>",
            "DATA",
            &message,
        ] {
            stream.write_all(format!("{line}\r\n").as_bytes()).await?;
            answer.clear();
            stream.read_line(&mut answer).await?;
        }
        std::io::Result::Ok(answer.starts_with("250"))
    };
    timeout(LONGEST_ANSWER, dialogue)
        .await
        .unwrap()
        .unwrap_or(false)
}

//! What readers see of it: threads, the page without JavaScript, feeds, and what an owner exports for a site to show.

use std::process::Command;

use roxmltree::Document;
use serde_json::{Value, json};
use url::Url;

use super::page_structure::Shape;
use super::{PER_PAGE, ROOMY, encoded, get_all, told};
use crate::support::harmless::{Images, faults, unreadable};
use crate::support::{Answer, TestServer, Visitor, vectors};

fn is_sound_html(place: &str, html: &Value) {
    let html = html.as_str().unwrap();
    assert_eq!(faults(html, Images::Shown), [""; 0], "{place}: {html}");
}

fn is_line(place: &str, text: &Value) {
    let text = text.as_str().unwrap();
    assert_eq!(unreadable(text), None, "{place}");
    assert!(
        !text.contains(['\n', '\t', '\u{2028}', '\u{2029}']),
        "{place}: {text:?}"
    );
}

fn is_web(place: &str, address: &Value) {
    let address = address.as_str().unwrap();
    let url = Url::parse(address).unwrap();
    assert!(
        ["http", "https"].contains(&url.scheme()),
        "{place}: {address}"
    );
    assert!(
        address.is_ascii() && !address.contains(['"', '<', '>', ' ', '\\']),
        "{place}: {address}"
    );
}

/// All pages that hold a comment, as they are asked for.
fn pages(paths: &[String]) -> Vec<String> {
    let threads = (0..=vectors().len() / PER_PAGE).map(|number| format!("/thread/{number}/"));
    threads
        .chain(paths.iter().cloned())
        .map(|page| encoded(&page))
        .collect()
}

async fn threads(ann: &Visitor, pages: &[String]) -> usize {
    let asked = pages
        .iter()
        .map(|page| format!("/api/v1/comments?page={page}&limit=1000"));
    let mut seen = 0;
    for (place, answer) in get_all(ann, asked.collect()).await {
        assert_eq!(answer.header("content-type"), "application/json", "{place}");
        assert_eq!(
            answer.header("x-content-type-options"),
            "nosniff",
            "{place}"
        );
        let thread = answer.json();
        is_line(&place, &thread["page"]["title"]);
        for comment in thread["comments"].as_array().unwrap() {
            is_sound_html(&place, &comment["html"]);
            is_line(&place, &comment["author"]["name"]);
            if !comment["author"]["website"].is_null() {
                is_web(&place, &comment["author"]["website"]);
            }
            seen += 1;
        }
    }
    seen
}

async fn pages_without_javascript(server: &TestServer, ann: &Visitor, pages: &[String]) {
    let hello = json!({"page": "/plain/", "name": "Ann", "text": "Hello", "title": "Plain", "website": "https://a.example"});
    let (first, _) = ann.submits(hello).await.submitted();
    let reply = json!({"page": "/plain/", "name": "Bob", "text": "Hello you", "parent": first});
    ann.submits(reply).await.submitted();
    server.owner().has_decided(&first, "pin").await;
    let plain = format!("/pages/blog?page=/plain/&reply={first}");
    let shape = Shape::of(&[
        ann.get(&plain).await,
        ann.get("/pages/blog?page=/plain/").await,
    ]);
    let asked = pages
        .iter()
        .map(|page| format!("/pages/blog?page={page}&limit=1000"));
    for (place, answer) in get_all(ann, asked.collect()).await {
        assert_eq!(answer.status, 200, "{place}");
        shape.holds(&place, &answer);
    }
}

fn is_sound_atom(place: &str, answer: &Answer) -> usize {
    assert_eq!(
        answer.header("content-type"),
        "application/atom+xml; charset=utf-8",
        "{place}"
    );
    let document = Document::parse(&answer.text).unwrap_or_else(|error| panic!("{place}: {error}"));
    let known = [
        "feed",
        "id",
        "title",
        "updated",
        "link",
        "generator",
        "entry",
        "published",
        "author",
        "name",
        "uri",
        "content",
        "in-reply-to",
    ];
    let mut entries = 0;
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name().name();
        assert!(known.contains(&name), "{place}: {name}");
        let text = json!(node.text().unwrap_or_default());
        match name {
            "content" => is_sound_html(place, &text),
            "name" => is_line(place, &text),
            "title" => assert_eq!(unreadable(text.as_str().unwrap()), None, "{place}"),
            "uri" => is_web(place, &text),
            "entry" => entries += 1,
            _ => {}
        }
        for address in node
            .attributes()
            .filter(|attribute| attribute.name() == "href")
        {
            is_web(place, &json!(address.value()));
        }
    }
    entries
}

async fn feeds(ann: &Visitor, pages: &[String]) {
    let atoms = pages
        .iter()
        .map(|page| format!("/api/v1/feed.atom?site=blog&page={page}"));
    let mut entries = 0;
    for (place, answer) in
        get_all(ann, atoms.chain(["/api/v1/feed.atom".to_owned()]).collect()).await
    {
        entries += is_sound_atom(&place, &answer);
    }
    assert!(entries > 100, "{entries}");
    let jsons = pages
        .iter()
        .map(|page| format!("/api/v1/feed.json?site=blog&page={page}"));
    for (place, answer) in
        get_all(ann, jsons.chain(["/api/v1/feed.json".to_owned()]).collect()).await
    {
        assert_eq!(
            answer.header("content-type"),
            "application/feed+json; charset=utf-8",
            "{place}"
        );
        assert_eq!(
            answer.header("x-content-type-options"),
            "nosniff",
            "{place}"
        );
        for item in answer.json()["items"].as_array().unwrap() {
            is_sound_html(&place, &item["content_html"]);
            is_line(&place, &item["authors"][0]["name"]);
            assert_eq!(unreadable(item["title"].as_str().unwrap()), None, "{place}");
            is_web(&place, &item["url"]);
        }
    }
}

fn afterword(server: &TestServer, words: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
    let database = format!("store.path={}", server.database().display());
    command.args(words).args(["--set", &database]);
    command
        .current_dir(server.folder.path())
        .env_clear()
        .env("NO_COLOR", "1");
    let ended = command.output().unwrap();
    assert!(ended.status.success(), "{words:?}: {ended:?}");
    String::from_utf8(ended.stdout).unwrap()
}

fn exports(server: &TestServer, comments: usize) {
    let wxr = afterword(server, &["export", "--format", "wxr"]);
    let document = Document::parse(&wxr).unwrap();
    let contents = document
        .descendants()
        .filter(|node| node.tag_name().name() == "comment_content");
    let mut seen = 0;
    for content in contents {
        let html: String = content.children().filter_map(|part| part.text()).collect();
        is_sound_html("wxr", &json!(html));
        seen += 1;
    }
    assert_eq!(seen, comments, "nothing has begun or ended a comment");
    afterword(server, &["export", "--format", "hugo"]);
    let folder = server.folder.path().join("data/comments/blog");
    let mut seen = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let page: Value = serde_json::from_str(&text).unwrap();
        for comment in page["comments"].as_array().unwrap() {
            is_sound_html("hugo", &comment["html"]);
            is_line("hugo", &comment["author"]["name"]);
            seen += 1;
        }
    }
    assert_eq!(seen, comments);
    for line in afterword(server, &["export", "--format", "jsonl"]).split_terminator('\n') {
        serde_json::from_str::<Value>(line).unwrap();
    }
}

/// What an owner reads in a terminal.
fn listed(server: &TestServer) {
    for page in [
        "list --status any --limit 1000",
        "list --status any --limit 1000 --json",
    ] {
        let words: Vec<&str> = ["moderate"].into_iter().chain(page.split(' ')).collect();
        let out = afterword(server, &words);
        let bad = |letter: char| {
            letter.is_control() && letter != '\n'
                || matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
        };
        let found = out.lines().find(|line| line.contains(bad));
        assert_eq!(found, None, "{page}");
    }
    let out = afterword(server, &["pages", "list"]);
    assert!(
        !out.contains(|letter: char| letter.is_control() && letter != '\n'),
        "{out:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_strangers_write_does_no_harm_where_readers_see_it() {
    let (server, paths) = told(&["sites.moderation=publish"]).await;
    let ann = server.visitor();
    let pages = pages(&paths);
    let comments = threads(&ann, &pages).await;
    assert!(comments > vectors().len(), "{comments}");
    feeds(&ann, &pages).await;
    exports(&server, comments);
    listed(&server);
    pages_without_javascript(&server, &ann, &pages).await;
}

#[tokio::test]
async fn an_edited_text_and_a_preview_are_as_harmless_as_a_new_comment() {
    let settings = [ROOMY, &["sites.moderation=publish", "sites.images=false"]].concat();
    let server = TestServer::with(&settings).await;
    let ann = server.visitor();
    let (id, token) = ann.comments("/a/", "Hello").await.submitted();
    for (index, vector) in vectors().into_iter().enumerate() {
        let previewed = ann
            .post("/api/v1/preview", &json!({"text": vector.text}))
            .await;
        if !previewed.status.is_success() {
            assert_eq!(previewed.status, 422, "{vector:?}");
            continue;
        }
        let html = previewed.json()["html"].as_str().unwrap().to_owned();
        assert_eq!(faults(&html, Images::Linked), [""; 0], "{vector:?}: {html}");
        // Each edit is a write to the disk: one in eight is enough to see that it is the same way.
        if index % 8 == 0 {
            let edited = ann.edits(&id, &token, &vector.text).await;
            assert_eq!(edited.json()["comment"]["html"], html, "{vector:?}");
        }
    }
}

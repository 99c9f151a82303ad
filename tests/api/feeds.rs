//! Approved comments as Atom and as JSON Feed.

use reqwest::Method;
use roxmltree::{Document, Node};
use serde_json::json;

use super::page::hostile;
use crate::support::{Answer, TestServer};

const PUBLISH: &[&str] = &["sites.moderation=publish"];
const ATOM: &str = "http://www.w3.org/2005/Atom";

fn child<'a, 'b>(node: Node<'a, 'b>, name: &str) -> Option<Node<'a, 'b>> {
    node.children()
        .find(|child| child.has_tag_name((ATOM, name)))
}

fn text<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    child(node, name).unwrap().text().unwrap_or_default()
}

fn entries<'a, 'b>(feed: Node<'a, 'b>) -> Vec<Node<'a, 'b>> {
    feed.children()
        .filter(|child| child.has_tag_name((ATOM, "entry")))
        .collect()
}

fn link<'a>(node: Node<'a, '_>, rel: &str) -> &'a str {
    let mut links = node
        .children()
        .filter(|child| child.has_tag_name((ATOM, "link")));
    links
        .find(|link| link.attribute("rel") == Some(rel))
        .unwrap()
        .attribute("href")
        .unwrap()
}

/// A comment that was edited and the answer to it, a minute apart each; their ids.
async fn talk(server: &TestServer) -> (String, String) {
    let ann = server.visitor();
    let minute = std::time::Duration::from_secs(60);
    let body = json!({"page": "/café/", "name": "Ann", "text": "Helo?", "title": "Rain",
        "email": "ann@example.org", "website": "https://ann.example"});
    let (first, token) = ann.submits(body).await.submitted();
    server.pass(minute);
    let answer = ann.replies("/café/", &first, "An answer.").await;
    server.pass(minute);
    let edited = ann.edits(&first, &token, "Hello, *you*?").await;
    assert_eq!(edited.status, 200);
    (first, answer.submitted().0)
}

#[tokio::test]
async fn an_atom_feed_says_what_it_is_about() {
    let server = TestServer::with(PUBLISH).await;
    talk(&server).await;
    let path = "/api/v1/feed.atom?site=blog&page=/caf%C3%A9/";
    let answer = server.visitor().get(path).await;
    let kind = "application/atom+xml; charset=utf-8";
    assert_eq!(answer.header("content-type"), kind);
    let document = Document::parse(&answer.text).unwrap();
    let feed = document.root_element();
    let own = "http://127.0.0.1:8017/api/v1/feed.atom?site=blog&page=%2Fcaf%C3%A9%2F";
    assert_eq!((text(feed, "id"), link(feed, "self")), (own, own));
    assert_eq!(link(feed, "alternate"), "https://blog.test/caf%C3%A9/");
    assert_eq!(text(feed, "title"), "Comments on Rain");
    assert_eq!(text(feed, "updated"), "2026-01-01T00:02:00Z");
    let language = feed.attribute(("http://www.w3.org/XML/1998/namespace", "lang"));
    assert_eq!(language, Some("en"));
}

#[tokio::test]
async fn an_entry_tells_who_said_what_where_and_when() {
    let server = TestServer::with(PUBLISH).await;
    let (first, second) = talk(&server).await;
    let answer = server.visitor().get("/api/v1/feed.atom").await;
    assert!(!answer.text.contains("ann@example.org"));
    let document = Document::parse(&answer.text).unwrap();
    let [newer, older] = entries(document.root_element())[..] else {
        panic!("{}", answer.text)
    };
    assert_eq!(text(older, "id"), format!("urn:uuid:{first}"));
    assert_eq!(text(older, "title"), "Ann on Rain");
    let place = format!("https://blog.test/caf%C3%A9/#comment-{first}");
    assert_eq!(link(older, "alternate"), place);
    let content = child(older, "content").unwrap();
    assert_eq!(content.text(), Some("<p>Hello, <em>you</em>?</p>\n"));
    assert_eq!(content.attribute("type"), Some("html"));
    assert_eq!(text(older, "published"), "2026-01-01T00:00:00Z");
    assert_eq!(text(older, "updated"), "2026-01-01T00:02:00Z");
    let author = child(older, "author").unwrap();
    assert_eq!(text(author, "name"), "Ann");
    assert_eq!(text(author, "uri"), "https://ann.example");

    assert_eq!(text(newer, "id"), format!("urn:uuid:{second}"));
    assert!(child(child(newer, "author").unwrap(), "uri").is_none());
    let mut parts = newer.children();
    let answered = parts.find(|part| part.tag_name().name() == "in-reply-to");
    let answered = answered.unwrap();
    let id = format!("urn:uuid:{first}");
    assert_eq!(answered.attribute("ref"), Some(id.as_str()));
    assert_eq!(answered.attribute("href"), Some(place.as_str()));
}

#[tokio::test]
async fn a_json_feed_tells_the_same() {
    let server = TestServer::with(&["sites.moderation=publish", "sites.language=fr"]).await;
    let ann = server.visitor();
    let body =
        json!({"page": "/a/", "name": "Ann", "text": "Bonjour", "website": "https://ann.example"});
    let (id, _) = ann.submits(body).await.submitted();
    let answer = ann.get("/api/v1/feed.json").await;
    assert_eq!(
        answer.header("content-type"),
        "application/feed+json; charset=utf-8"
    );
    let expected = json!({
        "version": "https://jsonfeed.org/version/1.1",
        "title": "Commentaires sur The blog",
        "home_page_url": "https://blog.test/",
        "feed_url": "http://127.0.0.1:8017/api/v1/feed.json?site=blog",
        "language": "fr",
        "items": [{
            "id": format!("urn:uuid:{id}"),
            "url": format!("https://blog.test/a/#comment-{id}"),
            "title": "Ann sur /a/",
            "content_html": "<p>Bonjour</p>\n",
            "date_published": "2026-01-01T00:00:00Z",
            "date_modified": "2026-01-01T00:00:00Z",
            "authors": [{"name": "Ann", "url": "https://ann.example"}]
        }]
    });
    assert_eq!(answer.json(), expected);
}

#[tokio::test]
async fn only_what_is_approved_now_stands_in_a_feed() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (shown, _) = ann.comments("/a/", "shown").await.submitted();
    let (refused, _) = ann.comments("/a/", "refused").await.submitted();
    ann.comments("/a/", "waiting").await.submitted();
    for id in [&shown, &refused] {
        owner.has_decided(id, "approve").await;
    }
    owner.has_decided(&refused, "spam").await;
    let items = ann.get("/api/v1/feed.json?page=/a/").await.json()["items"].clone();
    assert_eq!(items.as_array().unwrap().len(), 1);
    assert_eq!(items[0]["id"], format!("urn:uuid:{shown}"));
}

#[tokio::test]
async fn a_feed_is_of_one_article_or_of_the_whole_site_and_of_no_other() {
    let server = TestServer::with(PUBLISH).await;
    server.add_site("other", &["https://other.test"]).await;
    let ann = server.visitor();
    for (site, origin, page) in [
        ("blog", "https://blog.test", "/a/"),
        ("blog", "https://blog.test", "/b/"),
        ("other", "https://other.test", "/a/"),
    ] {
        let body =
            json!({"site": site, "page": page, "name": "Ann", "text": format!("{site}{page}")});
        ann.at(origin).submits(body).await.submitted();
    }
    for (query, expected) in [
        ("site=blog", vec!["<p>blog/b/</p>\n", "<p>blog/a/</p>\n"]),
        ("site=blog&page=/a", vec!["<p>blog/a/</p>\n"]),
        ("site=other", vec!["<p>other/a/</p>\n"]),
        ("site=blog&page=/new/", vec![]),
    ] {
        let feed = ann.get(&format!("/api/v1/feed.json?{query}")).await.json();
        let items = feed["items"].as_array().unwrap().iter();
        let texts: Vec<_> = items
            .map(|item| item["content_html"].as_str().unwrap())
            .collect();
        assert_eq!(texts, expected, "{query}");
    }
}

#[tokio::test]
async fn an_empty_feed_is_valid_and_has_never_changed() {
    let server = TestServer::start().await;
    let answer = server.visitor().get("/api/v1/feed.atom?page=/a/").await;
    let document = Document::parse(&answer.text).unwrap();
    let feed = document.root_element();
    assert_eq!(text(feed, "updated"), "1970-01-01T00:00:00Z");
    assert_eq!(text(feed, "title"), "Comments on /a/");
    assert_eq!(entries(feed).len(), 0);
}

#[tokio::test]
async fn a_feed_holds_the_fifty_newest() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    for number in 1..=52 {
        ann.comments("/a/", &format!("{number}")).await.submitted();
    }
    let feed = ann.get("/api/v1/feed.json").await.json();
    let items = feed["items"].as_array().unwrap();
    assert_eq!(items.len(), 50);
    assert_eq!(items[0]["content_html"], "<p>52</p>\n");
    assert_eq!(items[49]["content_html"], "<p>3</p>\n");
}

#[tokio::test]
async fn an_unchanged_feed_costs_a_304() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    ann.comments("/a/", "One").await.submitted();
    for path in ["/api/v1/feed.atom?page=/a/", "/api/v1/feed.json?page=/a/"] {
        let first = ann.get(path).await;
        assert_eq!(first.header("cache-control"), "public, max-age=300");
        let again = ann
            .request(Method::GET, path)
            .header("if-none-match", first.header("etag"));
        let again = Answer::of(again).await;
        assert_eq!(
            (again.status.as_u16(), again.text.as_str()),
            (304, ""),
            "{path}"
        );
        ann.comments("/a/", "Another").await.submitted();
        let changed = ann
            .request(Method::GET, path)
            .header("if-none-match", first.header("etag"));
        assert_eq!(Answer::of(changed).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn markup_and_forbidden_characters_in_a_feed_are_harmless() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let body = json!({"page": "/]]>/", "name": "Ann", "text": "]]> & <b> \u{FFFE}", "title": "T"});
    ann.submits(body).await.submitted();
    hostile(&server).await;
    let answer = ann.get("/api/v1/feed.atom").await;
    assert!(!answer.text.contains(['\u{FFFE}', '\u{FFFF}']));
    let document = Document::parse(&answer.text).unwrap();
    let known = [
        "feed",
        "entry",
        "id",
        "title",
        "updated",
        "published",
        "link",
        "author",
        "name",
        "content",
        "generator",
    ];
    for element in document.descendants().filter(Node::is_element) {
        assert!(known.contains(&element.tag_name().name()), "{element:?}");
    }
    let feed = document.root_element();
    let titles: Vec<_> = entries(feed)
        .into_iter()
        .map(|entry| text(entry, "title"))
        .collect();
    let markup = "</title></style><script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
    let hostile = format!("{markup} on {markup}");
    assert!(
        titles.contains(&hostile.as_str()) && titles.contains(&"Ann on T"),
        "{titles:?}"
    );
    let json = ann.get("/api/v1/feed.json").await;
    assert!(!json.text.contains("javascript:"));
    assert_eq!(json.json()["items"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_feed_of_nothing_known_is_refused() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    for feed in ["feed.atom", "feed.json"] {
        let code = async |query: &str| ann.get(&format!("/api/v1/{feed}?{query}")).await.code();
        assert_eq!(code("site=nope").await, "unknown_site");
        assert_eq!(code("page=nonsense").await, "invalid_page");
        assert_eq!(code("page=%FF").await, "invalid_encoding");
    }
}

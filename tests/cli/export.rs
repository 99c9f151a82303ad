//! `afterword export`: what leaves, what stays, and what is touched.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use roxmltree::{Document, Node};
use serde_json::{Value, json};

use super::{Home, Running};

/// A blog with two pages: a published thread with an answer and an emptied place, and comments that nobody may see.
pub(super) async fn blog() -> (Home, Running, Vec<String>) {
    let home = Home::begun();
    let server = home.serve();
    let said = async |page: &str, parent: Option<&str>, name: &str, text: &str| {
        let body = json!({
            "site": "blog", "page": page, "parent": parent, "name": name, "text": text,
            "email": format!("{}@example.org", name.to_lowercase()), "website": "https://example.org/?a=1&b=2",
        });
        server.visitor().submits(body).await.submitted().0
    };
    let approve = |id: &str| home.run(&format!("moderate approve {id}")).fine();
    let first = said("/posts/hello/", None, "Ann", "One & <two> ]]> **three**").await;
    approve(&first);
    let answer = said("/posts/hello/", Some(&first), "Bob", "Four").await;
    approve(&answer);
    let gone = said(
        "/posts/hello/",
        None,
        "Cleo",
        "A secret that was taken back",
    )
    .await;
    approve(&gone);
    let below = said("/posts/hello/", Some(&gone), "Dan", "Five").await;
    approve(&below);
    home.run(&format!("moderate delete {gone}")).fine();
    said("/posts/hello/", Some(&answer), "Eve", "A secret that waits").await;
    said("/quiet/", None, "Eve", "Another secret").await;
    home.run("sites set blog private_words=true").fine();
    let body = json!({
        "site": "blog", "page": "/posts/hello/", "name": "Eve", "text": "A secret for the owner only",
        "email": "eve@example.org", "private": true,
    });
    let private = server.visitor().submits(body).await;
    assert_eq!(private.json()["status"], "private", "{private:?}");
    let other = said("/Über/100%25.html", None, "Fay", "Six").await;
    approve(&other);
    (home, server, vec![first, answer, gone, below, other])
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read_to_string(entry.path()).unwrap())
    };
    entries.map(read).collect()
}

fn text<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    let found = node.children().find(|child| child.has_tag_name(name));
    let found = found.unwrap_or_else(|| panic!("no {name} in {node:?}"));
    found.text().unwrap_or("")
}

const WP: &str = "http://wordpress.org/export/1.2/";

fn comments<'a, 'i>(item: Node<'a, 'i>) -> Vec<BTreeMap<&'a str, String>> {
    let comments = item
        .children()
        .filter(|node| node.has_tag_name((WP, "comment")));
    let fields = |node: Node<'a, 'i>| {
        let fields = node.children().filter(Node::is_element);
        let whole = |field: Node<'a, 'i>| field.children().filter_map(|part| part.text()).collect();
        fields
            .map(|field| (field.tag_name().name(), whole(field)))
            .collect()
    };
    comments.map(fields).collect()
}

#[tokio::test]
async fn wordpress_gets_what_readers_see_and_nothing_else() {
    let (home, _server, _) = blog().await;
    let xml = home.run("export --format wxr").fine();
    for secret in [
        "secret",
        "@example.org",
        "Cleo",
        "Eve",
        "127.0.0.1",
        "quiet",
    ] {
        assert!(!xml.contains(secret), "{secret}: {xml}");
    }
    let document = Document::parse(&xml).unwrap();
    let channel = document.root_element().first_element_child().unwrap();
    assert_eq!(text(channel, "wxr_version"), "1.2");
    assert_eq!(text(channel, "base_site_url"), "https://blog.test");
    let items: Vec<_> = channel
        .children()
        .filter(|node| node.has_tag_name("item"))
        .collect();
    assert_eq!(items.len(), 2, "{xml}");
    let hello = items
        .iter()
        .find(|item| text(**item, "link").ends_with("/posts/hello/"))
        .unwrap();
    assert_eq!(text(*hello, "post_name"), "hello");
    let said = comments(*hello);
    let numbers: Vec<u64> = said
        .iter()
        .map(|said| said["comment_id"].parse().unwrap())
        .collect();
    // The importer sorts by them before it looks for parents.
    assert!(numbers.is_sorted() && numbers[0] > 0, "{numbers:?}");
    let parents: Vec<u64> = said
        .iter()
        .map(|said| said["comment_parent"].parse().unwrap())
        .collect();
    assert_eq!(parents, [0, numbers[0], 0, numbers[2]]);
    let names: Vec<_> = said
        .iter()
        .map(|said| said["comment_author"].as_str())
        .collect();
    assert_eq!(names, ["Ann", "Bob", "", "Dan"]);
    assert_eq!(
        said[0]["comment_content"],
        "<p>One &amp; &lt;two&gt; ]]&gt; <strong>three</strong></p>\n"
    );
    assert_eq!(
        said[0]["comment_author_url"],
        "https://example.org/?a=1&b=2"
    );
    assert_eq!(said[0]["comment_author_email"], "");
    assert_eq!(said[2]["comment_content"], "This comment was removed.");
    let again = home.run("export --format wxr").fine();
    assert_eq!(xml, again, "the same comments give the same bytes");
    home.run("sites set blog language=de").fine();
    let german = home.run("export --format wxr").fine();
    assert!(german.contains("Dieser Kommentar wurde entfernt."));
}

#[tokio::test]
async fn addresses_leave_only_where_one_asks_for_them_and_is_warned() {
    let (home, _server, _) = blog().await;
    let told = home.run("export --format wxr --with-addresses --output all.xml --json");
    assert!(told.err.contains("e-mail addresses"), "{told:?}");
    assert_eq!(told.json(), json!({"pages": 2, "comments": 4}));
    let xml = fs::read_to_string(home.path().join("all.xml")).unwrap();
    assert!(xml.contains("ann@example.org") && !xml.contains("eve@example.org"));
    assert!(
        !xml.contains("cleo@example.org"),
        "who was taken back stays out"
    );
    let usage = home.run("export --format hugo --with-addresses").failed(2);
    assert!(usage.contains("wxr alone"), "{usage}");
}

#[tokio::test]
async fn hugo_gets_a_file_a_page_with_each_comment_behind_the_one_it_answers() {
    let (home, _server, ids) = blog().await;
    let done = home.run("export --format hugo --json").json();
    assert_eq!(
        done,
        json!({"pages": 2, "comments": 4, "written": 2, "unchanged": 0, "removed": 0})
    );
    let files = files(&home.path().join("data/comments/blog"));
    let names: Vec<_> = files
        .keys()
        .map(|name| name.rsplit_once('-').unwrap().0)
        .collect();
    assert_eq!(names, ["ber-100-25", "posts-hello"]);
    let hello: Value = serde_json::from_str(files.values().collect::<Vec<_>>()[1]).unwrap();
    assert_eq!(
        (&hello["page"], &hello["count"]),
        (&json!("/posts/hello/"), &json!(3))
    );
    let comments = hello["comments"].as_array().unwrap();
    let found: Vec<_> = comments
        .iter()
        .map(|c| (c["id"].as_str().unwrap(), c["level"].as_u64().unwrap()))
        .collect();
    let wanted: Vec<_> = ids.iter().map(String::as_str).zip([0, 1, 0, 1]).collect();
    assert_eq!(found, wanted);
    assert_eq!(comments[1]["reply_to"], "Ann");
    assert_eq!(
        comments[0]["author"],
        json!({"name": "Ann", "website": "https://example.org/?a=1&b=2"})
    );
    assert_eq!(
        (&comments[2]["author"], &comments[2]["html"]),
        (&Value::Null, &json!(""))
    );
    for (name, content) in &files {
        for secret in ["secret", "@example.org", "Cleo", "Eve"] {
            assert!(!content.contains(secret), "{name}: {content}");
        }
    }
}

#[tokio::test]
async fn a_second_export_touches_only_what_has_changed() {
    let (home, server, ids) = blog().await;
    let folder = home.path().join("site/data/comments");
    let export = || {
        home.run("export --format hugo --output site/data/comments --json")
            .json()
    };
    export();
    fs::write(folder.join("blog/authors.json"), "{}").unwrap();
    let again = export();
    assert_eq!(
        (&again["written"], &again["unchanged"]),
        (&json!(0), &json!(2))
    );

    let (more, _) = server
        .visitor()
        .comments("/posts/hello/", "Seven")
        .await
        .submitted();
    home.run(&format!("moderate approve {more}")).fine();
    home.run(&format!("moderate delete {}", ids[4])).fine();
    let third = export();
    let told = ["written", "unchanged", "removed"].map(|key| third[key].as_u64().unwrap());
    assert_eq!(told, [1, 0, 1]);
    let files = files(&folder.join("blog"));
    assert_eq!(files.len(), 2, "{files:?}");
    assert!(files.contains_key("authors.json"));
}

#[tokio::test]
async fn what_cannot_be_written_is_named_and_leaves_what_was_there() {
    let (home, _server, _) = blog().await;
    let failed = home
        .run("export --format wxr --output missing/all.xml")
        .failed(1);
    assert!(failed.contains("missing/all.xml"), "{failed}");
    let usage = home.run("export --format wxr --json").failed(2);
    assert!(usage.contains("--output"), "{usage}");
    let unknown = home.run("export --format hugo --site other").failed(1);
    assert!(unknown.contains("there is no site `other`"), "{unknown}");
    home.run("export --format hugo").fine();
    let folder = home.path().join("data/comments/blog");
    let ours = files(&folder);
    let name = ours.keys().next().unwrap();
    fs::write(folder.join(name), "{\"mine\": true}").unwrap();
    let refused = home.run("export --format hugo").failed(1);
    assert!(
        refused.contains(name.as_str()) && refused.contains("in the way"),
        "{refused}"
    );
    assert_eq!(files(&folder)[name], "{\"mine\": true}");
}

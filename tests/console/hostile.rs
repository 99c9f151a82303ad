//! Words of strangers stay words on every page of the console.

use reqwest::Method;
use scraper::{ElementRef, Html};
use serde_json::json;

use super::{OWNER, Page, World};
use crate::support::Answer;

const SCRIPT: &str =
    "'\"><script>alert(1)</script><img src=x onerror=alert(2)><svg/onload=alert(3)>";
const TEXT: &str = "\"'><script>alert(1)</script> <img src=x onerror=alert(2)> \
    [x](javascript:alert(4)) <a href=\"javascript:alert(5)\" style=\"x\" onclick=\"y\">z</a> \
    </textarea></title></template><style>*{}</style> ![i](https://evil.test/pixel.png \"t\" )";
const PATH: &str = "/'\"><script>alert(6)</script><p onclick=x style=y>/";

fn check(path: &str, answer: &Answer) {
    assert!(!answer.status.is_server_error(), "{path}: {answer:?}");
    let html = Html::parse_document(&answer.text);
    let elements = html
        .root_element()
        .descendants()
        .filter_map(ElementRef::wrap);
    let mut scripts = 0;
    for element in elements {
        let value = element.value();
        match value.name() {
            "script" => {
                let source = value.attr("src").unwrap_or_default();
                assert!(
                    source.starts_with("/console."),
                    "{path}: {}",
                    element.html()
                );
                assert_eq!(element.text().count(), 0, "{path}");
                scripts += 1;
            }
            "style" | "iframe" | "object" | "embed" | "base" | "img" => {
                panic!("{path}: {}", element.html())
            }
            _ => {}
        }
        for (name, text) in value.attrs() {
            assert!(!name.starts_with("on"), "{path}: {}", element.html());
            assert_ne!(name, "style", "{path}: {}", element.html());
            let text = text.trim().to_ascii_lowercase();
            let leads = ["href", "action", "src", "formaction"].contains(&name);
            assert!(!leads || !text.starts_with("javascript:"), "{path}: {text}");
            assert!(
                !leads || text == "data:," || !text.starts_with("data:"),
                "{path}: {text}"
            );
        }
    }
    assert_eq!(scripts, 1, "{path}");
}

async fn all_that_strangers_write(world: &World) -> Vec<String> {
    let mut ids = Vec::new();
    for (name, email, website, title) in [
        (SCRIPT, None, None, Some(SCRIPT)),
        (
            "\" onfocus=alert(7) autofocus x=\"",
            Some("\"<script>\"@example.org"),
            None,
            None,
        ),
        (
            "<b>",
            Some("a'onclick='x@example.org"),
            None,
            Some("{{7*7}}</a>"),
        ),
        ("&lt;script&gt;", None, Some("javascript:alert(8)"), None),
        (
            "Ann",
            None,
            Some("https://evil.test/\"onmouseover=\"alert(9)"),
            None,
        ),
        (
            "Bob",
            Some("bob@example.org"),
            Some("https://evil.test/'><script>alert(10)</script>"),
            None,
        ),
    ] {
        for page in [PATH, "/a/"] {
            let body = json!({"page": page, "name": name, "email": email, "website": website,
                              "title": title, "text": format!("{TEXT} {}", ids.len())});
            let request = world
                .server
                .visitor()
                .request(Method::POST, "/api/v1/comments");
            let request = request.header("user-agent", SCRIPT).json(&body);
            let answer = Answer::of(request).await;
            // What can't be taken is refused; what is taken must do no harm.
            assert!(
                answer.status.is_success() || answer.status == 422,
                "{answer:?}"
            );
            if answer.status.is_success() {
                ids.push(answer.submitted().0);
            }
        }
    }
    assert!(ids.len() >= 6, "{}", ids.len());
    ids
}

#[tokio::test]
async fn nothing_that_a_stranger_wrote_runs_on_any_page() {
    let world = World::start().await;
    let ids = all_that_strangers_write(&world).await;
    let reply = json!({"page": PATH, "name": SCRIPT, "text": TEXT, "parent": ids[0]});
    let owner = world.server.owner();
    owner.has_decided(&ids[0], "approve").await;
    world.written(reply).await;
    let mut browser = world.browser().saying("user-agent", SCRIPT);
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 1).await.remove(0);
    browser.post(&link, &[]).await;
    let block = [
        ("id", &*ids[1]),
        ("action", "block"),
        ("by", "name"),
        ("by", "network"),
    ];
    browser.does("/console/decide", &block).await;
    let title = [
        ("site", "blog"),
        ("page", "/a/"),
        ("action", "title"),
        ("value", SCRIPT),
    ];
    browser.does("/console/pages", &title).await;
    let site = [
        ("title", SCRIPT),
        ("origins", "https://blog.test"),
        ("owner", "<script>x</script>"),
    ];
    browser.does("/console/sites/blog", &site).await;
    let token = [("name", "<script>alert(1)</script>"), ("scope", "read")];
    let answer = browser.submit("/console/tokens", &token).await;
    check("the token", &answer);
    let page: String = url::form_urlencoded::byte_serialize(PATH.as_bytes()).collect();
    let words: String = url::form_urlencoded::byte_serialize(SCRIPT.as_bytes()).collect();
    let mut paths: Vec<String> = [
        "/console/comments",
        "/console/comments?status=all",
        "/console/comments?status=approved",
        "/console/comments?status=spam",
        "/console/pages",
        "/console/blocks",
        "/console/statistics",
        "/console/sites",
        "/console/sites/blog",
        "/console/tokens",
        "/console/outbox",
        "/console/outbox?show=all",
        "/console/ways-in",
        "/console/account",
    ]
    .map(ToOwned::to_owned)
    .into();
    paths.push(format!(
        "/console/comments?status=all&site=blog&page={page}"
    ));
    paths.push(format!("/console/comments?status=all&author={}", ids[0]));
    for list in ["comments", "pages"] {
        paths.push(format!("/console/{list}?q={words}"));
    }
    for list in ["comments", "pages", "blocks", "statistics"] {
        paths.push(format!(
            "/console/{list}?site={words}&after={words}&days={words}"
        ));
    }
    for id in &ids {
        paths.push(format!("/console/comments/{id}"));
        paths.push(format!("/console/comments?status=all&at={id}"));
    }
    for path in paths {
        check(&path, &browser.get(&path).await);
    }
}

#[tokio::test]
async fn a_picture_of_a_stranger_is_a_link_until_it_is_clicked_also_where_readers_see_it() {
    let world = World::with(&["sites.images=true"]).await;
    let text = "Look: ![my cat](https://evil.test/pixel.png)";
    let id = world.comment("/a/", "Eve", text).await;
    world.server.owner().has_decided(&id, "approve").await;
    let shown = world.server.visitor().reads("/a/", "").await;
    let html = shown["comments"][0]["html"].as_str().unwrap();
    assert!(html.contains("<img "), "{html}");
    let mut browser = world.signed_in().await;
    for path in [
        format!("/console/comments/{id}"),
        format!("/console/comments?status=all&at={id}"),
    ] {
        let answer = browser.get(&path).await;
        check(&path, &answer);
        let page = Page::of(&answer);
        let link = ".body a[rel~=nofollow]";
        assert_eq!(page.text(link), "my cat", "{path}");
        let to = page.attributes(link, "href");
        assert_eq!(to, ["https://evil.test/pixel.png"], "{path}");
    }
}

#[tokio::test]
async fn nothing_that_was_typed_runs_in_a_refused_form() {
    let world = World::start().await;
    let id = world.comment(PATH, SCRIPT, TEXT).await;
    let mut browser = world.signed_in().await;
    let edit = format!("/console/comments/{id}/edit");
    for (path, fields) in [
        (&*edit, vec![("text", SCRIPT), ("revision", "99")]),
        (
            "/console/decide",
            vec![("id", &*id), ("action", SCRIPT), ("reply", SCRIPT)],
        ),
        ("/console/undo", vec![("batch", SCRIPT)]),
        (
            "/console/pages",
            vec![
                ("site", "blog"),
                ("page", PATH),
                ("action", "move"),
                ("value", SCRIPT),
            ],
        ),
        (
            "/console/pages",
            vec![
                ("site", SCRIPT),
                ("page", SCRIPT),
                ("action", SCRIPT),
                ("value", SCRIPT),
            ],
        ),
        (
            "/console/blocks",
            vec![("site", "blog"), ("kind", "email"), ("value", SCRIPT)],
        ),
        ("/console/blocks/remove", vec![("id", SCRIPT)]),
        (
            "/console/sites",
            vec![("key", SCRIPT), ("title", SCRIPT), ("origins", SCRIPT)],
        ),
        (
            "/console/sites/blog",
            vec![
                ("title", SCRIPT),
                ("origins", SCRIPT),
                ("reactions", SCRIPT),
                ("owner", SCRIPT),
            ],
        ),
        ("/console/tokens", vec![("name", SCRIPT), ("scope", SCRIPT)]),
        ("/console/tokens", vec![("name", SCRIPT)]),
        ("/console/tokens/revoke", vec![("id", SCRIPT)]),
        (
            "/console/outbox/retry",
            vec![("kind", SCRIPT), ("id", SCRIPT)],
        ),
    ] {
        let answer = browser.submit(path, &fields).await;
        assert!(answer.status.is_client_error(), "{path} {answer:?}");
        check(path, &answer);
    }
}

/// They would tell strangers when an owner reads what.
#[tokio::test]
async fn pictures_in_comments_are_not_fetched_by_an_owners_browser() {
    let world = World::with(&["sites.images=true"]).await;
    let text = "![pixel](https://evil.test/pixel.png)";
    let id = world.comment("/a/", "Ann", text).await;
    let mut browser = world.signed_in().await;
    let answer = browser.get(&format!("/console/comments/{id}")).await;
    let policy = answer.header("content-security-policy");
    assert!(policy.contains("img-src 'self' data:;"), "{policy}");
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
}

//! Comments sent by HTML forms: from our own page, and from one that a blog wrote itself.

mod notify;
mod refused;

use std::collections::BTreeMap;

use reqwest::Method;
use url::form_urlencoded::Serializer;

use super::page::{Page, follow, open};
use crate::support::{Answer, TestServer, Visitor};

const PUBLISH: &[&str] = &["sites.moderation=publish"];
const HERE: &str = "http://127.0.0.1:8017";

/// Sends fields as a browser sends a form.
pub(super) async fn posts(visitor: &Visitor, to: &str, fields: &[(&str, &str)]) -> Answer {
    let body = Serializer::new(String::new()).extend_pairs(fields).finish();
    let request = visitor.request(Method::POST, to);
    let kind = "application/x-www-form-urlencoded";
    Answer::of(request.header("content-type", kind).body(body)).await
}

/// The fields of the page's form, as they would be sent.
pub(super) fn fields(page: &Page) -> BTreeMap<String, String> {
    let mut fields = BTreeMap::new();
    let sent = "#form input:not([type=checkbox]), #form input[checked], #form textarea";
    for field in page.all(sent) {
        let name = field.value().attr("name").unwrap().to_owned();
        let value = match field.value().attr("value") {
            None if field.value().attr("checked").is_some() => "on".to_owned(),
            Some(value) => value.to_owned(),
            None => field.text().collect(),
        };
        fields.insert(name, value);
    }
    fields
}

/// Fills in the page's form and sends it, from our own page.
pub(super) async fn sends(server: &TestServer, page: &Page, filled: &[(&str, &str)]) -> Answer {
    let mut fields = fields(page);
    for (name, value) in filled {
        assert!(
            fields
                .insert((*name).to_owned(), (*value).to_owned())
                .is_some(),
            "{name}"
        );
    }
    let fields: Vec<_> = fields
        .iter()
        .map(|(k, v)| (k.as_str(), v.as_str()))
        .collect();
    let to = page.attribute("#form", "action");
    posts(&server.visitor().at(HERE), &to, &fields).await
}

async fn stored(server: &TestServer) -> Vec<String> {
    let list = server.owner().get("/comments").await.json();
    let comments = list["comments"].as_array().unwrap().clone();
    comments
        .iter()
        .map(|comment| comment["text"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn a_held_comment_leads_back_to_the_thread_which_says_so() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let page = open(&ann, "/a/", "").await;
    let sent = sends(&server, &page, &[("name", "Ann"), ("text", "Hello")]).await;
    assert_eq!(sent.status, 303, "{sent:?}");
    let to = sent.header("location");
    assert_eq!(to, "/pages/blog?page=%2Fa%2F&afterword=held#notice");
    let page = follow(&ann, to).await;
    assert!(
        page.text("#notice[role=status]")
            .starts_with("Waiting for approval.")
    );
    assert_eq!(stored(&server).await, ["Hello"]);
}

#[tokio::test]
async fn a_published_comment_leads_to_its_place_which_says_so() {
    let server = TestServer::with(&["sites.moderation=publish", "sites.page_size=3"]).await;
    let ann = server.visitor();
    for text in ["1", "2", "3", "4"] {
        ann.comments("/a/", text).await.submitted();
    }
    let page = open(&ann, "/a/", "").await;
    let sent = sends(&server, &page, &[("name", "Ann"), ("text", "Newest")]).await;
    assert_eq!(sent.status, 303, "{sent:?}");
    let (to, id) = sent.header("location").split_once("#comment-").unwrap();
    let page = follow(&ann, to).await;
    let said = format!("article[id='comment-{id}'] > .self > [role=status]");
    assert_eq!(page.text(&said), "Your comment is published.");
    assert_eq!(
        page.text(&format!("article[id='comment-{id}'] .body")),
        "Newest"
    );
}

#[tokio::test]
async fn a_reply_is_sent_by_the_form_that_its_link_opens() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let (id, _) = ann.comments("/a/", "A question?").await.submitted();
    let page = open(&ann, "/a/", &format!("&reply={id}")).await;
    let sent = sends(&server, &page, &[("name", "Bob"), ("text", "An answer.")]).await;
    assert_eq!(sent.status, 303, "{sent:?}");
    assert_eq!(
        ann.reads("/a/", "").await["comments"][1]["parent"],
        id.as_str()
    );
}

#[tokio::test]
async fn a_form_sent_twice_is_one_comment_and_with_another_text_it_is_two() {
    let server = TestServer::start().await;
    let page = open(&server.visitor(), "/a/", "").await;
    for text in ["Once", "Once", "And this, after the Back button"] {
        let sent = sends(&server, &page, &[("name", "Ann"), ("text", text)]).await;
        assert_eq!(sent.status, 303, "{sent:?}");
    }
    assert_eq!(
        stored(&server).await,
        ["And this, after the Back button", "Once"]
    );
}

#[tokio::test]
async fn a_blogs_own_form_leads_back_to_the_article() {
    for (moderation, anchor) in [
        ("hold", "?afterword=held#comments"),
        ("publish", "#comment-"),
    ] {
        let server = TestServer::with(&[&format!("sites.moderation={moderation}")]).await;
        for page in [
            "/café/",
            "//evil.test/",
            "/\\evil.test/",
            "/@evil.test/",
            "/a?next=//evil.test",
        ] {
            let form = [
                ("page", page),
                ("name", "Ann"),
                ("text", "Hello"),
                ("title", "T"),
            ];
            let sent = posts(&server.visitor(), "/api/v1/comments", &form).await;
            assert_eq!(sent.status, 303, "{sent:?}");
            let to = url::Url::parse(sent.header("location")).unwrap();
            assert_eq!(
                to.origin().ascii_serialization(),
                "https://blog.test",
                "{page}"
            );
            assert!(to.as_str().contains(anchor), "{to}");
        }
    }
}

#[tokio::test]
async fn nobody_is_led_to_an_address_that_a_form_names() {
    let server = TestServer::start().await;
    for back in [
        "https://evil.test/",
        "//evil.test",
        "javascript:alert(1)",
        "thread2",
    ] {
        let form = [
            ("page", "/a/"),
            ("name", "Ann"),
            ("text", "Hello"),
            ("return", back),
        ];
        let sent = posts(&server.visitor(), "/api/v1/comments", &form).await;
        assert_eq!(
            (sent.status.as_u16(), sent.header("location")),
            (400, ""),
            "{back}"
        );
        assert_eq!(Page::of(&sent).text("#kept"), "Hello");
    }
    assert_eq!(stored(&server).await, [""; 0]);
}

#[tokio::test]
async fn a_preview_shows_what_would_be_published_and_stores_nothing() {
    let server = TestServer::start().await;
    let ann = server.visitor().at(HERE);
    let page = open(&ann, "/a/", "").await;
    let to = page.attribute("#form button[formaction]", "formaction");
    assert_eq!(to, "/pages/blog?page=%2Fa%2F");
    let key = fields(&page)["key"].clone();
    let typed = [
        ("page", "/a/"),
        ("return", "thread"),
        ("key", key.as_str()),
        ("text", "Some **bold** <script>"),
        ("email", "not yet right"),
    ];
    let shown = Page::of(&posts(&ann, &to, &typed).await);
    assert_eq!(shown.status, 200);
    assert_eq!(shown.text(".preview strong"), "bold");
    assert_eq!(shown.text(".preview"), "Some bold <script>");
    let kept = fields(&shown);
    for (name, value) in typed {
        assert_eq!(kept[name], value);
    }
    assert_eq!(stored(&server).await, [""; 0]);
    let sent = sends(&server, &shown, &[("name", "Ann"), ("email", "")]).await;
    assert_eq!(sent.status, 303);
}

#[tokio::test]
async fn a_preview_of_nothing_or_from_elsewhere_is_refused() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let empty = posts(&ann, "/pages/blog", &[("page", "/a/")]).await;
    assert_eq!(Page::of(&empty).text("#text-mistake"), "The text is empty.");
    let form = [("page", "/a/"), ("text", "Words of others")];
    let foreign = posts(&ann.at("https://evil.test"), "/pages/blog", &form).await;
    assert_eq!(
        (
            foreign.status.as_u16(),
            Page::of(&foreign).count(".preview")
        ),
        (403, 0)
    );
}

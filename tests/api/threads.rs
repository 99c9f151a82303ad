//! The order of threads, and reading them part by part.

use serde_json::{Value, json};

use crate::support::{TestServer, Visitor};

const PUBLISH: &[&str] = &["sites.moderation=publish", "sites.reactions=👍,👀,🎉"];

/// Names of comments by their text, in the order of the thread.
fn texts(thread: &Value) -> Vec<String> {
    let comments = thread["comments"].as_array().unwrap();
    let text = |comment: &Value| {
        let html = comment["html"].as_str().unwrap();
        html.trim()
            .trim_start_matches("<p>")
            .trim_end_matches("</p>")
            .to_owned()
    };
    comments.iter().map(text).collect()
}

/// Two roots with replies below the first, and a third root with reactions.
async fn grow(server: &TestServer) -> Visitor {
    let ann = server.visitor();
    let (first, _) = ann.comments("/t/", "1").await.submitted();
    ann.comments("/t/", "2").await.submitted();
    let (below, _) = ann.replies("/t/", &first, "1.1").await.submitted();
    let (third, _) = ann.comments("/t/", "3").await.submitted();
    ann.replies("/t/", &below, "1.1.1").await.submitted();
    ann.replies("/t/", &first, "1.2").await.submitted();
    let body = json!({"reaction": "👍", "key": "reader-0123456789"});
    ann.post(&format!("/api/v1/comments/{third}/reactions"), &body)
        .await;
    ann
}

#[tokio::test]
async fn each_root_is_followed_by_all_below_it() {
    let server = TestServer::with(PUBLISH).await;
    let ann = grow(&server).await;
    let oldest = ["1", "1.1", "1.1.1", "1.2", "2", "3"];
    let newest = ["3", "2", "1", "1.1", "1.1.1", "1.2"];
    let top = ["3", "1", "1.1", "1.1.1", "1.2", "2"];
    assert_eq!(texts(&ann.reads("/t/", "").await), oldest);
    assert_eq!(texts(&ann.reads("/t/", "&sort=newest").await), newest);
    assert_eq!(texts(&ann.reads("/t/", "&sort=top").await), top);
}

#[tokio::test]
async fn a_thread_read_in_parts_is_the_whole_thread_once_in_every_order() {
    let server = TestServer::with(PUBLISH).await;
    let ann = grow(&server).await;
    let pinned = ann.reads("/t/", "").await["comments"][4]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    server.owner().has_decided(&pinned, "pin").await;
    for sort in ["oldest", "newest", "top"] {
        let whole = texts(&ann.reads("/t/", &format!("&sort={sort}")).await);
        assert_eq!(whole[0], "2", "the pinned one comes first");
        for limit in 1..=7 {
            let mut parts = Vec::new();
            let mut after = String::new();
            loop {
                let query = format!("&sort={sort}&limit={limit}&after={after}");
                let part = ann.reads("/t/", &query).await;
                parts.extend(texts(&part));
                match part["next"].as_str() {
                    Some(next) => next.clone_into(&mut after),
                    None => break,
                }
            }
            assert_eq!(parts, whole, "{sort} in parts of {limit}");
        }
    }
}

#[tokio::test]
async fn a_parent_always_stands_before_its_replies_even_when_the_clock_was_set_back() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    server.pass(std::time::Duration::from_secs(3600));
    let (mut parent, _) = ann.comments("/t/", "0").await.submitted();
    server.set_back(std::time::Duration::from_secs(3600));
    for depth in 1..=40 {
        (parent, _) = ann
            .replies("/t/", &parent, &depth.to_string())
            .await
            .submitted();
    }
    let expected: Vec<String> = (0..=40).map(|depth| depth.to_string()).collect();
    assert_eq!(texts(&ann.reads("/t/", "").await), expected);
}

#[tokio::test]
async fn an_empty_place_stays_as_long_as_something_visible_is_below_it() {
    let server = TestServer::with(PUBLISH).await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (root, _) = ann.comments("/t/", "root").await.submitted();
    let (middle, _) = ann.replies("/t/", &root, "middle").await.submitted();
    let (leaf, _) = ann.replies("/t/", &middle, "leaf").await.submitted();
    owner.has_decided(&root, "spam").await;
    owner.has_decided(&middle, "reject").await;
    assert_eq!(texts(&ann.reads("/t/", "").await), ["", "", "leaf"]);
    assert_eq!(ann.count("/t/").await, 1);
    owner.has_decided(&leaf, "delete").await;
    assert_eq!(texts(&ann.reads("/t/", "").await), [""; 0]);
    owner.has_decided(&leaf, "restore").await;
    assert_eq!(texts(&ann.reads("/t/", "").await), ["", "", "leaf"]);
    owner.has_decided(&middle, "approve").await;
    assert_eq!(texts(&ann.reads("/t/", "").await), ["", "middle", "leaf"]);
}

#[tokio::test]
async fn an_unchanged_thread_costs_a_304() {
    let server = TestServer::with(PUBLISH).await;
    let ann = grow(&server).await;
    let first = ann.get("/api/v1/comments?page=/t/").await;
    let again = ann
        .request(reqwest::Method::GET, "/api/v1/comments?page=/t/")
        .header("if-none-match", first.header("etag"));
    let again = crate::support::Answer::of(again).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
}

#[tokio::test]
async fn nobody_can_answer_what_is_not_published() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let (held, _) = ann.comments("/t/", "held").await.submitted();
    assert_eq!(
        ann.replies("/t/", &held, "x").await.code(),
        "unknown_parent"
    );
    server.owner().has_decided(&held, "approve").await;
    assert_eq!(ann.replies("/t/", &held, "x").await.status, 202);
    assert_eq!(
        ann.replies("/other/", &held, "x").await.code(),
        "parent_on_other_page"
    );
}

#[tokio::test]
async fn a_website_is_http_or_https_in_every_answer_whatever_was_sent_or_stored() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let sent = |website: &'static str| json!({"page": "/t/", "name": "Ann", "text": "x", "website": website});
    for bad in [
        "javascript:alert(1)",
        "JavaScript://a.b/%0Aalert(1)",
        "data:text/html,x",
        "ftp://a.b/",
    ] {
        let answer = ann.post("/api/v1/comments", &sent(bad)).await;
        assert_eq!(answer.code(), "invalid_website", "{bad}");
    }
    let answer = ann.post("/api/v1/comments", &sent("ann.example")).await;
    let (id, _) = answer.submitted();
    assert_eq!(
        answer.json()["comment"]["author"]["website"],
        "https://ann.example"
    );
    let database = rusqlite::Connection::open(server.database()).unwrap();
    let changed = database.execute(
        "UPDATE comments SET author_website = 'javascript:alert(1)'",
        [],
    );
    assert_eq!(changed.unwrap(), 1);
    for path in [
        format!("/api/v1/comments/{id}"),
        "/api/v1/comments?page=/t/".to_owned(),
    ] {
        let answer = ann.get(&path).await;
        assert!(answer.text.contains("\"website\":null"), "{answer:?}");
        assert!(!answer.text.contains("javascript"), "{answer:?}");
    }
}

#[tokio::test]
async fn a_thread_says_which_of_our_languages_the_page_s_is() {
    let server = TestServer::with(&["sites.language=pt-BR", "sites.notifications=true"]).await;
    let ann = server.visitor();
    for (asked, spoken) in [
        ("", "pt-BR"),
        ("&language=", "pt-BR"),
        ("&language=pt-AO", "pt"),
        ("&language=zh-Hant", "zh-TW"),
        ("&language=zh_CN", "zh-CN"),
        ("&language=no", "nb"),
        ("&language=iw-IL", "he"),
        ("&language=eo", "en"),
        ("&language=deutsch", "en"),
    ] {
        // The second answer comes from memory.
        for _ in 0..2 {
            let answer = ann.get(&format!("/api/v1/comments?page=/a/{asked}")).await;
            let form = &answer.json()["form"];
            assert_eq!(form["spoken"], spoken, "{asked}");
            assert_eq!(form["language"], "pt-BR", "the site's");
        }
    }
}

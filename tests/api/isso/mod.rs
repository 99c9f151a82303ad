//! A blog that was written for Isso goes on, with Afterword behind it.

mod published;
mod refused;
mod shared;

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::support::{Answer, TestServer};

/// What a browser with Isso's script keeps and sends, on a page of the blog.
struct Script<'a> {
    server: &'a TestServer,
    endpoint: String,
    origin: &'static str,
    cookies: Vec<(String, String)>,
}

impl<'a> Script<'a> {
    fn on(server: &'a TestServer, site: &str, origin: &'static str) -> Self {
        Self {
            server,
            endpoint: format!("http://{}/isso/{site}", server.address),
            origin,
            cookies: Vec::new(),
        }
    }

    async fn send(&mut self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let client = Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none());
        let mut request = client
            .build()
            .unwrap()
            .request(method, format!("{}{path}", self.endpoint))
            .header("origin", self.origin)
            .header("content-type", "application/json")
            // A proxy says it; it counts where the server trusts one.
            .header("x-forwarded-proto", "https");
        let kept: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        if !kept.is_empty() {
            request = request.header("cookie", kept.join("; "));
        }
        if let Some(body) = body {
            request = request.body(body.to_string());
        }
        let answer = Answer::of(request).await;
        for cookie in answer.headers.get_all("set-cookie") {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.retain(|(known, _)| known != name);
            if !value.is_empty() {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        self.server.pass(std::time::Duration::from_millis(7));
        answer
    }

    async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(body)).await
    }

    /// A published comment of Ann on `/a/`.
    async fn says(&mut self, text: &str, parent: Option<u64>) -> Value {
        let body = json!({"author": "Ann", "text": text, "parent": parent});
        let answer = self.post("/new?uri=%2Fa%2F", &body).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    async fn thread(&mut self, more: &str) -> Value {
        let answer = self.get(&format!("/?uri=%2Fa%2F{more}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }
}

fn id(comment: &Value) -> u64 {
    comment["id"].as_u64().unwrap()
}

fn ids(comments: &Value) -> Vec<u64> {
    comments.as_array().unwrap().iter().map(id).collect()
}

async fn blog() -> TestServer {
    blog_with(&[]).await
}

async fn blog_with(more: &[&str]) -> TestServer {
    let settings = [
        "isso.enabled=true",
        "sites.moderation=publish",
        "sites.reactions=👍,👎",
    ];
    TestServer::with(&[&settings, more].concat()).await
}

#[tokio::test]
async fn a_comment_is_answered_as_isso_answers_it_and_stands_in_the_thread() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let body = json!({
        "author": "Ann", "email": "ann@example.org", "website": "ann.example", "text": "Good **read**.",
        "parent": null, "title": "An article", "notification": 0,
    });
    let answer = ann.post("/new?uri=%2Fa%2F", &body).await;
    assert_eq!(answer.status, 201);
    let made = answer.json();
    assert_eq!(made["text"], "<p>Good <strong>read</strong>.</p>");
    assert_eq!(made["author"], "Ann");
    assert_eq!(made["website"], "http://ann.example");
    assert_eq!(made["mode"], 1);
    assert_eq!(made["parent"], Value::Null);
    assert_eq!((&made["likes"], &made["dislikes"]), (&json!(0), &json!(0)));
    assert_eq!(made["hash"].as_str().unwrap().len(), 12);
    assert!(made["created"].as_f64().unwrap() >= 1_767_225_600.0);
    assert!(id(&made) < 1 << 53, "JavaScript holds it exactly");
    assert!(
        !answer.text.contains("example.org"),
        "no address: {answer:?}"
    );
    let thread = ann.thread("").await;
    assert_eq!(thread["id"], Value::Null);
    assert_eq!(thread["total_replies"], 1);
    assert_eq!(thread["hidden_replies"], 0);
    let shown = &thread["replies"][0];
    for field in [
        "id", "parent", "text", "author", "website", "mode", "hash", "created", "modified",
    ] {
        assert_eq!(shown[field], made[field], "{field}");
    }
    assert_eq!(shown["replies"], json!([]));
    assert_eq!(thread["config"]["require-author"], true);
    assert_eq!(thread["config"], ann.get("/config").await.json()["config"]);
    let plain = ann.thread("&plain=1").await;
    assert_eq!(plain["replies"][0]["text"], "Good **read**.");
    // It is a comment like all others.
    let own = server.visitor().reads("/a/", "").await;
    assert_eq!(own["comments"][0]["author"]["name"], "Ann");
    let owners = server.owner().get("/comments").await.json();
    assert_eq!(
        owners["comments"][0]["page"]["title"], "An article",
        "{owners}"
    );
}

#[tokio::test]
async fn replies_stand_below_one_comment_in_the_order_and_number_that_is_asked_for() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let first = id(&ann.says("First", None).await);
    let second = id(&ann.says("Second", None).await);
    let reply = ann.says("Reply", Some(first)).await;
    assert_eq!(reply["parent"], first);
    let deeper = ann.says("Deeper", Some(id(&reply))).await;
    assert_eq!(deeper["parent"], first, "two levels");
    let third = id(&ann.says("Third", None).await);
    let thread = ann.thread("").await;
    assert_eq!(thread["total_replies"], 5);
    assert_eq!(ids(&thread["replies"]), [first, second, third]);
    let below = &thread["replies"][0];
    assert_eq!(ids(&below["replies"]), [id(&reply), id(&deeper)]);
    assert_eq!(
        (&below["total_replies"], &below["hidden_replies"]),
        (&json!(2), &json!(0))
    );
    let newest = ann
        .thread("&sort=newest&limit=1&nested_limit=0&offset=1")
        .await;
    assert_eq!(ids(&newest["replies"]), [second]);
    assert_eq!(newest["hidden_replies"], 1);
    let few = ann.thread("&limit=1&nested_limit=1").await;
    assert_eq!(few["hidden_replies"], 2);
    assert_eq!(few["replies"][0]["hidden_replies"], 1);
    let more = ann
        .thread(&format!("&parent={first}&limit=1&offset=1"))
        .await;
    assert_eq!(
        (&more["id"], ids(&more["replies"])),
        (&json!(first), vec![id(&deeper)])
    );
    assert_eq!(
        (&more["total_replies"], &more["hidden_replies"]),
        (&json!(2), &json!(0))
    );
    let like = ann.post(&format!("/id/{third}/like"), &Value::Null).await;
    assert_eq!(like.json(), json!({"likes": 1, "dislikes": 0}));
    let best = ann.thread("&sort=upvotes").await;
    assert_eq!(ids(&best["replies"]), [third, first, second]);
    let after = &thread["replies"][1]["created"];
    assert_eq!(
        ids(&ann.thread(&format!("&after={after}")).await["replies"]),
        [third]
    );
    // An answer to nobody on this page stands below the article, and is not lost.
    let lost = ann
        .post(
            "/new?uri=%2Fb%2F",
            &json!({"author": "Ann", "text": "Hm", "parent": first}),
        )
        .await;
    assert_eq!(
        (lost.status.as_u16(), &lost.json()["parent"]),
        (201, &Value::Null)
    );
}

#[tokio::test]
async fn under_an_old_path_the_page_goes_on() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let first = id(&ann.says("First", None).await);
    let moved = json!({"site": "blog", "page": "/a/", "move_to": "/new/"});
    let answer = server.owner().patch("/pages", &moved).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let reply = ann.says("Reply", Some(first)).await;
    assert_eq!(reply["parent"], first);
    assert_eq!(ann.thread("").await["total_replies"], 2);
    let asked = json!(["/a/", "/new/"]);
    assert_eq!(ann.post("/count", &asked).await.json(), json!([2, 2]));
}

#[tokio::test]
async fn a_reader_changes_and_deletes_what_their_cookie_proves() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let mut bob = Script::on(&server, "blog", "https://blog.test");
    let body = json!({"author": "Ann", "text": "Teh typo"});
    let answer = ann.post("/new?uri=%2Fa%2F", &body).await;
    let number = id(&answer.json());
    let own = format!("/id/{number}");
    let cookie = answer.header("set-cookie");
    assert!(cookie.starts_with(&format!("{number}=")), "{cookie}");
    assert!(
        cookie.contains("; Path=/isso/blog/; Max-Age=900; SameSite=Lax; HttpOnly"),
        "{cookie}"
    );
    let marker = answer.header("x-set-cookie");
    assert_eq!(
        marker,
        format!("isso-{number}=1; Path=/; Max-Age=900; SameSite=Lax")
    );
    assert_eq!(bob.get(&own).await.status, 403);
    let change = json!({"text": "The typo", "author": "Mallory", "website": "mallory.example"});
    assert_eq!(bob.send(Method::PUT, &own, Some(&change)).await.status, 403);
    assert_eq!(bob.send(Method::DELETE, &own, None).await.status, 403);
    assert_eq!(
        ann.get(&format!("{own}?plain=1")).await.json()["text"],
        "Teh typo"
    );
    let changed = ann.send(Method::PUT, &own, Some(&change)).await;
    assert_eq!(changed.status, 200, "{changed:?}");
    let changed = changed.json();
    assert_eq!(
        (&changed["text"], &changed["author"]),
        (&json!("<p>The typo</p>"), &json!("Ann"))
    );
    assert!(changed["modified"].is_number());
    ann.says("Reply", Some(number)).await;
    let left = ann.send(Method::DELETE, &own, None).await;
    assert_eq!(
        (
            left.status.as_u16(),
            &left.json()["mode"],
            &left.json()["text"]
        ),
        (200, &json!(4), &json!(""))
    );
    assert!(left.header("set-cookie").contains("Max-Age=0"));
    let thread = ann.thread("").await;
    assert_eq!(
        (
            &thread["replies"][0]["mode"],
            &thread["replies"][0]["author"]
        ),
        (&json!(4), &Value::Null)
    );
    let alone = id(&ann.says("Alone", None).await);
    let gone = ann
        .send(Method::DELETE, &format!("/id/{alone}"), None)
        .await;
    assert_eq!((gone.status.as_u16(), gone.text.trim()), (200, "null"));
    assert_eq!(ids(&ann.thread("").await["replies"]), [number]);
    assert_eq!(ann.get(&format!("/id/{alone}")).await.status, 404);
}

#[tokio::test]
async fn a_comment_that_is_held_is_shown_to_its_author_alone() {
    let server = blog_with(&["sites.moderation=hold"]).await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let answer = ann
        .post(
            "/new?uri=%2Fa%2F",
            &json!({"author": "Ann", "text": "Hello"}),
        )
        .await;
    assert_eq!(
        (answer.status.as_u16(), &answer.json()["mode"]),
        (202, &json!(2))
    );
    assert_eq!(ann.thread("").await["replies"], json!([]));
    let own = format!("/id/{}", id(&answer.json()));
    let shown = ann.get(&own).await;
    assert_eq!(shown.json()["mode"], 2);
    assert_eq!(shown.header("cache-control"), "no-store");
    let mut bob = Script::on(&server, "blog", "https://blog.test");
    assert_eq!(bob.get(&own).await.status, 403);
    let owner = server.owner();
    let held = owner.get("/comments").await.json()["comments"][0]["id"].clone();
    owner.has_decided(held.as_str().unwrap(), "approve").await;
    assert_eq!(ids(&bob.thread("").await["replies"]), [id(&answer.json())]);
}

#[tokio::test]
async fn counts_come_in_the_order_of_the_question_and_what_is_no_page_has_none() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    for _ in 0..2 {
        ann.says("Hello again", None).await;
        server.pass(std::time::Duration::from_secs(60));
    }
    let asked = json!(["/b/", "/a/", "", "https://blog.test/a/", "/a/"]);
    assert_eq!(
        ann.post("/count", &asked).await.json(),
        json!([0, 2, 0, 0, 2])
    );
}

#[tokio::test]
async fn each_browser_has_one_vote_and_can_take_it_back() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let comment = id(&ann.says("Hello", None).await);
    let mut bob = Script::on(&server, "blog", "https://blog.test");
    let vote = |what| format!("/id/{comment}/{what}");
    assert_eq!(
        ann.post(&vote("like"), &Value::Null).await.json()["likes"],
        1
    );
    assert_eq!(
        bob.post(&vote("like"), &Value::Null).await.json()["likes"],
        2
    );
    assert_eq!(
        bob.post(&vote("like"), &Value::Null).await.json()["likes"],
        1
    );
    assert_eq!(
        bob.post(&vote("dislike"), &Value::Null).await.json(),
        json!({"likes": 1, "dislikes": 1})
    );
    let shown = &ann.thread("").await["replies"][0];
    assert_eq!(
        (&shown["likes"], &shown["dislikes"]),
        (&json!(1), &json!(1))
    );
}

#[tokio::test]
async fn where_a_site_has_no_dislike_one_changes_nothing() {
    let server = blog_with(&["sites.reactions=👍"]).await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let comment = id(&ann.says("Hello", None).await);
    let answer = ann
        .post(&format!("/id/{comment}/dislike"), &Value::Null)
        .await;
    assert_eq!(answer.json(), json!({"likes": 0, "dislikes": 0}));
}

#[tokio::test]
async fn a_preview_is_what_would_be_published_and_the_feed_is_ours() {
    let server = blog().await;
    let mut ann = Script::on(&server, "blog", "https://blog.test");
    let preview = ann
        .post("/preview", &json!({"text": "*So* <b>it</b> is"}))
        .await;
    assert_eq!(
        preview.json()["text"],
        "<p><em>So</em> &lt;b&gt;it&lt;/b&gt; is</p>"
    );
    let feed = ann.get("/feed?uri=/a/").await;
    assert_eq!(feed.status, 302);
    assert_eq!(
        feed.header("location"),
        "/api/v1/feed.atom?site=blog&page=%2Fa%2F"
    );
}

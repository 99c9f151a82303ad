//! Pictures of authors, which the server fetches and no reader's browser does.

mod service;

use std::time::Duration;

use afterword_config::SetOverride;
use afterword_model::policy::SiteOverrides;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use self::service::{PNG, Reply, Service, hash};
use crate::support::{Answer, TestServer, Visitor};

const ANN: &str = "ann@lakeside.test";
const HOUR: Duration = Duration::from_hours(1);

struct World {
    server: TestServer,
    service: Service,
    ann: Visitor,
}

impl World {
    async fn with(settings: &[&str]) -> Self {
        let service = Service::start().await;
        service.has(ANN, Reply::of(PNG));
        let gravatar = format!("avatars.gravatar=http://{}/avatar", service.address);
        let libravatar = format!("avatars.libravatar=http://{}/libre/", service.address);
        let ours = [
            gravatar.as_str(),
            &libravatar,
            "outgoing.allow_private=127.0.0.1",
            "outgoing.timeout=1s",
            "sites.moderation=publish",
            "sites.hold_at=0",
            "sites.spam_at=0",
        ];
        let server = TestServer::with(&[&ours, settings].concat()).await;
        let ann = server.visitor();
        Self {
            server,
            service,
            ann,
        }
    }

    async fn start() -> Self {
        Self::with(&["sites.avatars=gravatar"]).await
    }

    /// What a thousand readers wait for takes its time on a busy machine.
    async fn patient() -> Self {
        Self::with(&["sites.avatars=gravatar", "outgoing.timeout=60s"]).await
    }

    /// A comment with this address; its id.
    async fn comment(&self, email: &str) -> String {
        let body = json!({"site": "blog", "page": "/a/", "name": "Ann", "email": email, "text": format!("By {email}")});
        self.ann.submits(body).await.submitted().0
    }

    /// As the thread has it.
    async fn shown(&self, id: &str) -> Value {
        let thread = self.ann.reads("/a/", "&site=blog").await;
        let comments = thread["comments"].as_array().unwrap();
        let mut comments = comments.iter();
        comments.find(|comment| comment["id"] == id).unwrap()["author"]["avatar"].clone()
    }

    async fn picture(&self, id: &str) -> Answer {
        self.ann.get(&path(id)).await
    }
}

fn path(id: &str) -> String {
    format!("/api/v1/comments/{id}/avatar")
}

fn is_missing(answer: &Answer) {
    assert_eq!(answer.status, 404, "{answer:?}");
    assert_eq!(answer.code(), "not_found");
    assert_eq!(answer.header("cache-control"), "public, max-age=300");
}

#[tokio::test]
async fn a_picture_comes_from_this_server_and_says_nothing_of_the_address() {
    let world = World::start().await;
    let id = world.comment("Ann@Lakeside.test").await;
    assert_eq!(world.shown(&id).await, path(&id));
    let answer = world.picture(&id).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.text, String::from_utf8_lossy(PNG));
    for (name, value) in [
        ("content-type", "image/png"),
        ("x-content-type-options", "nosniff"),
        ("content-security-policy", "default-src 'none'; sandbox"),
        ("cache-control", "public, max-age=86400"),
        ("cross-origin-resource-policy", "cross-origin"),
    ] {
        assert_eq!(answer.header(name), value);
    }
    let said = format!("{:?}", answer.headers);
    for word in ["set-cookie", "lakeside", &hash(ANN), "127.0.0.1"] {
        assert!(!said.contains(word), "{word} in {said}");
    }
    let known = answer.header("etag").to_owned();
    let again = world.ann.clone().saying("if-none-match", &known);
    assert_eq!(again.get(&path(&id)).await.status, 304);
    let asked = format!("/avatar/{}?s=80&d=404&r=g", hash(ANN));
    assert_eq!(world.service.asked(), [asked]);
    let told = world.service.headers();
    let told: Vec<&str> = told.keys().map(|name| name.as_str()).collect();
    assert_eq!(told, ["accept", "host", "user-agent"]);
}

#[tokio::test]
async fn libravatar_is_asked_not_to_ask_gravatar() {
    let world = World::with(&["sites.avatars=libravatar"]).await;
    let libre = format!("/libre/{}", hash(ANN));
    world
        .service
        .at(&libre, Reply::of(b"\xff\xd8\xff\xe0 a JPEG".as_slice()));
    let id = world.comment(ANN).await;
    let answer = world.picture(&id).await;
    assert_eq!(answer.header("content-type"), "image/jpeg");
    let asked = format!("{libre}?s=80&d=404&r=g&gravatarproxy=n");
    assert_eq!(world.service.asked(), [asked]);
}

#[tokio::test]
async fn where_they_are_off_no_byte_is_another_and_nobody_is_asked() {
    let world = World::with(&[]).await;
    let id = world.comment(ANN).await;
    is_missing(&world.picture(&id).await);
    let thread = world.ann.get("/api/v1/comments?page=/a/").await.text;
    let author =
        r#""author":{"name":"Ann","website":null,"avatar":null,"owner":false,"verified":false}"#;
    assert!(thread.contains(author), "{thread}");
    assert!(!thread.contains("avatars"), "{thread}");
    let page = world.ann.get("/pages/blog?page=/a/").await;
    assert!(!page.text.contains("<img"));
    assert!(!page.header("content-security-policy").contains("img-src"));
    assert!(world.service.asked().is_empty());
}

#[tokio::test]
async fn the_owner_switches_a_site_on_and_the_thread_and_its_page_show_them_at_once() {
    let world = World::with(&[]).await;
    let id = world.comment(ANN).await;
    assert_eq!(world.shown(&id).await, Value::Null);
    let wrong = json!({"settings": {"avatars": "facebook"}});
    let refused = world.server.owner().patch("/sites/blog", &wrong).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    let change = json!({"settings": {"avatars": "gravatar"}});
    let changed = world.server.owner().patch("/sites/blog", &change).await;
    assert_eq!(changed.status, 200, "{changed:?}");
    assert_eq!(world.shown(&id).await, path(&id));
    let hint = "Only the owner of this blog sees it. Gravatar gets a hash of it, for your picture.";
    let form = &world.ann.reads("/a/", "").await["form"];
    assert_eq!(form["avatars"], json!({"hint": hint}));
    let page = world.ann.get("/pages/blog?page=/a/").await;
    assert!(page.text.contains(hint), "{}", page.text);
    let image = format!(
        r#"A<img src="{}" alt="" width="32" height="32" loading="lazy"></span>"#,
        path(&id)
    );
    assert!(page.text.contains(&image), "{}", page.text);
    assert!(
        page.header("content-security-policy")
            .ends_with("; img-src 'self'")
    );
    assert_eq!(world.picture(&id).await.status, 200);
}

#[tokio::test]
async fn all_that_is_no_published_comment_with_an_address_is_the_same_404() {
    let world = World::start().await;
    let mut foreign = SiteOverrides::default();
    foreign.set("moderation=publish").unwrap();
    foreign.set("avatars=off").unwrap();
    let origin = "https://other.test";
    world
        .server
        .add_site_with("other", &[origin], foreign)
        .await;
    let body =
        json!({"site": "other", "page": "/a/", "name": "Ann", "email": ANN, "text": "Elsewhere"});
    let (off, _) = world.ann.at(origin).submits(body).await.submitted();
    let body = json!({"site": "blog", "page": "/a/", "name": "Ann", "text": "Without"});
    let (without, _) = world.ann.submits(body).await.submitted();
    let mut ids = vec![off, without];
    for action in ["reject", "spam", "delete"] {
        let id = world.comment(ANN).await;
        world.server.owner().has_decided(&id, action).await;
        ids.push(id);
    }
    let erased = world.comment("eve@lakeside.test").await;
    let eve = json!({"email": "eve@lakeside.test"});
    let done = world.server.owner().post("/people/erase", &eve).await;
    assert_eq!(done.status, 200, "{done:?}");
    ids.push(erased);
    ids.push("019c1234-5678-7abc-8def-0123456789ab".to_owned());
    ids.push("no-id".to_owned());
    let held = json!({"settings": {"moderation": "hold"}});
    world.server.owner().patch("/sites/blog", &held).await;
    ids.push(world.comment(ANN).await);
    let mut answers = Vec::new();
    for id in &ids {
        let answer = world.picture(id).await;
        is_missing(&answer);
        let mut headers = answer.headers.clone();
        headers.remove("date");
        answers.push((headers, answer.text));
    }
    let is_same = answers.iter().all(|answer| answer == &answers[0]);
    assert!(is_same, "{answers:#?}");
    assert!(world.service.asked().is_empty());
}

#[tokio::test]
async fn a_picture_goes_with_the_address_of_its_comment() {
    let world = World::start().await;
    let (first, second) = (
        world.comment(ANN).await,
        world.comment("bob@lakeside.test").await,
    );
    assert_eq!(world.picture(&first).await.status, 200);
    let erase = json!({"email": ANN});
    world.server.owner().post("/people/erase", &erase).await;
    is_missing(&world.picture(&first).await);
    assert_eq!(world.shown(&second).await, path(&second));
}

#[tokio::test]
async fn what_is_no_small_picture_is_not_handed_on() {
    let world = World::start().await;
    let huge = [PNG, &vec![0; 64 * 1024]].concat();
    for (name, reply) in [
        ("huge", Reply::of(huge)),
        (
            "svg",
            Reply::of("<svg xmlns='http://www.w3.org/2000/svg'/>"),
        ),
        (
            "html",
            Reply::of("<!DOCTYPE html><script>alert(1)</script>"),
        ),
        ("empty", Reply::of("")),
        ("error", Reply::status(500)),
        ("none", Reply::status(404)),
        ("moved", Reply::status(302)),
        (
            "loop",
            Reply::to(format!("/avatar/{}", hash("loop@x.test"))),
        ),
        ("elsewhere", Reply::to("http://127.0.0.1:9/avatar/x")),
        (
            "inside",
            Reply::to("http://169.254.169.254/latest/meta-data"),
        ),
        ("file", Reply::to("file:///etc/passwd")),
        ("slow", Reply::of(PNG).after(Duration::from_secs(30))),
    ] {
        let email = format!("{name}@x.test");
        world.service.has(&email, reply);
        let id = world.comment(&email).await;
        let answer = world.picture(&id).await;
        assert_eq!(answer.status, 404, "{name}: {answer:?}");
        is_missing(&answer);
    }
}

#[tokio::test]
async fn a_redirect_on_the_same_server_is_followed() {
    let world = World::start().await;
    world.service.has("bob@x.test", Reply::to("/elsewhere.png"));
    world.service.at("/elsewhere.png", Reply::of(PNG));
    let id = world.comment("bob@x.test").await;
    assert_eq!(world.picture(&id).await.text, String::from_utf8_lossy(PNG));
}

#[tokio::test]
async fn that_there_is_no_picture_is_known_for_a_day_and_a_failure_for_minutes() {
    let world = World::start().await;
    world.service.has("broken@x.test", Reply::status(503));
    let none = world.comment("none@x.test").await;
    let broken = world.comment("broken@x.test").await;
    let fine = world.comment(ANN).await;
    let asks = async || {
        let before = world.service.asked().len();
        for id in [&none, &broken, &fine] {
            world.picture(id).await;
        }
        world.service.asked().len() - before
    };
    assert_eq!((asks().await, asks().await), (3, 0));
    world.server.pass(HOUR / 6);
    assert_eq!((asks().await, asks().await), (1, 0));
    world.server.pass(24 * HOUR);
    assert_eq!((asks().await, asks().await), (3, 0));
    // It is back.
    world.service.has("broken@x.test", Reply::of(PNG));
    world.server.pass(HOUR / 6);
    assert_eq!(world.picture(&broken).await.status, 200);
}

/// Answers by status.
async fn storm(world: &World, ids: &[String], times: usize) -> (usize, usize, usize) {
    let mut all = JoinSet::new();
    for id in ids.iter().cycle().take(times) {
        let (reader, path) = (world.ann.clone(), path(id));
        all.spawn(async move { reader.get(&path).await.status.as_u16() });
    }
    let answers = all.join_all().await;
    let of = |status| answers.iter().filter(|answer| **answer == status).count();
    (of(200), of(404), of(503))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_readers_of_one_picture_cause_one_question() {
    let world = World::patient().await;
    let slowly = Reply::of(PNG).after(Duration::from_millis(500));
    world.service.has(ANN, slowly);
    let mut ids = Vec::new();
    for _ in 0..10 {
        ids.push(world.comment(ANN).await);
    }
    assert_eq!(storm(&world, &ids, 1000).await, (1000, 0, 0));
    assert_eq!(world.service.asked().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_ask_few_questions_are_under_way_and_the_rest_is_shed() {
    let world = World::patient().await;
    let slowly = Reply::of(PNG).after(Duration::from_millis(300));
    world.service.always(slowly);
    let mut ids = Vec::new();
    for number in 0..200 {
        ids.push(world.comment(&format!("reader{number}@x.test")).await);
    }
    let (pictures, missing, shed) = storm(&world, &ids, 1000).await;
    assert_eq!((pictures + shed, missing), (1000, 0));
    assert!(shed > 0 && pictures > 0);
    assert!(
        world.service.most_at_once() <= 4,
        "{}",
        world.service.most_at_once()
    );
    let asked = world.service.asked().len();
    assert!(asked <= 240, "{asked}");
    // What was shed comes with the next page view; nothing is asked for twice.
    while storm(&world, &ids[..60], 60).await.0 < 60 {}
    let mut asked = world.service.asked();
    asked.sort_unstable();
    let all = asked.len();
    asked.dedup();
    assert_eq!(asked.len(), all);
}

//! Those who try to get in, or to make others do what they want.

use reqwest::Method;

use super::{OWNER, Page, World};

const OUT: &str = "/console/sign-out-everywhere";

#[tokio::test]
async fn a_form_from_anywhere_else_does_nothing() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let csrf = browser.csrf().await;
    let own = format!("http://{}", world.server.address);
    for origin in [
        "https://evil.test",
        "null",
        "https://blog.test",
        &format!("{own}0"),
        "",
    ] {
        let answer = browser.at(origin).post(OUT, &[("csrf", &csrf)]).await;
        assert_eq!(answer.status, 403, "{origin}");
        assert!(
            Page::of(&answer)
                .text("[role=alert]")
                .contains("did not come from")
        );
    }
    let mut eve = world.browser().at("https://evil.test");
    let answer = eve.post("/console/sign-in", &[("email", OWNER)]).await;
    assert_eq!(answer.status, 403);
    assert_eq!(
        world.mails_waiting_or_sent().await,
        1,
        "that of the sign-in"
    );
    browser.post("/console/sign-in", &[("email", OWNER)]).await;
    let link = world.links(OWNER, 2).await.remove(1);
    assert_eq!(
        eve.post(&link, &[]).await.status,
        403,
        "signs nobody in as another"
    );
    assert!(browser.is_in().await);
}

#[tokio::test]
async fn a_browser_that_sends_no_origin_is_believed_by_what_it_sends_instead() {
    let world = World::start().await;
    let own = format!("http://{}/console/account", world.server.address);
    for (header, value, expected) in [
        ("sec-fetch-site", "same-origin", 200),
        ("sec-fetch-site", "same-site", 403),
        ("sec-fetch-site", "cross-site", 403),
        ("sec-fetch-site", "none", 403),
        ("referer", own.as_str(), 200),
        ("referer", "https://evil.test/console/account", 403),
        ("referer", "nonsense", 403),
        ("x-nothing", "1", 403),
    ] {
        let url = format!("http://{}/console/sign-in", world.server.address);
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let request = client.request(Method::POST, url).header(header, value);
        let form = "application/x-www-form-urlencoded";
        let request = request
            .header("content-type", form)
            .body("email=eve%40example.org");
        let status = request.send().await.unwrap().status();
        // The network has its say after ten mails: fewer are asked for here.
        assert_eq!(status, expected, "{header}: {value}");
    }
}

#[tokio::test]
async fn a_page_at_a_name_that_is_not_ours_does_nothing_whatever_host_says() {
    let world = World::with(&["server.public_url=http://comments.test"]).await;
    for (host, expected) in [
        ("evil.test", 403),
        ("comments.test.evil.test", 403),
        ("comments.test:8017", 200),
        ("blog.test", 200),
        ("127.0.0.1:8017", 200),
        ("[::1]:8017", 200),
        ("localhost:8017", 200),
    ] {
        let page = format!("http://{host}");
        let mut by_origin = world.browser().saying("host", host).at(&page);
        let email = format!("at-{}@example.org", host.len());
        let form = [("email", email.as_str())];
        let answer = by_origin.post("/console/sign-in", &form).await;
        assert_eq!(answer.status, expected, "{host}: {answer:?}");
    }
    let url = format!("http://{}/console/sign-in", world.server.address);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    for (name, value) in [
        ("sec-fetch-site", "same-origin"),
        ("referer", "http://evil.test/console/sign-in"),
    ] {
        let request = client.post(&url).header("host", "evil.test");
        let request = request
            .header(name, value)
            .header("content-type", "application/x-www-form-urlencoded");
        let request = request.body("email=nobody%40example.org");
        assert_eq!(request.send().await.unwrap().status(), 403, "{name}");
    }
}

#[tokio::test]
async fn a_form_without_its_own_sessions_token_does_nothing_and_loses_nothing() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let mut other = world.signed_in().await;
    let foreign = other.csrf().await;
    for csrf in ["", "a", &foreign, &"a".repeat(26)] {
        let fields = [("csrf", csrf), ("text", "<b>Long & dear</b>")];
        let answer = browser.post(OUT, &fields).await;
        assert_eq!(answer.status, 403, "{csrf}");
        let page = Page::of(&answer);
        assert!(page.text("[role=alert]").contains("reload the page"));
        assert_eq!(page.text("textarea"), "<b>Long & dear</b>");
    }
    assert_eq!(browser.post(OUT, &[]).await.status, 403);
    assert!(browser.is_in().await && other.is_in().await);
}

#[tokio::test]
async fn a_form_of_nobody_says_what_to_do_and_shows_what_was_typed() {
    let world = World::start().await;
    let mut nobody = world.browser();
    for cookie in [
        None,
        Some("afterword=made-up".to_owned()),
        Some("afterword=".to_owned()),
    ] {
        nobody.cookie = cookie;
        let answer = nobody
            .post(OUT, &[("csrf", "x"), ("reply", "Thank you")])
            .await;
        assert_eq!(answer.status, 401);
        assert_eq!(answer.header("www-authenticate"), "");
        let page = Page::of(&answer);
        assert_eq!(page.text("textarea"), "Thank you");
        assert_eq!(page.attributes("main a", "href"), ["/console/sign-in"]);
    }
    nobody
        .headers
        .push(("accept", "application/json".to_owned()));
    let answer = nobody.post(OUT, &[]).await;
    assert_eq!(answer.code(), "sign_in_needed");
}

#[tokio::test]
async fn nobody_is_led_out_of_the_console() {
    let world = World::start().await;
    for to in [
        "https://evil.test/",
        "//evil.test",
        "/\\evil.test",
        "/console/../m/x",
        "/console.evil.test",
        "/console/sign-out",
        "javascript:alert(1)",
        "/console/x\r\nset-cookie: a=b",
    ] {
        let mut browser = world.browser();
        let query: String = url::form_urlencoded::byte_serialize(to.as_bytes()).collect();
        let page = Page::of(&browser.get(&format!("/console/sign-in?to={query}")).await);
        assert_eq!(
            page.attributes("input[name=to]", "value"),
            ["/console"],
            "{to}"
        );
    }
    let mut browser = world.browser();
    browser
        .post(
            "/console/sign-in",
            &[("email", OWNER), ("to", "//evil.test")],
        )
        .await;
    let link = world.links(OWNER, 1).await.remove(0);
    assert!(!link.contains("evil"), "{link}");
    let answer = browser.post(&link, &[("to", "https://evil.test/")]).await;
    assert_eq!(answer.header("location"), "/console");
}

#[tokio::test]
async fn every_answer_is_in_nobodys_frame_cache_or_index() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let mut nobody = world.browser();
    let answers = [
        browser.get("/console/account").await,
        nobody.get("/console/account").await,
        nobody.get("/console/sign-in").await,
        nobody.get("/console/sign-in/nonsense").await,
        nobody.get("/console/nonsense").await,
        nobody.get("/console/sign-out").await,
        nobody.post("/console/sign-out", &[]).await,
        nobody.send(Method::OPTIONS, "/console/account", None).await,
    ];
    let statuses = [200, 303, 200, 404, 404, 405, 401, 405];
    for (answer, status) in answers.iter().zip(statuses) {
        assert_eq!(answer.status, status, "{answer:?}");
        let policy = answer.header("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self';"),
            "{policy}"
        );
        assert!(
            policy.ends_with("base-uri 'none'; frame-ancestors 'none'"),
            "{policy}"
        );
        assert!(!policy.contains("unsafe"), "{policy}");
        for (name, value) in [
            ("cache-control", "no-store"),
            ("referrer-policy", "same-origin"),
            ("x-robots-tag", "noindex, nofollow"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("x-content-type-options", "nosniff"),
            ("access-control-allow-origin", ""),
            ("access-control-allow-methods", ""),
        ] {
            assert_eq!(answer.header(name), value, "{name} of {answer:?}");
        }
    }
}

#[tokio::test]
async fn what_is_no_form_or_too_long_is_refused_with_a_page() {
    let world = World::with(&["limits.body=64 KiB"]).await;
    let mut browser = world.browser();
    let long = "a".repeat(3 * 64 * 1024);
    let answer = browser.post("/console/sign-in", &[("email", &long)]).await;
    assert_eq!(answer.status, 413);
    Page::of(&answer);
    let own = format!("http://{}", world.server.address);
    let request = world
        .server
        .visitor()
        .at(&own)
        .request(Method::POST, "/console/sign-in");
    let answer = crate::support::Answer::of(request.json(&"x")).await;
    assert_eq!(answer.status, 415);
    let hostile = "\"><script>alert(1)</script>@example.org";
    let answer = browser
        .post("/console/sign-in", &[("email", hostile)])
        .await;
    assert_eq!(answer.status, 200);
    assert!(!answer.text.contains("<script>"));
    Page::of(&answer);
}

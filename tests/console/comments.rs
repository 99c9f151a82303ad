//! The list of comments, and one comment with what helps to decide.

use std::time::Duration;

use afterword_model::EmailAddress;
use afterword_services::Changes as _;
use afterword_store::StopMails;
use serde_json::json;

use super::{OWNER, Page, World};

fn listed(page: &Page) -> Vec<String> {
    page.attributes("li.row", "data-id")
}

#[tokio::test]
async fn the_queue_is_what_waits_newest_first_and_each_status_has_its_list() {
    let world = World::start().await;
    let mut ids = Vec::new();
    for number in 0..5 {
        ids.push(
            world
                .comment("/a/", "Ann", &format!("Number {number}"))
                .await,
        );
    }
    let owner = world.server.owner();
    owner.has_decided(&ids[0], "approve").await;
    owner.has_decided(&ids[1], "spam").await;
    owner.has_decided(&ids[2], "reject").await;
    let mut browser = world.signed_in().await;
    let answer = browser.get("/console").await;
    assert_eq!(answer.header("location"), "/console/comments");
    let queue = browser.page("/console/comments").await;
    assert_eq!(listed(&queue), [ids[4].clone(), ids[3].clone()]);
    for (status, expected) in [("approved", 0), ("spam", 1), ("rejected", 2)] {
        let page = browser
            .page(&format!("/console/comments?status={status}"))
            .await;
        assert_eq!(listed(&page), [ids[expected].clone()], "{status}");
    }
    let all = browser.page("/console/comments?status=all").await;
    let newest_first: Vec<String> = ids.iter().rev().cloned().collect();
    assert_eq!(listed(&all), newest_first);
    let none = browser.page("/console/comments?status=deleted").await;
    assert!(listed(&none).is_empty());
}

#[tokio::test]
async fn the_queue_says_what_lies_in_spam_where_nothing_waits() {
    let world = World::start().await;
    let id = world.comment("/a/", "Ann", "One").await;
    let mut browser = world.signed_in().await;
    let waiting = browser.page("/console/comments").await;
    assert!(waiting.attributes(".in-spam a", "href").is_empty());
    world.server.owner().has_decided(&id, "spam").await;
    let empty = browser.page("/console/comments").await;
    let spam = empty.attributes(".empty .in-spam a", "href");
    assert_eq!(spam, ["/console/comments?status=spam"]);
    assert_eq!(empty.text(".empty .in-spam"), "(1 in spam)");
    assert_eq!(listed(&browser.page(&spam[0]).await), [id]);
    let elsewhere = browser.page("/console/comments?status=approved").await;
    assert!(elsewhere.attributes(".in-spam a", "href").is_empty());
}

#[tokio::test]
async fn a_reported_comment_is_in_the_queue_and_marked_until_it_is_decided() {
    let world = World::start().await;
    let reported = world.comment("/a/", "Ann", "You fool.").await;
    let owner = world.server.owner();
    owner.has_decided(&reported, "approve").await;
    let held = world.comment("/a/", "Bob", "Hello").await;
    let path = format!("/api/v1/comments/{reported}/reports");
    let report = json!({"reason": "abuse", "text": "It insults me."});
    assert_eq!(
        world.server.visitor().post(&path, &report).await.status,
        202
    );
    let mut browser = world.signed_in().await;
    let marked = |page: &Page| page.texts("li.row:has([data-status=reported]) .excerpt");
    let queue = browser.page("/console/comments").await;
    assert_eq!(listed(&queue), [held.clone(), reported.clone()]);
    assert_eq!(marked(&queue), ["You fool."]);
    let pane = browser.page(&format!("/console/comments/{reported}")).await;
    assert!(pane.text(".reports li").contains("It insults me."));
    owner.has_decided(&reported, "approve").await;
    assert_eq!(listed(&browser.page("/console/comments").await), [held]);
    let all = browser.page("/console/comments?status=all").await;
    assert!(marked(&all).is_empty());
}

#[tokio::test]
async fn words_for_the_owner_only_have_a_list_where_a_site_takes_them() {
    let world = World::start().await;
    let mut browser = world.signed_in().await;
    let tabs = |page: &Page| page.attributes(".tabs a", "data-status");
    let without = tabs(&browser.page("/console/comments").await);
    assert!(!without.iter().any(|status| status == "private"));
    let owner = world.server.owner();
    let set = json!({"settings": {"private_words": true}});
    assert_eq!(owner.patch("/sites/blog", &set).await.status, 200);
    let (id, _) = world
        .server
        .visitor()
        .submits(
            json!({"page": "/a/", "name": "Ann", "text": "A slip in line 2.", "private": true}),
        )
        .await
        .submitted();
    let queue = browser.page("/console/comments").await;
    assert!(tabs(&queue).iter().any(|status| status == "private"));
    assert!(listed(&queue).is_empty(), "nothing is to be decided");
    assert_eq!(
        listed(&browser.page("/console/comments?status=private").await),
        [id]
    );
}

#[tokio::test]
async fn the_author_of_a_word_for_the_owner_only_is_asked_as_long_as_mail_can_go_there() {
    let world = World::with(&["sites.private_words=true"]).await;
    let mut browser = world.signed_in().await;
    let body = json!({"page": "/a/", "name": "Ann", "email": "ann@example.org",
        "text": "A slip in line 2.", "private": true});
    let (id, _) = world.server.visitor().submits(body).await.submitted();
    let buttons = |page: &Page| {
        let found = page.attributes("button[name=action]", "value");
        let mailed = |value: &String| value == "ask" || value == "reply";
        found.into_iter().filter(mailed).collect::<Vec<_>>()
    };
    let path = format!("/console/comments/{id}");
    let page = browser.page(&path).await;
    assert_eq!(buttons(&page), ["reply", "ask"]);
    assert!(page.text("p.hint.private").contains("by mail"));
    world.server.owner().has_decided(&id, "ask").await;
    let site = world.server.app.sites.current().by_key("blog").unwrap().id;
    let email = EmailAddress::parse("ann@example.org").unwrap();
    let (store, now) = (&world.server.app.store, world.server.app.clock.now());
    let known = store.reader_address_of(site, email).await.unwrap().unwrap();
    let ended = store.stop_mails(known.id, StopMails::All, now).await;
    ended.unwrap();
    let page = browser.page(&path).await;
    assert!(buttons(&page).is_empty());
    assert_eq!(page.text("p.hint.private"), "For you only");
}

#[tokio::test]
async fn comments_are_found_by_words_site_page_and_author() {
    let world = World::start().await;
    world
        .server
        .add_site("garden", &["https://garden.test"])
        .await;
    let by = |site: &str, page: &str, email: &str, text: &str| json!({"site": site, "page": page, "name": "Ann", "email": email, "text": text});
    let rose = world
        .written(by("garden", "/roses/", "ann@example.org", "A red rose"))
        .await;
    let tulip = world
        .written(by("garden", "/tulips/", "ann@example.org", "A tulip"))
        .await;
    let other = world
        .written(by("blog", "/roses/", "bob@example.org", "A rosebush"))
        .await;
    let mut browser = world.signed_in().await;
    for (query, expected) in [
        ("q=rose", vec![&other, &rose]),
        ("q=red+rose", vec![&rose]),
        ("q=nothing", vec![]),
        ("site=garden", vec![&tulip, &rose]),
        ("site=garden&page=/roses/", vec![&rose]),
        ("site=blog&page=/roses/", vec![&other]),
        (&format!("author={rose}"), vec![&tulip, &rose]),
        (&format!("author={other}"), vec![&other]),
    ] {
        let page = browser.page(&format!("/console/comments?{query}")).await;
        assert_eq!(
            listed(&page).iter().collect::<Vec<_>>(),
            expected,
            "{query}"
        );
    }
    let answer = browser.get(&format!("/console/comments?q={rose}")).await;
    assert_eq!(
        answer.header("location"),
        format!("/console/comments/{rose}")
    );
    for (query, status) in [
        ("site=nowhere", 404),
        ("after=nonsense", 400),
        ("author=nonsense", 400),
        ("site=blog&page=nonsense", 400),
        ("q=%FF", 400),
    ] {
        let answer = browser.get(&format!("/console/comments?{query}")).await;
        assert_eq!(answer.status, status, "{query}");
        Page::of(&answer);
    }
}

#[tokio::test]
async fn a_long_list_comes_in_parts_without_gaps() {
    let world = World::start().await;
    let mut ids = Vec::new();
    for number in 0..85 {
        ids.push(
            world
                .comment("/a/", "Ann", &format!("Number {number}"))
                .await,
        );
    }
    let mut browser = world.signed_in().await;
    let mut seen = Vec::new();
    let mut next = "/console/comments".to_owned();
    for part in [40, 40, 5] {
        let page = browser.page(&next).await;
        assert_eq!(listed(&page).len(), part);
        seen.extend(listed(&page));
        let links = page.attributes("a[rel=next]", "href");
        next = links.first().cloned().unwrap_or_default();
    }
    assert_eq!(next, "");
    ids.reverse();
    assert_eq!(seen, ids);
}

#[tokio::test]
async fn the_comment_beside_the_list_is_the_chosen_one_or_the_first() {
    let world = World::start().await;
    let first = world.comment("/a/", "Ann", "The first").await;
    let second = world.comment("/a/", "Bob", "The second").await;
    let mut browser = world.signed_in().await;
    let shown = async |browser: &mut super::Browser, query: &str| {
        let page = browser.page(&format!("/console/comments?{query}")).await;
        page.attributes("#comment .reading", "data-id")
    };
    assert_eq!(shown(&mut browser, "").await, [&*second]);
    assert_eq!(shown(&mut browser, &format!("at={first}")).await, [first]);
    let gone = "at=0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11";
    assert_eq!(shown(&mut browser, gone).await, [second]);
}

#[tokio::test]
async fn one_comment_shows_its_thread_its_author_and_what_was_decided() {
    let world = World::start().await;
    let question = world.comment("/a/", "Ann", "Is it *so*?").await;
    let owner = world.server.owner();
    owner.has_decided(&question, "approve").await;
    let before =
        json!({"page": "/b/", "name": "Bob", "email": "bob@example.org", "text": "Before"});
    world.written(before).await;
    world.server.pass(Duration::from_secs(60));
    let answer = json!({
        "page": "/a/", "parent": question, "name": "Bob", "email": "bob@example.org",
        "website": "https://bob.test/", "text": "It is.", "title": "About it"
    });
    let id = world.written(answer).await;
    let mut browser = world.signed_in().await;
    browser
        .does("/console/decide", &[("id", &id), ("action", "approve")])
        .await;
    let page = browser.page(&format!("/console/comments/{id}")).await;
    assert_eq!(page.text(".body"), "It is.");
    assert_eq!(page.text("blockquote p[dir]"), "Is it so?");
    assert_eq!(
        page.attributes("blockquote a", "href"),
        [format!("/console/comments/{question}")]
    );
    assert!(
        page.text(".history").contains("1 waiting"),
        "the one before"
    );
    assert_eq!(page.texts(".audit tbody tr").len(), 1);
    let line = page.text(".audit tbody tr");
    assert!(line.contains(OWNER) && line.contains("Console"), "{line}");
    assert!(line.ends_with("Waiting → Published"), "{line}");
    let links = page.attributes(".meta a", "href");
    assert!(links.contains(&"https://bob.test/".to_owned()), "{links:?}");
    let above = browser.page(&format!("/console/comments/{question}")).await;
    assert_eq!(
        above.attributes(".replies li > a", "href"),
        [format!("/console/comments/{id}")]
    );
    for unknown in ["0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11", "nonsense"] {
        let answer = browser.get(&format!("/console/comments/{unknown}")).await;
        assert!(answer.status.is_client_error(), "{unknown}: {answer:?}");
        Page::of(&answer);
    }
}

#[tokio::test]
async fn an_edit_is_for_the_text_that_was_seen_and_loses_nothing() {
    let world = World::start().await;
    let id = world.comment("/a/", "Ann", "A tpyo").await;
    let mut browser = world.signed_in().await;
    let to = format!("/console/comments/{id}/edit");
    let page = browser.page(&format!("/console/comments/{id}")).await;
    let revision = page.attributes("input[name=revision]", "value").remove(0);
    let back = format!("/console/comments/{id}");
    let with = |text: &'static str| [("text", text), ("revision", &*revision), ("back", &*back)];
    let page = browser.does(&to, &with("A typo")).await;
    assert_eq!(page.text(".body"), "A typo");
    assert!(
        page.text("#notice")
            .starts_with("The comment has its new text.")
    );
    let again = with("Written <i>meanwhile</i>");
    let page = browser.fails(&to, &again, 409).await;
    assert_eq!(page.text("textarea"), "Written <i>meanwhile</i>");
    for (text, status) in [("", 422), (" \n ", 422)] {
        browser.fails(&to, &[("text", text)], status).await;
    }
    let long = "long ".repeat(10_000);
    let page = browser.fails(&to, &[("text", &long)], 422).await;
    assert_eq!(page.text("textarea"), long.trim());
    browser.fails(&to, &[], 400).await;
    assert_eq!(world.server.owner().shows(&id).await["text"], "A typo");
}

#[tokio::test]
async fn why_a_comment_waits_is_said_in_the_language_of_the_browser() {
    let world = World::start().await;
    world.comment("/a/", "Ann", "Hello").await;
    for (language, reason) in [
        ("en", "This site holds every new comment."),
        ("de", "Dieses Blog hält jeden neuen Kommentar zurück."),
        ("fr", "Ce site retient chaque nouveau commentaire."),
    ] {
        let mut browser = world.signed_in().await.saying("accept-language", language);
        let page = browser.page("/console/comments").await;
        assert_eq!(page.text(".reasons li"), reason);
    }
}

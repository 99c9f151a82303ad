//! Readers hear of replies, and answer by mail.

use afterword_services::Changes as _;

use super::world::{Letter, World};

/// Ann has commented, was published, and has confirmed her address.
pub(super) async fn confirmed(world: &World, ann: &str) -> String {
    let answer = world.wishes(ann, "A question of Ann's.").await;
    let (id, _) = answer.submitted();
    let letter = world.comes(&world.olga, "A question of Ann's.").await;
    assert!(
        world.letters(ann).is_empty(),
        "nobody is asked before the comment is published"
    );
    world.olga_answers(&letter, "ok").await;
    world.becomes(&id, "approved").await;
    let asked = world.letters_when(ann, |letters| letters.len() == 1).await;
    press(world, &asked[0], "/v/", "").await;
    id
}

/// Follows the link in a letter and presses the button on its page.
pub(super) async fn press(world: &World, letter: &Letter, part: &str, body: &'static str) {
    let link = letter.link(part);
    let path = format!("{part}{}", link.split_once(part).unwrap().1);
    assert_eq!(world.ann().get(&path).await.status, 200);
    let request = world.ann().request(reqwest::Method::POST, &path);
    let request = request
        .header("content-type", "application/x-www-form-urlencoded")
        .body(body);
    let answer = request.send().await.unwrap();
    assert!(answer.status().is_success(), "{path}: {}", answer.status());
}

/// Bob's reply, approved by Olga.
async fn bob_replies(world: &World, parent: &str, text: &str) -> String {
    let (id, _) = world.ann().replies("/a/", parent, text).await.submitted();
    assert_eq!(
        world.server.owner().decides(&id, "approve").await.status,
        200
    );
    id
}

#[tokio::test]
async fn a_reader_confirms_hears_of_a_reply_answers_it_and_ends_it_by_one_click() {
    let world = World::new().await;
    let ann = world.stack.user("ann");
    let question = confirmed(&world, &ann).await;
    let reply = bob_replies(&world, &question, "An answer of Bob's.").await;
    let told = world.comes(&ann, "An answer of Bob's.").await;
    let raw = world.signed(&world.answer(&told, &ann, "Thanks, that helps."));
    world.send(&ann, &told, &raw).await;
    // The site holds new comments, also those that come by mail.
    let held = world.comes(&world.olga, "Thanks, that helps.").await;
    world.olga_answers(&held, "ok").await;
    let end = std::time::Instant::now() + std::time::Duration::from_secs(30);
    let comments = loop {
        let thread = world.ann().reads("/a/", "").await;
        if thread["comments"].as_array().unwrap().len() == 3 {
            break thread["comments"].clone();
        }
        assert!(std::time::Instant::now() < end, "{thread}");
    };
    let own = &comments[2];
    assert_eq!(own["parent"], reply.as_str());
    assert_eq!(own["author"]["verified"], true);
    assert_eq!(own["author"]["name"], "Ann");
    press(&world, &told, "/u/", "List-Unsubscribe=One-Click").await;
    bob_replies(&world, &question, "Nobody hears this.").await;
    let count = world.letters(&ann).len();
    assert_eq!(count, 2, "asked once, told once");
}

#[tokio::test]
async fn nobody_hears_of_an_own_reply_or_without_a_confirmation() {
    let world = World::new().await;
    let (ann, eve) = (world.stack.user("ann"), world.stack.user("eve"));
    let question = confirmed(&world, &ann).await;
    let (own, _) = {
        let body = serde_json::json!({"page": "/a/", "name": "Ann", "email": ann, "text": "To myself.",
            "parent": question, "notify": true});
        world.ann().submits(body).await.submitted()
    };
    assert_eq!(
        world.server.owner().decides(&own, "approve").await.status,
        200
    );
    let (unconfirmed, _) = world
        .wishes(&eve, "Without a confirmation.")
        .await
        .submitted();
    assert_eq!(
        world
            .server
            .owner()
            .decides(&unconfirmed, "approve")
            .await
            .status,
        200
    );
    bob_replies(&world, &unconfirmed, "To Eve.").await;
    bob_replies(&world, &own, "To Ann.").await;
    world.comes(&ann, "To Ann.").await;
    assert_eq!(world.letters(&ann).len(), 2);
    world.letters_when(&eve, |letters| letters.len() == 1).await;
}

#[tokio::test]
async fn an_answer_that_cannot_become_a_comment_comes_back_with_its_reason() {
    let world = World::new().await;
    let ann = world.stack.user("ann");
    let question = confirmed(&world, &ann).await;
    bob_replies(&world, &question, "An answer of Bob's.").await;
    let told = world.comes(&ann, "An answer of Bob's.").await;
    let closed = afterword_store::PageChange {
        site: world.server.app.sites.current().all()[0].id,
        path: afterword_model::PagePath::parse("/a/").unwrap(),
        closed: Some(true),
        title: None,
        move_to: None,
        alias: None,
        create: false,
        told: afterword_model::ThreadReceivers::default(),
        now: world.server.app.clock.now(),
    };
    world.server.app.store.change_page(closed).await.unwrap();
    let raw = world.signed(&world.answer(&told, &ann, "Too late, it seems."));
    world.send(&ann, &told, &raw).await;
    let back = world.comes(&ann, "Too late, it seems.").await;
    assert!(back.raw.contains("Auto-Submitted: auto-replied"));
}

#[tokio::test]
async fn an_answer_to_a_mail_of_a_site_that_was_retired_since_comes_back_and_no_mail_offers_one() {
    let world = World::new().await;
    let ann = world.stack.user("ann");
    let question = confirmed(&world, &ann).await;
    bob_replies(&world, &question, "An answer of Bob's.").await;
    let told = world.comes(&ann, "An answer of Bob's.").await;
    let sites = &world.server.app.sites;
    let retired = sites.change("blog".to_owned(), |site| {
        let mut plan = afterword_services::sites::Plan::of(site);
        plan.overrides.retired = Some(true);
        Ok::<_, afterword_services::CommentError>(plan)
    });
    retired.await.unwrap();
    let raw = world.signed(&world.answer(&told, &ann, "Too late, it seems."));
    world.send(&ann, &told, &raw).await;
    let back = world.comes(&ann, "Too late, it seems.").await;
    assert!(back.raw.contains("Auto-Submitted: auto-replied"));
    let visitor = world.server.visitor();
    assert_eq!(visitor.count("/a/").await, 2);
}

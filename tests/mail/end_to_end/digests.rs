//! Several comments come in one mail, and are decided by their numbers.

use serde_json::json;

use super::world::{Letter, World};

const TEXTS: [&str; 6] = [
    "A fine bridge, I walked there.",
    "Cheap watches for you.",
    "Cheap bags for you.",
    "Is it open at night?",
    "Off with their heads.",
    "Somthing mispelled.",
];

/// Comments of a flood, with the mail that has them all.
pub(super) async fn flood(world: &World) -> (Vec<String>, Letter) {
    let mut ids = Vec::new();
    for text in TEXTS {
        let body = json!({"page": "/a/", "name": "Ann", "text": text});
        ids.push(world.ann().submits(body).await.submitted().0);
    }
    let letter = world.comes(&world.olga, TEXTS[0]);
    let letter = tokio::join!(letter, async {
        world.server.pass(std::time::Duration::from_secs(5));
        world.server.app.wakeups.mails();
    });
    (ids, letter.0)
}

/// All comments come in digests.
pub(super) async fn world() -> World {
    World::with(&["mail.single_mails=0", "mail.digest_every=1s"]).await
}

/// The comments in the order of their numbers in the mail.
pub(super) fn numbered(ids: &[String], letter: &Letter) -> Vec<String> {
    let mut all: Vec<(usize, &String)> = TEXTS
        .iter()
        .zip(ids)
        .map(|(text, id)| {
            (
                letter
                    .text
                    .find(text)
                    .unwrap_or_else(|| panic!("{text}: {}", letter.text)),
                id,
            )
        })
        .collect();
    all.sort_unstable();
    all.into_iter().map(|(_, id)| id.clone()).collect()
}

async fn standings(world: &World, ids: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    for id in ids {
        found.push(world.status(id).await);
    }
    found
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn numbers_decide_and_undo_takes_all_of_it_back() {
    let world = world().await;
    let (ids, letter) = flood(&world).await;
    let ids = numbered(&ids, &letter);
    assert!(
        words(&letter.text).contains("answer with their numbers"),
        "{}",
        letter.text
    );
    let answer = "1 ok\r\nI am glad, *Ann*.\r\n\r\n2-3 spam, 4 yes, 5 no\r\n6 edit\r\nSomething misspelled.\r\n";
    world.olga_answers(&letter, answer).await;
    let told = world
        .comes(&world.olga, "This became of the comments")
        .await;
    let expected = [
        "approved", "spam", "spam", "approved", "rejected", "approved",
    ];
    assert_eq!(standings(&world, &ids).await, expected);
    let thread = world.ann().reads("/a/", "").await;
    let html = thread["comments"].to_string();
    assert!(
        html.contains("I am glad, <em>Ann</em>.") && html.contains("Something misspelled."),
        "{html}"
    );
    for line in ["1: published", "2: spam", "5: rejected", "6: published"] {
        assert!(words(&told.text).contains(line), "{line}: {}", told.text);
    }

    // The mail that says so is answered for all of them; undoing that is the decision again.
    world.server.pass(std::time::Duration::from_secs(60));
    world.olga_answers(&told, "undo").await;
    for id in &ids {
        world.becomes(id, "pending").await;
    }
    assert_eq!(world.ann().count("/a/").await, 0);
    let undone = world.comes(&world.olga, "1: held").await;
    world.server.pass(std::time::Duration::from_secs(60));
    world.olga_answers(&undone, "undo").await;
    for (id, status) in ids.iter().zip(expected) {
        world.becomes(id, status).await;
    }
}

#[tokio::test]
async fn what_is_not_clear_decides_nothing_at_all() {
    let world = world().await;
    let (ids, letter) = flood(&world).await;
    for (answer, why) in [
        ("ok", "“ok” could not be understood"),
        ("1 ok, 7 spam", "no comment with the number 7"),
        ("1 ok\r\n1 spam", "the number 1 is there twice"),
        ("1-2 ok\r\nThank you!", "the text “Thank you!” belongs"),
        ("1 ok, 2 okk", "“1 ok, 2 okk” could not be understood"),
    ] {
        world.olga_answers(&letter, answer).await;
        let told = world.letters_when(&world.olga, |letters| {
            letters
                .iter()
                .any(|letter| words(&letter.text).contains(why))
        });
        told.await;
        assert_eq!(standings(&world, &ids).await, ["pending"; 6], "{answer}");
    }
    // The digest still takes an answer.
    world.olga_answers(&letter, "1-6 spam").await;
    for id in &ids {
        world.becomes(id, "spam").await;
    }
}

#[tokio::test]
async fn a_comment_that_was_changed_since_is_not_decided_and_the_others_are() {
    let world = World::with(&[
        "mail.single_mails=0",
        "mail.digest_every=1s",
        "sites.edit_window=1h",
    ])
    .await;
    let body = json!({"page": "/a/", "name": "Ann", "text": TEXTS[0]});
    let (first, token) = world.ann().submits(body).await.submitted();
    let body = json!({"page": "/a/", "name": "Ann", "text": TEXTS[3]});
    let (second, _) = world.ann().submits(body).await.submitted();
    world.server.pass(std::time::Duration::from_secs(5));
    world.server.app.wakeups.mails();
    let letter = world.comes(&world.olga, TEXTS[3]).await;
    assert!(letter.text.contains(TEXTS[0]), "{}", letter.text);
    let edited = world
        .ann()
        .edits(&first, &token, "Buy my watches now.")
        .await;
    assert_eq!(edited.status, 200, "{edited:?}");
    world.olga_answers(&letter, "1-2 ok").await;
    world.becomes(&second, "approved").await;
    let told = world
        .comes(&world.olga, "This became of the comments")
        .await;
    assert_eq!(world.status(&first).await, "pending");
    assert!(
        words(&told.text).contains("the comment was changed after"),
        "{}",
        told.text
    );
}

#[tokio::test]
async fn nobody_but_the_moderator_decides_by_a_digest_and_no_message_twice() {
    let world = world().await;
    let (ids, letter) = flood(&world).await;
    let eve = world.stack.user("eve");
    let forged = world.answer(&letter, &eve, "1-6 ok");
    world.send(&eve, &letter, &world.signed(&forged)).await;
    world.dealt_with(1).await;
    assert_eq!(standings(&world, &ids).await, ["pending"; 6]);
    let twice = world.signed(&world.answer(&letter, &world.olga, "1-6 spam"));
    world.send(&world.olga, &letter, &twice).await;
    for id in &ids {
        world.becomes(id, "spam").await;
    }
    world.server.owner().has_decided(&ids[0], "approve").await;
    world.send(&world.olga, &letter, &twice).await;
    world.dealt_with(3).await;
    assert_eq!(world.status(&ids[0]).await, "approved");
}

#[tokio::test]
async fn a_further_address_decides_by_numbers_and_another_one_is_told() {
    let world = world().await;
    let work = world.stack.user("work");
    let question = super::addresses::asked(&world, &work).await;
    let (ids, letter) = flood(&world).await;
    let ids = numbered(&ids, &letter);
    let answer = world.signed(&world.answer(&letter, &work, "1 ok"));
    world.send(&work, &letter, &answer).await;
    world.comes(&world.olga, "came from another address").await;
    assert_eq!(world.status(&ids[0]).await, "pending");
    super::readers::press(&world, &question, "/f/", "").await;
    let again = world.signed(&world.answer(&letter, &work, "1 ok, 2 spam"));
    world.send(&work, &letter, &again).await;
    world.becomes(&ids[0], "approved").await;
    world.becomes(&ids[1], "spam").await;
}

#[tokio::test]
async fn a_digest_and_what_became_of_it_are_answered_without_plus_addresses() {
    let settings = [
        "mail.single_mails=0",
        "mail.digest_every=1s",
        "mail.addressing=none",
    ];
    let world = World::with(&settings).await;
    let (ids, letter) = flood(&world).await;
    let ids = numbered(&ids, &letter);
    world.olga_answers(&letter, "1 ok").await;
    let told = world
        .comes(&world.olga, "This became of the comments")
        .await;
    world.becomes(&ids[0], "approved").await;
    world.server.pass(std::time::Duration::from_secs(60));
    world.olga_answers(&told, "undo").await;
    world.becomes(&ids[0], "pending").await;
}

//! Readers follow a thread: at once, or once a day, until one click ends it.

use std::time::Duration;

use serde_json::json;

use super::readers::press;
use super::world::World;

const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Follows `/a/` without a comment, and confirms the address.
async fn follows(world: &World, address: &str, pace: &str) {
    let wish = json!({"page": "/a/", "email": address, "follow": pace});
    let answer = world.ann().post("/api/v1/follows", &wish).await;
    assert_eq!(answer.status, 202, "{answer:?}");
    let asked = world
        .letters_when(address, |letters| letters.len() == 1)
        .await;
    let told: Vec<&str> = asked[0].text.split_whitespace().collect();
    assert!(told.join(" ").contains("new comments on “/a/”"), "{told:?}");
    press(world, &asked[0], "/v/", "").await;
}

/// Time passes, and the worker looks at its clock.
fn passes(world: &World, time: Duration) {
    world.server.pass(time);
    world.server.app.wakeups.mails();
}

/// A comment by Bob that is held, and then approved.
async fn bob_writes(world: &World, text: &str) -> String {
    let (id, _) = world.ann().comments("/a/", text).await.submitted();
    world.server.owner().has_decided(&id, "approve").await;
    id
}

#[tokio::test]
async fn a_follower_confirms_hears_of_each_comment_once_it_is_approved_and_ends_it_by_one_click() {
    let world = World::new().await;
    let ann = world.stack.user("ann");
    bob_writes(&world, "It was there before.").await;
    passes(&world, Duration::from_secs(1));
    follows(&world, &ann, "at-once").await;
    let id = bob_writes(&world, "Something new.").await;
    let letter = world.comes(&ann, "Something new.").await;
    // With https the same address is in List-Unsubscribe.
    assert!(letter.link("/u/").ends_with(&format!("?thread={id}")));
    assert!(letter.text.contains(&format!("#comment-{id}")));
    // Told once, however often it is published.
    world.server.owner().has_decided(&id, "reject").await;
    world.server.owner().has_decided(&id, "approve").await;
    bob_writes(&world, "The next one.").await;
    world.comes(&ann, "The next one.").await;
    let count = world.letters(&ann).len();
    assert_eq!(count, 3, "asked once, told of two");
    press(&world, &letter, "/u/", "List-Unsubscribe=One-Click").await;
    bob_writes(&world, "Nobody hears this.").await;
    let eve = world.stack.user("eve");
    follows(&world, &eve, "at-once").await;
    bob_writes(&world, "Only Eve hears this.").await;
    world.comes(&eve, "Only Eve hears this.").await;
    assert_eq!(world.letters(&ann).len(), 3);
}

#[tokio::test]
async fn the_comments_of_a_day_come_in_one_mail_and_none_when_there_is_nothing_new() {
    let world = World::new().await;
    let ann = world.stack.user("ann");
    follows(&world, &ann, "daily").await;
    for text in ["First thing.", "Second thing."] {
        bob_writes(&world, text).await;
    }
    let gone = bob_writes(&world, "Taken back again.").await;
    let eve = world.stack.user("eve");
    follows(&world, &eve, "at-once").await;
    bob_writes(&world, "Third thing.").await;
    world.comes(&eve, "Third thing.").await;
    assert_eq!(world.letters(&ann).len(), 1, "asked to confirm");
    world.server.owner().has_decided(&gone, "undo").await;
    passes(&world, A_DAY);
    let digest = world.comes(&ann, "Third thing.").await;
    for text in ["First thing.", "Second thing."] {
        assert!(digest.text.contains(text), "{}", digest.text);
    }
    assert!(!digest.text.contains("Taken back again."));
    passes(&world, 2 * A_DAY);
    bob_writes(&world, "Fourth thing.").await;
    world.comes(&eve, "Fourth thing.").await;
    assert_eq!(world.letters(&ann).len(), 2);
    press(&world, &digest, "/u/", "List-Unsubscribe=One-Click").await;
}

#[tokio::test]
async fn an_author_who_is_answered_is_told_once_and_never_of_an_own_comment() {
    let world = World::new().await;
    let ann = world.stack.user("ann");
    let body = json!({"page": "/a/", "name": "Ann", "email": ann, "text": "A question.",
        "notify": true, "follow": "at-once"});
    let (question, _) = world.ann().submits(body).await.submitted();
    world.server.owner().has_decided(&question, "approve").await;
    let asked = world.letters_when(&ann, |letters| letters.len() == 1).await;
    press(&world, &asked[0], "/v/", "").await;
    let (reply, _) = world
        .ann()
        .replies("/a/", &question, "An answer.")
        .await
        .submitted();
    world.server.owner().has_decided(&reply, "approve").await;
    world.comes(&ann, "An answer.").await;
    bob_writes(&world, "Something else.").await;
    world.comes(&ann, "Something else.").await;
    assert_eq!(world.letters(&ann).len(), 3, "asked, answered, told");
}

//! Readers report a comment. Its owner decides by mail, and its author and its reporters hear of that.

use serde_json::json;

use super::readers::{confirmed, press};
use super::world::{Letter, World};

async fn reported(world: &World, id: &str, reader: &str, text: &str) {
    let report = json!({"reason": "abuse", "text": text, "email": reader});
    let path = format!("/api/v1/comments/{id}/reports");
    assert_eq!(world.ann().post(&path, &report).await.status, 202);
}

/// A mail in one line, as its lines break where they are full.
fn unbroken(letter: &Letter) -> String {
    let words: Vec<&str> = letter.text.split_whitespace().collect();
    words.join(" ")
}

#[tokio::test]
async fn what_the_owner_removes_its_author_hears_why_and_its_reporter_that_it_is_gone() {
    let world = World::new().await;
    let (ann, rita) = (world.stack.user("ann"), world.stack.user("rita"));
    let id = confirmed(&world, &ann).await;
    reported(&world, &id, &rita, "It calls Bob a fool.").await;
    let letter = world.comes(&world.olga, "Reported: comment by Ann").await;
    let told = unbroken(&letter);
    for words in [
        "A question of Ann's.",
        "It insults or threatens: It calls Bob a fool.",
        "It stays published until you decide.",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert_eq!(world.status(&id).await, "approved");
    world.olga_answers(&letter, "no").await;
    world.becomes(&id, "rejected").await;

    let letter = world.comes(&rita, "Your report is decided").await;
    let told = unbroken(&letter);
    assert!(
        told.contains("reported a comment on 1 January 2026. It has been removed."),
        "{told}"
    );
    assert!(letter.raw.contains("Auto-Submitted: auto-generated"));
    let letter = world.comes(&ann, "was removed").await;
    let why = unbroken(&letter);
    for words in ["A question of Ann's.", "It insults or threatens"] {
        assert!(why.contains(words), "{words}: {why}");
        // Anybody can have typed the reporter's address.
        assert!(!told.contains(words), "{words}: {told}");
    }
    // Nobody is told who reported, nor in which words.
    assert!(!why.contains("a fool") && !letter.raw.contains(&rita));
}

#[tokio::test]
async fn what_the_owner_keeps_only_its_reporters_hear_of_and_one_click_ends_that() {
    let world = World::new().await;
    let (ann, rita) = (world.stack.user("ann"), world.stack.user("rita"));
    let id = confirmed(&world, &ann).await;
    reported(&world, &id, &rita, "I do not like it.").await;
    let letter = world.comes(&world.olga, "I do not like it.").await;
    world.olga_answers(&letter, "ok").await;
    let letter = world.comes(&rita, "Your report is decided").await;
    let told = unbroken(&letter);
    assert!(told.contains("the comment stays"), "{told}");
    assert_eq!(world.status(&id).await, "approved");
    press(&world, &letter, "/u/", "List-Unsubscribe=One-Click").await;

    let eve = world.stack.user("eve");
    reported(&world, &id, &rita, "I still do not like it.").await;
    reported(&world, &id, &eve, "Neither do I.").await;
    world.server.owner().has_decided(&id, "approve").await;
    world.comes(&eve, "Your report is decided").await;
    assert_eq!(world.letters(&rita).len(), 1);
    assert_eq!(world.letters(&ann).len(), 1, "asked to confirm");
}

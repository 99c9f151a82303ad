//! Replies with attachments: their text counts, and the rest is named.

use super::lmtp::world as by_lmtp;
use super::world::World;
use crate::support::MailStack;
use std::ops::Deref;

const MIB: usize = 1024 * 1024;

/// Olga sends a word, an answer and a photo: the answer is published, and the photo is named.
async fn a_photo_of<S: Deref<Target = MailStack>>(world: &World<S>, bytes: usize, size: &str) {
    let (id, letter) = world.held("How does it look?").await;
    let text = "ok\r\n\r\nSee the picture.";
    let raw = world.answer_with_photo(&letter, &world.olga, text, bytes);
    world.send(&world.olga, &letter, &world.signed(&raw)).await;
    world.becomes(&id, "approved").await;
    let told = world.comes(&world.olga, "See the picture.").await;
    let named = told.text.replace('\n', " ");
    assert!(
        named.contains(&format!("comments are text alone: photo.jpg ({size}")),
        "{named}"
    );
    assert_eq!(world.ann().count("/a/").await, 2);
}

#[tokio::test]
async fn a_reply_with_a_photo_of_24_mib_decides_by_the_mailbox() {
    a_photo_of(&World::new().await, 24 * MIB, "25.").await;
}

#[tokio::test]
async fn a_reply_with_a_photo_of_24_mib_decides_by_a_mail_server() {
    a_photo_of(&by_lmtp().await, 24 * MIB, "25.").await;
}

#[tokio::test]
async fn a_small_attachment_is_named_too() {
    a_photo_of(&World::new().await, 40 * 1024, "41 kB)").await;
}

#[tokio::test]
async fn a_photo_that_its_sender_did_not_sign_decides_nothing() {
    let world = World::new().await;
    let (id, letter) = world.held("Who is it?").await;
    let raw = world.answer_with_photo(&letter, &world.olga, "ok", 3 * MIB);
    let raw = world.signed(&raw);
    let (kept, changed) = (raw.len(), raw.replacen("/9j//9j/", "AAAAAAAA", 1));
    assert_eq!(changed.len(), kept);
    world.send(&world.olga, &letter, &changed).await;
    world.comes(&world.olga, "nothing proved").await;
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn a_reply_that_is_too_large_to_be_read_is_told_once() {
    let world = World::new().await;
    let (id, letter) = world.held("All of them?").await;
    let raw = world.answer_with_photo(&letter, &world.olga, "ok", 29 * MIB);
    for number in [1, 2] {
        let raw = raw.replace("Message-ID: <", &format!("Message-ID: <{number}."));
        world.send(&world.olga, &letter, &world.signed(&raw)).await;
    }
    let told = world.comes(&world.olga, "up to 25 MB").await;
    assert!(told.raw.contains("Auto-Submitted: auto-replied"));
    // An honest reply to the next comment comes behind both.
    let (other, honest) = world.held("And this one?").await;
    world.olga_answers(&honest, "ok").await;
    world.becomes(&other, "approved").await;
    let letters = world
        .letters_when(&world.olga, |letters| letters.len() >= 4)
        .await;
    let subjects: Vec<&str> = letters.iter().map(|letter| &*letter.subject).collect();
    assert_eq!(letters.len(), 4, "{subjects:?}");
    assert_eq!(world.status(&id).await, "pending");
}

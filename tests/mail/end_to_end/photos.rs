//! Replies with attachments: their text counts, and the rest is named.

use super::lmtp::{held, world as by_lmtp};
use super::mail_servers::Post;
use super::process::Home;
use super::world::World;
use crate::support::{Answer, MailStack, OWNERS_TOKEN};
use reqwest::Method;
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

#[tokio::test]
async fn large_messages_at_once_take_the_memory_of_one() {
    let settings = ["imap.host=", "server.request_timeout=1m"];
    let post = Post::on(MailStack::shared().await, &settings);
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let ann = server.ann();
    let mut raws = Vec::new();
    for number in 0..4 {
        let (id, letter) = held(&post, &ann, &format!("Number {number}.")).await;
        let raw = post.answer_with_photo(&letter, &post.olga, "ok", 24 * MIB);
        raws.push((id, post.signed(&raw)));
    }
    let brings = async |(id, raw): &(String, String)| {
        // Whoever is told to come again does.
        loop {
            let request = ann.request(Method::POST, "/api/v1/mail");
            let request = request.bearer_auth(OWNERS_TOKEN).body(raw.clone());
            let answer = Answer::of(request).await;
            if answer.status == 200 {
                break;
            }
            assert_eq!(answer.code(), "mail_later", "{answer:?}");
        }
        server.becomes(id, "approved").await;
    };
    let before = server.resident();
    tokio::join!(
        brings(&raws[0]),
        brings(&raws[1]),
        brings(&raws[2]),
        brings(&raws[3])
    );
    let more = (server.resident_at_most() - before) / 1024;
    assert!(more < 80, "{more} MiB for one message of 33 MiB at a time");
}

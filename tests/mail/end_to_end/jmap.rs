//! The mailbox of `[jmap]`: a reply in it publishes, and its state is told.

use super::doctor::{finds, says};
use super::mail_servers::Post;
use super::world::World;
use crate::support::{Cyrus, MailStack};

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_in_a_mailbox_that_is_read_by_jmap_decides() {
    let cyrus = Cyrus::start().await;
    let url = format!("jmap.url={}", cyrus.url());
    let settings = [
        "imap.host=",
        &url,
        "jmap.user=bot",
        "jmap.password=any",
        "jmap.poll_every=1s",
        "outgoing.allow_private=127.0.0.1",
    ];
    let post = Post::on(MailStack::shared().await, &settings);
    cyrus
        .deliver(
            "bot",
            "From: a@b.test\r\nSubject: makes the inbox\r\n\r\nhello\r\n",
        )
        .await;
    let world = World::of(post).await;
    let (id, letter) = world.held("By JMAP.").await;
    let raw = world.signed(&world.answer(&letter, &world.olga, "ok\r\n\r\nGladly."));
    cyrus.deliver("bot", &raw).await;
    world.becomes(&id, "approved").await;
    assert_eq!(world.ann().count("/a/").await, 2);
    world.comes(&world.olga, "Gladly.").await;
    assert_eq!(world.server.metrics.mail.mailbox_open.get(), 1);
    let found = finds(&world, &[]).await;
    let words = [
        "sign in, open INBOX",
        "it can be read; looked into every 1s",
    ];
    assert!(says(&found, "fine", words), "{found:#?}");
    let found = finds(&world, &["jmap.mailbox=Missing"]).await;
    let words = ["jmap.mailbox", "[jmap]"];
    assert!(says(&found, "failure", words), "{found:#?}");
    let (second, letter) = world.held("Not by a stranger.").await;
    let forged = world.answer(&letter, &world.olga, "ok");
    cyrus.deliver("bot", &forged).await;
    let (third, letter) = world.held("By Olga again.").await;
    let raw = world.signed(&world.answer(&letter, &world.olga, "no"));
    cyrus.deliver("bot", &raw).await;
    world.becomes(&third, "rejected").await;
    assert_eq!(world.status(&second).await, "pending");
}

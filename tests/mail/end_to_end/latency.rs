//! How fast a reply has its effect, for whoever wants to know: run with `--ignored --nocapture`.

use std::time::{Duration, Instant};

use super::mail_servers::Post;
use super::process::Home;
use crate::support::MailStack;

#[tokio::test]
#[ignore = "prints figures of this machine"]
async fn from_the_mailbox_to_the_published_comment() {
    let post = Post::on(MailStack::shared().await, &["mail.single_mails=10000"]);
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let mut times = Vec::new();
    for number in 0..20 {
        let text = format!("How fast is number {number}?");
        let (id, _) = server.ann().comments("/a/", &text).await.submitted();
        let letter = post.comes(&post.olga, &text).await;
        let raw = post.signed(&post.answer(&letter, &post.olga, "ok"));
        let before = post.stack.mailbox(&post.bot).len();
        let sending = post.stack.send(&post.olga, &letter.reply_to, &raw);
        let arriving = async {
            while post.stack.mailbox(&post.bot).len() == before {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            Instant::now()
        };
        let ((), delivered) = tokio::join!(sending, arriving);
        server.becomes(&id, "approved").await;
        times.push(delivered.elapsed());
    }
    times.sort();
    println!(
        "from delivery to the published comment: median {:?}, all {times:?}",
        times[10]
    );
}

#[tokio::test]
#[ignore = "prints figures of this machine"]
async fn below_ten_thousand_messages_of_junk() {
    let post = Post::on(MailStack::shared().await, &[]);
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let (id, _) = server
        .ann()
        .comments("/a/", "Found below junk?")
        .await
        .submitted();
    let letter = post.comes(&post.olga, "Found below junk?").await;
    println!(
        "resident memory with an empty mailbox: {} kB",
        server.resident()
    );
    server.kill();
    let reply = post.signed(&post.answer(&letter, &post.olga, "ok"));
    let junk = (0..10_000).map(|number| {
        let words = "Buy this now. ".repeat(150);
        format!(
            "From: Shop {number} <shop{number}@junk.test>\r\nTo: {}\r\nSubject: Offer {number}\r\n\
             Message-ID: <{number}@junk.test>\r\n\r\n{words}\r\n",
            post.bot
        )
    });
    let all = std::iter::once(reply).chain(junk);
    post.stack.lay(&post.bot, all).await;
    let begun = Instant::now();
    let server = home.serve();
    let (started, before) = (begun.elapsed(), server.resident());
    let end = begun + Duration::from_secs(300);
    while server.owner().shows(&id).await["status"] != "approved" {
        assert!(Instant::now() < end);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    println!(
        "started after {started:?} with {before} kB; the oldest of 10,001 messages decided after {:?} with {} kB",
        begun.elapsed(),
        server.resident()
    );
}

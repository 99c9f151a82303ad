//! The ways in beside the mailbox: a mail server by LMTP, a command, a program by the API.

use std::net::UdpSocket;

use reqwest::Method;
use serde_json::json;

use super::mail_servers::{Letter, Post};
use super::process::Home;
use super::world::World;
use crate::support::{Answer, MailStack, Own, TestServer, free_ports};

const BOT: &str = "bot@lmtp.test";

/// Postfix hands over what is for the blog; there is no mailbox.
pub(super) async fn world() -> World<Own> {
    let [port] = free_ports();
    let stack = MailStack::delivering_to(port).await;
    let from = format!("mail.from=The blog <{BOT}>");
    let listen = format!("lmtp.listen=127.0.0.1:{port}");
    let world = World::of(Post::on(stack, &[&from, &listen, "imap.host="])).await;
    assert_eq!(world.server.lmtp_address.unwrap().port(), port);
    world
}

/// Without a mailbox: messages come by no way that a test does not take.
async fn without_mailbox() -> Post {
    Post::on(MailStack::shared().await, &["imap.host="])
}

#[tokio::test]
async fn a_reply_that_a_mail_server_hands_over_decides() {
    let world = world().await;
    let (id, letter) = world.held("Straight in.").await;
    assert!(letter.reply_to.starts_with("bot+m") && letter.reply_to.ends_with("@lmtp.test"));
    world.olga_answers(&letter, "ok\r\n\r\nThank you.").await;
    world.becomes(&id, "approved").await;
    world.comes(&world.olga, "Thank you.").await;
    assert_eq!(world.ann().count("/a/").await, 2);
}

#[tokio::test]
async fn a_stranger_at_the_mail_server_decides_nothing_and_the_next_reply_does() {
    let world = world().await;
    let (id, letter) = world.held("Not by a stranger.").await;
    let forged = world.answer(&letter, &world.olga, "ok");
    world.send(&world.olga, &letter, &forged).await;
    let (other, honest) = world.held("By Olga.").await;
    world.olga_answers(&honest, "ok").await;
    world.becomes(&other, "approved").await;
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn replies_wait_at_the_mail_server_while_afterword_is_away() {
    let world = world().await;
    let (id, letter) = world.held("Nobody at home.").await;
    let World { server, post } = world;
    let folder = server.stop().await;
    post.olga_answers(&letter, "ok").await;
    let deferred = || {
        let log = std::fs::read_to_string(post.stack.logs().join("postfix.log")).unwrap();
        log.lines()
            .any(|line| line.contains("@lmtp.test>") && line.contains("status=deferred"))
    };
    let end = std::time::Instant::now() + super::mail_servers::PATIENCE;
    while !deferred() {
        assert!(std::time::Instant::now() < end, "Postfix has not tried");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let settings: Vec<&str> = post.settings.iter().map(String::as_str).collect();
    let server = TestServer::again_with(folder, &settings).await;
    let world = World { server, post };
    world.becomes(&id, "approved").await;
}

/// A held comment of a server in a process of its own.
pub(super) async fn held(
    post: &Post,
    ann: &crate::support::Visitor,
    text: &str,
) -> (String, Letter) {
    let (id, _) = ann.comments("/a/", text).await.submitted();
    (id, post.comes(&post.olga, text).await)
}

#[tokio::test]
async fn a_message_on_standard_input_decides_and_the_running_server_counts_anew() {
    let post = without_mailbox().await;
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let ann = server.ann();
    let (id, letter) = held(&post, &ann, "By a pipe.").await;
    assert_eq!(ann.count("/a/").await, 0);
    let raw = post.signed(&post.answer(&letter, &post.olga, "ok"));
    let done = home.run_with("mail receive", raw.as_bytes()).await;
    assert_eq!((done.status, done.err.as_str()), (0, "decided\n"));
    assert_eq!(ann.count("/a/").await, 1);
    post.letters_when(&post.olga, |letters| letters.len() == 2)
        .await;
    let again = home.run_with("mail receive", raw.as_bytes()).await;
    assert_eq!((again.status, again.err.as_str()), (0, "seen-before\n"));
    assert_eq!(server.decisions(&id).await, 1);
    let other = home
        .run_with(
            "mail receive",
            b"From: a@blog.test\r\nTo: b@blog.test\r\n\r\nok\r\n",
        )
        .await;
    assert_eq!(other.status, 0, "{other:?}");
    assert!(other.err.contains("no address"), "{other:?}");
}

#[tokio::test]
async fn a_message_on_standard_input_is_to_come_again_while_the_database_is_locked() {
    let post = without_mailbox().await;
    let mut home = Home::new(&post.settings).await;
    home.set("store.busy_timeout=50ms");
    let server = home.serve();
    let (id, letter) = held(&post, &server.ann(), "Locked out.").await;
    let raw = post.signed(&post.answer(&letter, &post.olga, "ok"));
    let lock = rusqlite::Connection::open(home.database()).unwrap();
    lock.busy_timeout(std::time::Duration::from_secs(10))
        .unwrap();
    lock.execute_batch("BEGIN IMMEDIATE").unwrap();
    let refused = home.run_with("mail receive", raw.as_bytes()).await;
    assert_eq!(refused.status, 75, "{refused:?}");
    lock.execute_batch("ROLLBACK").unwrap();
    assert_eq!(server.decisions(&id).await, 0);
    let done = home.run_with("mail receive", raw.as_bytes()).await;
    assert_eq!((done.status, done.err.as_str()), (0, "decided\n"));
}

#[tokio::test]
async fn a_message_on_standard_input_is_to_come_again_while_the_name_server_is_silent() {
    let post = without_mailbox().await;
    let mut home = Home::new(&post.settings).await;
    let server = home.serve();
    let (id, letter) = held(&post, &server.ann(), "Who are you?").await;
    let raw = post.signed(&post.answer(&letter, &post.olga, "ok"));
    let silent = UdpSocket::bind("127.0.0.1:0").unwrap();
    home.set(&format!(
        "mail.name_server={}",
        silent.local_addr().unwrap()
    ));
    let refused = home.run_with("mail receive", raw.as_bytes()).await;
    assert_eq!(refused.status, 75, "{refused:?}");
    assert_eq!(server.owner().shows(&id).await["status"], "pending");
    let (host, _) = post.settings[1].split_once('=').unwrap();
    assert_eq!(host, "mail.name_server");
    home.set(&post.settings[1]);
    let done = home.run_with("mail receive", raw.as_bytes()).await;
    assert_eq!((done.status, done.err.as_str()), (0, "decided\n"));
}

async fn brings(server: &TestServer, token: &str, raw: &[u8]) -> Answer {
    let request = server.visitor().request(Method::POST, "/api/v1/mail");
    let request = request
        .bearer_auth(token)
        .header("content-type", "message/rfc822");
    Answer::of(request.body(raw.to_vec())).await
}

#[tokio::test]
async fn a_program_brings_a_reply_by_the_api() {
    let world = World::of(without_mailbox().await).await;
    let home = Home::of(&world.server, &world.settings);
    let made = home.json("tokens add hook --scope mail --json").await;
    let token = made["token"].as_str().unwrap();
    let reader = home
        .json("tokens add reader --scope read --scope moderate --json")
        .await;
    let (id, letter) = world.held("By a hook.").await;
    let raw = world.signed(&world.answer(&letter, &world.olga, "ok"));
    let refused = brings(
        &world.server,
        reader["token"].as_str().unwrap(),
        raw.as_bytes(),
    )
    .await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (403, "scope_missing")
    );
    let refused = brings(&world.server, "aw_unknown", raw.as_bytes()).await;
    assert_eq!(refused.status, 401);
    assert_eq!(world.status(&id).await, "pending");
    assert_eq!(world.ann().count("/a/").await, 0);
    let done = brings(&world.server, token, raw.as_bytes()).await;
    assert_eq!(
        (done.status.as_u16(), done.json()),
        (200, json!({"effect": "decided"}))
    );
    assert_eq!(world.status(&id).await, "approved");
    assert_eq!(world.ann().count("/a/").await, 1);
    world
        .letters_when(&world.olga, |letters| letters.len() == 2)
        .await;
    let again = brings(&world.server, token, raw.as_bytes()).await;
    assert_eq!(
        (again.status.as_u16(), again.json()),
        (200, json!({"effect": "seen-before"}))
    );
    let other = b"From: a@blog.test\r\nTo: b@blog.test\r\n\r\nok\r\n";
    let other = brings(&world.server, token, other).await;
    assert_eq!(
        (other.status.as_u16(), other.code().as_str()),
        (422, "mail_not_ours")
    );
    let long = format!("{raw}{}", "x".repeat(37 * 1024 * 1024));
    let long = brings(&world.server, token, long.as_bytes()).await;
    assert_eq!(long.status, 413, "{long:?}");
    // Whoever wrote it hears of it all the same.
    world.comes(&world.olga, "up to 25 MB").await;
}

#[tokio::test]
async fn the_api_says_that_mail_is_switched_off() {
    let server = TestServer::start().await;
    let answer = brings(
        &server,
        crate::support::OWNERS_TOKEN,
        b"To: bot@blog.test\r\n\r\nok",
    )
    .await;
    assert_eq!(
        (answer.status.as_u16(), answer.code().as_str()),
        (503, "mail_off")
    );
}

#[tokio::test]
async fn the_api_wants_a_message_again_while_the_name_server_is_silent() {
    let silent = UdpSocket::bind("127.0.0.1:0").unwrap();
    let setting = format!("mail.name_server={}", silent.local_addr().unwrap());
    let post = Post::on(MailStack::shared().await, &["imap.host=", &setting]);
    let world = World::of(post).await;
    let (id, letter) = world.held("Ask again.").await;
    let raw = world.signed(&world.answer(&letter, &world.olga, "ok"));
    let answer = brings(&world.server, crate::support::OWNERS_TOKEN, raw.as_bytes()).await;
    assert_eq!(
        (answer.status.as_u16(), answer.code().as_str()),
        (503, "mail_later")
    );
    assert_eq!(world.status(&id).await, "pending");
}

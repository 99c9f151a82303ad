//! `kill -9` of Afterword between any two steps: nothing is lost, nothing has two effects.

use std::collections::{BTreeMap, BTreeSet};

use tokio::time::{Duration, sleep};

use super::intercepting_proxy::{Between, Holds};
use super::mail_servers::{Letter, Post};
use super::process::{Home, Process};
use crate::support::MailStack;

/// A claim outlives its node by the time limit of a mail and half a minute, if other nodes may share the store.
async fn post(more: &[&str]) -> Post {
    let settings = [&["smtp.timeout=10s"], more].concat();
    Post::on(MailStack::shared().await, &settings)
}

/// A held comment, and what a moderator got about it.
async fn held(post: &Post, server: &Process, text: &str) -> (String, Letter) {
    let (id, _) = server.ann().comments("/a/", text).await.submitted();
    (id, post.comes(&post.olga, text).await)
}

fn ids(letters: &[Letter]) -> BTreeSet<&str> {
    letters
        .iter()
        .map(|letter| letter.message_id.as_str())
        .collect()
}

/// When Afterword is killed that has a mail to send.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    /// The comment was acknowledged, and nothing else awaited.
    Acknowledged,
    /// The mail is on its way: the mail server is being spoken to.
    OnItsWay,
}

async fn comes_once_after_a_kill(moment: Moment) {
    let stack = MailStack::shared().await;
    let line = Between::before(stack.smtp, Holds::Question, "MAIL FROM").await;
    let post = post(&[&format!("smtp.port={}", line.port)]).await;
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let answer = server.ann().comments("/a/", "Just in time.").await;
    assert_eq!(answer.status, 202);
    if moment == Moment::OnItsWay {
        line.has_held().await;
    }
    server.kill();
    line.open();
    let server = home.serve();
    post.comes(&post.olga, "Just in time.").await;
    let (id, other) = held(&post, &server, "The next one.").await;
    post.olga_answers(&other, "ok").await;
    server.becomes(&id, "approved").await;
    let told = post
        .letters_when(&post.olga, |letters| letters.len() >= 3)
        .await;
    assert_eq!((told.len(), ids(&told).len()), (3, 3), "each came once");
}

#[tokio::test]
async fn a_mail_of_which_only_the_comment_was_acknowledged_is_sent_after_a_kill() {
    comes_once_after_a_kill(Moment::Acknowledged).await;
}

#[tokio::test]
async fn a_mail_that_was_on_its_way_is_sent_after_a_kill() {
    comes_once_after_a_kill(Moment::OnItsWay).await;
}

#[tokio::test]
async fn a_mail_that_was_taken_but_not_marked_comes_twice_as_one_message() {
    let stack = MailStack::shared().await;
    let line = Between::before(stack.smtp, Holds::Answer, "\r\n.\r\n").await;
    let post = post(&[&format!("smtp.port={}", line.port)]).await;
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let (id, first) = held(&post, &server, "Taken, not marked.").await;
    line.has_held().await;
    server.kill();
    line.open();
    let server = home.serve();
    let told = post
        .letters_when(&post.olga, |letters| letters.len() == 2)
        .await;
    assert_eq!(ids(&told), BTreeSet::from([first.message_id.as_str()]));
    assert_eq!(
        told[0].reply_to, told[1].reply_to,
        "both copies can be answered"
    );
    post.olga_answers(&first, "ok").await;
    server.becomes(&id, "approved").await;
    assert_eq!(server.decisions(&id).await, 1);
}

#[tokio::test]
async fn a_reply_that_lay_in_the_mailbox_at_the_kill_decides_after_it() {
    let stack = MailStack::shared().await;
    let line = Between::before(stack.imap, Holds::Question, "BODY.PEEK[]").await;
    let post = post(&[&format!("imap.port={}", line.port)]).await;
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let (id, letter) = held(&post, &server, "Nearly read.").await;
    post.olga_answers(&letter, "ok").await;
    line.has_held().await;
    assert_eq!(server.owner().shows(&id).await["status"], "pending");
    server.kill();
    line.open();
    let server = home.serve();
    server.becomes(&id, "approved").await;
    post.dealt_with(1).await;
    assert_eq!(server.decisions(&id).await, 1);
}

#[tokio::test]
async fn a_reply_that_had_decided_but_was_not_marked_decides_once() {
    let stack = MailStack::shared().await;
    let line = Between::before(stack.imap, Holds::Question, " UID STORE ").await;
    let post = post(&[&format!("imap.port={}", line.port)]).await;
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let (id, letter) = held(&post, &server, "Decided, not marked.").await;
    post.olga_answers(&letter, "ok\r\n\r\nMy one answer.").await;
    line.has_held().await;
    server.becomes(&id, "approved").await;
    server.kill();
    assert!(
        post.stack
            .mailbox(&post.bot)
            .iter()
            .all(|kept| !kept.flags.contains('S'))
    );
    line.open();
    let server = home.serve();
    post.dealt_with(1).await;
    assert_eq!(server.decisions(&id).await, 1);
    // Whatever a second look would have caused stood in the outbox before the mark.
    let caused = home.json("mail outbox list all --json").await;
    let kinds: Vec<&str> = caused
        .as_array()
        .unwrap()
        .iter()
        .map(|mail| mail["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["decided", "moderation"], "newest first: {caused}");
    post.letters_when(&post.olga, |letters| ids(letters).len() == 2)
        .await;
    let thread = server.ann().reads("/a/", "").await;
    assert_eq!(
        thread["comments"].as_array().unwrap().len(),
        2,
        "one answer: {thread}"
    );
}

#[tokio::test]
async fn kills_at_any_moment_lose_nothing_and_repeat_no_effect() {
    const ROUNDS: u64 = 20;
    let post = post(&["mail.single_mails=10000"]).await;
    let home = Home::new(&post.settings).await;
    let mut chance = Chance(0x5EED_AF7E);
    let mut known = BTreeMap::new();
    let mut answered = BTreeSet::new();
    // A slow machine has more rounds, and longer ones, until as much was acknowledged.
    let mut round = 0;
    while round < ROUNDS || known.len() as u64 <= ROUNDS {
        assert!(round < 20 * ROUNDS, "only {} comments", known.len());
        let server = home.serve();
        let life = Duration::from_millis(chance.below(900 * (1 + round / ROUNDS)));
        let busy = busy(&post, &server, round, &mut known, &mut answered);
        let _ = tokio::time::timeout(life, busy).await;
        server.kill();
        round += 1;
    }
    let server = home.serve();
    for text in known.values() {
        post.comes(&post.olga, text).await;
    }
    all_told(&post, &home).await;
    answer(&post, &mut answered, usize::MAX).await;
    for id in known.keys() {
        server.becomes(id, "approved").await;
        assert_eq!(server.decisions(id).await, 1, "{}", known[id]);
    }
    // Also for comments whose 202 was lost: one mail asks and one confirms, however often each came.
    let complete = |letters: &[Letter]| ids(letters).len() >= 2 * answered.len();
    let told = post.letters_when(&post.olga, complete).await;
    assert_eq!(ids(&told).len(), 2 * answered.len());
    assert_eq!(server.ann().count("/a/").await, answered.len() as u64);
}

/// Waits until all mails have left and come, also those about comments whose 202 was lost.
async fn all_told(post: &Post, home: &Home) {
    let end = std::time::Instant::now() + super::mail_servers::PATIENCE;
    while home.json("mail outbox list waiting --json").await != serde_json::json!([]) {
        assert!(std::time::Instant::now() < end, "mails wait");
        sleep(Duration::from_millis(50)).await;
    }
    let sent = home.json("mail outbox list all --limit 10000 --json").await;
    let sent = sent.as_array().unwrap().len();
    let are_there = |letters: &[Letter]| ids(letters).len() >= sent;
    post.letters_when(&post.olga, are_there).await;
}

/// Comments and replies without end. `known` are those that were acknowledged, `answered` the tokens.
async fn busy(
    post: &Post,
    server: &Process,
    round: u64,
    known: &mut BTreeMap<String, String>,
    answered: &mut BTreeSet<String>,
) {
    for number in 0.. {
        let text = format!("Comment {round}-{number}.");
        let body = serde_json::json!({"page": "/a/", "name": "Ann", "text": text});
        let ann = server.ann();
        let sent = ann
            .request(reqwest::Method::POST, "/api/v1/comments")
            .json(&body)
            .send()
            .await;
        let comment: serde_json::Value = sent.unwrap().json().await.unwrap();
        known.insert(comment["comment"]["id"].as_str().unwrap().to_owned(), text);
        answer(post, answered, 2).await;
        sleep(Duration::from_millis(10)).await;
    }
}

/// Olga says ok to what she has not answered yet, up to `most`; every second time her server sends it twice.
async fn answer(post: &Post, answered: &mut BTreeSet<String>, most: usize) {
    let asking = |letter: &Letter| letter.raw.contains("Auto-Submitted: auto-generated");
    let letters = post.letters(&post.olga).into_iter().filter(asking);
    let fresh: BTreeMap<_, _> = letters
        .filter(|letter| !answered.contains(&letter.reply_to))
        .map(|letter| (letter.reply_to.clone(), letter))
        .collect();
    for (token, letter) in fresh.into_iter().take(most) {
        let raw = post.signed(&post.answer(&letter, &post.olga, "ok"));
        // Before it is sent: what is cut off in sending would be answered once more, with another Message-ID.
        answered.insert(token);
        let (stack, from) = (post.stack, post.olga.clone());
        let twice = answered.len().is_multiple_of(2);
        let sending = tokio::spawn(async move {
            stack.send(&from, &letter.reply_to, &raw).await;
            if twice {
                stack.send(&from, &letter.reply_to, &raw).await;
            }
        });
        sending.await.unwrap();
    }
}

/// Always the same numbers (Knuth's MMIX).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

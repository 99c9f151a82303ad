//! Real machines at the other end: vacation answers, bounces, lists, a filter that checks signatures.

use std::ops::Deref;

use afterword_model::EmailAddress;
use afterword_services::Changes as _;
use afterword_store::{MailKind, OutboxFilter, OutboxMail, ReaderAddress};
use tokio::time::{Duration, Instant, sleep};

use super::mail_servers::{Letter, PATIENCE, Post};
use super::process::Home;
use super::world::World;
use crate::support::MailStack;

/// After what the mailbox got was dealt with: the mails of the outbox are of these kinds, oldest first.
async fn has_written(world: &World<impl Sized>, kinds: &[MailKind]) {
    let mails = world
        .server
        .app
        .store
        .mails(OutboxFilter::All, 20)
        .await
        .unwrap();
    let mut written: Vec<MailKind> = mails.iter().map(|mail| mail.kind).collect();
    written.reverse();
    assert_eq!(written, kinds);
}

/// An honest reply still decides.
async fn olga_decides(world: &World<impl Deref<Target = MailStack>>, id: &str, letter: &Letter) {
    world.olga_answers(letter, "ok").await;
    world.becomes(id, "approved").await;
    has_written(world, &[MailKind::Moderation, MailKind::Decided]).await;
}

#[tokio::test]
async fn a_real_vacation_answer_decides_nothing_and_is_not_answered() {
    let stack = MailStack::shared().await;
    let post = Post::on(stack, &[]);
    stack.goes_away(&post.olga, "ok");
    let world = World::of(post).await;
    let (id, letter) = world.held("Where are you?").await;
    // Our mails say that a machine wrote them, so Dovecot does not answer them: this one does not say it,
    // and vacation programs of the old kind answer to Reply-To.
    let raw = letter.raw.replace("Auto-Submitted: auto-generated\r\n", "");
    let raw = raw.replace("Auto-Submitted: auto-generated\n", "");
    assert!(!raw.contains("Auto-Submitted"));
    stack.send(&letter.reply_to, &world.olga, &raw).await;
    world.dealt_with(1).await;
    let kept = stack.mailbox(&world.bot);
    assert!(
        kept[0].raw.contains("Auto-Submitted: auto-replied"),
        "{kept:?}"
    );
    assert!(kept[0].raw.contains(&letter.reply_to), "{kept:?}");
    assert_eq!(kept.len(), 1, "the first mail was not answered by Dovecot");
    assert_eq!(world.status(&id).await, "pending");
    has_written(&world, &[MailKind::Moderation]).await;
    olga_decides(&world, &id, &letter).await;
    world
        .letters_when(&world.olga, |letters| letters.len() == 3)
        .await;
    assert_eq!(stack.mailbox(&world.bot).len(), 2, "nobody talks to nobody");
}

#[tokio::test]
async fn a_real_vacation_answer_that_its_server_has_signed_decides_nothing_either() {
    let stack = MailStack::shared().await;
    let world = World::with(&[]).await;
    let away = stack.user("away");
    stack.goes_away(&away, "ok");
    let (id, letter) = world.held("And signed?").await;
    let raw = format!(
        "From: {}\r\nTo: {away}\r\nSubject: x\r\nMessage-ID: <x{away}>\r\n\r\nx\r\n",
        world.olga
    );
    stack.send(&world.olga, &away, &raw).await;
    let answered = |letters: &[Letter]| letters.len() == 2;
    let letters = world.letters_when(&world.olga, answered).await;
    let vacation = letters
        .iter()
        .find(|other| other.message_id != letter.message_id)
        .unwrap();
    // As if it had been Olga's own server that answered, to the address of the mail.
    let written = vacation
        .raw
        .find("\nMessage-ID:")
        .map(|end| end + 1)
        .unwrap();
    let raw = vacation.raw[written..]
        .replace(&away, "OLGA")
        .replace(&world.olga, &letter.reply_to);
    let raw = raw.replace("OLGA", &world.olga).replace('\n', "\r\n");
    assert!(
        raw.contains("Auto-Submitted: auto-replied") && raw.contains("\r\n\r\nok"),
        "{raw}"
    );
    world.send(&world.olga, &letter, &world.signed(&raw)).await;
    world.dealt_with(1).await;
    assert_eq!(world.status(&id).await, "pending");
    has_written(&world, &[MailKind::Moderation]).await;
    olga_decides(&world, &id, &letter).await;
}

#[tokio::test]
async fn a_copy_by_a_mailing_list_decides_nothing() {
    let world = World::new().await;
    let (id, letter) = world.held("Read by many.").await;
    let signed = world.signed(&world.answer(&letter, &world.olga, "ok"));
    let head = "List-Id: Readers <readers.lists.test>\r\nList-Post: <mailto:readers@lists.test>\r\n\
                Precedence: list\r\n";
    let raw = format!(
        "{head}{signed}\r\n-- \r\nreaders@lists.test\r\nTo leave the list write to leave@lists.test\r\n"
    );
    world.send("readers-bounces@blog.test", &letter, &raw).await;
    world.dealt_with(1).await;
    assert_eq!(world.status(&id).await, "pending");
    has_written(&world, &[MailKind::Moderation]).await;
    olga_decides(&world, &id, &letter).await;
}

/// The failed mails, as soon as there are so many.
async fn failed(world: &World, count: usize) -> Vec<OutboxMail> {
    let end = Instant::now() + PATIENCE;
    loop {
        let store = &world.server.app.store;
        let mails = store.mails(OutboxFilter::Failed, 20).await.unwrap();
        if mails.len() >= count {
            assert_eq!(mails.len(), count, "{mails:?}");
            return mails;
        }
        assert!(
            Instant::now() < end,
            "{:?}",
            store.mails(OutboxFilter::All, 20).await
        );
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_moderators_mail_that_really_bounces_is_shown_and_can_be_sent_again() {
    let ghost = "ghost@blog.test";
    let world = World::with(&[&format!("sites.moderators={ghost}")]).await;
    let home = Home::of(&world.server, &world.settings);
    let answer = world.ann().comments("/a/", "Is anybody there?").await;
    let (id, _) = answer.submitted();
    failed(&world, 1).await;
    let shown = home.json("mail outbox list failed --json").await;
    assert_eq!(
        (&shown[0]["to"], &shown[0]["state"]),
        (&ghost.into(), &"failed".into()),
        "{shown}"
    );
    assert!(
        shown[0]["error"].as_str().unwrap().contains("came back"),
        "{shown}"
    );
    world.dealt_with(1).await;
    let report = world.stack.mailbox(&world.bot);
    assert!(report[0].raw.contains("multipart/report"), "{report:?}");
    assert_eq!(world.status(&id).await, "pending");
    let mail = shown[0]["id"].as_str().unwrap();
    assert_eq!(
        home.run(&format!("mail outbox retry {mail}")).await.status,
        0
    );
    let waiting = world
        .server
        .app
        .store
        .mails(OutboxFilter::Waiting, 1)
        .await
        .unwrap();
    // It may be sent already.
    if let Some(waiting) = waiting.first() {
        let left = waiting.due.duration_since(world.server.app.clock.now());
        world.server.pass(left.try_into().unwrap_or_default());
        world.server.app.wakeups.mails();
    }
    // It comes back again.
    world.dealt_with(2).await;
    failed(&world, 1).await;
}

async fn ghost_of(world: &World, ghost: &str) -> ReaderAddress {
    let site = world.server.app.sites.current().all()[0].id;
    let email = EmailAddress::parse(ghost).unwrap();
    let known = world.server.app.store.reader_address_of(site, email).await;
    known.unwrap().unwrap()
}

#[tokio::test]
async fn three_real_bounces_switch_a_readers_address_off() {
    let ghost = "ghost-reader@blog.test";
    let world = World::new().await;
    let (id, _) = world.wishes(ghost, "Tell me more.").await.submitted();
    world.server.owner().has_decided(&id, "approve").await;
    // What asks for a confirmation comes back: one bounce, which a confirmation forgets.
    failed(&world, 1).await;
    let address = ghost_of(&world, ghost).await;
    let now = world.server.app.clock.now();
    let store = &world.server.app.store;
    store
        .confirm_address(address.site, address.email, now)
        .await
        .unwrap();
    for number in 1..=3 {
        assert!(
            ghost_of(&world, ghost).await.stopped.is_none(),
            "after {number} bounces"
        );
        let text = format!("Reply {number}.");
        let (reply, _) = world.ann().replies("/a/", &id, &text).await.submitted();
        world.server.owner().has_decided(&reply, "approve").await;
        world.server.app.wakeups.mails();
        failed(&world, 1 + number).await;
    }
    assert!(ghost_of(&world, ghost).await.stopped.is_some());
    let (reply, _) = world
        .ann()
        .replies("/a/", &id, "Reply 4.")
        .await
        .submitted();
    world.server.owner().has_decided(&reply, "approve").await;
    let all = store.mails(OutboxFilter::All, 50).await.unwrap();
    let to_ghost = all.iter().filter(|mail| mail.recipient.as_str() == ghost);
    assert_eq!(
        to_ghost.count(),
        4,
        "the fourth reply tells the address nothing"
    );
}

#[tokio::test]
async fn with_a_filter_that_stamps_results_no_name_server_is_needed_and_a_forged_stamp_is_worth_nothing()
 {
    let silent = std::net::UdpSocket::bind("127.0.0.1:0").unwrap();
    let nobody = format!("mail.name_server={}", silent.local_addr().unwrap());
    let post = Post::on(
        MailStack::own().await,
        &[&nobody, "mail.trusted_results=mx.blog.test"],
    );
    let key = format!("k._domainkey.blog.test {}", post.record);
    post.stack.checks_signatures(&key).await;
    let world = World::of(post).await;
    let (id, letter) = world.held("Stamped by whom?").await;
    let forged = world.answer(&letter, &world.olga, "ok");
    let forged = format!(
        "Authentication-Results: mx.blog.test;\r\n\tdkim=pass header.d=blog.test header.s=k header.i=@blog.test\r\n{forged}"
    );
    world.send(&world.olga, &letter, &forged).await;
    world.dealt_with(1).await;
    assert_eq!(world.status(&id).await, "pending");
    world.olga_answers(&letter, "ok").await;
    world.dealt_with(2).await;
    let kept = world.stack.mailbox(&world.bot);
    assert_eq!(world.status(&id).await, "approved", "{kept:#?}");
    let stamped = |kept: &&crate::support::Kept| kept.raw.contains("dkim=pass");
    assert_eq!(
        kept.iter().filter(stamped).count(),
        1,
        "OpenDKIM has removed the forged one: {kept:#?}"
    );
}

//! Nothing but the owner's own reply decides.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::world::World;
use afterword_config::SetOverride;

/// What must have no effect is sent first, then an honest reply to another comment: once that one has its
/// effect, all before it was looked at.
async fn has_no_effect(world: &World, raw: impl Fn(&super::world::Letter) -> (String, String)) {
    static NUMBER: AtomicUsize = AtomicUsize::new(1);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let before = world.stack.mailbox(&world.bot).len();
    let (id, letter) = world
        .held(&format!("Please let me through, {number}."))
        .await;
    let (from, message) = raw(&letter);
    world.send(&from, &letter, &message).await;
    let (other, honest) = world.held(&format!("I am patient, {number}.")).await;
    world.olga_answers(&honest, "ok").await;
    world.becomes(&other, "approved").await;
    // They may come in either order.
    world.dealt_with(before + 2).await;
    assert_eq!(world.status(&id).await, "pending", "{message}");
}

#[tokio::test]
async fn a_forged_sender_decides_nothing() {
    let world = World::new().await;
    // From olga's address, without her server's signature.
    has_no_effect(&world, |letter| {
        (world.olga.clone(), world.answer(letter, &world.olga, "ok"))
    })
    .await;
}

#[tokio::test]
async fn a_forwarded_mail_does_not_let_its_receiver_decide() {
    let world = World::new().await;
    let eve = world.stack.user("eve");
    has_no_effect(&world, |letter| {
        (eve.clone(), world.signed(&world.answer(letter, &eve, "ok")))
    })
    .await;
}

#[tokio::test]
async fn a_tampered_body_decides_nothing() {
    let world = World::new().await;
    has_no_effect(&world, |letter| {
        let signed = world.signed(&world.answer(letter, &world.olga, "no"));
        (
            world.olga.clone(),
            signed.replace("\r\n\r\nno\r\n", "\r\n\r\nok\r\n"),
        )
    })
    .await;
}

#[tokio::test]
async fn a_vacation_answer_and_list_mail_decide_nothing() {
    let world = World::new().await;
    for field in [
        "Auto-Submitted: auto-replied (vacation)",
        "Precedence: bulk",
        "List-Id: <readers.blog.test>",
        "X-Autoreply: yes",
    ] {
        has_no_effect(&world, |letter| {
            let raw = world.answer(letter, &world.olga, "ok");
            (
                world.olga.clone(),
                world.signed(&format!("{field}\r\n{raw}")),
            )
        })
        .await;
    }
}

#[tokio::test]
async fn a_message_decides_once_however_often_it_comes() {
    let world = World::new().await;
    let (id, letter) = world.held("Once.").await;
    let raw = world.signed(&world.answer(&letter, &world.olga, "ok\r\n\r\nOne answer."));
    world.send(&world.olga, &letter, &raw).await;
    world.becomes(&id, "approved").await;
    assert_eq!(
        world.server.owner().decides(&id, "reject").await.status,
        200
    );
    world.send(&world.olga, &letter, &raw).await;
    world.dealt_with(2).await;
    assert_eq!(world.status(&id).await, "rejected");
    // Neither is it answered again.
    assert_eq!(world.letters(&world.olga).len(), 2);
}

#[tokio::test]
async fn a_moderator_who_was_taken_off_the_list_decides_nothing() {
    let world = World::new().await;
    let (id, letter) = world.held("Who decides?").await;
    let other = world.stack.user("otto");
    let overrides = {
        let mut own = afterword_model::policy::SiteOverrides::default();
        own.set(&format!("moderators={other}")).unwrap();
        own
    };
    world
        .server
        .add_site_with("blog", &["https://blog.test"], overrides)
        .await;
    world.olga_answers(&letter, "ok").await;
    world.dealt_with(1).await;
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn an_expired_token_decides_nothing_and_its_owner_hears_of_it() {
    let world = World::new().await;
    let (id, letter) = world.held("Too late?").await;
    world
        .server
        .pass(std::time::Duration::from_secs(31 * 24 * 60 * 60));
    world.olga_answers(&letter, "ok").await;
    let told = world
        .letters_when(&world.olga, |letters| letters.len() == 2)
        .await;
    assert_eq!(world.status(&id).await, "pending");
    // The mail that says so has a token of its own.
    let fresh = told
        .iter()
        .find(|told| told.reply_to != letter.reply_to)
        .unwrap();
    world.olga_answers(fresh, "ok").await;
    world.becomes(&id, "approved").await;
}

#[tokio::test]
async fn unknown_words_do_nothing_and_are_explained_only_so_often() {
    let world = World::with(&["mail.explanations_per_day=2"]).await;
    let (id, letter) = world.held("Hm.").await;
    for _ in 0..4 {
        world.olga_answers(&letter, "Let me think about it").await;
    }
    world.dealt_with(4).await;
    let told = world
        .letters_when(&world.olga, |letters| letters.len() >= 3)
        .await;
    assert!(told.iter().any(|told| told.text.contains("Let me think")));
    assert_eq!(world.status(&id).await, "pending");
    let (other, honest) = world.held("And now?").await;
    world.olga_answers(&honest, "ok").await;
    world.becomes(&other, "approved").await;
    world.comes(&world.olga, "And now?").await;
    // One mail for each comment, two explanations, one confirmation.
    world
        .letters_when(&world.olga, |letters| letters.len() == 5)
        .await;
}

#[tokio::test]
async fn a_reply_to_a_digest_without_numbers_decides_nothing() {
    let world = World::with(&["mail.single_mails=0", "mail.digest_every=1m"]).await;
    let ann = world.ann();
    let mut ids = Vec::new();
    for text in ["The one.", "The other."] {
        ids.push(ann.comments("/a/", text).await.submitted().0);
    }
    // The worker has seen them, and lets them wait.
    let waiting = async || world.server.app.store.next_mail_due().await.unwrap();
    let now = world.server.app.clock.now();
    while waiting().await.is_none_or(|due| due <= now) {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    world.server.pass(std::time::Duration::from_secs(61));
    world.server.app.wakeups.mails();
    let digest = world.comes(&world.olga, "The other.").await;
    assert_ne!(digest.reply_to, world.bot);
    world.olga_answers(&digest, "ok").await;
    world.dealt_with(1).await;
    for id in ids {
        assert_eq!(world.status(&id).await, "pending");
    }
}

#[tokio::test]
async fn an_old_letter_of_the_moderators_decides_nothing() {
    let world = World::new().await;
    has_no_effect(&world, |letter| {
        let raw = world.answer(letter, &world.olga, "ok");
        let old = raw.replace(&letter.date_after(3600), &letter.date_after(-2 * 24 * 3600));
        assert_ne!(old, raw);
        (world.olga.clone(), world.signed(&old))
    })
    .await;
}

#[tokio::test]
async fn an_answer_to_somebody_else_in_the_same_conversation_decides_nothing() {
    let world = World::new().await;
    let (id, letter) = world.held("Look at this, Bob.").await;
    // Olga has forwarded the mail; Bob's and her talk about it carries its Message-ID.
    let raw = world.signed(&world.answer(&letter, &world.olga, "ok"));
    let raw = raw.replace(&format!("To: {}", letter.reply_to), "To: bob@blog.test");
    world.stack.send(&world.olga, &world.bot, &raw).await;
    let vimeo = world.bot.replace('@', "+vimeo@");
    let news = raw
        .replace("To: bob@blog.test", &format!("To: {vimeo}"))
        .replace("<answer", "<news");
    world.stack.send(&world.olga, &vimeo, &news).await;
    let (other, honest) = world.held("And this.").await;
    world.olga_answers(&honest, "ok").await;
    world.becomes(&other, "approved").await;
    world.dealt_with(1).await;
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn mail_of_others_in_the_same_mailbox_stays_as_it_is() {
    let world = World::new().await;
    let raw = "From: aunt@blog.test\r\nTo: bot@blog.test\r\nSubject: ok\r\nMessage-ID: <aunt@blog.test>\r\n\r\nok\r\n";
    world.stack.send("aunt@blog.test", &world.bot, raw).await;
    let (id, letter) = world.held("Beside the family's mail.").await;
    world.olga_answers(&letter, "ok").await;
    world.becomes(&id, "approved").await;
    world.dealt_with(1).await;
    let kept = world.stack.mailbox(&world.bot);
    let family = kept
        .iter()
        .find(|kept| kept.raw.contains("aunt@blog.test>"))
        .unwrap();
    assert!(!family.flags.contains('S'));
}

#[tokio::test]
async fn why_nothing_was_done_is_said_in_the_language_of_the_blog() {
    let world = World::with(&["sites.language=de"]).await;
    let (id, letter) = world.held("Zu früh.").await;
    // Nothing was decided yet.
    world.olga_answers(&letter, "undo").await;
    let words = "So, wie der Kommentar jetzt ist";
    let told = world.comes(&world.olga, words).await;
    assert_eq!(world.status(&id).await, "pending");
    world.olga_answers(&told, "ok").await;
    world.becomes(&id, "approved").await;
}

/// Sends an answer twice, and an honest one to another comment behind it: all that Olga got besides the mails about
/// the comments and the confirmation.
async fn told(
    world: &World,
    raw: impl Fn(&super::world::Letter) -> (String, String),
) -> Vec<String> {
    let before = world.letters(&world.olga).len();
    let dealt_with = world.stack.mailbox(&world.bot).len();
    let (id, letter) = world.held("Is it you?").await;
    for number in [1, 2] {
        let (from, message) = raw(&letter);
        let again = message.replace("Message-ID: <", &format!("Message-ID: <{number}."));
        world.send(&from, &letter, &again).await;
    }
    world.dealt_with(dealt_with + 2).await;
    let (other, honest) = world.held("It is me.").await;
    world.olga_answers(&honest, "ok").await;
    world.becomes(&other, "approved").await;
    let letters = world
        .letters_when(&world.olga, |letters| {
            let done = |letter: &super::world::Letter| letter.subject.contains("ublished");
            letters.len() >= before + 3 && letters.iter().skip(before).any(done)
        })
        .await;
    assert_eq!(world.status(&id).await, "pending");
    let told = letters
        .iter()
        .filter(|letter| letter.text.contains("Nothing was done"));
    told.map(|letter| letter.text.replace('\n', " ")).collect()
}

#[tokio::test]
async fn an_answer_from_another_address_is_told_once_to_the_known_one() {
    let world = World::new().await;
    let eve = world.stack.user("evelyn");
    let told = told(&world, |letter| {
        (eve.clone(), world.answer(letter, &eve, "ok"))
    })
    .await;
    assert_eq!(told.len(), 1, "{told:#?}");
    let how = format!("answer from {}", world.olga);
    assert!(told[0].contains(&how) && told[0].contains("afterword mail explain"));
    assert!(!told[0].contains("evelyn"), "nothing unproven is quoted");
    assert!(world.letters(&eve).is_empty(), "nobody else hears of it");
}

#[tokio::test]
async fn an_answer_that_is_older_than_its_mail_is_told_once() {
    let world = World::new().await;
    let told = told(&world, |letter| {
        let raw = world.answer(letter, &world.olga, "ok");
        let old = raw.replace(&letter.date_after(3600), &letter.date_after(-2 * 24 * 3600));
        (world.olga.clone(), old)
    })
    .await;
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].contains("check the clock"), "{told:#?}");
}

#[tokio::test]
async fn an_unproven_answer_is_told_once_a_day_also_after_a_restart() {
    let world = World::new().await;
    let unsigned = |letter: &super::world::Letter| {
        (world.olga.clone(), world.answer(letter, &world.olga, "ok"))
    };
    assert_eq!(told(&world, unsigned).await.len(), 1);
    let world = world.restarted().await;
    let (_, letter) = world.held("Once more.").await;
    let raw = world.answer(&letter, &world.olga, "ok");
    world.send(&world.olga, &letter, &raw).await;
    world.dealt_with(4).await;
    let of_refusals = |letter: &&super::world::Letter| letter.text.contains("Nothing was done");
    let letters = world.letters(&world.olga);
    assert_eq!(letters.iter().filter(of_refusals).count(), 1);
    world
        .server
        .pass(std::time::Duration::from_secs(24 * 60 * 60));
    let raw = raw.replace("Message-ID: <", "Message-ID: <tomorrow.");
    world.send(&world.olga, &letter, &raw).await;
    world
        .letters_when(&world.olga, |letters| {
            letters.iter().filter(of_refusals).count() == 2
        })
        .await;
}

#[tokio::test]
async fn an_automatic_answer_from_another_address_is_not_told() {
    let world = World::new().await;
    let eve = world.stack.user("edna");
    let told = told(&world, |letter| {
        let raw = world.answer(letter, &eve, "I am away.");
        (
            eve.clone(),
            format!("Auto-Submitted: auto-replied\r\n{raw}"),
        )
    })
    .await;
    assert_eq!(told, [""; 0]);
}

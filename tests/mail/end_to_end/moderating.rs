//! A moderator decides by replying.

use std::time::Duration;

use serde_json::json;

use super::world::World;

#[tokio::test]
async fn a_reply_publishes_the_comment_and_the_text_below_becomes_the_owners_answer() {
    let world = World::new().await;
    let (id, letter) = world.held("What a fine article.").await;
    assert!(
        letter.raw.contains("Auto-Submitted: auto-generated"),
        "{}",
        letter.raw
    );
    assert_eq!(world.status(&id).await, "pending");
    world
        .olga_answers(&letter, "ok\r\n\r\nThank you, Ann!")
        .await;
    world.becomes(&id, "approved").await;
    let thread = world.ann().reads("/a/", "").await;
    let answer = &thread["comments"][1];
    assert_eq!(answer["html"], "<p>Thank you, Ann!</p>\n");
    assert_eq!(answer["author"]["owner"], true);
    assert_eq!(world.ann().count("/a/").await, 2);
    let told = world
        .letters_when(&world.olga, |letters| letters.len() == 2)
        .await;
    let told = told
        .iter()
        .find(|told| told.message_id != letter.message_id)
        .unwrap();
    assert!(told.text.contains("Thank you, Ann!"), "{}", told.text);
    assert!(told.raw.contains("Auto-Submitted: auto-replied"));
}

#[tokio::test]
async fn a_later_reply_changes_the_decision_and_undo_takes_it_back() {
    let world = World::new().await;
    let (id, letter) = world.held("Is this so?").await;
    world.olga_answers(&letter, "no").await;
    world.becomes(&id, "rejected").await;
    world.server.pass(Duration::from_secs(60));
    world.olga_answers(&letter, "yes").await;
    world.becomes(&id, "approved").await;
    let told = world
        .letters_when(&world.olga, |letters| letters.len() == 3)
        .await;
    world.server.pass(Duration::from_secs(60));
    // The mail that tells of a decision can be answered, too.
    let latest = told
        .iter()
        .find(|told| {
            told.text
                .contains("This changes an earlier decision: before, it was rejected")
        })
        .unwrap();
    assert!(latest.text.contains(&world.olga), "{}", latest.text);
    world.olga_answers(latest, "undo").await;
    world.becomes(&id, "rejected").await;
}

#[tokio::test]
async fn every_word_does_what_it_says() {
    let world = World::new().await;
    for (word, status) in [
        ("spam", "spam"),
        ("delete", "deleted"),
        ("nein", "rejected"),
        ("oui", "approved"),
    ] {
        let (id, letter) = world.held(&format!("For the word {word}.")).await;
        world.olga_answers(&letter, word).await;
        world.becomes(&id, status).await;
    }
}

#[tokio::test]
async fn edit_publishes_the_text_below_instead() {
    let world = World::new().await;
    let (id, letter) = world.held("Somthing mispelled.").await;
    world
        .olga_answers(&letter, "edit\r\n\r\nSomething misspelled.")
        .await;
    world.becomes(&id, "approved").await;
    let thread = world.ann().reads("/a/", "").await;
    assert_eq!(
        thread["comments"][0]["html"],
        "<p>Something misspelled.</p>\n"
    );
}

#[tokio::test]
async fn what_stands_below_a_word_that_publishes_nothing_is_not_lost_without_a_word() {
    let world = World::new().await;
    let (id, letter) = world.held("Buy this.").await;
    world
        .olga_answers(&letter, "no\r\n\r\nThis is off topic.")
        .await;
    world.becomes(&id, "rejected").await;
    let told = world.comes(&world.olga, "This is off topic.").await;
    assert!(told.text.contains("was not published"), "{}", told.text);
    assert_eq!(world.ann().count("/a/").await, 0);
}

#[tokio::test]
async fn a_word_that_the_text_below_takes_back_is_asked_back() {
    let world = World::new().await;
    let (id, letter) = world.held("Is this the right place?").await;
    let answer = "ok\r\n\r\nOn second thought, please do NOT publish this.";
    world.olga_answers(&letter, answer).await;
    let told = world.comes(&world.olga, "Nothing was done").await;
    assert!(told.text.contains("On second thought"), "{}", told.text);
    assert_eq!(world.status(&id).await, "pending");
    world.olga_answers(&told, "ok").await;
    world.becomes(&id, "approved").await;
}

#[tokio::test]
async fn a_french_site_writes_french_mails() {
    let world = World::with(&["sites.language=fr"]).await;
    let (_, letter) = world.held("Bonjour.").await;
    assert!(
        letter
            .text
            .contains("ce site retient chaque nouveau commentaire"),
        "{}",
        letter.text
    );
    assert!(!letter.text.contains("This site"), "{}", letter.text);
}

/// Letters of two columns, and letters from right to left.
#[tokio::test]
async fn a_mail_in_any_script_arrives_as_it_was_written_and_its_first_word_publishes() {
    for (language, said) in [("ja", "これはいい記事です。"), ("ar", "مقال رائع، شكرا.")]
    {
        let texts = afterword_i18n::Texts::of(language);
        let world = World::with(&[&format!("sites.language={language}")]).await;
        let (id, letter) = world.held(said).await;
        assert!(letter.text.contains(said), "{}", letter.text);
        assert!(
            letter
                .raw
                .contains("Content-Transfer-Encoding: quoted-printable")
        );
        assert!(letter.raw.is_ascii());
        assert!(
            letter
                .raw
                .contains(&format!("dir=3D\"{}\"", texts.direction()))
        );
        world.olga_answers(&letter, texts.mail_word_approve()).await;
        world.becomes(&id, "approved").await;
    }
}

#[tokio::test]
async fn block_makes_what_the_author_writes_next_spam() {
    let world = World::new().await;
    let (id, letter) = world.held("Buy pills.").await;
    world.olga_answers(&letter, "block").await;
    world.becomes(&id, "spam").await;
    let next = world.ann().comments("/a/", "More pills.").await;
    assert_eq!(world.status(&next.submitted().0).await, "spam");
}

#[tokio::test]
async fn the_mails_about_one_article_are_one_conversation() {
    let world = World::new().await;
    let (_, one) = world.held("The first.").await;
    let (_, two) = world.held("The second.").await;
    let root = |raw: &str| {
        let line = raw.lines().find(|line| line.starts_with("References:"));
        line.unwrap().to_owned()
    };
    assert_eq!(root(&one.raw), root(&two.raw));
    assert_ne!(one.message_id, two.message_id);
    assert_ne!(one.reply_to, two.reply_to);
}

#[tokio::test]
async fn a_flood_comes_in_a_digest() {
    let world = World::with(&["mail.single_mails=1", "mail.digest_every=1m"]).await;
    world.held("Comment number 0.").await;
    for number in 1..4 {
        let text = format!("Comment number {number}.");
        assert_eq!(world.ann().comments("/a/", &text).await.status, 202);
    }
    world.server.pass(Duration::from_secs(61));
    world.server.app.wakeups.mails();
    let digest = world.comes(&world.olga, "Comment number 3.").await;
    assert!(digest.text.contains("Comment number 1."), "{}", digest.text);
    assert_eq!(world.letters(&world.olga).len(), 2);
}

#[tokio::test]
async fn spam_comes_once_a_day_where_it_is_wanted_and_its_link_publishes() {
    let world = World::with(&["sites.tell_spam=true", "sites.words_spam=casino"]).await;
    let (first, _) = world
        .ann()
        .comments("/a/", "My first casino.")
        .await
        .submitted();
    let (second, _) = world
        .ann()
        .comments("/a/", "My second casino.")
        .await
        .submitted();
    for id in [&first, &second] {
        assert_eq!(world.status(id).await, "spam");
    }
    // What waits is told at once, and not with the spam.
    let (_, held) = world.held("A quiet word.").await;
    assert!(!held.text.contains("casino"), "{}", held.text);
    world.server.pass(Duration::from_hours(25));
    world.server.app.wakeups.mails();
    let letter = world.comes(&world.olga, "My second casino.").await;
    assert!(letter.text.contains("My first casino."), "{}", letter.text);
    assert!(
        letter.text.contains("2 comments were kept as spam"),
        "{}",
        letter.text
    );
    assert!(
        !letter.raw.contains("Reply-To: comments+m"),
        "{}",
        letter.raw
    );
    let path = letter.link("do=approve");
    let path = format!("/m/{}", path.split_once("/m/").unwrap().1);
    let pressed = world.ann().request(reqwest::Method::POST, &path);
    let pressed = pressed
        .header("content-type", "application/x-www-form-urlencoded")
        .body("action=approve");
    assert!(pressed.send().await.unwrap().status().is_success());
    world.becomes(&first, "approved").await;
}

#[tokio::test]
async fn a_comment_that_was_changed_since_is_not_decided_and_comes_again() {
    let world = World::new().await;
    let answer = world.ann().comments("/a/", "The first text.").await;
    let (id, token) = answer.submitted();
    let first = world.comes(&world.olga, "The first text.").await;
    let edited = world.ann().edits(&id, &token, "The second text.").await;
    assert_eq!(edited.status, 200);
    let second = world.comes(&world.olga, "The second text.").await;
    world.olga_answers(&first, "ok").await;
    world
        .letters_when(&world.olga, |letters| letters.len() == 3)
        .await;
    assert_eq!(world.status(&id).await, "pending");
    world.olga_answers(&second, "ok").await;
    world.becomes(&id, "approved").await;
}

#[tokio::test]
async fn the_link_in_the_mail_shows_and_its_button_decides() {
    let world = World::new().await;
    let (id, letter) = world.held("By a link.").await;
    let link = letter.link("do=approve");
    let path = link.split_once("/m/").unwrap().1;
    let path = format!("/m/{path}");
    let shown = world.ann().get(&path).await;
    assert_eq!(shown.status, 200);
    assert_eq!(world.status(&id).await, "pending");
    let pressed = world.ann().request(reqwest::Method::POST, &path);
    let pressed = pressed
        .header("content-type", "application/x-www-form-urlencoded")
        .body("action=approve");
    assert!(pressed.send().await.unwrap().status().is_success());
    assert_eq!(world.status(&id).await, "approved");
}

#[tokio::test]
async fn what_speaks_for_a_comment_is_no_reason_to_hold_it() {
    let world = World::with(&["sites.trust_after=1"]).await;
    let by_ann = |text: &str| json!({"page": "/a/", "name": "Ann", "email": "ann@example.org", "text": text});
    let first = world.ann().submits(by_ann("A first word.")).await;
    let owner = world.server.owner();
    owner.has_decided(&first.submitted().0, "approve").await;
    let (second, _) = world
        .ann()
        .submits(by_ann("A second word."))
        .await
        .submitted();
    let letter = world.comes(&world.olga, "A second word.").await;
    assert!(
        letter.text.contains("Held because: this site"),
        "{}",
        letter.text
    );
    assert!(!letter.text.contains("familiar"), "{}", letter.text);
    let shown = owner.shows(&second).await;
    let mut found = shown["verdict"].as_array().unwrap().iter();
    assert!(found.any(|found| found["code"] == "familiar"), "{shown}");
}

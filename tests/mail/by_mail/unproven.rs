//! A mail that proves nothing: the person in From is asked, and nothing comes of it before they have answered.

use super::world::{ANN, World};

const PLAIN: &str = "The second picture shows the old harbour.";

#[tokio::test]
async fn its_sender_is_asked_and_it_is_a_comment_once_they_have_confirmed_it() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let letter = world.letter(&address, PLAIN);
    assert_eq!(world.brings(&letter.raw()).await, "asked");
    let asked = world.hears(ANN, "Did you write").await;
    // Whoever has the mailbox may know nothing of it: no word of the stranger goes there.
    assert!(!asked.raw.contains("harbour"), "{}", asked.raw);
    assert!(world.comments().await.is_empty());
    assert!(world.told("olga@blog.test").is_empty());

    let link = asked.link("/b/");
    let page = world.server.visitor().get(&link).await;
    assert_eq!(page.status, 200);
    assert!(!page.text.contains("Left out"), "{}", page.text);
    assert!(page.text.contains(PLAIN), "{}", page.text);
    assert_eq!(page.header("referrer-policy"), "no-referrer");
    // A scanner that follows links decides nothing.
    assert!(world.comments().await.is_empty());
    for _ in 0..2 {
        let done = world.presses(&link).await;
        assert_eq!(done.status, 200, "{done:?}");
        assert!(done.text.contains("Waiting for approval"), "{}", done.text);
    }
    let [comment] = &world.comments().await[..] else {
        panic!("one comment");
    };
    assert_eq!(comment["text"], PLAIN);
    assert_eq!(comment["author"]["verified"], true);
    assert_eq!(comment["author"]["name"], "Ann Example");
    world.hears("olga@blog.test", PLAIN).await;
    // The text is kept once: as the comment.
    let mails = world.server.app.store.mails(Default::default(), 10).await;
    let mails = mails.unwrap();
    assert!(mails.iter().all(|mail| !mail.facts.contains("harbour")));
    let id = comment["id"].as_str().unwrap();
    world.server.owner().has_decided(id, "delete").await;
    let gone = world.presses(&link).await;
    assert!(!gone.text.contains(PLAIN), "{}", gone.text);
    assert_eq!(world.comments().await.len(), 1);
}

#[tokio::test]
async fn the_page_names_what_is_left_out() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let letter = world
        .letter(&address, "")
        .with_photo(PLAIN, "boats\u{202e}.jpg");
    assert_eq!(world.brings(&letter).await, "asked");
    let asked = world.hears(ANN, "Did you write").await;
    assert!(!asked.raw.contains("boats"), "{}", asked.raw);
    let page = world.server.visitor().get(&asked.link("/b/")).await;
    assert!(page.text.contains("boats.jpg (1 kB)"), "{}", page.text);
}

#[tokio::test]
async fn a_signed_letter_to_somebody_else_that_is_sent_on_proves_nothing() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let private = world.letter("eve@elsewhere.test", "Between you and me: I resign.");
    // To is signed, and is somebody else; Eve adds the address where it is not signed.
    let mut letter = private.clone();
    letter.more = format!("Cc: {address}\r\n");
    let fields = ["From", "To", "Subject", "Date", "Message-ID"];
    let raw = world.signed_fields(&letter.raw(), &fields);
    assert_eq!(world.brings(&raw).await, "asked");
    // To is not signed, and Eve changes it.
    let open = world.signed_fields(&private.raw(), &["From", "Subject", "Date"]);
    let changed = open.replace("eve@elsewhere.test", &address);
    let changed = changed.replace("Between", "In between");
    assert_eq!(world.brings(&changed).await, "asked");
    // A second To above the signed one.
    let signed = world.signed(&private.clone().later(1));
    let above = format!("To: {address}\r\n{signed}");
    assert_eq!(world.brings(&above).await, "asked");
    assert!(world.comments().await.is_empty());
}

#[tokio::test]
async fn the_same_letter_asks_once_and_a_forged_one_does_not_stop_the_real_one() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let letter = world.letter(&address, PLAIN);
    assert_eq!(world.brings(&letter.raw()).await, "asked");
    assert_eq!(world.brings(&letter.raw()).await, "seen-before");
    assert_eq!(world.brings(&world.signed(&letter)).await, "commented");
    world.hears(ANN, "Did you write").await;
    world.has_heard(ANN, 2).await;
    // Its link leads to the same comment.
    let link = world.hears(ANN, "Did you write").await.link("/b/");
    assert_eq!(world.presses(&link).await.status, 200);
    assert_eq!(world.comments().await.len(), 1);
}

#[tokio::test]
async fn machines_lists_and_our_own_mails_are_told_nothing() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    for more in [
        "Auto-Submitted: auto-replied\r\n",
        "List-Id: <news.elsewhere.test>\r\n",
        "Precedence: bulk\r\n",
    ] {
        let mut letter = world.letter(&address, "Out of office until Monday.");
        letter.more = more.to_owned();
        assert_eq!(world.brings(&world.signed(&letter)).await, "machine");
    }
    let mut own = world.letter(&address, "From ourselves.");
    own.from = "The blog <comments@server.test>".to_owned();
    assert_eq!(world.brings(&own.raw()).await, "machine");
    let mut two = world.letter(&address, "By two people.");
    two.from = format!("Ann <{ANN}>, Bob <bob@blog.test>");
    assert_eq!(world.brings(&two.raw()).await, "unknown-token");
    world.has_heard(ANN, 0).await;
    assert!(world.comments().await.is_empty());
}

#[tokio::test]
async fn spam_asks_nobody_and_a_flood_asks_few() {
    let world = World::with(&["mail.confirmations_per_hour=3", "sites.words_spam=casino"]).await;
    let address = world.address("/a/").await;
    let spam = world.letter(&address, "The best casino of the town.");
    assert_eq!(world.brings(&spam.raw()).await, "unauthenticated");
    let brought = async |number: usize| {
        let text = format!("Remark {number}: {}", "it is so ".repeat(number));
        let mut letter = world.letter(&address, &text);
        letter.from = format!("Bob <bob{number}@blog.test>");
        world.brings(&letter.raw()).await
    };
    for (number, effect) in ["asked", "asked", "asked", "unauthenticated"]
        .iter()
        .enumerate()
    {
        assert_eq!(brought(number).await, *effect, "{number}");
    }
    for (minutes, effect) in [(40, "unauthenticated"), (40, "asked")] {
        world
            .server
            .pass(std::time::Duration::from_secs(60 * minutes));
        assert_eq!(brought(5).await, effect, "{minutes}");
    }
    assert!(world.comments().await.is_empty());
    assert!(world.told(ANN).is_empty());
}

#[tokio::test]
async fn nobody_is_asked_more_than_three_times_a_day() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let mut effects = Vec::new();
    for number in 0..5 {
        let text = format!("Word {number}: {}", "and so on ".repeat(number));
        effects.push(world.brings(&world.letter(&address, &text).raw()).await);
    }
    assert_eq!(effects[..3], ["asked"; 3]);
    assert_eq!(effects[3..], ["unauthenticated"; 2]);
    world.has_heard(ANN, 3).await;
    world
        .server
        .pass(std::time::Duration::from_secs(25 * 60 * 60));
    let next = world.letter(&address, "Another day, another word.");
    assert_eq!(world.brings(&next.raw()).await, "asked");
}

#[tokio::test]
async fn a_question_ends_with_its_time_and_with_the_erasure_of_its_person() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let letter = world.letter(&address, PLAIN);
    assert_eq!(world.brings(&letter.raw()).await, "asked");
    let link = world.hears(ANN, "Did you write").await.link("/b/");
    let erase = serde_json::json!({"email": ANN});
    let owner = world.server.owner();
    assert_eq!(owner.post("/people/erase", &erase).await.status, 200);
    assert_eq!(world.presses(&link).await.status, 404);

    let mut letter = world.letter(&address, "The third picture is newer.");
    letter.from = "Bob <bob@blog.test>".to_owned();
    assert_eq!(world.brings(&letter.raw()).await, "asked");
    let link = world
        .hears("bob@blog.test", "Did you write")
        .await
        .link("/b/");
    let month = std::time::Duration::from_secs(31 * 24 * 60 * 60);
    world.server.pass(month);
    let late = world.presses(&link).await;
    assert!(late.status.is_client_error(), "{late:?}");
    assert!(world.comments().await.is_empty());
}

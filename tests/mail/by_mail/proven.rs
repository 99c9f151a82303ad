//! A mail whose sender is proven becomes a comment.

use super::world::{ANN, World};

#[tokio::test]
async fn a_signed_mail_becomes_a_comment_that_waits_as_others_do_and_its_author_hears_of_it() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let letter = world.letter(&address, "I moved from Disqus in an afternoon.");
    assert_eq!(world.brings(&world.signed(&letter)).await, "commented");

    let [comment] = &world.comments().await[..] else {
        panic!("one comment");
    };
    assert_eq!(comment["status"], "pending");
    assert_eq!(comment["page"]["path"], "/a/");
    assert_eq!(comment["author"]["name"], "Ann Example");
    assert_eq!(comment["email"], ANN);
    assert_eq!(comment["author"]["verified"], true);
    world.hears("olga@blog.test", "I moved from Disqus").await;
    let told = world.hears(ANN, "once the owner has approved it").await;
    assert!(told.text.contains("I moved from Disqus"), "{}", told.text);
    assert!(told.raw.contains("Auto-Submitted: auto-replied"));
    let own_id = format!("In-Reply-To: <{}@blog.test>", letter.id);
    assert!(told.raw.contains(&own_id), "{}", told.raw);

    let id = comment["id"].as_str().unwrap();
    world.server.owner().has_decided(id, "approve").await;
    let thread = world.server.visitor().reads("/a/", "").await;
    assert_eq!(thread["comments"][0]["author"]["name"], "Ann Example");
    assert!(!thread.to_string().contains(ANN));
}

#[tokio::test]
async fn where_comments_appear_at_once_its_author_gets_the_link_and_hears_what_was_left_out() {
    let world = World::with(&["sites.moderation=publish"]).await;
    let address = world.address("/a/").await;
    let letter = world.letter(&address, "");
    let text = "The harbour is **full** of boats.\r\n\r\n> quoted by nobody\r\n\r\n-- \r\nAnn Example, Harbour Street 1";
    let raw = letter.with_photo(text, "boats.jpg");
    let signed = world.signed_fields(&raw, &["From", "To", "Subject", "Date"]);
    assert_eq!(world.brings(&signed).await, "commented");
    let told = world.hears(ANN, "Your comment is published").await;
    assert!(told.text.contains("boats.jpg"), "{}", told.text);
    assert!(told.text.contains("#comment-"), "{}", told.text);
    let thread = world.server.visitor().reads("/a/", "").await;
    let html = thread["comments"][0]["html"].as_str().unwrap();
    assert!(html.contains("<strong>full</strong>"), "{html}");
    assert!(
        !html.contains("Harbour Street"),
        "the signature is cut: {html}"
    );
    assert_eq!(world.server.visitor().count("/a/").await, 1);
}

#[tokio::test]
async fn the_same_mail_makes_one_comment_also_with_another_message_id_and_other_blanks() {
    let world = World::new().await;
    let address = world.address("/a/").await;
    let letter = world.letter(&address, "Once is enough for this.");
    // What is not signed can be changed by whoever sends it on.
    let signed = world.signed_fields(&letter.raw(), &["From", "To", "Subject", "Date"]);
    assert_eq!(world.brings(&signed).await, "commented");
    assert_eq!(world.brings(&signed).await, "seen-before");
    let changed = signed
        .replace("Message-ID: <", "Message-ID: <again.")
        .replace("Once is", "Once   is");
    assert_ne!(changed, signed);
    assert_eq!(world.brings(&changed).await, "seen-before");
    assert_eq!(world.comments().await.len(), 1);
    world.has_heard(ANN, 1).await;
    let next = world.letter(&address, "A second thought.").later(60);
    assert_eq!(world.brings(&world.signed(&next)).await, "commented");
    assert_eq!(world.comments().await.len(), 2);
}

#[tokio::test]
async fn what_no_comment_may_be_comes_back_with_the_reason_and_the_text() {
    let world = World::with(&["limits.text=200", "sites.reserved_names=Olga"]).await;
    let address = world.address("/a/").await;
    let long = world.letter(&address, &"too long ".repeat(40));
    assert_eq!(world.brings(&world.signed(&long)).await, "explained");
    let told = world.hears(ANN, "it is too long").await;
    assert!(told.text.contains("too long too long"), "{}", told.text);
    let mut nameless = world.letter(&address, "Without a name.");
    nameless.from = ANN.to_owned();
    assert_eq!(world.brings(&world.signed(&nameless)).await, "explained");
    let told = world.hears(ANN, "Without a name.").await;
    assert!(told.text.contains("name"), "{}", told.text);
    let mut reserved = world.letter(&address, "By the owner, it says.");
    reserved.from = format!("Olga <{ANN}>");
    assert_eq!(world.brings(&world.signed(&reserved)).await, "explained");
    world.hears(ANN, "By the owner, it says.").await;
    let empty = world.letter(&address, "");
    assert_eq!(world.brings(&world.signed(&empty)).await, "explained");
    world.closes("/a/").await;
    let late = world.letter(&address, "Too late, it seems.");
    assert_eq!(world.brings(&world.signed(&late)).await, "explained");
    world.hears(ANN, "takes no more comments").await;
    assert!(world.comments().await.is_empty());
}

#[tokio::test]
async fn nobody_floods_a_blog_by_mail() {
    let world = World::with(&["spam.comments_per_address=2"]).await;
    let address = world.address("/a/").await;
    let mut effects = Vec::new();
    for number in 0..8 {
        let text = format!("Thought {number}: {}", "of many words ".repeat(number));
        let letter = world.letter(&address, &text).later(number as i64);
        effects.push(world.brings(&world.signed(&letter)).await);
    }
    assert_eq!(effects[..6], ["commented"; 6]);
    assert_eq!(effects[6..], ["explained"; 2]);
}

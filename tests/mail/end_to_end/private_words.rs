//! A word to the owner only: it comes by mail, is answered by mail, and is published once both want that.

use serde_json::json;

use super::readers::press;
use super::world::World;

/// A word by Ann, and the mail about it.
async fn written(world: &World, text: &str) -> (String, super::world::Letter, String) {
    let ann = world.stack.user("ann");
    let body = json!({"page": "/a/", "name": "Ann", "email": ann, "text": text, "private": true});
    let (id, _) = world.ann().submits(body).await.submitted();
    let letter = world.comes(&world.olga, text).await;
    (id, letter, ann)
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn an_answer_goes_back_by_mail_and_both_are_public_once_both_want_it() {
    let world = World::with(&["sites.private_words=true"]).await;
    let (id, letter, ann) = written(&world, "There is a typo in line three.").await;
    let said = words(&letter.text);
    assert!(
        said.contains("This is for you only: nobody else sees it."),
        "{said}"
    );
    assert!(letter.raw.contains("For you only"), "{}", letter.raw);
    world
        .olga_answers(&letter, "Mended, with many thanks!")
        .await;
    let answer = world.comes(&ann, "Mended, with many thanks!").await;
    assert!(
        words(&answer.text).contains("Nobody else sees this answer"),
        "{}",
        answer.text
    );
    assert_eq!(world.status(&id).await, "private");
    assert_eq!(world.ann().count("/a/").await, 0);

    // The word that approves asks.
    let told = world.comes(&world.olga, "Nobody else sees it.").await;
    world.olga_answers(&told, "ok").await;
    let asked = world.comes(&ann, "Yes, publish it").await;
    assert!(asked.text.contains("There is a typo in line three."));
    press(&world, &asked, "/p/", "").await;
    world.becomes(&id, "approved").await;
    let thread = world.ann().reads("/a/", "").await;
    assert_eq!(
        thread["comments"][1]["html"],
        "<p>Mended, with many thanks!</p>\n"
    );
    assert_eq!(world.ann().count("/a/").await, 2);
    assert_eq!(world.letters(&ann).len(), 2, "answered once, asked once");
}

#[tokio::test]
async fn the_words_that_decide_still_do_and_no_answer_goes_where_no_address_is() {
    let world = World::with(&["sites.private_words=true"]).await;
    let (id, letter, _) = written(&world, "Buy cheap things.").await;
    world.olga_answers(&letter, "spam").await;
    world.becomes(&id, "spam").await;
    let body = json!({"page": "/a/", "name": "Eve", "text": "No address here.", "private": true});
    let (id, _) = world.ann().submits(body).await.submitted();
    let letter = world.comes(&world.olga, "No address here.").await;
    assert!(
        words(&letter.text).contains("has left no address"),
        "{}",
        letter.text
    );
    world.olga_answers(&letter, "Thank you all the same.").await;
    let told = world.comes(&world.olga, "Nothing was done").await;
    assert!(
        words(&told.text).contains("no answer can be sent"),
        "{}",
        told.text
    );
    assert_eq!(world.status(&id).await, "private");
}

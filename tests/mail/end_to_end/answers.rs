//! No word of an owner's answer is lost: HTML keeps its marks, and what was cut can be put back.

use reqwest::Method;

use super::digests;
use super::private_words::written;
use super::world::{Letter, World};
use crate::support::Answer;

/// The answers below a comment, as readers see them.
async fn shown(world: &World) -> Vec<String> {
    let thread = world.ann().reads("/a/", "").await;
    let comments = thread["comments"].as_array().unwrap().iter();
    let answers = comments.filter(|comment| comment["author"]["owner"] == true);
    answers
        .map(|answer| answer["html"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn an_answer_in_html_alone_keeps_its_marks() {
    let world = World::new().await;
    let (id, letter) = world.held("How do I get there?").await;
    let plain = world.answer(&letter, &world.olga, "");
    let (head, _) = plain.split_once("\r\n\r\n").unwrap();
    let html = "<html><body><div><b>ok</b></div><div><br></div><div>By <b>bus</b>, 2 * 3 stops:</div>\
        <ul><li>the 12</li><li>the <a href=\"https://blog.test/n7\">N7</a></li></ul>\
        <blockquote type=cite>ok <b>old</b></blockquote></body></html>";
    let raw = format!(
        "{}\r\n\r\n{html}\r\n",
        head.replace("text/plain", "text/html")
    );
    let raw = world.signed(&raw);
    world.send(&world.olga, &letter, &raw).await;
    world.becomes(&id, "approved").await;
    let expected = "<p>By <strong>bus</strong>, 2 * 3 stops:</p>\n<ul>\n<li>the 12</li>\n<li>the \
        <a href=\"https://blog.test/n7\" rel=\"nofollow ugc noopener\">N7</a></li>\n</ul>\n";
    assert_eq!(shown(&world).await, [expected]);
}

/// A comment that was published with an answer without its last line, and the mail that says so.
async fn cut(world: &World) -> (String, Letter) {
    let (id, letter) = world.held("Who is the author?").await;
    let answer = "ok\r\n\r\nShe is named below.\r\n\r\n-- \r\nOlga";
    world.olga_answers(&letter, answer).await;
    world.becomes(&id, "approved").await;
    assert_eq!(shown(world).await, ["<p>She is named below.</p>\n"]);
    (id, world.comes(&world.olga, "This was left out").await)
}

async fn asks(world: &World, method: Method, path: &str, body: &'static str) -> Answer {
    let request = world.ann().request(method, path);
    let form = "application/x-www-form-urlencoded";
    Answer::of(request.header("content-type", form).body(body)).await
}

/// The path of the link in `told`.
fn path(told: &Letter) -> String {
    let link = told.link("/w/");
    format!("/w/{}", link.split_once("/w/").unwrap().1)
}

#[tokio::test]
async fn a_link_puts_back_what_was_left_out_and_takes_that_back() {
    let world = World::new().await;
    let (id, told) = cut(&world).await;
    let path = path(&told);
    let page = asks(&world, Method::GET, &path, "").await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("Olga"), "{}", page.text);
    assert_eq!(
        shown(&world).await,
        ["<p>She is named below.</p>\n"],
        "a look changes nothing"
    );

    // Twice: the second time there is nothing to do.
    for _ in 0..2 {
        let done = asks(&world, Method::POST, &path, "action=put-back").await;
        assert_eq!(done.status, 200, "{}", done.text);
        assert!(
            done.text.contains("is published with these words"),
            "{}",
            done.text
        );
        let whole = shown(&world).await.join("");
        assert!(
            whole.contains("She is named below.") && whole.contains("Olga"),
            "{whole}"
        );
    }
    for _ in 0..2 {
        let undone = asks(&world, Method::POST, &path, "action=undo").await;
        assert_eq!(undone.status, 200, "{}", undone.text);
        assert_eq!(shown(&world).await, ["<p>She is named below.</p>\n"]);
    }

    // What is put back goes with the decision that published the answer.
    asks(&world, Method::POST, &path, "action=put-back").await;
    world.server.pass(std::time::Duration::from_secs(60));
    world.olga_answers(&told, "undo").await;
    world.becomes(&id, "pending").await;
    assert_eq!(world.ann().count("/a/").await, 0);
    let late = asks(&world, Method::POST, &path, "action=put-back").await;
    assert_eq!(late.status, 409, "{}", late.text);
}

#[tokio::test]
async fn nothing_is_put_back_into_an_answer_that_was_changed_or_removed_since() {
    let world = World::new().await;
    let (_, told) = cut(&world).await;
    let path = path(&told);
    let thread = world.ann().reads("/a/", "").await;
    let answer = thread["comments"][1]["id"].as_str().unwrap().to_owned();
    let owner = world.server.owner();
    owner.has_decided(&answer, "delete").await;
    for _ in 0..2 {
        let late = asks(&world, Method::POST, &path, "action=put-back").await;
        assert_eq!(late.status, 409, "{}", late.text);
        assert!(
            late.text.contains("changed or removed since"),
            "{}",
            late.text
        );
    }
    let page = asks(&world, Method::GET, &path, "").await;
    assert!(!page.text.contains("<button"), "{}", page.text);
    assert!(shown(&world).await.is_empty());
}

#[tokio::test]
async fn a_link_that_puts_back_is_one_moderators_and_ends() {
    let world = World::new().await;
    let (_, told) = cut(&world).await;
    let path = path(&told);
    let foreign = format!("/w/{}", "a".repeat(26));
    assert_eq!(
        asks(&world, Method::POST, &foreign, "action=put-back")
            .await
            .status,
        404
    );
    // No other link's page takes it.
    let elsewhere = path.replace("/w/", "/m/");
    assert_eq!(
        asks(&world, Method::POST, &elsewhere, "action=approve")
            .await
            .status,
        404
    );
    world
        .server
        .pass(std::time::Duration::from_secs(31 * 24 * 3600));
    let ended = asks(&world, Method::POST, &path, "action=put-back").await;
    assert_eq!(ended.status, 410, "{}", ended.text);
    assert_eq!(shown(&world).await, ["<p>She is named below.</p>\n"]);
}

#[tokio::test]
async fn words_are_put_back_into_a_comment_that_its_owner_has_changed() {
    let world = World::new().await;
    let (_, letter) = world.held("Somthing mispelled.").await;
    let answer = "edit\r\n\r\nSomething misspelled.\r\n\r\n-- \r\nMended by Olga";
    world.olga_answers(&letter, answer).await;
    let told = world.comes(&world.olga, "This was left out").await;
    let path = path(&told);
    let page = asks(&world, Method::GET, &path, "").await;
    assert!(
        page.text.contains("Publish the comment with these words?"),
        "{}",
        page.text
    );
    let text = async || {
        let thread = world.ann().reads("/a/", "").await;
        thread["comments"][0]["html"].as_str().unwrap().to_owned()
    };
    let done = asks(&world, Method::POST, &path, "action=put-back").await;
    assert_eq!(done.status, 200, "{}", done.text);
    assert!(text().await.contains("Mended by Olga"), "{}", text().await);
    let undone = asks(&world, Method::POST, &path, "action=undo").await;
    assert_eq!(undone.status, 200, "{}", undone.text);
    assert_eq!(text().await, "<p>Something misspelled.</p>\n");
}

#[tokio::test]
async fn words_are_put_back_into_the_last_text_of_an_answer_to_a_digest() {
    for (answer, expected) in [
        (
            "2 ok\r\nThe first.\r\n1 ok\r\nThe last.\r\n\r\n-- \r\nOlga",
            "<p>The last.</p>\n",
        ),
        (
            "1 spam\r\n2 edit\r\nThe new text.\r\n\r\n-- \r\nOlga",
            "<p>The new text.</p>\n",
        ),
    ] {
        let world = digests::world().await;
        let (ids, letter) = digests::flood(&world).await;
        digests::numbered(&ids, &letter);
        world.olga_answers(&letter, answer).await;
        let told = world.comes(&world.olga, "This was left out").await;
        let path = path(&told);
        let all = async || {
            let thread = world.ann().reads("/a/", "").await;
            let comments = thread["comments"].as_array().unwrap().iter();
            let texts = comments.map(|comment| comment["html"].as_str().unwrap().to_owned());
            texts.collect::<Vec<_>>()
        };
        let before = all().await;
        assert!(before.iter().any(|text| text == expected), "{before:?}");
        for _ in 0..2 {
            let done = asks(&world, Method::POST, &path, "action=put-back").await;
            assert_eq!(done.status, 200, "{}", done.text);
        }
        let now = all().await;
        let (begin, _) = expected.split_once(".</p>").unwrap();
        let has_both = |text: &&String| text.starts_with(begin) && text.contains("Olga");
        assert_eq!(now.iter().filter(has_both).count(), 1, "{now:?}");
        let undone = asks(&world, Method::POST, &path, "action=undo").await;
        assert_eq!(undone.status, 200, "{}", undone.text);
        assert_eq!(all().await, before);
    }
}

#[tokio::test]
async fn below_a_last_number_without_a_text_nothing_is_put_back() {
    let world = digests::world().await;
    let (_, letter) = digests::flood(&world).await;
    let answer = "1 ok\r\nThe first.\r\n2 spam\r\n\r\n-- \r\nOlga";
    world.olga_answers(&letter, answer).await;
    let told = world
        .comes(&world.olga, "This became of the comments")
        .await;
    assert!(told.text.contains("This was left out"), "{}", told.text);
    assert!(!told.text.contains("/w/"), "{}", told.text);
}

#[tokio::test]
async fn what_was_left_out_of_a_private_answer_follows_it_once() {
    let world = World::with(&["sites.private_words=true"]).await;
    let (_, letter, ann) = written(&world, "There is a typo in line three.").await;
    let answer = "Mended, with many thanks!\r\n\r\n-- \r\nOlga of the bridge";
    world.olga_answers(&letter, answer).await;
    world.comes(&ann, "Mended, with many thanks!").await;
    let told = world.comes(&world.olga, "This was left out").await;
    assert!(told.text.contains("Send these words, too"), "{}", told.text);
    let path = path(&told);
    for _ in 0..2 {
        let sent = asks(&world, Method::POST, &path, "action=put-back").await;
        assert_eq!(sent.status, 200, "{}", sent.text);
        assert!(
            sent.text.contains("These words go to its author by mail")
                && !sent.text.contains("value=\"undo\""),
            "{}",
            sent.text
        );
    }
    world.comes(&ann, "Olga of the bridge").await;
    // A mail does not come back.
    let undone = asks(&world, Method::POST, &path, "action=undo").await;
    assert_eq!(undone.status, 200, "{}", undone.text);
    assert_eq!(world.letters(&ann).len(), 2);
    assert_eq!(world.ann().count("/a/").await, 0);
}

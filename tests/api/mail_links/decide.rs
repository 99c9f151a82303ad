//! `/m/{token}`: a moderator's link.

use super::{MODERATOR, decisions, held, link, open, press, start, status};
use crate::api::page::Page;
use crate::support::Answer;
use reqwest::Method;

#[tokio::test]
async fn following_a_link_changes_nothing() {
    let server = start(&[]).await;
    let id = held(&server, "Good **read**").await;
    let link = link(&server, MODERATOR, id).await;
    for (asked, question, first) in [
        ("", "Approve this comment?", "approve"),
        ("?do=approve", "Approve this comment?", "approve"),
        ("?do=reject", "Reject this comment?", "reject"),
        ("?do=spam", "Is this comment spam?", "spam"),
        ("?do=delete", "Delete this comment?", "delete"),
        ("?do=undo", "Approve this comment?", "approve"),
        ("?do=%3Cb%3E", "Approve this comment?", "approve"),
        ("?do=%FF", "Approve this comment?", "approve"),
    ] {
        let page = open(&server, &format!("{link}{asked}")).await;
        assert_eq!(page.status, 200, "{asked}");
        assert_eq!(
            page.text("h1"),
            format!("Comment on Rain & snow {question}")
        );
        let big = page.attribute(".decide button:not(.quiet)", "value");
        assert_eq!(big, first, "{asked}");
        assert_eq!(page.count(".decide button"), 5);
        assert_eq!(page.text(".judged h2"), "Ann");
        assert_eq!(page.text(".judged strong"), "read");
        assert_eq!(page.attribute("h1 a", "href"), "https://blog.test/a/");
        assert_eq!(
            page.texts(".reasons li"),
            ["This site holds every new comment."]
        );
        assert_eq!(page.count(".undo"), 0);
    }
    let head = server.visitor().request(Method::HEAD, &link);
    let head = Answer::of(head).await;
    assert_eq!((head.status.as_u16(), head.text.as_str()), (200, ""));
    assert_eq!(head.header("cache-control"), "no-store");
    assert_eq!(status(&server, id).await, "pending");
    assert!(decisions(&server, id).await.is_empty());
}

#[tokio::test]
async fn the_button_decides_and_can_be_undone() {
    let server = start(&[]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    assert_eq!(server.visitor().count("/a/").await, 0);
    for (action, after, said) in [
        ("approve", "approved", "This comment is approved"),
        ("reject", "rejected", "This comment is rejected"),
        ("spam", "spam", "This comment is marked as spam"),
        ("delete", "deleted", "This comment is deleted"),
        ("block", "spam", "This comment is marked as spam"),
    ] {
        let page = Page::of(&press(&server, &link, &[("action", action)]).await);
        assert_eq!(page.status, 200, "{action}");
        assert!(page.text("h1").ends_with(said), "{action}");
        assert!(
            page.text(".notice")
                .contains("Decided by Mo@example.org, 2026-01-01 00:00 UTC")
        );
        assert_eq!(
            page.count(".decide"),
            0,
            "only what was done can be taken back"
        );
        assert_eq!(status(&server, id).await, after);
        let count = u64::from(action == "approve");
        assert_eq!(server.visitor().count("/a/").await, count, "{action}");

        let seen = page.attribute("input[name=seen]", "value");
        let undo = [("action", "undo"), ("seen", seen.as_str())];
        let page = Page::of(&press(&server, &page.attribute(".undo", "action"), &undo).await);
        assert_eq!(page.status, 200, "{action}");
        assert!(
            page.text("h1")
                .ends_with("This comment waits for a decision")
        );
        assert!(
            page.text(".notice")
                .contains("Taken back by Mo@example.org")
        );
        assert_eq!(page.count(".decide button"), 5, "all can be decided anew");
        assert_eq!(status(&server, id).await, "pending", "{action}");

        // The same button once more, from a double click or the page's history.
        let again = press(&server, &link, &undo).await;
        assert_eq!(again.status, 200, "{action}");
        assert_eq!(
            status(&server, id).await,
            "pending",
            "{action} is not done again"
        );
    }
    let noted = decisions(&server, id).await;
    assert_eq!(noted.len(), 10);
    assert!(
        noted
            .iter()
            .all(|line| line.ends_with("by Mo@example.org (link)"))
    );
    assert_eq!(server.visitor().count("/a/").await, 0);
}

#[tokio::test]
async fn an_answer_is_published_with_the_approval() {
    let server = start(&["sites.owner=Olga"]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    let hint = open(&server, &link).await.text("#reply-hint");
    assert!(hint.contains("as Olga"), "{hint}");
    let approve = [("action", "approve"), ("reply", "Thank *you*\r\nall")];
    let page = Page::of(&press(&server, &link, &approve).await);
    assert!(
        page.text(".notice")
            .contains("Your answer is published below it.")
    );
    let thread = server.visitor().reads("/a/", "").await;
    let (comment, reply) = (&thread["comments"][0], &thread["comments"][1]);
    assert_eq!(reply["parent"], comment["id"]);
    assert_eq!(reply["author"]["name"], "Olga");
    assert!(
        reply["html"].as_str().unwrap().contains("<em>you</em>"),
        "{reply}"
    );
    let seen_at = page.attribute(".undo a", "href");
    assert_eq!(seen_at, format!("https://blog.test/a/#comment-{id}"));

    // Taken back it goes with the decision; sent again it is the same answer.
    press(&server, &link, &[("action", "undo")]).await;
    assert_eq!(server.visitor().count("/a/").await, 0);
    for _ in 0..2 {
        press(&server, &link, &approve).await;
        assert_eq!(server.visitor().count("/a/").await, 2);
    }
}

#[tokio::test]
async fn what_another_one_decided_meanwhile_is_not_undone() {
    let server = start(&[]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    let page = Page::of(&press(&server, &link, &[("action", "approve")]).await);
    let seen = page.attribute("input[name=seen]", "value");
    server.owner().has_decided(&id.to_string(), "spam").await;
    let undo = [("action", "undo"), ("seen", seen.as_str())];
    let page = Page::of(&press(&server, &link, &undo).await);
    assert_eq!(page.status, 409);
    assert!(
        page.text("[role=alert]")
            .starts_with("Somebody decided something else meanwhile")
    );
    assert_eq!(status(&server, id).await, "spam");
}

#[tokio::test]
async fn an_answer_goes_with_nothing_but_an_approval() {
    let server = start(&[]).await;
    let id = held(&server, "Buy!").await;
    let link = link(&server, MODERATOR, id).await;
    let spam = [("action", "spam"), ("reply", "never shown")];
    assert_eq!(press(&server, &link, &spam).await.status, 200);
    assert_eq!(status(&server, id).await, "spam");
    let all = server.owner().get("/comments").await.json();
    assert_eq!(all["comments"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn an_answer_that_is_too_long_comes_back_with_what_to_change() {
    let server = start(&["limits.text=100"]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    let long = "long ".repeat(30);
    let approve = [("action", "approve"), ("reply", long.as_str())];
    let page = Page::of(&press(&server, &link, &approve).await);
    assert_eq!(page.status, 422);
    assert!(page.text("[role=alert]").contains("100 are allowed"));
    assert_eq!(page.text("#reply"), long.trim());
    assert!(page.text("title").starts_with("Error: "));
    assert_eq!(status(&server, id).await, "pending");
}

#[tokio::test]
async fn a_link_to_what_is_decided_says_by_whom_and_when() {
    let server = start(&[]).await;
    let id = held(&server, "Good read").await;
    let link = link(&server, MODERATOR, id).await;
    server.owner().has_decided(&id.to_string(), "approve").await;
    let page = open(&server, &format!("{link}?do=approve")).await;
    assert!(page.text("h1").ends_with("This comment is approved"));
    let notice = page.text(".notice");
    assert!(
        notice.contains("Decided by configuration, 2026-01-01 00:00 UTC"),
        "{notice}"
    );
    assert_eq!(
        page.count(".decide button:not(.quiet)"),
        0,
        "nothing is urged"
    );
    assert_eq!(
        page.text(".decide button[value=approve]"),
        "Publish the answer"
    );

    let page = open(&server, &format!("{link}?do=reject")).await;
    assert!(page.text("h1").ends_with("Reject this comment?"));
    assert!(
        page.text(".notice")
            .starts_with("This comment is approved.")
    );

    press(&server, &link, &[("action", "reject")]).await;
    assert_eq!(status(&server, id).await, "rejected");
}

#[tokio::test]
async fn a_reply_names_whom_it_answers() {
    let server = start(&["sites.moderation=publish"]).await;
    let first = held(&server, "Good read").await;
    let replies = server.visitor();
    let reply = replies.replies("/a/", &first.to_string(), "Indeed").await;
    let reply = afterword_model::CommentId::parse(&reply.submitted().0).unwrap();
    let page = open(&server, &link(&server, MODERATOR, reply).await).await;
    assert_eq!(page.text(".judged h2"), "Bob");
    assert!(page.text(".judged .meta").contains("in reply to Ann"));
}

#[tokio::test]
async fn the_page_speaks_the_sites_language() {
    for (language, question) in [
        ("de", "Kommentar zu Rain & snow Diesen Kommentar freigeben?"),
        (
            "fr",
            "Commentaire sur Rain & snow Approuver ce commentaire ?",
        ),
        ("eo", "Comment on Rain & snow Approve this comment?"),
    ] {
        let setting = format!("sites.language={language}");
        let server = start(&[&setting]).await;
        let id = held(&server, "Good read").await;
        let link = link(&server, MODERATOR, id).await;
        assert_eq!(open(&server, &link).await.text("h1"), question);
    }
}

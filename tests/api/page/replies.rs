//! Replies: where they stand and how they are begun.

use super::{Page, article, follow, open};
use crate::support::TestServer;

const PUBLISH: &[&str] = &["sites.moderation=publish"];

#[tokio::test]
async fn replies_stand_inside_what_they_answer_and_say_so_where_they_do_not() {
    let server = TestServer::with(&["sites.moderation=publish", "sites.depth=2"]).await;
    let ann = server.visitor();
    let (root, _) = ann.comments("/a/", "root").await.submitted();
    let (one, _) = ann.replies("/a/", &root, "one").await.submitted();
    let (two, _) = ann.replies("/a/", &one, "two").await.submitted();
    let (three, _) = ann.replies("/a/", &two, "three").await.submitted();
    let page = open(&ann, "/a/", "").await;
    let inside = |outer: &str, inner: &str| {
        page.count(&format!(
            "{} > ol.replies > li > {}",
            article(outer),
            article(inner)
        ))
    };
    assert_eq!(
        (
            inside(&root, &one),
            inside(&one, &two),
            inside(&one, &three)
        ),
        (1, 1, 1)
    );
    assert_eq!(inside(&two, &three), 0);
    let told = format!(
        "{} > .self a:not(.around)[href='#comment-{two}']",
        article(&three)
    );
    assert_eq!(page.text(&told), "in reply to Bob");
    let hinted = format!("{} > .self a.around[href='#comment-{one}']", article(&two));
    assert_eq!(page.text(&hinted), "in reply to Bob");
}

#[tokio::test]
async fn a_flat_site_shows_one_list() {
    let server = TestServer::with(&["sites.moderation=publish", "sites.depth=0"]).await;
    let ann = server.visitor();
    let (root, _) = ann.comments("/a/", "root").await.submitted();
    ann.replies("/a/", &root, "reply").await.submitted();
    let page = open(&ann, "/a/", "").await;
    assert_eq!(page.count("ol.thread > li > article"), 2);
    assert_eq!(page.count("ol.replies"), 0);
    assert_eq!(
        page.texts(".meta a[href^='#comment-']:not(:has(time))"),
        ["in reply to Ann"]
    );
}

#[tokio::test]
async fn what_was_removed_or_waits_shows_nothing_of_its_author() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (gone, _) = ann.comments("/a/", "SECRETWORD").await.submitted();
    owner.has_decided(&gone, "approve").await;
    let (reply, _) = ann.replies("/a/", &gone, "An answer").await.submitted();
    owner.has_decided(&reply, "approve").await;
    owner.has_decided(&gone, "delete").await;
    ann.comments("/a/", "WAITINGWORD").await.submitted();
    let answer = ann.get("/pages/blog?page=/a/").await;
    for secret in ["SECRETWORD", "WAITINGWORD", "Ann"] {
        assert!(!answer.text.contains(secret), "{secret}");
    }
    let page = Page::of(&answer);
    assert_eq!(
        page.text(&format!("{} > .self", article(&gone))),
        "This comment was removed."
    );
    assert_eq!(
        page.count(&format!("{} {}", article(&gone), article(&reply))),
        1
    );
    let told = format!("{} > .self .around", article(&reply));
    assert_eq!(page.text(&told), "in reply to a removed comment");
    let gone = open(&ann, "/a/", &format!("&reply={gone}")).await;
    assert_eq!(gone.count("input[name=parent]"), 0);
}

#[tokio::test]
async fn a_reply_link_puts_the_answered_comment_above_the_form() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let (id, _) = ann.comments("/a/", "A **question**?").await.submitted();
    let page = open(&ann, "/a/", "").await;
    let link = page.attribute(&format!("{} .actions a", article(&id)), "href");
    assert!(link.ends_with(&format!("&reply={id}#form")), "{link}");
    assert_eq!(page.attribute(".actions a", "aria-label"), "Reply to Ann");
    let page = follow(&ann, &link).await;
    assert_eq!(page.attribute("#form input[name=parent]", "value"), id);
    assert_eq!(page.text("#form h2"), "Reply to Ann");
    assert_eq!(page.text("#form blockquote"), "A question?");
}

#[tokio::test]
async fn a_reply_to_what_is_not_there_says_so_and_answers_the_article() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let (held, _) = ann.comments("/a/", "HELDWORD").await.submitted();
    let (elsewhere, _) = ann.comments("/b/", "x").await.submitted();
    server.owner().has_decided(&elsewhere, "approve").await;
    let nobody = "00000000-0000-0000-0000-000000000000";
    for reply in [held.as_str(), &elsewhere, "nonsense", nobody] {
        let page = open(&ann, "/a/", &format!("&reply={reply}")).await;
        let gone = "The comment that you wanted to answer no longer exists.";
        assert_eq!(page.text("#notice"), gone, "{reply}");
        assert_eq!(page.count("#form input[name=parent]"), 0);
        assert!(!page.text("main").contains("HELDWORD"));
    }
}

//! A comment's life as its reader, its author and the owner see it.

use std::time::Duration;

use serde_json::json;

use crate::support::TestServer;

#[tokio::test]
async fn a_new_comment_is_held_and_seen_by_nobody_but_its_author() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let answer = ann.comments("/a/", "Good **read**.").await;
    assert_eq!(answer.status, 202);
    let body = answer.json();
    assert_eq!(body["status"], "pending");
    assert_eq!(
        body["comment"]["html"],
        "<p>Good <strong>read</strong>.</p>\n"
    );
    let (id, token) = answer.submitted();

    assert_eq!(ann.count("/a/").await, 0);
    assert_eq!(ann.reads("/a/", "").await["comments"], json!([]));
    let path = format!("/api/v1/comments/{id}");
    assert_eq!(ann.get(&path).await.code(), "unknown_comment");
    let request = ann.request(reqwest::Method::GET, &path).bearer_auth(&token);
    let own = crate::support::Answer::of(request).await.json();
    assert_eq!(own["status"], "pending");
    assert_eq!(own["text"], "Good **read**.");
}

#[tokio::test]
async fn an_approved_comment_is_seen_and_counted_in_the_very_next_answer() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    assert_eq!(ann.count("/a/").await, 0);
    owner.has_decided(&id, "approve").await;
    assert_eq!(ann.count("/a/").await, 1);
    let thread = ann.reads("/a/", "").await;
    assert_eq!(thread["comments"][0]["id"], id.as_str());
    assert_eq!(thread["comments"][0]["author"]["name"], "Ann");
    assert_eq!(thread["page"]["count"], 1);
    owner.has_decided(&id, "spam").await;
    assert_eq!(ann.count("/a/").await, 0);
    assert_eq!(ann.reads("/a/", "").await["comments"], json!([]));
}

#[tokio::test]
async fn the_same_decision_twice_is_one_decision() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    owner.has_decided(&id, "approve").await;
    owner.has_decided(&id, "approve").await;
    assert_eq!(ann.count("/a/").await, 1);
    let shown = owner.get(&format!("/comments/{id}")).await.json();
    assert_eq!(shown["decisions"].as_array().unwrap().len(), 1);
    assert_eq!(shown["decisions"][0]["interface"], "api");
    assert_eq!(shown["decisions"][0]["door"], "api");
    assert_eq!(
        shown["reasons"],
        json!(["This site holds every new comment."])
    );
}

#[tokio::test]
async fn what_the_owner_deleted_can_be_restored_as_it_was() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    owner.has_decided(&id, "approve").await;
    owner.has_decided(&id, "delete").await;
    assert_eq!(ann.count("/a/").await, 0);
    assert_eq!(owner.decides(&id, "approve").await.code(), "not_possible");
    owner.has_decided(&id, "restore").await;
    assert_eq!(ann.count("/a/").await, 1);
}

#[tokio::test]
async fn a_site_without_moderation_publishes_at_once() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let ann = server.visitor();
    let answer = ann.comments("/a/", "Hello").await;
    assert_eq!(answer.status, 201);
    assert_eq!(answer.json()["status"], "approved");
    assert_eq!(ann.count("/a/").await, 1);
}

#[tokio::test]
async fn an_author_edits_within_the_window_and_is_held_again() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, token) = ann.comments("/a/", "Helo").await.submitted();
    owner.has_decided(&id, "approve").await;
    assert_eq!(ann.count("/a/").await, 1);
    let edited = ann.edits(&id, &token, "Hello").await;
    assert_eq!(edited.status, 200);
    assert_eq!(edited.json()["status"], "pending");
    assert_eq!(edited.json()["text"], "Hello");
    assert_eq!(ann.count("/a/").await, 0);

    server.pass(Duration::from_secs(15 * 60 + 1));
    assert_eq!(
        ann.edits(&id, &token, "Hi").await.code(),
        "edit_window_over"
    );
    assert_eq!(ann.deletes(&id, &token).await.code(), "edit_window_over");
}

#[tokio::test]
async fn an_edit_without_moderation_stays_published() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let ann = server.visitor();
    let (id, token) = ann.comments("/a/", "Helo").await.submitted();
    server.pass(Duration::from_secs(60));
    let edited = ann.edits(&id, &token, "Hello").await.json();
    assert_eq!(edited["status"], "approved");
    assert_eq!(edited["comment"]["edited"], "2026-01-01T00:01:00Z");
    assert_eq!(
        ann.reads("/a/", "").await["comments"][0]["html"],
        "<p>Hello</p>\n"
    );
}

#[tokio::test]
async fn only_the_edit_token_of_the_comment_opens_it() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let (id, _) = ann.comments("/a/", "Mine").await.submitted();
    let (_, other) = ann.comments("/a/", "Other").await.submitted();
    assert_eq!(ann.edits(&id, &other, "x").await.code(), "wrong_edit_token");
    assert_eq!(ann.deletes(&id, "x").await.code(), "wrong_edit_token");
    let bare = ann.request(reqwest::Method::DELETE, &format!("/api/v1/comments/{id}"));
    assert_eq!(
        crate::support::Answer::of(bare).await.code(),
        "edit_token_missing"
    );
}

#[tokio::test]
async fn a_deleted_comment_with_replies_leaves_an_empty_place_and_no_personal_data() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let ann = server.visitor();
    let (id, token) = ann.comments("/a/", "SECRETWORD").await.submitted();
    let (reply, _) = ann.replies("/a/", &id, "An answer").await.submitted();
    assert_eq!(ann.deletes(&id, &token).await.status, 204);

    let thread = ann.reads("/a/", "").await;
    assert_eq!(thread["comments"][0]["status"], "deleted");
    assert_eq!(thread["comments"][0]["author"], json!(null));
    assert_eq!(thread["comments"][0]["html"], "");
    assert_eq!(thread["comments"][1]["id"], reply.as_str());
    assert_eq!(thread["page"]["count"], 1);
    let owners = server.owner().get(&format!("/comments/{id}")).await;
    assert!(
        !owners.text.contains("SECRETWORD") && !owners.text.contains("Ann"),
        "{owners:?}"
    );
}

#[tokio::test]
async fn a_deleted_comment_without_replies_is_gone() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let ann = server.visitor();
    let (id, token) = ann.comments("/a/", "Hello").await.submitted();
    assert_eq!(ann.deletes(&id, &token).await.status, 204);
    assert_eq!(ann.reads("/a/", "").await["comments"], json!([]));
    assert_eq!(
        server.owner().get(&format!("/comments/{id}")).await.code(),
        "unknown_comment"
    );
}

#[tokio::test]
async fn the_same_submission_sent_again_is_stored_once_and_answered_alike() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Once", "key": "0123456789abcdef"});
    let first = ann.submits(body.clone()).await;
    let again = ann.submits(body).await;
    assert_eq!(first.json(), again.json());
    let held = server.owner().get("/comments?status=pending").await.json();
    assert_eq!(held["comments"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_retry_of_what_its_author_has_deleted_makes_no_second_comment_and_says_why() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let ann = server.visitor();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Once", "key": "0123456789abcdef"});
    let (id, token) = ann.submits(body.clone()).await.submitted();
    assert_eq!(ann.deletes(&id, &token).await.status, 204);
    let again = ann.submits(body.clone()).await;
    assert_eq!(
        (again.status.as_u16(), again.code().as_str()),
        (410, "comment_deleted")
    );
    assert_eq!(ann.count("/a/").await, 0);

    // Another text is another comment, as ever.
    let mut other = body.clone();
    other["text"] = json!("Once more");
    assert_eq!(ann.submits(other).await.status, 201);
    assert_eq!(ann.count("/a/").await, 1);

    server.pass(Duration::from_secs(31 * 24 * 60 * 60));
    server.app.retention.erase_due().await.unwrap();
    assert_eq!(ann.submits(body).await.status, 201);
}

#[tokio::test]
async fn a_retry_of_what_the_owner_has_deleted_or_erased_is_answered_alike() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let body = json!({"page": "/a/", "name": "Ann", "email": "ann@x.test", "text": "Once",
        "key": "0123456789abcdef"});
    let (id, _) = ann.submits(body.clone()).await.submitted();
    owner.has_decided(&id, "delete").await;
    assert_eq!(ann.submits(body.clone()).await.code(), "comment_deleted");
    owner.has_decided(&id, "restore").await;
    assert_eq!(ann.submits(body.clone()).await.status, 202);

    let form = async || {
        let form = "page=/a/&name=Ann&email=ann@x.test&text=By+a+form&key=fedcba9876543210";
        let request = ann.request(reqwest::Method::POST, "/api/v1/comments");
        let request = request.header("Content-Type", "application/x-www-form-urlencoded");
        crate::support::Answer::of(request.body(form)).await
    };
    assert_eq!(form().await.status, 303);
    let erased = owner
        .post("/people/erase", &json!({"email": "ann@x.test"}))
        .await;
    assert_eq!(erased.json()["comments"], 2, "{erased:?}");
    assert_eq!(ann.submits(body).await.code(), "comment_deleted");
    // A form's reader sees it on a page, with what was typed.
    let page = form().await;
    assert_eq!(page.status, 410);
    for shown in ["This comment is no longer there.", "By a form"] {
        assert!(page.text.contains(shown), "{}", page.text);
    }
    let kept = owner.get("/comments").await.json();
    assert_eq!(kept["comments"], json!([]));
}

#[tokio::test]
async fn an_owners_reply_is_published_with_the_decision_and_marked() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let (id, _) = ann.comments("/a/", "A question?").await.submitted();
    let path = format!("/comments/{id}/decision");
    let body = json!({"action": "approve", "reply": "An *answer*."});
    let request = owner.request(reqwest::Method::POST, &path).json(&body);
    assert_eq!(crate::support::Answer::of(request).await.status, 200);
    let thread = ann.reads("/a/", "").await;
    assert_eq!(thread["page"]["count"], 2);
    let reply = &thread["comments"][1];
    assert_eq!(reply["parent"], id.as_str());
    assert_eq!(reply["author"]["owner"], true);
    assert_eq!(reply["author"]["name"], "The blog");
}

#[tokio::test]
async fn a_closed_page_is_read_but_takes_no_comments() {
    let server = TestServer::start().await;
    let (ann, owner) = (server.visitor(), server.owner());
    let closed = owner
        .patch("/pages", &json!({"page": "/a/", "closed": true}))
        .await;
    assert_eq!(closed.status, 200, "{closed:?}");
    let refused = ann.comments("/a/", "Hello").await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (403, "page_closed")
    );
    let page = &ann.reads("/a/", "").await["page"];
    assert_eq!(
        (&page["open"], &page["closed"]),
        (&json!(false), &json!("owner"))
    );
    owner
        .patch("/pages", &json!({"page": "/a/", "closed": false}))
        .await;
    assert_eq!(ann.comments("/a/", "Hello").await.status, 202);
}

#[tokio::test]
async fn a_page_closes_by_age() {
    let server = TestServer::with(&["sites.close_after=90d"]).await;
    let ann = server.visitor();
    assert_eq!(ann.comments("/a/", "Early").await.status, 202);
    server.pass(Duration::from_secs(91 * 86_400));
    assert_eq!(ann.comments("/a/", "Late").await.code(), "page_closed");
    assert_eq!(ann.reads("/a/", "").await["page"]["closed"], "age");
    assert_eq!(ann.comments("/new/", "Fresh").await.status, 202);
}

#[tokio::test]
async fn a_moved_page_keeps_its_comments_under_both_paths() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let (ann, owner) = (server.visitor(), server.owner());
    ann.comments("/old/", "One").await.submitted();
    ann.comments("/new/", "Two").await.submitted();
    assert_eq!((ann.count("/old/").await, ann.count("/new/").await), (1, 1));
    let moved = owner
        .patch("/pages", &json!({"page": "/old/", "move_to": "/new/"}))
        .await;
    assert_eq!(moved.status, 200, "{moved:?}");
    assert_eq!(moved.json()["page"]["aliases"], json!(["/old"]));
    assert_eq!((ann.count("/old/").await, ann.count("/new/").await), (2, 2));
    assert_eq!(ann.reads("/old/", "").await["page"]["path"], "/new/");
    ann.comments("/old/", "Three").await.submitted();
    assert_eq!((ann.count("/old/").await, ann.count("/new/").await), (3, 3));
}

#[tokio::test]
async fn a_reaction_is_given_and_taken_back() {
    let server = TestServer::with(&["sites.moderation=publish"]).await;
    let ann = server.visitor();
    let (id, _) = ann.comments("/a/", "Hello").await.submitted();
    let path = format!("/api/v1/comments/{id}/reactions");
    let body = json!({"reaction": "👍", "key": "reader-0123456789"});
    let given = ann.post(&path, &body).await.json();
    assert_eq!(
        given,
        json!({"reactions": {"👍": 1}, "score": 1, "mine": ["👍"]})
    );
    assert_eq!(ann.reads("/a/", "").await["comments"][0]["score"], 1);
    let back = ann.post(&path, &body).await.json();
    assert_eq!(back, json!({"reactions": {}, "score": 0, "mine": []}));
    let unknown = json!({"reaction": "💣", "key": "reader-0123456789"});
    assert_eq!(ann.post(&path, &unknown).await.code(), "unknown_reaction");
    for reader in 0..20 {
        let body = json!({"reaction": "👍", "key": format!("reader-no-{reader:08}")});
        assert_eq!(ann.post(&path, &body).await.status, 200);
    }
    assert_eq!(ann.post(&path, &body).await.code(), "too_many_reactions");
}

//! What is told, when, and what never is.

use serde_json::json;

use super::receiver::Reply;
use super::world::World;
use crate::support::Answer;

#[tokio::test]
async fn the_life_of_a_comment_is_told() {
    let world = World::start().await;
    let owner = world.server.owner();
    let (id, _) = world.submits("/a/", "A *first* word").await;
    let comment = world.tells(1, "comment.submitted", &id, "pending").await;
    assert_eq!(comment["author"]["name"], "Ann");
    assert_eq!(comment["author"]["owner"], false);
    assert_eq!(comment["text"], "A *first* word");
    assert_eq!(comment["html"], "<p>A <em>first</em> word</p>\n");
    assert_eq!(comment["parent"], json!(null));
    owner.has_decided(&id, "approve").await;
    world.tells(2, "comment.approved", &id, "approved").await;
    world.tells_of_thread(3, "/a/", 1).await;
    // The same again is no event.
    owner.has_decided(&id, "approve").await;
    owner.has_decided(&id, "undo").await;
    world.tells(4, "comment.submitted", &id, "pending").await;
    world.tells_of_thread(5, "/a/", 0).await;
    let refusals = [
        ("reject", "rejected"),
        ("spam", "spam"),
        ("delete", "deleted"),
    ];
    for (count, (action, status)) in (6..).zip(refusals) {
        owner.has_decided(&id, action).await;
        world.tells(count, "comment.rejected", &id, status).await;
    }
    owner.has_decided(&id, "restore").await;
    world.tells(9, "comment.rejected", &id, "spam").await;
    owner.has_decided(&id, "block").await;
    owner.has_decided(&id, "approve").await;
    world.tells(10, "comment.approved", &id, "approved").await;
    owner.has_decided(&id, "pin").await;
    world.tells_of_thread(11, "/a/", 1).await;
    world.all_sent().await;
}

#[tokio::test]
async fn a_message_is_what_standard_webhooks_defines() {
    let world = World::publishing().await;
    let (id, _) = world.submits("/a/", "Hello").await;
    let heard = world.receiver.hears(1).await;
    assert_eq!(heard.path, "/hook?from=afterword");
    assert_eq!(heard.header("content-type"), "application/json");
    assert_eq!(heard.header("host"), world.receiver.address.to_string());
    assert!(heard.header("user-agent").starts_with("Afterword/"));
    let now = world.server.app.clock.now();
    assert_eq!(
        heard.header("webhook-timestamp"),
        now.as_second().to_string()
    );
    let json = heard.json();
    assert_eq!(json["timestamp"], now.to_string());
    assert_eq!(json["data"]["site"], "blog");
    assert_eq!(json["data"]["comment"]["id"], id);
    let page = json!({"path": "/a/", "title": "", "url": "https://blog.test/a/", "count": 1});
    assert_eq!(json["data"]["page"], page);
}

#[tokio::test]
async fn what_an_author_changes_and_takes_back_is_told_to_who_builds_the_site() {
    let world = World::publishing().await;
    let visitor = world.server.visitor();
    let (id, token) = world.submits("/a/", "Hello").await;
    world.tells(1, "comment.submitted", &id, "approved").await;
    world.tells_of_thread(2, "/a/", 1).await;
    assert_eq!(visitor.edits(&id, &token, "Hello!").await.status, 200);
    world.tells_of_thread(3, "/a/", 1).await;
    assert_eq!(visitor.deletes(&id, &token).await.status, 204);
    world.tells_of_thread(4, "/a/", 0).await;
    world.all_sent().await;
}

#[tokio::test]
async fn a_text_that_was_changed_waits_again_and_is_told_again() {
    let world = World::start().await;
    let (id, token) = world.submits("/a/", "Hello").await;
    world.tells(1, "comment.submitted", &id, "pending").await;
    let edited = world.server.visitor().edits(&id, &token, "Bye").await;
    assert!(edited.status.is_success(), "{edited:?}");
    let comment = world.tells(2, "comment.submitted", &id, "pending").await;
    assert_eq!(comment["text"], "Bye");
    assert!(comment["edited"].is_string());
    // Nobody has seen any of it.
    assert_eq!(world.rows().await.len(), 2);
}

#[tokio::test]
async fn a_page_that_moves_is_told_where_it_is() {
    let world = World::publishing().await;
    let (id, _) = world.submits("/old/", "Hello").await;
    world.tells(1, "comment.submitted", &id, "approved").await;
    let owner = world.server.owner();
    let moves = json!({"page": "/old/", "move_to": "/new/"});
    assert_eq!(owner.patch("/pages", &moves).await.status, 200);
    world.tells_of_thread(2, "/new/", 1).await;
    // Into a page that is there.
    let (other, _) = world.submits("/there/", "Hello").await;
    world
        .tells(3, "comment.submitted", &other, "approved")
        .await;
    world.tells_of_thread(4, "/there/", 1).await;
    let (again, _) = world.submits("/new/", "Hello again").await;
    world
        .tells(5, "comment.submitted", &again, "approved")
        .await;
    let merges = json!({"page": "/new/", "move_to": "/there/"});
    assert_eq!(owner.patch("/pages", &merges).await.status, 200);
    world.tells_of_thread(6, "/there/", 3).await;
    world.all_sent().await;
    assert_eq!(world.rows().await.len(), 6);
}

#[tokio::test]
async fn reactions_titles_and_closed_pages_rebuild_nothing() {
    let world = World::publishing().await;
    let (id, _) = world.submits("/a/", "Hello").await;
    world.tells(1, "comment.submitted", &id, "approved").await;
    world.tells_of_thread(2, "/a/", 1).await;
    let path = format!("/api/v1/comments/{id}/reactions");
    let reaction = json!({"reaction": "👍", "reader": "0123456789abcdef0123456789abcdef"});
    let request = world.server.visitor().request(reqwest::Method::POST, &path);
    let _ = Answer::of(request.json(&reaction)).await;
    let closes = json!({"page": "/a/", "closed": true, "title": "A"});
    let answer = world.server.owner().patch("/pages", &closes).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(world.rows().await.len(), 2);
}

#[tokio::test]
async fn of_an_erased_comment_only_its_id_is_told() {
    let world = World::start().await;
    world.receiver.replies([Reply::Status(503)]);
    let (id, token) = world.submits("/a/", "A secret of mine").await;
    world
        .rows_are(|rows| rows.len() == 1 && rows[0].error.is_some())
        .await;
    let deleted = world.server.visitor().deletes(&id, &token).await;
    assert_eq!(deleted.status, 204);
    world.pass(std::time::Duration::from_secs(60));
    let heard = world.receiver.hears(2).await;
    assert_eq!(heard.event(), "comment.submitted");
    let comment = json!({"id": id, "status": "deleted"});
    assert_eq!(heard.json()["data"]["comment"], comment);
    assert!(!heard.body.contains("secret") && !heard.body.contains("Ann"));
}

#[tokio::test]
async fn no_address_of_a_person_is_in_any_message() {
    let world = World::start().await;
    let owner = world.server.owner();
    let (id, token) = world.submits("/a/", "Hello").await;
    world.tells(1, "comment.submitted", &id, "pending").await;
    for action in ["approve", "reject", "approve"] {
        owner.has_decided(&id, action).await;
    }
    let deleted = world.server.visitor().deletes(&id, &token).await;
    assert_eq!(deleted.status, 204);
    world.receiver.has_heard(4).await;
    world.tells_of_thread(5, "/a/", 0).await;
    for heard in world.receiver.heard() {
        for word in ["reader.test", "email", "network", "127.0.0.1", "reasons"] {
            assert!(!heard.body.contains(word), "{word}: {}", heard.body);
        }
    }
}

#[tokio::test]
async fn only_the_events_of_the_settings_are_told() {
    let world = World::with(&["webhooks.events=comment.approved"]).await;
    let (id, _) = world.submits("/a/", "Hello").await;
    world.server.owner().has_decided(&id, "approve").await;
    world.server.owner().has_decided(&id, "reject").await;
    let heard = world.receiver.hears(1).await;
    assert_eq!(heard.event(), "comment.approved");
    assert_eq!(world.rows().await.len(), 1);
}

#[tokio::test]
async fn without_urls_nothing_waits() {
    let server = crate::support::TestServer::start().await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    assert!(super::world::rows(&server).await.is_empty());
}

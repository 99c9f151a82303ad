//! What happens while Akismet thinks.

use super::service::Reply;
use super::world::{World, rows};

#[tokio::test]
async fn what_the_owner_has_decided_stays() {
    for words in ["false", "true"] {
        let world = World::saying([Reply::Held(words)]).await;
        let (id, _) = world.submits("Hello").await;
        world.service.hears(1).await;
        world.server.owner().has_decided(&id, "reject").await;
        assert_eq!(world.rows(), [], "the address is forgotten at once");
        world.service.release();
        // Ends after what is on its way.
        let world = world.again(&[]).await;
        assert_eq!(world.status(&id).await, "rejected");
        assert_eq!(world.decisions(&id).await.len(), 1);
    }
}

#[tokio::test]
async fn what_the_owner_has_taken_back_waits_for_the_owner() {
    let world = World::saying([Reply::Held("false")]).await;
    let (id, _) = world.submits("Hello").await;
    world.service.hears(1).await;
    for action in ["reject", "undo"] {
        world.server.owner().has_decided(&id, action).await;
    }
    world.service.release();
    let world = world.again(&[]).await;
    assert_eq!(world.status(&id).await, "pending");
}

#[tokio::test]
async fn an_answer_about_an_earlier_text_says_nothing_about_a_new_one() {
    let world = World::saying([Reply::Held("true"), Reply::Says("false")]).await;
    let (id, token) = world.submits("Buy").await;
    world.service.hears(1).await;
    world.reader().edits(&id, &token, "Hello").await;
    world.becomes(&id, "approved").await;
    let called = world.service.hears(2).await;
    assert_eq!(called.fields["comment_content"], "Hello");
    world.service.release();
    let world = world.again(&[]).await;
    assert_eq!(world.status(&id).await, "approved");
}

#[tokio::test]
async fn a_late_failure_does_not_put_off_the_question_about_a_new_text() {
    let world = World::saying([Reply::Held("nonsense"), Reply::Held("false")]).await;
    let (id, token) = world.submits("Buy").await;
    world.service.hears(1).await;
    world.reader().edits(&id, &token, "Hello").await;
    world.service.hears(2).await;
    world.service.release();
    world.service.release();
    world.becomes(&id, "approved").await;
}

#[tokio::test]
async fn who_takes_the_comment_back_takes_the_address_along() {
    let world = World::saying([Reply::Held("false")]).await;
    let (id, token) = world.submits("Hello").await;
    world.service.hears(1).await;
    let deleted = world.reader().deletes(&id, &token).await;
    assert_eq!(deleted.status, 204, "{deleted:?}");
    assert_eq!(world.rows(), []);
    world.service.release();
    let world = world.again(&[]).await;
    assert_eq!(rows(&world.server.database()), []);
}

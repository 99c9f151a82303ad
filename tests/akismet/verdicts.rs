//! What an answer does to a comment that waits for it.

use afterword_config::SetOverride;
use afterword_model::policy::SiteOverrides;
use afterword_store::OutboxFilter;
use serde_json::json;

use super::service::Reply;
use super::world::{READER, World};

const HAM: Reply = Reply::Says("false");
const SPAM: Reply = Reply::Says("true");

#[tokio::test]
async fn what_akismet_has_nothing_against_is_published_and_the_address_is_forgotten() {
    let world = World::saying([HAM]).await;
    let (id, _) = world.submits("Hello").await;
    world.becomes(&id, "approved").await;
    let called = world.service.hears(1).await;
    assert_eq!(called.path, "/1.1/comment-check");
    assert_eq!(called.fields["user_ip"], READER);
    assert_eq!(called.fields["permalink"], "https://blog.test/a/");
    assert_eq!(called.fields["comment_content"], "Hello");
    assert_eq!(world.server.visitor().count("/a/").await, 1);
    let decisions = world.decisions(&id).await;
    assert_eq!(decisions.len(), 1);
    assert_eq!(
        (decisions[0].by.as_str(), decisions[0].interface.as_str()),
        ("akismet", "akismet")
    );
    assert_eq!(world.rows(), []);
    assert_eq!(world.mails().await, 0);
}

#[tokio::test]
async fn what_akismet_calls_spam_is_spam_and_the_owner_can_undo_it() {
    let world = World::saying([SPAM]).await;
    let answer = world.reader().comments("/a/", "Buy").await;
    let (id, _) = answer.submitted();
    assert_eq!(answer.json()["status"], "pending");
    world.becomes(&id, "spam").await;
    assert_eq!((world.rows(), world.mails().await), (vec![], 0));
    let reasons = world.server.owner().shows(&id).await["reasons"].to_string();
    assert!(reasons.contains("Akismet"), "{reasons}");
    world.server.owner().has_decided(&id, "approve").await;
    assert_eq!(world.server.visitor().count("/a/").await, 1);
    assert_eq!(
        world.service.called().len(),
        1,
        "Akismet hears nothing of it"
    );
}

#[tokio::test]
async fn where_all_is_held_the_owner_hears_at_once_and_ham_still_waits() {
    let world = World::with([HAM, SPAM], &["sites.akismet=true"]).await;
    let (ham, _) = world.submits("Hello").await;
    assert_eq!(world.mails().await, 1);
    world.rows_are(|rows| rows.is_empty()).await;
    assert_eq!(world.status(&ham).await, "pending");
    let (spam, _) = world.submits("Buy").await;
    assert_eq!(world.mails().await, 2);
    world.becomes(&spam, "spam").await;
    assert_eq!(world.status(&ham).await, "pending");
    assert!(world.decisions(&ham).await.is_empty());
}

#[tokio::test]
async fn an_owner_who_hears_of_all_comments_hears_of_those_that_akismet_lets_pass() {
    let more = [
        "sites.moderation=publish",
        "sites.akismet=true",
        "sites.tell_owner=all",
    ];
    let world = World::with([HAM, SPAM], &more).await;
    let (id, _) = world.submits("Hello").await;
    world.becomes(&id, "approved").await;
    assert_eq!(world.mails().await, 1);
    // Nobody takes it: its letter was written, and is not needless.
    let store = &world.server.app.store;
    let tried = async || {
        let mails = store.mails(OutboxFilter::All, 1).await.unwrap();
        mails.first().is_some_and(|mail| mail.error.is_some())
    };
    while !tried().await {
        assert_eq!(world.mails().await, 1);
    }
    let (id, _) = world.submits("Buy").await;
    world.becomes(&id, "spam").await;
    assert_eq!(world.mails().await, 1);
}

#[tokio::test]
async fn an_edited_text_is_asked_about_too() {
    let world = World::saying([HAM, SPAM]).await;
    let (id, token) = world.submits("Hello").await;
    world.becomes(&id, "approved").await;
    let edited = world.reader().edits(&id, &token, "Buy").await;
    assert_eq!(edited.json()["status"], "pending", "{edited:?}");
    world.becomes(&id, "spam").await;
    let called = world.service.hears(2).await;
    assert_eq!(called.fields["comment_content"], "Buy");
    assert_eq!(called.fields["user_ip"], READER);
    assert_eq!(world.rows(), []);
}

#[tokio::test]
async fn nothing_is_asked_unless_a_site_says_so() {
    let world = World::with([], &["sites.moderation=publish"]).await;
    let (id, token) = world.submits("Hello").await;
    assert_eq!(world.status(&id).await, "approved");
    world.reader().edits(&id, &token, "Hello again").await;
    assert_eq!(world.status(&id).await, "approved");
    assert_eq!(world.rows(), []);
    // Ends after what is on its way.
    let world = world.again(&[]).await;
    assert_eq!(world.service.called().len(), 0);
}

#[tokio::test]
async fn one_site_may_ask_and_nothing_is_asked_without_a_key() {
    let world = World::with([SPAM], &["sites.moderation=publish"]).await;
    let mut own = SiteOverrides::default();
    own.set("akismet=true").unwrap();
    let origins = ["https://other.test"];
    world.server.add_site_with("other", &origins, own).await;
    let says = |text: &str| json!({"site": "other", "page": "/a/", "name": "Ann", "text": text});
    let other = world.reader().at(origins[0]);
    let (id, _) = other.submits(says("Buy")).await.submitted();
    world.becomes(&id, "spam").await;
    let world = world
        .again(&["sites.moderation=publish", "akismet.key="])
        .await;
    let other = world.reader().at(origins[0]);
    let (id, _) = other.submits(says("Hello")).await.submitted();
    assert_eq!(world.status(&id).await, "approved");
    assert_eq!(world.service.called().len(), 1);
}

//! The same text in many places.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::json;

use super::{from, judged, says, server};
use crate::support::TestServer;

/// In words that say nothing to the classifier.
const TEXT: &str = "Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, \
    tertiam number 1";

#[tokio::test]
async fn nearly_the_same_text_on_another_page_or_by_another_is_found() {
    let server = server(&[]).await;
    let (ann, bob, owner) = (
        from(&server, "192.0.2.7"),
        from(&server, "198.51.100.1"),
        server.owner(),
    );
    assert_eq!(
        judged(&owner, &says(&ann, "/a/", "Ann", TEXT).await)
            .await
            .1,
        "approved"
    );
    let again = TEXT
        .replace("number 1", "number 77")
        .replace("omnis", "ОMNIS");
    let (codes, status) = judged(&owner, &says(&bob, "/b/", "Bob", &again).await).await;
    assert!(codes.contains(&"repeated".to_owned()), "{codes:?}");
    assert_ne!(status, "approved");
    let (codes, _) = judged(&owner, &says(&ann, "/a/", "Ann", TEXT).await).await;
    assert!(
        codes.contains(&"repeated".to_owned()),
        "Bob has said it too: {codes:?}"
    );
    // What many say is no repetition.
    for page in ["/a/", "/b/"] {
        let thanks = says(&ann, page, "Ann", "Thanks a lot, that helped!").await;
        assert_eq!(judged(&owner, &thanks).await.1, "approved");
    }
}

#[tokio::test]
async fn a_retry_without_a_key_is_hardly_a_reason() {
    let server = server(&[]).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    says(&ann, "/a/", "Ann", TEXT).await;
    let retry = judged(&owner, &says(&ann, "/a/", "Ann", TEXT).await).await;
    assert_eq!(
        retry,
        (vec!["repeated_here".to_owned()], "approved".to_owned())
    );
}

#[tokio::test]
async fn it_is_found_after_a_restart_and_not_after_the_comment_was_erased() {
    let server = server(&[]).await;
    let ann = from(&server, "192.0.2.7");
    let (id, token) = says(&ann, "/a/", "Ann", TEXT).await.submitted();
    let folder = server.stop().await;
    let settings = [
        "sites.moderation=publish",
        "server.trusted_proxies=127.0.0.1",
    ];
    let server = TestServer::again_with(folder, &settings).await;
    server
        .app
        .duplicates
        .load(&*server.app.store, &server.app.keys)
        .await
        .unwrap();
    let (bob, owner) = (from(&server, "198.51.100.1"), server.owner());
    let (codes, _) = judged(&owner, &says(&bob, "/b/", "Bob", TEXT).await).await;
    assert_eq!(codes, ["repeated"]);

    let erased = from(&server, "192.0.2.7").deletes(&id, &token).await;
    assert_eq!(erased.status, 204);
    let kept = server.app.store.simhashes(10).await.unwrap();
    assert_eq!(kept.len(), 1, "only Bob's is left");
}

/// Erases what Ann has written, by one of the ways.
async fn forgets(server: &TestServer, way: &str, id: &str) {
    let owner = server.owner();
    match way {
        "the owner deletes" => owner.has_decided(id, "delete").await,
        "the person is erased" => {
            let person = json!({"email": "ann@example.org"});
            assert_eq!(owner.post("/people/erase", &person).await.status, 200);
        }
        "its time is over" => {
            owner.has_decided(id, "spam").await;
            server.pass(Duration::from_hours(24 * 31));
            server.app.retention.erase_due().await.unwrap();
        }
        _ => {
            let conn = Connection::open(server.database()).unwrap();
            conn.execute("UPDATE comments SET likeness = NULL", [])
                .unwrap();
            server.app.sites.read_again().await.unwrap();
        }
    }
}

#[tokio::test]
async fn what_is_erased_is_compared_with_nothing_any_more() {
    for way in [
        "the owner deletes",
        "the person is erased",
        "its time is over",
        "another process erases",
    ] {
        let server = server(&[]).await;
        let (ann, bob) = (from(&server, "192.0.2.7"), from(&server, "198.51.100.1"));
        let text = json!({"page": "/a/", "name": "Ann", "email": "ann@example.org", "text": TEXT});
        let (id, _) = ann.submits(text).await.submitted();
        forgets(&server, way, &id).await;
        let (codes, _) = judged(&server.owner(), &says(&bob, "/b/", "Bob", TEXT).await).await;
        assert!(!codes.contains(&"repeated".to_owned()), "{way}: {codes:?}");
    }
}

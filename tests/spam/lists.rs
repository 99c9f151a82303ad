//! What the owner doesn't want: words and hosts.

use serde_json::json;

use super::{from, judged, says, server};

#[tokio::test]
async fn listed_words_hold_sort_out_and_refuse() {
    let server = server(&[
        "sites.words_hold=lottery",
        "sites.words_spam=/cas+ino/",
        "sites.words_refuse=replica watches",
    ])
    .await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    for (text, status) in [
        ("I won the LÓTTERY", "pending"),
        ("My caSSino is here", "spam"),
        ("My lottery is a casino", "spam"),
        ("I like it", "approved"),
    ] {
        assert_eq!(
            judged(&owner, &says(&ann, "/a/", "Ann", text).await)
                .await
                .1,
            status,
            "{text}"
        );
    }
    let refused = says(&ann, "/a/", "Ann", "Replica  w4tches for you").await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (403, "comment_refused")
    );
}

#[tokio::test]
async fn a_pattern_that_can_not_be_used_is_named() {
    let server = server(&[]).await;
    let body = json!({"settings": {"words_spam": ["/(/"]}});
    let refused = server.owner().patch("/sites/blog", &body).await;
    assert_eq!(refused.code(), "invalid_setting");
    assert!(refused.text.contains("is no pattern"), "{refused:?}");
}

#[tokio::test]
async fn a_blocked_host_is_blocked_in_links_websites_and_addresses_with_all_below_it() {
    let server = server(&[]).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    let block = json!({"kind": "host", "value": "https://Casino.example/path"});
    let blocked = owner.post("/blocks", &block).await;
    assert_eq!(blocked.status, 201, "{blocked:?}");
    assert_eq!(blocked.json()["block"]["value"], "casino.example");
    for (body, status) in [
        (
            json!({"text": "I have read it on https://www.casino.example/a last week"}),
            "spam",
        ),
        (
            json!({"text": "Hello", "website": "https://casino.example"}),
            "spam",
        ),
        (
            json!({"text": "Hello", "email": "ann@mail.casino.example"}),
            "spam",
        ),
        (
            json!({"text": "I have read it on https://notcasino.example/a last week"}),
            "approved",
        ),
    ] {
        let mut body = body;
        body["page"] = json!("/a/");
        body["name"] = json!("Ann");
        assert_eq!(
            judged(&owner, &ann.submits(body.clone()).await).await.1,
            status,
            "{body}"
        );
    }
    let wrong = owner
        .post("/blocks", &json!({"kind": "host", "value": "no host"}))
        .await;
    assert_eq!(wrong.code(), "invalid_host");
}

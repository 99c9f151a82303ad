//! The sum, and where the owner sees it.

use serde_json::json;

use super::{from, judged, says, server};

#[tokio::test]
async fn points_add_up_to_what_becomes_of_it_and_the_owner_reads_why() {
    let server = server(&[]).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    let text =
        "Look[.](https://bit.ly/x) what I have found for all of you, it changed everything here";
    let answer = says(&ann, "/a/", "Ann", text).await;
    let (codes, status) = judged(&owner, &answer).await;
    assert_eq!(
        (codes, status.as_str()),
        (
            vec!["shortener".to_owned(), "hidden_link".to_owned()],
            "spam"
        )
    );
    let shown = owner.shows(&answer.submitted().0).await;
    assert_eq!(
        shown["verdict"][0],
        json!({"code": "shortener", "points": 3, "facts": ["bit.ly"]})
    );
    assert_eq!(
        shown["reasons"][1],
        "It has a link that nobody sees, to bit.ly."
    );
}

#[tokio::test]
async fn a_mail_address_that_lives_for_minutes_and_a_website_weigh_little() {
    let server = server(&[]).await;
    let (ann, owner) = (from(&server, "192.0.2.7"), server.owner());
    let body = json!({
        "page": "/a/", "name": "Ann", "text": "Nice.", "email": "ann@mailinator.com", "website": "ann.example",
    });
    let (codes, status) = judged(&owner, &ann.submits(body).await).await;
    assert_eq!(codes, ["website", "disposable"]);
    assert_eq!(status, "approved");
}

#[tokio::test]
async fn a_site_says_from_how_many_points_on_what_happens() {
    for (settings, status) in [
        (["sites.hold_at=0", "sites.spam_at=0"], 201),
        (["sites.hold_at=8", "sites.spam_at=0"], 202),
        (["sites.refuse_at=8", "sites.spam_at=0"], 403),
    ] {
        let server = server(&settings).await;
        // A shortener and a hidden link.
        let text = "Look[.](https://bit.ly/x) what I have found for all of you, it changed everything here";
        let answer = says(&from(&server, "192.0.2.7"), "/a/", "Ann", text).await;
        assert_eq!(answer.status, status, "{settings:?}: {answer:?}");
    }
}

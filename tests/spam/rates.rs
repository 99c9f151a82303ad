//! Floods: from one network they end, from everywhere they wait.

use std::time::Duration;

use serde_json::json;

use super::{from, judged, says, server};

#[tokio::test]
async fn a_flood_of_one_address_is_refused_for_a_while_and_disturbs_nobody_else() {
    let server = server(&["spam.comments_per_page=0"]).await;
    let (flood, owner) = (from(&server, "192.0.2.7"), server.owner());
    let mut codes = Vec::new();
    for number in 0..30 {
        let answer = says(&flood, "/a/", "Ann", &format!("Hello {number}")).await;
        codes.push(judged(&owner, &answer).await.0);
    }
    assert!(
        codes[..10].iter().all(Vec::is_empty),
        "an office may discuss: {codes:?}"
    );
    assert!(
        codes[10..].iter().all(|codes| codes == &["fast_network"]),
        "{codes:?}"
    );

    let refused = says(&flood, "/a/", "Ann", "Once more").await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (429, "too_many_comments")
    );
    let wait: u64 = refused.header("retry-after").parse().unwrap();
    assert!((1..=1200).contains(&wait), "{wait}");
    let neighbour = says(&from(&server, "192.0.2.8"), "/a/", "Bob", "Hello").await;
    assert_eq!(neighbour.status, 201);

    server.pass(Duration::from_secs(wait));
    assert!(
        says(&flood, "/a/", "Ann", "After the wait")
            .await
            .status
            .is_success()
    );
}

#[tokio::test]
async fn a_flood_of_one_address_leaves_the_networks_around_it_their_room() {
    for (flood, neighbour) in [
        ("192.0.2.7", "192.0.2.8"),
        ("2001:db8:1:1::1", "2001:db8:1:2::1"),
    ] {
        let server = server(&[
            "spam.comments_per_page=0",
            "spam.comments_per_site=0",
            "spam.comments_per_address=2",
        ])
        .await;
        let flood = from(&server, flood);
        // Twice as many as all of them may send.
        for number in 0..60 {
            let answer = says(&flood, "/a/", "Ann", &format!("Hello {number}")).await;
            assert_eq!(answer.status == 429, number >= 6, "{number}: {answer:?}");
        }
        let answer = says(&from(&server, neighbour), "/a/", "Bob", "Hi 1").await;
        assert_eq!(answer.status, 201, "{neighbour}");
        let (codes, _) = judged(&server.owner(), &answer).await;
        assert!(codes.is_empty(), "{neighbour}: {codes:?}");
    }
}

#[tokio::test]
async fn what_a_flood_around_an_address_had_refused_does_not_count_for_it() {
    let server = server(&[
        "spam.comments_per_page=0",
        "spam.comments_per_site=0",
        "spam.comments_per_address=1",
    ])
    .await;
    for number in 1..=15 {
        let reader = from(&server, &format!("192.0.2.{number}"));
        let answer = says(&reader, "/a/", "Ann", &format!("Hi {number}")).await;
        assert!(answer.status.is_success(), "{number}: {answer:?}");
    }
    let bob = from(&server, "192.0.2.99");
    server.pass(Duration::from_secs(480));
    for number in 0..5 {
        let answer = says(&bob, "/a/", "Bob", &format!("Hello {number}")).await;
        assert_eq!(answer.status, 429, "{number}");
    }
    // The flood was more than ten minutes ago, what was refused less.
    server.pass(Duration::from_secs(240));
    assert_eq!(says(&bob, "/a/", "Bob", "Hello again").await.status, 201);
}

#[tokio::test]
async fn the_networks_around_an_address_have_more_room_and_an_end_too() {
    for (base, outside) in [("192.0.2.", "192.0.3.1"), ("2001:db8:1:", "2001:db8:2::1")] {
        let server = server(&[
            "spam.comments_per_page=0",
            "spam.comments_per_site=0",
            "spam.comments_per_address=2",
        ])
        .await;
        let mut refused = 0;
        for number in 1..40 {
            let address = if base.contains(':') {
                format!("{base}{number}::1")
            } else {
                format!("{base}{number}")
            };
            let answer = says(
                &from(&server, &address),
                "/a/",
                "Ann",
                &format!("Hi {number}"),
            )
            .await;
            refused += usize::from(answer.status == 429);
        }
        // Five times two, three times over.
        assert_eq!(refused, 39 - 30, "{base}");
        assert_eq!(
            says(&from(&server, outside), "/a/", "Ann", "Hi")
                .await
                .status,
            201
        );
    }
}

#[tokio::test]
async fn an_ipv6_customer_is_one_whatever_the_lower_half_says() {
    let server = server(&["spam.comments_per_address=1"]).await;
    let mut statuses = Vec::new();
    for number in 1..=4 {
        let reader = from(&server, &format!("2001:db8::{number}"));
        let answer = says(&reader, "/a/", "Ann", &format!("Hi {number}")).await;
        statuses.push(answer.status.as_u16());
    }
    assert_eq!(statuses[3], 429, "{statuses:?}");
}

#[tokio::test]
async fn a_flood_of_many_addresses_waits_and_nobody_is_refused() {
    let server = server(&["spam.comments_per_page=5"]).await;
    let owner = server.owner();
    for number in 1..=8 {
        let reader = from(&server, &format!("198.51.{number}.1"));
        let answer = says(&reader, "/a/", "Ann", &format!("Hi {number}")).await;
        let (codes, status) = judged(&owner, &answer).await;
        if number <= 5 {
            assert_eq!((codes.len(), status.as_str()), (0, "approved"));
        } else {
            assert_eq!(
                (codes, status.as_str()),
                (vec!["fast_page".to_owned()], "pending")
            );
        }
    }
    let elsewhere = says(&from(&server, "203.0.113.1"), "/b/", "Ann", "Hi").await;
    assert_eq!(elsewhere.status, 201);
}

#[tokio::test]
async fn a_limit_that_is_reached_holds_whatever_the_score() {
    // So many points hold nothing here.
    for limit in ["spam.comments_per_page=5", "spam.comments_per_site=5"] {
        let server = server(&[limit, "sites.hold_at=20", "sites.spam_at=0"]).await;
        let mut statuses = Vec::new();
        for number in 1..=8 {
            let reader = from(&server, &format!("198.51.{number}.1"));
            let answer = says(&reader, "/a/", "Ann", &format!("Hi {number}")).await;
            statuses.push(answer.status.as_u16());
        }
        assert_eq!(
            statuses,
            [201, 201, 201, 201, 201, 202, 202, 202],
            "{limit}"
        );
        // The owner can still publish them.
        assert_eq!(server.visitor().count("/a/").await, 5, "{limit}");
    }
}

#[tokio::test]
async fn a_burst_at_the_border_of_two_windows_has_no_second_allowance() {
    let server = server(&["spam.comments_per_site=5"]).await;
    let published = async |network: u32| {
        let mut published = 0;
        for number in 1..=8 {
            let reader = from(&server, &format!("198.{network}.{number}.1"));
            let answer = says(&reader, "/a/", "Ann", &format!("Hi {network} {number}")).await;
            published += u32::from(answer.status == 201);
        }
        published
    };
    let window = 600;
    let now = u64::try_from(server.app.clock.now().as_second()).unwrap();
    server.pass(Duration::from_secs(window - now % window - 10));
    assert_eq!(published(1).await, 5);
    // Half of the next window: five of the last ten minutes are there already.
    server.pass(Duration::from_secs(300));
    assert_eq!(published(2).await, 0);
    server.pass(Duration::from_secs(2 * window));
    assert_eq!(published(3).await, 5);
}

#[tokio::test]
async fn who_had_to_wait_for_a_flood_gets_by_no_edit_out_of_it() {
    let server = server(&["spam.comments_per_page=1"]).await;
    says(&from(&server, "192.0.2.7"), "/a/", "Ann", "Hello").await;
    let bob = from(&server, "198.51.100.1");
    let (id, token) = says(&bob, "/a/", "Bob", "Hi").await.submitted();
    let edited = bob.edits(&id, &token, "Hi there").await;
    assert_eq!(edited.json()["status"], "pending");
    let shown = server.owner().shows(&id).await;
    assert_eq!(shown["verdict"][0]["code"], "fast_page", "{shown}");
}

#[tokio::test]
async fn what_was_refused_in_a_flood_is_refused_when_it_comes_again() {
    let server = server(&["spam.comments_per_page=1", "sites.refuse_at=4"]).await;
    says(&from(&server, "192.0.2.7"), "/a/", "Ann", "Hello").await;
    let bob = from(&server, "198.51.100.1");
    let body = json!({"page": "/a/", "name": "Bob", "text": "Hi", "key": "2b0c5d7e9f1a3b5c"});
    for _ in 0..2 {
        assert_eq!(bob.submits(body.clone()).await.code(), "comment_refused");
    }
}

#[tokio::test]
async fn edits_previews_and_reactions_have_an_end_too() {
    let server = server(&["spam.comments_per_address=1"]).await;
    let ann = from(&server, "192.0.2.7");
    let (id, token) = says(&ann, "/a/", "Ann", "Hello").await.submitted();
    for number in 1..3 {
        assert_eq!(
            ann.edits(&id, &token, &format!("Hello {number}"))
                .await
                .status,
            200
        );
    }
    assert_eq!(
        ann.edits(&id, &token, "Hello 3").await.code(),
        "too_many_comments"
    );
    let preview = json!({"text": "Hello"});
    for _ in 0..36 {
        assert_eq!(ann.post("/api/v1/preview", &preview).await.status, 200);
    }
    let refused = ann.post("/api/v1/preview", &preview).await;
    assert_eq!(refused.code(), "too_many_comments");
    let path = format!("/api/v1/comments/{id}/reactions");
    let reaction = json!({"reaction": "👍", "key": "2b0c5d7e9f1a3b5c"});
    for _ in 0..36 {
        assert_eq!(ann.post(&path, &reaction).await.status, 200);
    }
    assert_eq!(
        ann.post(&path, &reaction).await.code(),
        "too_many_reactions"
    );
}

#[tokio::test]
async fn the_same_submission_again_is_not_counted() {
    let server = server(&["spam.comments_per_address=1"]).await;
    let ann = from(&server, "192.0.2.7");
    let body =
        json!({"page": "/a/", "name": "Ann", "text": "Hello", "key": "a-key-of-sixteen-letters"});
    let first = ann.submits(body.clone()).await.submitted();
    for _ in 0..5 {
        assert_eq!(ann.submits(body.clone()).await.submitted(), first);
    }
    assert_eq!(says(&ann, "/a/", "Ann", "Another").await.status, 201);
    assert_eq!(says(&ann, "/a/", "Ann", "One more").await.status, 201);
    // Nor is a refused one let in because it comes again.
    let refused = json!({"page": "/a/", "name": "Ann", "text": "Too much", "key": "a-key-of-sixteen-letters"});
    for _ in 0..3 {
        assert_eq!(ann.submits(refused.clone()).await.status, 429);
    }
}

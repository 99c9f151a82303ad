//! Mails to strangers' addresses have a limit of their own, whatever the limits of comments are.

use std::time::Duration;

use afterword_model::Why;
use afterword_store::OutboxFilter;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{TestServer, Visitor, until_async};

/// It publishes all comments, and sends four confirmations in an hour: two to one domain, one for one network.
async fn server(mails: &TempDir) -> TestServer {
    let folder = format!("mail.folder={}", mails.path().display());
    TestServer::with(&[
        "server.trusted_proxies=127.0.0.1",
        "sites.moderation=publish",
        "mail.from=comments@blog.test",
        "mail.confirmations_per_hour=4",
        "metrics.listen=127.0.0.1:0",
        &folder,
    ])
    .await
}

async fn wishes(server: &TestServer, number: usize, network: usize, domain: &str) {
    let reader = server.visitor();
    let reader = reader.saying("x-forwarded-for", &format!("198.51.{network}.1"));
    let answer = reader
        .submits(json!({
            "page": "/a/", "name": "Ann", "email": format!("ann{number}@{domain}"),
            "text": format!("Number {number} says that it is so"), "notify": true,
        }))
        .await;
    assert_eq!(answer.status, 201, "{answer:?}");
}

fn sent(mails: &TempDir) -> usize {
    mails.path().read_dir().unwrap().count()
}

/// Waits until so many were sent, and so many are held back.
async fn becomes(server: &TestServer, mails: &TempDir, expected: (usize, u32)) {
    until_async(&format!("{expected:?} were sent and wait"), async || {
        let totals = server.app.store.mail_totals().await.unwrap();
        (sent(mails), totals.held_back) == expected && totals.waiting == totals.held_back
    })
    .await;
}

#[tokio::test]
async fn a_flood_of_comments_is_no_flood_of_mails_to_strangers_and_none_is_lost() {
    let mails = TempDir::new().unwrap();
    let server = server(&mails).await;
    for number in 0..7 {
        wishes(&server, number, number, &format!("{number}.test")).await;
    }
    becomes(&server, &mails, (4, 3)).await;

    // The owner sees it.
    let waiting = server.app.store.mails(OutboxFilter::Waiting, 10).await;
    let errors = waiting.unwrap().into_iter().map(|mail| mail.error.unwrap());
    let whys: Vec<Why> = errors.map(|error| error.why).collect();
    assert_eq!(whys, vec![Why::TooManyConfirmations; 3]);
    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    until_async("the metrics say so", async || {
        let shown = metrics.get("/metrics").await.text;
        shown.contains("afterword_outbox_held_back 3")
    })
    .await;

    server.pass(Duration::from_secs(60 * 60 + 1));
    server.app.wakeups.mails();
    becomes(&server, &mails, (7, 0)).await;
}

#[tokio::test]
async fn a_reader_whose_comment_is_rejected_before_the_mail_leaves_is_asked_for_the_next_one() {
    let mails = TempDir::new().unwrap();
    let server = server(&mails).await;
    // The network has had its turn of this hour.
    wishes(&server, 0, 1, "stranger.test").await;
    becomes(&server, &mails, (1, 0)).await;
    let reader = server.visitor();
    let reader = reader.saying("x-forwarded-for", "198.51.1.1");
    let mut ids = Vec::new();
    for text in ["The first of my two thoughts", "What else there is to say"] {
        let answer = reader
            .submits(json!({
                "page": "/b/", "name": "Bob", "email": "bob@reader.test",
                "text": text, "notify": true,
            }))
            .await;
        ids.push(answer.submitted().0);
    }
    becomes(&server, &mails, (1, 1)).await;
    server.owner().has_decided(&ids[0], "reject").await;

    server.pass(Duration::from_secs(60 * 60 + 1));
    server.app.wakeups.mails();
    becomes(&server, &mails, (2, 0)).await;
}

#[tokio::test]
async fn one_network_and_one_domain_take_only_a_part_of_the_hours_mails() {
    let mails = TempDir::new().unwrap();
    let server = server(&mails).await;
    for number in 0..3 {
        wishes(&server, number, 1, &format!("{number}.test")).await;
    }
    becomes(&server, &mails, (1, 2)).await;
    for number in 3..6 {
        wishes(&server, number, number, "victim.test").await;
    }
    becomes(&server, &mails, (3, 3)).await;
    // Somebody else is asked at once.
    wishes(&server, 9, 9, "reader.test").await;
    becomes(&server, &mails, (4, 3)).await;
}

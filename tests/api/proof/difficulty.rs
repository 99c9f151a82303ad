//! It gets harder while many ask.

use std::time::Duration;

use super::{asks, solved, writes};
use crate::support::{TestServer, Visitor};

const PROXIED: &[&str] = &[
    "spam.proof=on",
    "spam.proof_effort=1000",
    "server.trusted_proxies=127.0.0.1",
];

fn reader(server: &TestServer, address: &str) -> Visitor {
    server.visitor().saying("x-forwarded-for", address)
}

async fn effort(visitor: &Visitor) -> u64 {
    asks(visitor).await["maxnumber"].as_u64().unwrap()
}

#[tokio::test]
async fn for_a_network_that_asks_often_and_for_no_other() {
    let server = TestServer::with(PROXIED).await;
    let often = reader(&server, "2001:db8:1:1::1");
    let mut efforts = Vec::new();
    for _ in 0..41 {
        efforts.push(effort(&often).await);
    }
    let (first, tenth, twentieth) = (efforts[0], efforts[9], efforts[19]);
    assert_eq!(
        (first, tenth, twentieth, efforts[40]),
        (1000, 2000, 4000, 8000)
    );
    // The lower half of an address of IPv6 says nothing.
    assert_eq!(effort(&reader(&server, "2001:db8:1:1::2")).await, 8000);
    assert_eq!(effort(&reader(&server, "192.0.2.1")).await, 1000);
    server.pass(Duration::from_mins(10));
    assert_eq!(effort(&often).await, 1000);
}

#[tokio::test]
async fn for_everybody_while_the_server_is_busy_and_with_a_bound() {
    let server = TestServer::with(PROXIED).await;
    for n in 0..600 {
        let address = format!("10.1.{}.{}", n / 250, n % 250);
        effort(&reader(&server, &address)).await;
    }
    assert_eq!(effort(&reader(&server, "192.0.2.1")).await, 8000);
    let often = reader(&server, "192.0.2.2");
    for _ in 0..60 {
        effort(&often).await;
    }
    assert_eq!(effort(&often).await, 16_000);
    server.pass(Duration::from_mins(2));
    assert_eq!(effort(&reader(&server, "192.0.2.1")).await, 1000);
}

#[tokio::test]
async fn for_a_network_that_sends_spam() {
    let server = TestServer::with(PROXIED).await;
    let bot = reader(&server, "192.0.2.1");
    let thread = bot.reads("/a/", "").await;
    let trap = thread["form"]["honeypot"].as_str().unwrap();
    let mut body = serde_json::json!({"page": "/a/", "name": "Bot", "text": "Buy"});
    body[trap] = "Buy".into();
    bot.submits(body).await.submitted();
    assert_eq!(effort(&bot).await, 2000);
}

#[tokio::test]
async fn for_a_network_whose_comments_are_refused() {
    let server = TestServer::with(&[PROXIED, &["sites.words_refuse=casino"]].concat()).await;
    let bot = reader(&server, "192.0.2.1");
    let refused = bot.comments("/a/", "My casino").await;
    assert_eq!(refused.code(), "comment_refused");
    assert_eq!(effort(&bot).await, 2000);
}

#[tokio::test]
async fn what_was_harder_is_taken_as_well() {
    let server = TestServer::with(&[PROXIED, &["sites.moderation=publish"]].concat()).await;
    let ann = server.visitor();
    for _ in 0..20 {
        effort(&ann).await;
    }
    let challenge = asks(&ann).await;
    assert_eq!(challenge["maxnumber"], 4000);
    assert_eq!(writes(&server, &solved(&challenge)).await.status, 201);
}

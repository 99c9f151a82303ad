//! A server with a receiver.

use std::time::{Duration, Instant};

use afterword_store::{HookFilter, OutboxHook};
use jiff::Timestamp;
use serde_json::{Value, json};

use super::receiver::{Heard, Receiver, secret};
use crate::support::TestServer;

pub(super) const QUIET: Duration = Duration::from_secs(30);

pub(super) struct World {
    pub(super) server: TestServer,
    pub(super) receiver: Receiver,
}

/// The settings that tell `url`, whose host is allowed by name.
pub(super) fn settings(url: &str) -> Vec<String> {
    vec![
        format!("webhooks.urls={url}"),
        format!("webhooks.secret={}", secret()),
        "webhooks.allow_private=127.0.0.1".to_owned(),
    ]
}

pub(super) async fn server_with(settings: &[String]) -> TestServer {
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    TestServer::with(&settings).await
}

impl World {
    /// A blog that holds new comments, and no mail at all.
    pub(super) async fn start() -> Self {
        Self::with(&[]).await
    }

    pub(super) async fn publishing() -> Self {
        Self::with(&["sites.moderation=publish"]).await
    }

    pub(super) async fn with(more: &[&str]) -> Self {
        let receiver = Receiver::start().await;
        let mut settings = settings(&receiver.url());
        settings.extend(more.iter().map(|&setting| setting.to_owned()));
        let server = server_with(&settings).await;
        Self { server, receiver }
    }

    /// Lets time pass for the server, and its worker look at the clock.
    pub(super) fn pass(&self, time: Duration) {
        self.server.pass(time);
        self.server.app.wakeups.all();
    }

    /// Sets the server's clock to the time of other processes.
    pub(super) fn catches_up(&self) {
        let left = Timestamp::now().duration_since(self.server.app.clock.now());
        self.pass(left.try_into().unwrap());
    }

    pub(super) async fn rows(&self) -> Vec<OutboxHook> {
        rows(&self.server).await
    }

    /// Waits until the outbox is as it should be.
    pub(super) async fn rows_are(&self, ready: impl Fn(&[OutboxHook]) -> bool) -> Vec<OutboxHook> {
        rows_are(&self.server, ready).await
    }

    /// Waits until nothing is left to be sent.
    pub(super) async fn all_sent(&self) {
        self.rows_are(|rows| rows.iter().all(|row| row.sent.is_some()))
            .await;
    }

    /// What a reader with a mail address submits; its id and edit token.
    pub(super) async fn submits(&self, page: &str, text: &str) -> (String, String) {
        let body = json!({"page": page, "name": "Ann", "text": text, "email": "ann@reader.test"});
        self.server.visitor().submits(body).await.submitted()
    }

    /// The next event, which tells of this comment in this status.
    pub(super) async fn tells(&self, count: usize, event: &str, id: &str, status: &str) -> Value {
        let heard = self.receiver.hears(count).await;
        assert_eq!(heard.event(), event, "{heard:#?}");
        let comment = heard.json()["data"]["comment"].take();
        assert_eq!(comment["id"], id);
        assert_eq!(comment["status"], status);
        self.all_settled().await;
        comment
    }

    /// The next event, after the thread was quiet, which tells of this page.
    pub(super) async fn tells_of_thread(&self, count: usize, page: &str, comments: u64) -> Heard {
        self.pass(QUIET);
        let heard = self.receiver.hears(count).await;
        assert_eq!(heard.event(), "thread.changed", "{heard:#?}");
        let data = heard.json()["data"].take();
        assert_eq!(data["page"]["path"], page);
        assert_eq!(data["page"]["count"], comments);
        assert!(data.get("comment").is_none());
        self.all_settled().await;
        heard
    }

    /// Nothing is on its way.
    async fn all_settled(&self) {
        let now = self.server.app.clock.now();
        self.rows_are(|rows| {
            let settled = |row: &OutboxHook| row.sent.is_some() || row.due > now;
            rows.iter().all(settled)
        })
        .await;
    }
}

pub(super) async fn rows(server: &TestServer) -> Vec<OutboxHook> {
    server.app.store.hooks(HookFilter::All, 1000).await.unwrap()
}

pub(super) async fn rows_are(
    server: &TestServer,
    ready: impl Fn(&[OutboxHook]) -> bool,
) -> Vec<OutboxHook> {
    let end = Instant::now() + Duration::from_secs(30);
    loop {
        let rows = rows(server).await;
        if ready(&rows) {
            return rows;
        }
        assert!(Instant::now() < end, "{rows:#?}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

//! A blog with mail, its moderator, and the servers between them.

use std::ops::Deref;

use serde_json::json;
use tempfile::TempDir;
use tokio::time::{Duration, Instant, sleep};

pub(super) use super::mail_servers::Letter;
use super::mail_servers::{PATIENCE, Post};
use crate::support::{Answer, MailStack, TestServer, Visitor};

pub(super) struct World<S = &'static MailStack> {
    pub(super) server: TestServer,
    pub(super) post: Post<S>,
}

impl<S> Deref for World<S> {
    type Target = Post<S>;

    fn deref(&self) -> &Post<S> {
        &self.post
    }
}

impl World {
    pub(super) async fn new() -> Self {
        Self::with(&[]).await
    }

    /// With settings over those that this world needs.
    pub(super) async fn with(more: &[&str]) -> Self {
        Self::of(Post::on(MailStack::shared().await, more)).await
    }
}

impl<S: Deref<Target = MailStack>> World<S> {
    pub(super) async fn of(post: Post<S>) -> Self {
        let server = start(&post.settings, None).await;
        Self { server, post }
    }

    /// The server ends and begins again on the same data.
    pub(super) async fn restarted(self) -> Self {
        let folder = self.server.stop().await;
        let server = start(&self.post.settings, Some(folder)).await;
        Self { server, ..self }
    }

    pub(super) fn ann(&self) -> Visitor {
        self.server.visitor()
    }

    /// A held comment: its id, and the mail that tells of it.
    pub(super) async fn held(&self, text: &str) -> (String, Letter) {
        let answer = self.ann().comments("/a/", text).await;
        assert_eq!(answer.status, 202, "{answer:?}");
        let (id, _) = answer.submitted();
        (id, self.comes(&self.olga, text).await)
    }

    /// A comment of a reader who wants to hear of replies.
    pub(super) async fn wishes(&self, address: &str, text: &str) -> Answer {
        let body =
            json!({"page": "/a/", "name": "Ann", "email": address, "text": text, "notify": true});
        self.ann().submits(body).await
    }

    /// Waits until a comment has the status.
    pub(super) async fn becomes(&self, id: &str, status: &str) {
        let end = Instant::now() + PATIENCE;
        loop {
            let shown = self.server.owner().shows(id).await;
            if shown["status"] == status {
                return;
            }
            assert!(Instant::now() < end, "{id} is {}", shown["status"]);
            sleep(Duration::from_millis(10)).await;
        }
    }

    pub(super) async fn status(&self, id: &str) -> String {
        let shown = self.server.owner().shows(id).await;
        shown["status"].as_str().unwrap().to_owned()
    }
}

async fn start(settings: &[String], folder: Option<TempDir>) -> TestServer {
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    match folder {
        Some(folder) => TestServer::again_with(folder, &settings).await,
        None => TestServer::with(&settings).await,
    }
}

//! Who asks for a write and hangs up before the answer: what is stored is counted all the same.

use std::sync::Arc;
use std::time::Duration;

use afterword_model::{Action, Decider, Interface, PageKey, PagePath, Site};
use afterword_model::{Draft, Submission};
use afterword_services::edit;
use afterword_services::moderate::Order;
use afterword_services::pages::Change;
use serde_json::json;

use crate::support::{TestServer, Watched};

const PATIENCE: Duration = Duration::from_secs(10);

struct Blog {
    server: TestServer,
    store: Arc<Watched>,
    site: Arc<Site>,
}

impl Blog {
    async fn start() -> Self {
        let (server, store) = TestServer::watched(&["sites.moderation=publish"]).await;
        let site = server.app.sites.current().by_key("blog").unwrap();
        Self {
            server,
            store,
            site,
        }
    }

    async fn count(&self, page: &str) -> u32 {
        let key = PageKey::new(self.site.id, &PagePath::parse(page).unwrap());
        self.server.app.counts.of(&[key]).await.unwrap()[0]
    }

    /// Asks for a write, and hangs up when it is durable but not answered yet: who asks then reads what it has written,
    /// although the count was known before.
    async fn is_hung_up_on<T>(
        &self,
        page: &str,
        (before, after): (u32, u32),
        write: impl Future<Output = T>,
    ) {
        assert_eq!(self.count(page).await, before);
        self.store.written.close();
        tokio::select! {
            _ = write => panic!("it was answered"),
            () = self.store.written.has_waiting(1) => {}
        }
        assert_eq!(self.count(page).await, after);
        self.store.written.open();
        self.store.written.has_waiting(0).await;
    }

    async fn becomes(&self, page: &str, expected: u32) {
        let fresh = async {
            while self.count(page).await != expected {
                tokio::task::yield_now().await;
            }
        };
        let fresh = tokio::time::timeout(PATIENCE, fresh).await;
        assert!(
            fresh.is_ok(),
            "{page} still counts {}",
            self.count(page).await
        );
    }
}

#[tokio::test]
async fn every_write_is_counted_once_it_has_landed_though_nobody_waits_for_its_answer() {
    let blog = Blog::start().await;
    let app = &blog.server.app;
    let (id, token) = blog
        .server
        .visitor()
        .comments("/a/", "Hello")
        .await
        .submitted();
    let id = afterword_model::CommentId::parse(&id).unwrap();

    let draft = Draft {
        page: "/a/".to_owned(),
        name: "Bob".to_owned(),
        text: "Another".to_owned(),
        ..Draft::default()
    };
    let submission = Submission::parse(&draft, &blog.site, &app.config.limits).unwrap();
    let write = app.submissions.submit(Arc::clone(&blog.site), submission);
    blog.is_hung_up_on("/a/", (1, 2), write).await;
    blog.becomes("/a/", 2).await;

    for (action, before, after) in [(Action::Spam, 2, 1), (Action::Approve, 1, 2)] {
        let by = Decider {
            name: "olga".to_owned(),
            interface: Interface::Api,
        };
        let order = Order::new(id, action);
        blog.is_hung_up_on("/a/", (before, after), app.moderation.decide(by, order))
            .await;
        blog.becomes("/a/", after).await;
    }

    let to = Change {
        move_to: Some(PagePath::parse("/b/").unwrap()),
        ..Change::default()
    };
    let from = PagePath::parse("/a/").unwrap();
    let write = app.pages.change(Arc::clone(&blog.site), from, to);
    blog.is_hung_up_on("/b/", (0, 2), write).await;
    blog.becomes("/b/", 2).await;

    blog.is_hung_up_on("/a/", (2, 1), app.author_edits.delete(id, &token))
        .await;
    blog.becomes("/a/", 1).await;
    blog.becomes("/b/", 1).await;
}

#[tokio::test]
async fn an_edit_that_is_held_again_leaves_the_count_though_its_author_hung_up() {
    let (server, store) = TestServer::watched(&[]).await;
    let site = server.app.sites.current().by_key("blog").unwrap();
    let (id, token) = server.visitor().comments("/a/", "Hello").await.submitted();
    server.owner().has_decided(&id, "approve").await;
    let blog = Blog {
        server,
        store,
        site,
    };
    let app = Arc::clone(&blog.server.app);
    let id = afterword_model::CommentId::parse(&id).unwrap();
    let proof = edit::Proof {
        token: &token,
        address: None,
    };
    blog.is_hung_up_on(
        "/a/",
        (1, 0),
        app.author_edits.edit(id, proof, "Another text"),
    )
    .await;
    blog.becomes("/a/", 0).await;
}

#[tokio::test]
async fn a_browser_that_is_closed_before_the_answer_has_commented_all_the_same() {
    let blog = Blog::start().await;
    let ann = blog.server.visitor();
    blog.is_hung_up_on("/a/", (0, 1), ann.comments("/a/", "Hello"))
        .await;
    blog.becomes("/a/", 1).await;
    assert_eq!(ann.count("/a/").await, 1);
}

#[tokio::test]
async fn a_submission_that_comes_again_is_counted_even_before_the_first_is_answered() {
    let blog = Blog::start().await;
    let ann = blog.server.visitor();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Once", "key": "0123456789abcdef"});
    assert_eq!(blog.count("/a/").await, 0);
    blog.store.written.close_for(1);
    let first = ann.submits(body.clone());
    let again = async {
        blog.store.written.has_waiting(1).await;
        let again = ann.submits(body.clone()).await;
        assert_eq!(blog.count("/a/").await, 1);
        blog.store.written.open();
        again
    };
    let (first, again) = futures_util::future::join(first, again).await;
    assert_eq!(first.submitted(), again.submitted());
    assert_eq!(blog.count("/a/").await, 1);
}

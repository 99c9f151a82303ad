//! A blog, and what its readers see of the answers on other networks.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::Value;

use afterword_model::Network;
use afterword_testkit::{until, until_async};

use crate::sitemaps::host::Host;
use crate::support::TestServer;

pub(super) struct World {
    pub(super) server: TestServer,
}

/// `sites.moderation=publish` among these publishes comments at once.
pub(super) async fn blog(settings: &[String]) -> World {
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let server = TestServer::with(&settings).await;
    World { server }
}

impl World {
    /// Lets so much time pass that everything is looked at again.
    pub(super) fn later(&self) {
        self.server.pass(Duration::from_secs(10 * 60));
    }

    /// Lets so little time pass that nothing grows old meanwhile.
    pub(super) fn soon(&self) {
        self.server.pass(Duration::from_secs(30));
    }

    /// Lets time pass until the path is asked for again.
    pub(super) async fn asks_again(&self, host: &Host, path: &str) {
        let before = host.times(path);
        until(&format!("{path} is asked for again"), || {
            let is_so = host.times(path) > before;
            if !is_so {
                self.later();
            }
            is_so
        })
        .await;
    }

    /// Waits until the accounts and conversations on a network were read just now: the next reading is 45 seconds away.
    pub(super) async fn is_read(&self, network: Network) {
        self.later();
        let app = &self.server.app;
        let next = app.clock.now() + Duration::from_secs(45);
        until_async("all is read", async || {
            let all = app.store.conversations(network).await.unwrap();
            all.iter().all(|one| one.due >= next)
        })
        .await;
    }

    /// Waits while seconds pass, of which there are too few for the next reading once all was read: what comes meanwhile was
    /// told.
    pub(super) async fn is_told(&self, what: &str, condition: impl AsyncFn() -> bool) {
        let asked = AtomicU32::new(0);
        until_async(what, async || {
            let number = asked.fetch_add(1, Ordering::Relaxed);
            if number.is_multiple_of(50) && number < 50 * 40 {
                self.server.pass(Duration::from_secs(1));
            }
            condition().await
        })
        .await;
    }

    pub(super) async fn thread(&self) -> Value {
        self.server.visitor().reads("/posts/a/", "").await
    }

    /// Waits until there are so many, as long as more come.
    pub(super) async fn until_count(&self, wanted: u64) {
        let count = async || self.server.visitor().count("/posts/a/").await;
        let mut before = count().await;
        while before < wanted {
            until_async("more are there", async || count().await > before).await;
            before = count().await;
        }
        assert_eq!(before, wanted);
    }

    /// Waits until the thread is as wanted, while time passes.
    pub(super) async fn until(&self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        until_async(what, async || {
            let is_so = wanted(&self.thread().await);
            if !is_so {
                self.later();
            }
            is_so
        })
        .await;
        self.thread().await
    }

    pub(super) async fn has(&self, texts: &[&str]) -> Vec<Value> {
        let wanted = |thread: &Value| texts_of(thread) == texts;
        let thread = self.until(&format!("{texts:?} are there"), wanted).await;
        thread["comments"].as_array().unwrap().clone()
    }
}

/// What is told in each comment, without its HTML.
pub(super) fn texts_of(thread: &Value) -> Vec<String> {
    let comments = thread["comments"].as_array().unwrap().iter();
    let html = comments.map(|comment| comment["html"].as_str().unwrap());
    html.map(|html| {
        html.replace("<p>", "")
            .replace("</p>", "")
            .trim()
            .to_owned()
    })
    .collect()
}

//! A blog that takes webmentions, and a site that sends them.

use std::time::Duration;

use serde_json::{Value, json};
use url::form_urlencoded::Serializer;

use afterword_testkit::{Answer, Visitor, until_async};
use reqwest::{Method, RequestBuilder};

use super::super::world::{World, blog, texts_of};
use crate::sitemaps::host::{Host, Page};

pub(in crate::conversations) const TARGET: &str = "https://blog.test/posts/a/";

pub(in crate::conversations) struct Mentions {
    pub(in crate::conversations) world: World,
    pub(in crate::conversations) host: Host,
}

/// Its comments are published at once.
pub(in crate::conversations) async fn publishing() -> Mentions {
    with(&["sites.moderation=publish"]).await
}

pub(in crate::conversations) async fn with(settings: &[&str]) -> Mentions {
    let mut all = vec![
        "sites.webmentions=true".to_owned(),
        "webmention.allow_private=127.0.0.1".to_owned(),
        // So few words are alike.
        "sites.hold_at=0".to_owned(),
        "sites.spam_at=0".to_owned(),
    ];
    all.extend(settings.iter().map(|&setting| setting.to_owned()));
    Mentions {
        world: blog(&all).await,
        host: Host::start().await,
    }
}

impl Mentions {
    pub(in crate::conversations) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.host.origin())
    }

    /// As another site's server does: it names no origin.
    pub(in crate::conversations) async fn sends(&self, source: &str, target: &str) -> Answer {
        let visitor = self.world.server.visitor();
        sent(&visitor, &[("source", source), ("target", target)]).await
    }

    /// Of a page of the host, to the article.
    pub(in crate::conversations) async fn mentions(&self, path: &str) {
        let answer = self.sends(&self.url(path), TARGET).await;
        assert_eq!(answer.status, 202, "{answer:?}");
        assert_eq!(answer.header("location"), "", "there is no page about it");
    }

    /// Has the page say this, and sends a webmention.
    pub(in crate::conversations) async fn says(&self, path: &str, html: &str) {
        self.host.has(path, Page::of(html.to_owned()));
        self.mentions(path).await;
    }

    /// Waits until the path was asked for so often, while time passes.
    pub(in crate::conversations) async fn is_read(&self, path: &str, times: usize) {
        until_async(&format!("{path} is read"), async || {
            let is_so = self.host.times(path) >= times;
            if !is_so {
                self.passes();
            }
            is_so
        })
        .await;
    }

    /// Waits until the thread is as wanted, while little time passes.
    pub(in crate::conversations) async fn until(
        &self,
        what: &str,
        wanted: impl Fn(&Value) -> bool,
    ) -> Value {
        until_async(what, async || {
            let is_so = wanted(&self.world.thread().await);
            if !is_so {
                self.passes();
            }
            is_so
        })
        .await;
        self.world.thread().await
    }

    pub(in crate::conversations) async fn has(&self, texts: &[&str]) -> Value {
        let what = format!("{texts:?} are there");
        self.until(&what, |thread| texts_of(thread) == texts).await
    }

    pub(in crate::conversations) async fn likes(&self, wanted: u64) {
        let what = format!("{wanted} likes are there");
        let likes = |thread: &Value| thread["page"]["likes"].as_u64().unwrap_or(0);
        self.until(&what, |thread| likes(thread) == wanted).await;
    }

    /// So much that another page of the same host may be read.
    pub(in crate::conversations) fn passes(&self) {
        self.world.server.pass(Duration::from_secs(6));
    }

    /// Waits until nothing waits to be read, by one more that is read behind all others.
    pub(in crate::conversations) async fn all_is_read(&self) {
        let last = format!("/last/{}", self.host.asked().len());
        self.says(&last, "Nothing").await;
        self.is_read(&last, 1).await;
    }

    pub(in crate::conversations) async fn comments(&self) -> Value {
        let answer = self.world.server.owner().get("/comments").await;
        answer.json()["comments"].take()
    }
}

/// A webmention with these fields.
pub(in crate::conversations) async fn sent(visitor: &Visitor, fields: &[(&str, &str)]) -> Answer {
    Answer::of(mention(visitor, fields)).await
}

pub(in crate::conversations) fn mention(
    visitor: &Visitor,
    fields: &[(&str, &str)],
) -> RequestBuilder {
    let form = Serializer::new(String::new()).extend_pairs(fields).finish();
    let request = visitor.request(Method::POST, "/webmention").body(form);
    request.header("content-type", "application/x-www-form-urlencoded")
}

/// An answer to the article.
pub(in crate::conversations) fn reply(text: &str) -> String {
    entry(
        "u-in-reply-to",
        &format!("<div class=e-content>{text}</div>"),
    )
}

/// An entry that refers to the article.
pub(in crate::conversations) fn entry(class: &str, more: &str) -> String {
    format!(
        "<!doctype html><title>Notes</title><div class=h-entry><a class=\"{class}\" href=\"{TARGET}\">it</a>{more}\
         <p class=\"p-author h-card\"><a class=\"u-url p-name\" href=\"/\">Ann</a></p></div>"
    )
}

pub(in crate::conversations) fn erased(person: &str) -> Value {
    json!({ "email": person })
}

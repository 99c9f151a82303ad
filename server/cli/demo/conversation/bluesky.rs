//! What people do on the demo's network of the AT protocol.

use std::path::Path;

use http::Method;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Value, json};

use super::program::Program;
use super::web::{Web, word};

/// The ports of the server that takes posts, and of the one that shows them.
#[derive(Deserialize)]
struct Ports {
    pds: String,
    appview: String,
}

pub(super) struct Bluesky {
    ports: Ports,
    web: Web,
    _program: Program,
}

pub(super) struct Account {
    pub(super) handle: String,
    did: String,
    token: String,
}

impl Bluesky {
    pub(super) async fn start(program: &Path, web: &Web) -> anyhow::Result<Self> {
        let (program, ports) = Program::start(program, &[]).await?;
        Ok(Self {
            ports,
            web: web.clone(),
            _program: program,
        })
    }

    /// For the configuration file.
    pub(super) async fn settings(&self, owner: &Account) -> anyhow::Result<String> {
        let method = "com.atproto.server.createAppPassword";
        let name = json!({"name": "afterword"});
        let made = self.asks(method, &name, Some(owner)).await?;
        let (password, Ports { pds, appview }) = (word(&made, "password")?, &self.ports);
        Ok(format!(
            "[bluesky]\naccounts = [\"{}\"]\npassword = \"{password}\"\n\
             pds = \"http://127.0.0.1:{pds}\"\nappview = \"http://127.0.0.1:{appview}\"\n",
            owner.handle
        ))
    }

    async fn asks(
        &self,
        method: &str,
        body: &Value,
        by: Option<&Account>,
    ) -> anyhow::Result<Value> {
        let url = format!("http://127.0.0.1:{}/xrpc/{method}", self.ports.pds);
        let token = by.map(|account| account.token.as_str());
        self.web.ask(Method::POST, &url, token, body).await
    }

    pub(super) async fn account(&self, name: &str, shown: &str) -> anyhow::Result<Account> {
        let handle = format!("{name}.test");
        let mail = format!("{name}@mail.test");
        let new = json!({"handle": handle, "email": mail, "password": "for the demo alone"});
        let made = self.asks("com.atproto.server.createAccount", &new, None);
        let made = made.await?;
        let account = Account {
            handle,
            did: word(&made, "did")?,
            token: word(&made, "accessJwt")?,
        };
        let kind = "app.bsky.actor.profile";
        let record = json!({"$type": kind, "displayName": shown});
        let profile =
            json!({"repo": account.did, "collection": kind, "rkey": "self", "record": record});
        let put = self.asks("com.atproto.repo.putRecord", &profile, Some(&account));
        put.await?;
        Ok(account)
    }

    /// A post that ends with a link, as an app writes it. Returns it as a reference.
    pub(super) async fn links_to(
        &self,
        by: &Account,
        text: &str,
        url: &str,
    ) -> anyhow::Result<Value> {
        let begin = text.len() + 1;
        let mut post = post(&format!("{text} {url}"));
        post["facets"] = json!([{
            "index": {"byteStart": begin, "byteEnd": begin + url.len()},
            "features": [{"$type": "app.bsky.richtext.facet#link", "uri": url}],
        }]);
        self.creates(by, post).await
    }

    pub(super) async fn answers(
        &self,
        by: &Account,
        root: &Value,
        text: &str,
    ) -> anyhow::Result<Value> {
        let mut post = post(text);
        post["reply"] = json!({"root": root, "parent": root});
        self.creates(by, post).await
    }

    async fn creates(&self, by: &Account, post: Value) -> anyhow::Result<Value> {
        let new = json!({"repo": by.did, "collection": post["$type"], "record": post});
        let made = self.asks("com.atproto.repo.createRecord", &new, Some(by));
        let made = made.await?;
        Ok(json!({"uri": word(&made, "uri")?, "cid": word(&made, "cid")?}))
    }

    /// Whether everybody sees an answer to a post.
    pub(super) async fn shows_an_answer(&self, post: &Value) -> anyhow::Result<bool> {
        let (appview, uri) = (&self.ports.appview, word(post, "uri")?);
        let method = "app.bsky.feed.getPostThread";
        let url = format!("http://127.0.0.1:{appview}/xrpc/{method}?uri={uri}");
        // Until the post itself is shown, this is an error.
        let found = self.web.ask(Method::GET, &url, None, &Value::Null).await;
        Ok(found.is_ok_and(|found| found["thread"]["post"]["replyCount"] == 1))
    }
}

fn post(text: &str) -> Value {
    json!({"$type": "app.bsky.feed.post", "text": text, "createdAt": Timestamp::now()})
}

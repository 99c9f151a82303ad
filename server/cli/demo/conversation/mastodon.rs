//! What people do on the demo's server of Mastodon's API.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Context;
use http::Method;
use serde::Deserialize;
use serde_json::{Value, json};

use super::program::Program;
use super::web::{Web, word};

/// The owner's account there, and that of somebody from another server.
const OWNER: &str = "ines";
const READER: &str = "ada";
const READER_THERE: &str = "ada@far.example";
const PEOPLE: [&str; 2] = ["ines=Ines", "ada@far.example=Ada Okafor"];

/// Where the server is, and with which token each of its people writes.
#[derive(Deserialize)]
struct Said {
    url: String,
    tokens: BTreeMap<String, String>,
}

pub(super) struct Mastodon {
    said: Said,
    web: Web,
    _program: Program,
}

impl Mastodon {
    pub(super) async fn start(program: &Path, web: &Web) -> anyhow::Result<Self> {
        let people = PEOPLE.map(str::to_owned);
        let (program, said) = Program::start(program, &people).await?;
        Ok(Self {
            said,
            web: web.clone(),
            _program: program,
        })
    }

    /// The owner follows the reader: so the server tells at once what the reader writes and removes.
    pub(super) async fn follows(&self) -> anyhow::Result<()> {
        let look = Method::GET;
        let reader = format!("/accounts/lookup?acct={READER_THERE}");
        let reader = self.asks(OWNER, look, &reader, &Value::Null).await?;
        let follow = format!("/accounts/{}/follow", word(&reader, "id")?);
        self.asks(OWNER, Method::POST, &follow, &json!({})).await?;
        Ok(())
    }

    /// For the configuration file.
    pub(super) fn settings(&self) -> anyhow::Result<String> {
        let (url, token) = (self.profile(), self.token(OWNER)?);
        Ok(format!(
            "[mastodon]\naccounts = [\"{url}\"]\ntoken = \"{token}\"\nwrite_token = \"{token}\"\n"
        ))
    }

    pub(super) fn profile(&self) -> String {
        format!("{}/@{OWNER}", self.said.url)
    }

    fn token(&self, who: &str) -> anyhow::Result<&str> {
        let token = self.said.tokens.get(who).map(String::as_str);
        token.with_context(|| format!("the Mastodon server gives no token for {who}"))
    }

    async fn asks(
        &self,
        who: &str,
        method: Method,
        path: &str,
        body: &Value,
    ) -> anyhow::Result<Value> {
        let url = format!("{}/api/v1{path}", self.said.url);
        let token = self.token(who)?;
        self.web.ask(method, &url, Some(token), body).await
    }

    /// The owner's new status; returns its id.
    pub(super) async fn posts(&self, text: &str) -> anyhow::Result<String> {
        self.says(OWNER, &json!({"status": text})).await
    }

    /// The reader's answer; returns its id.
    pub(super) async fn answers(&self, text: &str, to: &str) -> anyhow::Result<String> {
        self.says(READER, &json!({"status": text, "in_reply_to_id": to}))
            .await
    }

    async fn says(&self, who: &str, status: &Value) -> anyhow::Result<String> {
        word(
            &self.asks(who, Method::POST, "/statuses", status).await?,
            "id",
        )
    }

    /// Removes one of the reader's.
    pub(super) async fn removes(&self, id: &str) -> anyhow::Result<()> {
        let path = format!("/statuses/{id}");
        let removed = self.asks(READER, Method::DELETE, &path, &Value::Null);
        removed.await?;
        Ok(())
    }

    /// Id and address of the status with these words that answers another one.
    pub(super) async fn answer_to(
        &self,
        id: &str,
        words: &str,
    ) -> anyhow::Result<Option<(String, String)>> {
        let path = format!("/statuses/{id}/context");
        let context = self.asks(OWNER, Method::GET, &path, &Value::Null).await?;
        let answers = context["descendants"].as_array();
        let says = |status: &&Value| {
            let content = status["content"].as_str();
            content.is_some_and(|content| content.contains(words))
        };
        match answers.and_then(|answers| answers.iter().find(says)) {
            None => Ok(None),
            Some(status) => Ok(Some((word(status, "id")?, word(status, "url")?))),
        }
    }
}

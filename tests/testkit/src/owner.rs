//! What the owner does by the REST API.

use std::net::SocketAddr;

use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};

use super::Answer;
use super::visitor::client;

pub struct Owner {
    client: Client,
    base: String,
    token: String,
}

impl Owner {
    pub fn new(address: SocketAddr, token: &str) -> Self {
        Self {
            client: client(),
            base: format!("http://{address}/api/v1/admin"),
            token: token.to_owned(),
        }
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client
            .request(method, format!("{}{path}", self.base))
            .bearer_auth(&self.token)
    }

    pub async fn get(&self, path: &str) -> Answer {
        Answer::of(self.request(Method::GET, path)).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        Answer::of(self.request(Method::PATCH, path).json(body)).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        Answer::of(self.request(Method::POST, path).json(body)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        Answer::of(self.request(Method::DELETE, path)).await
    }

    /// The same owner with another token.
    pub fn with(&self, token: &str) -> Self {
        Self {
            client: self.client.clone(),
            base: self.base.clone(),
            token: token.to_owned(),
        }
    }

    /// A comment as the owner sees it.
    pub async fn shows(&self, id: &str) -> Value {
        let answer = self.get(&format!("/comments/{id}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    pub async fn decides(&self, id: &str, action: &str) -> Answer {
        let path = format!("/comments/{id}/decision");
        let request = self.request(Method::POST, &path);
        Answer::of(request.json(&json!({"action": action}))).await
    }

    /// Publishes a comment and answers it.
    pub async fn has_answered(&self, id: &str, reply: &str) {
        let path = format!("/comments/{id}/decision");
        let order = json!({"action": "approve", "reply": reply});
        let answer = Answer::of(self.request(Method::POST, &path).json(&order)).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }

    /// Decides, and expects that it can be done.
    pub async fn has_decided(&self, id: &str, action: &str) {
        let answer = self.decides(id, action).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
}

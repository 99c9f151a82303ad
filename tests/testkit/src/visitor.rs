//! What readers and their browsers send.

use std::net::SocketAddr;
use std::sync::LazyLock;

use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use reqwest::{Client, Method, RequestBuilder, StatusCode, redirect};
use serde_json::{Value, json};

/// No redirect is followed: a redirect is an answer to be looked at.
pub(crate) fn client() -> Client {
    Client::builder()
        .redirect(redirect::Policy::none())
        .no_proxy()
        .build()
        .unwrap()
}

#[derive(Clone)]
pub struct Visitor {
    client: Client,
    base: String,
    origin: String,
    said: HeaderMap,
}

/// An answer, read whole.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub async fn of(request: RequestBuilder) -> Self {
        let response = request.send().await.unwrap();
        let answer = Self {
            status: response.status(),
            headers: response.headers().clone(),
            text: response.text().await.unwrap(),
        };
        answer.is_inert();
        answer
    }

    /// No JSON has a character that acts where somebody takes it for HTML or for a script.
    fn is_inert(&self) {
        let kind = self.header("content-type");
        let acts = |letter| matches!(letter, '<' | '>' | '&' | '\u{2028}' | '\u{2029}');
        assert!(
            !kind.contains("json") || !self.text.contains(acts),
            "{self:?}"
        );
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub fn header(&self, name: &str) -> &str {
        static EMPTY: LazyLock<String> = LazyLock::new(String::new);
        self.headers
            .get(name)
            .map_or(&EMPTY, |value| value.to_str().unwrap())
    }

    /// The `code` of a problem+json; panics for anything else.
    pub fn code(&self) -> String {
        assert_eq!(
            self.header("content-type"),
            "application/problem+json",
            "{self:?}"
        );
        let json = self.json();
        assert_eq!(json["status"], self.status.as_u16(), "{self:?}");
        json["code"].as_str().unwrap().to_owned()
    }

    /// Id and edit token of a submitted comment.
    pub fn submitted(&self) -> (String, String) {
        assert!(self.status.is_success(), "{self:?}");
        let json = self.json();
        let word = |value: &Value| value.as_str().unwrap().to_owned();
        (word(&json["comment"]["id"]), word(&json["edit_token"]))
    }
}

impl Visitor {
    pub fn new(address: SocketAddr, origin: &str) -> Self {
        Self {
            client: client(),
            base: format!("http://{address}"),
            origin: origin.to_owned(),
            said: HeaderMap::new(),
        }
    }

    /// The same reader, whose browser, or a proxy on the way, says this with every request.
    pub fn saying(mut self, name: &'static str, value: &str) -> Self {
        let value = HeaderValue::from_str(value).unwrap();
        self.said.insert(HeaderName::from_static(name), value);
        self
    }

    /// The same reader on a page of another origin.
    pub fn at(&self, origin: &str) -> Self {
        let origin = origin.to_owned();
        Self {
            origin,
            ..self.clone()
        }
    }

    /// A request to `path`, to be completed and given to [`Answer::of`].
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client
            .request(method, format!("{}{path}", self.base))
            .header("origin", &self.origin)
            .headers(self.said.clone())
    }

    pub async fn get(&self, path: &str) -> Answer {
        Answer::of(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        Answer::of(self.request(Method::POST, path).json(body)).await
    }

    /// Comments on a page of the one site there is.
    pub async fn comments(&self, page: &str, text: &str) -> Answer {
        self.submits(json!({"page": page, "name": "Ann", "text": text}))
            .await
    }

    pub async fn replies(&self, page: &str, parent: &str, text: &str) -> Answer {
        let body = json!({"page": page, "name": "Bob", "text": text, "parent": parent});
        self.submits(body).await
    }

    pub async fn submits(&self, body: Value) -> Answer {
        self.post("/api/v1/comments", &body).await
    }

    pub async fn edits(&self, id: &str, token: &str, text: &str) -> Answer {
        let path = format!("/api/v1/comments/{id}");
        let request = self.request(Method::PATCH, &path).bearer_auth(token);
        Answer::of(request.json(&json!({"text": text}))).await
    }

    pub async fn deletes(&self, id: &str, token: &str) -> Answer {
        let path = format!("/api/v1/comments/{id}");
        Answer::of(self.request(Method::DELETE, &path).bearer_auth(token)).await
    }

    /// The thread's JSON; `query` goes behind the page, like `&sort=newest`.
    pub async fn reads(&self, page: &str, query: &str) -> Value {
        let answer = self
            .get(&format!("/api/v1/comments?page={page}{query}"))
            .await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    pub async fn count(&self, page: &str) -> u64 {
        let answer = self.get(&format!("/api/v1/counts?page={page}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["counts"][page].as_u64().unwrap()
    }

    /// The counts of a site's pages, in the order asked.
    pub async fn counts(&self, site: &str, pages: &[&str]) -> Vec<u32> {
        let asked: String = pages.iter().map(|page| format!("&page={page}")).collect();
        let answer = self
            .get(&format!("/api/v1/counts?site={site}{asked}"))
            .await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let counts = answer.json()["counts"].take();
        let count = |page: &&str| counts[page].as_u64().unwrap();
        pages
            .iter()
            .map(|page| u32::try_from(count(page)).unwrap())
            .collect()
    }
}

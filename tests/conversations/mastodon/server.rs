//! A server of Mastodon's API with a state (`mastodon_mock` of PyPI), on loopback, with a few accounts.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::task::spawn_blocking;

use crate::conversations::world::{World, blog};

/// Mia is the owner; Ann is from another server.
const PEOPLE: [&str; 3] = ["me=Mia", "ann@far.example=Ann", "bo=Bo"];

pub(crate) struct Mastodon {
    pub(crate) address: SocketAddr,
    client: Client,
    number: u64,
}

/// The program that makes a server for each test, so that it is loaded once. It ends with its input, and that with this
/// process.
struct Program {
    process: Child,
    said: BufReader<ChildStdout>,
}

impl Program {
    fn asks(&mut self, line: &Value) -> io::Result<()> {
        let input = self.process.stdin.as_mut();
        writeln!(input.expect("it is piped"), "{line}")
    }
}

fn program() -> MutexGuard<'static, Program> {
    static PROGRAM: LazyLock<Mutex<Program>> = LazyLock::new(|| {
        let program =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversations/networks/mastodon");
        let mut process = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(process.stdout.take().unwrap());
        Mutex::new(Program { process, said })
    });
    PROGRAM.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a new server says of itself.
fn begin() -> Value {
    let mut program = program();
    program.asks(&json!(PEOPLE)).unwrap();
    let mut line = String::new();
    program.said.read_line(&mut line).unwrap();
    let said = serde_json::from_str(&line);
    said.unwrap_or_else(|error| panic!("Mastodon does not start: {error}"))
}

impl Drop for Mastodon {
    fn drop(&mut self) {
        let _ = program().asks(&json!(self.number));
    }
}

impl Mastodon {
    pub(crate) async fn start() -> Self {
        let said = spawn_blocking(begin).await.unwrap();
        let url = said["url"].as_str();
        let url = url.unwrap_or_else(|| panic!("Mastodon does not start: {said}"));
        Self {
            address: url.strip_prefix("http://").unwrap().parse().unwrap(),
            client: Client::new(),
            number: said["number"].as_u64().unwrap(),
        }
    }

    /// The settings with which a server reads the answers to `me`.
    pub(crate) fn settings(&self) -> [String; 2] {
        [
            format!("mastodon.accounts=http://{}/@me", self.address),
            "outgoing.allow_private=127.0.0.1".to_owned(),
        ]
    }

    pub(crate) async fn asks(&self, who: &str, method: Method, path: &str, body: &Value) -> Value {
        let url = format!("http://{}{path}", self.address);
        let answer = self
            .client
            .request(method, url)
            .bearer_auth(format!("{who}-token"))
            .json(body)
            .send()
            .await
            .unwrap();
        let status = answer.status();
        let text = answer.text().await.unwrap();
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// Returns the id of the new status.
    pub(crate) async fn says(&self, who: &str, text: &str, to: Option<&str>) -> String {
        let status = json!({"status": text, "in_reply_to_id": to});
        self.posts(who, &status).await
    }

    pub(crate) async fn posts(&self, who: &str, status: &Value) -> String {
        let made = self
            .asks(who, Method::POST, "/api/v1/statuses", status)
            .await;
        made["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn edits(&self, who: &str, id: &str, text: &str) {
        let path = format!("/api/v1/statuses/{id}");
        self.asks(who, Method::PUT, &path, &json!({"status": text}))
            .await;
    }

    pub(crate) async fn removes(&self, who: &str, id: &str) {
        let path = format!("/api/v1/statuses/{id}");
        self.asks(who, Method::DELETE, &path, &json!({})).await;
    }

    pub(crate) async fn likes(&self, who: &str, id: &str) {
        let path = format!("/api/v1/statuses/{id}/favourite");
        self.asks(who, Method::POST, &path, &json!({})).await;
    }
}

/// A blog that publishes answers at once.
pub(crate) async fn publishing(mastodon: &Mastodon) -> World {
    let mut settings = mastodon.settings().to_vec();
    settings.push("sites.moderation=publish".to_owned());
    blog(&settings).await
}

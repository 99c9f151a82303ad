//! A server of Mastodon's API with a state (`mastodon_mock` of PyPI), on loopback, with a few accounts.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::spawn_blocking;

use afterword_testkit::{free_port, until_async};

use crate::conversations::world::{World, blog};

const SEED: &str = r#"
[seed]
[[seed.accounts]]
username = "me"
display_name = "Mia"
access_token = "me-token"
role = "admin"
[[seed.accounts]]
username = "ann"
domain = "far.example"
display_name = "Ann"
access_token = "ann-token"
[[seed.accounts]]
username = "bo"
display_name = "Bo"
access_token = "bo-token"
"#;

pub(crate) struct Mastodon {
    pub(crate) address: SocketAddr,
    client: Client,
    process: Child,
    _folder: TempDir,
}

impl Drop for Mastodon {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Mastodon {
    pub(crate) async fn start() -> Self {
        let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/tool");
        let built = spawn_blocking(move || Command::new(tool).arg("mastodon").output().unwrap());
        let built = built.await.unwrap();
        assert!(built.status.success(), "{built:?}");
        let program = String::from_utf8(built.stdout).unwrap();
        let folder = TempDir::new().unwrap();
        let settings = folder.path().join("mastodon.toml");
        std::fs::write(&settings, SEED).unwrap();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()));
        let process = Command::new(program.trim())
            .args(["serve", "--in-memory", "--host", "127.0.0.1", "--port"])
            .arg(address.port().to_string())
            .arg("--config")
            .arg(&settings)
            .args(["--domain", &address.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let server = Self {
            address,
            client: Client::new(),
            process,
            _folder: folder,
        };
        let url = format!("http://{address}/api/v1/instance");
        until_async("the Mastodon server answers", async || {
            let answer = server
                .client
                .get(&url)
                .timeout(Duration::from_secs(5))
                .send();
            answer.await.is_ok_and(|answer| answer.status() == 200)
        })
        .await;
        server
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

//! A network of the AT protocol with a state (`@atproto/dev-env` of npm), on loopback, and people on it.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use afterword_testkit::{Postgres, until_async};
use jiff::{SignedDuration, Timestamp};
use reqwest::Client;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;

use crate::conversations::world::{World, blog};

/// One for all tests of the process; it ends with its input.
static NETWORK: OnceLock<Network> = OnceLock::new();
static NUMBER: AtomicU32 = AtomicU32::new(1);

struct Network {
    _process: Child,
    ports: Ports,
}

#[derive(Deserialize)]
struct Ports {
    pds: String,
    appview: String,
}

impl Network {
    fn start() -> Self {
        let program = Path::new(env!("CARGO_MANIFEST_DIR"));
        let program = program.join("tests/conversations/networks/bluesky");
        let mut process = Command::new(program)
            .env("BLUESKY_DATABASE", Postgres::shared().database().url())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let ports = serde_json::from_str(&line);
        // What it says later is for nobody.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Self {
            _process: process,
            ports: ports.unwrap_or_else(|error| panic!("the network does not start: {error}")),
        }
    }
}

/// The people of one test.
pub(crate) struct Bluesky {
    network: &'static Network,
    client: Client,
    number: u32,
}

/// Somebody with an account.
pub(crate) struct Account {
    network: &'static Network,
    client: Client,
    pub(crate) handle: String,
    pub(crate) did: String,
    token: String,
}

/// The address of a record, and which of its versions.
pub(crate) struct Record {
    pub(crate) uri: String,
    cid: String,
}

impl Record {
    /// Of a post as everybody sees it.
    pub(crate) fn of(post: &Value) -> Self {
        let word = |key: &str| post[key].as_str().unwrap().to_owned();
        Self {
            uri: word("uri"),
            cid: word("cid"),
        }
    }

    fn reference(&self) -> Value {
        json!({"uri": self.uri, "cid": self.cid})
    }

    pub(crate) fn key(&self) -> &str {
        self.uri.rsplit('/').next().unwrap()
    }
}

async fn asks(
    client: &Client,
    port: &str,
    method: &str,
    body: &Value,
    token: Option<&str>,
) -> Value {
    let request = client.post(format!("http://127.0.0.1:{port}/xrpc/{method}"));
    let request = match token {
        Some(token) => request.bearer_auth(token),
        None => request,
    };
    let answer = request.json(body).send().await.unwrap();
    let status = answer.status();
    let text = answer.text().await.unwrap();
    assert!(status.is_success(), "{method}: {status} {text}");
    serde_json::from_str(&text).unwrap_or(Value::Null)
}

impl Bluesky {
    pub(crate) async fn start() -> Self {
        let network = spawn_blocking(|| NETWORK.get_or_init(Network::start));
        Self {
            network: network.await.unwrap(),
            client: Client::new(),
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
        }
    }

    pub(crate) async fn account(&self, name: &str) -> Account {
        let handle = format!("{name}{}.test", self.number);
        let new = json!({"handle": handle, "email": format!("{handle}@mail.test"), "password": "secret words"});
        let method = "com.atproto.server.createAccount";
        let made = asks(&self.client, &self.network.ports.pds, method, &new, None).await;
        let word = |key: &str| made[key].as_str().unwrap().to_owned();
        let account = Account {
            network: self.network,
            client: self.client.clone(),
            did: word("did"),
            token: word("accessJwt"),
            handle,
        };
        let shown = name[..1].to_uppercase() + &name[1..];
        account.has_profile(&json!({"displayName": shown})).await;
        account
    }

    /// The server that keeps people's posts.
    pub(crate) fn pds(&self) -> SocketAddr {
        let port = self.network.ports.pds.parse().unwrap();
        (Ipv4Addr::LOCALHOST, port).into()
    }

    /// The settings with which a server writes for an account, besides. `pds`: where it does.
    pub(crate) async fn writing(&self, account: &Account, pds: SocketAddr) -> [String; 2] {
        let method = "com.atproto.server.createAppPassword";
        let made = account.asks(method, &json!({"name": "afterword"})).await;
        let password = made["password"].as_str().unwrap();
        [
            format!("bluesky.password={password}"),
            format!("bluesky.pds=http://{pds}"),
        ]
    }

    /// The settings with which a server reads the answers to these accounts.
    pub(crate) fn settings(&self, accounts: &[&Account]) -> Vec<String> {
        let handles: Vec<&str> = accounts.iter().map(|one| one.handle.as_str()).collect();
        vec![
            format!("bluesky.accounts={}", handles.join(",")),
            format!(
                "bluesky.appview=http://127.0.0.1:{}",
                self.network.ports.appview
            ),
            "outgoing.allow_private=127.0.0.1".to_owned(),
        ]
    }

    /// A blog that publishes answers at once.
    pub(crate) async fn publishing(&self, accounts: &[&Account]) -> World {
        let mut settings = self.settings(accounts);
        settings.push("sites.moderation=publish".to_owned());
        blog(&settings).await
    }

    /// Waits until a post has so many answers for everybody, as far as it is shown at all.
    pub(crate) async fn shows(&self, post: &Record, answers: u64) {
        let is_whole = |thread: &Value| thread["post"]["replyCount"] == answers;
        self.until(post, is_whole).await;
    }

    /// Waits until everybody sees the thread of a post as wanted.
    pub(crate) async fn until(&self, post: &Record, wanted: impl Fn(&Value) -> bool) {
        until_async("the network shows what was written", async || {
            wanted(&self.thread(post).await)
        })
        .await;
    }

    /// A post and what answers it, as everybody sees it.
    pub(crate) async fn thread(&self, post: &Record) -> Value {
        let (appview, uri) = (&self.network.ports.appview, &post.uri);
        let method = "app.bsky.feed.getPostThread";
        let url = format!("http://127.0.0.1:{appview}/xrpc/{method}?uri={uri}");
        let asked = self.client.get(&url).send();
        let found: Value = asked.await.unwrap().json().await.unwrap();
        found["thread"].clone()
    }
}

impl Account {
    async fn asks(&self, method: &str, body: &Value) -> Value {
        let pds = &self.network.ports.pds;
        asks(&self.client, pds, method, body, Some(&self.token)).await
    }

    pub(crate) async fn creates(&self, collection: &str, record: Value) -> Record {
        let new = json!({"repo": self.did, "collection": collection, "record": record});
        let made = self.asks("com.atproto.repo.createRecord", &new).await;
        let word = |key: &str| made[key].as_str().unwrap().to_owned();
        Record {
            uri: word("uri"),
            cid: word("cid"),
        }
    }

    async fn puts(&self, collection: &str, key: &str, record: Value) {
        let new =
            json!({"repo": self.did, "collection": collection, "rkey": key, "record": record});
        self.asks("com.atproto.repo.putRecord", &new).await;
    }

    pub(crate) async fn has_profile(&self, profile: &Value) {
        let mut record = profile.clone();
        record["$type"] = json!("app.bsky.actor.profile");
        self.puts("app.bsky.actor.profile", "self", record).await;
    }

    pub(crate) async fn says(&self, text: &str) -> Record {
        self.creates("app.bsky.feed.post", post(text, None)).await
    }

    /// A post about a page, as an app writes it: the link in the text, and a preview.
    pub(crate) async fn links_to(&self, url: &str) -> Record {
        let text = format!("I wrote {url} today");
        let mut post = post(&text, None);
        post["facets"] = json!([{
            "index": {"byteStart": 8, "byteEnd": 8 + url.len()},
            "features": [{"$type": "app.bsky.richtext.facet#link", "uri": url}],
        }]);
        post["embed"] = json!({"$type": "app.bsky.embed.external",
            "external": {"uri": url, "title": "An article", "description": ""}});
        self.creates("app.bsky.feed.post", post).await
    }

    pub(crate) async fn answers(&self, (root, parent): (&Record, &Record), text: &str) -> Record {
        let post = post(text, Some((root, parent)));
        self.creates("app.bsky.feed.post", post).await
    }

    pub(crate) async fn edits(
        &self,
        answer: &Record,
        (root, parent): (&Record, &Record),
        text: &str,
    ) {
        let post = post(text, Some((root, parent)));
        self.puts("app.bsky.feed.post", answer.key(), post).await;
    }

    pub(crate) async fn removes(&self, record: &Record) {
        let (rest, key) = record.uri.rsplit_once('/').unwrap();
        let collection = rest.rsplit('/').next().unwrap();
        let old = json!({"repo": self.did, "collection": collection, "rkey": key});
        self.asks("com.atproto.repo.deleteRecord", &old).await;
    }

    /// `like` or `repost`.
    pub(crate) async fn gives(&self, kind: &str, post: &Record) {
        let collection = format!("app.bsky.feed.{kind}");
        let record =
            json!({"$type": collection, "subject": post.reference(), "createdAt": written()});
        self.creates(&collection, record).await;
    }

    /// Hides answers to a post from everybody.
    pub(crate) async fn hides(&self, post: &Record, answers: &[&Record]) {
        let hidden: Vec<&str> = answers.iter().map(|answer| answer.uri.as_str()).collect();
        let gate = json!({"$type": "app.bsky.feed.threadgate", "post": post.uri, "hiddenReplies": hidden,
            "createdAt": written()});
        self.puts("app.bsky.feed.threadgate", post.key(), gate)
            .await;
    }

    pub(crate) async fn blocks(&self, other: &Account) -> Record {
        let record =
            json!({"$type": "app.bsky.graph.block", "subject": other.did, "createdAt": written()});
        self.creates("app.bsky.graph.block", record).await
    }
}

/// Each record a second after the one before, all of them before it is now for the server.
fn written() -> Timestamp {
    static SECONDS: AtomicU32 = AtomicU32::new(0);
    let first: Timestamp = "2025-12-31T10:00:00Z".parse().unwrap();
    let seconds = SECONDS.fetch_add(1, Ordering::Relaxed);
    first + SignedDuration::from_secs(seconds.into())
}

fn post(text: &str, answering: Option<(&Record, &Record)>) -> Value {
    let mut post = json!({"$type": "app.bsky.feed.post", "text": text, "createdAt": written()});
    if let Some((root, parent)) = answering {
        post["reply"] = json!({"root": root.reference(), "parent": parent.reference()});
    }
    post
}

//! `afterword demo --conversation`: one thread with comments from everywhere, moderated from one queue, answered by
//! mail, and erased where they are erased.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::spawn;
use std::time::Duration;

use afterword_testkit::Postgres;
use serde_json::{Value, json};

use crate::cli::{Home, send};
use crate::support::Visitor;

/// The first line comes once both networks run, which may have to be installed.
const PATIENCE: Duration = Duration::from_secs(600);

const ARTICLE: &str = "/posts/radio/";

const ADA: &str = "A low B flat, and you kept listening until it was the third one.";
const BO: &str = "Mine hums in G.";
const LENA: &str = "The cloth smells of his kitchen";
const TOM: &str = "I write from a boat";
const INES: &str = "Somebody has to keep it company.";

/// The demo on free ports, with a real server of Mastodon's API and a real network of Bluesky's.
struct Demo {
    child: Child,
    lines: Receiver<String>,
    server: SocketAddr,
    config: String,
}

impl Demo {
    fn start(home: &Home) -> Self {
        let network = |name: &str| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/conversations/networks");
            format!("{folder}/{name}")
        };
        let (mastodon, bluesky) = (network("mastodon"), network("bluesky"));
        let words = ["demo", "--port", "0", "--blog-port", "0", "--conversation"];
        let programs = ["--mastodon", &mastodon, "--bluesky", &bluesky];
        let mut command = home.command(&[&words[..], &programs].concat());
        let own = ["PATH", "HOME", "AFTERWORD_TOOLS", "XDG_CACHE_HOME"];
        let own = own
            .into_iter()
            .filter_map(|name| Some((name, env::var_os(name)?)));
        command
            .envs(own)
            .env("BLUESKY_DATABASE", Postgres::shared().database().url());
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = piped.spawn().unwrap();
        let mut demo = Self {
            lines: lines_of(child.stdout.take().unwrap()),
            child,
            server: SocketAddr::from(([127, 0, 0, 1], 0)),
            config: String::new(),
        };
        let welcome = demo.says("Ctrl-C");
        let behind = |label: &str| {
            let (_, rest) = welcome.split_once(label).unwrap();
            rest.split_whitespace().next().unwrap().to_owned()
        };
        demo.server = behind("The server   http://").parse().unwrap();
        demo.config = behind("--config");
        demo
    }

    /// What it says until it says `end`.
    fn says(&mut self, end: &str) -> String {
        let mut said = String::new();
        while !said.contains(end) {
            let line = self.lines.recv_timeout(PATIENCE);
            said += &line.unwrap_or_else(|_| panic!("{said}\n{:?}", self.child.try_wait()));
            assert!(!said.contains("stops here"), "{said}");
        }
        said
    }

    fn enter(&mut self) {
        self.child.stdin.as_ref().unwrap().write_all(b"\n").unwrap();
    }

    /// What readers see of the article's thread.
    async fn thread(&self) -> Vec<Value> {
        let visitor = Visitor::new(self.server, "http://nobody.test");
        let thread = visitor.reads(ARTICLE, "&site=demo&limit=200").await;
        thread["comments"].as_array().unwrap().clone()
    }

    /// The comment that readers see with these words.
    async fn shown(&self, words: &str) -> Option<Value> {
        find(&self.thread().await, "html", words)
    }

    /// The comment with these words among those that wait.
    fn waiting(&self, home: &Home, words: &str) -> Option<Value> {
        let list = ["--config", &self.config, "moderate", "list", "--json"];
        let list = home.run_all(&list).json();
        find(list.as_array().unwrap(), "text", words)
    }
}

/// Its lines as they come, read by a thread of its own.
fn lines_of(out: ChildStdout) -> Receiver<String> {
    let (tell, lines) = channel();
    spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            if tell.send(line + "\n").is_err() {
                return;
            }
        }
    });
    lines
}

fn find(comments: &[Value], part: &str, words: &str) -> Option<Value> {
    let says = |comment: &&Value| comment[part].as_str().unwrap().contains(words);
    comments.iter().find(says).cloned()
}

impl Drop for Demo {
    fn drop(&mut self) {
        // The networks end with it.
        if let Ok(None) = self.child.try_wait() {
            send("INT", &self.child);
        }
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn comments_of_the_form_by_mail_of_mastodon_and_bluesky_are_one_thread_and_one_queue() {
    let home = Home::empty();
    let mut demo = Demo::start(&home);
    demo.says("Press Enter.");
    for words in [ADA, BO, LENA, TOM] {
        assert_eq!(demo.shown(words).await, None, "nothing appears by itself");
        assert!(demo.waiting(&home, words).is_some(), "{words}");
    }

    demo.enter();
    let said = demo.says("Press Enter.");
    let (ada, ines) = (
        demo.shown(ADA).await.unwrap(),
        demo.shown(INES).await.unwrap(),
    );
    assert_eq!(ines["parent"], ada["id"]);
    assert_eq!(ines["author"]["owner"], true);
    let there = said
        .split_whitespace()
        .find(|word| word.starts_with("http://"));
    let (server, id) = there.unwrap().split_once("/@ines/").unwrap();
    let there = reqwest::get(format!("{server}/api/v1/statuses/{id}")).await;
    let there = there.unwrap().text().await.unwrap();
    assert!(there.contains(INES), "{there}");
    let mastodon = server.to_owned();

    demo.enter();
    demo.says("Press Enter.");
    let network = |comment: &Value| comment["source"]["network"].clone();
    for (words, place) in [
        (ADA, json!("mastodon")),
        (BO, json!("bluesky")),
        (LENA, Value::Null),
        (TOM, Value::Null),
        (INES, Value::Null),
    ] {
        let comment = demo.shown(words).await.unwrap();
        assert_eq!(network(&comment), place, "{words}");
        let is_proven = [TOM, INES].contains(&words);
        assert_eq!(comment["author"]["verified"] == true, is_proven, "{words}");
    }

    demo.enter();
    demo.says("Press Enter.");
    assert!(demo.waiting(&home, "I said hello").is_some());

    demo.enter();
    demo.says("That was all.");
    assert_eq!(demo.shown(ADA).await, None);
    assert!(demo.shown(INES).await.is_some(), "the answer to it stays");

    send("INT", &demo.child);
    assert_eq!(demo.child.wait().unwrap().code(), Some(0));
    let left = fs::read_dir(home.path()).unwrap();
    let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(reqwest::get(mastodon).await.is_err(), "the networks end");
}

#[test]
fn without_both_networks_there_is_no_conversation() {
    let home = Home::empty();
    for words in ["demo --conversation", "demo --conversation --mastodon true"] {
        let said = home.run(words).failed(2);
        assert!(said.contains("make demo-conversation"), "{said}");
    }
    let said = home
        .run("demo --port 0 --blog-port 0 --conversation --mastodon true --bluesky true")
        .failed(1);
    assert!(
        said.contains("true has ended before its server was there"),
        "{said}"
    );
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
}

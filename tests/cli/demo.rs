//! `afterword demo`: ready to click, and gone without a trace.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::Method;
use scraper::{Html, Selector};
use serde_json::Value;

use super::{Ended, Home, send};
use crate::support::{Answer, Visitor};

/// A demo on free ports, killed when it is dropped.
struct Demo {
    child: Child,
    welcome: String,
    _out: BufReader<ChildStdout>,
}

impl Demo {
    fn start(home: &Home) -> Self {
        let mut command = home.command(&["demo", "--port", "0", "--blog-port", "0"]);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut welcome = String::new();
        while !welcome.contains("Ctrl-C") {
            assert!(
                out.read_line(&mut welcome).unwrap() > 0,
                "{:?}",
                child.wait()
            );
        }
        Self {
            child,
            welcome,
            _out: out,
        }
    }

    fn address(&self, label: &str) -> SocketAddr {
        let line = self
            .welcome
            .lines()
            .find_map(|line| line.trim().strip_prefix(label));
        let url = line.unwrap().trim().strip_prefix("http://").unwrap();
        url.trim_end_matches('/').parse().unwrap()
    }

    fn server(&self) -> SocketAddr {
        self.address("The server")
    }

    /// A reader of the demo's blog.
    fn visitor(&self) -> Visitor {
        let blog = self.address("The blog");
        Visitor::new(self.server(), &format!("http://{blog}"))
    }

    /// The commands that it says to type.
    fn commands(&self) -> Vec<&str> {
        let lines = self.welcome.lines().map(str::trim);
        lines.filter(|line| line.contains(" --config ")).collect()
    }

    async fn page(&self, path: &str) -> Answer {
        let blog = Visitor::new(self.address("The blog"), "http://nobody.test");
        blog.get(path).await
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn shell(home: &Home, line: &str) -> Ended {
    let output = Command::new("sh")
        .args(["-c", line])
        .current_dir(home.path())
        .output();
    Ended::of(output.unwrap())
}

fn attributes(html: &str, selector: &str, name: &str) -> Vec<String> {
    let selector = Selector::parse(selector).unwrap();
    let found = Html::parse_document(html);
    let values = found
        .select(&selector)
        .filter_map(|element| element.attr(name));
    values.map(str::to_owned).collect()
}

/// The ten articles with their counts, as the count script gets them: by one request.
async fn counts(demo: &Demo) -> Vec<(String, u64)> {
    let front = demo.page("/").await.text;
    let links = attributes(&front, "a[data-afterword-count]", "href");
    let paths: Vec<&str> = links
        .iter()
        .map(|link| link.split('#').next().unwrap())
        .collect();
    let query: String = paths
        .iter()
        .map(|path| format!("&page={}", utf8_percent_encode(path, NON_ALPHANUMERIC)))
        .collect();
    let answer = demo
        .visitor()
        .get(&format!("/api/v1/counts?site=demo{query}"))
        .await;
    assert_eq!(answer.header("access-control-allow-origin"), "*");
    let counts = answer.json()["counts"].take();
    let count = |path: &&str| ((*path).to_owned(), counts[*path].as_u64().unwrap());
    paths.iter().map(count).collect()
}

/// The threads of all ten articles.
async fn threads(demo: &Demo) -> Vec<Value> {
    let visitor = demo.visitor();
    let mut threads = Vec::new();
    for (path, count) in counts(demo).await {
        let thread = visitor.reads(&path, "&site=demo&limit=200").await;
        let length = thread["comments"].as_array().unwrap().len();
        assert_eq!(length as u64, count, "{path}");
        threads.push(thread);
    }
    threads
}

#[tokio::test]
async fn a_front_page_lists_ten_articles_with_their_counts_and_each_has_its_thread() {
    let home = Home::empty();
    let demo = Demo::start(&home);
    let counts = counts(&demo).await;
    assert_eq!(counts.len(), 10);
    assert!(counts.iter().any(|(_, count)| *count == 0));
    assert!(
        counts.iter().any(|(_, count)| *count > 50),
        "one thread has a second page"
    );
    for (path, _) in &counts {
        let page = demo.page(path).await.text;
        let script = format!("http://{}/embed.js", demo.server());
        assert_eq!(
            attributes(&page, "#comments script", "src"),
            [script],
            "{path}"
        );
        assert_eq!(
            attributes(&page, "#comments script", "data-site"),
            ["demo"],
            "{path}"
        );
    }
}

#[tokio::test]
async fn there_are_comments_of_every_kind_spread_over_the_last_weeks() {
    let home = Home::empty();
    let demo = Demo::start(&home);
    let threads = threads(&demo).await;
    let comments: Vec<&Value> = threads
        .iter()
        .flat_map(|thread| thread["comments"].as_array().unwrap())
        .collect();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let html: String = comments
        .iter()
        .map(|comment| text(&comment["html"]))
        .collect();
    for mark in [
        "<pre>",
        "<table>",
        "<blockquote>",
        "<ol>",
        "<ul>",
        "<a href",
        "<del>",
        "<strong>",
    ] {
        assert!(html.contains(mark), "{mark}");
    }
    let any = |is: fn(&Value) -> bool| comments.iter().any(|comment| is(comment));
    assert!(any(|comment| comment["author"]["owner"] == true));
    assert!(any(|comment| comment["pinned"] == true));
    assert!(any(|comment| comment["parent"].is_string()));
    assert!(any(|comment| comment["score"].as_u64() > Some(10)));
    assert!(
        threads
            .iter()
            .any(|thread| thread["page"]["closed"] == "owner")
    );
    let day = |comment: &&Value| text(&comment["created"])[..10].to_owned();
    let days: BTreeSet<String> = comments.iter().map(day).collect();
    assert!(days.len() > 20, "{days:?}");
}

#[tokio::test]
async fn held_comments_are_approved_by_the_printed_command() {
    let home = Home::empty();
    let demo = Demo::start(&home);
    let sum = |counts: Vec<(String, u64)>| counts.iter().map(|(_, count)| count).sum::<u64>();
    let before = sum(counts(&demo).await);
    let visitor = demo.visitor();
    let (id, _) = visitor
        .comments("/posts/birds/", "It is a cuckoo.")
        .await
        .submitted();
    let sentence = "2 wait already, 1 in spam.";
    assert!(demo.welcome.contains(sentence), "{}", demo.welcome);
    let [_, list, approve] = demo.commands()[..] else {
        panic!("{}", demo.welcome)
    };
    let listed = shell(&home, list).fine();
    assert!(listed.contains("It is a cuckoo."), "{listed}");
    let approved = shell(&home, approve).fine().lines().count() as u64;
    assert!(approved >= 3);
    assert_eq!(sum(counts(&demo).await), before + approved);
    let left: Value =
        serde_json::from_str(&shell(&home, &format!("{list} --json")).fine()).unwrap();
    assert_eq!(left[0]["id"], id.as_str(), "only the new one still waits");
    assert_eq!(left.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn the_blog_is_another_origin_with_a_strict_policy_of_its_own() {
    let home = Home::empty();
    let demo = Demo::start(&home);
    let page = demo.page("/posts/radio/").await;
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    assert!(
        policy.contains(&format!("connect-src http://{}", demo.server())),
        "{policy}"
    );
    for path in [
        "/blog.css",
        "/theme.js",
        "/mark.svg",
        "/posts/%C3%BCber-das-wetter/",
    ] {
        assert_eq!(demo.page(path).await.status, 200, "{path}");
    }
    assert_eq!(demo.page("/nothing/").await.status, 404);
    let stranger = demo.visitor().at("https://elsewhere.test");
    let refused = stranger.comments("/posts/radio/", "Hello").await;
    assert_eq!(refused.code(), "origin_not_allowed");
    let asked = demo.visitor().request(Method::OPTIONS, "/api/v1/comments");
    assert_eq!(Answer::of(asked).await.status, 204);
}

#[tokio::test]
async fn it_ends_cleanly_and_leaves_nothing_behind() {
    for signal in ["INT", "TERM", "HUP"] {
        let home = Home::empty();
        let mut demo = Demo::start(&home);
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1, "its data");
        demo.visitor().get("/healthz").await;
        send(signal, &demo.child);
        assert_eq!(demo.child.wait().unwrap().code(), Some(0), "{signal}");
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0, "{signal}");
    }
}

#[test]
fn settings_that_lead_to_real_data_are_not_followed() {
    let home = Home::begun();
    let before = fs::read(home.path().join("afterword.db")).unwrap();
    let words = [
        "demo",
        "--port",
        "0",
        "--blog-port",
        "0",
        "--set",
        "store.path=afterword.db",
    ];
    let mut child = home.command(&words).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("Ctrl-C")));
    send("INT", &child);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(fs::read(home.path().join("afterword.db")).unwrap(), before);
}

#[test]
fn a_file_that_a_flag_names_is_looked_for_where_the_demo_is_started() {
    let home = Home::empty();
    let said = home
        .run("demo --port 0 --blog-port 0 --set mastodon.token_file=token")
        .failed(1);
    assert!(said.contains("mastodon.token_file"), "{said}");
    assert!(!said.contains("afterword-demo-"), "{said}");
}

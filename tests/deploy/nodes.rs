//! Two servers on one database in PostgreSQL, behind Caddy with `deploy/Caddyfile.nodes`.
//! `tests/chaos/nodes.py` does the same, and more, with processes and HAProxy.

use std::collections::BTreeSet;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use afterword_store::Store as _;
use reqwest::Method;
use serde_json::json;

use crate::support::{
    Answer, HOST, Postgres, PostgresDatabase, Proxy, TestServer, Visitor, until, until_async,
};

struct Nodes {
    database: PostgresDatabase,
    nodes: Vec<TestServer>,
    proxy: Proxy,
}

impl Nodes {
    async fn start(settings: &[&str]) -> Self {
        let database = Postgres::shared().database();
        let url = format!("store.url={}", database.url());
        let https = format!("server.public_url=https://{HOST}");
        let ours = [
            url.as_str(),
            https.as_str(),
            "server.trusted_proxies=127.0.0.1",
            "sites.moderation=publish",
        ];
        let settings = [&ours, settings].concat();
        let first = TestServer::with(&settings).await;
        let second = TestServer::without_sites(&settings).await;
        let nodes = vec![first, second];
        let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
        let proxy = Proxy::before_nodes(&addresses).await;
        Self {
            database,
            nodes,
            proxy,
        }
    }

    async fn reader(&self) -> Visitor {
        let from = Ipv4Addr::LOCALHOST.into();
        let tunnel = self.proxy.tunnel(from).await;
        Visitor::new(tunnel, "https://blog.test").saying("host", HOST)
    }
}

async fn post(reader: &Visitor, number: usize) -> Answer {
    post_on(reader, "/a/", number).await
}

async fn post_on(reader: &Visitor, page: &str, number: usize) -> Answer {
    let comment = json!({
        "page": page,
        "name": "Ann",
        "text": format!("This is comment {number}."),
        "key": format!("a-key-of-this-comment-{number}"),
    });
    let request = reader.request(Method::POST, "/api/v1/comments");
    Answer::of(request.json(&comment)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_ends_while_readers_write_loses_no_comment_and_doubles_none() {
    const COMMENTS: usize = 60;
    let mut nodes = Nodes::start(&[]).await;
    let reader = nodes.reader().await;
    let written = Arc::new(AtomicUsize::new(0));
    let writer = tokio::spawn({
        let (reader, written) = (nodes.reader().await, Arc::clone(&written));
        async move {
            let mut acknowledged = BTreeSet::new();
            for number in 0..COMMENTS {
                // As the widget does: what got no answer is sent again with its key.
                let id = loop {
                    let answer = post(&reader, number).await;
                    if answer.status == 201 {
                        break answer.submitted().0;
                    }
                    assert!(matches!(answer.status.as_u16(), 502 | 503), "{answer:?}");
                };
                acknowledged.insert(id);
                written.fetch_add(1, Ordering::Release);
            }
            acknowledged
        }
    });
    until_async("comments are written", async || {
        written.load(Ordering::Acquire) > COMMENTS / 4
    })
    .await;
    nodes.nodes.remove(0).stop().await;
    assert!(reader.count("/a/").await > 0);
    let acknowledged = writer.await.unwrap();
    assert_eq!(acknowledged.len(), COMMENTS);
    let stored = nodes.database.run("SELECT count(*) FROM comments");
    assert_eq!(stored, COMMENTS.to_string());
}

#[tokio::test]
async fn while_the_database_is_away_readers_have_what_is_in_memory_and_writers_what_to_do() {
    // A change is heard of in one way, and so once: what is in memory after it stays there.
    let nodes = Nodes::start(&["store.notify=false"]).await;
    let reader = nodes.reader().await;
    let direct = |node: &TestServer| node.visitor().saying("x-forwarded-proto", "https");
    for node in &nodes.nodes {
        assert_eq!(direct(node).count("/a/").await, 0);
    }
    let (id, _) = post(&reader, 1).await.submitted();
    for node in &nodes.nodes {
        until_async("the node counts it", async || {
            direct(node).count("/a/").await == 1
        })
        .await;
    }
    let name = nodes.database.run("SELECT current_database()");
    let server = Postgres::shared().administration();
    server.run(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
    server.run(&format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    ));
    until_async("readers are warned", async || {
        let counts = reader.get("/api/v1/counts?page=/a/").await;
        assert!(
            counts.status == 200 && counts.json()["counts"]["/a/"] == 1,
            "{counts:?}"
        );
        counts.header("warning").starts_with("111")
    })
    .await;
    until_async("no node is ready", async || {
        let mut ready = 0;
        for node in &nodes.nodes {
            ready += usize::from(node.visitor().get("/readyz").await.status == 200);
        }
        ready == 0
    })
    .await;
    let refused = post(&reader, 2).await;
    assert_eq!(refused.status, 503, "{refused:?}");
    assert_eq!(refused.code(), "store_unavailable");
    assert!(!refused.header("retry-after").is_empty(), "{refused:?}");
    assert_eq!(refused.header("access-control-allow-origin"), "*");

    server.run(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true"));
    until_async("writers are taken again", async || {
        post(&reader, 2).await.status == 201
    })
    .await;
    let thread = reader.reads("/a/", "").await;
    assert!(thread.to_string().contains(&id), "{thread}");
    assert_eq!(nodes.database.run("SELECT count(*) FROM comments"), "2");
}

#[tokio::test]
async fn what_another_node_writes_on_one_page_leaves_the_counts_of_others_in_memory() {
    let database = Postgres::shared().database();
    let url = format!("store.url={}", database.url());
    let settings = [
        url.as_str(),
        "sites.moderation=publish",
        "store.notify=false",
    ];
    let (node, store) = TestServer::watched(&settings).await;
    let another = TestServer::without_sites(&settings).await;
    let (reader, writer) = (node.visitor(), another.visitor());
    for page in ["/a/", "/b/"] {
        let heard = store.foreign_writes();
        post_on(&writer, page, 1).await.submitted();
        until("the node has heard of it", || {
            store.foreign_writes() > heard
        })
        .await;
        assert_eq!(reader.count(page).await, 1);
    }
    for before in 1..4 {
        let (counts, sites) = (store.readings(), store.sites_read.load(Ordering::SeqCst));
        post(&writer, before + 1).await.submitted();
        until_async("the node counts it", async || {
            reader.count("/a/").await == before as u64 + 1
        })
        .await;
        until("the node has caught up", || {
            store.sites_read.load(Ordering::SeqCst) > sites
        })
        .await;
        assert_eq!(reader.count("/b/").await, 1);
        let read = store.readings().split_off(counts.len());
        assert!(!read.concat().contains(&"/b".to_owned()), "{read:?}");
    }
}

#[tokio::test]
async fn a_setting_of_a_site_that_is_changed_on_one_node_holds_on_the_other() {
    for notify in ["store.notify=true", "store.notify=false"] {
        let nodes = Nodes::start(&[notify]).await;
        let [one, other] = &nodes.nodes[..] else {
            panic!("two nodes")
        };
        for moderation in ["hold", "publish"] {
            let change = json!({ "settings": { "moderation": moderation } });
            assert_eq!(one.owner().patch("/sites/blog", &change).await.status, 200);
            until("the other node has heard of it", || {
                let site = other.app.sites.current().by_key("blog").unwrap();
                serde_json::to_value(site.rules.moderation).unwrap() == moderation
            })
            .await;
        }
    }
}

#[tokio::test]
async fn a_node_that_is_told_to_stop_says_so_first_and_goes_on_for_its_delay() {
    let node = TestServer::with(&["server.shutdown_delay=4s"]).await;
    let visitor = node.visitor();
    assert_eq!(visitor.get("/readyz").await.status, 200);
    let ends = tokio::spawn(node.stop());
    until_async("it is not ready", async || {
        let ready = visitor.get("/readyz").await;
        ready.status == 503 && ready.code() == "stopping"
    })
    .await;
    assert_eq!(visitor.get("/healthz").await.status, 200);
    let (_, _) = post(&visitor, 1).await.submitted();
    ends.await.unwrap();
}

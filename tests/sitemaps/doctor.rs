//! `afterword doctor` reads the sitemaps too.

use std::process::Command;

use serde_json::Value;

use super::host::{Host, Page};
use super::world::World;

/// What it says of a group: verdict, what it saw, what to do.
fn findings(world: &World, group: &str, more: &[&str]) -> Vec<[String; 3]> {
    let database = format!("store.path={}", world.server.database().display());
    let words = [
        "doctor",
        "--json",
        "--set",
        &database,
        "--set",
        "outgoing.allow_private=127.0.0.1",
    ];
    let ended = Command::new(env!("CARGO_BIN_EXE_afterword"))
        .args(words)
        .args(more)
        .current_dir(world.server.folder.path())
        .env_clear()
        .output()
        .unwrap();
    let said: Value = serde_json::from_slice(&ended.stdout).unwrap();
    let all = said["findings"].as_array().unwrap().iter();
    let ours = all.filter(|finding| finding["group"] == group);
    ours.map(|finding| {
        ["verdict", "saw", "advice"].map(|field| finding[field].as_str().unwrap().to_owned())
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_says_of_each_sitemap_whether_it_can_be_read() {
    let host = Host::start().await;
    host.names(&["/a/", "/b/"]);
    let world = World::of(host, &[]).await;
    world.has_read(1).await;
    let found = || tokio::task::block_in_place(|| findings(&world, "sitemaps", &[]));
    assert_eq!(found(), [["fine", "it names 2 pages", ""]]);
    world.host.names(&["https://elsewhere.test/a/"]);
    let [[verdict, saw, advice]] = &found()[..] else {
        panic!("there is one sitemap");
    };
    assert_eq!(verdict, "warning");
    assert!(
        saw.contains("no page") && advice.contains("origin"),
        "{saw}: {advice}"
    );
    world.host.has("/sitemap.xml", Page::status(403));
    let [[verdict, saw, advice]] = &found()[..] else {
        panic!("there is one sitemap");
    };
    assert_eq!(verdict, "failure");
    assert!(
        saw.contains("403") && advice.contains("browser"),
        "{saw}: {advice}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_says_whether_the_file_that_names_posts_can_be_read() {
    let host = Host::start().await;
    host.has(
        "/posts.json",
        Page::of(r#"{"/a/": ["https://social.example/@me/1", "x"]}"#),
    );
    let world = World::of(host, &["own_posts=/posts.json"]).await;
    let account = format!("mastodon.accounts={}/@me", world.host.origin());
    let found = |more: &[&str]| {
        let found = tokio::task::block_in_place(|| findings(&world, "conversations", more));
        found.last().cloned()
    };
    assert_eq!(found(&[]), None, "without an account nobody reads it");
    let more = ["--set", account.as_str()];
    let fine = ["fine", "it names 1", ""].map(str::to_owned);
    assert_eq!(found(&more), Some(fine));
    world.host.has("/posts.json", Page::of("[]"));
    let [verdict, saw, advice] = found(&more).unwrap();
    assert_eq!(verdict, "failure");
    assert!(
        saw.contains("list of posts") && advice.contains("/posts/hello/"),
        "{saw}: {advice}"
    );
}

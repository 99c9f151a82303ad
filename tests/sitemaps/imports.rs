//! `afterword import` reads the sitemap, to say which pages the site lacks.

use std::fs;
use std::process::Command;

use serde_json::Value;

use super::host::{Host, Page};
use super::world::World;

/// Whether the site has each page that comments land on, and what was complained of.
fn imports(world: &World) -> (Vec<Value>, String) {
    let folder = world.server.folder.path();
    let database = format!("store.path={}", world.server.database().display());
    let file = "<disqus xmlns:dsq='http://disqus.com/disqus-internals'>\
        <thread dsq:id='1'><link>/a.html</link></thread><thread dsq:id='2'><link>/?p=1</link></thread>\
        <post dsq:id='1'><message>a</message><createdAt>2020-01-01T00:00:00Z</createdAt><author><name>Ann</name>\
        </author><thread dsq:id='1'/></post>\
        <post dsq:id='2'><message>a</message><createdAt>2020-01-01T00:00:00Z</createdAt><author><name>Ann</name>\
        </author><thread dsq:id='2'/></post></disqus>";
    fs::write(folder.join("export.xml"), file).unwrap();
    let words = ["import", "disqus", "export.xml", "--dry-run", "--json"];
    let settings = [
        "--set",
        &database,
        "--set",
        "outgoing.allow_private=127.0.0.1",
    ];
    let ended = Command::new(env!("CARGO_BIN_EXE_afterword"))
        .args(words)
        .args(settings)
        .current_dir(folder)
        .env_clear()
        .output()
        .unwrap();
    let said: Value = serde_json::from_slice(&ended.stdout).unwrap();
    let pages = said[0]["pages"]["list"].as_array().unwrap().iter();
    let on_site = pages.map(|page| page["on_site"].clone()).collect();
    (on_site, String::from_utf8(ended.stderr).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_says_which_pages_the_sitemap_does_not_name() {
    let host = Host::start().await;
    host.names(&["/a/", "/b/"]);
    let world = World::of(host, &[]).await;
    world.has_read(1).await;
    let told = || tokio::task::block_in_place(|| imports(&world));
    let (on_site, said) = told();
    assert_eq!(on_site, [Value::from(true), Value::from(false)], "{said}");
    world.host.has("/sitemap.xml", Page::status(403));
    let (on_site, said) = told();
    assert_eq!(on_site, [Value::Null, Value::Null]);
    assert!(
        said.contains("can't be read") && said.contains("403"),
        "{said}"
    );
}

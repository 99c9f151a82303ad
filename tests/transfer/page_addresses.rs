//! Which page an old address is: rules, other hosts, and the aliases of a Hugo site.

use std::fs;
use std::sync::Arc;

use afterword_transfer::source::Options;
use afterword_transfer::{Articles, CommentRecord, Mode, Order, Pages, Rule, import};

use super::scratch::{SCRATCH, file_of, imports_file, record, services, times};
use crate::support::TestServer;

fn on(page: &str, id: &str) -> CommentRecord {
    CommentRecord {
        page: page.to_owned(),
        ..record(id, None, 1)
    }
}

#[tokio::test]
async fn the_first_rule_that_fits_says_where_an_address_leads() {
    let server = TestServer::start().await;
    let addresses = [
        ("https://old.example.org/blog/one/", "/posts/one/"),
        ("http://www.OLD.example.org/blog/two", "/posts/two"),
        ("https://blog.test/blog/three/?x=1#y", "/notes/three/"),
        ("/blog/four/", "/notes/four/"),
        ("/blogging/", "/blogging/"),
        ("https://blog.test/?p=1", "/five/"),
        ("/?p=12", "/"),
        ("https://else.example.org/six/", "/six/"),
        ("seven", "/seven"),
    ];
    let records: Vec<_> = addresses
        .iter()
        .enumerate()
        .map(|(number, (address, _))| on(address, &number.to_string()))
        .collect();
    let rules = [
        ("https://old.example.org/blog/", "/posts/"),
        ("/blog", "/notes"),
        ("/?p=1", "/five/"),
    ];
    let ended = imports_file(&server, &file_of(&records), Mode::Write, &rules).await;
    ended.result.unwrap();
    for (address, path) in addresses {
        assert_eq!(server.visitor().count(path).await, 1, "{address}");
    }
    let report = &ended.reports[0];
    assert_eq!(times(report.other_hosts.sorted(), "else.example.org"), 1);
    assert_eq!(report.other_hosts.sorted().len(), 1);
    assert_eq!(times(report.changed.sorted(), "begins with a slash"), 1);
    for (old, new) in [("blog/", "/a/"), ("/a/", "b"), ("", "/")] {
        assert!(Rule::parse(old, new).is_err(), "{old} {new}");
    }
}

#[tokio::test]
async fn comments_on_an_alias_of_hugo_are_on_the_article() {
    let server = TestServer::start().await;
    let content = server.folder.path().join("content/posts");
    fs::create_dir_all(&content).unwrap();
    let article =
        "+++\ntitle = \"Hello\"\naliases = [\"/2019/hello.html\", \"other/\"]\n+++\nText\n";
    fs::write(content.join("hello.md"), article).unwrap();
    fs::write(
        content.join("silent.md"),
        "---\ntitle: Silent\naliases: /s/\n---\n",
    )
    .unwrap();
    let file = server.folder.path().join("scratch.jsonl");
    fs::write(&file, file_of(&[on("/2019/hello.html", "1")])).unwrap();
    let site = server.app.sites.current().by_key("blog").unwrap();
    let articles = Arc::new(Articles::read(server.folder.path()).unwrap());
    let order = Order {
        format: &SCRATCH,
        path: file,
        options: Options::default(),
        pages: Pages::new(Arc::clone(&site), Vec::new(), articles),
        site,
        mode: Mode::Write,
    };
    let ended = import(services(&server), order, &mut |_| Ok(())).await;
    ended.result.unwrap();
    let pages = server.owner().get("/pages?site=blog").await.json();
    let page = &pages["pages"][0];
    assert_eq!(
        (&page["path"], &page["title"]),
        (&"/posts/hello/".into(), &"Hello".into())
    );
    assert_eq!(
        page["aliases"],
        serde_json::json!(["/2019/hello", "/posts/other"])
    );
    assert_eq!(pages["pages"].as_array().unwrap().len(), 1);
    assert_eq!(server.visitor().count("/2019/hello.html").await, 1);

    let table = server.folder.path().join("list.csv");
    let rows = "path,slug,title,date,permalink\ncontent/posts/hello.md,,Hello,,https://blog.test/x/hello/\n";
    fs::write(&table, rows).unwrap();
    assert!(Articles::read(&table).is_ok());
    fs::write(&table, "no,table\n").unwrap();
    assert!(
        Articles::read(&table)
            .unwrap_err()
            .to_string()
            .contains("hugo list all")
    );
}

//! Which page an old address is: rules, other hosts, and the aliases of a Hugo site.

use std::fs;
use std::sync::Arc;

use afterword_transfer::source::Options;
use afterword_transfer::{
    Articles, CommentRecord, LandingPage, Mode, Order, Pages, Report, Rule, Sitemap, import,
};

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
        ("/?p=12", "/p/12/"),
        ("https://blog.test/?utm_source=feed&p=1#x", "/five/"),
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
        let on_it = addresses.iter().filter(|(_, other)| *other == path);
        let count = server.visitor().count(path).await;
        assert_eq!(count, on_it.count() as u64, "{address}");
    }
    let report = &ended.reports[0];
    assert_eq!(times(report.other_hosts.sorted(), "else.example.org"), 1);
    assert_eq!(report.other_hosts.sorted().len(), 1);
    assert_eq!(times(report.changed.sorted(), "begins with a slash"), 1);
    for (old, new) in [("blog/", "/a/"), ("/a/", "b"), ("", "/"), ("/a/", "/?p=1")] {
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

/// The pages of a report: `path title: read, came; addresses`.
fn pages(report: &Report) -> Vec<String> {
    let line = |page: &LandingPage| {
        let (title, addresses) = (&page.title, page.addresses.join(" "));
        format!(
            "{} {title}: {}, {}; {addresses}",
            page.path, page.read, page.new
        )
    };
    report.pages.list.iter().map(line).collect()
}

#[tokio::test]
async fn what_of_a_query_tells_pages_apart_is_part_of_the_path() {
    let server = TestServer::start().await;
    let addresses = [
        "https://blog.test/?p=1",
        "https://blog.test/?p=2&utm_source=feed",
        "https://blog.test/index.php?p=2",
        "https://blog.test/",
        "https://blog.test/?fbclid=x",
        "https://blog.test/read.php?article=a&lang=de",
        "https://blog.test/read.php?article=b&lang=de",
        "https://blog.test/about/?replytocom=5",
    ];
    let records: Vec<_> = addresses
        .iter()
        .zip(1..)
        .map(|(address, number): (_, u32)| on(address, &number.to_string()))
        .collect();
    let ended = imports_file(&server, &file_of(&records), Mode::Write, &[]).await;
    ended.result.unwrap();
    assert_eq!(
        pages(&ended.reports[0]),
        [
            "/p/1/ : 1, 1; /?p=1",
            "/p/2/ : 2, 2; /?p=2&utm_source=feed /index.php?p=2",
            "/ : 2, 2; / /?fbclid=x",
            "/read.php/article/a/ : 1, 1; /read.php?article=a&lang=de",
            "/read.php/article/b/ : 1, 1; /read.php?article=b&lang=de",
            "/about/ : 1, 1; /about/?replytocom=5",
        ]
    );
    let visitor = server.visitor();
    assert_eq!(visitor.count("/p/1/").await, 1);
    assert_eq!(visitor.count("/").await, 2);
}

#[tokio::test]
async fn an_alias_with_a_query_leads_to_its_article_and_the_home_page_to_none() {
    let server = TestServer::start().await;
    let content = server.folder.path().join("content/posts");
    fs::create_dir_all(&content).unwrap();
    for (name, aliases) in [
        ("one", "[\"/?p=1\"]"),
        (
            "two",
            "[\"/?p=2\", \"/?utm_source=feed\", \"/old.php?a=2\"]",
        ),
    ] {
        let article = format!("+++\ntitle = \"{name}\"\naliases = {aliases}\n+++\nText\n");
        fs::write(content.join(format!("{name}.md")), article).unwrap();
    }
    let file = server.folder.path().join("scratch.jsonl");
    let records = [
        "/?p=1",
        "/?p=2",
        "/?p=3",
        "/",
        "/old.php?a=2",
        // The site has it without them: they say by which mail a reader came.
        "/posts/one/?ck=1",
        "/posts/one/?ck=2",
    ];
    let records = records.iter().zip(1..);
    let records: Vec<_> = records
        .map(|(address, number): (_, u32)| on(address, &number.to_string()))
        .collect();
    fs::write(&file, file_of(&records)).unwrap();
    let site = server.app.sites.current().by_key("blog").unwrap();
    let articles = Arc::new(Articles::read(server.folder.path()).unwrap());
    let sitemap: Sitemap = Arc::new(|path| path.key() == "/p/3");
    let order = Order {
        format: &SCRATCH,
        path: file,
        options: Options::default(),
        pages: Pages::new(Arc::clone(&site), Vec::new(), articles).with_sitemap(sitemap),
        site,
        mode: Mode::Write,
    };
    let mut told = Vec::new();
    let mut each = |report: &Report| {
        told.push((report.is_survey, report.pages.list.len()));
        Ok(())
    };
    let ended = import(services(&server), order, &mut each).await;
    ended.result.unwrap();
    assert_eq!(told[0], (true, 4), "the pages are told before all else");
    assert_eq!(
        pages(&ended.reports[0]),
        [
            "/posts/one/ one: 3, 3; /?p=1 /posts/one/?ck=1 /posts/one/?ck=2",
            "/posts/two/ two: 2, 2; /?p=2 /old.php?a=2",
            "/p/3/ : 1, 1; /?p=3",
            "/ : 1, 1; /",
        ]
    );
    let on_site = ended.reports[0].pages.list.iter().map(|page| page.on_site);
    assert_eq!(on_site.collect::<Vec<_>>(), [Some(true); 4]);
    let listed = server.owner().get("/pages?site=blog").await.json();
    let aliases = |path: &str| {
        let pages = listed["pages"].as_array().unwrap().iter();
        let mut page = pages.filter(|page| page["path"] == path);
        page.next().unwrap()["aliases"].clone()
    };
    assert_eq!(aliases("/posts/one/"), serde_json::json!(["/p/1"]));
    assert_eq!(
        aliases("/posts/two/"),
        serde_json::json!(["/old.php/a/2", "/p/2"])
    );
    assert_eq!(aliases("/"), serde_json::json!([]));
    assert_eq!(server.visitor().count("/").await, 1);
}

//! `afterword retire`: what goes into the blog, what is closed, what is refused, and how it is undone.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use serde_json::{Value, json};

use super::export::blog;
use super::{Ended, Home, Running};

/// A Hugo site beside the database, as the owner has it.
fn hugo_site(home: &Home) {
    let site = home.path().join("site");
    fs::create_dir_all(site.join("content/posts")).unwrap();
    fs::create_dir_all(site.join("layouts")).unwrap();
    fs::write(
        site.join("hugo.toml"),
        "[params.afterword]\nsite = \"blog\"\n",
    )
    .unwrap();
    fs::write(
        site.join("content/posts/hello.md"),
        "---\ntitle: Hello\n---\n",
    )
    .unwrap();
}

/// All files below a folder, by their relative paths.
fn tree(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(open) = folders.pop() {
        for entry in fs::read_dir(&open).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_str().unwrap();
                found.insert(name.to_owned(), fs::read(&path).unwrap());
            }
        }
    }
    found
}

fn retire(home: &Home, more: &str) -> Ended {
    home.run(&format!("retire --hugo site {more}"))
}

fn backups(home: &Home) -> usize {
    let names = fs::read_dir(home.path()).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let is_one = |name: &String| name.contains("before-retire") && name.ends_with(".db");
    names.filter(is_one).count()
}

async fn retired() -> (Home, Running, Vec<String>, Value) {
    let (home, server, ids) = blog().await;
    hugo_site(&home);
    let done = retire(&home, "--with-pending --json").json();
    (home, server, ids, done)
}

#[tokio::test]
async fn the_blog_gets_every_thread_and_only_what_readers_see() {
    let (home, _server, ids, done) = retired().await;
    assert_eq!((&done["pages"], &done["comments"]), (&json!(2), &json!(4)));
    assert_eq!(done["waiting"], 2, "{done}");
    let files = tree(&home.path().join("site"));
    let data: Vec<&String> = files
        .keys()
        .filter(|name| name.starts_with("data/"))
        .collect();
    assert_eq!(data.len(), 3, "{data:?}");
    let marker: Value = serde_json::from_slice(&files["data/comments/blog/retired.json"]).unwrap();
    assert_eq!(marker, json!({"afterword": 1, "retired": true}));
    assert!(files.contains_key("layouts/partials/afterword/comments.html"));
    let all: String = files
        .values()
        .map(|bytes| String::from_utf8_lossy(bytes))
        .collect();
    for id in &ids {
        assert!(all.contains(id.as_str()));
    }
    for secret in ["secret", "@example.org", "Cleo", "\"Eve\"", "127.0.0.1"] {
        assert!(!all.contains(secret), "{secret}");
    }
    assert_eq!(done["without_article"], json!(["/Über/100%25.html"]));
}

#[tokio::test]
async fn everything_is_kept_beside_the_blog_where_nobody_else_reads_it() {
    let (home, _server, _, done) = retired().await;
    let export = home.path().join(done["export"].as_str().unwrap());
    let lines = fs::read_to_string(&export).unwrap();
    for kept in [
        "A secret that waits",
        "eve@example.org",
        "for the owner only",
    ] {
        assert!(lines.contains(kept), "{kept}");
    }
    let mode = fs::metadata(&export).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(home.path().join(done["backup"].as_str().unwrap()).is_file());
    // The export comes back, into another server.
    let other = Home::empty();
    fs::copy(&export, other.path().join("all.jsonl")).unwrap();
    other.run("import afterword all.jsonl").fine();
    assert!(other.run("sites list").fine().contains("retired=true"));
}

#[tokio::test]
async fn a_running_server_takes_nothing_more_whichever_way_it_comes() {
    let (home, server, ids) = blog().await;
    home.run("sites set blog article_reactions=true").fine();
    hugo_site(&home);
    let visitor = server.visitor();
    assert_eq!(
        visitor.reads("/posts/hello/", "").await["page"]["open"],
        true
    );
    // Read before, so that the answer is kept.
    for _ in 0..3 {
        assert_eq!(
            visitor.reads("/never/seen/", "").await["page"]["open"],
            true
        );
    }
    let own = visitor.comments("/posts/hello/", "Mine").await.submitted();
    retire(&home, "--with-pending").fine();
    for page in ["/posts/hello/", "/never/seen/"] {
        let thread = visitor.reads(page, "").await;
        assert_eq!(thread["page"]["open"], false, "{page}");
        assert_eq!(
            visitor.comments(page, "Too late").await.code(),
            "page_closed",
            "{page}"
        );
    }
    let answer = visitor.replies("/posts/hello/", &ids[0], "Too late").await;
    assert_eq!(answer.code(), "page_closed");
    let reaction = json!({"reaction": "👍", "key": "reader-0123456789"});
    let path = format!("/api/v1/comments/{}/reactions", ids[0]);
    assert_eq!(visitor.post(&path, &reaction).await.code(), "page_closed");
    let reaction = json!({"site": "blog", "page": "/posts/hello/", "reaction": "👍", "key": "reader-0123456789"});
    let answer = visitor.post("/api/v1/pages/reactions", &reaction).await;
    assert_eq!(answer.code(), "page_closed");
    assert_eq!(
        visitor.edits(&own.0, &own.1, "Changed").await.code(),
        "page_closed"
    );
    // What is one's own can still be taken back.
    assert!(visitor.deletes(&own.0, &own.1).await.status.is_success());
    let told = home.run("doctor --offline");
    assert!(told.out.contains("it is retired"), "{told:?}");
    assert!(home.run("sites list").fine().contains("retired=true"));
}

#[tokio::test]
async fn a_second_run_writes_only_what_has_changed_since() {
    let (home, server, ids, first) = retired().await;
    assert_eq!(backups(&home), 1);
    let before = tree(&home.path().join("site"));
    let export = home.path().join(first["export"].as_str().unwrap());
    let kept = fs::read(&export).unwrap();
    let again = retire(&home, "--with-pending --json").json();
    assert_eq!(
        (&again["hugo"]["written"], &again["hugo"]["unchanged"]),
        (&json!(0), &json!(3))
    );
    assert_eq!(again["templates"]["written"], 0);
    assert_eq!(again["backup"], Value::Null);
    assert_eq!(backups(&home), 1);
    assert!(tree(&home.path().join("site")) == before);
    assert!(fs::read(&export).unwrap() == kept);
    // The plain export knows that the site is retired, too.
    let plain = home
        .run("export --format hugo --output site/data/comments --json")
        .json();
    assert_eq!(
        (&plain["written"], &plain["unchanged"]),
        (&json!(0), &json!(3))
    );
    home.run(&format!("moderate delete {}", ids[4])).fine();
    let third = retire(&home, "--with-pending --json").json();
    assert_eq!(
        (&third["hugo"]["removed"], &third["comments"]),
        (&json!(1), &json!(3))
    );
    drop(server);
    // The same without a server.
    let fourth = retire(&home, "--with-pending --json").json();
    assert_eq!(
        (&fourth["hugo"]["written"], &fourth["server_runs"]),
        (&json!(0), &json!(false))
    );
}

#[tokio::test]
async fn what_is_refused_is_refused_before_anything_is_changed() {
    let (home, server, _) = blog().await;
    hugo_site(&home);
    fs::create_dir_all(home.path().join("elsewhere")).unwrap();
    let site = home.path().join("site");
    let before = tree(&site);
    let refuses = |words: &str, expected: &[&str]| {
        let told = home.run(words).failed(1);
        for words in expected {
            assert!(told.contains(words), "{words}: {told}");
        }
    };
    refuses(
        "retire --hugo site",
        &["2 comments wait for a decision", "--with-pending"],
    );
    refuses(
        "retire --hugo elsewhere --with-pending",
        &["elsewhere is no Hugo site", "hugo.toml"],
    );
    refuses(
        "retire --hugo site --with-pending --archive site/content",
        &["people's addresses", "--archive"],
    );
    refuses(
        "retire --hugo site --with-pending --archive none",
        &["there is no folder none"],
    );
    assert!(tree(&site) == before);

    let template = site.join("layouts/partials/afterword/comments.html");
    fs::create_dir_all(template.parent().unwrap()).unwrap();
    fs::write(&template, "mine").unwrap();
    let mine = "layouts/partials/afterword/comments.html";
    refuses(
        "retire --hugo site --with-pending",
        &[mine, "--keep-templates", "Nothing was changed"],
    );
    fs::remove_file(&template).unwrap();
    let data = site.join("data/comments/blog/posts-hello-57545f7a1b0a.json");
    fs::create_dir_all(data.parent().unwrap()).unwrap();
    fs::write(&data, "{\"mine\": true}").unwrap();
    refuses(
        "retire --hugo site --with-pending",
        &["posts-hello-57545f7a1b0a.json", "in the way"],
    );
    assert_eq!(fs::read_to_string(&data).unwrap(), "{\"mine\": true}");
    assert_eq!(backups(&home), 0);
    assert!(!home.run("sites list").fine().contains("retired"));
    let answer = server
        .visitor()
        .comments("/posts/hello/", "Still open")
        .await;
    assert!(answer.status.is_success(), "{answer:?}");
    let usage = home.run("retire").failed(2);
    assert!(usage.contains("--hugo"), "{usage}");
}

#[tokio::test]
async fn a_dry_run_tells_all_and_changes_nothing() {
    let (home, server, _) = blog().await;
    hugo_site(&home);
    let layout = home.path().join("site/layouts/single.html");
    let address = "http://127.0.0.1:8017";
    fs::write(
        layout,
        format!("<script src=\"{address}/embed.js\"></script>"),
    )
    .unwrap();
    let before = tree(&home.path().join("site"));
    let told = retire(
        &home,
        &format!("--dry-run --set server.public_url={address}"),
    )
    .fine();
    for words in [
        "would be retired. Nothing was changed",
        "4 comments on 2 pages",
        "2 comments without a decision",
        "layouts/single.html",
        "/Über/100%25.html",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(tree(&home.path().join("site")) == before);
    assert_eq!(backups(&home), 0);
    let answer = server
        .visitor()
        .comments("/posts/hello/", "Still open")
        .await;
    assert!(answer.status.is_success());
}

#[tokio::test]
async fn it_is_undone_and_the_blog_asks_the_server_again() {
    let (home, server, _, _) = retired().await;
    home.run("retire --undo --hugo site").fine();
    let files = tree(&home.path().join("site"));
    assert!(!files.contains_key("data/comments/blog/retired.json"));
    assert!(
        !files.keys().any(|name| name.starts_with("layouts/")),
        "{:?}",
        files.keys()
    );
    let answer = server
        .visitor()
        .comments("/posts/hello/", "Open again")
        .await;
    assert!(answer.status.is_success());
    assert!(!home.run("sites list").fine().contains("retired"));
}

#[tokio::test]
async fn a_blog_of_another_generator_gets_a_piece_of_html_for_each_page() {
    let (home, server, ids) = blog().await;
    let hostile = json!({
        "site": "blog", "page": "/evil/", "name": "<script>alert(1)</script>", "website": "https://evil.test/?\"><script>",
        "text": "<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))",
    });
    let (evil, _) = server.visitor().submits(hostile).await.submitted();
    home.run(&format!("moderate approve {evil}")).fine();
    let told = home.run("retire --html pieces --with-pending").fine();
    assert!(told.contains("threads.json"), "{told}");
    let files = tree(&home.path().join("pieces/blog"));
    let index: Value = serde_json::from_slice(&files["threads.json"]).unwrap();
    let hello = index["threads"]
        .as_array()
        .unwrap()
        .iter()
        .find(|line| line["page"] == "/posts/hello/");
    let hello = hello.unwrap();
    assert_eq!(hello["count"], 3);
    let html = String::from_utf8(files[hello["file"].as_str().unwrap()].clone()).unwrap();
    let document = scraper::Html::parse_fragment(&html);
    let select = |selector: &str| {
        let selector = scraper::Selector::parse(selector).unwrap();
        let found = document.select(&selector);
        found
            .map(|element| element.text().collect::<String>().trim().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(select("h2"), ["3 comments"]);
    assert_eq!(select(".aw-name"), ["Ann", "Bob", "Dan"]);
    assert_eq!(
        select(&format!("#comment-{} #comment-{} .aw-body", ids[0], ids[1])),
        ["Four"]
    );
    assert_eq!(select("article article .aw-to"), ["in reply to Ann"]);
    assert_eq!(select(".aw-self > small"), ["This comment was removed."]);
    assert_eq!(select(".aw-closed"), ["Comments are closed."]);
    assert_eq!(select("time").len(), 3);
    assert_eq!(select("script"), Vec::<String>::new());
    let evil = files.iter().find(|(name, _)| name.starts_with("evil-"));
    let evil = scraper::Html::parse_fragment(&String::from_utf8_lossy(evil.unwrap().1));
    let every = scraper::Selector::parse("*").unwrap();
    let names: Vec<&str> = evil
        .select(&every)
        .map(|element| element.value().name())
        .collect();
    for name in ["script", "img", "iframe"] {
        assert!(!names.contains(&name), "{names:?}");
    }
    let words = evil.root_element().text().collect::<String>();
    assert_eq!(
        words.matches("<script>alert(1)</script>").count(),
        2,
        "{words}"
    );
    let all: String = files
        .values()
        .map(|bytes| String::from_utf8_lossy(bytes))
        .collect();
    for secret in ["secret", "@example.org", "Cleo", "Eve"] {
        assert!(!all.contains(secret), "{secret}");
    }
    let again = home
        .run("export --format html --output pieces --json")
        .json();
    assert_eq!(
        (&again["written"], &again["unchanged"]),
        (&json!(0), &json!(5))
    );
}

#[tokio::test]
async fn mails_that_wait_are_told_and_go_on_waiting() {
    let home = Home::begun();
    hugo_site(&home);
    // Nobody listens there.
    let settings =
        "[mail]\nfrom = \"comments@example.org\"\n[smtp]\nhost = \"127.0.0.1\"\nport = 1\n";
    fs::write(home.path().join("afterword.toml"), settings).unwrap();
    home.run("sites set blog moderators=ines@example.org")
        .fine();
    let server = home.serve();
    server
        .visitor()
        .comments("/posts/hello/", "Held")
        .await
        .submitted();
    let done = retire(&home, "--with-pending --json").json();
    assert_eq!((&done["mails"], &done["waiting"]), (&json!(1), &json!(1)));
    let left = done["left"].to_string();
    assert!(left.contains("until its outbox is empty: 1 mail"), "{left}");
    // Also one that is being tried at this moment.
    let mails = home.run("mail outbox list all --json").json();
    assert_eq!(mails.as_array().unwrap().len(), 1, "{mails}");
    assert_ne!(mails[0]["state"], "sent", "{mails}");
}

#[tokio::test]
async fn a_blog_with_the_script_tag_is_told_first_where_the_threads_go() {
    let (home, _server, _) = blog().await;
    hugo_site(&home);
    let layouts = home.path().join("site/themes/plain/layouts");
    fs::create_dir_all(&layouts).unwrap();
    let layout = layouts.join("single.html");
    let address = "http://127.0.0.1:8017";
    let tag = format!("<script src=\"{address}/embed.js\"></script>");
    fs::write(&layout, &tag).unwrap();
    let look = format!("--dry-run --json --set server.public_url={address}");
    let told = retire(&home, &look).json();
    let first = told["left"][0].as_str().unwrap();
    for words in [
        "Write {{ partial \"afterword/comments.html\" . }}",
        "themes/plain/layouts/single.html",
    ] {
        assert!(first.contains(words), "{told}");
    }
    assert_eq!(
        told["names_server"],
        json!(["themes/plain/layouts/single.html"])
    );
    // Longer files are no templates.
    fs::write(&layout, tag + &" ".repeat(1024 * 1024)).unwrap();
    let told = retire(&home, &look).json();
    assert_eq!(told["names_server"], json!([]));
    fs::write(&layout, "{{ partial \"afterword/comments.html\" . }}").unwrap();
    let told = retire(&home, &look).json();
    assert!(!told["left"].to_string().contains("Write {{"), "{told}");
}

#[tokio::test]
async fn a_published_comment_that_is_reported_stays_published_and_does_not_wait() {
    let home = Home::begun();
    hugo_site(&home);
    let server = home.serve();
    let visitor = server.visitor();
    let (id, _) = visitor
        .comments("/posts/hello/", "Reported")
        .await
        .submitted();
    home.run(&format!("moderate approve {id}")).fine();
    let path = format!("/api/v1/comments/{id}/reports");
    let answer = visitor.post(&path, &json!({"reason": "spam"})).await;
    assert!(answer.status.is_success(), "{answer:?}");
    let told = retire(&home, "").fine();
    assert!(told.contains("1 published comment without"), "{told}");
    let done = retire(&home, "--json").json();
    assert_eq!(
        (&done["waiting"], &done["reported"]),
        (&json!(0), &json!(1))
    );
    assert_eq!(done["comments"], 1);
}

#[tokio::test]
async fn the_settings_of_the_blog_say_where_data_and_themes_are() {
    let (home, _server, _) = blog().await;
    hugo_site(&home);
    let site = home.path().join("site");
    let unused = site.join("themes/afterword/layouts/partials/afterword");
    fs::create_dir_all(&unused).unwrap();
    fs::write(unused.join("is-retired.html"), "").unwrap();
    let settings = "dataDir = \"stuff\"\n[params.afterword]\nsite = \"blog\"\n";
    fs::write(site.join("hugo.toml"), settings).unwrap();
    let done = retire(&home, "--with-pending --json").json();
    assert_eq!(done["templates"]["component"], Value::Null);
    let files = tree(&site);
    assert!(files.contains_key("stuff/comments/blog/retired.json"));
    assert!(files.contains_key("layouts/partials/afterword/comments.html"));
    fs::write(
        site.join("hugo.toml"),
        format!("theme = [\"afterword\"]\n{settings}"),
    )
    .unwrap();
    let done = retire(&home, "--with-pending --json").json();
    assert_eq!(done["templates"]["component"], "themes/afterword");
}

#[tokio::test]
async fn own_templates_in_the_newer_folder_are_in_the_way_too() {
    let (home, _server, _) = blog().await;
    hugo_site(&home);
    let own = "layouts/_partials/afterword/comments.html";
    let path = home.path().join("site").join(own);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, "mine").unwrap();
    let told = retire(&home, "--with-pending").failed(1);
    assert!(told.contains(own), "{told}");
}

#[tokio::test]
async fn undoing_says_what_is_left_and_opens_the_pieces_of_html() {
    let (home, _server, _) = blog().await;
    home.run("retire --html pieces --with-pending").fine();
    let closed = |home: &Home| {
        let files = tree(&home.path().join("pieces"));
        let texts = files.values().map(|bytes| String::from_utf8_lossy(bytes));
        texts
            .filter(|text| text.contains("Comments are closed"))
            .count()
    };
    assert_eq!(closed(&home), 2);
    let alone = home.run("retire --undo").fine();
    assert!(alone.contains("--html FOLDER"), "{alone}");
    assert!(!alone.contains("ask the server again"), "{alone}");
    assert_eq!(closed(&home), 2);
    let told = home.run("retire --undo --html pieces").fine();
    assert!(told.contains("script tags"), "{told}");
    assert_eq!(closed(&home), 0);
}

#[tokio::test]
async fn nothing_with_addresses_goes_into_what_is_published() {
    let (home, _server, _) = blog().await;
    hugo_site(&home);
    fs::create_dir_all(home.path().join("site/backups")).unwrap();
    fs::create_dir_all(home.path().join("kept")).unwrap();
    let inside = "--with-pending --archive kept --set backup.folder=site/backups";
    let told = retire(&home, inside).failed(1);
    assert!(told.contains("backup.folder"), "{told}");
    assert!(!home.run("sites list").fine().contains("retired"));
    retire(&home, &format!("{inside} --no-backup --dry-run")).fine();
    fs::create_dir_all(home.path().join("nb/site")).unwrap();
    let told = home.run("retire --html nb/site/comments --archive nb --with-pending");
    assert!(told.fine().contains("move the export out of it"));
}

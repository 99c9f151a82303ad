//! Where addresses have changed: rules, a Hugo site, and one site of several.

use std::fs;

use serde_json::{Value, json};

use super::{imported, threads, words};
use crate::cli::{Home, Running};

async fn paths(home: &Home) -> Vec<String> {
    let told = threads(home, &home.serve()).await;
    let pages = told.lines().filter(|line| line.starts_with('/'));
    pages.map(str::to_owned).collect()
}

#[tokio::test]
async fn rules_lead_the_pages_of_real_files_to_where_they_are_now() {
    for (line, rules, expected) in [
        (
            "staticman staticman/comments",
            "--map / /posts/",
            &["/posts/2016/old-post/ [] 3", "/posts/hello/ [] 5"][..],
        ),
        (
            "wordpress wordpress/export.xml",
            "--map https://blog.example/2010/07/ /posts/ --timezone Europe/Paris",
            &["/old/ [Old] 1", "/posts/tips/ [Tips & tricks – 1] closed 2"],
        ),
        (
            "disqus disqus/export.xml",
            "--map http://www.blog.example/2011/ /old/ --map /by-its-id /other",
            &["/old/hello/ [Hello & «welcome» – 🦀] 2", "/other/ [] 1"],
        ),
        (
            "artalk artalk/export.artrans",
            "--map /guide/notes.html /guide/notes/",
            &[
                "/about/ [] 1",
                "/guide/notes/ [Notes] closed 2",
                "/hello.html [Hello] 1",
            ],
        ),
    ] {
        let home = Home::begun();
        let words = words(&home, &format!("{line} {rules}"));
        imported(&home, &words, &[]);
        assert_eq!(paths(&home).await, expected, "{line}");
        let again = imported(&home, &words, &[]);
        assert_eq!(again["comments"]["new"], 0, "{line}");
    }
}

#[tokio::test]
async fn a_hugo_sites_aliases_and_titles_hold_for_a_real_file() {
    let home = Home::begun();
    let posts = home.path().join("content/posts");
    fs::create_dir_all(&posts).unwrap();
    let article = "---\ntitle: Hello again\naliases: [/2011/hello/]\n---\nText\n";
    fs::write(posts.join("hello.md"), article).unwrap();
    let words = words(&home, "disqus disqus/export.xml --hugo .");
    imported(&home, &words, &[]);
    let expected = ["/by-its-id/ [] 1", "/posts/hello/ [Hello again] 2"];
    assert_eq!(paths(&home).await, expected);
    let server = home.serve();
    assert_eq!(server.visitor().count("/2011/hello/").await, 2);
}

/// A blog whose readers may react to articles.
fn reacting() -> Home {
    let home = Home::begun();
    home.run("sites set blog article_reactions=true").fine();
    home
}

async fn reacts(server: &Running, page: &str) {
    let reaction =
        json!({"site": "blog", "page": page, "reaction": "👍", "key": "reader-0123456789"});
    let ann = server.visitor();
    let given = ann.post("/api/v1/pages/reactions", &reaction).await;
    assert_eq!(given.status, 200, "{given:?}");
}

async fn reactions(server: &Running, page: &str) -> Value {
    let ann = server.visitor();
    ann.reads(page, "").await["page"]["reactions"].clone()
}

#[tokio::test]
async fn reactions_to_articles_go_where_the_pages_of_an_export_are_now() {
    let there = reacting();
    let old = there.serve();
    for page in ["/moved/", "/renamed/", "/same/"] {
        reacts(&old, page).await;
    }
    let file = there.path().join("all.jsonl");
    let export = format!("export --format jsonl --output {}", file.display());
    there.run(&export).fine();

    let home = reacting();
    let posts = home.path().join("content/posts");
    fs::create_dir_all(&posts).unwrap();
    let article = "---\ntitle: Hello\naliases: [/renamed/]\n---\nText\n";
    fs::write(posts.join("hello.md"), article).unwrap();
    let server = home.serve();
    // Another article has the address by now that one had there.
    reacts(&server, "/moved/").await;
    let file = file.display();
    let import = format!("import afterword {file} --map /moved/ /new/ --hugo .");
    for _ in 0..2 {
        home.run(&import).fine();
        for page in ["/new/", "/posts/hello/", "/same/", "/moved/"] {
            let one = json!({"👍": 1});
            assert_eq!(reactions(&server, page).await, one, "{page}");
        }
    }
}

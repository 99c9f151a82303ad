//! What an import tells: the pages before anything is written, and figures that can be held against the file.

use std::fs;

use serde_json::{Value, json};

use crate::cli::Home;

/// A file of Disqus with these threads (`id address`) and posts (`id thread parent time message`).
fn disqus(threads: &[(u32, &str)], posts: &[(u32, u32, u32, &str, &str)]) -> String {
    let mut file = "<disqus xmlns:dsq='http://disqus.com/disqus-internals'>\n".to_owned();
    for (id, address) in threads {
        file += &format!(
            "<thread dsq:id='{id}'><link>{address}</link><title>Article {id}</title></thread>\n"
        );
    }
    for (id, thread, parent, time, message) in posts {
        let parent = match parent {
            0 => String::new(),
            parent => format!("<parent dsq:id='{parent}'/>"),
        };
        file += &format!(
            "<post dsq:id='{id}'><message><![CDATA[{message}]]></message><createdAt>{time}</createdAt>\
             <author><name>Ann</name></author><thread dsq:id='{thread}'/>{parent}</post>\n"
        );
    }
    file + "</disqus>\n"
}

const THREADS: [(u32, &str); 5] = [
    (1, "https://blog.test/?p=1"),
    (2, "https://blog.test/?p=2"),
    (3, "http://blog.test/?p=2&amp;utm_source=feed"),
    (4, "https://blog.test/posts/hello/"),
    (5, "https://old.example/"),
];

fn post(id: u32, thread: u32) -> (u32, u32, u32, &'static str, &'static str) {
    (id, thread, 0, "2020-01-01T00:00:00Z", "<p>Hi</p>")
}

#[test]
fn each_page_is_told_before_anything_is_written() {
    let home = Home::begun();
    let posts = [post(1, 1), post(2, 2), post(3, 3), post(4, 4), post(5, 5)];
    fs::write(home.path().join("d.xml"), disqus(&THREADS, &posts)).unwrap();
    let content = home.path().join("content/posts");
    fs::create_dir_all(&content).unwrap();
    fs::write(content.join("hello.md"), "---\ntitle: Hello\n---\n").unwrap();
    let pages = "\
5 comments in the file, on 4 pages:

      1  /p/1/  Article 1
         from /?p=1
         your site has no such page
      2  /p/2/  Article 2
         several old addresses meet here: /?p=2, /?p=2&utm_source=feed
         your site has no such page
      1  /posts/hello/  Hello
      1  /  Article 5
         from old.example/

On 1 page comments of several old addresses meet: look whether each is one article. --map tells them apart.

Your site does not have 2 pages of these: ";
    let dry = home.run("import disqus d.xml --hugo . --dry-run").fine();
    assert!(dry.starts_with(pages), "{dry}");
    assert!(
        dry.contains("\n  /p/2/: 2 read, 2 would come (2 approved)\n"),
        "{dry}"
    );
    assert_eq!(home.run("pages list --json").json(), json!([]));
    let done = home.run("import disqus d.xml --hugo .").fine();
    assert!(done.starts_with(pages), "{done}");
    assert!(
        done.contains("\n  /p/2/: 2 read, 2 came (2 approved)\n"),
        "{done}"
    );
    let again = home.run("import disqus d.xml --hugo .").fine();
    assert!(
        again.contains("\n  /p/2/: 2 read, 2 here already\n"),
        "{again}"
    );
    // The owner says which article it was.
    home.run("pages move /p/1/ /posts/hello/").fine();
    let hello = home.run("pages list --json").json();
    let hello = hello
        .as_array()
        .unwrap()
        .iter()
        .find(|page| page["path"] == "/posts/hello/");
    assert_eq!(hello.unwrap()["count"], 2);
}

fn listed(report: &Value, kind: &str) -> Vec<String> {
    let reasons = report[kind].as_object().unwrap().iter();
    let lines = reasons.flat_map(|(reason, tally)| {
        tally["examples"].as_array().unwrap().iter().map(move |it| {
            let text = |name: &str| it[name].as_str().unwrap_or("").to_owned();
            format!(
                "{} {} {reason} {}",
                text("place"),
                text("id"),
                text("detail")
            )
        })
    });
    lines.map(|line| line.trim().to_owned()).collect()
}

#[test]
fn each_comment_that_was_skipped_or_changed_is_named() {
    let home = Home::begun();
    let mut posts: Vec<_> = (100..140)
        .map(|id| (id, 1, 0, "never", "<p>a</p>"))
        .collect();
    posts.push((1, 1, 0, "2020-01-02T00:00:00Z", "<p>First</p>"));
    posts.push((2, 1, 1, "2020-01-01T00:00:00Z", "<p>Before it</p>"));
    posts.push((3, 1, 0, "1969-12-31T23:00:00Z", "<p>Old</p>"));
    let html = "<p>See <iframe src='https://video.example/1'></iframe><a href='javascript:a'>b</a>\
                <img src='data:x' alt='c'></p>";
    posts.push((4, 1, 0, "2020-01-03T00:00:00Z", html));
    fs::write(home.path().join("d.xml"), disqus(&THREADS, &posts)).unwrap();
    let reports = home.run("import disqus d.xml --json").json();
    let report = &reports[0];
    assert_eq!(listed(report, "skipped").len(), 40, "{report}");
    assert_eq!(
        listed(report, "changed"),
        [
            "line 50 4 a link in the text has lost its address: it is no http, https or mailto",
            "line 50 4 a picture in the text is lost: it has no http or https address",
            "line 50 4 a video, sound or frame in the text is lost",
            "line 49 3 its time was before 1970 1969-12-31T23:00:00Z → 1970-01-01T00:00:00Z",
            "line 48 2 its time was before that of the comment that it answers \
             2020-01-01T00:00:00Z → 2020-01-02T00:00:00.001Z",
        ]
    );
    let other = Home::begun();
    fs::copy(home.path().join("d.xml"), other.path().join("d.xml")).unwrap();
    let said = other.run("import disqus d.xml").fine();
    assert!(said.contains("44 comments read, 4 came (4 approved), 0 here already, 40 skipped."));
    for id in 100..140 {
        assert!(said.contains(&format!("(id {id})")), "{id}: {said}");
    }
    assert!(
        said.contains("(id 3): 1969-12-31T23:00:00Z → 1970-01-01T00:00:00Z"),
        "{said}"
    );
}

#[test]
fn a_zone_that_is_missing_is_asked_for_before_the_first_row_is_written() {
    let home = Home::begun();
    let line = |id: u32, time: &str| json!({"id": id, "content": "a", "created_at": time, "nick": "Ann", "page_key": "/a/"});
    let mut lines: Vec<Value> = (1..2500)
        .map(|id| line(id, "2021-10-28 20:50:15 +0800"))
        .collect();
    lines.push(line(2500, "2021-10-28 20:50:15"));
    fs::write(home.path().join("a.json"), Value::from(lines).to_string()).unwrap();
    let said = home.run("import artalk a.json").failed(1);
    assert!(said.contains("--timezone Europe/Paris"), "{said}");
    assert_eq!(home.run("pages list --json").json(), json!([]));
    let done = home
        .run("import artalk a.json --timezone UTC --json")
        .json();
    assert_eq!(done[0]["comments"]["new"], 2500);
}

#[test]
fn a_pipe_is_read_to_its_end_first() {
    let home = Home::begun();
    let file = disqus(&THREADS, &[post(1, 1), post(2, 2)]);
    let mut command = home.command(&["import", "disqus", "/dev/stdin", "--json"]);
    fs::write(home.path().join("d.xml"), file).unwrap();
    let mut cat = std::process::Command::new("cat")
        .arg(home.path().join("d.xml"))
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let ended = command.stdin(cat.stdout.take().unwrap()).output().unwrap();
    assert!(cat.wait().unwrap().success());
    let report: Value = serde_json::from_slice(&ended.stdout).unwrap();
    assert_eq!(report[0]["comments"]["new"], 2, "{ended:?}");
}

#[tokio::test]
async fn our_own_wxr_comes_back_with_the_same_html() {
    let texts = [
        "One\ntwo **three** *four* ~~five~~ `six`\n\nSeven & <eight> ]]> &amp;",
        "> Quote\n> more\n>\n> > deeper\n\nText",
        "- a\n- b\n  - c\n\n1. d\n2. e\n\n```rust\nfn main() {\n\n    a();\n}\n```\n\n    indented\n    code\n\nEnd",
        "# Heading\n\n| a | b |\n|---|---|\n| c | d |",
        "See https://example.org/?a=1&b=2 and [here](https://example.org/x_y_z) ![p](https://example.org/p.png)",
        "A line\\\nand a hard  \nbreak\n\n---\n\n\\*no\\* emphasis\\_",
    ];
    let home = Home::begun();
    home.run("sites set blog owner=Ines").fine();
    let from = home.serve();
    let mut last: Option<String> = None;
    for text in texts {
        let body =
            json!({"site": "blog", "page": "/a/", "parent": last, "name": "Ann", "text": text});
        let id = from.visitor().submits(body).await.submitted().0;
        home.run(&format!("moderate approve {id}")).fine();
        last = Some(id);
    }
    let all = from.visitor().reads("/a/", "").await;
    let gone = all["comments"][1]["id"].as_str().unwrap().to_owned();
    home.run(&format!("moderate delete {gone}")).fine();
    let html = |thread: &Value| -> Vec<(bool, String)> {
        let comments = thread["comments"].as_array().unwrap().iter();
        comments
            .map(|it| {
                (
                    it["author"].is_null(),
                    it["html"].as_str().unwrap().to_owned(),
                )
            })
            .collect()
    };
    let before = html(&from.visitor().reads("/a/", "").await);
    assert!(before[1].0, "an empty place");
    let other = Home::begun();
    let wxr = home.run("export --format wxr").fine();
    fs::write(other.path().join("blog.xml"), &wxr).unwrap();
    let report = other.run("import wordpress blog.xml --json").json();
    assert_eq!(report[0]["comments"]["new"], texts.len(), "{report}");
    let after = html(&other.serve().visitor().reads("/a/", "").await);
    for ((_, before), (_, after)) in before.iter().zip(&after) {
        assert_eq!(before, after);
    }
    assert_eq!(before, after);
}

#[test]
fn a_reply_on_another_page_is_told_before_it_is_moved() {
    let home = Home::begun();
    let threads = [(1, "https://blog.test/one/"), (2, "https://blog.test/two/")];
    let time = "2020-01-01T00:00:00Z";
    let later = "2020-01-02T00:00:00Z";
    let first = [(1, 1, 0, time, "<p>Hi</p>"), (2, 2, 0, time, "<p>Hi</p>")];
    fs::write(home.path().join("first.xml"), disqus(&threads, &first)).unwrap();
    home.run("import disqus first.xml").fine();
    let mut posts = first.to_vec();
    // It answers what is here, the second what comes with it, and the third is where it belongs.
    posts.push((3, 2, 1, later, "<p>Hi</p>"));
    posts.push((4, 2, 3, later, "<p>Hi</p>"));
    posts.push((5, 1, 4, later, "<p>Hi</p>"));
    fs::write(home.path().join("d.xml"), disqus(&threads, &posts)).unwrap();
    let dry = home.run("import disqus d.xml --dry-run --json").json();
    let moved = "it is now on the page of the comment that it answers";
    assert_eq!(dry[0]["changed"][moved]["count"], 2, "{dry}");
    let done = home.run("import disqus d.xml --json").json();
    assert_eq!(dry[0]["changed"], done[0]["changed"]);
    assert_eq!(dry[0]["comments"], done[0]["comments"]);
}

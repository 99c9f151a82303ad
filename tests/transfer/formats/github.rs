//! giscus and utterances: what GitHub says of discussions and issues.

use super::*;

const HELLO: &str = "https://blog.example/posts/hello.html";

#[test]
fn discussions_come_with_replies_votes_and_what_is_hidden() {
    let path = fixture("giscus/discussions.json");
    let told = told("giscus", &path, &Options::default());
    assert_eq!(
        told[..9],
        [
            format!(
                "101 on {HELLO} by ada <https://github.com/ada>, approved 2022-03-01T10:00:00Z, edited \
                 2022-03-01T11:00:00Z, +5: markdown \"Hello **you** 🦀\\r\\n\\r\\n> quoted\""
            ),
            format!(
                "102 to 101 on {HELLO} by ann <https://github.com/ann> (owner), approved \
                 2022-03-01T10:05:00Z: markdown \"Thank *you*\""
            ),
            format!(
                "103 to 101 on {HELLO} by Anonymous, approved 2022-03-01T10:06:00Z: markdown \
                 \"Of an account that is gone\""
            ),
            format!("104 on {HELLO} by nobody, deleted 2022-03-01T10:07:00Z: plain \"\""),
            format!(
                "105 to 104 on {HELLO} by bob <https://github.com/bob>, approved 2022-03-01T10:08:00Z: \
                 markdown \"Its parent is gone\""
            ),
            format!(
                "106 on {HELLO} by spammer <https://github.com/spammer>, spam 2022-03-01T10:09:00Z: \
                 markdown \"Buy this\""
            ),
            format!(
                "107 on {HELLO} by carl <https://github.com/carl>, rejected 2022-03-01T10:10:00Z: \
                 markdown \"About something else\""
            ),
            format!(
                "108 on {HELLO} by dora <https://github.com/dora>, pending 2022-03-01T10:11:00Z: \
                 markdown \"Is this still so?\""
            ),
            "page https://blog.example/world/ Some(\"Hello, world – Blog\"), closed".to_owned(),
        ]
    );
    assert_eq!(
        told[9..],
        [
            "109 on https://blog.example/world/ [Hello, world – Blog] by eve <https://github.com/eve>, \
             approved 2022-03-02T10:00:00Z: markdown \"On a locked page\"",
            "110 on / by fay <https://github.com/fay>, approved 2022-03-03T10:00:00Z, pinned: markdown \
             \"The answer\"",
            "111 on https://github.com/ann/blog/discussions/15 [Ideas for the blog] by gil \
             <https://github.com/gil>, approved 2022-03-04T10:00:00Z: markdown \"More pictures\"",
            "skipped ? (discussion 16): its discussion has more comments than were fetched: fetch it alone, \
             as docs/import/giscus.md says",
            "112 on https://blog.example/posts/many/ by hal <https://github.com/hal>, approved \
             2022-03-05T10:00:00Z: markdown \"The first of many\"",
        ]
    );
}

/// With `--slurp`, with `--jq`, and page by page.
#[test]
fn each_way_of_gh_to_write_discussions_is_read() {
    let ids = |name| {
        let items = told("giscus", &fixture(name), &Options::default());
        let ids = items.iter().map(|told| told.split(' ').next().unwrap());
        ids.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(ids("giscus/one-slurped.json"), ["112", "113"]);
    assert_eq!(ids("giscus/nodes.jsonl"), ["page", "109", "110"]);
}

#[test]
fn what_is_no_discussion_is_refused_with_what_github_said() {
    let (_folder, path) =
        file(br#"{"data":null,"errors":[{"message":"Could not resolve to a Repository"}]}"#);
    let said = refusal("giscus", &path, &Options::default());
    assert!(said.contains("Could not resolve to a Repository"), "{said}");
    let (_folder, path) = file(br#"[{"id":1}]"#);
    let said = refusal("giscus", &path, &Options::default());
    assert!(said.contains("docs/import/giscus.md"), "{said}");
    let said = refusal(
        "giscus",
        &fixture("utterances/list.json"),
        &Options::default(),
    );
    assert!(said.contains("no discussions"), "{said}");
}

#[test]
fn values_of_other_types_harm_only_their_comment() {
    let page = |comment: &str| {
        format!(
            r#"{{"data":{{"repository":{{"discussions":{{"nodes":[{{"number":1,"title":"a/b","url":"https://github.com/a/b/discussions/1",
            "comments":{{"totalCount":"many","nodes":[null,{comment}]}}}},{{"number":2,"comments":7}},7,null]}}}}}}}}"#
        )
    };
    for (comment, expected) in [
        (r#"{}"#, "skipped ? (line 1): it has neither url nor id"),
        (
            r#"{"id":"x","createdAt":"yesterday"}"#,
            "skipped x (line 1): its time can't be read: yesterday",
        ),
        (
            r#"{"id":"x","createdAt":"2022-01-01T00:00:00Z","author":{"login":7},"upvoteCount":-3,"reactionGroups":[{}],"body":["a"]}"#,
            "x on /a/b by 7, approved 2022-01-01T00:00:00Z: html \"\"",
        ),
    ] {
        let (_folder, path) = file(page(comment).as_bytes());
        let told = told("giscus", &path, &Options::default());
        assert_eq!(told[0], expected);
        assert!(
            told[1..].iter().all(|it| it.starts_with("skipped")),
            "{told:?}"
        );
    }
}

#[test]
fn issues_and_their_comments_are_read_together() {
    let path = fixture("utterances/rest");
    assert_eq!(
        told("utterances", &path, &Options::default()),
        [
            "page https://blog.example/world/ Some(\"World\"), closed",
            "11 on https://blog.example/posts/hello/ [Hello – Blog] by ada <https://github.com/ada>, approved \
             2020-02-01T10:00:00Z, +3: markdown \"First 🦀\\r\\n\\r\\n```js\\nlet a;\\n```\"",
            "12 on https://blog.example/posts/hello/ [Hello – Blog] by ann <https://github.com/ann> (owner), \
             approved 2020-02-01T11:00:00Z, edited 2020-02-01T12:00:00Z: markdown \"Thank **you**\"",
            "skipped 13 (comments.json, line 1): it belongs to a pull request",
            "14 on https://blog.example/world/ [World] by Anonymous, approved 2020-02-03T10:00:00Z: markdown \
             \"Of an account that is gone\"",
            "skipped 15 (comments.json, line 1): its issue is not in the file",
            "16 on https://github.com/ann/blog/issues/4 [The feed is broken] by dora \
             <https://github.com/dora>, approved 2020-02-05T10:00:00Z: markdown \"Here too\"",
        ]
    );
    let [comments, issues] = ["comments", "issues"].map(|name| {
        std::fs::read_to_string(fixture(&format!("utterances/rest/{name}.json"))).unwrap()
    });
    // As `--slurp` writes both.
    let both = format!("{comments}[{issues}]");
    let (_folder, path) = file(both.as_bytes());
    let in_one = told("utterances", &path, &Options::default());
    assert_eq!(in_one.len(), 7, "{in_one:?}");
    let said = refusal(
        "utterances",
        &fixture("utterances/rest/comments.json"),
        &Options::default(),
    );
    assert!(said.contains("and not the issues"), "{said}");
}

#[test]
fn what_github_hides_is_not_published() {
    let [comments, issues] = ["comments", "issues"].map(|name| {
        std::fs::read_to_string(fixture(&format!("utterances/rest/{name}.json"))).unwrap()
    });
    for (minimized, status) in [
        ("null", "approved"),
        (r#"{"reason":"spam"}"#, "spam"),
        (r#"{"reason":"off-topic"}"#, "rejected"),
        (r#"{"reason":null}"#, "pending"),
        ("{}", "pending"),
    ] {
        let named = format!("\"id\":11,\"minimized\":{minimized},");
        let both = comments.replacen("\"id\":11,", &named, 1) + &format!("[{issues}]");
        let (_folder, path) = file(both.as_bytes());
        let told = told("utterances", &path, &Options::default());
        let first = told.iter().find(|it| it.starts_with("11 on")).unwrap();
        assert!(first.contains(&format!(", {status} 2020")), "{first}");
    }
}

/// Its comments have the same ids as in the other way.
#[test]
fn the_list_of_gh_has_issues_with_their_comments() {
    let path = fixture("utterances/list.json");
    assert_eq!(
        told("utterances", &path, &Options::default()),
        [
            "11 on https://blog.example/posts/hello/ [Hello – Blog] by ada <https://github.com/ada>, approved \
             2020-02-01T10:00:00Z, +3: markdown \"First 🦀\\r\\n\\r\\n```js\\nlet a;\\n```\"",
            "12 on https://blog.example/posts/hello/ [Hello – Blog] by ann <https://github.com/ann> (owner), \
             approved 2020-02-01T11:00:00Z: markdown \"Thank **you**\"",
            "17 on https://blog.example/posts/hello/ [Hello – Blog] by spammer <https://github.com/spammer>, \
             spam 2020-02-01T13:00:00Z: markdown \"Buy this\"",
            "18 on https://blog.example/posts/hello/ [Hello – Blog] by Anonymous, approved \
             2020-02-01T14:00:00Z: markdown \"Of an account that is gone\"",
        ]
    );
}

#[test]
fn an_issue_that_gh_has_cut_is_named() {
    let one = r#"{"id":"IC_1","author":{"login":"ada"},"body":"a","createdAt":"2020-01-01T00:00:00Z","url":"https://github.com/a/b/issues/7#issuecomment-"#;
    let comments: Vec<String> = (0..100)
        .map(|number| format!("{one}{number}\"}}"))
        .collect();
    let list = format!(
        r#"[{{"number":7,"title":"a/","url":"https://github.com/a/b/issues/7","body":"","comments":[{}]}}]"#,
        comments.join(",")
    );
    let (_folder, path) = file(list.as_bytes());
    let told = told("utterances", &path, &Options::default());
    assert_eq!(told.len(), 101);
    assert!(
        told[0].contains("(issue 7)") && told[0].contains("a hundred"),
        "{}",
        told[0]
    );
}

//! `afterword sites`: what it shows, what it refuses and how it says so.

use serde_json::json;

use super::Home;

#[test]
fn sites_are_listed_with_what_is_different_on_them() {
    let home = Home::begun();
    let words = "sites add second --origin https://second.test --origin https://b.test \
                 moderation=publish reactions=👍,🎉 depth=3";
    home.run(words).fine();
    home.run_all(&[
        "sites",
        "set",
        "blog",
        "--title",
        "The \u{201c}Blog\u{201d}",
    ])
    .fine();
    let listed = home.run("sites list").fine();
    assert_eq!(
        listed,
        "\
blog    The \u{201c}Blog\u{201d}
        https://blog.test
        http://localhost:1313
second  https://second.test
        https://b.test
        depth=3
        moderation=publish
        reactions=👍,🎉
"
    );
    let settings = home.run("sites list --json").json()[1]["settings"].take();
    assert_eq!(
        settings,
        json!({"moderation": "publish", "reactions": ["👍", "🎉"], "depth": 3})
    );
}

#[test]
fn what_stands_in_the_list_can_be_given_to_set() {
    let home = Home::begun();
    home.run("sites set blog depth=3 close_after=90d reactions=👍,🎉")
        .fine();
    let listed = home.run("sites list").fine();
    let pairs: Vec<&str> = listed
        .split_whitespace()
        .filter(|word| word.contains('='))
        .collect();
    assert_eq!(pairs.len(), 3);
    home.run("sites set blog depth=default close_after=default reactions=default")
        .fine();
    assert!(!home.run("sites list").fine().contains('='));
    home.run_all(&[["sites", "set", "blog"].as_slice(), &pairs].concat())
        .fine();
    assert_eq!(home.run("sites list").fine(), listed);
}

#[test]
fn refusals_name_what_to_do() {
    let home = Home::begun();
    home.run("sites origin blog http://localhost:1313 --remove")
        .fine();
    for (words, expected) in [
        (
            "sites add blog --origin https://b.test",
            "afterword sites set blog",
        ),
        (
            "sites set other depth=1",
            "there is no site `other`; there are: blog",
        ),
        (
            "sites origin other https://b.test",
            "there is no site `other`; there are: blog",
        ),
        (
            "sites origin blog https://blog.test --remove",
            "add another one first",
        ),
        (
            "sites origin blog https://b.test --remove",
            "`blog` has no origin https://b.test",
        ),
        (
            "pages list --site other",
            "there is no site `other`; there are: blog",
        ),
    ] {
        let error = home.run(words).failed(1);
        assert!(error.contains(expected), "{words}: {error}");
    }
    let error = home.run("sites set blog depht=3").failed(2);
    assert!(error.contains("did you mean depth?"), "{error}");
    home.run("sites add second --origin https://second.test")
        .fine();
    let error = home.run("pages close /a/").failed(1);
    assert!(
        error.contains("choose one by --site (blog, second)"),
        "{error}"
    );
    home.run("pages close /a/ --site second").fine();
}

#[test]
fn an_origin_that_is_added_twice_stands_there_once() {
    let home = Home::begun();
    home.run("sites origin blog https://b.test").fine();
    home.run("sites origin blog https://b.test/").fine();
    let origins = home.run("sites list --json").json()[0]["origins"].take();
    assert_eq!(
        origins,
        json!([
            "https://blog.test",
            "http://localhost:1313",
            "https://b.test"
        ])
    );
}

#[test]
fn a_title_that_could_steer_a_terminal_is_refused() {
    let home = Home::begun();
    home.run_all(&["sites", "set", "blog", "--title", "\u{1b}]0;x\u{7}"])
        .failed(1);
}

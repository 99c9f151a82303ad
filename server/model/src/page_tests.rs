//! How a page is identified.

use proptest::prelude::*;

use super::*;

fn normal(raw: &str) -> String {
    PagePath::parse(raw).unwrap().as_str().to_owned()
}

#[test]
fn paths_are_normalised() {
    for (raw, expected) in [
        ("/", "/"),
        ("/posts/hello/", "/posts/hello/"),
        ("/posts/hello", "/posts/hello"),
        ("//posts///hello//", "/posts/hello/"),
        ("/posts/hello/index.html", "/posts/hello/"),
        ("/index.html", "/"),
        ("/posts/index.html/", "/posts/index.html/"),
        ("/posts/?page=2#top", "/posts/"),
        ("/caf%C3%A9/", "/café/"),
        ("/cafe\u{301}/", "/café/"),
        ("/100%/", "/100%25/"),
        ("/100%25/", "/100%25/"),
        ("/a%2541/", "/a%2541/"),
        ("/what%3F/", "/what%3F/"),
        ("/a+b c/", "/a+b c/"),
    ] {
        assert_eq!(normal(raw), expected, "{raw}");
    }
}

#[test]
fn paths_that_cannot_be_meant_are_refused() {
    for (raw, error) in [
        ("", PagePathError::NoSlash),
        ("posts/", PagePathError::NoSlash),
        ("https://blog.example/a/", PagePathError::NoSlash),
        ("/a/../b/", PagePathError::DotSegment),
        ("/a/%2e%2e/b/", PagePathError::DotSegment),
        ("/./", PagePathError::DotSegment),
        ("/a%00b/", PagePathError::Control),
        ("/a\u{85}b/", PagePathError::Control),
        ("/a%E2%80%AEb/", PagePathError::Control),
        ("/%FF/", PagePathError::NotUtf8),
    ] {
        assert_eq!(PagePath::parse(raw), Err(error), "{raw}");
    }
    let long = format!("/{}", "a".repeat(MAX_PATH_BYTES));
    assert_eq!(PagePath::parse(&long), Err(PagePathError::TooLong));
}

proptest! {
    #[test]
    fn a_path_that_is_taken_as_it_stands_is_what_normalising_makes_of_it(
        raw in "/[a-z./%?# ~é-]{0,12}(/index\\.html)?",
    ) {
        if is_plain(&raw) {
            prop_assert_eq!(decode(&raw).and_then(|decoded| normalize(&decoded)), Ok(raw));
        }
    }
}

#[test]
fn a_title_loses_what_nobody_sees_and_turns_nothing_round() {
    let title = |raw| PageTitle::parse(raw, 12).map(|title| title.0);
    assert_eq!(
        title("\u{FEFF}Ra\u{200B}in \n fell"),
        Ok("Rain fell".to_owned())
    );
    assert_eq!(title("Rain fell on us"), Ok("Rain fell on".to_owned()));
    assert_eq!(title("\u{202E}niaR"), Err(Invalid::Title));
    assert_eq!(title("a\u{1b}[31m"), Err(Invalid::Title));
}

#[test]
fn a_path_with_html_and_without_is_one_page() {
    let key = |path| PagePath::parse(path).unwrap().key().to_owned();
    for path in [
        "/a",
        "/a/",
        "/a.html",
        "/a/index.html",
        "/a.html/",
        "/a.html.html",
    ] {
        assert_eq!(key(path), "/a", "{path}");
    }
    for path in [
        "/.html", "/a/.html", "/a.htm", "/a.HTML", "/html", "/a.xhtml",
    ] {
        assert_eq!(key(path), path);
    }
    assert_eq!(PagePath::parse("/a.html").unwrap().as_str(), "/a.html");
}

#[test]
fn both_forms_of_the_trailing_slash_are_one_page() {
    let with = PagePath::parse("/a/b/").unwrap();
    let without = PagePath::parse("/a/b").unwrap();
    assert_eq!(with.key(), without.key());
    assert_eq!(PagePath::parse("/").unwrap().key(), "/");
    let key = PageKey::new(SiteId(42), &with);
    assert_eq!(key.parts(), (SiteId(42), "/a/b"));
}

use super::*;

#[test]
fn answers_come_below_the_page_that_the_status_links_to() {
    let path = fixture("mastodon/threads");
    let page = "https://blog.example/posts/hello/";
    assert_eq!(
        told("mastodon", &path, &Options::default()),
        [
            format!(
                "110002 on {page} by Ada <https://other.example/@ada>, approved 2023-01-01T10:05:00Z, edited \
                 2023-01-01T10:06:00Z, +3, mastodon @ada@other.example https://social.example/@x/110002: html \"<p>Well <strong>said</strong> 🦀</p><p>Second line</p>\""
            ),
            format!(
                "110003 to 110002 on {page} by Ann <https://social.example/@ann> (owner), approved \
                 2023-01-01T10:10:00Z, mastodon @ann@social.example https://social.example/@x/110003: html \"<p>Thank you</p>\""
            ),
            format!(
                "110004 to 110003 on {page} by bob <https://social.example/@bob>, approved \
                 2023-01-01T10:15:00Z, mastodon @bob@social.example https://social.example/@x/110004: html \"<details><summary>A &lt;cat&gt;</summary><p>A picture</p><p><a \
                 href=\\\"https://files.example/cat.png\\\">A cat</a></p></details>\""
            ),
            "skipped 110005 (hello-context.json, line 1): it is not public".to_owned(),
            format!(
                "110006 to 119999 on {page} by Ada <https://other.example/@ada>, approved \
                 2023-01-01T10:25:00Z, mastodon @ada@other.example https://social.example/@x/110006: html \"<p>To one that is gone</p>\""
            ),
            "120002 on https://social.example/@x/120001 by bob <https://social.example/@bob>, approved \
             2023-02-01T11:00:00Z, mastodon @bob@social.example https://social.example/@x/120002: html \"<p>I think so</p>\""
                .to_owned(),
        ]
    );
}

#[test]
fn a_card_names_the_page_before_a_link_does() {
    let whole = std::fs::read_to_string(fixture("mastodon/threads/question.json")).unwrap();
    let carded = whole.replacen(
        "\"card\":null",
        "\"card\":{\"title\":\"T\",\"url\":\"https://blog.example/card/\"}",
        1,
    );
    let (_folder, path) = file(carded.as_bytes());
    let told = told("mastodon", &path, &Options::default());
    assert!(
        told[0].starts_with("120002 on https://blog.example/card/ by bob"),
        "{told:?}"
    );
}

#[test]
fn half_of_a_thread_is_refused_with_what_is_missing() {
    for (name, said) in [
        ("hello-context.json", "and not the status"),
        ("hello.json", "no answers"),
    ] {
        let path = fixture(&format!("mastodon/threads/{name}"));
        let words = refusal("mastodon", &path, &Options::default());
        assert!(words.contains(said), "{words}");
    }
}

/// A status that could not be fetched leaves its answers alone: they belong to none of the others.
#[test]
fn answers_of_an_article_that_is_missing_land_under_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let whole = std::fs::read_to_string(fixture("mastodon/threads/hello-context.json")).unwrap();
    let other = whole.replace("\"11", "\"99");
    assert!(!other.contains("\"110001\""));
    let status = std::fs::read(fixture("mastodon/threads/hello.json")).unwrap();
    let put = |name: &str, content: &[u8]| std::fs::write(folder.path().join(name), content);
    put("a.json", &status).unwrap();
    put("b-context.json", whole.as_bytes()).unwrap();
    put("c.json", br#"{"error":"Too many requests"}"#).unwrap();
    put("d-context.json", other.as_bytes()).unwrap();
    let apart = told("mastodon", folder.path(), &Options::default());
    let together = [&status[..], whole.as_bytes(), other.as_bytes()].concat();
    let (_file, path) = file(&together);
    for told in [apart, told("mastodon", &path, &Options::default())] {
        let (own, others) = told.split_at(5);
        assert!(own.iter().any(|it| it.starts_with("110006 to 119999 on")));
        assert_eq!(others.len(), 5, "{others:?}");
        for skipped in others {
            let why = "the status that it answers is not in the file";
            assert!(skipped.starts_with("skipped 99"), "{skipped}");
            assert!(skipped.ends_with(why), "{skipped}");
        }
    }
}

//! Names that nobody else may take, and the tricks of Unicode in what strangers write.

use afterword_config::SetOverride;
use afterword_model::policy::SiteOverrides;
use reqwest::Method;
use serde_json::json;

use super::page::Page;
use crate::support::{Answer, TestServer};

const PUBLISH: &str = "sites.moderation=publish";

async fn writes_as(server: &TestServer, name: &str) -> Answer {
    let body = json!({"site": "blog", "page": "/a/", "name": name, "text": "Hello"});
    server.visitor().submits(body).await
}

#[tokio::test]
async fn the_names_of_the_owner_and_of_the_site_cannot_be_taken_by_what_looks_like_them() {
    let settings = [
        PUBLISH,
        "sites.owner=Anna Lind",
        "sites.reserved_names=admin,The team",
    ];
    let server = TestServer::with(&settings).await;
    for name in [
        "Anna Lind",
        "anna lind",
        "AnnaLind",
        "Аnnа Lіnd",
        "Anna\u{2003}Lind",
        "Anna Lind ✓",
        "𝐀𝐧𝐧𝐚 𝐋𝐢𝐧𝐝",
        "ANNA LIND",
        "The blog",
        "ТHE BLOG",
        "ADMIN",
        "аdmin",
        "adrnin",
        "the  team",
    ] {
        let refused = writes_as(&server, name).await;
        assert_eq!(
            (refused.status.as_u16(), &*refused.code()),
            (422, "name_reserved"),
            "{name}"
        );
        assert_eq!(refused.json()["field"], "name");
        assert!(
            refused.json()["detail"]
                .as_str()
                .unwrap()
                .contains("Write under another one")
        );
    }
    for name in [
        "Anna",
        "Anna L.",
        "Lind",
        "Blog",
        "Administrator Bob",
        "Änna Lind",
    ] {
        assert_eq!(writes_as(&server, name).await.status, 201, "{name}");
    }
}

#[tokio::test]
async fn a_site_has_its_own_reserved_names_and_the_owner_answers_under_the_reserved_one() {
    let server = TestServer::with(&["sites.reserved_names=admin"]).await;
    let mut own = SiteOverrides::default();
    own.set("reserved_names=Queen").unwrap();
    own.set("owner=Zoe").unwrap();
    server
        .add_site_with("blog", &["https://blog.test"], own)
        .await;
    assert_eq!(
        writes_as(&server, "admin").await.status,
        202,
        "the site's own list stands for the server's"
    );
    assert_eq!(writes_as(&server, "queen").await.code(), "name_reserved");
    assert_eq!(writes_as(&server, "zoe").await.code(), "name_reserved");
    let (id, _) = writes_as(&server, "Ann").await.submitted();
    let decision = json!({"action": "approve", "reply": "Thank you."});
    let decided = server
        .owner()
        .post(&format!("/comments/{id}/decision"), &decision)
        .await;
    assert_eq!(decided.status, 200, "{decided:?}");
    let thread = server.visitor().reads("/a/", "&site=blog").await;
    assert_eq!(thread["comments"][1]["author"]["name"], "Zoe");
}

#[tokio::test]
async fn invisible_characters_and_heaps_of_marks_are_left_out_of_names_and_titles() {
    let server = TestServer::with(&[PUBLISH]).await;
    let heap = "\u{30D}".repeat(60);
    for (index, (typed, shown)) in [
        ("An\u{AD}n".to_owned(), "Ann".to_owned()),
        ("\u{200E}Ann\u{200F}".to_owned(), "Ann".to_owned()),
        ("An\u{200D}n".to_owned(), "Ann".to_owned()),
        ("می\u{200C}خواهم".to_owned(), "می\u{200C}خواهم".to_owned()),
        ("👩\u{200D}🚀 Ann".to_owned(), "👩\u{200D}🚀 Ann".to_owned()),
        ("Jose\u{301}".to_owned(), "José".to_owned()),
        (format!("x{heap}y"), format!("x{}y", "\u{30D}".repeat(6))),
    ]
    .into_iter()
    .enumerate()
    {
        let page = format!("/{index}/");
        let body = json!({"page": page, "name": typed, "text": "Hello", "title": typed});
        assert_eq!(
            server.visitor().submits(body).await.status,
            201,
            "{typed:?}"
        );
        let thread = server.visitor().reads(&page, "").await;
        assert_eq!(thread["comments"][0]["author"]["name"], shown, "{typed:?}");
        assert_eq!(thread["page"]["title"], shown, "{typed:?}");
    }
    for nothing in [
        "\u{200D}",
        "\u{2800}\u{3164}",
        "\u{E0041}",
        "\u{FE0F}",
        "\u{301}",
    ] {
        assert_eq!(
            writes_as(&server, nothing).await.code(),
            "invalid_name",
            "{nothing:?}"
        );
    }
}

#[tokio::test]
async fn texts_turn_nothing_round_and_keep_real_languages_whole() {
    let server = TestServer::with(&[PUBLISH]).await;
    let ann = server.visitor();
    let source = "`if (a\u{202E} \u{2066}// b\u{2069} \u{2066}) {` &#x202e;c&#x2067; d";
    ann.comments("/source/", source).await.submitted();
    let thread = ann.reads("/source/", "").await;
    let html = thread["comments"][0]["html"].as_str().unwrap();
    assert_eq!(html, "<p><code>if (a // b ) {</code> c d</p>\n");
    let heaps = format!("a{} b{}", "\u{316}".repeat(90), "&#x316;".repeat(90));
    ann.comments("/heaps/", &heaps).await.submitted();
    let thread = ann.reads("/heaps/", "").await;
    let html = thread["comments"][0]["html"].as_str().unwrap();
    let marks = html.chars().filter(|letter| *letter == '\u{316}').count();
    assert_eq!(marks, 12, "{html}");
    let words =
        "Nguyễn Thị Hường · ผู้ที่น้ำเชื่อม · בְּרֵאשִׁ֖ית · ٱلرَّحْمَٰنِ · می\u{200C}خواهم · လျှို့ဝှက် · 👩\u{200D}👧";
    ann.comments("/languages/", words).await.submitted();
    let thread = ann.reads("/languages/", "").await;
    assert_eq!(
        thread["comments"][0]["html"],
        format!("<p>{}</p>\n", nfc(words))
    );
}

fn nfc(text: &str) -> String {
    unicode_normalization::UnicodeNormalization::nfc(text).collect()
}

#[tokio::test]
async fn a_block_finds_an_address_whichever_way_its_domain_is_written() {
    let server = TestServer::with(&[PUBLISH]).await;
    let block = json!({"site": "blog", "kind": "email", "value": "ann@bücher.example"});
    let blocked = server.owner().post("/blocks", &block).await;
    assert!(blocked.status.is_success(), "{blocked:?}");
    for email in ["ann@xn--bcher-kva.example", "Ann@BÜCHER.example"] {
        let body = json!({"page": "/a/", "name": "Ann", "text": "Hello", "email": email});
        let answer = server.visitor().submits(body).await;
        assert_ne!(answer.json()["status"], "approved", "{email}: {answer:?}");
    }
}

#[tokio::test]
async fn a_problem_says_strangers_words_back_without_what_a_terminal_obeys() {
    let server = TestServer::start().await;
    let body = json!({"page": "/a/", "name": "Ann", "text": "Hello", "\u{9b}31m\u{202e}": "x"});
    let answer = server.visitor().submits(body).await;
    assert_eq!(answer.code(), "unknown_field");
    assert_eq!(answer.json()["field"], "\u{9b}31m\u{202e}");
    assert!(
        !answer.text.contains(['\u{9b}', '\u{202e}']),
        "{}",
        answer.text
    );
}

#[tokio::test]
async fn a_form_with_a_reserved_name_comes_back_and_says_what_to_do() {
    let server = TestServer::with(&[PUBLISH]).await;
    let form = "application/x-www-form-urlencoded";
    let request = server.visitor().request(Method::POST, "/api/v1/comments");
    let request = request.header("content-type", form);
    let answer = Answer::of(request.body("site=blog&page=/a/&name=The+Blog&text=Hello")).await;
    assert_eq!(answer.status, 422);
    let page = Page::of(&answer);
    assert_eq!(page.count("[role=alert] a[href='#name']"), 1);
    assert!(
        page.text("#name-mistake")
            .contains("Write under another one")
    );
}

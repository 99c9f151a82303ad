//! What strangers wrote, and what the pages go out with.

use afterword_model::CommentId;

use super::{MODERATOR, held, link, open, press, start};
use crate::api::page::{Page, hostile};

const MARKUP: &str = "</title></style><script>alert(1)</script>\"'><img src=x onerror=alert(1)>";

#[tokio::test]
async fn markup_in_anything_that_strangers_wrote_is_text() {
    let server = start(&[]).await;
    let id: CommentId = hostile(&server).await;
    let link = link(&server, MODERATOR, id).await;
    let shown = open(&server, &link).await;
    let decided = Page::of(&press(&server, &link, &[("action", "reject")]).await);
    for page in [shown, decided] {
        assert_eq!(page.status, 200);
        assert_eq!(page.text("h1 a"), MARKUP);
        assert!(page.text("title").ends_with(MARKUP));
        assert_eq!(page.text(".judged h2"), MARKUP);
        assert_eq!(page.count(".judged h2 a"), 0, "javascript: is no website");
        assert_eq!(page.text(".judged .body"), "made by us");
        assert_eq!(page.count("img"), 0);
    }
    let bad = [
        ("action", "approve"),
        ("reply", "</textarea><script>x\u{7}"),
    ];
    let page = Page::of(&press(&server, &link, &bad).await);
    assert_eq!(page.status, 422);
    assert_eq!(page.text("#reply"), "</textarea><script>x\u{7}");
}

#[tokio::test]
async fn a_picture_is_a_link_until_it_is_clicked_also_where_readers_see_it() {
    let server = start(&["sites.images=true"]).await;
    let id = held(&server, "![my cat](https://evil.test/pixel.png)").await;
    let page = open(&server, &link(&server, MODERATOR, id).await).await;
    assert_eq!(page.count("img"), 0);
    assert_eq!(page.text(".judged .body a"), "my cat");
}

#[tokio::test]
async fn a_page_loads_nothing_tells_nobody_and_is_kept_nowhere() {
    let server = start(&["sites.images=true"]).await;
    let id = hostile(&server).await;
    let link = link(&server, MODERATOR, id).await;
    for path in [link.as_str(), "/m/nothing", "/v/nothing", "/u/nothing"] {
        let answer = server.visitor().get(path).await;
        for (name, value) in [
            ("cache-control", "no-store"),
            ("referrer-policy", "no-referrer"),
            ("x-robots-tag", "noindex, nofollow"),
            ("x-content-type-options", "nosniff"),
            ("cross-origin-resource-policy", "same-origin"),
            ("set-cookie", ""),
        ] {
            assert_eq!(answer.header(name), value, "{path}");
        }
        let policy = answer.header("content-security-policy");
        let (own, style) = policy.split_once("style-src 'sha256-").unwrap();
        assert_eq!(own, "default-src 'none'; ");
        let rest = style.split_once("'; ").unwrap().1;
        let expected = "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
        assert_eq!(rest, expected, "{path}");
        assert_eq!(Page::of(&answer).count("link[rel=canonical]"), 0);
    }
}

//! The thread as a page that needs no JavaScript.

mod parts;
mod replies;
mod strangers;

use scraper::{ElementRef, Html, Selector};
use serde_json::json;
use sha2::{Digest, Sha256};

pub(super) use self::strangers::hostile;
use crate::support::{Answer, TestServer, Visitor};

const PUBLISH: &[&str] = &["sites.moderation=publish"];

/// An HTML answer as a reader's browser sees it.
pub(super) struct Page {
    pub(super) status: u16,
    html: Html,
}

impl Page {
    pub(super) fn of(answer: &Answer) -> Self {
        assert_eq!(
            answer.header("content-type"),
            "text/html; charset=utf-8",
            "{answer:?}"
        );
        let html = Html::parse_document(&answer.text);
        assert!(
            html.errors.is_empty(),
            "{:?} in {}",
            html.errors,
            answer.text
        );
        let status = answer.status.as_u16();
        let page = Self { status, html };
        assert_eq!(
            page.count(
                "script:not([type='application/ld+json']), iframe, object, embed, base, form form"
            ),
            0
        );
        for data in page.all("script") {
            let data = data.inner_html();
            assert!(!data.contains('<'), "{data}");
            serde_json::from_str::<serde_json::Value>(&data).unwrap();
        }
        for element in page.all("*") {
            for (name, value) in element.value().attrs() {
                assert!(!name.starts_with("on") && name != "style", "{name}={value}");
                let leads = ["href", "src", "action", "formaction", "cite"].contains(&name);
                assert!(!leads || !value.contains("javascript:"), "{name}={value}");
            }
        }
        page
    }

    pub(super) fn all<'a>(&'a self, selector: &str) -> Vec<ElementRef<'a>> {
        let selector = Selector::parse(selector).unwrap();
        self.html.select(&selector).collect()
    }

    pub(super) fn count(&self, selector: &str) -> usize {
        self.all(selector).len()
    }

    /// The text of each, with its white space folded.
    pub(super) fn texts(&self, selector: &str) -> Vec<String> {
        self.all(selector).into_iter().map(text_of).collect()
    }

    /// The one element's text.
    pub(super) fn text(&self, selector: &str) -> String {
        text_of(self.one(selector))
    }

    pub(super) fn attribute(&self, selector: &str, name: &str) -> String {
        let value = self.one(selector).value().attr(name);
        value
            .unwrap_or_else(|| panic!("no {name} at {selector}"))
            .to_owned()
    }

    fn one<'a>(&'a self, selector: &str) -> ElementRef<'a> {
        let found = self.all(selector);
        assert_eq!(found.len(), 1, "{selector} in {}", self.html.html());
        found[0]
    }
}

pub(super) fn text_of(element: ElementRef<'_>) -> String {
    let text: String = element.text().collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Opens the page of the thread; `more` goes behind the page, like `&sort=newest`.
pub(super) async fn open(visitor: &Visitor, page: &str, more: &str) -> Page {
    follow(visitor, &format!("/pages/blog?page={page}{more}")).await
}

/// Follows a link as it stands in a page.
pub(super) async fn follow(visitor: &Visitor, link: &str) -> Page {
    Page::of(&visitor.get(link.split('#').next().unwrap()).await)
}

fn article(id: &str) -> String {
    format!("article[id='comment-{id}']")
}

#[tokio::test]
async fn a_thread_is_a_whole_page_that_needs_no_script() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Hello", "title": "Rain & snow"});
    ann.submits(body).await.submitted();
    let page = open(&ann, "/a/", "").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.text("title"), "Comments on Rain & snow");
    assert_eq!(page.text("main h1"), "Comments on Rain & snow");
    assert_eq!(
        page.attribute("link[rel=canonical]", "href"),
        "https://blog.test/a/"
    );
    assert_eq!(page.attribute("meta[name=robots]", "content"), "noindex");
    assert_eq!(page.text("h2#count"), "1 comment");
}

#[tokio::test]
async fn a_comment_shows_its_text_and_author_but_no_address() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    let body = json!({"page": "/a/", "name": "Ann", "text": "Good *read*.",
        "website": "https://ann.example", "email": "ann@example.org"});
    let (id, _) = ann.submits(body).await.submitted();
    let answer = ann.get("/pages/blog?page=/a/").await;
    assert!(!answer.text.contains("ann@example.org"));
    let page = Page::of(&answer);
    let comment = article(&id);
    assert_eq!(page.text(&format!("{comment} h3")), "Ann");
    assert_eq!(
        page.attribute(&format!("{comment} h3 a"), "href"),
        "https://ann.example"
    );
    assert_eq!(
        page.attribute(&format!("{comment} h3 a"), "rel"),
        "nofollow ugc noopener"
    );
    assert_eq!(page.text(&format!("{comment} .body em")), "read");
    assert_eq!(page.text(&format!("{comment} time")), "1 January 2026");
    let permalink =
        format!("{comment} a[href='#comment-{id}'] time[datetime='2026-01-01T00:00:00Z']");
    assert_eq!(page.count(&permalink), 1);
}

#[tokio::test]
async fn every_field_of_the_form_has_a_label_and_the_address_says_what_happens_to_it() {
    let server = TestServer::start().await;
    let page = open(&server.visitor(), "/a/", "").await;
    assert_eq!(page.attribute("form", "action"), "/api/v1/comments");
    for label in page.all("form input:not([type=hidden]), form textarea") {
        let id = label.value().id().unwrap();
        assert_eq!(page.count(&format!("label[for={id}]")), 1, "{id}");
    }
    let said = page.text("#email-hint");
    assert_eq!(
        said,
        "Only the owner of this blog sees it. It is never shown or passed on."
    );
}

#[tokio::test]
async fn the_only_style_is_the_one_whose_hash_the_policy_names() {
    let server = TestServer::start().await;
    let answer = server.visitor().get("/pages/blog?page=/a/").await;
    let page = Page::of(&answer);
    let style: String = page.one("style").text().collect();
    let hash = data_encoding::BASE64.encode(&Sha256::digest(style));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{hash}'; form-action 'self' https://blog.test; \
         base-uri 'none'; \
         frame-ancestors 'none'"
    );
    assert_eq!(answer.header("content-security-policy"), policy);
    // With `no-referrer` browsers would send `Origin: null` with the form.
    assert_eq!(answer.header("referrer-policy"), "same-origin");
    assert_eq!(answer.header("cache-control"), "private, no-cache");
}

#[tokio::test]
async fn images_load_only_where_the_site_shows_them() {
    let server = TestServer::with(&["sites.images=true"]).await;
    let answer = server.visitor().get("/pages/blog?page=/a/").await;
    let policy = answer.header("content-security-policy");
    assert!(policy.ends_with("; img-src http: https:"), "{policy}");
}

#[tokio::test]
async fn a_closed_thread_has_no_form_and_no_reply_links() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    ann.comments("/a/", "Early").await.submitted();
    let close = json!({"page": "/a/", "closed": true});
    assert_eq!(server.owner().patch("/pages", &close).await.status, 200);
    let page = open(&ann, "/a/", "").await;
    assert_eq!((page.count("form"), page.count(".actions a")), (0, 0));
    assert_eq!(page.text(".closed"), "Comments are closed.");
}

#[tokio::test]
async fn a_moved_page_shows_the_thread_of_its_new_place() {
    let server = TestServer::with(PUBLISH).await;
    let ann = server.visitor();
    ann.comments("/old/", "One").await.submitted();
    let to = json!({"page": "/old/", "move_to": "/new/"});
    assert_eq!(server.owner().patch("/pages", &to).await.status, 200);
    let page = open(&ann, "/old/", "").await;
    assert_eq!(
        page.attribute("link[rel=canonical]", "href"),
        "https://blog.test/new/"
    );
    assert_eq!(page.attribute("#form input[name=page]", "value"), "/new/");
}

#[tokio::test]
async fn the_page_speaks_the_sites_language_and_english_where_it_has_no_other() {
    for (language, spoken, none) in [
        ("de", "de", "Noch keine Kommentare"),
        ("fr-CA", "fr", "Aucun commentaire pour le moment"),
        ("pt-AO", "pt", "Ainda não há comentários"),
        ("zh-Hant-HK", "zh-TW", "還沒有留言"),
        ("eo", "en", "No comments yet"),
    ] {
        let setting = format!("sites.language={language}");
        let server = TestServer::with(&[&setting]).await;
        let page = open(&server.visitor(), "/a/", "").await;
        assert_eq!(page.attribute("html", "lang"), spoken);
        assert_eq!(page.attribute("html", "dir"), "ltr");
        assert_eq!(page.text("#count"), none);
        assert_eq!(
            page.attribute("h1 a", "lang"),
            language,
            "the title is the blog's"
        );
    }
}

#[tokio::test]
async fn a_page_in_a_language_from_right_to_left_says_so() {
    for language in ["ar", "he-IL", "fa"] {
        let setting = format!("sites.language={language}");
        let server = TestServer::with(&[&setting]).await;
        let page = open(&server.visitor(), "/a/", "").await;
        assert_eq!(page.attribute("html", "dir"), "rtl", "{language}");
    }
}

#[tokio::test]
async fn every_form_has_a_key_of_its_own() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    let mut keys = Vec::new();
    for _ in 0..3 {
        let page = open(&ann, "/a/", "").await;
        keys.push(page.attribute("#form input[name=key]", "value"));
        assert_eq!(
            page.attribute("#form input[name=key]", "autocomplete"),
            "off"
        );
    }
    keys.dedup();
    assert_eq!(keys.len(), 3);
    assert!(keys.iter().all(|key| key.len() == 32));
}

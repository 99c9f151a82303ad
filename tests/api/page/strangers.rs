//! What strangers ask for and what they write.

use afterword_model::{Author, CommentId, DisplayName, PagePath, PageTitle, Status, Text, Website};
use afterword_services::Changes as _;
use afterword_store::{ClosedPages, Mailing, NewComment};

use super::{Page, open};
use crate::support::TestServer;

#[tokio::test]
async fn what_cannot_be_shown_is_a_page_with_the_right_status() {
    let server = TestServer::start().await;
    let ann = server.visitor();
    for (path, status) in [
        ("/pages/nope?page=/a/", 404),
        ("/pages/blog", 400),
        ("/pages/blog?page=a", 400),
        ("/pages/blog?page=/../", 400),
        ("/pages/blog?page=%FF", 400),
        ("/pages/blog?page=/a/&sort=%3Cscript%3E", 400),
        ("/pages/blog?page=/a/&after=x", 400),
        ("/pages/blog?page=/a/&limit=100000", 400),
    ] {
        let answer = ann.get(path).await;
        let page = Page::of(&answer);
        assert_eq!(page.status, status, "{path}");
        assert!(page.text("h1").ends_with("Error"), "{path}");
        assert!(page.text("title").starts_with("Error: "), "{path}");
        assert!(!page.text("[role=alert]").is_empty(), "{path}");
        assert!(
            answer
                .header("content-security-policy")
                .contains("default-src 'none'")
        );
    }
}

/// A comment as no interface lets it in, with markup in all that strangers write.
pub(crate) async fn hostile(server: &TestServer) -> CommentId {
    let site = server.app.sites.current().by_key("blog").unwrap();
    let markup = "</title></style><script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
    let now = server.app.clock.now();
    let id = CommentId::new(now);
    let comment = NewComment {
        id,
        site: site.id,
        path: PagePath::parse("/\"><script>x/").unwrap(),
        title: Some(PageTitle::parse(markup, 300).unwrap()),
        parent: None,
        author: Author {
            name: DisplayName::stored(markup.to_owned()),
            email: None,
            website: Some(Website::stored("javascript:alert(1)".to_owned())),
            owner: false,
            verified: false,
        },
        text: Text::stored(markup.to_owned()),
        html: "<p>made by us</p>".to_owned(),
        private: false,
        status: Status::Approved,
        reasons: Vec::new(),
        now,
        submission: None,
        challenge: None,
        closed_pages: ClosedPages::Accept,
        notify: false,
        follow: None,
        network: None,
        avatar: None,
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
        original: None,
        written: None,
    };
    server.app.store.add_comment(comment).await.unwrap();
    id
}

#[tokio::test]
async fn markup_in_anything_that_strangers_wrote_is_text() {
    let server = TestServer::start().await;
    let id = hostile(&server).await;
    let ann = server.visitor();
    let page = open(&ann, "/%22%3E%3Cscript%3Ex/", &format!("&reply={id}")).await;
    assert_eq!(page.status, 200);
    let markup = "</title></style><script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
    assert_eq!(page.text("h1 a"), markup);
    assert_eq!(page.text("title"), format!("Comments on {markup}"));
    assert_eq!(page.text("article h3"), markup);
    assert_eq!(page.count("article h3 a"), 0, "javascript: is no website");
    assert_eq!(page.text("#form h2"), format!("Reply to {markup}"));
    assert_eq!(
        page.attribute("input[name=page]", "value"),
        "/\"><script>x/"
    );
    assert_eq!(page.count("img"), 0);
}

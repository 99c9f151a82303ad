//! Depth is no bad input where people answer each other: only the picture of it has an end.

use afterword_model::{Author, CommentId, DisplayName, PagePath, Status, Text};
use afterword_services::Changes as _;
use afterword_store::{ClosedPages, Mailing, NewComment};
use futures_util::future::join_all;

use super::target::Target;
use crate::support::{Answer, TestServer};

const DEPTH: usize = 500;

/// A chain of replies, put into the store at once; the deepest one.
async fn chain(server: &TestServer) -> CommentId {
    let (site, now) = (
        server.app.sites.current().by_key("blog").unwrap().id,
        server.app.clock.now(),
    );
    let mut parent = None;
    let mut chain = Vec::new();
    for depth in 0..DEPTH {
        let id = CommentId::new(now);
        chain.push(server.app.store.add_comment(NewComment {
            id,
            site,
            path: PagePath::parse("/deep/").unwrap(),
            title: None,
            parent,
            author: Author {
                name: DisplayName::stored("Ann".to_owned()),
                email: None,
                website: None,
                owner: false,
                verified: false,
            },
            text: Text::stored(depth.to_string()),
            html: format!("<p>{depth}</p>\n"),
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
        }));
        parent = Some(id);
    }
    for added in join_all(chain).await {
        added.unwrap();
    }
    parent.unwrap()
}

#[tokio::test]
async fn five_hundred_replies_deep_is_a_thread_like_any_other() {
    let target = Target::with(&["sites.moderation=publish"]).await;
    let deepest = chain(&target.server).await;
    let ann = target.server.visitor();
    let body = serde_json::json!({
        "site": "blog", "page": "/deep/", "name": "Bob", "text": "Deeper", "parent": deepest,
    });
    let (id, token) = ann.submits(body).await.submitted();
    assert_eq!(ann.counts("blog", &["/deep/"]).await, [501]);
    let (mut ids, mut after) = (Vec::new(), String::new());
    loop {
        let query = format!("&site=blog&limit=200&after={after}");
        let part = ann.reads("/deep/", &query).await;
        let comments = part["comments"].as_array().unwrap();
        ids.extend(comments.iter().map(|comment| comment["id"].clone()));
        match part["next"].as_str() {
            Some(next) => next.clone_into(&mut after),
            None => break,
        }
    }
    assert_eq!(ids.len(), DEPTH + 1);
    assert_eq!(ids[DEPTH], id.as_str());
    for path in [
        "/pages/blog?page=/deep/",
        "/api/v1/feed.atom?site=blog&page=/deep/",
    ] {
        let answer = Answer::of(target.get(path)).await;
        assert_eq!(answer.status, 200, "{path}");
    }
    assert_eq!(ann.deletes(&id, &token).await.status, 204);
    assert_eq!(ann.counts("blog", &["/deep/"]).await, [500]);
}

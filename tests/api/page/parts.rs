//! Long threads, read part by part.

use super::{article, follow, open, text_of};
use crate::support::{TestServer, Visitor};

/// Thirty roots, every third with four replies: each below the one before.
async fn grow(server: &TestServer) -> (Visitor, Vec<String>) {
    let ann = server.visitor();
    let mut ids = Vec::new();
    for root in 0..30 {
        let (mut parent, _) = ann.comments("/t/", &format!("{root}")).await.submitted();
        ids.push(parent.clone());
        for reply in 0..if root % 3 == 0 { 4 } else { 0 } {
            let text = format!("{root}.{reply}");
            (parent, _) = ann.replies("/t/", &parent, &text).await.submitted();
            ids.push(parent.clone());
        }
    }
    (ann, ids)
}

#[tokio::test]
async fn a_long_thread_is_read_part_by_part_in_every_order() {
    let server = TestServer::with(&["sites.moderation=publish", "sites.page_size=7"]).await;
    let (ann, mut ids) = grow(&server).await;
    ids.sort();
    for sort in ["oldest", "newest", "top"] {
        let mut seen = Vec::new();
        let mut page = open(&ann, "/t/", &format!("&sort={sort}")).await;
        assert_eq!(page.texts(".orders a[aria-current=true]").len(), 1);
        loop {
            let shown = page.all("article.comment");
            assert!(shown.len() <= 7);
            seen.extend(
                shown
                    .iter()
                    .map(|e| e.value().id().unwrap()["comment-".len()..].to_owned()),
            );
            if page.count("a[rel~=next]") == 0 {
                break;
            }
            let next = page.attribute("a[rel~=next]", "href");
            page = follow(&ann, &next).await;
            assert_eq!(page.texts(".part a")[0], "From the beginning");
        }
        seen.sort();
        assert_eq!(seen, ids, "{sort}");
    }
}

#[tokio::test]
async fn an_answer_names_and_leads_to_the_comment_that_stands_in_another_part() {
    let server = TestServer::with(&["sites.moderation=publish", "sites.page_size=3"]).await;
    let (ann, ids) = grow(&server).await;
    let first = open(&ann, "/t/", "").await;
    let second = follow(&ann, &first.attribute("a[rel~=next]", "href")).await;
    let orphan = second.all("ol.thread > li > article > .self .meta a:not(:has(time))")[0];
    assert_eq!(text_of(orphan), "in reply to Bob");
    let link = orphan.value().attr("href").unwrap();
    assert!(link.ends_with(&format!("#comment-{}", ids[2])), "{link}");
    assert_eq!(follow(&ann, link).await.count(&article(&ids[2])), 1);
}

#[tokio::test]
async fn every_comment_can_be_opened_by_its_id_in_every_order() {
    let server = TestServer::with(&["sites.moderation=publish", "sites.page_size=5"]).await;
    let (ann, ids) = grow(&server).await;
    server.owner().has_decided(&ids[30], "pin").await;
    for sort in ["oldest", "newest", "top"] {
        for id in ids.iter().step_by(3) {
            let page = open(&ann, "/t/", &format!("&sort={sort}&at={id}")).await;
            assert_eq!(page.count(&article(id)), 1, "{sort} {id}");
        }
    }
    ann.comments("/other/", "elsewhere").await.submitted();
    let other = ann.reads("/other/", "").await["comments"][0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    for nowhere in [
        other.as_str(),
        "nonsense",
        "00000000-0000-0000-0000-000000000000",
    ] {
        let page = open(&ann, "/t/", &format!("&at={nowhere}")).await;
        assert_eq!(
            page.count(&article(&ids[0])),
            1,
            "{nowhere} shows the beginning"
        );
    }
}

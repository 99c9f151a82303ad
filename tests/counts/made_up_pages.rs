//! A flood of made-up pages: what readers really ask for is still answered from memory.

use std::fmt::Write;

use crate::support::{TestServer, Visitor};

const REQUESTS: usize = 2000;
const PAGES: usize = 100;

fn junk(number: usize) -> String {
    let mut query = "/api/v1/counts?site=blog".to_owned();
    for page in 0..PAGES {
        write!(query, "&page=/j/{number:x}/{page:x}").unwrap();
    }
    query
}

async fn metric(metrics: &Visitor, name: &str) -> u64 {
    let text = metrics.get("/metrics").await.text;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.unwrap_or_else(|| panic!("{name}: {text}"))
        .parse()
        .unwrap()
}

/// 200,000 pages that nobody has written, while a reader asks for the front page now and then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn made_up_pages_push_out_nothing_that_readers_ask_for() {
    let settings = [
        "sites.moderation=publish",
        "metrics.listen=127.0.0.1:0",
        "counts.answers=1 MiB",
        "counts.pages=1000",
    ];
    let (server, store) = TestServer::watched(&settings).await;
    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    let ann = server.visitor();
    let articles: Vec<String> = (0..10)
        .map(|number| format!("/article-{number}/"))
        .collect();
    for article in &articles {
        ann.comments(article, "Hello").await.submitted();
    }
    let front: String = articles
        .iter()
        .map(|page| format!("&page={page}"))
        .collect();
    let front = format!("/api/v1/counts?site=blog{front}");
    for _ in 0..3 {
        assert_eq!(ann.get(&front).await.status, 200);
    }
    let (kept, mut asked) = (
        metric(
            &metrics,
            "afterword_response_cache_hits_total{of=\"counts\"}",
        )
        .await,
        0,
    );
    for number in 0..REQUESTS {
        assert_eq!(ann.get(&junk(number)).await.status, 200);
        if number % 100 == 0 {
            assert_eq!(ann.get(&front).await.status, 200);
            asked += 1;
        }
    }
    let now = metric(
        &metrics,
        "afterword_response_cache_hits_total{of=\"counts\"}",
    )
    .await;
    assert_eq!(
        now - kept,
        asked,
        "each time the front page was answered from memory"
    );

    // Another order is another question: its answer is made anew, of counts that are still known.
    let readings = store.asked.lock().unwrap().len();
    let turned: String = articles
        .iter()
        .rev()
        .map(|page| format!("&page={page}"))
        .collect();
    let turned = ann.get(&format!("/api/v1/counts?site=blog{turned}")).await;
    assert!(
        articles
            .iter()
            .all(|page| turned.json()["counts"][page] == 1),
        "{turned:?}"
    );
    assert_eq!(
        store.asked.lock().unwrap().len(),
        readings,
        "nothing was read"
    );

    // What names no site of this server reaches no cache and no store.
    for number in 0..500 {
        let answer = ann
            .get(&format!("/api/v1/counts?site=s{number}&page=/{number}/"))
            .await;
        assert_eq!(answer.code(), "unknown_site");
    }
    assert_eq!(store.asked.lock().unwrap().len(), readings);
    assert_eq!(ann.get(&front).await.status, 200);
    assert_eq!(
        metric(
            &metrics,
            "afterword_response_cache_hits_total{of=\"counts\"}"
        )
        .await,
        now + 1
    );
}

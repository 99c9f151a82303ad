use std::time::Duration;

use futures_util::FutureExt;

use super::*;
use afterword_model::{PagePath, SiteId};
use afterword_store::StoreLimits;
use afterword_store_sqlite::Sqlite;

fn store(folder: &tempfile::TempDir) -> Arc<Sqlite> {
    let limits = StoreLimits {
        readers: 1,
        busy_timeout: Duration::from_secs(5),
        queue: 16,
    };
    Arc::new(Sqlite::open(&folder.path().join("afterword.db"), limits).unwrap())
}

#[tokio::test]
async fn pages_that_strangers_make_up_have_a_bound_of_their_own() {
    let folder = tempfile::TempDir::new().unwrap();
    let counts = Counts::new(store(&folder), 1000);
    for batch in 0..200 {
        let path = |page| PagePath::parse(&format!("/junk/{batch}/{page}/")).unwrap();
        let pages = (0..100).map(|page| PageKey::new(SiteId(1), &path(page)));
        let pages: Vec<_> = pages.collect();
        assert!(
            counts
                .of(&pages)
                .await
                .unwrap()
                .iter()
                .all(|count| *count == 0)
        );
    }
    for cache in [&counts.counted, &counts.empty] {
        cache.run_pending_tasks();
    }
    assert_eq!(
        counts.counted.entry_count(),
        0,
        "no room of pages with comments"
    );
    let cached = counts.empty.entry_count();
    assert!(cached > 0 && cached <= 125, "{cached} pages");
    assert_eq!(counts.lock().len(), 0);
}

#[tokio::test]
async fn callers_who_hang_up_leave_nothing_behind() {
    let folder = tempfile::TempDir::new().unwrap();
    let counts = Counts::new(store(&folder), 100);
    let page = |path| PageKey::new(SiteId(1), &PagePath::parse(path).unwrap());
    let pages = [page("/a/"), page("/b/"), page("/c/")];
    let (mut first, mut second) = (
        Box::pin(counts.of(&pages[..2])),
        Box::pin(counts.of(&pages[1..])),
    );
    assert!(first.as_mut().now_or_never().is_none());
    assert!(second.as_mut().now_or_never().is_none());
    assert_eq!(counts.lock().len(), 3);
    drop(first);
    assert_eq!(
        counts.lock().len(),
        3,
        "the second waits for the first's batch"
    );
    drop(second);
    assert_eq!(counts.lock().len(), 0);
    assert_eq!(counts.of(&pages).await.unwrap(), [0, 0, 0]);
    assert_eq!(counts.lock().len(), 0);
}

//! The write-ahead log, which is checkpointed beside the writer.

use std::fs;

use afterword_model::Text;
use afterword_services::Changes as _;

use super::{database, shelf};
use crate::support::folder;
use afterword_store_contract::TestStore;

/// More than two logs that the writer has to checkpoint by itself: 4,000 pages of 4 KiB each.
const WRITES: usize = 500;
const LOG: u64 = 4_000 * 4_120;

/// A comment of about 20 pages.
async fn writes(shelf: &TestStore) {
    let mut draft = shelf.draft("/a/");
    draft.text = Text::stored("word ".repeat(16_000));
    shelf.store.add_comment(draft).await.unwrap();
}

#[tokio::test]
async fn the_log_stays_short_while_the_writer_never_rests_and_is_cleared_away_at_the_end() {
    let shelf = shelf().await;
    let log = database(&shelf).with_extension("db-wal");
    for _ in 0..WRITES {
        writes(&shelf).await;
        let length = fs::metadata(&log).unwrap().len();
        assert!(length < LOG * 3 / 2, "{length}");
    }
    assert!(
        fs::metadata(&log).unwrap().len() > 1_000 * 4_096,
        "a checkpoint was made at least once"
    );
    let TestStore { store, home, .. } = shelf;
    drop(store);
    let left: Vec<_> = fs::read_dir(folder(&*home)).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[tokio::test]
async fn a_log_that_was_just_folded_is_cleared_away_too() {
    for _ in 0..20 {
        let shelf = shelf().await;
        let log = database(&shelf).with_extension("db-wal");
        while fs::metadata(&log).unwrap().len() < 1_000 * 4_120 {
            writes(&shelf).await;
        }
        let TestStore { store, home, .. } = shelf;
        drop(store);
        let left: Vec<_> = fs::read_dir(folder(&*home)).unwrap().collect();
        assert_eq!(left.len(), 1, "{left:?}");
    }
}

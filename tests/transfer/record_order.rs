//! The order of a file does not matter.

use afterword_model::Status;
use afterword_transfer::CommentRecord;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::scratch::{exported, imports, record};
use crate::support::TestServer;

/// A tree by the number of each comment's parent, and an order of its lines.
fn trees() -> impl Strategy<Value = Vec<(usize, CommentRecord)>> {
    let one = (any::<u8>(), 0..5_usize, 0..3_u8);
    let drafts = proptest::collection::vec(one, 1..25);
    let tree = drafts.prop_map(|drafts| {
        let all = drafts
            .iter()
            .enumerate()
            .map(|(number, (above, status, page))| {
                // Every third one begins a thread.
                let parent = (number > 0 && above % 3 > 0).then(|| usize::from(*above) % number);
                let parent = parent.map(|parent| parent.to_string());
                let time = i64::try_from(number).unwrap();
                let comment = CommentRecord {
                    status: Status::ALL[*status],
                    page: format!("/{page}/"),
                    ..record(&number.to_string(), parent.as_deref(), time)
                };
                (number, comment)
            });
        all.collect::<Vec<_>>()
    });
    tree.prop_shuffle()
}

/// Pages are of the root: files where a reply is elsewhere are another test's.
fn on_their_roots_pages(lines: &[(usize, CommentRecord)]) -> Vec<CommentRecord> {
    let mut sorted = lines.to_vec();
    sorted.sort_by_key(|(number, _)| *number);
    for at in 0..sorted.len() {
        if let Some(parent) = &sorted[at].1.parent {
            let parent: usize = parent.parse().unwrap();
            sorted[at].1.page = sorted[parent].1.page.clone();
        }
    }
    let shuffled = lines.iter().map(|(number, _)| sorted[*number].1.clone());
    shuffled.collect()
}

#[test]
fn any_tree_in_any_order_gives_the_same_store_with_right_counts() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let config = Config {
        cases: 16,
        failure_persistence: None,
        ..Config::default()
    };
    let mut runner = TestRunner::new(config);
    let checked = runner.run(&trees(), |lines| {
        runtime.block_on(async {
            let shuffled = on_their_roots_pages(&lines);
            let mut sorted = shuffled.clone();
            sorted.sort_by_key(|record| record.id.parse::<usize>().unwrap());
            let (one, other) = (TestServer::start().await, TestServer::start().await);
            let first = imports(&one, &sorted).await;
            let second = imports(&other, &shuffled).await;
            prop_assert_eq!(first.comments.new, sorted.len() as u64);
            prop_assert_eq!(&first.comments.by_status, &second.comments.by_status);
            prop_assert_eq!(exported(&one.app).await, exported(&other.app).await);
            for page in ["/0/", "/1/", "/2/"] {
                let approved = sorted
                    .iter()
                    .filter(|one| one.page == page && one.status == Status::Approved);
                let approved = approved.count();
                prop_assert_eq!(other.visitor().count(page).await, approved as u64);
                let thread = other.visitor().reads(page, "&limit=200").await;
                let shown = thread["comments"].as_array().unwrap();
                let full = shown.iter().filter(|one| !one["author"].is_null()).count();
                prop_assert_eq!(full, approved);
                // Each empty place is there for what hangs below it.
                let is_needed = |one: &&serde_json::Value| {
                    shown.iter().any(|below| below["parent"] == one["id"])
                };
                let empty: Vec<_> = shown.iter().filter(|one| one["author"].is_null()).collect();
                prop_assert!(empty.iter().all(is_needed));
            }
            Ok(())
        })
    });
    checked.unwrap();
}

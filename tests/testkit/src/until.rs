//! Waiting on a condition.

use std::time::Duration;

/// Longer than a busy machine takes for anything that a test waits for.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until `condition` holds; panics with `what` after a minute.
pub async fn until(what: &str, condition: impl Fn() -> bool) {
    until_async(what, async || condition()).await;
}

/// The same of a condition that has to be asked for.
pub async fn until_async(what: &str, condition: impl AsyncFn() -> bool) {
    let poll = async {
        while !condition().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(PATIENCE, poll)
        .await
        .unwrap_or_else(|_| panic!("waited in vain: {what}"));
}

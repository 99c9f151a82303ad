//! Backups beside the server: the worker that makes them.

use std::sync::Arc;

use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::backup::Worker;
use afterword_services::App;

/// Starts the worker where a folder is set; it ends after `stopping` has changed.
pub(super) fn start(app: &Arc<App>, stopping: &watch::Receiver<()>) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    if let Some(worker) = Worker::new(Arc::clone(app)) {
        let mut stopping = stopping.clone();
        tasks.spawn(worker.run(async move {
            // An error is the end of the sender, and so of the server.
            let _ = stopping.changed().await;
        }));
    }
    tasks
}

//! What runs beside the server so that nothing is kept longer than `[privacy]` says.

use std::sync::Arc;

use tokio::sync::watch;
use tokio::task::JoinSet;

use afterword_services::App;
use afterword_services::retention;

/// It ends after `stopping` has changed.
pub(super) fn start(app: &Arc<App>, stopping: &watch::Receiver<()>) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    let mut stopping = stopping.clone();
    tasks.spawn(retention::run(Arc::clone(app), async move {
        // An error is the end of the sender, and so of the server.
        let _ = stopping.changed().await;
    }));
    tasks
}

//! Webhooks beside the server: the worker that sends them.

use std::sync::Arc;

use tokio::sync::watch;
use tokio::task::JoinSet;

use afterword_integrations::webhooks::{Client, Unusable, Worker};
use afterword_services::App;

/// Starts the worker where there are URLs; it ends after `stopping` has changed.
///
/// # Errors
/// What the settings lack.
pub(super) fn start(
    app: &Arc<App>,
    stopping: &watch::Receiver<()>,
) -> Result<JoinSet<()>, Unusable> {
    let mut tasks = JoinSet::new();
    if app.config.webhooks.urls.is_empty() {
        return Ok(tasks);
    }
    let worker = Worker::new(Arc::clone(app), Client::new(&app.config)?);
    let mut stopping = stopping.clone();
    tasks.spawn(worker.run(async move {
        // An error is the end of the sender, and so of the server.
        let _ = stopping.changed().await;
    }));
    Ok(tasks)
}

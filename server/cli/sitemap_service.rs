//! Sitemaps beside the server: the worker that reads them.

use std::sync::Arc;

use tokio::sync::watch;
use tokio::task::JoinSet;

use afterword_integrations::sitemaps::Worker;
use afterword_services::App;

/// Starts the worker, also where no site has a sitemap yet; it ends after `stopping` has changed.
///
/// # Errors
/// TLS can't be used.
pub(super) fn start(
    app: &Arc<App>,
    stopping: &watch::Receiver<()>,
) -> Result<JoinSet<()>, rustls::Error> {
    let mut tasks = JoinSet::new();
    let worker = Worker::new(Arc::clone(app))?;
    let mut stopping = stopping.clone();
    tasks.spawn(worker.run(async move {
        // An error is the end of the sender, and so of the server.
        let _ = stopping.changed().await;
    }));
    Ok(tasks)
}

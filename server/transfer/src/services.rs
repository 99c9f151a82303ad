//! The services that imports use.

use std::sync::Arc;

use afterword_model::Clock;
use afterword_services::retention::RetentionPeriods;
use afterword_services::{Receivers, SiteRegistry};
use afterword_store::Store;

/// What is done once before something is written or removed, such as a backup; the error says why it can't be.
pub type Before = Arc<dyn Fn() -> Result<(), String> + Send + Sync>;

/// The services for imports, and no others. Exports use only the store.
#[derive(Clone)]
pub struct TransferServices {
    pub before: Before,
    pub clock: Clock,
    /// Says what of an import goes when.
    pub keep: RetentionPeriods,
    pub receivers: Receivers,
    pub sites: Arc<SiteRegistry>,
    pub store: Arc<dyn Store>,
}

impl TransferServices {
    /// Runs [`Before`] beside the async work.
    pub(crate) async fn prepare(&self) -> Result<(), String> {
        let before = Arc::clone(&self.before);
        let prepared = tokio::task::spawn_blocking(move || before()).await;
        prepared.unwrap_or_else(|ended| Err(ended.to_string()))
    }
}

//! The services that imports use.

use std::sync::Arc;

use afterword_model::Clock;
use afterword_services::retention::RetentionPeriods;
use afterword_services::{Receivers, SiteRegistry};
use afterword_store::Store;

/// The services for imports, and no others. Exports use only the store.
#[derive(Clone)]
pub struct TransferServices {
    pub clock: Clock,
    /// Says what of an import goes when.
    pub keep: RetentionPeriods,
    pub receivers: Receivers,
    pub sites: Arc<SiteRegistry>,
    pub store: Arc<dyn Store>,
}

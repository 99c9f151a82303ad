//! The services that webhooks, sitemaps and Akismet use.

use std::sync::Arc;

use afterword_config::Config;
use afterword_model::Clock;
use afterword_services::moderate::Moderation;
use afterword_services::{Receivers, SiteRegistry, Sitemaps, Wakeups};
use afterword_store::Store;

/// The services for webhooks, sitemaps and Akismet, and no others.
#[derive(Clone)]
pub struct IntegrationServices {
    pub clock: Clock,
    pub config: Arc<Config>,
    pub moderation: Moderation,
    pub receivers: Receivers,
    pub sitemaps: Arc<Sitemaps>,
    pub sites: Arc<SiteRegistry>,
    pub store: Arc<dyn Store>,
    pub wakeups: Arc<Wakeups>,
}

//! The services that webhooks, sitemaps, Akismet and conversations use.

use std::sync::Arc;

use afterword_config::Config;
use afterword_model::Clock;
use afterword_services::conversations::Conversations;
use afterword_services::moderate::Moderation;
use afterword_services::{Receivers, SiteRegistry, Sitemaps, Wakeups};
use afterword_store::Store;

/// The services for webhooks, sitemaps, Akismet and conversations, and no others.
#[derive(Clone)]
pub struct IntegrationServices {
    pub clock: Clock,
    pub config: Arc<Config>,
    pub conversations: Conversations,
    pub moderation: Moderation,
    pub receivers: Receivers,
    pub sitemaps: Arc<Sitemaps>,
    pub sites: Arc<SiteRegistry>,
    pub store: Arc<dyn Store>,
    pub wakeups: Arc<Wakeups>,
}

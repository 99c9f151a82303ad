//! The services that each crate besides HTTP gets, and no others.

use std::sync::Arc;

use afterword_integrations::IntegrationServices;
use afterword_mail::MailServices;
use afterword_services::App;
use afterword_transfer::{Before, TransferServices};

/// The services for mail.
pub(super) fn mail(app: &App) -> MailServices {
    MailServices {
        accounts: app.accounts.clone(),
        addresses: app.addresses.clone(),
        by_mail: app.by_mail.clone(),
        clock: app.clock.clone(),
        config: app.settings.whole(),
        keys: Arc::clone(&app.keys),
        moderation: app.moderation.clone(),
        sites: Arc::clone(&app.sites),
        store: Arc::clone(&app.store),
        submissions: app.submissions.clone(),
        wakeups: Arc::clone(&app.wakeups),
    }
}

/// The services for webhooks, sitemaps, Akismet and conversations.
pub(super) fn integrations(app: &App) -> IntegrationServices {
    IntegrationServices {
        clock: app.clock.clone(),
        config: Arc::clone(&app.config),
        conversations: app.conversations.clone(),
        moderation: app.moderation.clone(),
        receivers: app.receivers.clone(),
        sitemaps: Arc::clone(&app.sitemaps),
        sites: Arc::clone(&app.sites),
        store: Arc::clone(&app.store),
        wakeups: Arc::clone(&app.wakeups),
    }
}

/// The services for imports; `before` runs before one writes.
pub(super) fn transfer(app: &App, before: Before) -> TransferServices {
    TransferServices {
        before,
        clock: app.clock.clone(),
        keep: app.retention.periods(),
        receivers: app.receivers.clone(),
        sites: Arc::clone(&app.sites),
        store: Arc::clone(&app.store),
    }
}

//! The services that mail uses.

use std::sync::Arc;

use afterword_config::{Config, Live};
use afterword_model::Clock;
use afterword_services::accounts::Accounts;
use afterword_services::by_mail::CommentsByMail;
use afterword_services::keys::Keys;
use afterword_services::moderate::Moderation;
use afterword_services::moderator_addresses::ModeratorAddresses;
use afterword_services::submit::Submissions;
use afterword_services::{SiteRegistry, Wakeups};
use afterword_store::Store;

/// The services for mail, and no others.
#[derive(Clone)]
pub struct MailServices {
    pub accounts: Accounts,
    pub addresses: ModeratorAddresses,
    pub by_mail: CommentsByMail,
    pub clock: Clock,
    /// Those in force.
    pub config: Live<Config>,
    pub keys: Arc<Keys>,
    pub moderation: Moderation,
    pub sites: Arc<SiteRegistry>,
    pub store: Arc<dyn Store>,
    pub submissions: Submissions,
    pub wakeups: Arc<Wakeups>,
}

//! What each part of the interface is given of the services, and nothing beside.

use std::sync::Arc;

use super::owner::ApiAccess;
use afterword_config::Config;
use afterword_model::Clock;
use afterword_services::accounts::Accounts;
use afterword_services::avatars::AuthorAvatars;
use afterword_services::blocks::Blocks;
use afterword_services::by_mail::CommentsByMail;
use afterword_services::challenges::Challenges;
use afterword_services::consent::Consents;
use afterword_services::edit::AuthorEdits;
use afterword_services::follows::Follows;
use afterword_services::keys::Keys;
use afterword_services::links::ModerationLinks;
use afterword_services::moderate::Moderation;
use afterword_services::moderator_addresses::ModeratorAddresses;
use afterword_services::outbox::Outbox;
use afterword_services::pages::Pages;
use afterword_services::people::People;
use afterword_services::published::PublishedComments;
use afterword_services::put_back::PutBacks;
use afterword_services::react::ReaderReactions;
use afterword_services::readers::Subscriptions;
use afterword_services::reports::Reports;
use afterword_services::submit::Submissions;
use afterword_services::thread::Threads;
use afterword_services::tokens::Tokens;
use afterword_services::ways_in::WaysIn;
use afterword_services::{Receivers, SiteRegistry, Sitemaps};
use afterword_store::Store;

/// What the owner's API uses.
#[derive(Clone)]
pub(crate) struct OwnerApiServices {
    pub(crate) access: ApiAccess,
    pub(crate) blocks: Blocks,
    pub(crate) clock: Clock,
    pub(crate) config: Arc<Config>,
    pub(crate) moderation: Moderation,
    pub(crate) pages: Pages,
    pub(crate) people: People,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tokens: Tokens,
}

/// What the console uses.
#[derive(Clone)]
pub(crate) struct ConsoleServices {
    pub(crate) accounts: Accounts,
    pub(crate) blocks: Blocks,
    pub(crate) clock: Clock,
    pub(crate) config: Arc<Config>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) moderation: Moderation,
    pub(crate) outbox: Outbox,
    pub(crate) pages: Pages,
    pub(crate) sitemaps: Arc<Sitemaps>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tokens: Tokens,
    pub(crate) ways_in: Arc<WaysIn>,
}

/// What the pages behind the links in mails use.
#[derive(Clone)]
pub(crate) struct MailLinkServices {
    pub(crate) config: Arc<Config>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) moderation_links: ModerationLinks,
    pub(crate) subscriptions: Subscriptions,
    pub(crate) consents: Consents,
    pub(crate) addresses: ModeratorAddresses,
    pub(crate) put_backs: PutBacks,
    pub(crate) by_mail: CommentsByMail,
}

/// What the addresses of Stacosys use.
#[derive(Clone)]
pub(crate) struct StacosysServices {
    pub(crate) config: Arc<Config>,
    pub(crate) published: PublishedComments,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) submissions: Submissions,
}

/// What feeds use.
#[derive(Clone)]
pub(crate) struct FeedServices {
    pub(crate) config: Arc<Config>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) store: Arc<dyn Store>,
}

/// What threads, comments and forms of readers use.
#[derive(Clone)]
pub(crate) struct ReaderServices {
    pub(crate) author_edits: AuthorEdits,
    pub(crate) avatars: AuthorAvatars,
    pub(crate) by_mail: CommentsByMail,
    pub(crate) challenges: Challenges,
    pub(crate) config: Arc<Config>,
    pub(crate) consents: Consents,
    pub(crate) follows: Follows,
    pub(crate) keys: Arc<Keys>,
    pub(crate) reactions: ReaderReactions,
    pub(crate) receivers: Receivers,
    pub(crate) reports: Reports,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) submissions: Submissions,
    pub(crate) threads: Threads,
}

//! The state of handlers: each part can be extracted alone, by `State<…>`.

use std::sync::Arc;

use axum::extract::FromRef;
use http::header::InvalidHeaderValue;

use super::contexts::{
    ConsoleServices, FeedServices, MailLinkServices, OwnerApiServices, ReaderServices,
    StacosysServices,
};
use super::counts::CountRequests;
use super::health::Readiness;
use super::inbound::InboundRequests;
use super::metrics::Metrics;
use super::openapi::Document;
use super::owner::ApiAccess;
use super::response_cache::ResponseCache;
use afterword_config::{Config, Live};
use afterword_jobs::Jobs;
use afterword_model::Clock;
use afterword_model::policy::Limits;
use afterword_services::accounts::Accounts;
use afterword_services::avatars::AuthorAvatars;
use afterword_services::blocks::Blocks;
use afterword_services::by_mail::CommentsByMail;
use afterword_services::challenges::Challenges;
use afterword_services::consent::Consents;
use afterword_services::counts::Counts;
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
use afterword_services::receive_mail::InboundMail;
use afterword_services::reports::Reports;
use afterword_services::submit::Submissions;
use afterword_services::thread::Threads;
use afterword_services::tokens::Tokens;
use afterword_services::ways_in::WaysIn;
use afterword_services::webmentions::Webmentions;
use afterword_services::{App, Receivers, SiteRegistry, Sitemaps};
use afterword_store::Store;
use afterword_transport::Memory;

/// The state of the router.
#[derive(Clone)]
pub(crate) struct HttpState(Arc<Parts>);

/// Each part by its name, and the type by which a handler asks for it.
macro_rules! parts {
    ($($name:ident: $part:ty,)+) => {
        struct Parts {
            $($name: $part,)+
        }

        $(impl FromRef<HttpState> for $part {
            fn from_ref(state: &HttpState) -> Self {
                state.0.$name.clone()
            }
        })+
    };
}

parts! {
    accounts: Accounts,
    author_edits: AuthorEdits,
    avatars: AuthorAvatars,
    blocks: Blocks,
    by_mail: CommentsByMail,
    challenges: Challenges,
    clock: Clock,
    config: Live<Config>,
    counts: Arc<Counts>,
    document: Arc<Document>,
    inbound_mail: InboundMail,
    inbound_requests: Arc<InboundRequests>,
    jobs: Jobs,
    keys: Arc<Keys>,
    limits: Live<Limits>,
    metrics: Arc<Metrics>,
    moderation: Moderation,
    moderation_links: ModerationLinks,
    outbox: Outbox,
    ways_in: Arc<WaysIn>,
    pages: Pages,
    people: People,
    published: PublishedComments,
    reactions: ReaderReactions,
    follows: Follows,
    readiness: Arc<Readiness>,
    receivers: Receivers,
    reports: Reports,
    response_cache: Arc<ResponseCache>,
    sitemaps: Arc<Sitemaps>,
    sites: Arc<SiteRegistry>,
    store: Arc<dyn Store>,
    submissions: Submissions,
    subscriptions: Subscriptions,
    addresses: ModeratorAddresses,
    consents: Consents,
    put_backs: PutBacks,
    threads: Threads,
    tokens: Tokens,
    webmentions: Webmentions,
}

/// The settings in force when a request asks for them.
impl FromRef<HttpState> for Arc<Config> {
    fn from_ref(state: &HttpState) -> Self {
        state.0.config.current()
    }
}

/// What is made of several parts.
macro_rules! context {
    ($context:ident: $($name:ident),+) => {
        impl FromRef<HttpState> for $context {
            fn from_ref(state: &HttpState) -> Self {
                Self {
                    $($name: FromRef::from_ref(state),)+
                }
            }
        }
    };
}

context!(ApiAccess: config, tokens);
context!(CountRequests: cache, counts, sites, store, config, limits);
context!(OwnerApiServices: access, blocks, clock, config, moderation, pages, people, sites, store, tokens);
context!(ConsoleServices: accounts, blocks, clock, config, keys, moderation, outbox, pages, sitemaps, sites, store, tokens, ways_in);
context!(MailLinkServices: config, keys, moderation_links, subscriptions, consents, addresses, put_backs, by_mail);
context!(StacosysServices: config, published, sites, submissions);
context!(FeedServices: config, sites, store);
context!(ReaderServices: author_edits, avatars, by_mail, challenges, config, consents, follows, keys, reactions, receivers, reports, sites, store, submissions, threads);

impl HttpState {
    /// # Errors
    /// Infallible after the configuration was validated.
    #[expect(clippy::too_many_lines, reason = "a list, one part after another")]
    pub(crate) fn new(
        app: &Arc<App>,
        jobs: Jobs,
        metrics: Arc<Metrics>,
        document: Document,
        memory: Memory,
    ) -> Result<Self, InvalidHeaderValue> {
        let response_cache = ResponseCache::new(
            &app.config,
            Arc::clone(&app.store),
            Arc::clone(&app.keys),
            Arc::clone(&metrics),
            app.clock.clone(),
            memory,
        )?;
        Ok(Self(Arc::new(Parts {
            accounts: app.accounts.clone(),
            author_edits: app.author_edits.clone(),
            avatars: app.avatars.clone(),
            blocks: app.blocks.clone(),
            by_mail: app.by_mail.clone(),
            challenges: app.challenges.clone(),
            clock: app.clock.clone(),
            config: app.settings.whole(),
            counts: Arc::clone(&app.counts),
            document: Arc::new(document),
            follows: app.follows.clone(),
            inbound_mail: app.inbound_mail.clone(),
            inbound_requests: Arc::new(InboundRequests::new(app, Arc::clone(&metrics))),
            jobs,
            keys: Arc::clone(&app.keys),
            limits: app.settings.limits(),
            metrics,
            moderation: app.moderation.clone(),
            moderation_links: app.moderation_links.clone(),
            outbox: app.outbox.clone(),
            ways_in: Arc::clone(&app.ways_in),
            pages: app.pages.clone(),
            people: app.people.clone(),
            published: app.published.clone(),
            reactions: app.reactions.clone(),
            readiness: Arc::default(),
            receivers: app.receivers.clone(),
            reports: app.reports.clone(),
            response_cache: Arc::new(response_cache),
            sitemaps: Arc::clone(&app.sitemaps),
            sites: Arc::clone(&app.sites),
            store: Arc::clone(&app.store),
            submissions: app.submissions.clone(),
            subscriptions: app.subscriptions.clone(),
            addresses: app.addresses.clone(),
            consents: app.consents.clone(),
            put_backs: app.put_backs.clone(),
            threads: app.threads.clone(),
            tokens: app.tokens.clone(),
            webmentions: app.webmentions.clone(),
        })))
    }
}

//! All services of a process, built once and wired to each other.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::accounts::Accounts;
use crate::avatars::AuthorAvatars;
use crate::blocks::Blocks;
use crate::by_mail::CommentsByMail;
use crate::challenges::Challenges;
use crate::consent::Consents;
use crate::conversations::Conversations;
use crate::counts::Counts;
use crate::duplicates::Duplicates;
use crate::edit::AuthorEdits;
use crate::follows::Follows;
use crate::keys::Keys;
use crate::links::ModerationLinks;
use crate::moderate::Moderation;
use crate::moderator_addresses::ModeratorAddresses;
use crate::outbox::Outbox;
use crate::pages::Pages;
use crate::people::People;
use crate::published::PublishedComments;
use crate::put_back::PutBacks;
use crate::rates::Rates;
use crate::react::ReaderReactions;
use crate::readers::Subscriptions;
use crate::receive_mail::InboundMail;
use crate::reports::Reports;
use crate::retention::Retention;
use crate::second_opinion::SecondOpinions;
use crate::settings::Settings;
use crate::signals::SignalSources;
use crate::sns::Sns;
use crate::submit::{AT_ONCE, Submissions};
use crate::thread::Threads;
use crate::tokens::Tokens;
use crate::ways_in::WaysIn;
use crate::webmentions::Webmentions;
use crate::{Metrics, Receivers, SiteRegistry, Sitemaps, Wakeups};
use afterword_background::BackgroundRuntime;
use afterword_config::Config;
use afterword_model::Clock;
use afterword_store::{Store, StoreResult};

/// All services of a process. It does nothing itself. Only the wiring takes all of it: the binary, and the state of
/// `http`.
pub struct App {
    /// The settings at the start, for what only a restart changes.
    pub config: Arc<Config>,
    /// The settings in force.
    pub settings: Settings,
    pub store: Arc<dyn Store>,
    pub clock: Clock,
    pub keys: Arc<Keys>,
    pub metrics: Arc<Metrics>,
    pub sites: Arc<SiteRegistry>,
    pub counts: Arc<Counts>,
    pub duplicates: Arc<Duplicates>,
    pub sitemaps: Arc<Sitemaps>,
    pub wakeups: Arc<Wakeups>,
    pub receivers: Receivers,
    pub challenges: Challenges,
    pub submissions: Submissions,
    pub author_edits: AuthorEdits,
    pub conversations: Conversations,
    pub by_mail: CommentsByMail,
    pub webmentions: Webmentions,
    pub avatars: AuthorAvatars,
    pub reactions: ReaderReactions,
    pub reports: Reports,
    pub follows: Follows,
    pub threads: Threads,
    pub published: PublishedComments,
    pub moderation: Moderation,
    pub moderation_links: ModerationLinks,
    pub subscriptions: Subscriptions,
    pub consents: Consents,
    pub put_backs: PutBacks,
    pub blocks: Blocks,
    pub outbox: Outbox,
    pub pages: Pages,
    pub people: People,
    pub tokens: Tokens,
    pub accounts: Accounts,
    pub addresses: ModeratorAddresses,
    pub inbound_mail: InboundMail,
    pub sns: Sns,
    pub ways_in: Arc<WaysIn>,
    pub retention: Retention,
}

impl App {
    /// # Errors
    /// An error of the store.
    #[expect(clippy::too_many_lines, reason = "a list, one service after another")]
    pub async fn new(config: Config, store: Arc<dyn Store>, clock: Clock) -> StoreResult<Self> {
        let config = Arc::new(config);
        let metrics = Arc::<Metrics>::default();
        let keys = Arc::new(Keys::new(&store.secret().await?));
        let settings = Settings::new(&config);
        let (limits, spam) = (&settings.limits, &settings.spam);
        let duplicates = Arc::<Duplicates>::default();
        let sitemaps = Arc::<Sitemaps>::default();
        let wakeups = Arc::<Wakeups>::default();
        let receivers = Receivers::new(&config);
        let background = Arc::new(BackgroundRuntime::new(config.server.worker_threads()));
        let counts = Arc::new(Counts::new(Arc::clone(&store), config.counts.pages));
        let rates = Arc::new(Rates::new(Arc::clone(&keys), spam.clone(), clock.clone()));
        let challenges = Challenges::new(Arc::clone(&keys), spam.clone(), clock.clone());
        let second_opinions = SecondOpinions::new(&config.akismet);
        let sites = SiteRegistry::load(
            Arc::clone(&store),
            Arc::clone(&duplicates),
            Arc::clone(&sitemaps),
            Arc::clone(&wakeups),
            settings.sites.clone(),
            clock.clone(),
        );
        let sites = Arc::new(sites.await?);
        let sources = SignalSources {
            store: Arc::clone(&store),
            challenges: challenges.clone(),
            duplicates: Arc::clone(&duplicates),
            sitemaps: Arc::clone(&sitemaps),
            keys: Arc::clone(&keys),
            settings: spam.clone(),
            clock: clock.clone(),
        };
        let moderation = Moderation {
            store: Arc::clone(&store),
            sites: Arc::clone(&sites),
            duplicates: Arc::clone(&duplicates),
            receivers: receivers.clone(),
            wakeups: Arc::clone(&wakeups),
            metrics: Arc::clone(&metrics),
            limits: limits.clone(),
            clock: clock.clone(),
        };
        let accounts = Accounts::new(
            (&config, settings.sites.clone()),
            Arc::clone(&store),
            Arc::clone(&sites),
            Arc::clone(&wakeups),
            Arc::clone(&keys),
            clock.clone(),
        );
        let submissions = Submissions {
            store: Arc::clone(&store),
            sources: sources.clone(),
            second_opinions,
            challenges: challenges.clone(),
            rates: Arc::clone(&rates),
            duplicates: Arc::clone(&duplicates),
            receivers: receivers.clone(),
            wakeups: Arc::clone(&wakeups),
            metrics: Arc::clone(&metrics),
            background: Arc::clone(&background),
            places: Arc::new(Semaphore::new(AT_ONCE)),
            keys: Arc::clone(&keys),
            limits: limits.clone(),
            clock: clock.clone(),
        };
        let author_edits = AuthorEdits {
            store: Arc::clone(&store),
            sites: Arc::clone(&sites),
            sources,
            second_opinions,
            rates: Arc::clone(&rates),
            duplicates: Arc::clone(&duplicates),
            receivers: receivers.clone(),
            wakeups: Arc::clone(&wakeups),
            background: Arc::clone(&background),
            keys: Arc::clone(&keys),
            limits: limits.clone(),
            clock: clock.clone(),
        };
        let conversations = Conversations {
            submissions: submissions.clone(),
            edits: author_edits.clone(),
            limits: limits.clone(),
        };
        let by_mail = CommentsByMail {
            store: Arc::clone(&store),
            sites: Arc::clone(&sites),
            sitemaps: Arc::clone(&sitemaps),
            receivers: receivers.clone(),
            rates: Arc::clone(&rates),
            submissions: submissions.clone(),
            keys: Arc::clone(&keys),
            config: settings.whole(),
            limits: limits.clone(),
            clock: clock.clone(),
        };
        let webmentions = Webmentions {
            store: Arc::clone(&store),
            sites: Arc::clone(&sites),
            sitemaps: Arc::clone(&sitemaps),
            rates: Arc::clone(&rates),
            wakeups: Arc::clone(&wakeups),
            config: Arc::clone(&config),
            clock: clock.clone(),
        };
        Ok(Self {
            by_mail,
            webmentions,
            submissions,
            author_edits,
            conversations,
            avatars: AuthorAvatars::new(Arc::clone(&store), Arc::clone(&sites), clock.clone()),
            reports: Reports {
                store: Arc::clone(&store),
                rates: Arc::clone(&rates),
                challenges: challenges.clone(),
                receivers: receivers.clone(),
                wakeups: Arc::clone(&wakeups),
                metrics: Arc::clone(&metrics),
                limits: limits.clone(),
                clock: clock.clone(),
                sends_mail: config.mail.from.is_some(),
            },
            follows: Follows {
                store: Arc::clone(&store),
                rates: Arc::clone(&rates),
                challenges: challenges.clone(),
                receivers: receivers.clone(),
                sitemaps: Arc::clone(&sitemaps),
                wakeups: Arc::clone(&wakeups),
                keys: Arc::clone(&keys),
                clock: clock.clone(),
            },
            reactions: ReaderReactions {
                store: Arc::clone(&store),
                sites: Arc::clone(&sites),
                rates,
                keys: Arc::clone(&keys),
                sitemaps: Arc::clone(&sitemaps),
                clock: clock.clone(),
            },
            threads: Threads {
                store: Arc::clone(&store),
                background,
                clock: clock.clone(),
            },
            published: PublishedComments {
                store: Arc::clone(&store),
                counts: Arc::clone(&counts),
            },
            moderation_links: ModerationLinks {
                store: Arc::clone(&store),
                sites: Arc::clone(&sites),
                moderation: moderation.clone(),
                clock: clock.clone(),
            },
            consents: Consents {
                store: Arc::clone(&store),
                sites: Arc::clone(&sites),
                duplicates: Arc::clone(&duplicates),
                receivers: receivers.clone(),
                wakeups: Arc::clone(&wakeups),
                keys: Arc::clone(&keys),
                clock: clock.clone(),
            },
            put_backs: PutBacks {
                store: Arc::clone(&store),
                sites: Arc::clone(&sites),
                moderation: moderation.clone(),
                clock: clock.clone(),
            },
            subscriptions: Subscriptions {
                store: Arc::clone(&store),
                sites: Arc::clone(&sites),
                wakeups: Arc::clone(&wakeups),
                clock: clock.clone(),
            },
            blocks: Blocks {
                store: Arc::clone(&store),
                keys: Arc::clone(&keys),
                limits: limits.clone(),
                clock: clock.clone(),
            },
            outbox: Outbox {
                store: Arc::clone(&store),
                wakeups: Arc::clone(&wakeups),
                clock: clock.clone(),
            },
            pages: Pages {
                store: Arc::clone(&store),
                receivers: receivers.clone(),
                wakeups: Arc::clone(&wakeups),
                clock: clock.clone(),
            },
            people: People {
                store: Arc::clone(&store),
                sites: Arc::clone(&sites),
                keys: Arc::clone(&keys),
                duplicates: Arc::clone(&duplicates),
                receivers: receivers.clone(),
                wakeups: Arc::clone(&wakeups),
                clock: clock.clone(),
            },
            tokens: Tokens::new(Arc::clone(&store), clock.clone()),
            addresses: ModeratorAddresses {
                store: Arc::clone(&store),
                accounts: accounts.clone(),
                keys: Arc::clone(&keys),
                wakeups: Arc::clone(&wakeups),
                clock: clock.clone(),
                own: ModeratorAddresses::own(&config),
            },
            accounts,
            inbound_mail: InboundMail::default(),
            sns: Sns::default(),
            ways_in: Arc::default(),
            retention: Retention {
                store: Arc::clone(&store),
                duplicates: Arc::clone(&duplicates),
                receivers: receivers.clone(),
                metrics: Arc::clone(&metrics),
                keep: settings.keep.clone(),
                clock: clock.clone(),
                latest: None,
                trusted: None,
                waits: false,
            },
            moderation,
            challenges,
            receivers,
            wakeups,
            sitemaps,
            duplicates,
            counts,
            sites,
            metrics,
            keys,
            clock,
            config,
            settings,
            store,
        })
    }
}

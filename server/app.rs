//! The handles that every door shares.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock, Weak};

use arc_swap::ArcSwap;
use jiff::Timestamp;
use tokio::sync::{Notify, Semaphore};

use crate::aside::Aside;
use crate::comments::challenges::Demand;
use crate::comments::owners::Watch;
use crate::comments::rates::Rates;
use crate::comments::recent::{self, Recent};
use crate::comments::submit;
use crate::comments::tokens::Uses;
use crate::comments::{Comment, CommentError, EmailAddress, Site, Sites};
use crate::config::Config;
use crate::counts::Counts;
use crate::keys::Keys;
use crate::mail::{Arrival, Delivery, Receipt, Receive};
use crate::sitemaps::Sitemaps;
use crate::store::{Hooks, Mailing, SiteDraft, Store, StoreResult, StoredSite};
use crate::telemetry::Metrics;

pub struct App {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub counts: Counts,
    pub keys: Keys,
    pub clock: Clock,
    pub metrics: Metrics,
    /// Watches who tries to come into the console.
    pub watch: Watch,
    /// How hard challenges are.
    pub demand: Demand,
    /// How much comes, by network, page and site.
    pub rates: Rates,
    /// Where comments are judged.
    pub aside: Aside,
    /// Places for those that are judged and stored.
    pub submissions: Arc<Semaphore>,
    /// By which repeated texts are found.
    pub recent: Recent,
    /// Somebody has put a mail into the outbox.
    pub mails_wait: Notify,
    /// Webhooks may wait.
    pub hooks_wait: Notify,
    /// Akismet may have to be asked.
    pub questions_wait: Notify,
    /// Who hears of writes by webhook.
    pub hooks: Arc<Hooks>,
    /// Which pages the sites have.
    pub sitemaps: Sitemaps,
    /// Where messages go that come in by mail; empty while there is no mail.
    /// It holds the app: held in turn, neither would ever end, and the store would never be closed.
    pub mailroom: OnceLock<Weak<dyn Receive>>,
    /// When each token of the owner's API was last noted as used.
    pub token_uses: Uses,
    /// Changes that hang on what is there come one after another: a site's, a page's, a new token.
    pub changes: tokio::sync::Mutex<()>,
    sites: ArcSwap<Sites>,
}

impl App {
    /// # Errors
    /// What the store can't do.
    pub async fn new(
        config: Config,
        store: Arc<dyn Store>,
        clock: Clock,
        metrics: Metrics,
    ) -> StoreResult<Self> {
        let app = Self {
            counts: Counts::new(Arc::clone(&store), config.counts.pages),
            keys: Keys::new(&store.secret().await?),
            metrics,
            watch: Watch::default(),
            demand: Demand::default(),
            rates: Rates::default(),
            aside: Aside::new(config.server.worker_threads()),
            submissions: Arc::new(Semaphore::new(submit::AT_ONCE)),
            recent: Recent::default(),
            mails_wait: Notify::new(),
            hooks_wait: Notify::new(),
            questions_wait: Notify::new(),
            hooks: Arc::new(hooks(&config)),
            sitemaps: Sitemaps::default(),
            mailroom: OnceLock::new(),
            token_uses: Uses::default(),
            changes: tokio::sync::Mutex::new(()),
            sites: ArcSwap::default(),
            clock,
            config,
            store,
        };
        app.reload_sites().await?;
        Ok(app)
    }

    #[must_use]
    pub fn sites(&self) -> Arc<Sites> {
        self.sites.load_full()
    }

    /// The site that a comment belongs to.
    ///
    /// # Errors
    /// [`CommentError::UnknownComment`] while its site is not known here.
    pub fn site_of(&self, comment: &Comment) -> Result<Arc<Site>, CommentError> {
        self.sites
            .load()
            .by_id(comment.site)
            .ok_or(CommentError::UnknownComment)
    }

    /// Who hears of what is written on the site; by mail nobody while there is none.
    #[must_use]
    pub fn mailing(&self, site: &Site) -> Mailing {
        if self.config.mail.from.is_none() {
            return Mailing {
                hooks: Arc::clone(&self.hooks),
                ..Mailing::none()
            };
        }
        let moderators = site.rules.moderators.iter();
        Mailing {
            moderators: moderators
                .map(|address| EmailAddress::stored(address.as_str().to_owned()))
                .collect(),
            about: site.rules.tell_owner,
            readers: site.rules.notifications,
            authors: site.rules.tell_authors,
            hooks: Arc::clone(&self.hooks),
        }
    }

    /// After a write: mails, webhooks and questions may wait that follow from it.
    pub fn wake_workers(&self) {
        self.mails_wait.notify_one();
        self.hooks_wait.notify_one();
        self.questions_wait.notify_one();
    }

    /// A message that a program hands over.
    pub async fn receive_mail(&self, raw: Vec<u8>) -> MailAnswer {
        let Some(room) = self.mailroom.get() else {
            return MailAnswer::Off;
        };
        let Some(room) = room.upgrade() else {
            return MailAnswer::Later;
        };
        let arrival = Arrival::Api;
        match room.receive(Delivery { raw, arrival }).await {
            Receipt::Done(effect) => MailAnswer::Done(effect),
            Receipt::NotOurs => MailAnswer::NotOurs,
            Receipt::Later(_) => MailAnswer::Later,
        }
    }

    /// # Errors
    /// What the store can't do.
    pub async fn save_site(&self, draft: SiteDraft) -> StoreResult<StoredSite> {
        let saved = self.store.save_site(draft).await?;
        self.changed_elsewhere().await?;
        Ok(saved)
    }

    /// Reads anew all that is kept in memory: another process has written to the store.
    ///
    /// # Errors
    /// What the store can't do.
    pub async fn changed_elsewhere(&self) -> StoreResult<()> {
        // First what can't fail.
        self.forget_all();
        self.reload_sites().await?;
        recent::forget_erased(self).await?;
        self.wake_workers();
        // Again, because an answer may have been made of the old sites since.
        self.forget_all();
        Ok(())
    }

    fn forget_all(&self) {
        self.counts.forget_all();
        self.store.freshness().all_changed();
    }

    async fn reload_sites(&self) -> StoreResult<()> {
        let sites = self.store.sites().await?;
        let with_rules = sites.into_iter().map(|StoredSite { id, draft }| Site {
            id,
            key: draft.key,
            title: draft.title,
            origins: draft.origins,
            rules: self.config.sites.with(&draft.overrides),
            overrides: draft.overrides,
        });
        self.sites.store(Arc::new(Sites::new(with_rules.collect())));
        self.sitemaps.look();
        Ok(())
    }
}

fn hooks(config: &Config) -> Hooks {
    let webhooks = &config.webhooks;
    Hooks {
        urls: webhooks.urls.iter().map(ToString::to_string).collect(),
        events: webhooks.events.clone(),
        quiet: *webhooks.quiet,
    }
}

/// In bytes: the longest message that is taken.
pub const MAX_MAIL: usize = afterword_mail_reader::MAX_MESSAGE;

/// What a program hears that hands a message over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MailAnswer {
    Done(String),
    NotOurs,
    Later,
    Off,
}

/// The time, so that windows, expiry and retention are tested without waiting.
#[derive(Debug, Clone, Default)]
pub enum Clock {
    #[default]
    System,
    /// Stands still at these milliseconds since 1970 until a test moves it.
    Fixed(Arc<AtomicI64>),
}

impl Clock {
    #[must_use]
    pub fn now(&self) -> Timestamp {
        let millis = match self {
            Self::System => Timestamp::now().as_millisecond(),
            Self::Fixed(millis) => millis.load(Ordering::SeqCst),
        };
        // The store keeps milliseconds; a finer time would change when it is read again.
        Timestamp::from_millisecond(millis).unwrap_or_default()
    }
}

/// Runs a write to its end even when the one who asked hangs up: between a commit and the
/// forgetting of the counts it changed there must be no way out.
pub async fn to_the_end<T: Send + 'static>(
    write: impl Future<Output = Result<T, CommentError>> + Send + 'static,
) -> Result<T, CommentError> {
    match tokio::spawn(write).await {
        Ok(result) => result,
        Err(error) => {
            let reason = format!("a write ended early: {error}");
            Err(crate::store::StoreError::Unavailable(reason).into())
        }
    }
}

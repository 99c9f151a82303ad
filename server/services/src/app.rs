//! What all interfaces share: configuration, store, caches, limits, and who waits for what.

use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use arc_swap::ArcSwap;
use tokio::sync::{Notify, Semaphore};

use crate::CommentError;
use crate::Metrics;
use crate::Sitemaps;
use crate::accounts::Watch;
use crate::challenges::Difficulty;
use crate::counts::Counts;
use crate::duplicates;
use crate::duplicates::Duplicates;
use crate::keys::Keys;
use crate::rates::Rates;
use crate::receive_mail::{Arrival, Delivery, Receipt, ReceiveMail};
use crate::submit;
use crate::tokens::Uses;
use afterword_background::BackgroundRuntime;
use afterword_config::Config;
use afterword_model::{Clock, Comment, EmailAddress, Site, Sites, ThreadReceivers};
use afterword_rules::webhooks;
use afterword_store::{Hooks, Mailing, SeenSite, SiteDraft, Store, StoreResult, StoredSite};

/// How often somebody who waits looks whether another process has written.
const LOOK: Duration = Duration::from_secs(1);

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
    pub difficulty: Difficulty,
    /// How much comes, by network, page and site.
    pub rates: Rates,
    /// Where comments are judged.
    pub background: BackgroundRuntime,
    /// Places for those that are judged and stored.
    pub submissions: Arc<Semaphore>,
    /// By which repeated texts are found.
    pub duplicates: Duplicates,
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
    pub mailroom: OnceLock<Weak<dyn ReceiveMail>>,
    /// When each token of the owner's API was last noted as used.
    pub token_uses: Uses,
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
            difficulty: Difficulty::default(),
            rates: Rates::default(),
            background: BackgroundRuntime::new(config.server.worker_threads()),
            submissions: Arc::new(Semaphore::new(submit::AT_ONCE)),
            duplicates: Duplicates::default(),
            mails_wait: Notify::new(),
            hooks_wait: Notify::new(),
            questions_wait: Notify::new(),
            hooks: Arc::new(hooks(&config)),
            sitemaps: Sitemaps::default(),
            mailroom: OnceLock::new(),
            token_uses: Uses::default(),
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

    /// Who hears by webhook that threads have changed.
    #[must_use]
    pub fn thread_receivers(&self) -> ThreadReceivers {
        webhooks::of_threads(&self.hooks)
    }

    /// After a write: mails, webhooks and questions may wait that follow from it.
    pub fn wake_workers(&self) {
        self.mails_wait.notify_one();
        self.hooks_wait.notify_one();
        self.questions_wait.notify_one();
    }

    /// Ready when another process has written more than `seen`, which [`Store::foreign_writes`] told.
    pub async fn written_elsewhere(&self, seen: u64) {
        while self.store.foreign_writes() == seen {
            tokio::time::sleep(LOOK).await;
        }
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

    /// As [`Store::save_site_if`].
    ///
    /// # Errors
    /// What the store can't do.
    pub async fn save_site_if(
        &self,
        draft: SiteDraft,
        seen: Option<SeenSite>,
    ) -> StoreResult<Option<StoredSite>> {
        let saved = self.store.save_site_if(draft, seen).await?;
        // Where it was not saved, the sites in memory are not those of the store either.
        self.changed_elsewhere().await?;
        Ok(saved)
    }

    /// Reads anew all that is kept in memory: another process has written to the store.
    ///
    /// # Errors
    /// What the store can't do.
    pub async fn changed_elsewhere(&self) -> StoreResult<()> {
        // First what can't fail.
        self.store.freshness().all_changed();
        self.reload_sites().await?;
        duplicates::forget_erased(self).await?;
        self.wake_workers();
        // Again, because an answer may have been made of the old sites since.
        self.store.freshness().all_changed();
        Ok(())
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
pub const MAX_MAIL: usize = 2 * 1024 * 1024;

/// What a program hears that hands a message over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MailAnswer {
    Done(String),
    NotOurs,
    Later,
    Off,
}

/// Runs a write to its end even when the one who asked hangs up: what follows from a commit in memory (duplicates are
/// learned, workers woken, the metrics counted) must follow.
pub async fn to_the_end<T: Send + 'static>(
    write: impl Future<Output = Result<T, CommentError>> + Send + 'static,
) -> Result<T, CommentError> {
    match tokio::spawn(write).await {
        Ok(result) => result,
        Err(error) if error.is_panic() => Err(afterword_store::StoreError::Panicked.into()),
        Err(error) => {
            let reason = format!("a write ended early: {error}");
            Err(afterword_store::StoreError::Unavailable(reason).into())
        }
    }
}

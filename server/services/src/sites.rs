//! The owner's actions on a site: add it, change its title, its origins and its settings.

use std::sync::Arc;

use arc_swap::ArcSwap;
use tokio::sync::Mutex;

use super::CommentError;
use crate::duplicates::Duplicates;
use crate::{Sitemaps, Wakeups, to_the_end};
use afterword_config::Live;
use afterword_model::policy::{SiteDefaults, SiteOverrides, SiteRules};
use afterword_model::{Clock, ClosedBy, Comment, Origin, Site, SiteKey, Sites};
use afterword_store::{SeenSite, SiteDraft, Store, StoreResult, StoredSite};

/// The new data of a site.
#[derive(Debug, Clone)]
pub struct Plan {
    pub title: String,
    /// At least one; links lead to the first.
    pub origins: Vec<Origin>,
    pub overrides: SiteOverrides,
}

impl Plan {
    /// The current data.
    #[must_use]
    pub fn of(site: &Site) -> Self {
        Self {
            title: site.title.clone(),
            origins: site.origins.clone(),
            overrides: site.overrides.clone(),
        }
    }
}

/// How often a change is retried because somebody else has changed the site. Each time, another change was stored.
const ATTEMPTS: usize = 1000;

/// Closed pages take reactions and edits, a retired site takes neither.
pub(crate) fn ensure_in_use(site: &Site) -> Result<(), CommentError> {
    match site.rules.retired {
        true => Err(CommentError::PageClosed(ClosedBy::Owner)),
        false => Ok(()),
    }
}

/// The current sites, in memory.
pub struct SiteRegistry {
    store: Arc<dyn Store>,
    duplicates: Arc<Duplicates>,
    sitemaps: Arc<Sitemaps>,
    wakeups: Arc<Wakeups>,
    /// The rules of a site without its own settings.
    defaults: Live<SiteDefaults>,
    clock: Clock,
    sites: ArcSwap<Sites>,
    /// Held while sites are loaded: what was read later is stored later.
    loading: Mutex<()>,
}

impl SiteRegistry {
    /// # Errors
    /// An error of the store.
    pub(crate) async fn load(
        store: Arc<dyn Store>,
        duplicates: Arc<Duplicates>,
        sitemaps: Arc<Sitemaps>,
        wakeups: Arc<Wakeups>,
        defaults: Live<SiteDefaults>,
        clock: Clock,
    ) -> StoreResult<Self> {
        let registry = Self {
            store,
            duplicates,
            sitemaps,
            wakeups,
            defaults,
            clock,
            sites: ArcSwap::default(),
            loading: Mutex::default(),
        };
        registry.reload().await?;
        Ok(registry)
    }

    #[must_use]
    pub fn current(&self) -> Arc<Sites> {
        self.sites.load_full()
    }

    /// The site of a comment.
    ///
    /// # Errors
    /// [`CommentError::UnknownComment`] while its site is not loaded.
    pub fn of(&self, comment: &Comment) -> Result<Arc<Site>, CommentError> {
        self.sites
            .load()
            .by_id(comment.site)
            .ok_or(CommentError::UnknownComment)
    }

    /// The rules of a site that has these settings of its own.
    #[must_use]
    pub fn rules_with(&self, own: &SiteOverrides) -> SiteRules {
        self.defaults.current().with(own)
    }

    /// Reloads all data in memory: sites or settings have changed, or another process has written something unknown.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn read_again(&self) -> StoreResult<()> {
        // First what can't fail.
        self.store.changes_feed().note_all();
        self.catch_up().await?;
        // Again, because an answer may have been made of the old data since.
        self.store.changes_feed().note_all();
        Ok(())
    }

    /// Takes over what another process has written, as [`Store::foreign_writes`] tells. The changes feed has its pages
    /// already, so what is in memory of all others stays.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn catch_up(&self) -> StoreResult<()> {
        self.reload().await?;
        self.duplicates.forget_erased(&*self.store).await?;
        self.wakeups.all();
        Ok(())
    }

    /// Answers that were made of other sites are old when this returns.
    async fn reload(&self) -> StoreResult<()> {
        let _one = self.loading.lock().await;
        let sites = self.store.sites().await?;
        let with_rules = sites.into_iter().map(|StoredSite { id, draft }| Site {
            id,
            key: draft.key,
            title: draft.title,
            origins: draft.origins,
            rules: self.rules_with(&draft.overrides),
            overrides: draft.overrides,
        });
        let sites = Sites::new(with_rules.collect());
        if sites != *self.current() {
            self.sites.store(Arc::new(sites));
            self.store.changes_feed().note_all();
        }
        self.sitemaps.look();
        Ok(())
    }

    /// # Errors
    /// [`CommentError::SiteExists`], and an error of the store.
    pub async fn add(
        self: &Arc<Self>,
        key: SiteKey,
        plan: Plan,
    ) -> Result<Arc<Site>, CommentError> {
        let own = Arc::clone(self);
        to_the_end(async move {
            let saved = own.save_over(key, plan, None).await?;
            saved.ok_or(CommentError::SiteExists)
        })
        .await
    }

    /// Changes the site by a plan from its current state; if `plan` returns none, nothing changes. If somebody else
    /// changes the site meanwhile, here or in another process, the plan is made again, so no change is lost.
    ///
    /// # Errors
    /// [`CommentError::UnknownSite`], the error of `plan`, and an error of the store.
    pub async fn change<E: From<CommentError> + Send + 'static>(
        self: &Arc<Self>,
        key: String,
        plan: impl Fn(&Site) -> Result<Plan, E> + Send + 'static,
    ) -> Result<Arc<Site>, E> {
        let own = Arc::clone(self);
        let changed = to_the_end(async move {
            for _ in 0..ATTEMPTS {
                let site = own
                    .current()
                    .by_key(&key)
                    .ok_or(CommentError::UnknownSite)?;
                let plan = match plan(&site) {
                    Ok(plan) => plan,
                    Err(refused) => return Ok(Err(refused)),
                };
                if let Some(site) = own.save_over(site.key.clone(), plan, Some(&site)).await? {
                    return Ok(Ok(site));
                }
            }
            Err(CommentError::ChangedMeanwhile)
        });
        changed.await?
    }

    /// `None` if the site has changed since it was `seen`.
    async fn save_over(
        &self,
        key: SiteKey,
        plan: Plan,
        seen: Option<&Site>,
    ) -> Result<Option<Arc<Site>>, CommentError> {
        let draft = SiteDraft {
            key,
            title: plan.title,
            origins: plan.origins,
            overrides: plan.overrides,
            now: self.clock.now(),
        };
        let seen = seen.map(|site| SeenSite {
            title: site.title.clone(),
            origins: site.origins.clone(),
            overrides: site.overrides.clone(),
        });
        let saved = self.store.save_site_if(draft, seen).await?;
        // Where it was not saved, the sites in memory are not those of the store either.
        self.read_again().await?;
        let Some(saved) = saved else {
            return Ok(None);
        };
        let site = self.current().by_id(saved.id);
        site.ok_or(CommentError::UnknownSite).map(Some)
    }
}

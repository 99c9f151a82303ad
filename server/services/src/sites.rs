//! What the owner does to a site: add it, name it, say where it is served from, give it rules of its own.

use std::sync::Arc;

use super::CommentError;
use crate::{App, to_the_end};
use afterword_model::policy::SiteOverrides;
use afterword_model::{Origin, Site, SiteKey};
use afterword_store::{SeenSite, SiteDraft};

/// A site as it is to be.
#[derive(Debug, Clone)]
pub struct Plan {
    pub title: String,
    /// At least one; links lead to the first.
    pub origins: Vec<Origin>,
    pub overrides: SiteOverrides,
}

impl Plan {
    /// As it is.
    #[must_use]
    pub fn of(site: &Site) -> Self {
        Self {
            title: site.title.clone(),
            origins: site.origins.clone(),
            overrides: site.overrides.clone(),
        }
    }
}

/// # Errors
/// [`CommentError::SiteExists`], and what the store can't do.
pub async fn add(app: Arc<App>, key: SiteKey, plan: Plan) -> Result<Arc<Site>, CommentError> {
    to_the_end(async move {
        let saved = save(&app, key, plan, None).await?;
        saved.ok_or(CommentError::SiteExists)
    })
    .await
}

/// How often a change is made anew because somebody else was faster. Each time, somebody's change has been stored.
const ATTEMPTS: usize = 1000;

/// Makes a new plan of the site as it is; where `plan` makes none, nothing changes. Whoever else changes it meanwhile,
/// here or in another process, loses nothing: then the plan is made anew.
///
/// # Errors
/// [`CommentError::UnknownSite`], what `plan` answers, and what the store can't do.
pub async fn change<E: From<CommentError> + Send + 'static>(
    app: Arc<App>,
    key: String,
    plan: impl Fn(&Site) -> Result<Plan, E> + Send + 'static,
) -> Result<Arc<Site>, E> {
    let changed = to_the_end(async move {
        for _ in 0..ATTEMPTS {
            let site = app.sites().by_key(&key).ok_or(CommentError::UnknownSite)?;
            let plan = match plan(&site) {
                Ok(plan) => plan,
                Err(refused) => return Ok(Err(refused)),
            };
            if let Some(site) = save(&app, site.key.clone(), plan, Some(&site)).await? {
                return Ok(Ok(site));
            }
        }
        Err(CommentError::ChangedMeanwhile)
    });
    changed.await?
}

/// `None` where the site is not as it was `seen` any more.
async fn save(
    app: &App,
    key: SiteKey,
    plan: Plan,
    seen: Option<&Site>,
) -> Result<Option<Arc<Site>>, CommentError> {
    let draft = SiteDraft {
        key,
        title: plan.title,
        origins: plan.origins,
        overrides: plan.overrides,
        now: app.clock.now(),
    };
    let seen = seen.map(|site| SeenSite {
        title: site.title.clone(),
        origins: site.origins.clone(),
        overrides: site.overrides.clone(),
    });
    let Some(saved) = app.save_site_if(draft, seen).await? else {
        return Ok(None);
    };
    let site = app.sites().by_id(saved.id);
    site.ok_or(CommentError::UnknownSite).map(Some)
}

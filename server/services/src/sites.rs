//! What the owner does to a site: add it, name it, say where it is served from, give it rules of its own.

use std::sync::Arc;

use super::CommentError;
use crate::{App, to_the_end};
use afterword_model::policy::SiteOverrides;
use afterword_model::{Origin, Site, SiteKey};
use afterword_store::SiteDraft;

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
        let _alone = app.changes.lock().await;
        if app.sites().by_key(key.as_str()).is_some() {
            return Err(CommentError::SiteExists);
        }
        save(&app, key, plan).await
    })
    .await
}

/// Makes a new plan of the site as it is; where `plan` makes none, nothing changes. Nobody else changes it meanwhile,
/// even when the one who asked hangs up.
///
/// # Errors
/// [`CommentError::UnknownSite`], what `plan` answers, and what the store can't do.
pub async fn change<E: From<CommentError> + Send + 'static>(
    app: Arc<App>,
    key: String,
    plan: impl FnOnce(&Site) -> Result<Plan, E> + Send + 'static,
) -> Result<Arc<Site>, E> {
    let changed = to_the_end(async move {
        let _alone = app.changes.lock().await;
        let site = app.sites().by_key(&key).ok_or(CommentError::UnknownSite)?;
        Ok(match plan(&site) {
            Ok(plan) => Ok(save(&app, site.key.clone(), plan).await?),
            Err(refused) => Err(refused),
        })
    });
    changed.await?
}

async fn save(app: &App, key: SiteKey, plan: Plan) -> Result<Arc<Site>, CommentError> {
    let draft = SiteDraft {
        key,
        title: plan.title,
        origins: plan.origins,
        overrides: plan.overrides,
        now: app.clock.now(),
    };
    let saved = app.save_site(draft).await?;
    app.sites().by_id(saved.id).ok_or(CommentError::UnknownSite)
}

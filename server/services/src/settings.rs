//! The settings in force: some are replaced while the server runs.

use std::sync::Arc;

use super::App;
use crate::retention::{RetentionPeriods, keep};
use afterword_config::{ChangedSettings, Config, Live, Spam};
use afterword_model::policy::{Limits, SiteDefaults};
use afterword_store::StoreResult;

/// The settings in force, as a whole and in the parts that services take.
#[derive(Clone)]
pub struct Settings {
    pub(crate) whole: Live<Config>,
    pub(crate) limits: Live<Limits>,
    pub(crate) spam: Live<Spam>,
    pub(crate) sites: Live<SiteDefaults>,
    pub(crate) keep: Live<RetentionPeriods>,
}

impl Settings {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            whole: Live::new(config.clone()),
            limits: Live::new(config.limits.clone()),
            spam: Live::new(config.spam.clone()),
            sites: Live::new(config.sites.clone()),
            keep: Live::new(keep(&config.privacy)),
        }
    }

    /// All settings.
    #[must_use]
    pub fn whole(&self) -> Live<Config> {
        self.whole.clone()
    }

    /// What readers may send.
    #[must_use]
    pub fn limits(&self) -> Live<Limits> {
        self.limits.clone()
    }

    fn replace(&self, config: Config) {
        self.limits.replace(config.limits.clone());
        self.spam.replace(config.spam.clone());
        self.sites.replace(config.sites.clone());
        self.keep.replace(keep(&config.privacy));
        self.whole.replace(config);
    }
}

impl App {
    /// Takes over the settings that need no restart. Nothing that was cached by the former ones is used any more.
    ///
    /// # Errors
    /// An error of the store: the settings hold, but those of `[sites]` for each site only from the next change of a
    /// site on.
    pub async fn reload(&self, new: &Config) -> StoreResult<ChangedSettings> {
        let (merged, changes) = self.settings.whole.current().reloaded(new);
        self.settings.replace(merged);
        self.sites.read_again().await?;
        Ok(changes)
    }

    /// The settings in force.
    #[must_use]
    pub fn current(&self) -> Arc<Config> {
        self.settings.whole.current()
    }
}

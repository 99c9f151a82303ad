//! Reads the settings again on SIGHUP, as `systemctl reload` sends it.

use std::future::Future;
use std::sync::Arc;

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::Notify;

use super::serve::warn_of_what_is_missing;
use crate::telemetry::LogLevel;
use afterword_config::{Config, ConfigFile, Sources};
use afterword_services::App;

/// What a reload reads, and what it changes.
pub(super) struct Reload {
    pub(super) sources: Sources,
    pub(super) log_level: LogLevel,
    pub(super) app: Arc<App>,
    /// Wakes the job that reads the certificate's files.
    pub(super) certificate: Arc<Notify>,
}

/// A file that was there at the start is missed afterwards: without it, a reload would fall back to the defaults.
pub(super) fn of_this_start(mut sources: Sources) -> Sources {
    if let ConfigFile::IfPresent(path) = &sources.file
        && path.exists()
    {
        sources.file = ConfigFile::Required(path.clone());
    }
    sources
}

impl Reload {
    /// Runs for ever.
    ///
    /// # Errors
    /// The system takes no handler for the signal.
    pub(super) fn at_each_signal(self) -> std::io::Result<impl Future<Output = ()>> {
        let mut hangup = signal(SignalKind::hangup())?;
        Ok(async move {
            while hangup.recv().await.is_some() {
                // The certificate's files are not settings: a wrong setting does not hold them up.
                self.certificate.notify_one();
                self.once().await;
            }
        })
    }

    async fn once(&self) {
        let sources = self.sources.clone();
        // It reads files.
        match tokio::task::spawn_blocking(move || Config::load(&sources)).await {
            Ok(Ok(new)) => self.apply(&new).await,
            Ok(Err(wrong)) => {
                for problem in &wrong.problems {
                    tracing::error!("the settings can't be used: {problem}");
                }
                tracing::error!(
                    "the settings stay as they were; `afterword check` names what is wrong with the new ones"
                );
            }
            Err(error) => tracing::error!(%error, "the settings could not be read again"),
        }
    }

    async fn apply(&self, new: &Config) {
        for warning in &new.warnings {
            tracing::warn!("{warning}");
        }
        let changed = match self.app.reload(new).await {
            Ok(changed) => changed,
            Err(error) => {
                tracing::error!(%error, "the settings were read, but not applied to each site: reload once more");
                return;
            }
        };
        self.log_level.set(&self.app.current().log);
        if changed.applied.is_empty() && changed.waiting.is_empty() {
            tracing::info!("the settings were read again: none has changed");
        }
        if !changed.applied.is_empty() {
            let names = changed.applied.join(", ");
            tracing::info!("the settings were read again; changed: {names}");
        }
        if !changed.waiting.is_empty() {
            let names = changed.waiting.join(", ");
            tracing::warn!("these settings have changed and hold from the next start on: {names}");
        }
        warn_of_what_is_missing(&self.app);
    }
}

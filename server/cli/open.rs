//! What most commands begin with: settings, store, the handles that doors share.

use std::sync::Arc;

use anyhow::Context;
use prometheus_client::registry::Registry;

use super::Settings;
use super::nudge::nudge;
use crate::app::{App, Clock};
use crate::config::{Config, Sources};
use crate::store::sqlite::Sqlite;
use crate::store::{Store, StoreLimits};
use crate::telemetry::Metrics;

/// The settings of this process; their warnings go to standard error.
pub(super) fn config(settings: &Settings) -> anyhow::Result<Config> {
    let sources = Sources::of_process(settings.config.clone(), settings.set.clone());
    let config = Config::load(&sources)?;
    for warning in &config.warnings {
        eprintln!("afterword: {warning}");
    }
    Ok(config)
}

pub(super) fn store(config: &Config) -> anyhow::Result<Arc<dyn Store>> {
    let limits = StoreLimits {
        readers: config.store.reader_connections(),
        busy_timeout: *config.store.busy_timeout,
        queue: config.store.queue,
    };
    let path = &config.store.path;
    let store = Sqlite::open(path, limits)
        .with_context(|| format!("can't open the database {} (store.path)", path.display()))?;
    Ok(Arc::new(store))
}

/// For a command that does its work and ends: one thread is enough.
///
/// `work` is given the handles; afterwards a running server is told that the database has changed.
pub(super) fn with_app<T, F>(
    settings: &Settings,
    work: impl FnOnce(Arc<App>) -> F,
) -> anyhow::Result<T>
where
    F: Future<Output = anyhow::Result<T>>,
{
    let config = config(settings)?;
    let database = config.store.path.clone();
    let store = store(&config)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let result = runtime.block_on(async {
        let metrics = Metrics::new(&mut Registry::default());
        work(Arc::new(
            App::new(config, store, Clock::System, metrics).await?,
        ))
        .await
    })?;
    nudge(&database)?;
    Ok(result)
}

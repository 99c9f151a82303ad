//! The common start of most commands: settings, store, and the handles that the interfaces share.

use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use tokio::runtime::Runtime;

use super::Settings;
use super::control_socket::tell;
use afterword_config::{Config, Sources};
use afterword_model::Clock;
use afterword_services::App;
use afterword_store::{Store, StoreLimits};
use afterword_store_sqlite::Sqlite;

/// The configuration of this process. Only `serve` and `check` report its warnings.
pub(super) fn config(settings: &Settings) -> anyhow::Result<Config> {
    load(&Sources::of_process(
        settings.config.clone(),
        settings.set.clone(),
    ))
}

pub(super) fn load(sources: &Sources) -> anyhow::Result<Config> {
    Config::load(sources).map_err(|problems| {
        let lines: Vec<String> = problems
            .problems
            .iter()
            .map(|problem| format!("\n  {problem}"))
            .collect();
        anyhow::anyhow!("the settings can't be used:{}", lines.concat())
    })
}

/// Opens the database, or creates it.
pub(super) fn store(config: &Config) -> anyhow::Result<Arc<dyn Store>> {
    let limits = StoreLimits {
        readers: config.store.reader_connections(),
        busy_timeout: *config.store.busy_timeout,
        queue: config.store.queue,
        min_free_space: config.store.min_free_space.bytes(),
    };
    let path = &config.store.path;
    let store = Sqlite::open(path, limits)
        .with_context(|| format!("can't open the database {} (store.path)", path.display()))?;
    Ok(Arc::new(store))
}

/// # Errors
/// There is no database: a command in the wrong folder would otherwise create an empty one.
pub(super) fn ensure_database(path: &Path) -> anyhow::Result<()> {
    anyhow::ensure!(
        path.is_file(),
        "there is no database {}: start in the folder of your afterword.toml, name it by --config, \
         or begin with `afterword init`",
        path.display()
    );
    Ok(())
}

/// A command's access to the data, with or without a running server. One thread is enough.
pub(super) struct Access {
    pub(super) app: Arc<App>,
    runtime: Runtime,
}

impl Access {
    /// # Errors
    /// There is no database.
    pub(super) fn to_existing(settings: &Settings) -> anyhow::Result<Self> {
        let config = config(settings)?;
        let path = &config.store.path;
        ensure_database(path)?;
        Self::new(config)
    }

    /// Creates the database if there is none.
    pub(super) fn creating(settings: &Settings) -> anyhow::Result<Self> {
        Self::new(config(settings)?)
    }

    fn new(config: Config) -> anyhow::Result<Self> {
        let store = store(&config)?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let app = runtime.block_on(App::new(config, store, Clock::System))?;
        Ok(Self {
            app: Arc::new(app),
            runtime,
        })
    }

    pub(super) fn run<F: Future>(&self, work: F) -> F::Output {
        self.runtime.block_on(work)
    }

    /// Call it after a write, before the command reports success: a running server drops its caches.
    pub(super) fn tell_server(&self) -> anyhow::Result<()> {
        self.tell_running_server().map(drop)
    }

    /// The same; returns whether a server runs.
    pub(super) fn tell_running_server(&self) -> anyhow::Result<bool> {
        tell(&self.app.config.store.path)
    }
}

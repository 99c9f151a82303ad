//! The common start of most commands: settings, store, and the handles that the interfaces share.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use tokio::runtime::Runtime;

use super::causes::Cause;
use super::control_socket::tell;
use super::{Settings, causes};
use afterword_config::{Config, Sources};
use afterword_model::Clock;
use afterword_services::App;
use afterword_store::portable::PortableStore;
use afterword_store::{Store, StoreError, StoreLimits};
use afterword_store_postgres::{
    Postgres, PostgresOptions, newest_schema as newest_postgres_schema, shown, survey,
};
use afterword_store_sqlite::{Sqlite, newest_schema, schema_of};

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

/// Opens the database of a server, or creates it.
pub(super) fn served_store(config: &Config) -> anyhow::Result<Arc<dyn Store>> {
    open(config, true)
}

/// Opens the database, or creates it.
fn store(config: &Config) -> anyhow::Result<Arc<dyn Store>> {
    open(config, false)
}

/// The options of PostgreSQL, if the settings name one.
pub(super) fn postgres(config: &Config) -> Option<PostgresOptions> {
    let url = config.store.url.as_ref()?;
    Some(PostgresOptions {
        url: url.reveal().to_owned(),
        ..postgres_options(config)
    })
}

fn postgres_options(config: &Config) -> PostgresOptions {
    let store = &config.store;
    PostgresOptions {
        url: String::new(),
        pool: store.pool,
        pool_timeout: *store.pool_timeout,
        statement_timeout: *store.statement_timeout,
        prepared_statements: store.prepared_statements,
        notify: store.notify,
        queue: store.queue,
    }
}

fn limits(config: &Config, yields_to_readers: bool) -> StoreLimits {
    StoreLimits {
        readers: config.store.reader_connections(),
        busy_timeout: *config.store.busy_timeout,
        queue: config.store.queue,
        min_free_space: config.store.min_free_space.bytes(),
        yields_to_readers,
    }
}

/// The database's name in the log and in errors.
pub(super) fn database(config: &Config) -> String {
    match &config.store.url {
        Some(url) => shown(url.reveal()),
        None => config.store.path.display().to_string(),
    }
}

/// The database of the settings, to be copied.
pub(super) fn portable(config: &Config) -> anyhow::Result<Arc<dyn PortableStore>> {
    match &config.store.url {
        Some(url) => portable_postgres(config, url.reveal()),
        None => portable_file(config, &config.store.path),
    }
}

/// A database in PostgreSQL, made ready for its first use.
pub(super) fn portable_postgres(
    config: &Config,
    url: &str,
) -> anyhow::Result<Arc<dyn PortableStore>> {
    let options = PostgresOptions {
        url: url.to_owned(),
        // A block of rows takes longer than a request.
        statement_timeout: Duration::from_secs(600),
        ..postgres_options(config)
    };
    let store = Postgres::open(&options);
    let what = || format!("can't open the database {}", shown(url));
    Ok(Arc::new(store.with_context(what)?))
}

/// A database in a file, made if it is not there.
pub(super) fn portable_file(
    config: &Config,
    path: &Path,
) -> anyhow::Result<Arc<dyn PortableStore>> {
    let store = Sqlite::open(path, limits(config, false));
    Ok(Arc::new(store.map_err(|error| unusable(path, error))?))
}

fn open(config: &Config, yields_to_readers: bool) -> anyhow::Result<Arc<dyn Store>> {
    if let Some(options) = postgres(config) {
        let store = Postgres::open(&options);
        let what = || format!("can't open the database {} (store.url)", database(config));
        return Ok(Arc::new(store.with_context(what)?));
    }
    let path = &config.store.path;
    match Sqlite::open(path, limits(config, yields_to_readers)) {
        Ok(store) => Ok(Arc::new(store)),
        Err(error) => Err(unusable(path, error)),
    }
}

/// Names the cause, where one is to be seen; SQLite's own sentence follows for those who search for it.
fn unusable(path: &Path, error: StoreError) -> anyhow::Error {
    let shown = path.display();
    let is_of_contents = matches!(
        error,
        StoreError::NewerSchema { .. } | StoreError::Upgrade { .. }
    );
    let cause = match &error {
        StoreError::Full(_) => {
            Some(causes::of_database(path).unwrap_or_else(causes::full_by_quota))
        }
        _ if is_of_contents => None,
        _ => causes::of_database(path),
    };
    let what = format!("can't open the database {shown} (store.path)");
    let error = anyhow::Error::from(error);
    match cause {
        Some(Cause {
            what: cause,
            advice,
        }) => {
            anyhow::anyhow!("{what}: {cause}. {advice} ({error:#})")
        }
        None => error.context(what),
    }
}

/// # Errors
/// There is no database: a command in the wrong folder would otherwise create an empty one.
pub(super) fn ensure_database(config: &Config) -> anyhow::Result<()> {
    let path = &config.store.path;
    anyhow::ensure!(
        config.store.url.is_some() || path.is_file(),
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
        ensure_database(&config)?;
        Self::new(config)
    }

    /// The same, unless the database would be upgraded.
    ///
    /// # Errors
    /// There is none of the newest schema, or this user can't use it.
    pub(super) fn without_upgrade(settings: &Settings) -> anyhow::Result<Self> {
        let config = config(settings)?;
        ensure_database(&config)?;
        let is_newest = match postgres(&config) {
            Some(options) => survey(&options)?.schema >= newest_postgres_schema(),
            None => schema_of(&config.store.path)? == newest_schema(),
        };
        anyhow::ensure!(is_newest, "it is an older one");
        Self::to_existing(settings)
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

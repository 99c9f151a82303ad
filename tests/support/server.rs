//! The server as `afterword serve` wires it, with a real database file, in the test's own process.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use afterword::cli::serve::Server;
use afterword::telemetry::Metrics;
use afterword_config::{Config, Sources, Store as StoreConfig};
use afterword_model::policy::SiteOverrides;
use afterword_model::{Clock, CommentId};
use afterword_model::{Origin, Site, SiteKey};
use afterword_services::sites::Plan;
use afterword_services::{App, CommentError};
use afterword_store::{Extra, Former, NewImport, Store, StoreLimits};
use afterword_store_postgres::{Postgres as PostgresStore, PostgresOptions};
use afterword_store_sqlite::Sqlite;
use afterword_testkit::{Postgres, PostgresDatabase};
use jiff::Timestamp;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::{Owner, Visitor, Watched};

pub(crate) const OWNERS_TOKEN: &str = "the-owners-own-token-for-tests";

pub(crate) struct TestServer {
    pub(crate) app: Arc<App>,
    pub(crate) address: SocketAddr,
    /// Where it speaks TLS, should it be told to.
    pub(crate) tls_address: Option<SocketAddr>,
    /// Where mail servers hand messages over, should it be told to.
    pub(crate) lmtp_address: Option<SocketAddr>,
    /// Where the metrics are, should it be told to.
    pub(crate) metrics_address: Option<SocketAddr>,
    /// What is counted beside the services.
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) folder: TempDir,
    clock: Arc<AtomicI64>,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<anyhow::Result<()>>>,
}

impl TestServer {
    /// One site `blog` at `https://blog.test`, which holds new comments.
    pub(crate) async fn start() -> Self {
        Self::with(&[]).await
    }

    /// The same with settings over the defaults, `section.key=value` each.
    pub(crate) async fn with(settings: &[&str]) -> Self {
        let folder = TempDir::new().unwrap();
        let config = config(&folder.path().join("afterword.db"), settings);
        let store = open(&config);
        Self::with_blog(config, store, folder).await
    }

    /// The site is there before the server begins, so that its jobs know it from the first.
    async fn with_blog(config: Config, store: Arc<dyn Store>, folder: TempDir) -> Self {
        let (mut own, server) = Self::bound(config, store, folder).await;
        own.add_site("blog", &["https://blog.test"]).await;
        own.run(server);
        own
    }

    /// One site with settings of its own, which is there before the server begins.
    pub(crate) async fn with_site(
        settings: &[&str],
        (key, origins): (&str, &[&str]),
        site: SiteOverrides,
    ) -> Self {
        let folder = TempDir::new().unwrap();
        let config = config(&folder.path().join("afterword.db"), settings);
        let store = open(&config);
        let (mut own, server) = Self::bound(config, store, folder).await;
        own.add_site_with(key, origins, site).await;
        own.run(server);
        own
    }

    pub(crate) async fn without_sites(settings: &[&str]) -> Self {
        let folder = TempDir::new().unwrap();
        let config = config(&folder.path().join("afterword.db"), settings);
        let store = open(&config);
        Self::serve(config, store, folder).await
    }

    /// On the database that an earlier server has left in the folder.
    pub(crate) async fn again(folder: TempDir) -> Self {
        Self::again_with(folder, &[]).await
    }

    pub(crate) async fn again_with(folder: TempDir, settings: &[&str]) -> Self {
        let config = config(&folder.path().join("afterword.db"), settings);
        let store = open(&config);
        Self::serve(config, store, folder).await
    }

    /// The same at another time than that at which tests begin.
    pub(crate) async fn again_at(folder: TempDir, settings: &[&str], now: Timestamp) -> Self {
        let config = config(&folder.path().join("afterword.db"), settings);
        let store = open(&config);
        let (mut own, server) = Self::bound(config, store, folder).await;
        own.clock.store(now.as_millisecond(), Ordering::SeqCst);
        own.run(server);
        own
    }

    /// As [`TestServer::with`], its store in the test's hands too.
    pub(crate) async fn watched(settings: &[&str]) -> (Self, Arc<Watched>) {
        Self::watched_from(settings, |_| {}).await
    }

    /// The same; the store is `prepared` before the server begins.
    pub(crate) async fn watched_from(
        settings: &[&str],
        prepare: impl FnOnce(&Watched),
    ) -> (Self, Arc<Watched>) {
        let folder = TempDir::new().unwrap();
        let config = config(&folder.path().join("afterword.db"), settings);
        let store = Arc::new(Watched::new(open(&config)));
        prepare(&store);
        let server = Self::with_blog(config, store.clone(), folder).await;
        (server, store)
    }

    /// Serves a store that a test has prepared, in `folder`.
    pub(crate) async fn serve(config: Config, store: Arc<dyn Store>, folder: TempDir) -> Self {
        let (mut own, server) = Self::bound(config, store, folder).await;
        own.run(server);
        own
    }

    /// Not served yet.
    async fn bound(config: Config, store: Arc<dyn Store>, folder: TempDir) -> (Self, Server) {
        // 2026-01-01 in UTC; tests move it by `pass`.
        let clock = Arc::new(AtomicI64::new(1_767_225_600_000));
        let fixed = Clock::Fixed(Arc::clone(&clock));
        let server = Server::bind(config, store, fixed).await.unwrap();
        let own = Self {
            app: Arc::clone(&server.app),
            address: server.addresses[0],
            tls_address: server.addresses.get(1).copied(),
            lmtp_address: server.lmtp_address,
            metrics_address: server.metrics_address,
            metrics: Arc::clone(&server.metrics),
            folder,
            clock,
            stop: None,
            running: None,
        };
        (own, server)
    }

    fn run(&mut self, server: Server) {
        let (stop, stopped) = oneshot::channel();
        let stopped = async move { stopped.await.unwrap_or_default() };
        self.stop = Some(stop);
        self.running = Some(tokio::spawn(server.run(stopped)));
    }

    pub(crate) async fn add_site(&self, key: &str, origins: &[&str]) {
        self.add_site_with(key, origins, SiteOverrides::default())
            .await;
    }

    /// Adds the site, or gives it this instead of what it has.
    pub(crate) async fn add_site_with(
        &self,
        key: &str,
        origins: &[&str],
        overrides: SiteOverrides,
    ) {
        let plan = Plan {
            title: format!("The {key}"),
            origins: origins.iter().map(|o| Origin::parse(o).unwrap()).collect(),
            overrides,
        };
        let (sites, key) = (&self.app.sites, SiteKey::parse(key).unwrap());
        match sites.add(key.clone(), plan.clone()).await {
            Err(CommentError::SiteExists) => {
                let same = move |_: &Site| Ok::<_, CommentError>(plan.clone());
                sites.change(key.as_str().to_owned(), same).await.unwrap();
            }
            added => drop(added.unwrap()),
        }
    }

    /// Gives a comment the link that it had at Disqus, as an import does.
    pub(crate) async fn came_from_disqus(&self, comment: CommentId) {
        let (store, site) = (&self.app.store, self.app.sites.current().by_key("blog"));
        let import = NewImport {
            site: site.unwrap().id,
            source: "disqus".to_owned(),
            file: "export.xml".to_owned(),
            now: self.app.clock.now(),
        };
        let site = import.site;
        let former = Former {
            source: import.source.clone(),
            id: "123".to_owned(),
            anchor: Some("comment-123".to_owned()),
        };
        let number = store.begin_import(import).await.unwrap();
        let former = vec![Extra::Former { comment, former }];
        let new = store.import_extras(site, former, Some(number)).await;
        assert_eq!(new.unwrap(), 1);
    }

    /// Lets time pass for the server.
    pub(crate) fn pass(&self, time: Duration) {
        let millis = i64::try_from(time.as_millis()).unwrap();
        self.clock.fetch_add(millis, Ordering::SeqCst);
    }

    pub(crate) fn set_back(&self, time: Duration) {
        let millis = i64::try_from(time.as_millis()).unwrap();
        self.clock.fetch_sub(millis, Ordering::SeqCst);
    }

    /// A reader on a page of the blog.
    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(self.address, "https://blog.test")
    }

    pub(crate) fn owner(&self) -> Owner {
        Owner::new(self.address, OWNERS_TOKEN)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.app.config.store.path.clone()
    }

    /// Ends it as a signal would and waits for the end.
    pub(crate) async fn stop(mut self) -> TempDir {
        let _ = self.stop.take().unwrap().send(());
        self.running.take().unwrap().await.unwrap().unwrap();
        self.folder
    }
}

/// The settings of a server of tests on this database, `section.key=value` each over the defaults.
pub(crate) fn config(database: &Path, settings: &[&str]) -> Config {
    let mut flags = vec![
        format!("store.path={}", database.display()),
        "server.listen=127.0.0.1:0".to_owned(),
        "server.public_url=http://127.0.0.1:8017".to_owned(),
        format!("admin.token={OWNERS_TOKEN}"),
        // Most tests are about something else, and their readers solve no challenges.
        "spam.proof=off".to_owned(),
        // All readers of a test come from one address, some by the hundred; tests/spam/ has the defaults.
        "spam.comments_per_address=0".to_owned(),
        "spam.comments_per_page=0".to_owned(),
        "spam.comments_per_site=0".to_owned(),
    ];
    flags.extend(store_of(database));
    flags.extend(settings.iter().map(|&setting| setting.to_owned()));
    let sources = Sources {
        flags,
        ..Sources::default()
    };
    Config::load(&sources).unwrap()
}

/// Names the store of all servers of a run of tests: without it they use SQLite.
const STORE: &str = "AFTERWORD_TEST_STORE";

/// The setting for a database in PostgreSQL, which belongs to the file: a server that opens the file again finds it.
pub(crate) fn store_of(database: &Path) -> Option<String> {
    if std::env::var(STORE).ok()? != "postgres" {
        return None;
    }
    let known = database.with_extension("url");
    let url = std::fs::read_to_string(&known).unwrap_or_else(|_| {
        let url = Postgres::shared().copy(with_tables()).url();
        std::fs::write(&known, &url).unwrap();
        url
    });
    Some(format!("store.url={url}"))
}

/// A database that is as a server leaves it that has just made its tables.
fn with_tables() -> &'static PostgresDatabase {
    static MADE: OnceLock<PostgresDatabase> = OnceLock::new();
    MADE.get_or_init(|| {
        let database = Postgres::shared().database();
        let flags = vec![format!("store.url={}", database.url())];
        let sources = Sources {
            flags,
            ..Sources::default()
        };
        let options = postgres_options(&Config::load(&sources).unwrap().store);
        // All its connections end with it: a database in use can't be copied.
        drop(PostgresStore::open(&options).unwrap());
        database
    })
}

fn postgres_options(store: &StoreConfig) -> PostgresOptions {
    PostgresOptions {
        url: store.url.as_ref().unwrap().reveal().to_owned(),
        pool: 4,
        pool_timeout: *store.pool_timeout,
        statement_timeout: *store.statement_timeout,
        prepared_statements: store.prepared_statements,
        notify: store.notify,
        queue: store.queue,
    }
}

pub(crate) fn open(config: &Config) -> Arc<dyn Store> {
    if config.store.url.is_some() {
        let options = postgres_options(&config.store);
        return Arc::new(PostgresStore::open(&options).unwrap());
    }
    let limits = StoreLimits {
        readers: 2,
        busy_timeout: *config.store.busy_timeout,
        queue: config.store.queue,
        min_free_space: 0,
        yields_to_readers: false,
    };
    Arc::new(Sqlite::open(&config.store.path, limits).unwrap())
}

//! The pool of connections, and transactions on them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use deadpool_postgres::{
    Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime, TimeoutType,
};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres_rustls::MakeRustlsConnect;
use uuid::Uuid;

use super::failure::Sql;
use super::options::{Certificates, Encryption, PostgresOptions, parse};
use super::sql::Db;
use afterword_store::{PoolUse, StoreError, StoreResult};

/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(5);

/// How long sent bytes may stay unacknowledged (tcp(7)).
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(5);

/// What a call does with its connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Statements that need no common view.
    Read,
    /// Several statements with one view of the data.
    Snapshot,
    Write,
    /// A write that no other node needs to hear of.
    Quiet,
}

/// How connections are made.
#[derive(Clone)]
pub(crate) struct Connector {
    pub(crate) config: Config,
    /// Of one type for all: where `config` says that nothing is encrypted, nobody asks it.
    pub(crate) tls: MakeRustlsConnect,
}

pub(crate) struct Connections {
    pool: Pool,
    pub(crate) connector: Connector,
    prepared: bool,
    statement_timeout: Duration,
    /// Calls that got no connection in time.
    refused: AtomicU64,
    /// The name of this node for the others: a word.
    pub(crate) node: String,
}

impl Connections {
    /// Makes no connection yet.
    ///
    /// # Errors
    /// The URL or a file that it names can't be used.
    pub(crate) fn new(options: &PostgresOptions) -> StoreResult<Self> {
        let (mut config, encryption) = parse(&options.url).map_err(|error| {
            StoreError::Unavailable(format!("store.url can't be used: {error}"))
        })?;
        complete(&mut config, options);
        let tls = match &encryption {
            Encryption::Off => encrypted(&Certificates::default())?,
            Encryption::Verified(certificates) => encrypted(certificates)?,
        };
        let connector = Connector { config, tls };
        let fast = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let Connector { config, tls } = connector.clone();
        let manager = Manager::from_config(config, tls, fast);
        let pool = Pool::builder(manager)
            .max_size(options.pool.max(1))
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(options.pool_timeout))
            .create_timeout(Some(CONNECT))
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Self {
            pool,
            connector,
            prepared: options.prepared_statements,
            statement_timeout: options.statement_timeout,
            refused: AtomicU64::new(0),
            node: Uuid::now_v7().simple().to_string(),
        })
    }

    pub(crate) fn pool_use(&self) -> PoolUse {
        let status = self.pool.status();
        PoolUse {
            max: status.max_size,
            used: status.size.saturating_sub(status.available),
            idle: status.available,
            waiting: status.waiting,
            refused: self.refused.load(Ordering::Relaxed),
        }
    }

    /// A connection in the state that a call needs.
    pub(crate) async fn begin(&self, mode: Mode) -> Sql<Db> {
        let connection = self.pool.get().await.inspect_err(|error| {
            if matches!(error, PoolError::Timeout(TimeoutType::Wait)) {
                self.refused.fetch_add(1, Ordering::Relaxed);
            }
        })?;
        let mut db = Db::new(connection, self.prepared);
        let how = match mode {
            // A pooler may give each statement another connection, which knows nothing of our time-out.
            Mode::Read if self.prepared => return Ok(db),
            Mode::Read => "READ ONLY",
            Mode::Snapshot => "ISOLATION LEVEL REPEATABLE READ, READ ONLY",
            Mode::Write | Mode::Quiet => "ISOLATION LEVEL READ COMMITTED, READ WRITE",
        };
        let (timeout, node) = (self.statement_timeout.as_millis(), &self.node);
        db.begin(&format!(
            "BEGIN {how}; SET LOCAL statement_timeout = {timeout}; SET LOCAL afterword.node = '{node}'"
        ))
        .await?;
        Ok(db)
    }
}

/// What the URL leaves open, and the settings of a session.
fn complete(config: &mut Config, options: &PostgresOptions) {
    if config.get_application_name().is_none() {
        config.application_name("afterword");
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT);
    }
    config.keepalives_idle(Duration::from_secs(30));
    if config.get_tcp_user_timeout().is_none() {
        // On a network that is cut, a connection would else wait for a quarter of an hour.
        config.tcp_user_timeout(TCP_USER_TIMEOUT);
    }
    if options.prepared_statements {
        // The connection stays ours, so that it can keep a setting.
        let own = config.get_options().unwrap_or_default();
        let timeout = options.statement_timeout.as_millis();
        let all = format!("{own} -c statement_timeout={timeout}");
        config.options(all.trim_start());
    }
}

/// # Errors
/// A file can't be read, or has nothing of its kind.
fn encrypted(certificates: &Certificates) -> StoreResult<MakeRustlsConnect> {
    let unusable = |what: &str, path: &std::path::Path, error: String| {
        StoreError::Unavailable(format!(
            "{what} of store.url, {}, can't be used: {error}",
            path.display()
        ))
    };
    let read =
        |what: &'static str, path: &std::path::Path| -> StoreResult<Vec<CertificateDer<'static>>> {
            CertificateDer::pem_file_iter(path)
                .and_then(Iterator::collect)
                .map_err(|error| unusable(what, path, error.to_string()))
        };
    let mut roots = RootCertStore::empty();
    match &certificates.authorities {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(path) => {
            for authority in read("sslrootcert", path)? {
                roots
                    .add(authority)
                    .map_err(|error| unusable("sslrootcert", path, error.to_string()))?;
            }
        }
    }
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let builder = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Unavailable(error.to_string()))?
        .with_root_certificates(roots);
    let config = match &certificates.client {
        None => builder.with_no_client_auth(),
        Some((cert, key)) => {
            let own = PrivateKeyDer::from_pem_file(key)
                .map_err(|error| unusable("sslkey", key, error.to_string()))?;
            builder
                .with_client_auth_cert(read("sslcert", cert)?, own)
                .map_err(|error| unusable("sslcert", cert, error.to_string()))?
        }
    };
    Ok(MakeRustlsConnect::new(config))
}

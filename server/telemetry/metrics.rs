//! Registers the metrics of all crates. Each crate owns its metrics, and only this module registers them.
//! `docs/metrics.md` lists them.

use std::sync::Arc;

use afterword_http::Metrics as HttpMetrics;
use afterword_integrations::Metrics as IntegrationMetrics;
use afterword_jobs::Jobs;
use afterword_mail::Metrics as MailMetrics;
use afterword_services::App;
use afterword_store_sqlite::DatabaseFiles;
use afterword_transport::{CertificateMetrics, ConnectionMetrics, MemoryMetrics};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use super::buffer::DROPPED;
use super::database::Reach;
use super::{Machine, Panics};
use crate::backup::Metrics as BackupMetrics;
use crate::integrity::Metrics as IntegrityMetrics;

/// The prefix of our own metrics.
const PREFIX: &str = "afterword";

/// The metrics of everything besides the services, which have their own.
pub struct Metrics {
    pub http: Arc<HttpMetrics>,
    pub mail: Arc<MailMetrics>,
    pub integrations: Arc<IntegrationMetrics>,
    pub backups: Arc<BackupMetrics>,
    pub integrity: Arc<IntegrityMetrics>,
    pub connections: ConnectionMetrics,
    memory: MemoryMetrics,
    certificate: CertificateMetrics,
}

impl Metrics {
    #[must_use]
    pub fn new(certificate: CertificateMetrics, memory: MemoryMetrics) -> Self {
        let http = Arc::<HttpMetrics>::default();
        Self {
            connections: ConnectionMetrics::counting_among(http.client_errors()),
            http,
            mail: Arc::default(),
            integrations: Arc::default(),
            backups: Arc::default(),
            integrity: Arc::default(),
            memory,
            certificate,
        }
    }

    /// The text of `GET /metrics`.
    #[must_use]
    pub fn registry(&self, app: &App, jobs: &Jobs) -> Registry {
        let mut registry = Registry::default();
        Machine::default().register(&mut registry);
        let ours = registry.sub_registry_with_prefix(PREFIX);
        if app.config.store.url.is_none() {
            DatabaseFiles::of(&app.config.store.path).register(ours);
        }
        Reach::of(&app.store).register(ours);
        app.metrics.register(ours);
        self.http.register(ours);
        self.mail.register(ours);
        self.integrations.register(ours);
        self.backups.register(ours);
        self.integrity.register(ours);
        let version = vec![("version", env!("CARGO_PKG_VERSION"))];
        ours.register("build", "Which Afterword this is", Info::new(version));
        let help = "Lines of the log that were dropped because nobody read them fast enough";
        ours.register("log_lines_dropped", help, DROPPED.clone());
        jobs.register(ours);
        self.panics(app, jobs).register(ours);
        self.connections.register(ours);
        self.memory.register(ours);
        self.certificate.register(ours);
        registry
    }

    /// Every place where panics are caught, by its name in the metrics.
    fn panics(&self, app: &App, jobs: &Jobs) -> Panics {
        let stores = app.store.panics();
        Panics::of(vec![
            ("request", self.http.panics()),
            ("connection", self.connections.panics.clone()),
            ("job", jobs.panics()),
            ("store_writer", stores.writer.clone()),
            ("store_reader", stores.readers.clone()),
            ("store_checkpointer", stores.checkpointer.clone()),
        ])
    }
}

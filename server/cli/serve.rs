//! `afterword serve`.

use std::future::Future;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use afterword_transport::{Limits, Listener, Memory, Server as HttpServer};
use anyhow::Context;
use ipnet::IpNet;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{Notify, watch};

use super::control_socket::ControlSocket;
use super::inherited::Inherited;
use super::mail_service::MailService;
use super::reload::{Reload, of_this_start};
use super::tls_service::TlsService;
use super::{Settings, jobs, languages, memory, open, open_files, sites};
use crate::telemetry::{Metrics, start_logging};
use afterword_config::{Config, Sources};
use afterword_http::{Front, ProblemRefusals, serve_metrics};
use afterword_jobs::{Jobs, Runner};
use afterword_model::Clock;
use afterword_services::{App, unknown_language};
use afterword_store::Store;

pub(super) fn run(settings: &Settings) -> anyhow::Result<()> {
    let sources = Sources::of_process(settings.config.clone(), settings.set.clone());
    let config = open::load(&sources)?;
    let logging = start_logging(&config.log)?;
    for warning in &config.warnings {
        tracing::warn!("{warning}");
    }
    open_files::take(open_files::needed(config.server.max_connections));
    let store = open::served_store(&config)?;
    let version = env!("CARGO_PKG_VERSION");
    tracing::info!(
        "Afterword {version} starts, with {}",
        open::database(&config)
    );
    let grace = config.server.shutdown_grace;
    runtime(&config)?.block_on(async {
        let stopped = stop_signal()?;
        let stopped = async move {
            stopped.await;
            tracing::info!("Afterword stops; what has begun is finished first, within {grace}");
        };
        let server = Server::bind(config, store, Clock::System).await?;
        // Before anybody is told that it runs: without it the signal would end it.
        let reload = Reload {
            sources: of_this_start(sources),
            log_level: logging.level(),
            app: Arc::clone(&server.app),
            certificate: Arc::clone(&server.reload),
        };
        let reads_again = tokio::spawn(reload.at_each_signal()?);
        for address in &server.addresses {
            tracing::info!("Afterword listens on {address}");
        }
        warn_of_what_is_missing(&server.app);
        let ended = server.run(stopped).await;
        reads_again.abort();
        if ended.is_ok() {
            tracing::info!("Afterword has stopped");
        }
        ended
    })
}

pub(super) fn warn_of_what_is_missing(app: &App) {
    if app.sites.current().all().is_empty() {
        tracing::warn!("{}", sites::NO_SITE);
    }
    for site in app.sites.current().all() {
        if site.rules.akismet && app.config.akismet.key.is_none() {
            let key = &site.key;
            tracing::warn!(
                "The site {key} says akismet = true, but there is no akismet.key: nothing is asked"
            );
        }
    }
    warn_of_languages(app);
    for key in app.config.stacosys.sites() {
        if app.sites.current().by_key(key).is_none() {
            tracing::warn!(
                "[stacosys] names the site {key}, which is not there: `afterword sites add {key}`"
            );
        }
    }
}

/// A server that has run for years does not stay down for this: readers get English, as they got before.
fn warn_of_languages(app: &App) {
    if let Some(told) = unknown_language(&app.current().sites.language) {
        tracing::warn!("sites.language: {told}; readers get English");
    }
    for (key, told) in languages::of_sites(&app.sites.current()) {
        tracing::warn!("the language of the site {key}: {told}; readers get English");
    }
}

pub(super) fn runtime(config: &Config) -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(config.server.worker_threads())
        .enable_all()
        .build()
}

/// Logged at each start with a metrics listener, as long as both names exist.
const FORMER_METRICS: &str = "afterword_counts_kept_total, afterword_counts_made_total, afterword_threads_kept_total, \
    afterword_threads_made_total and the label `door` of afterword_decisions_total go with the next version; \
    docs/metrics.md has their new names";

/// Ready at the first SIGTERM or SIGINT.
pub(super) fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// A server with bound sockets: from here on, connections wait in the kernel instead of failing.
pub struct Server {
    pub app: Arc<App>,
    pub addresses: Vec<SocketAddr>,
    /// The address of the LMTP listener.
    pub lmtp_address: Option<SocketAddr>,
    /// The address of the metrics listener.
    pub metrics_address: Option<SocketAddr>,
    /// The metrics of everything besides the services.
    pub metrics: Arc<Metrics>,
    /// Reloads the certificate's files.
    pub reload: Arc<Notify>,
    mail: MailService,
    listeners: Vec<Listener>,
    tls: Option<TlsService>,
    metrics_listener: Option<Listener>,
    memory: Memory,
    jobs: Jobs,
    control_socket: ControlSocket,
}

impl Server {
    /// # Errors
    /// Names the setting with an unusable address, file or database.
    pub async fn bind(config: Config, store: Arc<dyn Store>, clock: Clock) -> anyhow::Result<Self> {
        let tls = TlsService::of(&config)?;
        let listeners = listeners(&config, tls.as_ref()).await?;
        let metrics_listener = match config.metrics.listen {
            Some(address) => Some(bound("metrics.listen", address).await?),
            None => None,
        };
        let addresses = listeners.iter().map(Listener::local_address);
        let addresses = addresses.collect::<Result<_, _>>()?;
        let mail = MailService::bind(&config).await?;
        let control_socket = ControlSocket::open(&config.store.path)?;
        let wall = clock.clone();
        let jobs = Jobs::new(move || wall.now());
        let certificate = tls.as_ref().map(|tls| tls.metrics.clone());
        let memory = Memory::new(memory::budget(&config), shared_addresses(&config));
        let certificate = certificate.unwrap_or_default();
        let metrics = Arc::new(Metrics::new(certificate, memory.metrics().clone()));
        let metrics_address = metrics_listener.as_ref().map(Listener::local_address);
        let app = App::new(config, store, clock).await?;
        Ok(Self {
            app: Arc::new(app),
            addresses,
            lmtp_address: mail.lmtp_address(),
            metrics_address: metrics_address.transpose()?,
            reload: Arc::default(),
            mail,
            listeners,
            tls,
            metrics_listener,
            metrics,
            memory,
            jobs,
            control_socket,
        })
    }

    /// Serves until `stopped`, then finishes accepted connections.
    ///
    /// # Errors
    /// A template, a key or a certificate for mails can't be used; names its setting.
    pub async fn run(self, stopped: impl Future<Output = ()>) -> anyhow::Result<()> {
        let metrics = &self.metrics;
        let registry = Arc::new(metrics.registry(&self.app, &self.jobs));
        let http = Arc::clone(&metrics.http);
        let memory = self.memory;
        let front = Front::new(&self.app, self.jobs.clone(), http, memory.clone())?;
        let (stop, stopping) = watch::channel(());
        let metrics_server = self.metrics_listener.map(|listener| {
            tracing::info!("{FORMER_METRICS}");
            let panics = metrics.connections.panics.clone();
            tokio::spawn(serve_metrics(listener, registry, panics, changed(stopping)))
        });
        let mut runner = Runner::new(self.jobs);
        let mailroom = self.mail.start(&self.app, &metrics.mail, &mut runner)?;
        jobs::start(&mut runner, &self.app, metrics, self.control_socket)?;
        if let Some(tls) = self.tls {
            runner.start(tls.job(self.reload));
        }
        let delay = *self.app.config.server.shutdown_delay;
        let server = HttpServer::new(self.listeners, {
            let front = front.clone();
            move |peer| front.for_peer(peer)
        });
        let cut_off = server
            .limits(limits(&self.app.config))
            .metrics(metrics.connections.clone())
            .memory(memory)
            .fast_path(front.fast_path())
            .refusals(Arc::new(ProblemRefusals))
            .run(announced(stopped, front, delay))
            .await;
        tell_of_those_cut_off(cut_off);
        drop(mailroom);
        stop_jobs(runner).await;
        drop(stop);
        if let Some(server) = metrics_server {
            let _ = server.await;
        }
        Ok(())
    }
}

/// A load balancer hears that the server stops before it does.
async fn announced(stopped: impl Future<Output = ()>, front: Front, delay: Duration) {
    stopped.await;
    front.leave();
    tokio::time::sleep(delay).await;
}

async fn changed(mut stopping: watch::Receiver<()>) {
    stopping.changed().await.unwrap_or_default();
}

async fn stop_jobs(runner: Runner) {
    for job in runner.stop(jobs::GRACE).await {
        tracing::warn!(job, "a job was cut off: it had not ended in time");
    }
}

fn tell_of_those_cut_off(cut_off: usize) {
    if cut_off > 0 {
        tracing::warn!(
            cut_off,
            "connections were cut off after server.shutdown_grace"
        );
    }
}

async fn listeners(config: &Config, tls: Option<&TlsService>) -> anyhow::Result<Vec<Listener>> {
    let mut listeners = Vec::new();
    let mut inherited = Inherited::of_process()?;
    if let Some(address) = config.server.listen {
        listeners.push(open_or_bound(&mut inherited, "server.listen", address).await?);
    }
    if let Some(service) = tls {
        let listener = open_or_bound(&mut inherited, "tls.listen", service.address).await?;
        listeners.push(listener.with_tls(service.tls.clone()));
    }
    inherited.none_left()?;
    Ok(listeners)
}

async fn open_or_bound(
    inherited: &mut Inherited,
    setting: &str,
    address: SocketAddr,
) -> anyhow::Result<Listener> {
    match inherited.take(address)? {
        Some(listener) => Ok(listener),
        None => bound(setting, address).await,
    }
}

async fn bound(setting: &str, address: SocketAddr) -> anyhow::Result<Listener> {
    Listener::bind(address)
        .await
        .with_context(|| format!("can't listen on {address} ({setting})"))
}

fn loopback() -> Vec<IpNet> {
    let nets = [
        (Ipv4Addr::LOCALHOST.into(), 8),
        (Ipv6Addr::LOCALHOST.into(), 128),
    ];
    let nets = nets.map(|(address, length)| IpNet::new(address, length));
    nets.into_iter().flatten().collect()
}

/// Addresses that stand for many readers: of proxies, and of this machine, where a proxy may be that is not trusted.
fn shared_addresses(config: &Config) -> Vec<IpNet> {
    [config.server.trusted_proxies.clone(), loopback()].concat()
}

fn limits(config: &Config) -> Limits {
    let server = &config.server;
    Limits {
        max_connections: u32::try_from(server.max_connections).unwrap_or(u32::MAX),
        max_connections_per_address: server.max_connections_per_address,
        exempt: shared_addresses(config),
        first_byte_timeout: *server.first_byte_timeout,
        handshake_timeout: *server.header_timeout,
        header_timeout: *server.header_timeout,
        idle_timeout: *server.idle_timeout,
        // Longer than the layer's time-out, which answers a slow request with a problem document.
        request_timeout: *server.request_timeout * 2,
        max_header_bytes: server.max_header_bytes.length(),
        grace: *server.shutdown_grace,
        ..Limits::default()
    }
}

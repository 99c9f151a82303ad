//! `afterword serve`.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use prometheus_client::registry::Registry;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

use super::mail_service::MailService;
use super::nudge::Ear;
use super::{Settings, open, sites, webhook_service};
use crate::app::{App, Clock};
use crate::config::Config;
use crate::http::Front;
use crate::http::serve::{
    ConnectionMetrics, Limits, Listener, PemFile, Tls, TlsError, serve, serve_metrics,
};
use crate::store::Store;
use crate::telemetry::{Metrics, start_logging};

pub(super) fn run(settings: &Settings) -> anyhow::Result<()> {
    let config = open::config(settings)?;
    start_logging(&config.log);
    for warning in &config.warnings {
        tracing::warn!("{warning}");
    }
    let store = open::store(&config)?;
    runtime(&config)?.block_on(async {
        let stopped = stop_signal()?;
        let server = Server::bind(config, store, Clock::System).await?;
        for address in &server.addresses {
            tracing::info!("Afterword listens on {address}");
        }
        if server.app.sites().all().is_empty() {
            tracing::warn!("{}", sites::NO_SITE);
        }
        server.run(stopped).await
    })
}

pub(super) fn runtime(config: &Config) -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(config.server.worker_threads())
        .enable_all()
        .build()
}

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

/// A server whose sockets are bound: from here on connections wait in the kernel rather than fail.
pub struct Server {
    pub app: Arc<App>,
    pub addresses: Vec<SocketAddr>,
    /// Where mail servers hand messages over.
    pub lmtp_address: Option<SocketAddr>,
    mail: MailService,
    listeners: Vec<Listener>,
    metrics_listener: Option<Listener>,
    registry: Registry,
    ear: Ear,
}

impl Server {
    /// # Errors
    /// Names the setting whose address, file or database can't be used.
    pub async fn bind(config: Config, store: Arc<dyn Store>, clock: Clock) -> anyhow::Result<Self> {
        let listeners = listeners(&config).await?;
        let metrics_listener = match config.metrics.listen {
            Some(address) => Some(bound("metrics.listen", address).await?),
            None => None,
        };
        let addresses = listeners.iter().map(Listener::local_address);
        let addresses = addresses.collect::<Result<_, _>>()?;
        let mail = MailService::bind(&config).await?;
        let ear = Ear::open(&config.store.path)?;
        let mut registry = Registry::with_prefix("afterword");
        let metrics = Metrics::new(&mut registry);
        let app = App::new(config, store, clock, metrics).await?;
        Ok(Self {
            app: Arc::new(app),
            addresses,
            lmtp_address: mail.lmtp_address(),
            mail,
            listeners,
            metrics_listener,
            registry,
            ear,
        })
    }

    /// Serves until `stopped`, then finishes what was accepted.
    ///
    /// # Errors
    /// A template, a key or a certificate for mails that can't be used; names its setting.
    pub async fn run(mut self, stopped: impl Future<Output = ()>) -> anyhow::Result<()> {
        let front = Front::new(Arc::clone(&self.app))?;
        let connections = ConnectionMetrics::default();
        connections.register(&mut self.registry);
        let (stop, stopping) = watch::channel(());
        let registry = Arc::new(self.registry);
        let metrics_server = self.metrics_listener.map(|listener| {
            let mut stopping = stopping.clone();
            let stopped = async move { stopping.changed().await.unwrap_or_default() };
            tokio::spawn(serve_metrics(listener, registry, stopped))
        });
        let mut mail = self.mail.start(&self.app, &stopping)?;
        let mut webhooks = webhook_service::start(&self.app, &stopping)?;
        let ear = tokio::spawn(self.ear.listen(Arc::clone(&self.app)));
        let limits = limits(&self.app.config);
        let make = move |peer| front.for_peer(peer);
        let cut_off = serve(self.listeners, make, limits, &connections, stopped).await;
        if cut_off > 0 {
            tracing::warn!(
                cut_off,
                "connections were cut off after server.shutdown_grace"
            );
        }
        ear.abort();
        let _ = ear.await;
        drop(stop);
        while mail.join_next().await.is_some() {}
        while webhooks.join_next().await.is_some() {}
        if let Some(server) = metrics_server {
            let _ = server.await;
        }
        Ok(())
    }
}

async fn listeners(config: &Config) -> anyhow::Result<Vec<Listener>> {
    let mut listeners = Vec::new();
    if let Some(address) = config.server.listen {
        listeners.push(bound("server.listen", address).await?);
    }
    if let Some((address, tls)) = tls(config)? {
        listeners.push(bound("tls.listen", address).await?.with_tls(tls));
    }
    Ok(listeners)
}

/// The address for HTTPS, with the certificate and its key, where it is set.
///
/// # Errors
/// As [`Tls::from_files`].
pub(super) fn tls(config: &Config) -> Result<Option<(SocketAddr, Tls)>, TlsError> {
    let (Some(address), Some(certificate), Some(key)) =
        (config.tls.listen, &config.tls.certificate, &config.tls.key)
    else {
        return Ok(None);
    };
    let file = |setting, path: &PathBuf| PemFile {
        setting,
        path: path.clone(),
    };
    let tls = Tls::from_files(file("tls.certificate", certificate), file("tls.key", key))?;
    Ok(Some((address, tls)))
}

async fn bound(setting: &str, address: SocketAddr) -> anyhow::Result<Listener> {
    Listener::bind(address)
        .await
        .with_context(|| format!("can't listen on {address} ({setting})"))
}

fn limits(config: &Config) -> Limits {
    let server = &config.server;
    Limits {
        max_connections: u32::try_from(server.max_connections).unwrap_or(u32::MAX),
        first_byte_timeout: *server.first_byte_timeout,
        handshake_timeout: *server.header_timeout,
        header_timeout: *server.header_timeout,
        idle_timeout: *server.idle_timeout,
        // Behind the layer that answers a slow request with a problem.
        request_timeout: *server.request_timeout * 2,
        max_header_bytes: server.max_header_bytes.length(),
        grace: *server.shutdown_grace,
        ..Limits::default()
    }
}

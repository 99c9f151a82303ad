//! The background jobs, according to the settings.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;

use super::alone::{Alone, Lease};
use super::contexts;
use super::control_socket::ControlSocket;
use super::give_back::GivingBack;
use crate::backup;
use crate::integrity;
use crate::telemetry::Metrics;
use afterword_integrations::avatars::AvatarClient;
use afterword_integrations::sns::SnsClient;
use afterword_integrations::{bluesky, mastodon, second_opinion, sitemaps, webhooks, webmention};
use afterword_jobs::{Job, JobContext, NextCall, Runner};
use afterword_services::duplicates::Duplicates;
use afterword_services::keys::Keys;
use afterword_services::retention::Retention;
use afterword_services::{App, SiteRegistry};
use afterword_store::Store;

/// How long jobs have to end in order. Together with `server.shutdown_grace`, it is less than systemd waits.
pub(super) const GRACE: Duration = Duration::from_secs(30);

/// Starts all jobs except mail and certificates, which need more than the app.
///
/// # Errors
/// A missing setting, or unusable TLS.
pub(super) fn start(
    runner: &mut Runner,
    app: &Arc<App>,
    metrics: &Metrics,
    control_socket: ControlSocket,
) -> anyhow::Result<()> {
    runner.start(ControlSocketJob {
        control_socket,
        store: Arc::clone(&app.store),
        sites: Arc::clone(&app.sites),
    });
    runner.start(LoadDuplicates {
        duplicates: Arc::clone(&app.duplicates),
        store: Arc::clone(&app.store),
        keys: Arc::clone(&app.keys),
    });
    runner.start(alone(app, Erasing(app.retention.clone())));
    runner.start(GivingBack::default());
    name_clients(app)?;
    start_integrations(runner, app, metrics)?;
    // PostgreSQL looks after its own files, and has its own backups.
    if app.config.store.url.is_some() {
        return Ok(());
    }
    runner.start(integrity::Worker::new(
        Arc::clone(app),
        Arc::clone(&metrics.integrity),
    ));
    if let Some(worker) = backup::Worker::new(Arc::clone(app), Arc::clone(&metrics.backups)) {
        runner.start(worker);
    }
    Ok(())
}

/// The jobs that ask other servers.
fn start_integrations(
    runner: &mut Runner,
    app: &Arc<App>,
    metrics: &Metrics,
) -> anyhow::Result<()> {
    let integrations = contexts::integrations(app);
    if !app.config.webhooks.urls.is_empty() {
        let client = webhooks::Client::new(&app.config)?;
        runner.start(webhooks::Worker::new(
            integrations.clone(),
            client,
            Arc::clone(&metrics.integrations),
        ));
    }
    if !app.config.mastodon.accounts.is_empty() {
        let metrics = Arc::clone(&metrics.integrations);
        let mastodon = mastodon::worker(integrations.clone(), metrics)?;
        runner.start(alone(app, mastodon));
    }
    if !app.config.bluesky.accounts.is_empty() {
        let metrics = Arc::clone(&metrics.integrations);
        let bluesky = bluesky::worker(integrations.clone(), metrics)?;
        runner.start(alone(app, bluesky));
    }
    if !app.config.webmention.domains.is_empty() {
        let metrics = Arc::clone(&metrics.integrations);
        let webmention = webmention::worker(integrations.clone(), metrics)?;
        runner.start(alone(app, webmention));
    }
    // Runs even if no site takes any: a site may begin to.
    let metrics_of = Arc::clone(&metrics.integrations);
    let webmentions = webmention::Receiver::new(integrations.clone(), metrics_of)?;
    runner.start(alone(app, webmentions));
    let metrics_of = Arc::clone(&metrics.integrations);
    let sender = webmention::Sender::new(integrations.clone(), metrics_of)?;
    runner.start(alone(app, sender));
    // Runs even if no site has a sitemap yet.
    let sitemaps = sitemaps::Worker::new(integrations.clone(), Arc::clone(&metrics.integrations))?;
    runner.start(alone(app, sitemaps));
    // Runs even without a key: questions from when there was one go to the owner.
    runner.start(second_opinion::Worker::new(
        integrations,
        Arc::clone(&metrics.integrations),
    )?);
    Ok(())
}

fn alone<J>(app: &App, job: J) -> Alone<J> {
    let lease = Lease::of(&app.store);
    Alone { job, lease }
}

/// Names those who ask other servers for the services, without a job.
fn name_clients(app: &App) -> anyhow::Result<()> {
    app.avatars.ask(Arc::new(AvatarClient::new(&app.config)?));
    if let Some(client) = SnsClient::of(&app.config)? {
        app.sns.ask(Arc::new(client));
    }
    Ok(())
}

/// Erases data after the times in `[privacy]`.
struct Erasing(Retention);

/// How often the clock is checked: it can be set, and a sleeping machine misses timers.
const LOOK: Duration = Duration::from_secs(1);

#[async_trait]
impl Job for Erasing {
    fn name(&self) -> &'static str {
        "retention"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        if !self.0.is_due() {
            return Ok(NextCall::NotDue(LOOK));
        }
        tokio::select! {
            biased;
            () = context.stopped() => Ok(NextCall::Finished),
            swept = self.0.sweep() => {
                swept?;
                Ok(NextCall::After(LOOK))
            }
        }
    }
}

/// Until it is done, duplicates are found only among newer comments.
struct LoadDuplicates {
    duplicates: Arc<Duplicates>,
    store: Arc<dyn Store>,
    keys: Arc<Keys>,
}

#[async_trait]
impl Job for LoadDuplicates {
    fn name(&self) -> &'static str {
        "duplicates"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        tokio::select! {
            biased;
            () = context.stopped() => {}
            loaded = self.duplicates.load(&*self.store, &self.keys) => loaded?,
        }
        Ok(NextCall::Finished)
    }
}

/// Commands use it to report their writes.
struct ControlSocketJob {
    control_socket: ControlSocket,
    store: Arc<dyn Store>,
    sites: Arc<SiteRegistry>,
}

#[async_trait]
impl Job for ControlSocketJob {
    fn name(&self) -> &'static str {
        "control_socket"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        tokio::select! {
            biased;
            () = context.stopped() => {}
            () = context.steady(self.control_socket.listen(&*self.store, &self.sites)) => {}
        }
        Ok(NextCall::Finished)
    }
}

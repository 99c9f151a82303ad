//! Drains the webhooks' outbox: claims due events, sends them, and settles them.
//!
//! An event is marked as sent after the receiver has accepted it. So a crash in between sends it twice, with the same
//! id, but never loses it.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;

use super::body::{BodyError, body};
use super::client::{Client, WebhookMessage};
use crate::{IntegrationServices, Metrics};
use afterword_config::HookUrl;
use afterword_jobs::{Job, JobContext, NextCall};
use afterword_model::{Undelivered, Why};
use afterword_services::{Changes as _, written_elsewhere};
use afterword_store::{HookClaim, HookOutcome, HookSettled, OutboxHook, StoreResult};

/// Concurrent requests to one receiver: a slow receiver delays no other.
const AT_ONCE: usize = 4;
/// So long after the time limit of a request its claim ends: whoever had it has died. By so much the clocks of nodes may
/// differ.
const GRACE: SignedDuration = SignedDuration::from_secs(30);
/// The longest wait: the clock may be set meanwhile.
const DOUBT: Duration = Duration::from_secs(60);

pub struct Worker {
    courier: Arc<WebhookSender>,
    receivers: Vec<Receiver>,
    running: JoinSet<anyhow::Result<()>>,
    /// The error of a request that has ended.
    failure: Option<anyhow::Error>,
    has_begun: bool,
    /// The count of other processes' writes at the last check for webhooks.
    foreign_writes: u64,
}

struct Receiver {
    url: HookUrl,
    free: Arc<Semaphore>,
}

/// Sends one event to its receiver.
struct WebhookSender {
    services: IntegrationServices,
    metrics: Arc<Metrics>,
    client: Client,
}

#[async_trait]
impl Job for Worker {
    fn name(&self) -> &'static str {
        "webhooks"
    }

    async fn run(&mut self, context: &JobContext) -> anyhow::Result<NextCall> {
        self.foreign_writes = self.courier.services.store.foreign_writes();
        if !self.has_begun {
            self.begin().await?;
            self.has_begun = true;
        }
        let pause = self.round(context).await?;
        match self.failure.take() {
            Some(failure) => Err(failure),
            None => Ok(NextCall::After(pause)),
        }
    }

    async fn woken(&mut self) {
        let services = &self.courier.services;
        tokio::select! {
            Some(ended) = self.running.join_next() => {
                self.failure = ended.map_err(anyhow::Error::from).flatten().err();
            }
            () = services.wakeups.for_webhooks() => {}
            () = written_elsewhere(&*services.store, self.foreign_writes) => {}
        }
    }

    async fn finish(&mut self) {
        while self.running.join_next().await.is_some() {}
    }
}

impl Worker {
    #[must_use]
    pub fn new(services: IntegrationServices, client: Client, metrics: Arc<Metrics>) -> Self {
        let receiver = |url: &HookUrl| Receiver {
            url: url.clone(),
            free: Arc::new(Semaphore::new(AT_ONCE)),
        };
        Self {
            receivers: services.config.webhooks.urls.iter().map(receiver).collect(),
            courier: Arc::new(WebhookSender {
                services,
                metrics,
                client,
            }),
            running: JoinSet::new(),
            failure: None,
            has_begun: false,
            foreign_writes: 0,
        }
    }

    async fn begin(&self) -> StoreResult<()> {
        let (store, clock) = (&self.courier.services.store, &self.courier.services.clock);
        store.release_hooks().await?;
        let urls = self.receivers.iter().map(|r| r.url.to_string()).collect();
        let abandoned = store.abandon_hooks(urls, clock.now()).await?;
        if abandoned > 0 {
            let hint = "afterword webhooks list";
            tracing::warn!(
                abandoned,
                hint,
                "webhooks waited for URLs that are no longer in webhooks.urls"
            );
        }
        Ok(())
    }

    /// Starts what is due, and returns how long nothing else will be due.
    async fn round(&mut self, context: &JobContext) -> StoreResult<Duration> {
        let now = self.courier.services.clock.now();
        let mut idle = Vec::new();
        for receiver in &self.receivers {
            let begun = begin_due(&self.courier, receiver, &mut self.running, context, now);
            if begun.await? < AT_ONCE {
                idle.push(receiver.url.to_string());
            }
        }
        let WebhookSender {
            services, metrics, ..
        } = &*self.courier;
        let totals = services.store.hook_totals().await?;
        metrics.webhooks_waiting.set(totals.waiting.into());
        metrics.webhooks_failed.set(totals.failed.into());
        // A busy receiver's next one begins when one of those on their way has ended.
        let due = services.store.next_hook_due(idle).await?;
        Ok(due.map_or(Duration::MAX, |due| {
            let left = due.duration_since(services.clock.now());
            Duration::try_from(left)
                .unwrap_or(Duration::ZERO)
                .min(DOUBT)
        }))
    }
}

/// Starts what is due for one receiver, as far as it has free slots; returns how many requests are then in progress.
async fn begin_due(
    courier: &Arc<WebhookSender>,
    receiver: &Receiver,
    running: &mut JoinSet<anyhow::Result<()>>,
    context: &JobContext,
    now: Timestamp,
) -> StoreResult<usize> {
    let mut permits: Vec<OwnedSemaphorePermit> = Vec::new();
    while let Ok(permit) = Arc::clone(&receiver.free).try_acquire_owned() {
        permits.push(permit);
    }
    if permits.is_empty() {
        return Ok(AT_ONCE);
    }
    let longest = SignedDuration::try_from(*courier.services.config.webhooks.timeout);
    let claim = HookClaim {
        url: receiver.url.to_string(),
        now,
        leased: now + longest.unwrap_or(GRACE) + GRACE,
        limit: u32::try_from(permits.len()).unwrap_or(u32::MAX),
    };
    let due = courier.services.store.claim_hooks(claim).await?;
    for (hook, permit) in due.into_iter().zip(permits) {
        let (courier, context) = (Arc::clone(courier), context.clone());
        let url = receiver.url.clone();
        running.spawn(async move {
            let _permit = permit;
            let deliver = courier.deliver(&context, &url, hook);
            context.contain(deliver).await
        });
    }
    Ok(AT_ONCE - receiver.free.available_permits())
}

impl WebhookSender {
    async fn deliver(&self, context: &JobContext, url: &HookUrl, hook: OutboxHook) {
        let outcome = match body(&self.services, &hook).await {
            Ok(body) => self.send(url, &hook, body).await,
            Err(BodyError::Placeless) => HookOutcome::Failed(Why::PlaceUnknown.into()),
            Err(BodyError::Json(error)) => {
                HookOutcome::Failed(Undelivered::said(error.to_string()))
            }
            Err(BodyError::Store(error)) => {
                tracing::warn!(%error, "a webhook's comment can't be read");
                HookOutcome::NotNow {
                    error: Why::StoreUnreadable.into(),
                    asked: None,
                }
            }
        };
        let settle = || {
            let now = self.services.clock.now();
            let store = &self.services.store;
            store.settle_hook(hook.claimed(), outcome.clone(), now)
        };
        let settled = match outcome {
            HookOutcome::Sent => context.insist(settle).await,
            _ => settle().await,
        };
        match settled {
            Ok(settled) => self.note(url, &hook, &settled),
            Err(error) => {
                tracing::warn!(%error, id = %hook.id.0, "what became of a webhook can't be noted: it is sent again");
            }
        }
    }

    async fn send(&self, url: &HookUrl, hook: &OutboxHook, body: String) -> HookOutcome {
        let message = WebhookMessage {
            id: hook.id.0,
            time: self.services.clock.now(),
            body,
        };
        match self.client.send(url, &message).await {
            Ok(()) => HookOutcome::Sent,
            Err(error) if error.is_final() => HookOutcome::Failed(error.undelivered()),
            Err(error) => HookOutcome::NotNow {
                asked: error.again(),
                error: error.undelivered(),
            },
        }
    }

    /// A URL may contain a token of the receiver: the log names only the host.
    fn note(&self, url: &HookUrl, hook: &OutboxHook, settled: &HookSettled) {
        let (word, error) = match settled {
            HookSettled::Sent => ("sent", None),
            HookSettled::Again { error, .. } => ("again", Some(error)),
            HookSettled::Failed(error) => ("failed", Some(error)),
            HookSettled::Gone => return,
        };
        self.metrics.webhook_sent(hook.event, word);
        let (event, id, to) = (hook.event.as_str(), hook.id.0, url.shown());
        match error {
            None => tracing::info!(event, %id, to, "a webhook was sent"),
            Some(error) => {
                let hint = "afterword webhooks list all";
                tracing::warn!(event, %id, to, outcome = word, %error, hint, "a webhook was not sent");
            }
        }
    }
}

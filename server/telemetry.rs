//! Logs and metrics. Metric handles are plain counters, so that counting costs a few nanoseconds.

use std::io::IsTerminal;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use tracing_subscriber::EnvFilter;

use crate::comments::{Action, Door, Status};
use crate::config::{HookEvent, Log, LogFormat};
use crate::store::MailKind;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StatusLabel {
    status: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct DecisionLabel {
    action: &'static str,
    door: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct EffectLabel {
    effect: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct MailLabel {
    kind: &'static str,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct HookLabel {
    event: &'static str,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ClassLabel {
    class: &'static str,
}

/// What the server counts of itself; `docs/metrics.md` lists it.
pub struct Metrics {
    submitted: Family<StatusLabel, Counter>,
    decided: Family<DecisionLabel, Counter>,
    received: Family<EffectLabel, Counter>,
    mailed: Family<MailLabel, Counter>,
    /// Mails that are still to be sent, and those that could not be.
    pub outbox_waiting: Gauge,
    pub outbox_failed: Gauge,
    /// 1 while the mailbox of `[imap]` is open.
    pub mailbox_open: Gauge,
    hooked: Family<HookLabel, Counter>,
    /// Webhooks that are still to be sent, and those that could not be.
    pub webhooks_waiting: Gauge,
    pub webhooks_failed: Gauge,
    answers: [Counter; 4],
    /// Count requests answered from a kept body.
    pub counts_kept: Counter,
    /// Count requests whose answer had to be made.
    pub counts_made: Counter,
}

impl Metrics {
    /// Adds itself to the registry that is shown.
    #[must_use]
    pub fn new(registry: &mut Registry) -> Self {
        let classes = Family::<ClassLabel, Counter>::default();
        let class = |class| classes.get_or_create(&ClassLabel { class }).clone();
        let metrics = Self {
            submitted: Family::default(),
            decided: Family::default(),
            received: Family::default(),
            mailed: Family::default(),
            outbox_waiting: Gauge::default(),
            outbox_failed: Gauge::default(),
            mailbox_open: Gauge::default(),
            hooked: Family::default(),
            webhooks_waiting: Gauge::default(),
            webhooks_failed: Gauge::default(),
            answers: [class("2xx"), class("3xx"), class("4xx"), class("5xx")],
            counts_kept: Counter::default(),
            counts_made: Counter::default(),
        };
        let (submitted, decided) = (metrics.submitted.clone(), metrics.decided.clone());
        registry.register("comments_submitted", "New comments by status", submitted);
        registry.register("decisions", "Decisions by action and door", decided);
        registry.register("answers", "HTTP answers by class of status", classes);
        metrics.register_mails(registry);
        metrics.register_webhooks(registry);
        let (kept, made) = (metrics.counts_kept.clone(), metrics.counts_made.clone());
        registry.register(
            "counts_kept",
            "Count requests answered from a kept body",
            kept,
        );
        registry.register("counts_made", "Count requests whose answer was made", made);
        metrics
    }

    fn register_mails(&self, registry: &mut Registry) {
        let (received, mailed) = (self.received.clone(), self.mailed.clone());
        registry.register("mails_received", "Messages by what they did", received);
        registry.register(
            "mails",
            "Attempts to send a mail by its kind and outcome",
            mailed,
        );
        let gauges = [
            (
                "outbox_waiting",
                "Mails still to be sent",
                &self.outbox_waiting,
            ),
            (
                "outbox_failed",
                "Mails that could not be sent",
                &self.outbox_failed,
            ),
            (
                "mailbox_open",
                "1 while the mailbox is open",
                &self.mailbox_open,
            ),
        ];
        for (name, help, gauge) in gauges {
            registry.register(name, help, gauge.clone());
        }
    }

    fn register_webhooks(&self, registry: &mut Registry) {
        let help = "Attempts to send a webhook by its event and outcome";
        registry.register("webhooks", help, self.hooked.clone());
        let (waiting, failed) = (&self.webhooks_waiting, &self.webhooks_failed);
        let help = "Webhooks still to be sent";
        registry.register("webhooks_waiting", help, waiting.clone());
        let help = "Webhooks that could not be sent";
        registry.register("webhooks_failed", help, failed.clone());
    }

    pub fn submitted(&self, status: Status) {
        let status = status.as_str();
        self.submitted.get_or_create(&StatusLabel { status }).inc();
    }

    pub fn decided(&self, action: Action, door: Door) {
        let (action, door) = (action.as_str(), door.as_str());
        self.decided
            .get_or_create(&DecisionLabel { action, door })
            .inc();
    }

    /// `effect`: what a message did.
    pub fn received(&self, effect: &'static str) {
        self.received.get_or_create(&EffectLabel { effect }).inc();
    }

    /// `outcome`: sent, again or failed.
    pub fn mailed(&self, kind: MailKind, outcome: &'static str) {
        let kind = kind.as_str();
        self.mailed
            .get_or_create(&MailLabel { kind, outcome })
            .inc();
    }

    /// `outcome`: sent, again or failed.
    pub fn hooked(&self, event: HookEvent, outcome: &'static str) {
        let event = event.as_str();
        self.hooked
            .get_or_create(&HookLabel { event, outcome })
            .inc();
    }

    /// `status`: of an HTTP answer, 200–599.
    pub fn answered(&self, status: u16) {
        let class = usize::from(status / 100).clamp(2, 5) - 2;
        self.answers[class].inc();
    }
}

/// Logs go to standard error, so that a command's output stays its own.
pub fn start_logging(log: &Log) {
    let filter = EnvFilter::new(log.level.as_str());
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let started = match log.format {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    if started.is_err() {
        tracing::debug!("logging was started before");
    }
}

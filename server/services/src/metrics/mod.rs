//! What the server counts of itself. Metric handles are plain counters, so that counting costs a few nanoseconds.

mod backups;
mod retention;
mod sitemaps;

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

pub use backups::Backups;
pub use retention::Retention;
pub use sitemaps::Sitemaps;

use afterword_model::policy::HookEvent;
use afterword_model::{Action, Interface, Status};
use afterword_store::MailKind;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StatusLabel {
    status: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct DecisionLabel {
    action: &'static str,
    interface: &'static str,
    /// The former name of `interface`, kept for one version.
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

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabel {
    routes: &'static str,
}

/// In seconds: a read from memory to a write that waits for a slow disk.
const STEPS: [f64; 9] = [0.001, 0.0025, 0.01, 0.025, 0.1, 0.25, 1.0, 2.5, 10.0];

fn histogram() -> Histogram {
    Histogram::new(STEPS)
}

type Times = Family<RouteLabel, Histogram, fn() -> Histogram>;

/// What became of a message that was sent.
const OUTCOMES: [&str; 3] = ["sent", "again", "failed"];

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
    /// Comments that wait for Akismet, and those that wait for the owner because it has not answered.
    pub akismet_waiting: Gauge,
    pub akismet_failed: Gauge,
    pub backups: Backups,
    pub sitemaps: Sitemaps,
    pub retention: Retention,
    answers: [Counter; 4],
    times: Times,
    /// Count requests answered from a kept body.
    pub counts_kept: Counter,
    /// Count requests whose answer had to be made.
    pub counts_made: Counter,
    /// The same of threads.
    pub threads_kept: Counter,
    pub threads_made: Counter,
    /// Requests whose handling panicked.
    pub request_panics: Counter,
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
            akismet_waiting: Gauge::default(),
            akismet_failed: Gauge::default(),
            backups: Backups::default(),
            sitemaps: Sitemaps::default(),
            retention: Retention::default(),
            answers: [class("2xx"), class("3xx"), class("4xx"), class("5xx")],
            times: Times::new_with_constructor(histogram),
            counts_kept: Counter::default(),
            counts_made: Counter::default(),
            threads_kept: Counter::default(),
            threads_made: Counter::default(),
            request_panics: Counter::default(),
        };
        metrics.begin_at_zero();
        metrics.register_comments(registry);
        registry.register("answers", "HTTP answers by class of status", classes);
        metrics.register_requests(registry);
        metrics.register_mails(registry);
        metrics.register_webhooks(registry);
        metrics.register_akismet(registry);
        metrics.backups.register(registry);
        metrics.sitemaps.register(registry);
        metrics.retention.register(registry);
        metrics
    }

    /// What has not happened yet is 0, not missing: a rate of it can be told from the first time on.
    fn begin_at_zero(&self) {
        for status in Status::ALL.map(Status::as_str) {
            drop(self.submitted.get_or_create(&StatusLabel { status }));
        }
        for action in Action::ALL.map(Action::as_str) {
            let interface = Interface::Console.as_str();
            drop(self.decided.get_or_create(&DecisionLabel {
                action,
                interface,
                door: interface,
            }));
        }
        for outcome in OUTCOMES {
            for kind in MailKind::ALL.map(MailKind::as_str) {
                drop(self.mailed.get_or_create(&MailLabel { kind, outcome }));
            }
            for event in HookEvent::ALL.iter().map(|event| event.as_str()) {
                drop(self.hooked.get_or_create(&HookLabel { event, outcome }));
            }
        }
        for effect in ["decided", "commented", "explained"] {
            drop(self.received.get_or_create(&EffectLabel { effect }));
        }
    }

    fn register_comments(&self, registry: &mut Registry) {
        let help = "New comments by the status they began with";
        registry.register("comments_submitted", help, self.submitted.clone());
        let help =
            "Decisions by what was done and by which interface of the running server it came";
        registry.register("decisions", help, self.decided.clone());
    }

    fn register_requests(&self, registry: &mut Registry) {
        let help = "Time from a request's head to the head of its answer, by group of routes";
        registry.register("request_seconds", help, self.times.clone());
        let (kept, made) = (self.counts_kept.clone(), self.counts_made.clone());
        let help = "Count requests answered from a kept body";
        registry.register("counts_kept", help, kept);
        registry.register("counts_made", "Count requests whose answer was made", made);
        let (kept, made) = (self.threads_kept.clone(), self.threads_made.clone());
        let help = "Parts of threads answered from a kept body";
        registry.register("threads_kept", help, kept);
        registry.register("threads_made", "Parts of threads that were read", made);
    }

    fn register_mails(&self, registry: &mut Registry) {
        let help =
            "Messages that came in by mail and were addressed to Afterword, by what they did";
        registry.register("mails_received", help, self.received.clone());
        let help = "Attempts to send a mail by its kind and outcome";
        registry.register("mails", help, self.mailed.clone());
        let help = "Mails still to be sent";
        registry.register("outbox_waiting", help, self.outbox_waiting.clone());
        let help = "Mails that could not be sent";
        registry.register("outbox_failed", help, self.outbox_failed.clone());
        let help = "1 while the mailbox of the settings is open";
        registry.register("mailbox_open", help, self.mailbox_open.clone());
    }

    fn register_webhooks(&self, registry: &mut Registry) {
        let help = "Attempts to send a webhook by its event and outcome";
        registry.register("webhooks", help, self.hooked.clone());
        let help = "Webhooks still to be sent";
        registry.register("webhooks_waiting", help, self.webhooks_waiting.clone());
        let help = "Webhooks that could not be sent";
        registry.register("webhooks_failed", help, self.webhooks_failed.clone());
    }

    fn register_akismet(&self, registry: &mut Registry) {
        let help = "Comments that wait for Akismet's answer";
        registry.register("akismet_waiting", help, self.akismet_waiting.clone());
        let help = "Comments that wait for the owner because Akismet did not answer";
        registry.register("akismet_failed", help, self.akismet_failed.clone());
    }

    pub fn submitted(&self, status: Status) {
        let status = status.as_str();
        self.submitted.get_or_create(&StatusLabel { status }).inc();
    }

    pub fn decided(&self, action: Action, interface: Interface) {
        let (action, interface) = (action.as_str(), interface.as_str());
        self.decided
            .get_or_create(&DecisionLabel {
                action,
                interface,
                door: interface,
            })
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

    /// The counter of answers 4xx, for those that no route gives.
    #[must_use]
    pub fn client_errors(&self) -> Counter {
        self.answers[2].clone()
    }

    /// `routes`: the group of routes that a request was for.
    pub fn took(&self, routes: &'static str, time: Duration) {
        let times = self.times.get_or_create(&RouteLabel { routes });
        times.observe(time.as_secs_f64());
    }
}

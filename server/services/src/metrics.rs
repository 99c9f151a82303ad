//! Metrics of the use cases.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use afterword_model::{Action, Interface, ReportReason, Status};

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

impl DecisionLabel {
    fn of(action: Action, interface: Interface) -> Self {
        Self {
            action: action.as_str(),
            interface: interface.as_str(),
            door: interface.as_str(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ReasonLabel {
    reason: &'static str,
}

/// The metrics of the use cases.
#[derive(Debug)]
pub struct Metrics {
    submitted: Family<StatusLabel, Counter>,
    decided: Family<DecisionLabel, Counter>,
    reported: Family<ReasonLabel, Counter>,
    retention_latest: Gauge,
    retention_erased: Counter,
}

impl Default for Metrics {
    /// Series without events are 0, not missing, so that their rate is known from the first event on.
    fn default() -> Self {
        let metrics = Self {
            submitted: Family::default(),
            decided: Family::default(),
            reported: Family::default(),
            retention_latest: Gauge::default(),
            retention_erased: Counter::default(),
        };
        for status in Status::ALL.map(Status::as_str) {
            drop(metrics.submitted.get_or_create(&StatusLabel { status }));
        }
        for reason in ReportReason::ALL.map(ReportReason::as_str) {
            drop(metrics.reported.get_or_create(&ReasonLabel { reason }));
        }
        for action in Action::ALL {
            let label = DecisionLabel::of(action, Interface::Console);
            drop(metrics.decided.get_or_create(&label));
        }
        metrics
    }
}

impl Metrics {
    pub fn register(&self, registry: &mut Registry) {
        let help = "New comments by the status they began with";
        registry.register("comments_submitted", help, self.submitted.clone());
        let help =
            "Decisions by what was done and by which interface of the running server it came";
        registry.register("decisions", help, self.decided.clone());
        let help = "Reports of comments by readers, by their reason";
        registry.register("reports", help, self.reported.clone());
        let help = "When what was kept long enough was erased last, in seconds since 1970; 0 before the first time";
        registry.register(
            "retention_latest_seconds",
            help,
            self.retention_latest.clone(),
        );
        let help = "Rows that were erased, wholly or in part, because they were kept long enough";
        registry.register("retention_erased", help, self.retention_erased.clone());
    }

    pub(crate) fn submitted(&self, status: Status) {
        let status = status.as_str();
        self.submitted.get_or_create(&StatusLabel { status }).inc();
    }

    pub(crate) fn decided(&self, action: Action, interface: Interface) {
        let label = DecisionLabel::of(action, interface);
        self.decided.get_or_create(&label).inc();
    }

    pub(crate) fn reported(&self, reason: ReportReason) {
        let reason = reason.as_str();
        self.reported.get_or_create(&ReasonLabel { reason }).inc();
    }

    /// `second`: the time at which erasing began.
    pub(crate) fn swept(&self, second: i64, erased: u64) {
        self.retention_erased.inc_by(erased);
        self.retention_latest.set(second);
    }
}

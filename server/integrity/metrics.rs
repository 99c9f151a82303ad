//! Metrics of the checks of the database.

use jiff::Timestamp;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use afterword_store_sqlite::Scope;

#[derive(Debug, Clone, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Outcome {
    scope: &'static str,
    outcome: &'static str,
}

/// How a check ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    Sound,
    Damaged,
    /// The log had grown, or the database could not be read.
    PutOff,
}

#[derive(Debug, Default)]
pub struct Metrics {
    checks: Family<Outcome, Counter>,
    damaged: Gauge,
    whole: Gauge,
}

impl Metrics {
    pub fn register(&self, registry: &mut Registry) {
        for scope in ["part", "whole"] {
            for outcome in ["sound", "damaged", "put_off"] {
                drop(self.checks.get_or_create(&Outcome { scope, outcome }));
            }
        }
        let help = "Checks of the database by what was checked and what came out";
        registry.register("integrity_checks", help, self.checks.clone());
        let help = "1 if the last check of the database has found damage, otherwise 0";
        registry.register("integrity_damaged", help, self.damaged.clone());
        let help = "When the whole database was last checked, in seconds since 1970; 0 while it was not since the start";
        registry.register("integrity_whole_latest_seconds", help, self.whole.clone());
    }

    pub(super) fn ended(&self, scope: Scope, ended: Ended, now: Timestamp) {
        let outcome = match ended {
            Ended::Sound => "sound",
            Ended::Damaged => "damaged",
            Ended::PutOff => "put_off",
        };
        let name = match scope {
            Scope::Part { .. } => "part",
            Scope::Whole => "whole",
        };
        let labels = Outcome {
            scope: name,
            outcome,
        };
        self.checks.get_or_create(&labels).inc();
        // A part that is sound says nothing of the others.
        let damaged = match (scope, ended) {
            (_, Ended::Damaged) => Some(1),
            (Scope::Whole, Ended::Sound) => Some(0),
            _ => None,
        };
        if let Some(damaged) = damaged {
            self.damaged.set(damaged);
        }
        if scope == Scope::Whole && ended != Ended::PutOff {
            self.whole.set(now.as_second());
        }
    }
}

//! What the listening part counts.

use std::fmt::{self, Write};

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Handles of the counters; a clone counts into the same ones.
#[derive(Clone, Debug)]
pub struct ConnectionMetrics {
    /// Connections taken from the kernel, also those refused right after.
    pub accepted: Counter,
    /// Connections that hold one of the `max_connections` places now.
    pub open: Gauge,
    /// Connections closed without an answer because the server stayed full.
    pub refused: Counter,
    /// TLS handshakes that failed for another reason than time.
    pub failed_handshakes: Counter,
    /// Errors of `accept` itself, such as too many open files.
    pub accept_errors: Counter,
    timed_out: Family<TimeoutLabel, Counter>,
}

/// What a connection was given up for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timeout {
    /// Nothing came over a new connection.
    FirstByte,
    /// The TLS handshake did not end.
    Handshake,
    /// The head of a request did not end.
    Header,
    /// No further request came.
    Idle,
    /// A request and its answer together took too long.
    Request,
    /// The client did not take its answer.
    Write,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct TimeoutLabel {
    kind: Timeout,
}

impl Timeout {
    const ALL: [Timeout; 6] = [
        Timeout::FirstByte,
        Timeout::Handshake,
        Timeout::Header,
        Timeout::Idle,
        Timeout::Request,
        Timeout::Write,
    ];

    /// The word for it in the metrics.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Timeout::FirstByte => "first_byte",
            Timeout::Handshake => "handshake",
            Timeout::Header => "header",
            Timeout::Idle => "idle",
            Timeout::Request => "request",
            Timeout::Write => "write",
        }
    }
}

impl EncodeLabelValue for Timeout {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> fmt::Result {
        encoder.write_str(self.name())
    }
}

impl ConnectionMetrics {
    /// How many connections were given up for `kind`.
    pub fn timed_out(&self, kind: Timeout) -> u64 {
        self.timed_out.get_or_create(&TimeoutLabel { kind }).get()
    }

    /// Names the counters in `registry`: `connections_accepted_total`, `connections_open`, `connections_refused_total`,
    /// `connections_timed_out_total{kind}`, `connections_failed_handshakes_total`, `connections_accept_errors_total`.
    pub fn register(&self, registry: &mut Registry) {
        let registry = registry.sub_registry_with_prefix("connections");
        registry.register("accepted", "Connections accepted", self.accepted.clone());
        registry.register("open", "Connections open now", self.open.clone());
        registry.register(
            "refused",
            "Connections refused because the server was full",
            self.refused.clone(),
        );
        registry.register(
            "timed_out",
            "Connections closed for being slow or idle",
            self.timed_out.clone(),
        );
        registry.register(
            "failed_handshakes",
            "TLS handshakes that failed",
            self.failed_handshakes.clone(),
        );
        registry.register(
            "accept_errors",
            "Errors while accepting connections",
            self.accept_errors.clone(),
        );
    }

    pub(super) fn count_timeout(&self, kind: Timeout) {
        self.timed_out.get_or_create(&TimeoutLabel { kind }).inc();
    }
}

impl Default for ConnectionMetrics {
    fn default() -> ConnectionMetrics {
        let timed_out = Family::default();
        // A kind that has not happened yet is 0 in the metrics, not missing.
        for kind in Timeout::ALL {
            drop(timed_out.get_or_create(&TimeoutLabel { kind }));
        }
        ConnectionMetrics {
            accepted: Counter::default(),
            open: Gauge::default(),
            refused: Counter::default(),
            failed_handshakes: Counter::default(),
            accept_errors: Counter::default(),
            timed_out,
        }
    }
}

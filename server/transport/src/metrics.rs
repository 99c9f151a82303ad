//! Counters of connections.

use std::fmt::{self, Write};

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Handles of the counters; a clone counts into the same ones.
#[derive(Clone, Debug)]
pub struct ConnectionMetrics {
    /// Connections accepted from the kernel, including those refused right after.
    pub accepted: Counter,
    /// Connections that hold one of the `max_connections` places now.
    pub open: Gauge,
    /// Connections closed without an answer because the server stayed full.
    pub refused: Counter,
    /// Connections refused because their client had reached its limit.
    pub refused_by_address: Counter,
    /// Answers with a 4xx status that no route gave, because the request was invalid or too large.
    pub client_errors: Counter,
    /// TLS handshakes that failed for a reason other than a time-out.
    pub failed_handshakes: Counter,
    /// Errors of `accept` itself, such as too many open files.
    pub accept_errors: Counter,
    /// HTTP/2 connections that ended because of too many cheap frames.
    pub calmed: Counter,
    /// Panics that ended a connection, or an HTTP/2 request; [`register`](Self::register) leaves it to the caller.
    pub panics: Counter,
    timed_out: Family<TimeoutLabel, Counter>,
}

/// The time-out that closed a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timeout {
    /// No byte arrived on a new connection.
    FirstByte,
    /// The TLS handshake did not end.
    Handshake,
    /// The head of a request did not end.
    Header,
    /// No further request arrived.
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

    /// Its label in the metrics.
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
    /// `client_errors`: counts 4xx answers that no route gave.
    #[must_use]
    pub fn counting_among(client_errors: Counter) -> ConnectionMetrics {
        ConnectionMetrics {
            client_errors,
            ..ConnectionMetrics::default()
        }
    }

    /// How many connections were closed by this time-out.
    pub fn timed_out(&self, kind: Timeout) -> u64 {
        self.timed_out.get_or_create(&TimeoutLabel { kind }).get()
    }

    /// Names the counters in `registry`: `connections_accepted_total`, `connections_open`, `connections_refused_total`,
    /// `connections_refused_by_address_total`, `connections_timed_out_total{kind}`, `connections_failed_handshakes_total`, `connections_accept_errors_total`,
    /// `connections_calmed_total`.
    pub fn register(&self, registry: &mut Registry) {
        let registry = registry.sub_registry_with_prefix("connections");
        let help = "Connections taken, also those refused right after";
        registry.register("accepted", help, self.accepted.clone());
        registry.register("open", "Connections open now", self.open.clone());
        registry.register(
            "refused",
            "Connections refused because the server stayed full",
            self.refused.clone(),
        );
        registry.register(
            "refused_by_address",
            "Connections refused because their address had too many open",
            self.refused_by_address.clone(),
        );
        registry.register(
            "timed_out",
            "Connections given up for being slow or idle",
            self.timed_out.clone(),
        );
        registry.register(
            "failed_handshakes",
            "TLS handshakes that failed for another reason than time",
            self.failed_handshakes.clone(),
        );
        registry.register(
            "accept_errors",
            "Errors of accepting itself, such as too many open files",
            self.accept_errors.clone(),
        );
        registry.register(
            "calmed",
            "HTTP/2 connections ended because of too many cheap frames",
            self.calmed.clone(),
        );
    }

    pub(crate) fn count_timeout(&self, kind: Timeout) {
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
            refused_by_address: Counter::default(),
            client_errors: Counter::default(),
            failed_handshakes: Counter::default(),
            accept_errors: Counter::default(),
            calmed: Counter::default(),
            panics: Counter::default(),
            timed_out,
        }
    }
}

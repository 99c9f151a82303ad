//! Metrics of the certificate: its expiry, and the outcomes of its renewals.

use std::sync::atomic::AtomicI64;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use x509_parser::parse_x509_certificate;

/// Handles of the metrics; a clone counts into the same ones.
#[derive(Clone, Debug, Default)]
pub struct CertificateMetrics {
    /// In seconds since 1970; 0 while there is no certificate.
    pub expiry: Gauge<i64, AtomicI64>,
    renewals: Family<RenewalLabels, Counter>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RenewalLabels {
    outcome: &'static str,
}

impl CertificateMetrics {
    /// Registers the metrics in `registry`: `certificate_expiry_seconds`, `certificate_renewals_total{outcome}`.
    pub fn register(&self, registry: &mut Registry) {
        for outcome in ["renewed", "failed"] {
            drop(self.renewals.get_or_create(&RenewalLabels { outcome }));
        }
        let help = "When the certificate expires, in seconds since 1970; 0 while there is none";
        registry.register("certificate_expiry_seconds", help, self.expiry.clone());
        let help = "Certificates that were taken from files or an authority while the server ran, by outcome";
        registry.register("certificate_renewals", help, self.renewals.clone());
    }

    /// How many attempts to get a new certificate had this outcome: `renewed` or `failed`.
    #[must_use]
    pub fn renewals(&self, outcome: &'static str) -> u64 {
        self.renewals
            .get_or_create(&RenewalLabels { outcome })
            .get()
    }

    pub(super) fn renewed(&self) {
        self.renewals
            .get_or_create(&RenewalLabels { outcome: "renewed" })
            .inc();
    }

    pub(super) fn failed(&self) {
        self.renewals
            .get_or_create(&RenewalLabels { outcome: "failed" })
            .inc();
    }

    pub(super) fn holds(&self, certificate: &CertificateDer<'_>) {
        if let Ok((_, found)) = parse_x509_certificate(certificate) {
            self.expiry.set(found.validity().not_after.timestamp());
        }
    }

    /// Records the first certificate in this PEM.
    pub(super) fn holds_pem(&self, pem: &[u8]) {
        if let Some(Ok(certificate)) = CertificateDer::pem_slice_iter(pem).next() {
            self.holds(&certificate);
        }
    }
}

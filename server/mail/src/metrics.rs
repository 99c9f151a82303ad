//! Counters of received and sent mails.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use afterword_store::MailKind;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct EffectLabel {
    effect: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct MailLabel {
    kind: &'static str,
    outcome: &'static str,
}

/// The metrics of mail.
#[derive(Debug)]
pub struct Metrics {
    received: Family<EffectLabel, Counter>,
    sent: Family<MailLabel, Counter>,
    /// Mails that are still to be sent, and those that failed.
    pub(crate) outbox_waiting: Gauge,
    pub(crate) outbox_failed: Gauge,
    pub(crate) outbox_held_back: Gauge,
    /// 1 while the mailbox of `[imap]` or `[jmap]` is open.
    pub mailbox_open: Gauge,
}

impl Default for Metrics {
    /// Events that have not happened yet are 0, not missing, so that a rate is known from the first one on.
    fn default() -> Self {
        let metrics = Self {
            received: Family::default(),
            sent: Family::default(),
            outbox_waiting: Gauge::default(),
            outbox_failed: Gauge::default(),
            outbox_held_back: Gauge::default(),
            mailbox_open: Gauge::default(),
        };
        for outcome in ["sent", "again", "failed"] {
            for kind in MailKind::ALL.map(MailKind::as_str) {
                drop(metrics.sent.get_or_create(&MailLabel { kind, outcome }));
            }
        }
        for effect in ["decided", "commented", "explained"] {
            drop(metrics.received.get_or_create(&EffectLabel { effect }));
        }
        metrics
    }
}

impl Metrics {
    pub fn register(&self, registry: &mut Registry) {
        let help =
            "Messages that came in by mail and were addressed to Afterword, by what they did";
        registry.register("mails_received", help, self.received.clone());
        let help = "Attempts to send a mail by its kind and outcome";
        registry.register("mails", help, self.sent.clone());
        let help = "Mails still to be sent";
        registry.register("outbox_waiting", help, self.outbox_waiting.clone());
        let help = "Mails that could not be sent";
        registry.register("outbox_failed", help, self.outbox_failed.clone());
        let help =
            "Mails still to be sent that ask to confirm an address, beyond the limit of the hour";
        registry.register("outbox_held_back", help, self.outbox_held_back.clone());
        let help = "1 while the mailbox of the settings is open";
        registry.register("mailbox_open", help, self.mailbox_open.clone());
    }

    /// `effect`: what a message did.
    pub(crate) fn received(&self, effect: &'static str) {
        self.received.get_or_create(&EffectLabel { effect }).inc();
    }

    /// `outcome`: sent, again or failed.
    pub(crate) fn sent(&self, kind: MailKind, outcome: &'static str) {
        let kind = kind.as_str();
        self.sent.get_or_create(&MailLabel { kind, outcome }).inc();
    }
}

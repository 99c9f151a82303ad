//! Counters of received and sent mails.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use jiff::Timestamp;

use afterword_services::ways_in::Way;
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

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct WayLabel {
    way: &'static str,
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
    pub(crate) mailbox_waiting: Gauge,
    pub(crate) mailbox_last_look: Gauge,
    /// 1 while there is a login by consent.
    pub(crate) mail_login_valid: Gauge,
    messages: Family<WayLabel, Counter>,
    last_messages: Family<WayLabel, Gauge>,
    failures: Family<WayLabel, Counter>,
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
            mailbox_waiting: Gauge::default(),
            mailbox_last_look: Gauge::default(),
            mail_login_valid: Gauge::default(),
            messages: Family::default(),
            last_messages: Family::default(),
            failures: Family::default(),
        };
        for outcome in ["sent", "again", "failed"] {
            for kind in MailKind::ALL.map(MailKind::as_str) {
                drop(metrics.sent.get_or_create(&MailLabel { kind, outcome }));
            }
        }
        for way in Way::ALL {
            metrics.set_up(way.as_str());
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
        self.register_ways(registry);
    }

    fn register_ways(&self, registry: &mut Registry) {
        let help = "Messages in the mailbox that wait for another attempt";
        registry.register("mailbox_waiting", help, self.mailbox_waiting.clone());
        let help =
            "When the mailbox was last looked through, in seconds since 1970; 0 if it never was";
        let last_look = self.mailbox_last_look.clone();
        registry.register("mailbox_last_look_seconds", help, last_look);
        let help = "1 while there is a login to the mailbox by consent";
        registry.register("mail_login_valid", help, self.mail_login_valid.clone());
        let help = "Messages to Afterword that were processed, by the way that they came in";
        registry.register("ways_in_messages", help, self.messages.clone());
        let help =
            "When the last of them came, in seconds since 1970; 0 if none has come since the start";
        let last_messages = self.last_messages.clone();
        registry.register("ways_in_last_message_seconds", help, last_messages);
        let help = "Failures of a way in: connections that were lost or refused, and messages to be delivered again";
        registry.register("ways_in_failures", help, self.failures.clone());
    }

    /// Shows a way in from now on.
    pub(crate) fn set_up(&self, way: &'static str) {
        let label = WayLabel { way };
        drop(self.messages.get_or_create(&label));
        drop(self.last_messages.get_or_create(&label));
        drop(self.failures.get_or_create(&label));
    }

    /// A message was processed.
    pub(crate) fn took(&self, way: &'static str, now: Timestamp) {
        let label = WayLabel { way };
        self.messages.get_or_create(&label).inc();
        let last = self.last_messages.get_or_create(&label);
        last.set(now.as_second());
    }

    pub(crate) fn way_failed(&self, way: &'static str) {
        self.failures.get_or_create(&WayLabel { way }).inc();
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

//! Metrics of webhooks, second opinions, sitemaps and conversations.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use afterword_model::Network;
use afterword_model::policy::HookEvent;

/// What becomes of an answer that is posted on another network.
const COPY_OUTCOMES: [&str; 5] = ["posted", "changed", "removed", "again", "failed"];

/// What becomes of a webmention.
const WEBMENTION_OUTCOMES: [&str; 5] = ["comment", "like", "unlinked", "again", "failed"];

/// What becomes of a webmention to another site.
const SENT_WEBMENTION_OUTCOMES: [&str; 4] = ["sent", "none", "again", "failed"];

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct HookLabel {
    event: &'static str,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OutcomeLabel {
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct AnswerLabel {
    network: &'static str,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct NetworkLabel {
    network: &'static str,
}

/// The metrics of webhooks, Akismet, sitemaps and conversations.
#[derive(Debug)]
pub struct Metrics {
    webhooks: Family<HookLabel, Counter>,
    /// Webhooks that are still to be sent, and those that failed.
    pub(crate) webhooks_waiting: Gauge,
    pub(crate) webhooks_failed: Gauge,
    /// Comments that wait for Akismet, and those that wait for the owner because it has not answered.
    pub(crate) akismet_waiting: Gauge,
    pub(crate) akismet_failed: Gauge,
    sitemaps: Family<OutcomeLabel, Counter>,
    /// Sites whose sitemap could not be read last time.
    pub(crate) sitemaps_failing: Gauge,
    answers: Family<AnswerLabel, Counter>,
    copies: Family<AnswerLabel, Counter>,
    webmentions: Family<OutcomeLabel, Counter>,
    sent_webmentions: Family<OutcomeLabel, Counter>,
    /// Accounts whose server could not be asked last time.
    conversations_failing: Family<NetworkLabel, Gauge>,
}

impl Default for Metrics {
    /// Events that have not happened yet are 0, not missing, so that a rate is known from the first one on.
    fn default() -> Self {
        let metrics = Self {
            webhooks: Family::default(),
            webhooks_waiting: Gauge::default(),
            webhooks_failed: Gauge::default(),
            akismet_waiting: Gauge::default(),
            akismet_failed: Gauge::default(),
            sitemaps: Family::default(),
            sitemaps_failing: Gauge::default(),
            answers: Family::default(),
            copies: Family::default(),
            webmentions: Family::default(),
            sent_webmentions: Family::default(),
            conversations_failing: Family::default(),
        };
        for outcome in ["sent", "again", "failed"] {
            for event in HookEvent::ALL.iter().map(|event| event.as_str()) {
                drop(
                    metrics
                        .webhooks
                        .get_or_create(&HookLabel { event, outcome }),
                );
            }
        }
        begin(&metrics.sitemaps, &["read", "unchanged", "failed"]);
        begin(&metrics.webmentions, &WEBMENTION_OUTCOMES);
        begin(&metrics.sent_webmentions, &SENT_WEBMENTION_OUTCOMES);
        for network in Network::ALL.map(Network::as_str) {
            for outcome in ["new", "changed", "removed", "kept_out", "refused"] {
                let label = AnswerLabel { network, outcome };
                drop(metrics.answers.get_or_create(&label));
            }
            for outcome in COPY_OUTCOMES {
                let label = AnswerLabel { network, outcome };
                drop(metrics.copies.get_or_create(&label));
            }
            let label = NetworkLabel { network };
            drop(metrics.conversations_failing.get_or_create(&label));
        }
        metrics
    }
}

fn begin(counters: &Family<OutcomeLabel, Counter>, outcomes: &[&'static str]) {
    for &outcome in outcomes {
        drop(counters.get_or_create(&OutcomeLabel { outcome }));
    }
}

impl Metrics {
    pub fn register(&self, registry: &mut Registry) {
        let help = "Attempts to send a webhook by its event and outcome";
        registry.register("webhooks", help, self.webhooks.clone());
        let help = "Webhooks still to be sent";
        registry.register("webhooks_waiting", help, self.webhooks_waiting.clone());
        let help = "Webhooks that could not be sent";
        registry.register("webhooks_failed", help, self.webhooks_failed.clone());
        let help = "Comments that wait for Akismet's answer";
        registry.register("akismet_waiting", help, self.akismet_waiting.clone());
        let help = "Comments that wait for the owner because Akismet did not answer";
        registry.register("akismet_failed", help, self.akismet_failed.clone());
        let help = "Attempts to read a site's sitemap by their outcome";
        registry.register("sitemaps", help, self.sitemaps.clone());
        let help = "Sites whose sitemap could not be read the last time";
        registry.register("sitemaps_failing", help, self.sitemaps_failing.clone());
        let help = "Answers read on other networks by what became of them";
        registry.register("conversation_answers", help, self.answers.clone());
        let help = "The owner's answers on other networks by what was done there";
        registry.register("conversation_copies", help, self.copies.clone());
        let help = "Webmentions that came to this server by what their source says";
        registry.register("webmentions", help, self.webmentions.clone());
        let help = "Webmentions to the pages that the owner's comments refer to by their outcome";
        registry.register("webmentions_sent", help, self.sent_webmentions.clone());
        let help = "The owner's accounts whose server could not be asked the last time";
        let failing = self.conversations_failing.clone();
        registry.register("conversation_accounts_failing", help, failing);
    }

    /// `outcome`: sent, again or failed.
    pub(crate) fn webhook_sent(&self, event: HookEvent, outcome: &'static str) {
        let event = event.as_str();
        self.webhooks
            .get_or_create(&HookLabel { event, outcome })
            .inc();
    }

    /// `outcome`: new, changed, removed or refused.
    pub(crate) fn answer_read(&self, network: Network, outcome: &'static str) {
        let network = network.as_str();
        let label = AnswerLabel { network, outcome };
        self.answers.get_or_create(&label).inc();
    }

    /// `outcome`: posted, changed, removed, again or failed.
    pub(crate) fn answer_copied(&self, network: Network, outcome: &'static str) {
        let network = network.as_str();
        let label = AnswerLabel { network, outcome };
        self.copies.get_or_create(&label).inc();
    }

    /// `outcome`: sent, none, again or failed.
    pub(crate) fn webmention_sent(&self, outcome: &'static str) {
        let label = OutcomeLabel { outcome };
        self.sent_webmentions.get_or_create(&label).inc();
    }

    /// `outcome`: comment, like, unlinked, again or failed.
    pub(crate) fn webmention_read(&self, outcome: &'static str) {
        let label = OutcomeLabel { outcome };
        self.webmentions.get_or_create(&label).inc();
    }

    pub(crate) fn conversations_fail(&self, network: Network, accounts: i64) {
        let network = network.as_str();
        let failing = self
            .conversations_failing
            .get_or_create(&NetworkLabel { network });
        failing.set(accounts);
    }

    /// `outcome`: read, unchanged or failed.
    pub(crate) fn sitemap_read(&self, outcome: &'static str) {
        self.sitemaps.get_or_create(&OutcomeLabel { outcome }).inc();
    }
}

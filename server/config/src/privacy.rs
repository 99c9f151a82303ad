//! `[privacy]`: how long personal data is kept.

use serde::{Deserialize, Serialize};

use super::load::Report;
use afterword_model::policy::Duration;
use afterword_model::policy::value::Expiry;

/// A minimum, so that a typing mistake does not erase unread data.
const SHORTEST: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Privacy {
    /// Keyed hashes of the networks of comments and reactions.
    pub keep_networks: Expiry,
    pub keep_network_blocks: Expiry,

    /// Comments, counted from the decision.
    pub keep_spam: Expiry,
    pub keep_rejected: Expiry,
    pub keep_deleted: Expiry,

    /// Of authors, counted from their comment's time.
    pub keep_emails: Expiry,
    /// Of readers who were asked to confirm.
    pub keep_unconfirmed: Expiry,

    /// Data for undoing a decision.
    pub keep_former_texts: Expiry,

    pub keep_mails: Expiry,
    pub keep_webhooks: Expiry,
    pub keep_seen: Expiry,
    /// Readers' reports of comments, counted from the decision.
    pub keep_reports: Expiry,
}

impl Privacy {
    pub(super) fn complete(&self, report: &mut Report) {
        for (setting, expiry) in self.settings() {
            let is_short = expiry.span().is_some_and(|span| span < SHORTEST);
            if is_short && report.is_sound(&[setting]) {
                let message =
                    format!("is {expiry}: write a day or more, such as \"30d\", or \"never\"");
                report.problem(setting, message);
            }
        }
    }

    /// A token that is still valid must not be taken for a new one.
    pub(super) fn check_seen(&self, token_lifetime: Duration, report: &mut Report) {
        const SETTING: &str = "privacy.keep_seen";
        if is_shorter(SETTING, self.keep_seen, token_lifetime, report) {
            let message = format!(
                "is {}, but mail.token_lifetime is {token_lifetime}: a mail could decide twice; write that or more",
                self.keep_seen
            );
            report.problem(SETTING, message);
        }
    }

    /// The mails about decisions are read again when their links are used.
    pub(super) fn check_mails(&self, token_lifetime: Duration, report: &mut Report) {
        const SETTING: &str = "privacy.keep_mails";
        if is_shorter(SETTING, self.keep_mails, token_lifetime, report) {
            let message = format!(
                "is {}, but mail.token_lifetime is {token_lifetime}: the link that puts words back and the `undo` of a \
                 digest work only for the shorter time",
                self.keep_mails
            );
            report.warning(SETTING, message);
        }
    }

    fn settings(&self) -> [(&'static str, Expiry); 12] {
        [
            ("privacy.keep_networks", self.keep_networks),
            ("privacy.keep_network_blocks", self.keep_network_blocks),
            ("privacy.keep_spam", self.keep_spam),
            ("privacy.keep_rejected", self.keep_rejected),
            ("privacy.keep_deleted", self.keep_deleted),
            ("privacy.keep_emails", self.keep_emails),
            ("privacy.keep_unconfirmed", self.keep_unconfirmed),
            ("privacy.keep_former_texts", self.keep_former_texts),
            ("privacy.keep_mails", self.keep_mails),
            ("privacy.keep_webhooks", self.keep_webhooks),
            ("privacy.keep_seen", self.keep_seen),
            ("privacy.keep_reports", self.keep_reports),
        ]
    }
}

/// Whether what is kept ends before the tokens do, where both settings can be read.
fn is_shorter(setting: &str, kept: Expiry, token_lifetime: Duration, report: &Report) -> bool {
    let is_short = kept.span().is_some_and(|span| span < *token_lifetime);
    is_short && report.is_sound(&[setting, "mail.token_lifetime"])
}

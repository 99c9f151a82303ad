//! Waiting, sent and failed mails and webhooks.

use crate::console::texts::ConsoleTexts;
use askama::Template;
use jiff::Timestamp;

use super::frame::Frame;
use super::parts::{FormOutcome, exactly};
use afterword_i18n::Texts;
use afterword_i18n::minute;
use afterword_model::{Undelivered, Why};

#[derive(Debug, Template)]
#[template(path = "console/outbox.html")]
pub(in crate::console) struct OutboxPage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    pub outcome: Option<FormOutcome>,
    /// Why mails wait, if the owner has to sign in to the mailbox.
    pub login_error: Option<String>,
    pub show: OutboxTab,
    pub failed: u64,
    pub waiting: u64,
    pub mails: Vec<Delivery>,
    /// A separate section, left out if there are none.
    pub webhooks: Vec<Delivery>,
    /// The next part.
    pub more: Option<String>,
}

/// Which of them are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum OutboxTab {
    Failed,
    Waiting,
    All,
}

/// A mail, or a call of a webhook.
#[derive(Debug)]
pub(in crate::console) struct Delivery {
    pub id: String,
    /// The mail's kind, or the webhook's event.
    pub kind: String,
    /// A mail address, or the webhook's.
    pub to: String,
    pub created: Timestamp,
    pub attempts: u32,
    pub state: DeliveryState,
    pub error: Option<Undelivered>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum DeliveryState {
    Waiting { due: Timestamp },
    Sent { at: Timestamp },
    Failed { at: Timestamp },
}

/// The kind of message to send again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum MessageKind {
    Mail,
    Hook,
}

/// The differences between the tables of mails and of webhooks.
struct Section<'a> {
    name: &'static str,
    /// The value in the retry form.
    sends: &'static str,
    heading: &'static str,
    kind: &'static str,
    to: &'static str,
    deliveries: &'a [Delivery],
}

impl OutboxTab {
    pub(in crate::console) const ALL: [Self; 3] = [Self::Failed, Self::Waiting, Self::All];

    #[must_use]
    pub(in crate::console) fn as_str(self) -> &'static str {
        match self {
            Self::Failed => "failed",
            Self::Waiting => "waiting",
            Self::All => "all",
        }
    }
}

impl MessageKind {
    pub(in crate::console) const ALL: [Self; 2] = [Self::Mail, Self::Hook];

    #[must_use]
    pub(in crate::console) fn as_str(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Hook => "hook",
        }
    }
}

impl OutboxPage<'_> {
    fn tab(&self, shown: OutboxTab) -> (&'static str, Option<String>) {
        let texts = self.texts;
        match shown {
            OutboxTab::Failed => (
                texts.console_outbox_failed(),
                Some(self.texts.number(self.failed)),
            ),
            OutboxTab::Waiting => (
                texts.console_outbox_waiting(),
                Some(self.texts.number(self.waiting)),
            ),
            OutboxTab::All => (texts.console_outbox_all(), None),
        }
    }

    /// The section of webhooks is shown only if there are any.
    fn sections(&self) -> Vec<Section<'_>> {
        let texts = self.texts;
        let mails = Section {
            name: "mails",
            sends: MessageKind::Mail.as_str(),
            heading: texts.console_outbox_mails(),
            kind: texts.console_outbox_kind(),
            to: texts.console_outbox_to(),
            deliveries: &self.mails,
        };
        let webhooks = Section {
            name: "webhooks",
            sends: MessageKind::Hook.as_str(),
            heading: texts.console_outbox_webhooks(),
            kind: texts.console_outbox_event(),
            to: texts.console_outbox_url(),
            deliveries: &self.webhooks,
        };
        let filled = |section: &Section<'_>| !section.deliveries.is_empty();
        [Some(mails), Some(webhooks).filter(filled)]
            .into_iter()
            .flatten()
            .collect()
    }

    fn none(&self) -> &'static str {
        match self.show {
            OutboxTab::Failed => self.texts.console_outbox_none_failed(),
            OutboxTab::Waiting => self.texts.console_outbox_none_waiting(),
            OutboxTab::All => self.texts.console_outbox_none(),
        }
    }

    fn here(&self) -> String {
        format!("/console/outbox?show={}", self.show.as_str())
    }
}

impl Delivery {
    /// Waiting ones are retried automatically.
    fn has_failed(&self) -> bool {
        matches!(self.state, DeliveryState::Failed { .. })
    }

    fn attempts(&self, texts: &'static Texts) -> String {
        texts.console_outbox_attempts(self.attempts)
    }

    /// Why it was not delivered, in the page's language; `None` if only the other side's words say so.
    fn reason(error: &Undelivered, texts: &'static Texts) -> Option<String> {
        match &error.why {
            Why::Bounced => Some(texts.undelivered_bounced().to_owned()),
            Why::ReceiverRemoved => Some(texts.undelivered_receiver_removed().to_owned()),
            Why::StoreUnreadable => Some(texts.undelivered_store_unreadable().to_owned()),
            Why::PlaceUnknown => Some(texts.undelivered_place_unknown().to_owned()),
            Why::TooManyConfirmations => {
                Some(texts.undelivered_too_many_confirmations().to_owned())
            }
            Why::Answered(status) => Some(texts.undelivered_answered(status.to_string())),
            Why::Said(_) => None,
        }
    }

    /// The label for screen readers, without the row.
    fn again(&self, texts: &'static Texts) -> String {
        let what = format!("{}, {}", texts.mail_kind(&self.kind), self.to);
        texts.console_outbox_again_this(&what)
    }
}

//! Notes how each way in fares, in front of the mailroom.

use std::sync::Arc;

use async_trait::async_trait;

use crate::Metrics;
use crate::mailbox::Status;
use afterword_model::Clock;
use afterword_services::receive_mail::{Arrival, Delivery, LargeMail, Receipt, ReceiveMail};
use afterword_services::ways_in::{Way, WaysIn};

/// A mailroom whose work is noted for the console and the metrics.
pub struct Noted {
    pub room: Arc<dyn ReceiveMail>,
    /// What the mailbox is read by.
    pub mailbox: Way,
    pub notes: Notes,
}

/// Where it is noted.
#[derive(Clone)]
pub struct Notes {
    pub ways: Arc<WaysIn>,
    pub metrics: Arc<Metrics>,
    pub clock: Clock,
}

impl Notes {
    pub fn set_up(&self, way: Way, is_open: bool) {
        self.ways.set_up(way, is_open);
        self.metrics.set_up(way.as_str());
    }

    /// What became of a message.
    fn receipt(&self, way: Way, receipt: &Receipt) {
        let now = self.clock.now();
        match receipt {
            // Somebody else's mail in the mailbox.
            Receipt::NotOurs => {}
            Receipt::Done(_) => {
                self.metrics.took(way.as_str(), now);
                self.ways.note(way, |known| {
                    known.messages += 1;
                    known.last_message = Some(now);
                    if !matches!(way, Way::Imap | Way::Jmap) {
                        known.last_error = None;
                    }
                });
            }
            Receipt::Later(reason) => {
                self.metrics.way_failed(way.as_str());
                self.ways.note(way, |known| {
                    known.failures += 1;
                    known.last_error = Some(reason.clone());
                });
            }
        }
    }

    /// The status of the mailbox; `failures` are those of its connections that were noted before.
    pub fn mailbox(&self, way: Way, status: &Status, failures: &mut u64) {
        let metrics = &self.metrics;
        metrics.mailbox_open.set(status.connected.into());
        let waiting = u64::try_from(status.waiting).unwrap_or(u64::MAX);
        metrics
            .mailbox_waiting
            .set(status.waiting.try_into().unwrap_or(i64::MAX));
        if let Some(looked) = status.last_look {
            metrics.mailbox_last_look.set(looked.as_second());
        }
        let new = status.failures.saturating_sub(*failures);
        *failures = status.failures;
        for _ in 0..new {
            metrics.way_failed(way.as_str());
        }
        self.ways.note(way, |known| {
            known.is_open = status.connected;
            known.waiting = waiting;
            known.last_look = status.last_look.or(known.last_look);
            known.failures += new;
            // A message that waits keeps its own reason.
            if status.last_error.is_some() || waiting == 0 {
                known.last_error.clone_from(&status.last_error);
            }
        });
    }

    /// Whether there is a login to the mailbox.
    pub fn login(&self, error: Option<String>) {
        self.metrics.mail_login_valid.set(error.is_none().into());
        self.ways.note_login(error);
    }
}

#[async_trait]
impl ReceiveMail for Noted {
    fn is_addressed(&self, header: &[u8]) -> bool {
        self.room.is_addressed(header)
    }

    fn takes(&self, recipient: &str) -> bool {
        self.room.takes(recipient)
    }

    async fn receive(&self, delivery: Delivery) -> Receipt {
        let way = self.way(&delivery.arrival);
        let receipt = self.room.receive(delivery).await;
        self.noted(way, receipt)
    }

    async fn receive_header(&self, delivery: Delivery) -> Receipt {
        let way = self.way(&delivery.arrival);
        let receipt = self.room.receive_header(delivery).await;
        self.noted(way, receipt)
    }

    async fn place(&self) -> LargeMail {
        self.room.place().await
    }
}

impl Noted {
    fn way(&self, arrival: &Arrival) -> Option<Way> {
        match arrival {
            Arrival::Imap => Some(self.mailbox),
            Arrival::Lmtp(_) => Some(Way::Lmtp),
            Arrival::Api | Arrival::Provider(_) => Some(Way::Http),
            Arrival::Command => None,
        }
    }

    fn noted(&self, way: Option<Way>, receipt: Receipt) -> Receipt {
        if let Some(way) = way {
            self.notes.receipt(way, &receipt);
        }
        receipt
    }
}

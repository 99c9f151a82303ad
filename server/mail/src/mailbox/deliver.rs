//! Brings a fetched message to the mailroom.

use std::sync::Arc;

use afterword_services::receive_mail::{Arrival, Delivery, Receipt, ReceiveMail, bring};

/// Runs in its own task: it finishes even if the watch is stopped, and its panic stays there.
pub(crate) async fn deliver(
    protocol: &'static str,
    receive: &Arc<dyn ReceiveMail>,
    raw: Vec<u8>,
) -> Receipt {
    let arrival = Arrival::Imap;
    let delivery = Delivery { raw, arrival };
    let bringing = tokio::spawn(bring(Arc::clone(receive), delivery));
    let failed = |_| Receipt::Later("dealing with it failed".to_owned());
    let receipt = bringing.await.unwrap_or_else(failed);
    match &receipt {
        Receipt::NotOurs => {}
        Receipt::Later(why) => {
            tracing::info!("{protocol}: a message is brought again later");
            // It may contain the sender's domain.
            tracing::debug!("{protocol}: why it is brought again: {why}");
        }
        Receipt::Done(what) => tracing::debug!("{protocol}: a message was processed: {what}"),
    }
    receipt
}

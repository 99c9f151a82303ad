//! Receipt rules of Amazon SES that publish the message to a topic of SNS
//! (<https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html>).
//!
//! Deliberately not here: messages in S3. A topic carries up to 150 KB.

use axum::extract::Request;
use data_encoding::BASE64;
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;

use super::sns::{NOTIFICATION, SnsMessage};
use super::{InboundRequests, Posted, PostedMessage, hash, header, not_raw, unsigned, wrong};
use crate::error::Problem;
use crate::fields::raw_body;
use afterword_config::Inbound;
use afterword_services::receive_mail::ProviderFinding;

/// SNS tries for an hour, or as long as the policy of the topic says, with the time of the first attempt.
const WINDOW: SignedDuration = SignedDuration::from_hours(9);

/// In bytes. SNS carries 256 KB, and writes a letter as up to two.
const MAX_NOTIFICATION: usize = 512 * 1024;

/// What SES publishes.
#[derive(Deserialize)]
struct Notification {
    content: Option<String>,
    receipt: Option<Receipt>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Receipt {
    dmarc_verdict: Option<Verdict>,
    action: Option<Action>,
}

#[derive(Deserialize)]
struct Verdict {
    status: String,
}

#[derive(Deserialize)]
struct Action {
    encoding: Option<String>,
}

pub(super) async fn read(
    requests: &InboundRequests,
    settings: &Inbound,
    request: Request,
) -> Result<Posted, Problem> {
    let topic = settings.topic.as_ref().ok_or_else(unsigned)?;
    // Before the body is read: a stranger has no such header.
    if header(request.headers(), "x-amz-sns-topic-arn")? != topic.as_str() {
        return Err(wrong("it is of another topic"));
    }
    let body = raw_body(request, MAX_NOTIFICATION).await?;
    let message: SnsMessage = serde_json::from_slice(&body).map_err(|_| unsigned())?;
    if message.topic_arn != topic.as_str() {
        return Err(wrong("it is of another topic"));
    }
    let sent: Timestamp = message
        .timestamp
        .parse()
        .map_err(|_| wrong("its time can't be read"))?;
    requests.is_fresh(sent, WINDOW)?;
    let now = requests.clock.now();
    message.check(&requests.certificates, now).await?;
    match message.kind.as_str() {
        NOTIFICATION => {
            let proof = Some(hash(message.signed().as_bytes()));
            received(&message.message, proof).map(Posted::Message)
        }
        "SubscriptionConfirmation" => confirm(requests, &message).await,
        _ => {
            tracing::warn!("Amazon SNS says that the subscription of inbound.topic has ended");
            Ok(Posted::Confirmed)
        }
    }
}

/// The owner has named the topic, so its subscription is wanted.
async fn confirm(requests: &InboundRequests, message: &SnsMessage) -> Result<Posted, Problem> {
    let url = message.subscribe_url.as_deref().unwrap_or_default();
    let url = url.parse().map_err(|_| wrong("its URL can't be read"))?;
    requests.certificates.get(&url).await?;
    tracing::info!("the subscription of inbound.topic is confirmed");
    Ok(Posted::Confirmed)
}

fn received(published: &str, proof: Option<[u8; 32]>) -> Result<PostedMessage, Problem> {
    // Once, at the set-up, SES publishes a sentence.
    let notification: Notification =
        serde_json::from_str(published).map_err(|_| not_raw("it is no notification of SES"))?;
    let content = notification.content;
    let content = content
        .ok_or_else(|| not_raw("it has no content: the action of the receipt rule must be SNS"))?;
    let receipt = notification.receipt;
    let encoding = receipt
        .as_ref()
        .and_then(|receipt| receipt.action.as_ref()?.encoding.as_deref());
    let raw = match encoding {
        Some(encoding) if encoding.eq_ignore_ascii_case("base64") => {
            let plain: Vec<u8> = content
                .bytes()
                .filter(|byte| !byte.is_ascii_whitespace())
                .collect();
            BASE64
                .decode(&plain)
                .map_err(|_| not_raw("its content is not Base64"))?
        }
        _ => content.into_bytes(),
    };
    let verdict = receipt.and_then(|receipt| receipt.dmarc_verdict);
    let findings = verdict.and_then(|verdict| match verdict.status.as_str() {
        "PASS" => Some(ProviderFinding::Dmarc { passed: true }),
        "FAIL" => Some(ProviderFinding::Dmarc { passed: false }),
        _ => None,
    });
    Ok(PostedMessage {
        raw,
        findings: findings.into_iter().collect(),
        proof,
    })
}

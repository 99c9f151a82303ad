//! Routes of Mailgun whose URL ends in `mime`, or with a raw message in `body-mime`
//! (<https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store/receive-http>).
//!
//! The signature covers time and token, and not the message: so the token counts once.

use aws_lc_rs::hmac;
use axum::extract::Request;
use bytes::Bytes;
use data_encoding::HEXLOWER_PERMISSIVE;
use jiff::SignedDuration;

use super::form::fields;
use super::{
    InboundRequests, PostedMessage, body, hash, key, moment, not_raw, secret, unsigned, wrong,
};
use crate::error::Problem;
use afterword_config::Inbound;

/// Mailgun tries for eight hours, and nobody says that it signs anew.
const WINDOW: SignedDuration = SignedDuration::from_hours(9);

pub(super) async fn read(
    requests: &InboundRequests,
    settings: &Inbound,
    request: Request,
) -> Result<PostedMessage, Problem> {
    let headers = request.headers().clone();
    let body = Bytes::from(body(request).await?);
    // The message itself is copied once it is proven.
    let found = fields(&headers, &body, ["timestamp", "token", "signature"]).await;
    let [timestamp, token, signature] = found.ok_or_else(unsigned)?;
    let timestamp = timestamp.ok_or_else(unsigned)?;
    let token = token.ok_or_else(unsigned)?;
    let signature = signature.ok_or_else(unsigned)?;
    let signature = HEXLOWER_PERMISSIVE.decode(&signature);
    let signature = signature.map_err(|_| wrong("its signature can't be read"))?;
    let signed = [timestamp.as_slice(), token.as_slice()].concat();
    hmac::verify(&key(secret(settings)?.as_bytes()), &signed, &signature)
        .map_err(|_| wrong("its signature is wrong"))?;
    let timestamp = std::str::from_utf8(&timestamp).map_err(|_| wrong("its time can't be read"))?;
    requests.is_fresh(moment(timestamp)?, WINDOW)?;
    let found = fields(&headers, &body, ["body-mime"]).await;
    let [raw] = found.ok_or_else(unsigned)?;
    Ok(PostedMessage {
        raw: raw.ok_or_else(|| not_raw("it has no body-mime"))?,
        findings: Vec::new(),
        proof: Some(hash(&signed)),
    })
}

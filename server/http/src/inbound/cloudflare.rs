//! The worker in `deploy/cloudflare-email-worker.js`, which signs as Standard Webhooks do
//! (<https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md>): over id, time and body.

use aws_lc_rs::constant_time::verify_slices_are_equal;
use aws_lc_rs::hmac;
use axum::extract::Request;
use data_encoding::BASE64;
use jiff::SignedDuration;

use super::{
    InboundRequests, PostedMessage, body, hash, header, key, moment, secret, unsigned, wrong,
};
use crate::error::Problem;
use afterword_config::{Inbound, hook_key};

/// The worker signs each attempt anew.
const WINDOW: SignedDuration = SignedDuration::ZERO;
/// While a key is changed there are two.
const MOST_SIGNATURES: usize = 4;

pub(super) async fn read(
    requests: &InboundRequests,
    settings: &Inbound,
    request: Request,
) -> Result<PostedMessage, Problem> {
    let headers = request.headers().clone();
    let id = header(&headers, "webhook-id")?;
    let timestamp = header(&headers, "webhook-timestamp")?;
    let signatures = header(&headers, "webhook-signature")?;
    let raw = body(request).await?;
    let key = key(&hook_key(secret(settings)?).ok_or_else(unsigned)?);
    let mut signing = hmac::Context::with_key(&key);
    signing.update(format!("{id}.{timestamp}.").as_bytes());
    signing.update(&raw);
    let expected = signing.sign();
    let is_valid = |signature: &str| {
        let signature = signature.strip_prefix("v1,").unwrap_or_default();
        let signature = BASE64.decode(signature.as_bytes()).unwrap_or_default();
        verify_slices_are_equal(expected.as_ref(), &signature).is_ok()
    };
    if !signatures.split(' ').take(MOST_SIGNATURES).any(is_valid) {
        return Err(wrong("its signature is wrong"));
    }
    requests.is_fresh(moment(timestamp)?, WINDOW)?;
    Ok(PostedMessage {
        proof: Some(hash(expected.as_ref())),
        raw,
        findings: Vec::new(),
    })
}

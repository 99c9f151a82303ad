//! The inbound webhook of Postmark with `RawEmail`
//! (<https://postmarkapp.com/developer/webhooks/inbound-webhook>). It has no signature: a password stands in the URL.

use axum::extract::Request;
use data_encoding::BASE64;
use http::{HeaderMap, header};
use serde::Deserialize;

use super::{PostedMessage, body, not_raw, unsigned, wrong};
use crate::error::Problem;
use afterword_config::Inbound;

#[derive(Deserialize)]
struct Webhook {
    #[serde(rename = "RawEmail")]
    raw_email: Option<String>,
}

pub(super) async fn read(settings: &Inbound, request: Request) -> Result<PostedMessage, Problem> {
    check_password(settings, request.headers())?;
    let body = body(request).await?;
    let webhook: Webhook =
        serde_json::from_slice(&body).map_err(|_| not_raw("it is not Postmark's JSON"))?;
    let raw = webhook.raw_email;
    Ok(PostedMessage {
        raw: raw
            .ok_or_else(|| not_raw("it has no RawEmail"))?
            .into_bytes(),
        findings: Vec::new(),
        proof: None,
    })
}

/// Of a URL such as `https://afterword:PASSWORD@…` (RFC 7617); the name does not matter.
pub(super) fn check_password(settings: &Inbound, headers: &HeaderMap) -> Result<(), Problem> {
    let value = super::header(headers, header::AUTHORIZATION.as_str())?;
    let (scheme, encoded) = value.split_once(' ').ok_or_else(unsigned)?;
    if !scheme.eq_ignore_ascii_case("basic") {
        return Err(unsigned());
    }
    let pair = BASE64.decode(encoded.trim().as_bytes()).ok();
    let pair = pair.and_then(|pair| String::from_utf8(pair).ok());
    let pair = pair.ok_or_else(unsigned)?;
    let (_, password) = pair.split_once(':').ok_or_else(unsigned)?;
    let secret = settings.secret.as_ref().ok_or_else(unsigned)?;
    if !secret.matches(password) {
        return Err(wrong("its password is wrong"));
    }
    Ok(())
}

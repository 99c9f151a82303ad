//! Inbound Parse of SendGrid with "POST the raw, full MIME message", signed by a security policy
//! (<https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/securing-your-parse-webhooks>), or with a password
//! in the URL.

use aws_lc_rs::signature::{ECDSA_P256_SHA256_ASN1, ParsedPublicKey};
use axum::extract::Request;
use bytes::Bytes;
use data_encoding::BASE64;
use http::HeaderMap;
use jiff::SignedDuration;

use super::form::fields;
use super::postmark::check_password;
use super::{InboundRequests, PostedMessage, body, hash, header, moment, not_raw, wrong};
use crate::error::Problem;
use afterword_config::{EcdsaKey, Inbound};
use afterword_services::receive_mail::ProviderFinding;

const SIGNATURE: &str = "x-twilio-email-event-webhook-signature";
const TIMESTAMP: &str = "x-twilio-email-event-webhook-timestamp";

/// SendGrid tries for three days, and nobody says that it signs anew.
const WINDOW: SignedDuration = SignedDuration::from_hours(72);

pub(super) async fn read(
    requests: &InboundRequests,
    settings: &Inbound,
    request: Request,
) -> Result<PostedMessage, Problem> {
    let headers = request.headers().clone();
    let (body, proof) = match &settings.public_key {
        Some(key) => {
            // Before the body is read: a stranger has no such header.
            header(&headers, SIGNATURE)?;
            let body = body(request).await?;
            let proof = check_signature(requests, key, &headers, &body)?;
            (body, Some(proof))
        }
        None => {
            check_password(settings, &headers)?;
            (body(request).await?, None)
        }
    };
    let found = fields(&headers, &Bytes::from(body), ["email", "dkim"]).await;
    let [raw, dkim] = found.ok_or_else(|| not_raw("it is not a form"))?;
    let dkim = dkim.unwrap_or_default();
    Ok(PostedMessage {
        raw: raw.ok_or_else(|| not_raw("it has no field email"))?,
        findings: findings(&String::from_utf8_lossy(&dkim)),
        proof,
    })
}

fn check_signature(
    requests: &InboundRequests,
    key: &EcdsaKey,
    headers: &HeaderMap,
    body: &[u8],
) -> Result<[u8; 32], Problem> {
    let timestamp = header(headers, TIMESTAMP)?;
    let signature = BASE64.decode(header(headers, SIGNATURE)?.trim().as_bytes());
    let signature = signature.map_err(|_| wrong("its signature can't be read"))?;
    let signed = [timestamp.as_bytes(), body].concat();
    let key = ParsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key.der());
    let key = key.map_err(|_| wrong("inbound.public_key can't be used"))?;
    key.verify_sig(&signed, &signature)
        .map_err(|_| wrong("its signature is wrong"))?;
    requests.is_fresh(moment(timestamp)?, WINDOW)?;
    // Not the signature: for one text there are several that are valid.
    Ok(hash(&signed))
}

/// As SendGrid writes them: `{@example.org : pass, @example.net : fail}`, or `none`.
fn findings(dkim: &str) -> Vec<ProviderFinding> {
    let inner = dkim.trim().trim_matches(['{', '}']);
    let each = inner.split(',').filter_map(|one| {
        let (domain, result) = one.split_once(':')?;
        let domain = domain.trim().trim_matches('"').strip_prefix('@')?;
        let passed = match result.trim().trim_matches('"') {
            "pass" => true,
            "fail" => false,
            _ => return None,
        };
        let domain = domain.to_owned();
        Some(ProviderFinding::Dkim { domain, passed })
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sendgrid_says_of_signatures_is_read() {
        let read =
            findings("{@example.org : pass, @mail.example.net : fail, @x.example : temperror}");
        let expected = [("example.org", true), ("mail.example.net", false)];
        let expected = expected.map(|(domain, passed)| ProviderFinding::Dkim {
            domain: domain.to_owned(),
            passed,
        });
        assert_eq!(read, expected);
        for nothing in ["none", "", "{}", "{example.org : pass}", "pass"] {
            assert!(findings(nothing).is_empty(), "{nothing}");
        }
    }
}

//! `Idempotency-Key`: a repeated request has one effect
//! (<https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/>).
//!
//! The key is stored in the transaction of the effect, so of two racing requests one is a repetition. A refused
//! request had no effect, and is tried again.

use axum::response::Response;
use http::{HeaderMap, HeaderName, HeaderValue};
use sha2::{Digest, Sha256};

use crate::contexts::OwnerApiServices;
use crate::error::{Problem, code};
use afterword_i18n::ProblemText;
use afterword_model::Decider;
use afterword_services::CommentError;
use afterword_store::{Answering, RequestKey};

const HEADER: HeaderName = HeaderName::from_static("idempotency-key");
const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");
const LONGEST: usize = 255;

/// The key of a request, derived from the client, the address and the fingerprint of the body.
///
/// # Errors
/// `invalid_header`; `idempotency_key_reused` if it belongs to another request.
pub(super) async fn key(
    services: &OwnerApiServices,
    by: &Decider,
    headers: &HeaderMap,
    (address, body): (String, Vec<u8>),
) -> Result<Option<RequestKey>, Problem> {
    let Some(raw) = headers.get(HEADER) else {
        return Ok(None);
    };
    let raw = raw.as_bytes();
    if !(1..=LONGEST).contains(&raw.len()) || !raw.iter().all(u8::is_ascii_graphic) {
        let text = ProblemText::invalid_idempotency_key(LONGEST);
        return Err(Problem::new(code::INVALID_HEADER, text).field("Idempotency-Key"));
    }
    let key = hash(&[b"idempotency key", by.name.as_bytes(), raw]);
    let request = hash(&[b"request", &key, address.as_bytes(), &body]);
    // The transaction looks again; here it is for requests of which nothing reaches it.
    if services.store.is_seen(key).await? && !services.store.is_seen(request).await? {
        return Err(CommentError::KeyReused.into());
    }
    Ok(Some(RequestKey { key, request }))
}

/// The part of the request with this number, which has one effect.
pub(super) fn part(key: Option<RequestKey>, number: usize) -> Option<Answering> {
    let key = key?;
    let number = u64::try_from(number).unwrap_or(u64::MAX).to_be_bytes();
    Some(Answering {
        seen: hash(&[b"part", &key.request, &number]),
        mail: None,
        key: Some(key),
    })
}

/// Each part after its length, so that two lists of parts never give the same bytes.
fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// Says that the effect happened before.
pub(super) fn replayed(mut response: Response) -> Response {
    let yes = HeaderValue::from_static("true");
    response.headers_mut().insert(REPLAYED, yes);
    response
}

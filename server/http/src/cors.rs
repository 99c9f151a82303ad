//! CORS that works under HSTS.
//!
//! Why it is so, case by case: `docs/cors.md`. In short: any origin may read, no answer depends on
//! `Origin` (so no `Vary`), every answer, errors too, can be read by the page that asked, preflights are
//! answered before anything else and never redirected, and no credentials are used. The owner's API is not for
//! pages at all: a token that a page has is a token that its scripts have, those of others too.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, Method, StatusCode, header};

use super::{console, mail_links, owner, stacosys};

/// Two hours: the most that Chromium keeps.
const PREFLIGHT_SECS: HeaderValue = HeaderValue::from_static("7200");
const METHODS: HeaderValue = HeaderValue::from_static("GET, POST, PATCH, DELETE, OPTIONS");
/// `Authorization` by name: `*` does not cover it.
const REQUEST_HEADERS: HeaderValue = HeaderValue::from_static("Authorization, Content-Type");
const ANSWER_HEADERS: HeaderValue = HeaderValue::from_static("ETag, Retry-After");
pub(super) const ANY: HeaderValue = HeaderValue::from_static("*");

/// The outermost layer of all that blogs call.
pub(super) async fn layer(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    if mail_links::is_ours(path) || console::is_ours(path) || owner::is_asked_for(path) {
        // For people, and for the owner's programs: no script of another origin reads them.
        return next.run(request).await;
    }
    if request.method() == Method::OPTIONS && !stacosys::is_ours(path) {
        return preflight();
    }
    let mut response = next.run(request).await;
    readable(response.headers_mut());
    response
}

/// Lets pages of any origin read an answer.
pub(super) fn readable(headers: &mut HeaderMap) {
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, ANY);
    headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, ANSWER_HEADERS);
}

fn preflight() -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    preflighted(response.headers_mut());
    response
}

/// What a preflight asks for.
pub(super) fn preflighted(headers: &mut HeaderMap) {
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, ANY);
    headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, METHODS);
    headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, REQUEST_HEADERS);
    headers.insert(header::ACCESS_CONTROL_MAX_AGE, PREFLIGHT_SECS);
}

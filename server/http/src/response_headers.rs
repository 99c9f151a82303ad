//! The headers of every answer. `docs/security.md` lists them; `tests/api/headers/` tests each interface.
//!
//! Ours beside tower-http's `SetResponseHeaderLayer`: answers in front of the router have these headers too
//! (`tests/serve/same_answers.rs`), and some depend on the address and on how the request came.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use http::{HeaderMap, HeaderName, HeaderValue, header};

use crate::addresses;
use crate::client::{Client, Scheme};

const NOSNIFF: HeaderValue = HeaderValue::from_static("nosniff");
/// The owner's data contains addresses: no proxy or browser may store it.
pub(crate) const NOT_KEPT: HeaderValue = HeaderValue::from_static("no-store");
const REFERRER: HeaderValue = HeaderValue::from_static("no-referrer");
/// One year; no sub-domains, because they may not be ours. There is no setting: with https in `server.public_url`
/// plain requests get a redirect or an error anyway.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");
/// An answer of the API, opened in a tab, may load nothing and be framed by nobody.
const NOTHING: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
/// The same for a page without a style or a form. `default-src` does not cover everything that a document can do (CSP
/// Level 3, 6.3 and 6.4).
const BARE: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
);
const SHARED: HeaderValue = HeaderValue::from_static("cross-origin");
const OURS: HeaderValue = HeaderValue::from_static("same-origin");
/// Our pages need none of these, so injected code does not get them either.
const WITHOUT: HeaderValue = HeaderValue::from_static(
    "camera=(), display-capture=(), fullscreen=(), geolocation=(), microphone=(), payment=(), usb=()",
);
const ANY_ORIGIN: HeaderValue = HeaderValue::from_static("*");
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
const TIMING_ALLOW_ORIGIN: HeaderName = HeaderName::from_static("timing-allow-origin");

/// Adds the headers that an answer lacks.
pub(crate) async fn layer(request: Request, next: Next) -> Response {
    let scheme = request
        .extensions()
        .get::<Client>()
        .map(|client| client.scheme);
    let is_owners = addresses::is_owners_api(request.uri().path());
    let mut response = next.run(request).await;
    if is_owners {
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, NOT_KEPT);
        headers.insert(RESOURCE_POLICY, OURS);
    }
    add(response.headers_mut(), scheme.unwrap_or(Scheme::Unknown));
    response
}

pub(crate) fn add(headers: &mut HeaderMap, scheme: Scheme) {
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, NOSNIFF);
    headers.entry(header::REFERRER_POLICY).or_insert(REFERRER);
    headers
        .entry(header::CONTENT_SECURITY_POLICY)
        .or_insert(NOTHING);
    headers.entry(RESOURCE_POLICY).or_insert(SHARED);
    if scheme == Scheme::Https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
}

/// For all pages for people, beside their policy.
pub(crate) fn page(headers: &mut HeaderMap) {
    headers.insert(PERMISSIONS_POLICY, WITHOUT);
    headers.insert(RESOURCE_POLICY, OURS);
    // Whoever opened the page, or is opened by it, has no hold on its window.
    headers.insert(OPENER_POLICY, OURS);
}

/// For a page of plain text, such as an error page.
pub(crate) fn bare_page(headers: &mut HeaderMap) {
    headers.insert(header::CONTENT_SECURITY_POLICY, BARE);
    page(headers);
}

/// For scripts and styles that blogs load, also into isolated pages (COEP).
pub(crate) fn asset(headers: &mut HeaderMap) {
    headers.insert(RESOURCE_POLICY, SHARED);
    headers.insert(TIMING_ALLOW_ORIGIN, ANY_ORIGIN);
}

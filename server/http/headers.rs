//! Headers that every answer carries.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http::{HeaderMap, HeaderName, HeaderValue, header};

use super::extract::{Client, Scheme};
use super::{console, mail_links};
use crate::app::App;

const NOSNIFF: HeaderValue = HeaderValue::from_static("nosniff");
/// What the owner reads holds addresses.
const PRIVATE: HeaderValue = HeaderValue::from_static("private, no-cache");
const REFERRER: HeaderValue = HeaderValue::from_static("no-referrer");
/// One year; no sub-domains, because they may not be ours.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");
/// An answer of the API, opened in a tab, may load nothing and be framed by nobody.
const NOTHING: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
const SHARED: HeaderValue = HeaderValue::from_static("cross-origin");
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const TIMING_ALLOW_ORIGIN: HeaderName = HeaderName::from_static("timing-allow-origin");

/// Adds what an answer does not have itself, and counts it.
pub(super) async fn layer(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let scheme = request
        .extensions()
        .get::<Client>()
        .map(|client| client.scheme);
    let method = request.method().clone();
    let path = mail_links::without_token(request.uri().path());
    let path = console::without_token(path).to_owned();
    let is_owners = request.uri().path().starts_with("/api/v1/admin");
    let mut response = next.run(request).await;
    if is_owners {
        let cache = response.headers_mut().entry(header::CACHE_CONTROL);
        cache.or_insert(PRIVATE);
    }
    add(response.headers_mut(), scheme.unwrap_or(Scheme::Unknown));
    let status = response.status().as_u16();
    app.metrics.answered(status);
    tracing::debug!(%method, path, status, "answered");
    response
}

pub(super) fn add(headers: &mut HeaderMap, scheme: Scheme) {
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

/// For scripts and styles that blogs load: also into pages that isolate themselves (COEP).
pub(super) fn asset(headers: &mut HeaderMap) {
    headers.insert(RESOURCE_POLICY, SHARED);
    headers.insert(TIMING_ALLOW_ORIGIN, super::cors::ANY);
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, super::cors::ANY);
}

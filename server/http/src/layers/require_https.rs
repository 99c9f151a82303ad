//! Requires https, where the public address is https. tower-http has no such layer.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, Method, StatusCode, header};

use crate::client::{Client, Scheme};
use crate::error::{Problem, code};
use afterword_config::Config;
use afterword_i18n::ProblemText;

/// If `server.public_url` is https, plain http reaches nothing. The API says so, because a redirect would fail a
/// preflight or lose a POST; pages for people are redirected.
pub(super) async fn layer(
    State(config): State<Arc<Config>>,
    request: Request,
    next: Next,
) -> Response {
    let scheme = request
        .extensions()
        .get::<Client>()
        .map_or(Scheme::Unknown, |c| c.scheme);
    let path = request.uri().path();
    let probe = matches!(path, "/healthz" | "/readyz");
    if probe || !is_plain_http(&config, scheme) {
        return next.run(request).await;
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let whole = request
        .uri()
        .path_and_query()
        .map_or("/", |whole| whole.as_str());
    match redirect(&format!("{}{whole}", config.server.public_url)) {
        Some(response) if reads && !path.starts_with("/api/") => response,
        _ => upgrade_required(),
    }
}

/// Whether a request came unencrypted to a server that requires https.
pub(crate) fn is_plain_http(config: &Config, scheme: Scheme) -> bool {
    scheme == Scheme::Http && config.server.public_url.is_https()
}

fn redirect(to: &str) -> Option<Response> {
    let location = HeaderValue::from_str(to).ok()?;
    let mut response = StatusCode::PERMANENT_REDIRECT.into_response();
    response.headers_mut().insert(header::LOCATION, location);
    Some(response)
}

fn upgrade_required() -> Response {
    let problem = Problem::new(code::HTTPS_REQUIRED, ProblemText::https_required());
    let mut response = problem.into_response();
    let headers = response.headers_mut();
    headers.insert(
        header::UPGRADE,
        HeaderValue::from_static("TLS/1.2, HTTP/1.1"),
    );
    headers.insert(header::CONNECTION, HeaderValue::from_static("Upgrade"));
    response
}

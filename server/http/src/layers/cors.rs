//! CORS that works under HSTS.
//!
//! `docs/cors.md` explains each case. In short: any origin may read; no answer depends on `Origin` (so no `Vary`); a
//! page can read every answer, errors too; preflights are answered before anything else and never redirected; no
//! credentials are used. The owner's API is not for pages: every script of a page could read its token.
//!
//! The headers are tower-http's. It answers every `OPTIONS` by 200, so our code chooses the addresses, and answers
//! 204 (`tests/api/cors/preflights.rs`). Whose pages may write depends on the site, whose origins change (`extract`).

use std::convert::Infallible;
use std::future::ready;
use std::sync::LazyLock;
use std::time::Duration;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use futures_util::FutureExt;
use http::{HeaderMap, Method, StatusCode, header};
use tower::{Layer, Service, ServiceExt, service_fn};
use tower_http::cors::{Any, CorsLayer};

use crate::addresses;

/// Chromium's limit for caching a preflight.
const PREFLIGHT_HOLDS: Duration = Duration::from_secs(7200);

static CORS: LazyLock<CorsLayer> = LazyLock::new(|| {
    CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([
            Method::GET,
            Method::POST,
            Method::PATCH,
            Method::DELETE,
            Method::OPTIONS,
        ])
        // By name: `*` does not cover `Authorization`.
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE])
        .expose_headers([header::ETAG, header::RETRY_AFTER])
        .max_age(PREFLIGHT_HOLDS)
});

/// Around all routes that blogs call.
pub(super) async fn layer(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_preflight = request.method() == Method::OPTIONS;
    if addresses::is_mail_link(path)
        || addresses::is_console(path)
        || addresses::is_owners_api(path)
    {
        // For people, and for the owner's programs: no script of another origin reads them.
        return next.run(request).await;
    }
    if addresses::isso_site(path).is_some() {
        // It has its own, for the origins of its site alone.
        return next.run(request).await;
    }
    if addresses::is_stacosys(path) && is_preflight {
        // Answered as Flask does, whose body and `Allow` a preflight of `CorsLayer` does not have.
        let mut response = next.run(request).await;
        readable(response.headers_mut());
        return response;
    }
    let answered = CORS.layer(next).call(request).await;
    let mut response = answered.unwrap_or_else(|never: Infallible| match never {});
    if is_preflight {
        *response.status_mut() = StatusCode::NO_CONTENT;
    }
    response
}

/// The layer's headers, for answers in front of it.
static READABLE: LazyLock<HeaderMap> = LazyLock::new(|| added(Method::GET));
static PREFLIGHTED: LazyLock<HeaderMap> = LazyLock::new(|| added(Method::OPTIONS));

fn added(method: Method) -> HeaderMap {
    let bare = service_fn(|_| ready(Ok::<_, Infallible>(http::Response::new(()))));
    let mut request = http::Request::new(());
    *request.method_mut() = method;
    // Nothing in it waits.
    let answered = CORS.layer(bare).oneshot(request).now_or_never();
    let headers = answered.map(|Ok(response)| response.into_parts().0.headers);
    headers.unwrap_or_default()
}

/// Lets pages of any origin read an answer.
pub(crate) fn readable(headers: &mut HeaderMap) {
    insert_all(headers, &READABLE);
}

/// The answer to a preflight.
pub(crate) fn preflighted(headers: &mut HeaderMap) {
    insert_all(headers, &PREFLIGHTED);
}

fn insert_all(headers: &mut HeaderMap, added: &HeaderMap) {
    for (name, value) in added {
        headers.insert(name, value.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_in_front_of_the_layer_say_what_it_says() {
        let mut headers = HeaderMap::new();
        readable(&mut headers);
        assert_eq!(headers["access-control-allow-origin"], "*");
        assert_eq!(headers["access-control-expose-headers"], "etag,retry-after");
        assert_eq!(headers.len(), 2);
        preflighted(&mut headers);
        assert_eq!(headers["access-control-max-age"], "7200");
        assert_eq!(
            headers["access-control-allow-methods"],
            "GET,POST,PATCH,DELETE,OPTIONS"
        );
    }
}

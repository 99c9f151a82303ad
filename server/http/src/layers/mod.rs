//! The layers around all routes, each file named after what it does.
//!
//! ```text
//! access_log        counts and logs every answer
//! cors              pages of any origin may read; tower-http's `CorsLayer` for the right addresses
//! validate          refuses requests without a valid host, addresses that are too long or not UTF-8, and compressed
//!                   bodies
//! require_https     no plain http where the public address is https
//! trailers          takes none on HTTP/2
//! request_timeout   ends slow requests and slow answers
//! load_shedding     refuses comments beyond the capacity, in front of all others
//! ```
//!
//! The headers of every answer are in `response_headers`, which `error` needs too. Sensitive headers and panics are
//! tower-http's. Answers from the response cache pass none of these layers: their bytes are the same
//! (`tests/serve/same_answers.rs`). The limit of a body depends on the route and on the encoding:
//! `fields` enforces it. Each file says why it is not tower-http's, and so does `docs/decisions/0055-layers.md`.

pub(crate) mod access_log;
pub(crate) mod cors;
pub(crate) mod load_shedding;
mod request_timeout;
pub(crate) mod require_https;
mod trailers;
pub(crate) mod validate;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state as layer};
use axum::response::IntoResponse;
use http::header;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::sensitive_headers::{
    SetSensitiveRequestHeadersLayer, SetSensitiveResponseHeadersLayer,
};

use self::access_log::AccessLog;
use crate::error::internal;
use crate::metrics::Metrics;
use crate::response_headers;
use afterword_config::Config;

/// Puts all layers around the routes.
pub(crate) fn around(routes: Router, config: &Arc<Config>, metrics: &Arc<Metrics>) -> Router {
    let panics = metrics.panics();
    let log = AccessLog {
        metrics: Arc::clone(metrics),
        requests: config.log.requests,
    };
    let config = || Arc::clone(config);
    // In the order in which a request meets them. One layer of all: the router boxes each layer, and copies all boxes
    // inside of it for each request.
    with_sensitive_headers(routes.layer((
        layer(log, access_log::layer),
        from_fn(response_headers::layer),
        from_fn(cors::layer),
        layer(config(), validate::layer),
        layer(config(), require_https::layer),
        layer(config(), request_timeout::layer),
        from_fn(trailers::layer),
        CatchPanicLayer::custom(move |_| {
            panics.inc();
            internal().into_response()
        }),
    )))
}

/// These headers are never printed, and HTTP/2 does not keep them in its tables.
fn with_sensitive_headers(routes: Router) -> Router {
    let asked = [
        header::AUTHORIZATION,
        header::COOKIE,
        header::PROXY_AUTHORIZATION,
    ];
    routes.layer((
        SetSensitiveRequestHeadersLayer::new(asked),
        SetSensitiveResponseHeadersLayer::new([header::SET_COOKIE]),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use axum::routing::get;
    use http::{HeaderMap, Request};
    use tower::ServiceExt;

    #[tokio::test]
    async fn who_prints_headers_prints_no_secret() {
        let printed =
            async |headers: HeaderMap| ([("set-cookie", "secret")], format!("{headers:?}"));
        let routes = with_sensitive_headers(Router::new().route("/", get(printed)));
        let request = Request::get("/")
            .header("authorization", "Bearer secret")
            .header("proxy-authorization", "Basic secret")
            .header("cookie", "session=secret")
            .header("accept", "text/html")
            .body(Body::empty())
            .unwrap();
        let response = routes.oneshot(request).await.unwrap();
        assert!(!format!("{:?}", response.headers()).contains("secret"));
        assert_eq!(response.headers()["set-cookie"], "secret");
        let body = to_bytes(response.into_body(), 1000).await.unwrap();
        let body = String::from_utf8(body.to_vec()).unwrap();
        assert!(
            body.contains("text/html") && !body.contains("secret"),
            "{body}"
        );
    }
}

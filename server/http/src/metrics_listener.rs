//! The metrics, on a separate listener that need not be public.

// Names statuses itself: it has no problems to explain.

use std::convert::Infallible;
use std::future::{Ready, ready};
use std::sync::Arc;

use afterword_transport::{
    ConnectionMetrics, Limits, Listener, RequestBody, Server, has_valid_host,
};
use bytes::Bytes;
use http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderValue, X_CONTENT_TYPE_OPTIONS};
use http::{Method, Request, Response, StatusCode};
use http_body_util::Full;
use hyper::service::Service;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::registry::Registry;

use super::refusals::ProblemRefusals;

/// Answers `GET /metrics` with all of `registry` as OpenMetrics text, which Prometheus reads, until `shutdown`.
/// `panics`: counts those that end a connection.
pub async fn serve_metrics(
    listener: Listener,
    registry: Arc<Registry>,
    panics: Counter,
    shutdown: impl Future<Output = ()>,
) {
    let service = Metrics(registry);
    let mut metrics = ConnectionMetrics::default();
    metrics.panics = panics;
    let limits = Limits {
        max_connections: 16,
        ..Limits::default()
    };
    Server::new(vec![listener], move |_peer| service.clone())
        .limits(limits)
        .metrics(metrics)
        .refusals(Arc::new(ProblemRefusals))
        .run(shutdown)
        .await;
}

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

#[derive(Clone)]
struct Metrics(Arc<Registry>);

impl Service<Request<RequestBody>> for Metrics {
    type Response = Response<Full<Bytes>>;
    type Error = Infallible;
    type Future = Ready<Result<Self::Response, Infallible>>;

    fn call(&self, request: Request<RequestBody>) -> Self::Future {
        if !has_valid_host(&request) {
            let mut response = Response::new(Full::default());
            *response.status_mut() = StatusCode::BAD_REQUEST;
            return ready(Ok(response));
        }
        ready(Ok(answer(&self.0, request.method(), request.uri().path())))
    }
}

fn answer(registry: &Registry, method: &Method, path: &str) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::default());
    if path != "/metrics" {
        *response.status_mut() = StatusCode::NOT_FOUND;
        return response;
    }
    if method != Method::GET && method != Method::HEAD {
        *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
        response
            .headers_mut()
            .insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    let mut text = String::new();
    if encode(&mut text, registry).is_err() {
        *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        return response;
    }
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(OPEN_METRICS));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    *response.body_mut() = Full::from(text);
    response
}

//! The interface for browsers and API clients. This page has the route table; `layers` has the layers around it.
//!
//! Handlers extract, act and answer; the actions are in `services`. Only `error` knows status codes.

mod admin;
mod answers;
mod bodies;
mod challenge;
mod comment;
mod comments;
mod console;
mod counts;
mod error;
mod extract;
mod fast_answers;
mod feeds;
mod fields;
mod forms;
mod forwarded;
mod health;
mod layers;
mod legacy_anchors;
mod mail;
mod mail_links;
mod metrics;
mod metrics_listener;
pub mod openapi;
mod owner;
mod page;
mod query;
mod response_cache;
mod stacosys;
mod views;
mod widget;

use std::convert::Infallible;
use std::sync::Arc;

use afterword_transport::{FromMemory, Peer};
use axum::Router;
use axum::body::Body;
use axum::extract::FromRef;
use axum::routing::get;
use bytes::Bytes;
use futures_util::future;
use http::header::InvalidHeaderValue;
use http::{HeaderValue, Request, Response, header};
use http_body_util::{Either, Full};
use hyper::body::Incoming;
use hyper::service::Service;

use self::error::{Problem, code};
use self::extract::{Client, Scheme};
use self::layers::{load_shedding, require_https};
use self::openapi::{Api, operations};
use self::response_cache::ResponseCache;
use afterword_jobs::Jobs;
use afterword_services::App;

pub use self::error::ProblemRefusals;
pub use self::metrics::Metrics;
pub use self::metrics_listener::serve_metrics;

/// What handlers may ask for.
#[derive(Clone)]
pub struct HttpState {
    app: Arc<App>,
    metrics: Arc<Metrics>,
    response_cache: Arc<ResponseCache>,
    readiness: Arc<health::Readiness>,
    jobs: Jobs,
}

impl FromRef<HttpState> for Arc<App> {
    fn from_ref(state: &HttpState) -> Self {
        Self::clone(&state.app)
    }
}

/// What programs call: each route with its description (`openapi/mod.rs` says how to add one).
fn api() -> Api {
    let v1 = Api::new()
        .route("/counts", operations!(get counts::counts))
        .route(
            "/comments",
            operations!(get comments::thread, post comments::submitted),
        )
        .route("/comments/former", operations!(get legacy_anchors::shown))
        .route(
            "/comments/{id}",
            operations!(get comment::shown, patch comment::edited, delete comment::deleted),
        )
        .route(
            "/comments/{id}/reactions",
            operations!(post comment::reacted),
        )
        .route("/challenge", operations!(get challenge::asked))
        .route("/preview", operations!(post comments::preview))
        .route("/feed.atom", operations!(get feeds::atom))
        .route("/feed.json", operations!(get feeds::json))
        .route("/mail", operations!(post mail::received))
        .route("/openapi.json", operations!(get openapi::served))
        .nest("/admin", admin::routes());
    Api::new().nest("/api/v1", v1)
}

fn routes(state: &HttpState) -> Router {
    let of_stacosys = if state.app.config.stacosys.is_on() {
        stacosys::routes().fallback(stacosys::not_found)
    } else {
        Router::new().fallback(async || not_found())
    };
    let routes = api()
        .into_router()
        .route("/pages/{site}", get(page::thread).post(forms::previewed))
        .merge(mail_links::routes())
        .nest(console::HOME, console::routes())
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/{asset}", get(widget::asset))
        .merge(of_stacosys)
        .method_not_allowed_fallback(async || method_not_allowed())
        .with_state(state.clone());
    layers::around(routes, state)
}

fn not_found() -> Problem {
    Problem::new(code::NOT_FOUND, "There is nothing at this address.")
}

fn internal() -> Problem {
    Problem::new(code::INTERNAL, "The server made a mistake.")
}

fn method_not_allowed() -> Problem {
    let detail = "This address does not take this method.";
    Problem::new(code::METHOD_NOT_ALLOWED, detail)
}

/// The service of one connection: the hot way for what is known already in front, the router behind it.
#[derive(Clone)]
pub struct Front {
    state: HttpState,
    router: Router,
    peer: Option<Peer>,
}

/// The response cache answers with a body in one piece; everything else with the router's.
type FrontBody = Either<Full<Bytes>, Body>;

impl Front {
    /// # Errors
    /// Never for settings that were checked.
    pub fn new(
        app: Arc<App>,
        jobs: Jobs,
        metrics: Arc<Metrics>,
    ) -> Result<Self, InvalidHeaderValue> {
        let response_cache = Arc::new(ResponseCache::new(&app, Arc::clone(&metrics))?);
        let readiness = Arc::default();
        let state = HttpState {
            app,
            metrics,
            response_cache,
            readiness,
            jobs,
        };
        Ok(Self {
            router: routes(&state),
            state,
            peer: None,
        })
    }
}

impl Front {
    /// The service for requests from `peer`.
    #[must_use]
    pub fn for_peer(&self, peer: Peer) -> Self {
        Self {
            peer: Some(peer),
            ..self.clone()
        }
    }

    fn client(&self, peer: Option<Peer>, headers: &http::HeaderMap) -> Client {
        let unknown = std::net::IpAddr::from([0, 0, 0, 0]);
        let address = peer.map_or(unknown, |peer| peer.address.ip());
        let tls = match peer {
            Some(Peer { tls: true, .. }) => Scheme::Https,
            _ => Scheme::Http,
        };
        let server = &self.state.app.config.server;
        let trusted = &server.trusted_proxies;
        Client::of(headers, address, tls, trusted, server.proxy_header)
    }
}

impl Service<Request<Incoming>> for Front {
    type Response = Response<FrontBody>;
    type Error = Infallible;
    type Future = future::Either<future::Ready<Result<Self::Response, Infallible>>, Routed>;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        let client = self.client(self.peer, request.headers());
        if !require_https::is_plain_http(&self.state.app, client.scheme)
            && let Some(mut response) =
                self.state
                    .response_cache
                    .respond(&self.state.app, &request, client.scheme)
        {
            response.extensions_mut().insert(FromMemory);
            return future::Either::Left(future::ready(Ok(response.map(Either::Left))));
        }
        if let Some(refusal) = load_shedding::refusal(&self.state, &request, client.scheme) {
            let app = Arc::clone(&self.state.app);
            return future::Either::Right(Box::pin(async move {
                load_shedding::drained(&app, request.into_body()).await;
                Ok(refusal.map(Either::Right))
            }));
        }
        request.extensions_mut().insert(client);
        name_host(&mut request);
        let mut router = self.router.clone();
        let routed = tower::Service::call(&mut router, request);
        future::Either::Right(Box::pin(async move {
            let response = routed.await.unwrap_or_else(|never| match never {});
            Ok(response.map(Either::Right))
        }))
    }
}

/// HTTP/2 has the host in the address instead (RFC 9113, 8.3.1).
fn name_host(request: &mut Request<Incoming>) {
    let authority = request.uri().authority().map(|host| host.as_str());
    let host = authority.and_then(|host| HeaderValue::from_str(host).ok());
    if let Some(host) = host {
        request.headers_mut().entry(header::HOST).or_insert(host);
    }
}

type Routed = future::BoxFuture<'static, Result<Response<FrontBody>, Infallible>>;

//! The service for the listeners: the response cache in front of the router.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;

use afterword_transport::{FastPath, FastRequest, Memory, Peer, RequestBody, has_valid_host};
use axum::Router;
use axum::body::Body;
use axum::extract::FromRef;
use bytes::Bytes;
use futures_util::future;
use http::header::InvalidHeaderValue;
use http::{HeaderValue, Request, Response, header};
use http_body_util::{Either, Full};
use hyper::service::Service;

use super::addresses::{COMMENTS, COUNTS};
use super::client::{Client, Scheme};
use super::counts::{CountRequests, from_memory};
use super::health::Readiness;
use super::layers;
use super::layers::{load_shedding, require_https};
use super::metrics::Metrics;
use super::openapi::Document;
use super::routes::{api, routes};
use super::state::HttpState;
use afterword_jobs::Jobs;
use afterword_services::App;
use afterword_services::submit::Submissions;

/// The service of one connection: the fast path for cached responses, and the router.
#[derive(Clone)]
pub struct Front {
    router: Router,
    counts: CountRequests,
    submissions: Submissions,
    metrics: Arc<Metrics>,
    readiness: Arc<Readiness>,
    peer: Option<Peer>,
}

/// The response cache answers with a body in one piece; everything else with the router's body.
type FrontBody = Either<Full<Bytes>, Body>;

impl Front {
    /// # Errors
    /// Infallible after the configuration was validated.
    pub fn new(
        app: &Arc<App>,
        jobs: Jobs,
        metrics: Arc<Metrics>,
        memory: Memory,
    ) -> Result<Self, InvalidHeaderValue> {
        let (api, described) = api().into_parts();
        let document = Document::new(described);
        let state = HttpState::new(app, jobs, Arc::clone(&metrics), document, memory)?;
        let counts = CountRequests::from_ref(&state);
        let readiness = FromRef::from_ref(&state);
        let router = routes(&app.config, &app.sites, api).with_state(state);
        Ok(Self {
            router: layers::around(router, &app.config, &metrics),
            counts,
            submissions: app.submissions.clone(),
            metrics,
            readiness,
            peer: None,
        })
    }

    /// From now on `/readyz` says that the server stops; it still answers.
    pub fn leave(&self) {
        self.readiness.stop();
    }

    /// For all connections.
    #[must_use]
    pub fn fast_path(&self) -> Arc<dyn FastPath> {
        Arc::new(self.clone())
    }

    /// The service for requests from `peer`.
    #[must_use]
    pub fn for_peer(&self, peer: Peer) -> Self {
        Self {
            peer: Some(peer),
            ..self.clone()
        }
    }

    /// The answer to a comment that there is no room for.
    fn refusal<B>(&self, request: &Request<B>, scheme: Scheme) -> Option<axum::response::Response> {
        let of_server = (&*self.counts.config, &*self.metrics);
        load_shedding::refusal(of_server, &self.submissions, request, scheme)
    }

    fn client(&self, peer: Option<Peer>, headers: &http::HeaderMap) -> Client {
        let unknown = std::net::IpAddr::from([0, 0, 0, 0]);
        let address = peer.map_or(unknown, |peer| peer.address.ip());
        let tls = match peer {
            Some(Peer { tls: true, .. }) => Scheme::Https,
            _ => Scheme::Http,
        };
        let server = &self.counts.config.server;
        let trusted = &server.trusted_proxies;
        Client::of(headers, address, tls, trusted, server.proxy_header)
    }
}

impl Service<Request<RequestBody>> for Front {
    type Response = Response<FrontBody>;
    type Error = Infallible;
    type Future = future::Either<future::Ready<Result<Self::Response, Infallible>>, Routed>;

    fn call(&self, mut request: Request<RequestBody>) -> Self::Future {
        let client = self.client(self.peer, request.headers());
        // Otherwise it is for the layers to refuse, and nothing answers in front of them.
        let has_host = has_valid_host(&request);
        if has_host
            && !require_https::is_plain_http(&self.counts.config, client.scheme)
            && let Some(response) = self.counts.cache.respond(&request, client.scheme, |asked| {
                from_memory(&self.counts, asked)
            })
        {
            return future::Either::Left(future::ready(Ok(response.map(Either::Left))));
        }
        if has_host && let Some(refusal) = self.refusal(&request, client.scheme) {
            let most = self.counts.limits.current().body.length();
            let patience = *self.counts.config.server.request_timeout;
            return future::Either::Right(Box::pin(async move {
                load_shedding::drained((most, patience), request.into_body()).await;
                Ok(refusal.map(Either::Right))
            }));
        }
        request.extensions_mut().insert(client);
        if has_host {
            name_host(&mut request);
        }
        let mut router = self.router.clone();
        let routed = tower::Service::call(&mut router, request);
        future::Either::Right(Box::pin(async move {
            let response = routed.await.unwrap_or_else(|never| match never {});
            Ok(response.map(Either::Right))
        }))
    }
}

/// The host of an address stands above that of the field (RFC 9112, 3.2.2). On HTTP/2 it is the only one (RFC 9113,
/// 8.3.1).
fn name_host(request: &mut Request<RequestBody>) {
    let authority = request.uri().authority().map(|host| host.as_str());
    let host = authority.and_then(|host| HeaderValue::from_str(host).ok());
    if let Some(host) = host {
        request.headers_mut().insert(header::HOST, host);
    }
}

type Routed = future::BoxFuture<'static, Result<Response<FrontBody>, Infallible>>;

/// What the transport's fast path answers: counts and threads from memory, without a router and without hyper.
impl FastPath for Front {
    fn covers(&self, target: &str) -> bool {
        let has_query = |rest: &str| rest.starts_with('?');
        let of = |path: &str| target.strip_prefix(path).is_some_and(has_query);
        of(COUNTS) || of(COMMENTS)
    }

    fn answer(&self, request: &FastRequest<'_>, peer: Peer, now: Instant) -> Option<Bytes> {
        let scheme = self.client(Some(peer), &request.forwarded).scheme;
        if require_https::is_plain_http(&self.counts.config, scheme) {
            return None;
        }
        self.counts
            .cache
            .respond_serialized(request, scheme, now, |asked| {
                from_memory(&self.counts, asked)
            })
    }
}

//! The server: listeners, a service for each connection, and an orderly shutdown.

use std::convert::Infallible;
use std::error::Error;
use std::sync::Arc;

use bytes::Bytes;
use http::{Request, Response};
use http_body::Body;
use hyper::body::Incoming;
use hyper::service::Service;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::accept::AcceptLoop;
use crate::fast_path::FastPath;
use crate::listener::{Listener, Peer};
use crate::metrics::ConnectionMetrics;
use crate::options::Limits;
use crate::refusals::{BareRefusals, Refusals};
use crate::shutdown::{Stage, StageSwitch};

/// hyper's service, called by `&self`, so that no request clones it.
///
/// The body is an associated type, so that a frequent route can answer in front of a router without boxing.
pub trait HttpService:
    Service<
        Request<Incoming>,
        Response = Response<<Self as HttpService>::Body>,
        Error = Infallible,
        Future: Send + 'static,
    > + Send
    + Sync
    + 'static
{
    type Body: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>>
        + Send
        + Unpin
        + 'static;
}

impl<S, B> HttpService for S
where
    S: Service<Request<Incoming>, Response = Response<B>, Error = Infallible>
        + Send
        + Sync
        + 'static,
    S::Future: Send + 'static,
    B: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>> + Send + Unpin + 'static,
{
    type Body = B;
}

/// An extension of answers that the service had in memory. The fast path may answer the next request, so hyper gives
/// up the connection and its buffers at once.
#[derive(Clone, Copy, Debug)]
pub struct FromMemory;

/// An extension of answers to requests that violate HTTP/2. They are not sent: the stream ends with `PROTOCOL_ERROR`
/// (RFC 9113, 8.1.1).
#[derive(Clone, Copy, Debug)]
pub struct MalformedRequest;

/// A server that is ready to run: its listeners, service and options.
pub struct Server<M> {
    listeners: Vec<Listener>,
    make_service: M,
    limits: Limits,
    metrics: ConnectionMetrics,
    fast_path: Option<Arc<dyn FastPath>>,
    refusals: Arc<dyn Refusals>,
}

impl<M, S> Server<M>
where
    M: Fn(Peer) -> S + Clone + Send + Sync + 'static,
    S: HttpService,
{
    /// `make_service` is called once for each connection, with its peer. An extension on each request would cost two
    /// allocations, even on routes that never ask for the peer.
    pub fn new(listeners: Vec<Listener>, make_service: M) -> Self {
        Server {
            listeners,
            make_service,
            limits: Limits::default(),
            metrics: ConnectionMetrics::default(),
            fast_path: None,
            refusals: Arc::new(BareRefusals),
        }
    }

    #[must_use]
    pub fn limits(self, limits: Limits) -> Self {
        Server { limits, ..self }
    }

    #[must_use]
    pub fn metrics(self, metrics: ConnectionMetrics) -> Self {
        Server { metrics, ..self }
    }

    #[must_use]
    pub fn fast_path(self, fast_path: Arc<dyn FastPath>) -> Self {
        Server {
            fast_path: Some(fast_path),
            ..self
        }
    }

    #[must_use]
    pub fn refusals(self, refusals: Arc<dyn Refusals>) -> Self {
        Server { refusals, ..self }
    }

    /// Serves all listeners until `shutdown` is ready, and then until all accepted connections are finished or the
    /// grace period ends.
    ///
    /// Returns how many connections were cut off. Dropping the future cuts off all of them.
    pub async fn run(self, shutdown: impl Future<Output = ()>) -> usize {
        let (places, grace) = (self.limits.max_connections, self.limits.grace);
        let stage = StageSwitch::new();
        let accept_loop = AcceptLoop::new(
            self.make_service,
            self.fast_path,
            self.refusals,
            self.limits,
            self.metrics,
            stage.clone(),
        );
        let free = accept_loop.places.clone();
        let mut loops: JoinSet<()> = self
            .listeners
            .into_iter()
            .map(|listener| accept_loop.clone().run(listener))
            .collect();
        drop(accept_loop);

        shutdown.await;
        stage.advance_to(Stage::Draining);
        let finished = async {
            while loops.join_next().await.is_some() {}
            // Every open connection holds a place.
            let _ = free.acquire_many(places).await;
        };
        if timeout(grace, finished).await.is_ok() {
            return 0;
        }
        loops.shutdown().await;
        let cut_off = places as usize - free.available_permits();
        stage.advance_to(Stage::CutOff);
        let _ = free.acquire_many(places).await;
        cut_off
    }
}

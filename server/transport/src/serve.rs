//! The server: listeners, a service for each connection, and an orderly shutdown.

use std::convert::Infallible;
use std::error::Error;
use std::sync::Arc;

use bytes::Bytes;
use http::{Request, Response};
use http_body::Body;
use hyper::service::Service;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::accept::AcceptLoop;
use crate::fast_path::FastPath;
use crate::listener::{Listener, Peer};
use crate::memory::{Charge, Memory, NoRoom};
use crate::metrics::ConnectionMetrics;
use crate::options::Limits;
use crate::refusals::{BareRefusals, Refusals};
use crate::request_body::RequestBody;
use crate::shutdown::{Stage, StageSwitch};

/// hyper's service, called by `&self`, so that no request clones it.
///
/// The body is an associated type, so that a frequent route can answer in front of a router without boxing.
pub trait HttpService:
    Service<
        Request<RequestBody>,
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
    S: Service<Request<RequestBody>, Response = Response<B>, Error = Infallible>
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

/// An extension of answers whose body others have too. The memory budget counts it where it is held.
#[derive(Clone, Copy, Debug)]
pub struct SharedBody;

/// What an answer takes whose length is not known, because it is made while it is sent.
const STREAMED_BYTES: usize = 64 * 1024;

/// What a request takes until it is answered: above all the futures of router, layers and handler. Measured: 25 KiB for
/// a comment whose body has not come. Not more: a connection over TLS with one request is to stay below the share of the
/// smallest budget that it may always have.
pub(crate) const REQUEST_BYTES: usize = 20 * 1024;

/// What is left of it until its answer is sent: the task, and h2's stream. Measured: 3 KiB.
const ANSWERED_BYTES: usize = 4 * 1024;

/// Charges an answer to the request that it belongs to, of which little is left.
///
/// # Errors
/// There is no room.
pub(crate) fn charge_answer<B: Body>(
    charge: &Charge,
    response: &Response<B>,
) -> Result<(), NoRoom> {
    charge.shrink(REQUEST_BYTES - ANSWERED_BYTES);
    let length = response.body().size_hint().exact();
    let length = length.map_or(STREAMED_BYTES, |length| {
        usize::try_from(length).unwrap_or(usize::MAX)
    });
    if response.extensions().get::<SharedBody>().is_some() {
        charge.share(length);
        return Ok(());
    }
    charge.grow(length)
}

/// A server that is ready to run: its listeners, service and options.
pub struct Server<M> {
    listeners: Vec<Listener>,
    make_service: M,
    limits: Limits,
    metrics: ConnectionMetrics,
    fast_path: Option<Arc<dyn FastPath>>,
    refusals: Arc<dyn Refusals>,
    memory: Memory,
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
            memory: Memory::new(usize::MAX / 4, Vec::new()),
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

    /// Without it, memory has no limit.
    #[must_use]
    pub fn memory(self, memory: Memory) -> Self {
        Server { memory, ..self }
    }

    /// Serves all listeners until `shutdown` is ready, and then until all accepted connections are finished or the
    /// grace period ends.
    ///
    /// Returns how many connections were cut off. Dropping the future cuts off all of them.
    pub async fn run(self, shutdown: impl Future<Output = ()>) -> usize {
        let grace = self.limits.grace;
        let stage = StageSwitch::new();
        let accept_loop = AcceptLoop::new(
            self.make_service,
            self.fast_path,
            self.refusals,
            self.limits,
            self.metrics,
            self.memory,
            stage.clone(),
        );
        let places = accept_loop.places.clone();
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
            places.emptied().await;
        };
        if timeout(grace, finished).await.is_ok() {
            return 0;
        }
        loops.shutdown().await;
        let cut_off = places.taken();
        stage.advance_to(Stage::CutOff);
        places.emptied().await;
        cut_off
    }
}

//! Listening: sockets in, answers out, and an orderly end.
//!
//! Here is what a connection is held to, whoever it comes from. Routing, CORS, the size of bodies and the time a handler
//! may take are layers of the service that is handed in.
//!
//! `axum::serve` keeps a connection for ever that sends nothing, drips a header or idles; hence an own loop: `accept.rs`
//! takes connections, `connection.rs` lives the life of one, `connection_quick.rs` is where it rests between two requests,
//! `connection_watch.rs` gives it up when it is too slow.

use std::convert::Infallible;
use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use http::{Request, Response};
use http_body::Body;
use hyper::body::Incoming;
use hyper::service::Service;
use ipnet::IpNet;
use tokio::net::{TcpListener, ToSocketAddrs};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::accept::Door;
use super::stage::{Stage, StageSwitch};

pub use super::connection_metrics::{ConnectionMetrics, Timeout};
pub use super::metrics_listener::serve_metrics;
pub use super::tls::{
    Acme, AcmeSettings, CertificateMetrics, PemFile, Reloaded, Tls, TlsError, TlsProblem,
    follow_files,
};

/// A bound socket, plain or with TLS.
#[derive(Debug)]
pub struct Listener {
    pub(super) socket: TcpListener,
    pub(super) tls: Option<Tls>,
}

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// An IPv4 address is never in its mapped IPv6 form.
    pub address: SocketAddr,
    pub tls: bool,
}

/// What every connection is held to.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at once, over all listeners. Below the 1,024 open files that most systems allow a process.
    pub max_connections: u32,
    /// Connections at once of one client, an IPv4 address or an IPv6 /64; 0 is no limit.
    pub max_connections_per_address: usize,
    /// Who may have any number.
    pub exempt: Vec<IpNet>,
    /// How long newcomers wait for a place before they are refused; meanwhile unused connections give up theirs.
    pub queue_timeout: Duration,
    /// From the connection, and again from the end of the TLS handshake, to the first byte.
    pub first_byte_timeout: Duration,
    /// The whole TLS handshake.
    pub handshake_timeout: Duration,
    /// From the first byte of a request to the end of its head.
    pub header_timeout: Duration,
    /// From the end of an answer to the next request on the same connection.
    pub idle_timeout: Duration,
    /// From the end of a request's head to the last byte of its answer, however much there is of both.
    pub request_timeout: Duration,
    /// How long a client may take no byte of its answer.
    pub write_timeout: Duration,
    /// Request line and header fields together, in bytes; more is answered by 431. So are over 100 fields on HTTP/1.1.
    /// Of twice as much HTTP/2 answers by itself, without a body.
    pub max_header_bytes: usize,
    /// Requests at once on one HTTP/2 connection.
    pub max_streams: u32,
    /// Between two pings of an HTTP/2 connection.
    pub ping_interval: Duration,
    /// From a ping to its answer.
    pub ping_timeout: Duration,
    /// What an unused connection gets to send another request when the server ends or has no place for newcomers.
    pub linger: Duration,
    /// From the shutdown signal to the end of all connections. Below the 10 s after which Docker kills.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            max_connections: 900,
            max_connections_per_address: 0,
            exempt: Vec::new(),
            queue_timeout: Duration::from_secs(5),
            first_byte_timeout: Duration::from_secs(10),
            handshake_timeout: Duration::from_secs(10),
            header_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(60),
            request_timeout: Duration::from_secs(300),
            write_timeout: Duration::from_secs(30),
            max_header_bytes: 16 * 1024,
            max_streams: 100,
            ping_interval: Duration::from_secs(20),
            ping_timeout: Duration::from_secs(20),
            linger: Duration::from_millis(500),
            grace: Duration::from_secs(8),
        }
    }
}

/// A service that can be served: hyper's, by `&self`, so that no request clones it.
///
/// The body has a type of its own, so that a frequent route can answer in front of a router without boxing.
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

/// Answers what it knows from the bytes of a request alone.
pub trait Shortcut: Send + Sync + 'static {
    /// The whole answer to what came in one piece, `now`; `None` leaves it to the service, with all that may be wrong
    /// with it.
    fn answer(&self, peer: Peer, bytes: &[u8], now: Instant) -> Option<Bytes>;
}

/// An extension of answers that the service had ready: a connection that asks for such need not hold buffers.
#[derive(Clone, Copy, Debug)]
pub struct AtOnce;

impl Listener {
    /// # Errors
    /// The address cannot be resolved or bound.
    pub async fn bind(address: impl ToSocketAddrs) -> io::Result<Listener> {
        Ok(Listener {
            socket: TcpListener::bind(address).await?,
            tls: None,
        })
    }

    /// One that somebody else has opened, and keeps open.
    ///
    /// # Errors
    /// The socket is none that can be listened on.
    pub fn inherited(socket: std::net::TcpListener) -> io::Result<Listener> {
        socket.set_nonblocking(true)?;
        Ok(Listener {
            socket: TcpListener::from_std(socket)?,
            tls: None,
        })
    }

    #[must_use]
    pub fn with_tls(self, tls: Tls) -> Listener {
        Listener {
            tls: Some(tls),
            ..self
        }
    }

    /// The address with the port that was really bound, should 0 have been asked for.
    ///
    /// # Errors
    /// The system does not tell.
    pub fn local_address(&self) -> io::Result<SocketAddr> {
        self.socket.local_addr()
    }
}

/// Serves all `listeners` until `shutdown` is ready and what was accepted by then is finished, or the grace over.
///
/// `make_service` is called once a connection, with its peer: cheaper than an extension on each request, which costs two
/// allocations even on routes that never ask who is there.
///
/// Returns how many connections were cut off. Dropping the future cuts off all.
pub async fn serve<M, S>(
    listeners: Vec<Listener>,
    make_service: M,
    shortcut: Option<Arc<dyn Shortcut>>,
    limits: Limits,
    metrics: &ConnectionMetrics,
    shutdown: impl Future<Output = ()>,
) -> usize
where
    M: Fn(Peer) -> S + Clone + Send + Sync + 'static,
    S: HttpService,
{
    let (places, grace) = (limits.max_connections, limits.grace);
    let stage = StageSwitch::new();
    let door = Door::new(
        make_service,
        shortcut,
        limits,
        metrics.clone(),
        stage.clone(),
    );
    let free = door.places.clone();
    let mut loops: JoinSet<()> = listeners
        .into_iter()
        .map(|listener| door.clone().run(listener))
        .collect();
    drop(door);

    shutdown.await;
    stage.advance_to(Stage::Draining);
    let finished = async {
        while loops.join_next().await.is_some() {}
        // Whoever is still there holds a place.
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

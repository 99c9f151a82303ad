//! The life of one connection: first byte, TLS handshake, HTTP/1.1 or HTTP/2, end.

use std::sync::Arc;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;
use tracing::debug;

use crate::connection_limit::ConnectionSlot;
use crate::fast_path::FastPath;
use crate::listener::Peer;
use crate::metrics::{ConnectionMetrics, Timeout};
use crate::options::Limits;
use crate::refusals::Refusals;
use crate::serve::HttpService;
use crate::shutdown::{Stage, StageWatch};
use crate::tls::CHALLENGE;
use crate::tls::single_write::SingleWrite;
use crate::{http1, http2};

/// How many bytes of an answer are buffered for a slow client, besides the last frame of its body.
pub(crate) const MAX_BUFFER_BYTES: usize = 64 * 1024;

/// The limits of a connection, and the sources of its answers besides the service.
pub(crate) struct Terms {
    pub(crate) limits: Arc<Limits>,
    pub(crate) place: Arc<ConnectionPermit>,
    pub(crate) stages: StageWatch,
    pub(crate) peer: Peer,
    pub(crate) fast_path: Option<Arc<dyn FastPath>>,
    pub(crate) refusals: Arc<dyn Refusals>,
}

/// One of the `max_connections` places, held until this is dropped.
pub(crate) struct ConnectionPermit {
    pub(crate) metrics: Arc<ConnectionMetrics>,
    _slot: ConnectionSlot,
    _permit: OwnedSemaphorePermit,
}

impl ConnectionPermit {
    pub(crate) fn new(
        permit: OwnedSemaphorePermit,
        slot: ConnectionSlot,
        metrics: Arc<ConnectionMetrics>,
    ) -> ConnectionPermit {
        metrics.open.inc();
        ConnectionPermit {
            metrics,
            _slot: slot,
            _permit: permit,
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.metrics.open.dec();
    }
}

/// Serves `stream` to its end.
pub(crate) async fn run<S: HttpService>(
    stream: TcpStream,
    tls: Option<TlsAcceptor>,
    service: S,
    mut terms: Terms,
) {
    if !first_byte_comes(&stream, &mut terms).await {
        return;
    }
    let ended = match tls {
        None => http1::run(stream, service, terms).await,
        // Boxed: connections without TLS need no room for it.
        Some(tls) => Box::pin(run_tls(stream, tls, service, terms)).await,
    };
    if let Err(error) = ended {
        debug!(%error, "connection broken");
    }
}

async fn run_tls<S: HttpService>(
    stream: TcpStream,
    tls: TlsAcceptor,
    service: S,
    mut terms: Terms,
) -> hyper::Result<()> {
    let Some(mut stream) = handshake(stream, &tls, &mut terms).await else {
        return Ok(());
    };
    match stream.get_ref().1.alpn_protocol() {
        // The authority wanted only the handshake (RFC 8737, 3).
        Some(CHALLENGE) => {
            drop(stream.shutdown().await);
            Ok(())
        }
        Some(b"h2") => Box::pin(http2::run(stream, service, terms)).await,
        _ => http1::run(stream, service, terms).await,
    }
}

/// Waits before anything is allocated: a silent connection costs a socket and no buffers.
async fn first_byte_comes(stream: &TcpStream, terms: &mut Terms) -> bool {
    let mut first = [0];
    tokio::select! {
        biased;
        peeked = stream.peek(&mut first) => matches!(peeked, Ok(1..)),
        () = sleep(terms.limits.first_byte_timeout) => {
            terms.place.metrics.count_timeout(Timeout::FirstByte);
            false
        }
        () = is_to_leave(&mut terms.stages, &terms.limits) => false,
    }
}

/// Ready when an unused connection must close for the server's own reasons.
async fn is_to_leave(stages: &mut StageWatch, limits: &Limits) {
    stages.reached(Stage::Full).await;
    let _ = timeout(limits.linger, stages.reached(Stage::CutOff)).await;
}

async fn handshake(
    stream: TcpStream,
    tls: &TlsAcceptor,
    terms: &mut Terms,
) -> Option<TlsStream<SingleWrite<TcpStream>>> {
    let metrics = &terms.place.metrics;
    let handshake = tls.accept(SingleWrite(stream));
    let shaken = tokio::select! {
        shaken = timeout(terms.limits.handshake_timeout, handshake) => shaken,
        () = terms.stages.reached(Stage::CutOff) => return None,
    };
    match shaken {
        Ok(Ok(stream)) => Some(stream),
        Ok(Err(error)) => {
            debug!(%error, "TLS handshake failed");
            metrics.failed_handshakes.inc();
            None
        }
        Err(_elapsed) => {
            metrics.count_timeout(Timeout::Handshake);
            None
        }
    }
}

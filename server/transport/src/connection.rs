//! The life of one connection: first byte, TLS handshake, HTTP/1.1 or HTTP/2, end.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use afterword_faults::may_panic;
use rustls::{ProtocolVersion, ServerConnection};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;
use tracing::debug;

use crate::connection_limit::ConnectionSlot;
use crate::fast_path::FastPath;
use crate::listener::Peer;
use crate::memory::Account;
use crate::metrics::{ConnectionMetrics, Timeout};
use crate::options::Limits;
use crate::places::Place;
use crate::refusals::Refusals;
use crate::serve::HttpService;
use crate::shutdown::{Stage, StageWatch};
use crate::tls::CHALLENGE;
use crate::tls::gathered_writes::{GatheredWrites, Patience};
use crate::{http1, http2};

/// How many bytes of an answer are buffered for a slow client, besides the last piece of its body.
pub(crate) const MAX_BUFFER_BYTES: usize = 16 * 1024;

/// The limits of a connection, and the sources of its answers besides the service.
pub(crate) struct Terms {
    pub(crate) limits: Arc<Limits>,
    pub(crate) place: Arc<ConnectionPermit>,
    pub(crate) stages: StageWatch,
    pub(crate) peer: Peer,
    pub(crate) fast_path: Option<Arc<dyn FastPath>>,
    pub(crate) refusals: Arc<dyn Refusals>,
    pub(crate) memory: Account,
}

/// What the buffers of TLS take. Measured: 16 KiB for an idle connection, and 15 KiB more than this for one whose answer
/// nobody takes.
const TLS_BYTES: usize = 16 * 1024;

/// How long a connection that has to end may say so, or answer what was asked.
const GOODBYE: Duration = Duration::from_millis(100);

/// One of the `max_connections` places, held until this is dropped.
pub(crate) struct ConnectionPermit {
    pub(crate) metrics: Arc<ConnectionMetrics>,
    pub(crate) place: Place,
    _slot: ConnectionSlot,
}

impl ConnectionPermit {
    pub(crate) fn new(
        place: Place,
        slot: ConnectionSlot,
        metrics: Arc<ConnectionMetrics>,
    ) -> ConnectionPermit {
        metrics.open.inc();
        ConnectionPermit {
            metrics,
            place,
            _slot: slot,
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.metrics.open.dec();
    }
}

/// Counts the panic that it is dropped by. The runtime ends only the task.
pub(crate) struct CountedPanic<'a>(&'a ConnectionMetrics);

impl<'a> CountedPanic<'a> {
    pub(crate) fn at(metrics: &'a ConnectionMetrics, place: &'static str) -> CountedPanic<'a> {
        let counted = CountedPanic(metrics);
        may_panic("connection", place);
        counted
    }
}

impl Drop for CountedPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.panics.inc();
        }
    }
}

/// Serves `stream` to its end.
pub(crate) async fn run<S: HttpService>(
    stream: TcpStream,
    tls: Option<TlsAcceptor>,
    service: S,
    mut terms: Terms,
) {
    let (memory, permit) = (terms.memory.clone(), terms.place.clone());
    let _counted = CountedPanic::at(&permit.metrics, tls.as_ref().map_or("http", |_| "https"));
    let served = async {
        if !first_byte_comes(&stream, &mut terms).await {
            return Ok(());
        }
        match tls {
            None => http1::run(stream, service, terms).await,
            // Boxed: connections without TLS need no room for it.
            Some(tls) => Box::pin(run_tls(stream, tls, service, terms)).await,
        }
    };
    let has_to_end = async {
        tokio::select! {
            () = memory.ended() => {}
            () = permit.place.has_to_leave() => {}
        }
        sleep(GOODBYE).await;
    };
    let (mut served, mut has_to_end) = (pin!(served), pin!(has_to_end));
    let mut is_watched = false;
    poll_fn(|cx| {
        if let Poll::Ready(ended) = served.as_mut().poll(cx) {
            if let Err(error) = ended {
                debug!(%error, "connection broken");
            }
            return Poll::Ready(());
        }
        // What has to end wakes this task, so that it need not be asked after each answer.
        let is_asked = memory.is_ended() || permit.place.is_to_leave() || !is_watched;
        is_watched = true;
        if is_asked && has_to_end.as_mut().poll(cx).is_ready() {
            debug!(
                "a connection ends, because it held most of the memory, or its network most places"
            );
            return Poll::Ready(());
        }
        Poll::Pending
    })
    .await;
}

async fn run_tls<S: HttpService>(
    stream: TcpStream,
    tls: TlsAcceptor,
    service: S,
    mut terms: Terms,
) -> hyper::Result<()> {
    let Ok(_buffers) = terms.memory.take(TLS_BYTES) else {
        return Ok(());
    };
    let Some(mut stream) = handshake(stream, &tls, &mut terms).await else {
        return Ok(());
    };
    let (socket, session) = stream.get_mut();
    socket.set_patience(patience(session));
    match session.alpn_protocol() {
        // The authority wanted only the handshake (RFC 8737, 3).
        Some(CHALLENGE) => {
            drop(stream.shutdown().await);
            Ok(())
        }
        Some(b"h2") => Box::pin(http2::run(stream, service, terms)).await,
        _ => http1::run(stream, service, terms).await,
    }
}

/// How long what the server says first may wait for the rest.
fn patience(session: &ServerConnection) -> Patience {
    match (session.protocol_version(), session.alpn_protocol()) {
        (Some(ProtocolVersion::TLSv1_3), Some(b"h2")) => Patience::GREETING,
        (Some(ProtocolVersion::TLSv1_3), _) => Patience::UntilFlush,
        // The client waits for the end of the handshake.
        _ => Patience::None,
    }
}

/// Waits before anything is allocated: a silent connection costs a socket and no buffers.
async fn first_byte_comes(stream: &TcpStream, terms: &mut Terms) -> bool {
    let mut first = [0];
    tokio::select! {
        biased;
        peeked = stream.peek(&mut first) => matches!(peeked, Ok(1..)),
        () = terms.place.place.is_taken() => false,
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
) -> Option<TlsStream<GatheredWrites>> {
    let metrics = &terms.place.metrics;
    let handshake = tls.accept(GatheredWrites::new(stream));
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

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use futures_util::FutureExt as _;
    use tokio::net::TcpListener;

    use super::*;
    use crate::connection_limit::ConnectionLimit;
    use crate::memory::Memory;
    use crate::places::{Entered, Places};
    use crate::refusals::BareRefusals;
    use crate::shutdown::StageSwitch;

    fn terms(place: Place, address: IpAddr, switch: &StageSwitch) -> Terms {
        let slot = ConnectionLimit::new(0, Vec::new()).admit(address).unwrap();
        let permit = ConnectionPermit::new(place, slot, Arc::default());
        Terms {
            limits: Arc::default(),
            place: Arc::new(permit),
            stages: switch.subscribe(),
            peer: Peer {
                address: (address, 1).into(),
                tls: false,
            },
            fast_path: None,
            refusals: Arc::new(BareRefusals),
            memory: Memory::new(1 << 20, Vec::new()).account(address),
        }
    }

    #[tokio::test]
    async fn who_has_said_nothing_leaves_at_once_when_its_place_is_taken() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap());
        let _client = client.await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let [greedy, newcomer]: [IpAddr; 2] =
            ["192.0.2.1", "203.0.113.1"].map(|it| it.parse().unwrap());
        let places = Places::new(3, Vec::new());
        let mut open: Vec<_> = (0..3)
            .map(|_| match places.enter(greedy) {
                Entered::Place(place) => place,
                Entered::Queue(_) => panic!("there is a place"),
            })
            .collect();
        let switch = StageSwitch::new();
        let mut terms = terms(open.remove(0), greedy, &switch);
        assert_eq!(first_byte_comes(&stream, &mut terms).now_or_never(), None);
        let _waits = places.enter(newcomer);
        assert_eq!(
            first_byte_comes(&stream, &mut terms).now_or_never(),
            Some(false)
        );
    }
}

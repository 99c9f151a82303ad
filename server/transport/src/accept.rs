//! The accept loop: takes connections from the kernel as long as the limit allows.

use std::io::{self, Read, Write};
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use afterword_faults::may_panic;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tracing::{info, warn};

use crate::connection::{self, ConnectionPermit, Terms};
use crate::connection_limit::{ConnectionLimit, ConnectionSlot};
use crate::fast_path::FastPath;
use crate::listener::{Listener, Peer};
use crate::memory::Memory;
use crate::metrics::ConnectionMetrics;
use crate::options::Limits;
use crate::places::{Entered, Place, Places, Queued};
use crate::refusals::{Refusal, Refusals, written};
use crate::serve::HttpService;
use crate::shutdown::{Stage, StageSwitch};
use crate::tls::Tls;

/// The pause after an error of `accept` that the next attempt is likely to meet again.
const PAUSE: Duration = Duration::from_millis(100);

/// The most connections that the kernel may hold unaccepted: the length that tokio requests, plus one.
const BACKLOG: usize = 1024 + 1;

/// Every listener has its own loop; all loops share the same places.
#[derive(Clone)]
pub(crate) struct AcceptLoop<M> {
    make_service: M,
    fast_path: Option<Arc<dyn FastPath>>,
    refusals: Arc<dyn Refusals>,
    limits: Arc<Limits>,
    metrics: Arc<ConnectionMetrics>,
    memory: Memory,
    pub(crate) places: Places,
    stage: StageSwitch,
    connection_limit: ConnectionLimit,
    failing: bool,
}

impl<M, S> AcceptLoop<M>
where
    M: Fn(Peer) -> S + 'static,
    S: HttpService,
{
    pub(crate) fn new(
        make_service: M,
        fast_path: Option<Arc<dyn FastPath>>,
        refusals: Arc<dyn Refusals>,
        limits: Limits,
        metrics: ConnectionMetrics,
        memory: Memory,
        stage: StageSwitch,
    ) -> AcceptLoop<M> {
        let places = Places::new(limits.max_connections, limits.exempt.clone());
        let exempt = limits.exempt.clone();
        let connection_limit = ConnectionLimit::new(limits.max_connections_per_address, exempt);
        AcceptLoop {
            make_service,
            fast_path,
            refusals,
            limits: Arc::new(limits),
            metrics: Arc::new(metrics),
            memory,
            places,
            stage,
            connection_limit,
            failing: false,
        }
    }

    /// Runs until the server drains and every client that had connected by then is accepted.
    pub(crate) async fn run(mut self, listener: Listener) {
        let Listener { socket, tls } = listener;
        let mut stages = self.stage.subscribe();
        loop {
            let accepted = tokio::select! {
                biased;
                () = stages.reached(Stage::Draining) => break,
                accepted = socket.accept() => accepted,
            };
            match accepted {
                Ok((stream, address)) => self.admit(stream, address, tls.as_ref()),
                Err(error) => self.recover(error).await,
            }
        }
        if let Err(error) = self.empty_backlog(socket, tls.as_ref()).await {
            warn!(%error, "connections that were not accepted yet are lost");
        }
    }

    /// A client in the backlog believes that it is connected, and may have sent its request.
    async fn empty_backlog(&mut self, socket: TcpListener, tls: Option<&Tls>) -> io::Result<()> {
        // Asks the system itself: the runtime's state of the socket may be older than the signal.
        let socket = socket.into_std()?;
        for _ in 0..BACKLOG {
            match socket.accept() {
                Ok((stream, address)) => {
                    stream.set_nonblocking(true)?;
                    self.admit(TcpStream::from_std(stream)?, address, tls);
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) => self.recover(error).await,
            }
        }
        Ok(())
    }

    /// A panic ends this connection alone: the loop goes on.
    fn admit(&mut self, stream: TcpStream, address: SocketAddr, tls: Option<&Tls>) {
        let admit = AssertUnwindSafe(|| self.begin(stream, address, tls));
        if catch_unwind(admit).is_err() {
            self.metrics.panics.inc();
        }
    }

    fn begin(&mut self, stream: TcpStream, address: SocketAddr, tls: Option<&Tls>) {
        may_panic("listener", if tls.is_some() { "https" } else { "http" });
        self.metrics.accepted.inc();
        if std::mem::take(&mut self.failing) {
            info!("connections are accepted again");
        }
        let address = SocketAddr::new(address.ip().to_canonical(), address.port());
        let peer = Peer {
            address,
            tls: tls.is_some(),
        };
        let Some(slot) = self.connection_limit.admit(address.ip()) else {
            self.metrics.refused_by_address.inc();
            // With TLS every answer needs a handshake, and the limit is there to save that.
            if tls.is_none() {
                self.metrics.client_errors.inc();
                self.refuse(stream, peer);
            }
            return;
        };
        // Fails only for a client that is already gone, which the first read reports as well.
        let _ = stream.set_nodelay(true);
        self.seat(stream, peer, slot, tls.map(|tls| tls.acceptor().clone()));
    }

    /// Serves a connection as soon as it has a place.
    fn seat(
        &self,
        stream: TcpStream,
        peer: Peer,
        slot: ConnectionSlot,
        acceptor: Option<TlsAcceptor>,
    ) {
        let address = peer.address.ip();
        let service = (self.make_service)(peer);
        let metrics = self.metrics.clone();
        let (limits, stages) = (self.limits.clone(), self.stage.subscribe());
        let (fast_path, refusals) = (self.fast_path.clone(), self.refusals.clone());
        let memory = self.memory.account(address);
        let terms = move |place| Terms {
            limits,
            place: Arc::new(ConnectionPermit::new(place, slot, metrics)),
            stages,
            peer,
            fast_path,
            refusals,
            memory,
        };
        match self.places.enter(address) {
            Entered::Place(place) => {
                if self.places.has_plenty() {
                    self.stage.report_room();
                }
                tokio::spawn(connection::run(stream, acceptor, service, terms(place)));
            }
            Entered::Queue(queued) => {
                self.stage.report_full();
                let waiting = self.turn(queued);
                tokio::spawn(async move {
                    if let Some(place) = waiting.await {
                        connection::run(stream, acceptor, service, terms(place)).await;
                    }
                });
            }
        }
    }

    /// Waits for a place, beside the accept loop: nobody waits for those before.
    fn turn(&self, mut queued: Queued) -> impl Future<Output = Option<Place>> + use<M, S> {
        let (patience, mut stages) = (self.limits.queue_timeout, self.stage.subscribe());
        let metrics = self.metrics.clone();
        async move {
            let place = tokio::select! {
                place = timeout(patience, queued.turn()) => place.ok().flatten(),
                () = stages.reached(Stage::CutOff) => None,
            };
            if place.is_none() {
                metrics.refused.inc();
            }
            place
        }
    }

    async fn recover(&mut self, error: io::Error) {
        use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
        if matches!(
            error.kind(),
            ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted
        ) {
            return;
        }
        self.metrics.accept_errors.inc();
        if !std::mem::replace(&mut self.failing, true) {
            warn!(%error, "connections cannot be accepted");
        }
        // The usual cause is too many open files: unused connections give theirs back.
        self.stage.report_full();
        sleep(PAUSE).await;
    }

    /// Answers with the reason if that needs no waiting: nothing here may hold up the next in the queue.
    fn refuse(&self, stream: TcpStream, peer: Peer) {
        self.refusals.note(Refusal::TooManyConnections);
        // The runtime does not know yet what the socket is ready for; the system does.
        let Ok(mut stream) = stream.into_std() else {
            return;
        };
        // Closing a connection with unread bytes resets it, and the client may lose the answer.
        let _ = stream.read(&mut [0; 4096]);
        let answer = self.refusals.answer(Refusal::TooManyConnections, peer);
        let _ = stream.write(&written(answer));
    }
}

//! The life of one connection: first byte, TLS handshake, HTTP/1.1 or HTTP/2, end.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;

use http::Request;
use http_body_util::Either;
use hyper::rt::Executor;
use hyper::server::conn::http2;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;
use tracing::debug;

use super::connection_activity::{Activity, ActivityStream, Answering, BodyInPieces};
use super::connection_http1 as http1;
use super::connection_metrics::{ConnectionMetrics, Timeout};
use super::connection_watch::{Protocol, Watched, watch};
use super::error::Unread;
use super::extract::Scheme;
use super::guests::Guest;
use super::requests;
use super::serve::{HttpService, Limits, Peer, Shortcut};
use super::stage::{Stage, StageWatch};
use super::tls::CHALLENGE;
use super::tls::single::Single;

/// How much of an answer waits for a slow client, besides the frame that its body gave last.
pub(super) const MAX_BUFFER_BYTES: usize = 64 * 1024;

/// What a connection is held to.
pub(super) struct Terms {
    pub(super) limits: Arc<Limits>,
    pub(super) place: Arc<Place>,
    pub(super) stages: StageWatch,
    pub(super) peer: Peer,
    pub(super) shortcut: Option<Arc<dyn Shortcut>>,
}

/// One of the `max_connections` places, taken until this is dropped.
pub(super) struct Place {
    pub(super) metrics: Arc<ConnectionMetrics>,
    _guest: Guest,
    _permit: OwnedSemaphorePermit,
}

impl Place {
    pub(super) fn new(
        permit: OwnedSemaphorePermit,
        guest: Guest,
        metrics: Arc<ConnectionMetrics>,
    ) -> Place {
        metrics.open.inc();
        Place {
            metrics,
            _guest: guest,
            _permit: permit,
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.metrics.open.dec();
    }
}

/// Serves `stream` to its end.
pub(super) async fn run<S: HttpService>(
    stream: TcpStream,
    tls: Option<TlsAcceptor>,
    service: S,
    mut terms: Terms,
) {
    if !first_byte_comes(&stream, &mut terms).await {
        return;
    }
    let ended = match tls {
        None => http1::run(stream, Scheme::Http, service, terms).await,
        // In a box: connections without it need not have room for it.
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
        // The handshake was all that the authority wanted (RFC 8737, 3).
        Some(CHALLENGE) => {
            drop(stream.shutdown().await);
            Ok(())
        }
        Some(b"h2") => Box::pin(run_http2(stream, service, terms)).await,
        _ => http1::run(stream, Scheme::Https, service, terms).await,
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
        () = hurry(&mut terms.stages, &terms.limits) => false,
    }
}

/// Ready when an unused connection has to go for the server's own reasons.
async fn hurry(stages: &mut StageWatch, limits: &Limits) {
    stages.reached(Stage::Crowded).await;
    let _ = timeout(limits.linger, stages.reached(Stage::CutOff)).await;
}

async fn handshake(
    stream: TcpStream,
    tls: &TlsAcceptor,
    terms: &mut Terms,
) -> Option<TlsStream<Single<TcpStream>>> {
    let metrics = &terms.place.metrics;
    let shaken = tokio::select! {
        shaken = timeout(terms.limits.handshake_timeout, tls.accept(Single(stream))) => shaken,
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

async fn run_http2<I, S>(stream: I, service: S, terms: Terms) -> hyper::Result<()>
where
    I: AsyncRead + AsyncWrite + Unpin,
    S: HttpService,
{
    let activity = Arc::new(Activity::default());
    let stream = TokioIo::new(ActivityStream::new(stream, activity.clone()));
    let (most, metrics) = (terms.limits.max_header_bytes, &terms.place.metrics);
    let service = service_fn(|request| {
        let answer = if head_bytes(&request) > most {
            requests::unread(Unread::HeadTooLarge.status());
            metrics.client_errors.inc();
            None
        } else {
            Some(service.call(request))
        };
        async move {
            let Some(answer) = answer else {
                return Ok(Unread::HeadTooLarge.answer(Scheme::Https).map(Either::Left));
            };
            let Ok(response) = answer.await;
            Ok::<_, Infallible>(response.map(|body| Either::Right(BodyInPieces::new(body))))
        }
    });
    let requests = Requests {
        activity: activity.clone(),
        limits: terms.limits.clone(),
        place: terms.place.clone(),
    };
    let connection = http2_builder(&terms.limits, requests).serve_connection(stream, service);
    let connection = pin!(connection);
    let watched = watch(
        connection,
        |connection| connection.graceful_shutdown(),
        Protocol::Http2,
        &activity,
        &terms,
    );
    match watched.await {
        Watched::Ended(ended) => ended,
        Watched::Resting(_) => Ok(()),
    }
}

fn http2_builder(limits: &Limits, requests: Requests) -> http2::Builder<Requests> {
    let mut builder = http2::Builder::new(requests);
    builder
        .timer(TokioTimer::new())
        .max_concurrent_streams(limits.max_streams)
        // Of twice as much h2 answers by itself, without a body, and past our count and our log.
        .max_header_list_size(u32::try_from(2 * limits.max_header_bytes).unwrap_or(u32::MAX))
        // Floods of requests that are taken back at once: CVE-2023-44487, RUSTSEC-2024-0003.
        .max_pending_accept_reset_streams(20)
        .max_local_error_reset_streams(128)
        .initial_stream_window_size(128 * 1024)
        .initial_connection_window_size(512 * 1024)
        .max_send_buf_size(MAX_BUFFER_BYTES)
        .keep_alive_interval(limits.ping_interval)
        .keep_alive_timeout(limits.ping_timeout);
    builder
}

/// What the head of a request weighs (RFC 9113, 6.5.2), about.
fn head_bytes<B>(request: &Request<B>) -> usize {
    let uri = request.uri();
    let path = uri.path_and_query().map_or(0, |path| path.as_str().len());
    let host = uri.authority().map_or(0, |host| host.as_str().len());
    let fields = request.headers().iter();
    let fields = fields.map(|(name, value)| name.as_str().len() + value.len() + 32);
    path + host + fields.sum::<usize>()
}

/// Runs the requests of one HTTP/2 connection: each a task that is noted, ends in time and keeps the place taken.
#[derive(Clone)]
struct Requests {
    activity: Arc<Activity>,
    limits: Arc<Limits>,
    place: Arc<Place>,
}

impl<F: Future<Output = ()> + Send + 'static> Executor<F> for Requests {
    fn execute(&self, request: F) {
        let answering = Answering::begin(&self.activity);
        let (limit, place) = (self.limits.request_timeout, self.place.clone());
        tokio::spawn(async move {
            // Dropping an unfinished request resets its stream; the others go on.
            if timeout(limit, request).await.is_err() {
                place.metrics.count_timeout(Timeout::Request);
            }
            drop(answering);
        });
    }
}

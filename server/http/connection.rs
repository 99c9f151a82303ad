//! The life of one connection: first byte, TLS handshake, HTTP/1.1 or HTTP/2, end.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;

use http::header::{CONNECTION, HeaderValue};
use hyper::rt::Executor;
use hyper::server::conn::{http1, http2};
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;
use tracing::debug;

use super::connection_activity::{
    Activity, ActivityStream, Answering, AnsweringBody, BodyInPieces,
};
use super::connection_metrics::{ConnectionMetrics, Timeout};
use super::connection_watch::{Protocol, watch};
use super::serve::{HttpService, Limits};
use super::stage::{Stage, StageWatch};

/// How much of an answer waits for a slow client, besides the frame that its body gave last.
const MAX_BUFFER_BYTES: usize = 64 * 1024;

/// What a connection is held to.
pub(super) struct Terms {
    pub(super) limits: Arc<Limits>,
    pub(super) place: Arc<Place>,
    pub(super) stages: StageWatch,
}

/// One of the `max_connections` places, taken until this is dropped.
pub(super) struct Place {
    pub(super) metrics: Arc<ConnectionMetrics>,
    _permit: OwnedSemaphorePermit,
}

impl Place {
    pub(super) fn new(permit: OwnedSemaphorePermit, metrics: Arc<ConnectionMetrics>) -> Place {
        metrics.open.inc();
        Place {
            metrics,
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
        None => run_http1(stream, service, terms).await,
        Some(tls) => match handshake(stream, &tls, &mut terms).await {
            None => return,
            Some(stream) if stream.get_ref().1.alpn_protocol() == Some(b"h2") => {
                run_http2(stream, service, terms).await
            }
            Some(stream) => run_http1(stream, service, terms).await,
        },
    };
    if let Err(error) = ended {
        debug!(%error, "connection broken");
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
) -> Option<TlsStream<TcpStream>> {
    let metrics = &terms.place.metrics;
    let shaken = tokio::select! {
        shaken = timeout(terms.limits.handshake_timeout, tls.accept(stream)) => shaken,
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

async fn run_http1<I, S>(stream: I, service: S, terms: Terms) -> hyper::Result<()>
where
    I: AsyncRead + AsyncWrite + Unpin,
    S: HttpService,
{
    let activity = Arc::new(Activity::default());
    let stream = TokioIo::new(ActivityStream::new(stream, activity.clone()));
    let noted = service_fn(|request| {
        let answering = Answering::begin(&activity);
        let answer = service.call(request);
        let activity = &activity;
        async move {
            let Ok(mut response) = answer.await;
            if activity.is_last_answer() {
                response
                    .headers_mut()
                    .insert(CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, Infallible>(response.map(|body| AnsweringBody::new(body, answering)))
        }
    });
    let connection = http1_builder(&terms.limits).serve_connection(stream, noted);
    watch(
        pin!(connection),
        |connection| connection.graceful_shutdown(),
        Protocol::Http1,
        &activity,
        &terms,
    )
    .await
}

async fn run_http2<I, S>(stream: I, service: S, terms: Terms) -> hyper::Result<()>
where
    I: AsyncRead + AsyncWrite + Unpin,
    S: HttpService,
{
    let activity = Arc::new(Activity::default());
    let stream = TokioIo::new(ActivityStream::new(stream, activity.clone()));
    let service = service_fn(|request| {
        let answer = service.call(request);
        async move { answer.await.map(|response| response.map(BodyInPieces::new)) }
    });
    let requests = Requests {
        activity: activity.clone(),
        limits: terms.limits.clone(),
        place: terms.place.clone(),
    };
    let connection = http2_builder(&terms.limits, requests).serve_connection(stream, service);
    watch(
        pin!(connection),
        |connection| connection.graceful_shutdown(),
        Protocol::Http2,
        &activity,
        &terms,
    )
    .await
}

fn http1_builder(limits: &Limits) -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder
        // The watch times all phases; hyper's own timer knows only this one.
        .header_read_timeout(None)
        .max_header_size(limits.max_header_bytes)
        .max_buf_size(MAX_BUFFER_BYTES.max(limits.max_header_bytes))
        // Head and body of an answer in one write: 3 % less CPU a request than vectored writes. `pipeline_flush` does
        // the same, but buffers a streamed body without bound and may keep an answer back.
        .writev(false);
    builder
}

fn http2_builder(limits: &Limits, requests: Requests) -> http2::Builder<Requests> {
    let mut builder = http2::Builder::new(requests);
    builder
        .timer(TokioTimer::new())
        .max_concurrent_streams(limits.max_streams)
        .max_header_list_size(u32::try_from(limits.max_header_bytes).unwrap_or(u32::MAX))
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

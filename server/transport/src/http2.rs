//! An HTTP/2 connection: many requests at once, each a task with its own time-out.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;

use bytes::Bytes;
use http::{Request, Response};
use http_body::Body;
use http_body_util::{Either, Full};
use hyper::rt::Executor;
use hyper::server::conn::http2;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;

use crate::activity::{Activity, ActivityStream, Answering, BodyInPieces};
use crate::connection::{ConnectionPermit, CountedPanic, MAX_BUFFER_BYTES, Terms};
use crate::frame_budget::FrameBudgetStream;
use crate::memory::{Charge, NoRoom};
use crate::metrics::Timeout;
use crate::options::Limits;
use crate::refusals::{Refusal, Refused};
use crate::request_body::RequestBody;
use crate::serve::{HttpService, MalformedRequest, REQUEST_BYTES, charge_answer};
use crate::timeouts::{Protocol, WatchEnd, watch};

pub(crate) async fn run<I, S>(stream: I, service: S, terms: Terms) -> hyper::Result<()>
where
    I: AsyncRead + AsyncWrite + Unpin,
    S: HttpService,
{
    let activity = Arc::new(Activity::default());
    let Ok(_buffers) = terms.memory.take(CONNECTION_BYTES) else {
        return Ok(());
    };
    let stream = FrameBudgetStream::new(stream, terms.memory.clone(), terms.place.metrics.clone());
    let stream = TokioIo::new(ActivityStream::new(stream, activity.clone()));
    let service = service_fn(|request| {
        let answer = admitted(&request, &terms).map(|charge| {
            let body = charge.clone();
            (
                service.call(request.map(|incoming| RequestBody::new(incoming, body))),
                charge,
            )
        });
        answered(answer, Refused::of(&terms))
    });
    let requests = Requests {
        activity: activity.clone(),
        limits: terms.limits.clone(),
        place: terms.place.clone(),
    };
    let connection = builder(&terms.limits, requests).serve_connection(stream, service);
    let connection = pin!(connection);
    let watched = watch(
        connection,
        |connection| connection.graceful_shutdown(),
        Protocol::Http2,
        &activity,
        &terms,
    );
    match watched.await {
        WatchEnd::Ended(ended) => ended,
        WatchEnd::Resting(_) => Ok(()),
    }
}

/// Ends a stream by `RST_STREAM`: hyper looks for h2's error among the sources of this one.
#[derive(Debug, thiserror::Error)]
#[error("the request was malformed")]
struct StreamError(#[source] h2::Error);

/// The answer of the service, or a refusal.
async fn answered<B: Body>(
    answer: Result<
        (
            impl Future<Output = Result<Response<B>, Infallible>>,
            Charge,
        ),
        Refusal,
    >,
    refusals: Refused,
) -> Result<Response<Either<Full<Bytes>, BodyInPieces<B, Charge>>>, StreamError> {
    let (answer, charge) = match answer {
        Ok(answer) => answer,
        Err(refusal) => return Ok(refusals.answer(refusal)),
    };
    let Ok(response) = answer.await;
    if response.extensions().get::<MalformedRequest>().is_some() {
        return Err(StreamError(h2::Reason::PROTOCOL_ERROR.into()));
    }
    if charge_answer(&charge, &response).is_err() {
        return Ok(refusals.answer(Refusal::NoRoom));
    }
    Ok(response.map(|body| Either::Right(BodyInPieces::new(body, charge))))
}

/// The buffers and tables of a connection. Measured: 40 KiB with those of TLS.
const CONNECTION_BYTES: usize = 24 * 1024;

/// The memory for a request, or the reason to refuse it.
fn admitted<B>(request: &Request<B>, terms: &Terms) -> Result<Charge, Refusal> {
    let head = head_bytes(request);
    if head > terms.limits.max_header_bytes {
        return Err(Refusal::HeadTooLarge);
    }
    let charge = terms.memory.take(REQUEST_BYTES + head);
    charge.map_err(|NoRoom| Refusal::NoRoom)
}

fn builder(limits: &Limits, requests: Requests) -> http2::Builder<Requests> {
    let mut builder = http2::Builder::new(requests);
    builder
        .timer(TokioTimer::new())
        .max_concurrent_streams(limits.max_streams)
        // h2 itself answers heads of more than twice this size: without a body, uncounted and unlogged.
        .max_header_list_size(u32::try_from(2 * limits.max_header_bytes).unwrap_or(u32::MAX))
        // Floods of requests that are reset at once: CVE-2023-44487, RUSTSEC-2024-0003.
        .max_pending_accept_reset_streams(20)
        .max_local_error_reset_streams(128)
        // What a connection may send before anybody reads it. 65,535 is the least for the connection.
        .initial_stream_window_size(32 * 1024)
        .initial_connection_window_size(64 * 1024)
        .max_send_buf_size(MAX_BUFFER_BYTES)
        .keep_alive_interval(limits.ping_interval)
        .keep_alive_timeout(limits.ping_timeout);
    builder
}

/// The approximate size of a request's head (RFC 9113, 6.5.2).
fn head_bytes<B>(request: &Request<B>) -> usize {
    let uri = request.uri();
    let path = uri.path_and_query().map_or(0, |path| path.as_str().len());
    let host = uri.authority().map_or(0, |host| host.as_str().len());
    let fields = request.headers().iter();
    let fields = fields.map(|(name, value)| name.as_str().len() + value.len() + 32);
    path + host + fields.sum::<usize>()
}

/// Runs each request of an HTTP/2 connection as a task, which is recorded, has a time-out and holds the connection's
/// place.
#[derive(Clone)]
struct Requests {
    activity: Arc<Activity>,
    limits: Arc<Limits>,
    place: Arc<ConnectionPermit>,
}

impl<F: Future<Output = ()> + Send + 'static> Executor<F> for Requests {
    fn execute(&self, request: F) {
        let answering = Answering::begin(&self.activity);
        let (limit, place) = (self.limits.request_timeout, self.place.clone());
        let running = Running::begin(place);
        tokio::spawn(async move {
            let metrics = &running.0.metrics;
            let _counted = CountedPanic::at(metrics, "h2_request");
            // Dropping an unfinished request resets its stream; the others go on.
            if timeout(limit, request).await.is_err() {
                metrics.count_timeout(Timeout::Request);
            }
            drop(answering);
        });
    }
}

/// A request of a connection. It ends when this is dropped, by a panic too.
struct Running(Arc<ConnectionPermit>);

impl Running {
    fn begin(place: Arc<ConnectionPermit>) -> Running {
        place.place.begin_request();
        Running(place)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.place.end_request();
    }
}

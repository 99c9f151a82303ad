//! An HTTP/1.1 connection: busy, or idle without a buffer between two requests.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;

use bytes::Bytes;
use http::header::{CONNECTION, HeaderValue};
use http::{Request, Response};
use http_body::Body;
use http_body_util::{Either, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1::{self, Parts};
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio::time::Instant;

use crate::activity::{Activity, ActivityStream, Answering, AnsweringBody, BodyInPieces};
use crate::connection::{MAX_BUFFER_BYTES, Terms};
use crate::idle::{self, ConnectionHistory, IdleEnd};
use crate::memory::{Charge, NoRoom};
use crate::options::Limits;
use crate::refusals::{Refusal, RefusalStream, Refused};
use crate::request_body::RequestBody;
use crate::serve::{FromMemory, HttpService, REQUEST_BYTES, charge_answer};
use crate::timeouts::{Protocol, WatchEnd, watch};

/// The byte stream, observed for activity and refusals.
type Http1Stream<I> = RefusalStream<ActivityStream<I>>;

/// hyper's buffers, for reading and for writing. Measured: 19 KiB for half a head, 24 KiB for an answer that nobody takes
/// (beside what its request takes).
const BUFFER_BYTES: usize = 24 * 1024;

/// hyper holds 16 KiB of buffers as long as it has a connection, so an idle connection is taken from it.
pub(crate) async fn run<I, S>(stream: I, service: S, terms: Terms) -> hyper::Result<()>
where
    I: AsyncRead + AsyncWrite + Unpin,
    S: HttpService,
{
    let activity = Arc::new(Activity::default());
    let stream = ActivityStream::new(stream, activity.clone());
    let mut stream = RefusalStream::new(
        stream,
        activity.clone(),
        terms.peer,
        terms.refusals.clone(),
        terms.place.metrics.clone(),
    );
    let (mut past, mut since) = (ConnectionHistory::Nothing, Instant::now());
    loop {
        if let Some(resting) = stream.at_rest() {
            match idle::next(resting, past, since, &terms).await {
                IdleEnd::Request(bytes) => stream.put_back(bytes),
                IdleEnd::End => {
                    // An error only means that the client is already gone.
                    drop(stream.shutdown().await);
                    return Ok(());
                }
                IdleEnd::CutOff => return Ok(()),
            }
        }
        // Boxed, so that its memory is freed while the connection rests.
        terms.place.place.begin_request();
        let busy = Box::pin(busy(stream, &service, &activity, &terms)).await;
        terms.place.place.end_request();
        match busy {
            Busy::Ended(ended) => return ended,
            Busy::Resting(resting, quiet_since) => (stream, since) = (resting, quiet_since),
        }
        past = ConnectionHistory::Requests;
    }
}

/// How the busy phase of a connection ended.
enum Busy<I> {
    Ended(hyper::Result<()>),
    Resting(Http1Stream<I>, Instant),
}

async fn busy<I, S>(
    stream: Http1Stream<I>,
    service: &S,
    activity: &Arc<Activity>,
    terms: &Terms,
) -> Busy<I>
where
    I: AsyncRead + AsyncWrite + Unpin,
    S: HttpService,
{
    let _buffers = terms.memory.charge(BUFFER_BYTES);
    let noted = service_fn(|request: Request<Incoming>| {
        let answering = Answering::begin(activity);
        let answer = terms.memory.take(REQUEST_BYTES).map(|charge| {
            let body = charge.clone();
            (
                service.call(request.map(|incoming| RequestBody::new(incoming, body))),
                charge,
            )
        });
        async move {
            let (mut response, charge) = answered(answer, terms).await;
            note(&mut response, activity);
            Ok::<_, Infallible>(
                response.map(|body| AnsweringBody::new(BodyInPieces::new(body, charge), answering)),
            )
        }
    });
    let stream = TokioIo::new(stream);
    let mut connection = builder(&terms.limits).serve_connection(stream, noted);
    let watched = watch(
        Pin::new(&mut connection),
        |connection| connection.graceful_shutdown(),
        Protocol::Http1,
        activity,
        terms,
    );
    match watched.await {
        WatchEnd::Ended(ended) => {
            if let Err(error) = &ended {
                connection.into_parts().io.into_inner().check_end(error);
            }
            Busy::Ended(ended)
        }
        WatchEnd::Resting(since) => Busy::Resting(given_back(connection.into_parts()), since),
    }
}

/// Whether the connection rests after this answer, or ends.
fn note<B>(response: &mut Response<B>, activity: &Activity) {
    if response.extensions_mut().remove::<FromMemory>().is_some() {
        activity.rest_now();
    }
    if activity.is_last_answer() {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(CONNECTION, close);
    }
}

/// The answer of the service and what it takes, or a refusal.
async fn answered<B: Body>(
    answer: Result<
        (
            impl Future<Output = Result<Response<B>, Infallible>>,
            Charge,
        ),
        NoRoom,
    >,
    terms: &Terms,
) -> (Response<Either<Full<Bytes>, B>>, Option<Charge>) {
    if let Ok((answer, charge)) = answer {
        let Ok(response) = answer.await;
        if charge_answer(&charge, &response).is_ok() {
            return (response.map(Either::Right), Some(charge));
        }
    }
    (Refused::of(terms).answer(Refusal::NoRoom), None)
}

fn given_back<I, S>(parts: Parts<TokioIo<Http1Stream<I>>, S>) -> Http1Stream<I> {
    let mut stream = parts.io.into_inner();
    // Part of the next request that arrived together with the previous one.
    if !parts.read_buf.is_empty() {
        stream.put_back(parts.read_buf);
    }
    stream
}

fn builder(limits: &Limits) -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder
        // The watch times all phases; hyper's own timer covers only this one.
        .header_read_timeout(None)
        .max_header_size(limits.max_header_bytes)
        .max_buf_size(MAX_BUFFER_BYTES.max(limits.max_header_bytes))
        // Head and body of an answer in one write: 3 % less CPU a request than vectored writes. `pipeline_flush` does
        // the same, but buffers a streamed body without bound and may keep an answer back.
        .writev(false);
    builder
}

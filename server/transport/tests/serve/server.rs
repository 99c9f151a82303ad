//! A listening server with a handful of routes that behave badly on purpose.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Instant;

use afterword_transport::{
    ConnectionMetrics, FastPath, FastRequest, HttpService, Limits, Listener, Peer, Refusal,
    Refusals, RequestBody, Tls,
};
use axum::body::{Body, Bytes};
use axum::extract::Extension;
use axum::http::{Request, Response, StatusCode};
use axum::routing::{get, post};
use axum::{Router, body::to_bytes};
use hyper::body::Frame;
use hyper::service::service_fn;
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower::ServiceExt;

use super::fixtures::{certificate, key};
use afterword_testkit::raw_http::Client;
use afterword_testkit::tls_fixtures::PATIENCE;
use afterword_testkit::until;

/// Large enough to fill every buffer between a server and a client that does not read.
pub(crate) const LARGE_BYTES: usize = 32 * 1024 * 1024;

/// What is answered past the routes.
pub(crate) const KNOWN: &str = "/known";

struct Known;

impl FastPath for Known {
    fn covers(&self, target: &str) -> bool {
        target == KNOWN
    }

    fn answer(&self, _: &FastRequest<'_>, _: Peer, _: Instant) -> Option<Bytes> {
        Some(Bytes::from_static(
            b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nknown",
        ))
    }
}

/// Refusals that say which one it is, and to whom.
struct Explained;

impl Refusals for Explained {
    fn answer(&self, refusal: Refusal, peer: Peer) -> Response<Bytes> {
        let body = format!("{refusal:?}, tls: {}", peer.tls);
        let response = Response::builder().status(refusal.status());
        let response = response.header("x-refusal", "explained");
        response.body(Bytes::from(body)).unwrap()
    }

    fn note(&self, _: Refusal) {
        NOTED.fetch_add(1, Ordering::SeqCst);
    }
}

/// How many refusals were noted, in all tests of this process together.
pub(crate) static NOTED: AtomicUsize = AtomicUsize::new(0);

/// A server on a port of its own; it is cut off when this is dropped.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) metrics: ConnectionMetrics,
    /// A permit lets one request of `/slow` be answered.
    pub(crate) gate: Arc<Semaphore>,
    /// How many requests have reached `/slow`.
    pub(crate) waiting: Arc<AtomicUsize>,
    /// How many bytes `/stream` has given away.
    pub(crate) streamed: Arc<AtomicUsize>,
    stop: Option<oneshot::Sender<()>>,
    ended: JoinHandle<usize>,
}

impl Server {
    pub(crate) async fn start(limits: Limits) -> Server {
        Server::on(vec![Listener::bind("127.0.0.1:0").await.unwrap()], limits)
    }

    pub(crate) async fn start_tls(limits: Limits) -> Server {
        let tls = Tls::from_files(certificate("blog.pem"), key("blog.key")).unwrap();
        Server::on(
            vec![Listener::bind("127.0.0.1:0").await.unwrap().with_tls(tls)],
            limits,
        )
    }

    /// `address` is that of the first listener.
    pub(crate) fn on(listeners: Vec<Listener>, limits: Limits) -> Server {
        let address = listeners[0].local_address().unwrap();
        let (metrics, gate) = (ConnectionMetrics::default(), Arc::new(Semaphore::new(0)));
        let (waiting, streamed) = (Arc::<AtomicUsize>::default(), Arc::<AtomicUsize>::default());
        let (stop, stopped) = oneshot::channel();
        let router = routes(gate.clone(), waiting.clone(), streamed.clone());
        let counted = metrics.clone();
        let ended = tokio::spawn(async move {
            let signal = async move { drop(stopped.await) };
            afterword_transport::Server::new(listeners, move |peer| service(&router, peer))
                .limits(limits)
                .metrics(counted)
                .fast_path(Arc::new(Known))
                .refusals(Arc::new(Explained))
                .run(signal)
                .await
        });
        Server {
            address,
            metrics,
            gate,
            waiting,
            streamed,
            stop: Some(stop),
            ended,
        }
    }

    pub(crate) async fn connect(&self) -> Client<TcpStream> {
        Client::new(TcpStream::connect(self.address).await.unwrap())
    }

    /// Tells the server to end.
    pub(crate) fn signal(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
    }

    /// Waits for the end: how many connections were cut off.
    pub(crate) async fn end(&mut self) -> usize {
        timeout(PATIENCE, &mut self.ended)
            .await
            .expect("the server ends")
            .unwrap()
    }

    /// Waits until `/slow` has been asked `requests` times.
    pub(crate) async fn slow_requests(&self, requests: usize) {
        until("slow requests arrive", || {
            self.waiting.load(Ordering::SeqCst) >= requests
        })
        .await;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ended.abort();
    }
}

fn routes(gate: Arc<Semaphore>, waiting: Arc<AtomicUsize>, streamed: Arc<AtomicUsize>) -> Router {
    let slow = move || async move {
        waiting.fetch_add(1, Ordering::SeqCst);
        gate.acquire().await.unwrap().forget();
        "slow"
    };
    Router::new()
        .route("/", get("hello"))
        .route(
            "/peer",
            get(|Extension(peer): Extension<Peer>| async move {
                format!("{} {}", peer.address, peer.tls)
            }),
        )
        .route("/slow", get(slow))
        .route(
            "/large",
            get(|| async { Bytes::from(vec![b'x'; LARGE_BYTES]) }),
        )
        .route("/stream", get(|| async { Body::new(Endless(streamed)) }))
        .route(
            "/refuse",
            post(|| async { (StatusCode::PAYLOAD_TOO_LARGE, "too large") }),
        )
        .route(
            "/read",
            post(|body: Body| async {
                to_bytes(body, usize::MAX)
                    .await
                    .map(|bytes| bytes.len().to_string())
                    .unwrap_or_default()
            }),
        )
}

fn service(router: &Router, peer: Peer) -> impl HttpService + use<> {
    let router = router.clone().layer(Extension(peer));
    service_fn(move |request: Request<RequestBody>| router.clone().oneshot(request))
}

/// A body that never ends and counts what was taken of it.
struct Endless(Arc<AtomicUsize>);

impl http_body::Body for Endless {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        _cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        static PIECE: [u8; 16 * 1024] = [b'x'; 16 * 1024];
        self.0.fetch_add(PIECE.len(), Ordering::SeqCst);
        Poll::Ready(Some(Ok(Frame::data(Bytes::from_static(&PIECE)))))
    }
}

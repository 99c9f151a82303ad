//! Stands before Cyrus: pushes when the test says so, in the form of RFC 8620, 7.3, and fails where the test wants it.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use futures_util::stream;
use http_body_util::combinators::BoxBody;
use http_body_util::{BodyExt, Full, StreamBody};
use hyper::body::{Frame, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::broadcast;
use tokio::task::JoinSet;

use crate::support::Cyrus;

/// What is answered instead of the server.
#[derive(Clone, Copy)]
pub(super) enum Failure {
    /// Of a method (RFC 8620, 3.6.2).
    Method(&'static str),
    /// With seconds to wait.
    Status(u16, Option<u64>),
    Body(&'static str),
    /// Of so many bytes.
    Long(usize),
    /// The answer comes, in so many parts with a second between them.
    Slowly(usize),
    /// Nothing follows the head of the answer.
    Silence,
}

struct State {
    cyrus: u16,
    pushes: AtomicBool,
    listening: AtomicUsize,
    push: broadcast::Sender<()>,
    failures: Mutex<VecDeque<(String, Failure)>>,
    /// Methods and paths.
    asked: Mutex<Vec<String>>,
}

pub(super) struct Front {
    address: SocketAddr,
    state: Arc<State>,
    _tasks: JoinSet<()>,
}

type Answer = Response<BoxBody<Bytes, Infallible>>;

impl Front {
    pub(super) async fn of(cyrus: &Cyrus) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::new(State {
            cyrus: cyrus.http,
            pushes: AtomicBool::new(false),
            listening: AtomicUsize::new(0),
            push: broadcast::channel(16).0,
            failures: Mutex::default(),
            asked: Mutex::default(),
        });
        let shared = Arc::clone(&state);
        let mut tasks = JoinSet::new();
        tasks.spawn(async move {
            let mut connections = JoinSet::new();
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let state = Arc::clone(&shared);
                let service = service_fn(move |request| {
                    let state = Arc::clone(&state);
                    async move { Ok::<_, Infallible>(answer(&state, request).await) }
                });
                connections.spawn(async move {
                    let http = http1::Builder::new();
                    let _ = http.serve_connection(TokioIo::new(stream), service).await;
                });
            }
        });
        Self {
            address,
            state,
            _tasks: tasks,
        }
    }

    pub(super) async fn pushing(cyrus: &Cyrus) -> Self {
        let front = Self::of(cyrus).await;
        front.state.pushes.store(true, Ordering::SeqCst);
        front
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}/jmap/", self.address)
    }

    /// Something has changed.
    pub(super) fn push(&self) {
        self.state.push.send(()).unwrap();
    }

    /// How many push connections were opened.
    pub(super) fn listening(&self) -> usize {
        self.state.listening.load(Ordering::SeqCst)
    }

    /// The next call of this method, or GET of a path that holds this, fails.
    pub(super) fn fails(&self, what: &str, failure: Failure) {
        let mut failures = self.state.failures.lock().unwrap();
        failures.push_back((what.to_owned(), failure));
    }

    pub(super) fn asked(&self, what: &str) -> usize {
        let asked = self.state.asked.lock().unwrap();
        asked.iter().filter(|asked| asked.contains(what)).count()
    }
}

async fn answer(state: &State, request: Request<Incoming>) -> Answer {
    let (head, body) = request.into_parts();
    let body = body.collect().await.unwrap().to_bytes();
    let call: Value = serde_json::from_slice(&body).unwrap_or_default();
    let method = call["methodCalls"][0][0].as_str();
    let mut what = method.unwrap_or(head.uri.path()).to_owned();
    if call["methodCalls"][0][1]["properties"] == json!(["headers"]) {
        what += " headers";
    }
    state.asked.lock().unwrap().push(what.clone());
    let failure = {
        let mut failures = state.failures.lock().unwrap();
        let place = failures.iter().position(|(named, _)| what.contains(named));
        place.and_then(|place| failures.remove(place))
    };
    let slowly = match failure {
        Some((_, Failure::Slowly(parts))) => parts,
        Some((_, failure)) => return failed(failure),
        None => 1,
    };
    if head.uri.path().contains("eventsource") && state.pushes.load(Ordering::SeqCst) {
        state.listening.fetch_add(1, Ordering::SeqCst);
        return events(state.push.subscribe());
    }
    let url = format!("http://127.0.0.1:{}{}", state.cyrus, head.uri);
    let client = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .build()
        .unwrap();
    let mut forward = client.request(head.method, url).body(body);
    for name in ["authorization", "content-type", "accept"] {
        if let Some(value) = head.headers.get(name) {
            forward = forward.header(name, value);
        }
    }
    let answer = forward.send().await.unwrap();
    let mut response = Response::builder().status(answer.status());
    for name in ["content-type", "location"] {
        if let Some(value) = answer.headers().get(name) {
            response = response.header(name, value);
        }
    }
    let body = answer.bytes().await.unwrap();
    let body = if slowly > 1 {
        slow(body, slowly)
    } else {
        whole(body)
    };
    response.body(body).unwrap()
}

fn failed(failure: Failure) -> Answer {
    let response = Response::builder();
    match failure {
        Failure::Method(kind) => {
            let body = json!({"methodResponses": [["error", {"type": kind}, "0"]]});
            response.body(whole(body.to_string().into()))
        }
        Failure::Status(status, wait) => {
            let mut response = response.status(status);
            if let Some(wait) = wait {
                response = response.header("retry-after", wait);
            }
            response.body(whole(Bytes::new()))
        }
        Failure::Long(length) => response.body(whole("x".repeat(length).into())),
        Failure::Silence => response.body(BodyExt::boxed(StreamBody::new(stream::pending()))),
        // The server itself answers.
        Failure::Slowly(_) => unreachable!(),
        Failure::Body(body) => response.body(whole(Bytes::from_static(body.as_bytes()))),
    }
    .unwrap()
}

fn whole(body: Bytes) -> BoxBody<Bytes, Infallible> {
    Full::new(body).boxed()
}

fn slow(body: Bytes, parts: usize) -> BoxBody<Bytes, Infallible> {
    let length = body.len().div_ceil(parts);
    let frames = stream::unfold(body, move |mut left| async move {
        if left.is_empty() {
            return None;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        let part = left.split_to(length.min(left.len()));
        Some((Ok::<_, Infallible>(Frame::data(part)), left))
    });
    BodyExt::boxed(StreamBody::new(frames))
}

fn events(pushed: broadcast::Receiver<()>) -> Answer {
    let ping = "event: ping\ndata: {\"interval\": 60}\n\n";
    let state = "event: state\ndata: {\"@type\": \"StateChange\", \"changed\": {\"bot\": {\"Email\": \"d35ecb040aab\"}}}\n\n";
    let frames = stream::unfold((pushed, true), move |(mut pushed, is_first)| async move {
        if is_first {
            return Some((ping, (pushed, false)));
        }
        pushed.recv().await.ok()?;
        Some((state, (pushed, false)))
    });
    let frames = futures_util::StreamExt::map(frames, |event| {
        Ok::<_, Infallible>(Frame::data(Bytes::from_static(event.as_bytes())))
    });
    Response::builder()
        .header("content-type", "text/event-stream")
        .body(BodyExt::boxed(StreamBody::new(frames)))
        .unwrap()
}

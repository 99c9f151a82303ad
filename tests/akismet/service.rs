//! A server that answers as Akismet does, with the words that a test gives it.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinSet;

#[derive(Debug, Clone)]
pub(super) enum Reply {
    Says(&'static str),
    /// With a header.
    With(&'static str, &'static str, &'static str),
    Status(u16),
    /// It says nothing at all.
    Silence,
    /// The words, once the test lets it speak.
    Held(&'static str),
}

/// A call and its fields.
#[derive(Debug, Clone)]
pub(super) struct Called {
    pub(super) path: String,
    pub(super) fields: HashMap<String, String>,
}

#[derive(Default)]
struct State {
    replies: Mutex<VecDeque<Reply>>,
    called: Mutex<Vec<Called>>,
    released: Notify,
}

pub(super) struct Service {
    pub(super) address: SocketAddr,
    state: Arc<State>,
    _tasks: JoinSet<()>,
}

impl Service {
    /// Answers the first calls so, one after another.
    pub(super) async fn saying(replies: impl IntoIterator<Item = Reply>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::<State>::default();
        state.replies.lock().unwrap().extend(replies);
        let mut tasks = JoinSet::new();
        let shared = Arc::clone(&state);
        tasks.spawn(async move {
            let mut connections = JoinSet::new();
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let state = Arc::clone(&shared);
                let service = service_fn(move |request| answer(Arc::clone(&state), request));
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

    /// Waits until this many calls have come; the last of them.
    pub(super) async fn hears(&self, count: usize) -> Called {
        let end = Instant::now() + Duration::from_secs(30);
        loop {
            let called = self.called();
            if called.len() == count {
                return called.into_iter().next_back().unwrap();
            }
            assert!(Instant::now() < end && called.len() < count, "{called:#?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Lets it say what it holds back.
    pub(super) fn release(&self) {
        self.state.released.notify_one();
    }

    pub(super) fn called(&self) -> Vec<Called> {
        self.state.called.lock().unwrap().clone()
    }
}

async fn answer(
    state: Arc<State>,
    request: Request<Incoming>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    assert_eq!(head.method, "POST");
    let form = "application/x-www-form-urlencoded";
    assert_eq!(head.headers["content-type"], form);
    let body = body.collect().await.unwrap().to_bytes();
    let fields = url::form_urlencoded::parse(&body).into_owned().collect();
    let path = head.uri.to_string();
    state.called.lock().unwrap().push(Called { path, fields });
    let reply = state.replies.lock().unwrap().pop_front();
    let answer = Response::builder();
    let (answer, body) = match reply.expect("a call that the test does not expect") {
        Reply::Says(words) => (answer, words),
        Reply::With(words, name, value) => (answer.header(name, value), words),
        Reply::Status(status) => (answer.status(status), "true"),
        Reply::Silence => std::future::pending().await,
        Reply::Held(words) => {
            state.released.notified().await;
            (answer, words)
        }
    };
    Ok(answer.body(Full::from(body)).unwrap())
}

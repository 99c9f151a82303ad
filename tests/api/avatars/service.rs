//! A service that has pictures of people by hashes of their addresses: a real HTTP server on loopback.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use data_encoding::HEXLOWER;
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{HeaderMap, Request, Response};
use hyper_util::rt::TokioIo;
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

/// It begins as a PNG does: a server looks no further.
pub(super) const PNG: &[u8] = b"\x89PNG\r\n\x1a\nAnn's picture";

#[derive(Debug, Clone)]
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) location: Option<String>,
    pub(super) body: Vec<u8>,
    pub(super) after: Duration,
}

impl Reply {
    pub(super) fn of(body: impl Into<Vec<u8>>) -> Self {
        Self {
            status: 200,
            location: None,
            body: body.into(),
            after: Duration::ZERO,
        }
    }

    pub(super) fn status(status: u16) -> Self {
        Self {
            status,
            ..Self::of("")
        }
    }

    pub(super) fn to(location: impl Into<String>) -> Self {
        Self {
            location: Some(location.into()),
            ..Self::status(302)
        }
    }

    pub(super) fn after(self, after: Duration) -> Self {
        Self { after, ..self }
    }
}

#[derive(Default)]
struct State {
    /// By path; any other is a 404.
    replies: Mutex<HashMap<String, Reply>>,
    /// For all that has no reply of its own.
    always: Mutex<Option<Reply>>,
    asked: Mutex<Vec<(String, HeaderMap)>>,
    /// Under way now, and at most.
    active: Mutex<(usize, usize)>,
}

pub(super) struct Service {
    pub(super) address: SocketAddr,
    state: Arc<State>,
    _tasks: JoinSet<()>,
}

impl Service {
    pub(super) async fn start() -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::<State>::default();
        let mut tasks = JoinSet::new();
        let shared = Arc::clone(&state);
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

    /// What it says about an address.
    pub(super) fn has(&self, email: &str, reply: Reply) {
        self.at(&format!("/avatar/{}", hash(email)), reply);
    }

    pub(super) fn at(&self, path: &str, reply: Reply) {
        let mut replies = self.state.replies.lock().unwrap();
        replies.insert(path.to_owned(), reply);
    }

    pub(super) fn always(&self, reply: Reply) {
        *self.state.always.lock().unwrap() = Some(reply);
    }

    /// Paths with their queries.
    pub(super) fn asked(&self) -> Vec<String> {
        let asked = self.state.asked.lock().unwrap();
        asked.iter().map(|(path, _)| path.clone()).collect()
    }

    /// The headers of the first request.
    pub(super) fn headers(&self) -> HeaderMap {
        self.state.asked.lock().unwrap()[0].1.clone()
    }

    pub(super) fn most_at_once(&self) -> usize {
        self.state.active.lock().unwrap().1
    }
}

pub(super) fn hash(email: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(email))
}

async fn answer(state: &State, request: Request<Incoming>) -> Response<Full<Bytes>> {
    let asked = (request.uri().to_string(), request.headers().clone());
    state.asked.lock().unwrap().push(asked);
    {
        let mut active = state.active.lock().unwrap();
        active.0 += 1;
        active.1 = active.1.max(active.0);
    }
    let own = state
        .replies
        .lock()
        .unwrap()
        .get(request.uri().path())
        .cloned();
    let always = state.always.lock().unwrap().clone();
    let reply = own.or(always).unwrap_or_else(|| Reply::status(404));
    tokio::time::sleep(reply.after).await;
    state.active.lock().unwrap().0 -= 1;
    let mut answer = Response::builder()
        .status(reply.status)
        // It may say what it likes: the bytes count.
        .header("content-type", "text/html")
        .header("set-cookie", "service=1");
    if let Some(location) = reply.location {
        answer = answer.header("location", location);
    }
    answer.body(Full::new(Bytes::from(reply.body))).unwrap()
}

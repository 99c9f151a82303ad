//! A way to a server of a network on which answers get lost.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use reqwest::Client;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

/// Passes requests on, without the keys by which some servers know a request that comes again.
pub(crate) struct Lossy {
    pub(crate) address: SocketAddr,
    state: Arc<State>,
    _tasks: JoinSet<()>,
}

#[derive(Default)]
struct State {
    /// Whether what is posted arrives, and the answer to it does not.
    loses: AtomicBool,
    posted: AtomicU32,
    keys: Mutex<Vec<String>>,
    /// What is answered to a post instead.
    refuses: Mutex<Option<u16>>,
}

impl Lossy {
    /// `post`: the path by which something is posted.
    pub(crate) async fn to(server: SocketAddr, post: &'static str) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::<State>::default();
        let shared = Arc::clone(&state);
        let client = Client::new();
        let mut tasks = JoinSet::new();
        tasks.spawn(async move {
            let mut connections = JoinSet::new();
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let (state, client) = (Arc::clone(&shared), client.clone());
                let service = service_fn(move |request| {
                    passed_on(Arc::clone(&state), client.clone(), (server, post), request)
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

    pub(crate) fn loses(&self, loses: bool) {
        self.state.loses.store(loses, Ordering::SeqCst);
    }

    pub(crate) fn refuses(&self, status: u16) {
        *self.state.refuses.lock().unwrap() = Some(status);
    }

    /// The key of each post, by which a server that reads them knows one that comes again.
    pub(crate) fn keys(&self) -> Vec<String> {
        self.state.keys.lock().unwrap().clone()
    }

    /// How often something was posted.
    pub(crate) fn posted(&self) -> u32 {
        self.state.posted.load(Ordering::SeqCst)
    }
}

async fn passed_on(
    state: Arc<State>,
    client: Client,
    (server, post): (SocketAddr, &str),
    request: Request<Incoming>,
) -> Result<Response<Full<Bytes>>, std::io::Error> {
    let (head, body) = request.into_parts();
    let body = body.collect().await.unwrap().to_bytes();
    let posts = head.method == Method::POST && head.uri.path() == post;
    if posts {
        state.posted.fetch_add(1, Ordering::SeqCst);
        let key = head.headers.get("idempotency-key");
        let key = key.map(|key| key.to_str().unwrap().to_owned());
        state.keys.lock().unwrap().extend(key);
        if let Some(status) = *state.refuses.lock().unwrap() {
            let refused = Response::builder().status(status);
            return Ok(refused.body(Full::new(Bytes::from("{}"))).unwrap());
        }
    }
    let mut asked = client.request(head.method, format!("http://{server}{}", head.uri));
    for (name, value) in &head.headers {
        if !["host", "content-length", "idempotency-key"].contains(&name.as_str()) {
            asked = asked.header(name, value);
        }
    }
    let answer = asked.body(body).send().await.unwrap();
    if posts && state.loses.load(Ordering::SeqCst) {
        return Err(std::io::Error::other("the answer is lost"));
    }
    let mut passed = Response::builder().status(answer.status());
    for name in ["content-type", "etag"] {
        if let Some(value) = answer.headers().get(name) {
            passed = passed.header(name, value);
        }
    }
    let body = answer.bytes().await.unwrap();
    Ok(passed.body(Full::new(body)).unwrap())
}

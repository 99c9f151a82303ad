//! A real HTTP server that notes what it hears, and answers as a test says.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{HeaderMap, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

pub(super) const KEY: &[u8] = b"a key of thirty-two bytes to try";
const PATIENCE: Duration = Duration::from_secs(30);

/// As it stands in the settings.
pub(super) fn secret() -> String {
    format!("whsec_{}", BASE64.encode(KEY))
}

#[derive(Debug, Clone)]
pub(super) struct Heard {
    pub(super) path: String,
    pub(super) headers: HeaderMap,
    pub(super) body: String,
}

impl Heard {
    pub(super) fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }

    pub(super) fn id(&self) -> &str {
        self.header("webhook-id")
    }

    pub(super) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    pub(super) fn event(&self) -> String {
        self.json()["type"].as_str().unwrap().to_owned()
    }

    /// By the specification alone, with nothing of Afterword's.
    pub(super) fn is_signed(&self) -> bool {
        let (id, time) = (self.id(), self.header("webhook-timestamp"));
        let mut mac = Hmac::<Sha256>::new_from_slice(KEY).unwrap();
        mac.update(format!("{id}.{time}.{}", self.body).as_bytes());
        let signature = BASE64.encode(&mac.finalize().into_bytes());
        self.header("webhook-signature") == format!("v1,{signature}")
    }
}

/// What a receiver answers with.
#[derive(Debug, Clone)]
pub(super) enum Reply {
    Status(u16),
    Header(u16, &'static str, String),
    /// It has heard, and says nothing until it is let go.
    Held,
}

struct State {
    heard: watch::Sender<Vec<Heard>>,
    /// Those that come first; then it is 200.
    replies: Mutex<VecDeque<Reply>>,
    released: watch::Sender<bool>,
}

pub(super) struct Receiver {
    pub(super) address: SocketAddr,
    state: Arc<State>,
    _tasks: JoinSet<()>,
}

impl Receiver {
    pub(super) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::new(State {
            heard: watch::Sender::new(Vec::new()),
            replies: Mutex::default(),
            released: watch::Sender::new(false),
        });
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

    pub(super) fn url(&self) -> String {
        format!("http://{}/hook?from=afterword", self.address)
    }

    /// Answers the next ones so.
    pub(super) fn replies(&self, replies: impl IntoIterator<Item = Reply>) {
        self.state.replies.lock().unwrap().extend(replies);
    }

    /// Those that are held get their answer, 200.
    pub(super) fn release(&self) {
        self.state.released.send_replace(true);
    }

    /// Waits until so many came, all of them signed.
    pub(super) async fn has_heard(&self, count: usize) -> Vec<Heard> {
        let mut heard = self.state.heard.subscribe();
        let there = tokio::time::timeout(PATIENCE, heard.wait_for(|all| all.len() >= count)).await;
        let Ok(all) = there.map(|all| all.unwrap().clone()) else {
            panic!("{count} were to come: {:#?}", self.heard());
        };
        assert!(all.iter().all(Heard::is_signed), "{all:#?}");
        assert_eq!(all.len(), count, "{all:#?}");
        all
    }

    /// Waits for one more than came before it.
    pub(super) async fn hears(&self, count: usize) -> Heard {
        self.has_heard(count).await.pop().unwrap()
    }

    pub(super) fn heard(&self) -> Vec<Heard> {
        self.state.heard.borrow().clone()
    }
}

async fn answer(
    state: Arc<State>,
    request: Request<Incoming>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    assert_eq!(head.method, "POST");
    let body = body.collect().await.unwrap().to_bytes();
    let heard = Heard {
        path: head.uri.to_string(),
        headers: head.headers,
        body: String::from_utf8(body.to_vec()).unwrap(),
    };
    let reply = state.replies.lock().unwrap().pop_front();
    state.heard.send_modify(|all| all.push(heard));
    let answer = Response::builder();
    let answer = match reply.unwrap_or(Reply::Status(200)) {
        Reply::Status(status) => answer.status(status),
        Reply::Header(status, name, value) => answer.status(status).header(name, value),
        Reply::Held => {
            let mut released = state.released.subscribe();
            let _ = released.wait_for(|is_released| *is_released).await;
            answer.status(200)
        }
    };
    Ok(answer.body(Full::default()).unwrap())
}

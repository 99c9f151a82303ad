//! The host of a blog: a real HTTP server on loopback that has files, and notes who asks.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fmt::Write as _;
use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use url::form_urlencoded;

/// What is at an address.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Bytes,
}

impl Page {
    pub(crate) fn of(body: impl Into<Bytes>) -> Self {
        Self {
            status: 200,
            headers: Vec::new(),
            body: body.into(),
        }
    }

    pub(crate) fn status(status: u16) -> Self {
        Self {
            status,
            ..Self::of("")
        }
    }

    pub(crate) fn failing(status: u16, body: impl Into<Bytes>) -> Self {
        Self {
            status,
            ..Self::of(body)
        }
    }

    pub(crate) fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }
}

/// A request: what it was for, and by which tag or date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) path: String,
    pub(crate) known: Option<String>,
}

/// A form that was sent here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Posted {
    pub(crate) path: String,
    pub(crate) fields: Vec<(String, String)>,
}

#[derive(Default)]
struct State {
    pages: Mutex<HashMap<String, Page>>,
    /// For whoever shows a token.
    for_members: Mutex<HashMap<String, Page>>,
    asked: Mutex<Vec<Asked>>,
    posted: Mutex<Vec<Posted>>,
}

pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    state: Arc<State>,
    _tasks: JoinSet<()>,
}

impl Host {
    pub(crate) async fn start() -> Self {
        Self::at((Ipv4Addr::LOCALHOST, 0).into()).await
    }

    pub(crate) async fn at(address: SocketAddr) -> Self {
        let listener = TcpListener::bind(address).await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::<State>::default();
        let mut tasks = JoinSet::new();
        let shared = Arc::clone(&state);
        tasks.spawn(async move {
            let mut connections = JoinSet::new();
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let state = Arc::clone(&shared);
                let service = service_fn(move |request: Request<Incoming>| {
                    let state = Arc::clone(&state);
                    async move {
                        let page = answer(&state, &request);
                        if request.method() == Method::POST {
                            note(&state, request).await;
                        }
                        Ok::<_, Infallible>(page)
                    }
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

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn has(&self, path: &str, page: Page) {
        let mut pages = self.state.pages.lock().unwrap();
        pages.insert(path.to_owned(), page);
    }

    /// For whoever shows a token, whatever others see there.
    pub(crate) fn has_for_members(&self, path: &str, page: Page) {
        let mut pages = self.state.for_members.lock().unwrap();
        pages.insert(path.to_owned(), page);
    }

    /// A sitemap at the usual place.
    pub(crate) fn names(&self, pages: &[&str]) {
        self.has("/sitemap.xml", Page::of(self.sitemap(pages)));
    }

    pub(crate) fn sitemap(&self, pages: &[&str]) -> String {
        listed("urlset", "url", &self.origin(), pages)
    }

    pub(crate) fn index(&self, files: &[&str]) -> String {
        listed("sitemapindex", "sitemap", &self.origin(), files)
    }

    pub(crate) fn asked(&self) -> Vec<Asked> {
        self.state.asked.lock().unwrap().clone()
    }

    pub(crate) fn posted(&self) -> Vec<Posted> {
        self.state.posted.lock().unwrap().clone()
    }

    /// How often a path was asked for.
    pub(crate) fn times(&self, path: &str) -> usize {
        let asked = self.state.asked.lock().unwrap();
        asked.iter().filter(|asked| asked.path == path).count()
    }

    /// Waits until it was asked so often.
    pub(crate) async fn is_asked(&self, times: usize) -> Vec<Asked> {
        let end = Instant::now() + Duration::from_secs(30);
        loop {
            let asked = self.asked();
            if asked.len() >= times {
                return asked;
            }
            assert!(Instant::now() < end, "{asked:#?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

fn listed(root: &str, entry: &str, origin: &str, paths: &[&str]) -> String {
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <{root} xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    );
    for path in paths {
        let place = if path.starts_with('/') { origin } else { "" };
        let lines = "<lastmod>2026-01-01</lastmod>";
        writeln!(xml, "<{entry}><loc>{place}{path}</loc>{lines}</{entry}>").unwrap();
    }
    xml + &format!("</{root}>\n")
}

pub(crate) fn packed(body: impl AsRef<[u8]>) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(body.as_ref()).unwrap();
    packer.finish().unwrap()
}

fn answer(state: &State, request: &Request<Incoming>) -> Response<Full<Bytes>> {
    let path = request.uri().to_string();
    let names = ["if-none-match", "if-modified-since"];
    let mut known = names.iter().filter_map(|name| request.headers().get(*name));
    let known = known.next().map(|value| value.to_str().unwrap().to_owned());
    let shows_token = request.headers().contains_key("authorization");
    let of = |pages: &Mutex<HashMap<_, Page>>| pages.lock().unwrap().get(&path).cloned();
    let page = shows_token.then(|| of(&state.for_members)).flatten();
    let page = page.or_else(|| of(&state.pages));
    let page = page.unwrap_or_else(|| Page::status(404));
    state.asked.lock().unwrap().push(Asked {
        path,
        known: known.clone(),
    });
    let is_known = known.is_some()
        && page.headers.iter().any(|(name, value)| {
            matches!(*name, "etag" | "last-modified") && Some(value) == known.as_ref()
        });
    let mut answer = Response::builder().status(if is_known { 304 } else { page.status });
    for (name, value) in page.headers {
        answer = answer.header(name, value);
    }
    let body = if is_known { Bytes::new() } else { page.body };
    answer.body(Full::new(body)).unwrap()
}

async fn note(state: &State, request: Request<Incoming>) {
    let path = request.uri().to_string();
    let body = request.into_body().collect().await.unwrap().to_bytes();
    let fields = form_urlencoded::parse(&body).into_owned().collect();
    state.posted.lock().unwrap().push(Posted { path, fields });
}

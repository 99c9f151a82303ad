//! One request has one answer, whichever way it takes: the fast path, hyper with answers from memory, and the router of
//! a server without any cache. Thousands of requests are made up, ordinary and odd ones, and sent to all three.

use std::collections::BTreeSet;
use std::fs;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use afterword_http::{Front, ProblemRefusals};
use afterword_jobs::Jobs;
use afterword_transport::{FastPath, FastRequest, Listener, Memory, Peer, Server};
use bytes::Bytes;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::support::TestServer;
use crate::support::tls_fixtures::PATIENCE;

/// Some eight seconds of a debug build on two cores.
const REQUESTS: u64 = 4000;

const SETTINGS: [&str; 4] = [
    "sites.moderation=publish",
    "sites.hold_at=0",
    "sites.spam_at=0",
    // So that what proxies say is listened to.
    "server.trusted_proxies=127.0.0.0/8",
];
const WITHOUT_CACHES: [&str; 2] = ["counts.pages=0", "counts.answers=0 B"];

/// Asked so often beforehand that their answers are in memory, where they may be.
const TARGETS: [&str; 40] = [
    "/api/v1/counts?site=blog&page=/a/",
    "/api/v1/counts?site=blog&page=/a/&page=/b/",
    "/api/v1/counts?page=/b/&page=/a/&page=/none/",
    "/api/v1/counts?page=%2Fa%2F&page=/%c3%a9/",
    "/api/v1/comments?site=blog&page=/a/",
    "/api/v1/comments?page=/a/",
    "/api/v1/comments?page=/b/&sort=newest",
    "/api/v1/comments?page=/none/",
    "/api/v1/counts?page=/a/&page=/a/&page=/a",
    "/api/v1/counts?page=/é/",
    "/api/v1/counts?page=/a/&&unknown=1&page=/b/index.html",
    "/api/v1/counts?page=/a+b/&page=/a%20b/",
    "/api/v1/counts?page=https://blog.test/a/",
    "/api/v1/counts?page=/a/?x=1",
    "/api/v1/counts?page=/a/\"<>`{|}\\^/",
    "/api/v1/counts?page=/%FF/",
    "/api/v1/counts?page=/%zz/",
    "/api/v1/counts?page=a",
    "/api/v1/counts?page=",
    "/api/v1/counts?site=other&page=/a/",
    "/api/v1/counts?site=blog",
    "/api/v1/counts?",
    "/api/v1/counts",
    "/api/v1/counts/?page=/a/",
    "//api/v1/counts?page=/a/",
    "/API/v1/counts?page=/a/",
    "/api/v1/counts?page=/a/#b",
    "/api/v1/counts?page=/a/%23b",
    "/api/v1/comments?page=/a/&sort=oldest&limit=1",
    "/api/v1/comments?page=/a/&limit=0",
    "/api/v1/comments?page=/é/",
    "/api/v1/comments?page=%2Fa%2F&unknown",
    "/api/v1/comments?page=nothing",
    "/api/v1/comments?site=other&page=/a/",
    "/api/v1/comments?",
    "/api/v1/comments",
    "/api/v1/feed.json?page=/a/",
    "/api/v1/openapi.json",
    "/healthz",
    "/nothing?page=/a/",
];
/// So many of them, at the beginning, are what pages ask for.
const ORDINARY: usize = 8;

/// Whole fields, ends of lines included; what is asked of them is only that all ways agree.
const FIELDS: [&[u8]; 60] = [
    b"Accept: */*\r\n",
    b"Accept: application/json, text/html;q=0.5\r\n",
    b"Accept-Encoding: gzip, br\r\n",
    b"Accept-Language: de\r\n",
    b"Authorization: Bearer nonsense\r\n",
    b"Cache-Control: no-cache\r\n",
    b"Connection: close\r\n",
    b"Connection: keep-alive\r\n",
    b"Connection: Keep-Alive\r\n",
    b"Connection: keep-alive, close\r\n",
    b"Connection: te, upgrade\r\n",
    b"connection: Close\r\nConnection: keep-alive\r\n",
    b"Content-Encoding: gzip\r\n",
    b"Content-Encoding: identity\r\n",
    b"content-encoding: br, gzip\r\n",
    b"Content-Type: application/json\r\n",
    b"Content-Type: text/plain\r\n",
    b"Cookie: a=b; c=\"d\"\r\n",
    b"Expect: 100-continue\r\n",
    b"Expect: something\r\n",
    b"Forwarded: for=192.0.2.1;proto=https\r\n",
    b"Forwarded: for=\"[2001:db8::1]\", for=_hidden\r\n",
    b"If-Match: \"a\"\r\n",
    b"If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT\r\n",
    b"If-None-Match: \"other\"\r\n",
    b"If-None-Match: *\r\n",
    b"If-None-Match: \"*\"\r\n",
    b"If-None-Match: \"a,*,b\"\r\n",
    b"If-None-Match: \"\xe9\xff\"\r\n",
    b"If-None-Match: \"\xc3\xa9\", *\r\n",
    b"If-None-Match: W/\"a\", \"b\r\n",
    b"If-None-Match:\r\n",
    b"If-None-Match: ,,\t,\r\n",
    b"Origin: https://blog.test\r\n",
    b"Origin: null\r\n",
    b"Access-Control-Request-Method: POST\r\n",
    b"Pragma: no-cache\r\n",
    b"Proxy-Connection: keep-alive\r\n",
    b"Keep-Alive: timeout=5\r\n",
    b"HTTP2-Settings: AAMAAABkAAQAAP__\r\n",
    b"Range: bytes=0-1\r\n",
    b"Referer: https://blog.test/a/\r\n",
    b"Sec-Fetch-Mode: cors\r\n",
    b"TE: trailers\r\n",
    b"Trailer: a\r\n",
    b"Upgrade: h2c\r\n",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n",
    b"User-Agent: \xff\xfe \xc3\xa9\r\n",
    b"Via: 1.1 proxy\r\n",
    b"X-Forwarded-For: 192.0.2.1, 10.0.0.1\r\n",
    b"X-Forwarded-For: nonsense\r\n",
    b"X-Forwarded-For: \xff\r\n",
    b"X-Forwarded-Proto: https\r\n",
    b"X-Forwarded-Proto: HTTP\r\n",
    b"x-forwarded-proto: https\r\nX-Forwarded-Proto: http\r\n",
    b"X-Forwarded-Host: evil.test\r\n",
    b"X-HTTP-Method-Override: POST\r\n",
    b"X-Empty:\r\n",
    b"x-tabs:\ta\tb\t\r\n",
    b"x-spaces:     a     \r\n",
];

/// Those that a client should not send.
const ODD_FIELDS: [&[u8]; 19] = [
    b"Host: other.test\r\n",
    b"Host: \r\n",
    b"Host: not a host\r\n",
    b"Transfer-Encoding: identity\r\n",
    b"Transfer-Encoding: gzip\r\n",
    b"Content-Length: -1\r\n",
    b"Content-Length: 0\r\n",
    b"Content-Length: 0\r\nContent-Length: 0\r\n",
    b"Content-Length: 0, 0\r\n",
    b"Content-Length: 0\r\nTransfer-Encoding: chunked\r\n",
    b"No colon\r\n",
    b"Space before : a\r\n",
    b": no name\r\n",
    b" folded: a\r\n",
    b"x-null: a\0b\r\n",
    b"x-bare-return: a\rb\r\n",
    b"x-only-a-line-feed: a\n",
    b"x-delete: \x7f\r\n",
    b"n\xc3\xa9: a\r\n",
];

const METHODS: [&str; 10] = [
    "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "get", "GE T", "FOO",
];
const VERSIONS: [&str; 7] = [
    "HTTP/1.0",
    "HTTP/1.0",
    "HTTP/1.2",
    "HTTP/2.0",
    "http/1.1",
    "HTTP/1.1 ",
    "",
];
/// What a body is announced by, and the body.
const BODIES: [(&str, &str); 6] = [
    ("Content-Length: 5\r\n", "hello"),
    (
        "Content-Length: 2\r\nContent-Type: application/json\r\n",
        "{}",
    ),
    ("Content-Length: 5\r\nContent-Encoding: gzip\r\n", "hello"),
    ("Transfer-Encoding: chunked\r\n", "5\r\nhello\r\n0\r\n\r\n"),
    ("Transfer-Encoding: chunked\r\n", "0\r\n\r\n"),
    (
        "transfer-encoding: gzip, chunked\r\n",
        "1\r\na\r\n0\r\n\r\n",
    ),
];

/// SplitMix64: a request can be made anew from its number.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap()
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

struct Asked {
    bytes: Vec<u8>,
    has_content: bool,
}

/// The request of this number.
fn request(number: u64, tags: &[String]) -> Asked {
    let mut dice = Dice(number);
    let mut method = "GET";
    let mut version = "HTTP/1.1";
    if dice.one_in(8) {
        method = dice.pick(&METHODS);
    }
    if dice.one_in(10) {
        version = dice.pick(&VERSIONS);
    }
    let known = &TARGETS[..if dice.one_in(2) {
        ORDINARY
    } else {
        TARGETS.len()
    }];
    let mut target = dice.pick(known).to_owned();
    match dice.below(40) {
        0 => target.insert_str(0, "http://blog.test"),
        1 => target.push_str(&format!("&x={}", "x".repeat(dice.below(20_000)))),
        2 => target.push_str(&"&page=/a/".repeat(dice.below(110))),
        3 => target.push(char::from(u8::try_from(dice.below(128)).unwrap())),
        _ => {}
    }
    let mut bytes = format!("{method} {target} {version}\r\n").into_bytes();
    if !dice.one_in(20) {
        bytes.extend_from_slice(b"Host: blog.test\r\n");
    }
    for _ in 0..dice.below(4) {
        bytes.extend_from_slice(dice.pick(&FIELDS));
    }
    if dice.one_in(10) {
        bytes.extend_from_slice(dice.pick(&ODD_FIELDS));
    }
    if dice.one_in(4) {
        let tag = &tags[dice.below(tags.len())];
        let line = match dice.below(6) {
            0 => format!("If-None-Match: W/{tag}\r\n"),
            1 => format!("if-none-match: \"x\" ,{tag}\r\n"),
            2 => format!("If-None-Match: \"x\"\r\nIf-None-Match: {tag}\r\n"),
            3 => format!("If-None-Match: \"é\", {tag}\r\n"),
            4 => format!("If-None-Match: {}\r\n", tag.trim_matches('"')),
            _ => format!("If-None-Match: {tag}\r\n"),
        };
        bytes.extend_from_slice(line.as_bytes());
    }
    if dice.one_in(60) {
        let many = 35 + dice.below(75);
        bytes.extend_from_slice("x-many: a\r\n".repeat(many).as_bytes());
    }
    let has_content = dice.one_in(12);
    if has_content {
        let (announced, body) = dice.pick(&BODIES);
        bytes.extend_from_slice(format!("{announced}\r\n{body}").as_bytes());
    } else {
        bytes.extend_from_slice(b"\r\n");
    }
    if dice.one_in(30) {
        // Any byte may become any other, but for those that say how much there is to wait for.
        let frames = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'\r' | b'\n');
        let at = dice.below(bytes.len());
        let byte = u8::try_from(dice.below(256)).unwrap();
        if !frames(bytes[at]) && !frames(byte) {
            bytes[at] = byte;
        }
    }
    Asked { bytes, has_content }
}

#[derive(Debug, PartialEq, Eq)]
struct Reply {
    status: u16,
    /// All but `date`, whose value must only be there.
    fields: BTreeSet<(String, String)>,
    body: String,
}

/// Sends one request on a connection of its own, and reads its reply behind those that announce it (1xx).
async fn reply(address: SocketAddr, request: &[u8]) -> Reply {
    let asked = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        // A server that has refused the beginning need not take the rest.
        let _ = stream.write_all(request).await;
        let (mut bytes, mut is_end) = (Vec::new(), false);
        loop {
            if let Some((reply, length)) = read(&bytes, request.starts_with(b"HEAD "), is_end) {
                if reply.status >= 200 {
                    return reply;
                }
                bytes.drain(..length);
                continue;
            }
            assert!(!is_end, "half a reply: {}", bytes.escape_ascii());
            is_end = matches!(stream.read_buf(&mut bytes).await, Ok(0) | Err(_));
        }
    };
    let reply = timeout(PATIENCE, asked).await;
    reply.unwrap_or_else(|_| panic!("no answer to {}", request.escape_ascii()))
}

/// The first reply and how many bytes it has, once it is whole.
fn read(bytes: &[u8], is_head: bool, is_end: bool) -> Option<(Reply, usize)> {
    let mut fields = [httparse::EMPTY_HEADER; 64];
    let mut response = httparse::Response::new(&mut fields);
    let httparse::Status::Complete(head) = response.parse(bytes).unwrap() else {
        return None;
    };
    let status = response.code.unwrap();
    let fields: BTreeSet<_> = response
        .headers
        .iter()
        .map(|field| (field.name.to_ascii_lowercase(), field.value.escape_ascii()))
        .map(|(name, value)| match &*name {
            "date" => (name, String::new()),
            _ => (name, value.to_string()),
        })
        .collect();
    let length = fields.iter().find(|(name, _)| name == "content-length");
    let length = length.map(|(_, value)| value.parse().unwrap());
    let has_body = !is_head && status >= 200 && !matches!(status, 204 | 304);
    let length: usize = match length {
        _ if !has_body => 0,
        Some(length) => length,
        None if is_end => bytes.len() - head,
        None => return None,
    };
    let body = bytes.get(head..head + length)?.escape_ascii().to_string();
    let reply = Reply {
        status,
        fields,
        body,
    };
    Some((reply, head + length))
}

/// The service's own fast path, counted.
struct Counted {
    fast_path: Arc<dyn FastPath>,
    answers: Arc<AtomicUsize>,
}

impl FastPath for Counted {
    fn covers(&self, target: &str) -> bool {
        self.fast_path.covers(target)
    }

    fn answer(&self, request: &FastRequest<'_>, peer: Peer, now: Instant) -> Option<Bytes> {
        let answer = self.fast_path.answer(request, peer, now)?;
        self.answers.fetch_add(1, Ordering::Relaxed);
        Some(answer)
    }
}

struct Way {
    name: &'static str,
    address: SocketAddr,
    running: JoinHandle<usize>,
}

impl Way {
    async fn to(name: &'static str, front: &Front, fast_path: Option<Arc<dyn FastPath>>) -> Self {
        let listener = Listener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_address().unwrap();
        let front = front.clone();
        let server = Server::new(vec![listener], move |peer| front.for_peer(peer));
        let server = server.refusals(Arc::new(ProblemRefusals));
        let server = match fast_path {
            Some(fast_path) => server.fast_path(fast_path),
            None => server,
        };
        let running = tokio::spawn(server.run(std::future::pending()));
        Self {
            name,
            address,
            running,
        }
    }
}

impl Drop for Way {
    fn drop(&mut self) {
        self.running.abort();
    }
}

fn front(server: &TestServer) -> Front {
    let clock = server.app.clock.clone();
    let jobs = Jobs::new(move || clock.now());
    let memory = Memory::new(usize::MAX / 4, Vec::new());
    Front::new(&server.app, jobs, Arc::default(), memory).unwrap()
}

/// A blog with some comments; its files.
async fn blog() -> TempDir {
    let server = TestServer::with(&SETTINGS).await;
    let ann = server.visitor();
    let (first, _) = ann.comments("/a/", "Hello *there*").await.submitted();
    ann.replies("/a/", &first, "An answer, with \"quotes\"")
        .await
        .submitted();
    ann.comments("/b/", "Grüße").await.submitted();
    ann.comments("/é/", "Elsewhere").await.submitted();
    server.stop().await
}

fn copy(folder: &TempDir) -> TempDir {
    let copied = TempDir::new().unwrap();
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), copied.path().join(file.file_name())).unwrap();
    }
    copied
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_fast_path_hyper_and_a_server_without_caches_answer_alike() {
    let folder = blog().await;
    let without_caches = [&SETTINGS[..], &WITHOUT_CACHES].concat();
    let without_caches = TestServer::again_with(copy(&folder), &without_caches).await;
    let with_caches = TestServer::again_with(folder, &SETTINGS).await;

    let (cached, answers) = (front(&with_caches), Arc::<AtomicUsize>::default());
    let fast_path = Arc::new(Counted {
        fast_path: cached.fast_path(),
        answers: Arc::clone(&answers),
    });
    let ways = [
        Way::to("a server without caches", &front(&without_caches), None).await,
        Way::to("the fast path", &cached, Some(fast_path)).await,
        Way::to("hyper", &cached, None).await,
    ];

    let mut tags = Vec::new();
    for target in TARGETS {
        let asked = format!("GET {target} HTTP/1.1\r\nHost: blog.test\r\n\r\n");
        for _ in 0..3 {
            let reply = reply(ways[1].address, asked.as_bytes()).await;
            let tag = reply.fields.iter().find(|(name, _)| name == "etag");
            tags.extend(tag.map(|(_, tag)| tag.replace('\\', "")));
        }
    }
    answers.store(0, Ordering::Relaxed);
    let mut statuses = BTreeSet::new();
    for number in 0..REQUESTS {
        let asked = request(number, &tags);
        let by = async |way: &Way| {
            let mut reply = reply(way.address, &asked.bytes).await;
            if asked.has_content {
                // Whether hyper keeps the connection depends on how much of unread content has come by then.
                reply.fields.retain(|(name, _)| name != "connection");
            }
            reply
        };
        let (expected, fast, hyper) = tokio::join!(by(&ways[0]), by(&ways[1]), by(&ways[2]));
        let shown = asked.bytes.escape_ascii();
        for (way, reply) in [(&ways[1], fast), (&ways[2], hyper)] {
            assert_eq!(reply, expected, "request {number} by {}: {shown}", way.name);
        }
        statuses.insert(expected.status);
    }
    let answers = answers.load(Ordering::Relaxed);
    assert!(answers as u64 > REQUESTS / 4, "{answers} by the fast path");
    for status in [200, 304, 400, 404, 405, 414, 415, 431] {
        assert!(statuses.contains(&status), "{status} of {statuses:?}");
    }
}

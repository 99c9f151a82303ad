//! An open-loop generator for overload: it asks so many times a second, however the server fares, as strangers do.
//!
//! usage: pour ADDRESS PATH RATE SECONDS CONNECTIONS [POSTS]
//!
//! With POSTS, a file with a JSON body a line, each request posts the next one, from a network of its own, as a trusted
//! proxy tells it, and connections are opened as they are needed. Without, all of them are opened beforehand: what is
//! measured is answers, and an open connection costs as much as a few of them.
//!
//! Says `begun` on standard error when the first request is due, and in the end prints JSON: for each tenth of a second in which requests were due, how many were asked, and what became of them.
//! Latency counts from the instant at which a request was due. Beyond CONNECTIONS at once none is opened, and a request
//! that finds no place is `crowded`: it is the generator's own limit, and is told apart.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bytes::Bytes;
use floor::Fallible;
use http::{Request, header};
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::{self, SendRequest};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

const PATIENCE: Duration = Duration::from_secs(10);
const SLICE: Duration = Duration::from_millis(100);

type Sender = SendRequest<Full<Bytes>>;

/// What became of one request.
struct Fate {
    due: Duration,
    taken: Duration,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Answered { status: u16, hint: Hint },
    Failed,
    TimedOut,
    Crowded,
}

/// Whether an answer says when to come again.
#[derive(Clone, Copy, PartialEq)]
enum Hint {
    RetryAfter,
    None,
}

struct Target {
    address: String,
    path: String,
    /// What is posted; none where it is read.
    posts: Vec<Bytes>,
    idle: Mutex<Vec<Sender>>,
    places: Semaphore,
    fates: Mutex<Vec<Fate>>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Fallible<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [address, path, rate, seconds, connections, posts @ ..] = &words[..] else {
        return Err("usage: pour ADDRESS PATH RATE SECONDS CONNECTIONS [POSTS]".into());
    };
    let posts = posts.first().map_or(Ok(String::new()), std::fs::read_to_string)?;
    let (rate, seconds): (f64, f64) = (rate.parse()?, seconds.parse()?);
    let target = Arc::new(Target {
        address: address.clone(),
        path: path.clone(),
        posts: posts.lines().map(|line| Bytes::from(line.to_owned())).collect(),
        idle: Mutex::default(),
        places: Semaphore::new(connections.parse()?),
        fates: Mutex::default(),
    });
    if target.posts.is_empty() {
        target.open(connections.parse()?).await?;
    }
    eprintln!("begun");
    let begun = Instant::now();
    pour(&target, begun, rate, seconds).await;
    let fates = target
        .fates
        .lock()
        .map_err(|_| "a request broke the tally")?;
    println!("{}", report(&fates, seconds));
    Ok(())
}

async fn pour(target: &Arc<Target>, begun: Instant, rate: f64, seconds: f64) {
    let (mut sent, mut number) = (0.0, 0);
    let mut requests = tokio::task::JoinSet::new();
    while sent < rate * seconds {
        let due_by_now = begun.elapsed().as_secs_f64() * rate;
        while sent < due_by_now.min(rate * seconds) {
            let due = Duration::from_secs_f64(sent / rate);
            requests.spawn(Arc::clone(target).ask(begun, due, number));
            sent += 1.0;
            number += 1;
        }
        while requests.try_join_next().is_some() {}
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    while requests.join_next().await.is_some() {}
}

impl Target {
    async fn ask(self: Arc<Self>, begun: Instant, due: Duration, number: usize) {
        let kind = match self.places.try_acquire() {
            Err(_) => Kind::Crowded,
            Ok(_place) => match tokio::time::timeout(PATIENCE, self.exchange(number)).await {
                Err(_) => Kind::TimedOut,
                Ok(Err(_)) => Kind::Failed,
                Ok(Ok((status, hint))) => Kind::Answered { status, hint },
            },
        };
        let taken = begun.elapsed().saturating_sub(due);
        if let Ok(mut fates) = self.fates.lock() {
            fates.push(Fate { due, taken, kind });
        }
    }

    fn request(&self, number: usize) -> Fallible<Request<Full<Bytes>>> {
        let request = Request::builder()
            .uri(&self.path)
            .header(header::HOST, &self.address);
        if self.posts.is_empty() {
            return Ok(request.body(Full::default())?);
        }
        let body = self.posts.get(number).ok_or("more requests than POSTS")?;
        let [.., third, second, first] = (number as u32).to_be_bytes();
        let request = request
            .method("POST")
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::ORIGIN, "https://blog.test")
            .header("X-Forwarded-For", format!("{}.{second}.{first}.9", 11 + third));
        Ok(request.body(Full::new(body.clone()))?)
    }

    async fn exchange(&self, number: usize) -> Fallible<(u16, Hint)> {
        let mut sender = self.sender().await?;
        let request = self.request(number)?;
        let response = sender.send_request(request).await?;
        let status = response.status().as_u16();
        let asked_to_wait = response.headers().contains_key(header::RETRY_AFTER);
        response.into_body().collect().await?;
        if let Ok(mut idle) = self.idle.lock() {
            idle.push(sender);
        }
        let hint = if asked_to_wait {
            Hint::RetryAfter
        } else {
            Hint::None
        };
        Ok((status, hint))
    }

    async fn sender(&self) -> Fallible<Sender> {
        let kept = || self.idle.lock().ok().and_then(|mut idle| idle.pop());
        while let Some(mut sender) = kept() {
            if sender.ready().await.is_ok() {
                return Ok(sender);
            }
        }
        self.connect().await
    }

    async fn connect(&self) -> Fallible<Sender> {
        let stream = TcpStream::connect(&self.address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(async { connection.await.ok() });
        Ok(sender)
    }

    /// Each with an answer, so that the server has taken it.
    async fn open(&self, connections: usize) -> Fallible<()> {
        let mut open = Vec::with_capacity(connections);
        for _ in 0..connections {
            let mut sender = self.connect().await?;
            let response = sender.send_request(self.request(0)?).await?;
            response.into_body().collect().await?;
            open.push(sender);
        }
        self.idle.lock().map_err(|_| "a request broke the connections")?.append(&mut open);
        Ok(())
    }
}

fn report(fates: &[Fate], seconds: f64) -> Value {
    let served = |fate: &&Fate| matches!(fate.kind, Kind::Answered { status: 200..=202, .. });
    let refused = |fate: &&Fate| {
        matches!(
            fate.kind,
            Kind::Answered {
                status: 503 | 429,
                ..
            }
        )
    };
    let count = |wanted: &dyn Fn(&&Fate) -> bool| fates.iter().filter(wanted).count();
    let slices = (seconds / SLICE.as_secs_f64()).ceil() as u32;
    let finished: Vec<usize> = (0..slices)
        .map(|slice| {
            count(&|fate| {
                served(fate) && (fate.due + fate.taken).div_duration_f64(SLICE) as u32 == slice
            })
        })
        .collect();
    json!({
        "asked": fates.len(),
        "served": count(&served),
        "served_in_time": finished.iter().sum::<usize>(),
        "refused": count(&refused),
        "refused_with_retry_after":
            count(&|fate| refused(fate) && matches!(fate.kind, Kind::Answered { hint: Hint::RetryAfter, .. })),
        "other_status": count(&|fate| matches!(fate.kind, Kind::Answered { .. }) && !served(fate) && !refused(fate)),
        "failed": count(&|fate| matches!(fate.kind, Kind::Failed)),
        "timed_out": count(&|fate| matches!(fate.kind, Kind::TimedOut)),
        "crowded": count(&|fate| matches!(fate.kind, Kind::Crowded)),
        "served_ms": percentiles(fates.iter().filter(served)),
        "refused_ms": percentiles(fates.iter().filter(refused)),
        "served_each_tenth": finished,
    })
}

/// Median, 99th percentile and the longest, in milliseconds.
fn percentiles<'a>(fates: impl Iterator<Item = &'a Fate>) -> Value {
    let mut taken: Vec<f64> = fates
        .map(|fate| fate.taken.as_secs_f64() * 1000.0)
        .collect();
    taken.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let last = taken.len().checked_sub(1)?;
        taken.get((last as f64 * share) as usize).copied()
    };
    json!({ "p50": at(0.5), "p99": at(0.99), "max": at(1.0) })
}

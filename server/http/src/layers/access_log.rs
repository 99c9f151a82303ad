//! The access log: one line for each request, with its time.
//!
//! At the level info a line has no personal data: the route instead of the requested address, the site, the status,
//! the time. At debug another line has the path without its secrets and the network of the client. Frequent requests
//! (counts, threads from memory, scripts, styles) have a line only if `log.requests` is `all`; probes have theirs at
//! debug.
//!
//! Ours, because tower-http's `TraceLayer` reports an answer without its request: the line would have neither route
//! nor site (`tests/logs/session.rs`), and the metrics no routes (`tests/api/metrics.rs`).

use std::cell::RefCell;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http::{Method, StatusCode, Version};
use http_body::Body;
use ipnet::IpNet;
use tracing::{debug, info};

use crate::addresses;
use crate::client::Client;
use crate::metrics::Metrics;
use afterword_config::RequestLog;
use afterword_model::Site;

/// The name for filters (`log.level`).
const TARGET: &str = "afterword::request";
const PROBES: [&str; 2] = ["/healthz", "/readyz"];
const ASSETS: &str = "/{asset}";

tokio::task_local! {
    /// The site of the current request.
    static SITE: RefCell<Option<Arc<Site>>>;
}

/// Counts and logs every answer, outside of all layers that answer.
pub(super) async fn layer(State(log): State<AccessLog>, request: Request, next: Next) -> Response {
    let asked = LoggedRequest::of(&request);
    asked.answered(&log, next.run(request)).await
}

/// Where answers are counted, and which of them are logged.
#[derive(Clone)]
pub(super) struct AccessLog {
    pub(super) metrics: Arc<Metrics>,
    pub(super) requests: RequestLog,
}

/// The data of a request until it is answered.
struct LoggedRequest {
    begun: Instant,
    method: &'static str,
    protocol: &'static str,
    route: Option<MatchedPath>,
    /// Only for debug.
    stranger: Option<Stranger>,
}

struct Stranger {
    path: String,
    network: Option<IpNet>,
}

/// The contents of a line.
struct Line<'a> {
    asked: &'a str,
    route: &'a str,
    protocol: &'a str,
    site: Option<&'a str>,
    status: u16,
    bytes: Option<u64>,
    time: Duration,
}

impl LoggedRequest {
    fn of(request: &Request) -> Self {
        let debugged = tracing::enabled!(target: TARGET, tracing::Level::DEBUG);
        Self {
            begun: Instant::now(),
            method: method(request.method()),
            protocol: protocol(request.version()),
            route: request.extensions().get::<MatchedPath>().cloned(),
            stranger: debugged.then(|| Stranger::of(request)),
        }
    }

    /// Runs the inner service, and learns the request's site.
    async fn answered<B: Body>(
        self,
        log: &AccessLog,
        answer: impl Future<Output = http::Response<B>>,
    ) -> http::Response<B> {
        let (response, site) = SITE
            .scope(RefCell::default(), async {
                let response = answer.await;
                (response, SITE.with(RefCell::take))
            })
            .await;
        let status = response.status().as_u16();
        let time = self.begun.elapsed();
        let route = self.route.as_ref().map_or("none", MatchedPath::as_str);
        log.metrics.answered(status);
        log.metrics.took(group(route), time);
        let line = Line {
            asked: self.method,
            route,
            protocol: self.protocol,
            site: site.as_ref().map(|site| site.key.as_str()),
            status,
            bytes: response.body().size_hint().exact(),
            time,
        };
        let is_ordinary = matches!(route, addresses::COUNTS | ASSETS) && status < 400;
        if PROBES.contains(&route) {
            line.write_quietly();
        } else if !is_ordinary || log.requests == RequestLog::All {
            line.write();
        }
        if let Some(Stranger { path, network }) = self.stranger {
            let network = network.map(|network| network.to_string());
            debug!(target: TARGET, path, network, status, "asked for");
        }
        response
    }
}

impl Stranger {
    fn of(request: &Request) -> Self {
        let path = addresses::without_token(request.uri().path());
        let client = request.extensions().get::<Client>();
        Self {
            path: path.to_owned(),
            network: client.map(|client| network(client.address)),
        }
    }
}

impl Line<'_> {
    fn write(&self) {
        let Line {
            asked: method,
            route,
            protocol,
            site,
            status,
            bytes,
            ..
        } = *self;
        info!(target: TARGET, method, route, site, status, ms = self.millis(), bytes, protocol, "answered");
    }

    fn write_quietly(&self) {
        let Line {
            asked: method,
            route,
            protocol,
            status,
            ..
        } = *self;
        debug!(target: TARGET, method, route, status, ms = self.millis(), protocol, "answered");
    }

    /// To the microsecond.
    fn millis(&self) -> f64 {
        (self.time.as_secs_f64() * 1e6).round() / 1e3
    }
}

/// Records the site of the current request; elsewhere it does nothing.
pub(crate) fn is_for(site: &Arc<Site>) {
    let _ = SITE.try_with(|noted| *noted.borrow_mut() = Some(Arc::clone(site)));
}

/// The start time of an answer from memory, if it gets a line.
pub(crate) fn begin_cached(logged: RequestLog) -> Option<Instant> {
    (logged == RequestLog::All).then(Instant::now)
}

/// An answer from memory, in front of all routes.
pub(crate) fn from_cache(
    begun: Instant,
    route: &str,
    site: &str,
    version: Version,
    status: u16,
    bytes: usize,
) {
    let line = Line {
        asked: "GET",
        route,
        protocol: protocol(version),
        site: Some(site),
        status,
        bytes: u64::try_from(bytes).ok(),
        time: begun.elapsed(),
    };
    line.write();
}

/// A comment refused by load shedding, in front of all routes. It has no line: there may be thousands a second.
pub(crate) fn refused(metrics: &Metrics, route: &str, status: StatusCode, time: Duration) {
    metrics.answered(status.as_u16());
    metrics.took(group(route), time);
}

/// A refusal of bytes that never became a request.
pub(crate) fn unread(status: u16) {
    info!(target: TARGET, status, "what came was no request, or too long for one");
}

/// A method may be any word; only the usual ones reveal nothing about the client.
fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

fn protocol(version: Version) -> &'static str {
    match version {
        Version::HTTP_2 => "HTTP/2",
        Version::HTTP_10 => "HTTP/1.0",
        _ => "HTTP/1.1",
    }
}

/// The groups of routes for times: few, so that the metrics stay short.
fn group(route: &str) -> &'static str {
    const GROUPS: [(&str, &str); 18] = [
        ("/api/v1/counts", "counts"),
        ("/api/v1/comments", "comments"),
        ("/api/v1/pages", "comments"),
        ("/api/v1/preview", "comments"),
        ("/api/v1/feed", "feeds"),
        ("/api/v1/admin", "admin"),
        ("/api/ping", "probes"),
        ("/api/", "api"),
        // Of Stacosys.
        ("/web", "console"),
        ("/comments", "api"),
        ("/newcomment", "api"),
        ("/ping", "probes"),
        ("/console", "console"),
        ("/pages/", "pages"),
        ("/healthz", "probes"),
        ("/readyz", "probes"),
        (ASSETS, "assets"),
        ("none", "none"),
    ];
    let found = GROUPS.iter().find(|(start, _)| route.starts_with(start));
    // What is left are the pages behind the links in mails.
    found.map_or("links", |(_, group)| group)
}

/// A part of the address that identifies no person.
fn network(address: IpAddr) -> IpNet {
    let length = if address.is_ipv4() { 24 } else { 48 };
    IpNet::new(address, length).map_or_else(|_| address.into(), |net| net.trunc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_belongs_to_a_group() {
        for (route, expected) in [
            ("/api/v1/counts", "counts"),
            ("/api/v1/comments/{id}/reactions", "comments"),
            ("/api/v1/pages/reactions", "comments"),
            ("/api/v1/openapi.json", "api"),
            ("/api/v1/admin/comments", "admin"),
            ("/console/sites/{key}", "console"),
            ("/web/admin", "console"),
            ("/api/ping", "probes"),
            ("/comments/count", "api"),
            ("/newcomment", "api"),
            ("/m/{token}", "links"),
            ("/{asset}", "assets"),
            ("none", "none"),
        ] {
            assert_eq!(group(route), expected, "{route}");
        }
    }

    #[test]
    fn a_network_is_no_person() {
        let of = |address: &str| network(address.parse().unwrap()).to_string();
        assert_eq!(of("198.51.100.77"), "198.51.100.0/24");
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1::/48");
    }
}

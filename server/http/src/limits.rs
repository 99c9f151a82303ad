//! Layers that bound what a request may cost, and hold it to https.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use http_body::{Frame, SizeHint};

use super::error::{Problem, code};
use super::extract::{Client, Scheme};
use afterword_services::App;

/// Gives up on a request after `server.request_timeout`. A write that has begun goes on to its end.
pub(super) async fn request_timeout(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let setting = app.config.server.request_timeout;
    let limit = *setting;
    let (request, waits) = Awaited::of(request);
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => response,
        Err(_) if waits.is_some_and(|waits| waits.load(Relaxed)) => {
            let detail = format!("The request did not come whole within {setting}. Send it again.");
            Problem::new(code::REQUEST_TIMEOUT, detail).into_response()
        }
        Err(_) => {
            let detail = "The server could not answer in time; try again.";
            Problem::new(code::TIMEOUT, detail).into_response()
        }
    }
}

/// A body that notes whether its client is waited for.
struct Awaited {
    body: Body,
    waits: Arc<AtomicBool>,
}

impl Awaited {
    fn of(request: Request) -> (Request, Option<Arc<AtomicBool>>) {
        if request.body().is_end_stream() {
            return (request, None);
        }
        let waits = Arc::<AtomicBool>::default();
        let noted = Arc::clone(&waits);
        let request = request.map(|body| Body::new(Self { body, waits: noted }));
        (request, Some(waits))
    }
}

impl HttpBody for Awaited {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        self.waits.store(frame.is_pending(), Relaxed);
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Refuses addresses of which a browser never makes one, and bodies that would have to be unpacked: a few bytes of those
/// may stand for gigabytes.
pub(super) async fn rate_limit(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let address = request.uri().path_and_query();
    let length = address.map_or(0, |address| address.as_str().len());
    let most = longest_address(&app);
    if length > most {
        let detail = format!(
            "The address has {length} bytes; {most} are allowed. Ask for fewer pages at once."
        );
        return Problem::new(code::URI_TOO_LONG, detail).into_response();
    }
    if has_packed_content(&request) {
        let detail = "Bodies are not unpacked here: send it without Content-Encoding.";
        let mut response = Problem::new(code::UNSUPPORTED_ENCODING, detail).into_response();
        let identity = HeaderValue::from_static("identity");
        response
            .headers_mut()
            .insert(header::ACCEPT_ENCODING, identity);
        return response;
    }
    next.run(request).await
}

/// In bytes.
pub(super) fn longest_address(app: &App) -> usize {
    app.config.server.max_header_bytes.length() / 2
}

/// Whether there is content that would have to be unpacked. Where there is none, its coding means nothing.
fn has_packed_content<B: HttpBody>(request: &http::Request<B>) -> bool {
    !request.body().is_end_stream() && is_packed(request.headers())
}

/// Whether a body is other than it comes (RFC 9110, 8.4; RFC 9112, 7).
fn is_packed(headers: &HeaderMap) -> bool {
    let has = |name, plain: &[u8]| {
        let lines = headers.get_all(name).iter();
        let mut codings = lines.flat_map(|line| line.as_bytes().split(|byte| *byte == b','));
        codings.any(|coding| {
            let coding = coding.trim_ascii();
            !coding.is_empty() && !coding.eq_ignore_ascii_case(plain)
        })
    };
    has(header::CONTENT_ENCODING, b"identity") || has(header::TRANSFER_ENCODING, b"chunked")
}

/// Where `server.public_url` is https, plain http reaches nothing. The API says so, because a redirect would
/// fail a preflight or lose a POST; pages for people are redirected.
pub(super) async fn require_https(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let scheme = request
        .extensions()
        .get::<Client>()
        .map_or(Scheme::Unknown, |c| c.scheme);
    let path = request.uri().path();
    let probe = matches!(path, "/healthz" | "/readyz");
    if probe || !is_plain_http(&app, scheme) {
        return next.run(request).await;
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let whole = request
        .uri()
        .path_and_query()
        .map_or("/", |whole| whole.as_str());
    match redirect(&format!("{}{whole}", app.config.server.public_url)) {
        Some(response) if reads && !path.starts_with("/api/") => response,
        _ => upgrade_required(),
    }
}

/// Whether a request came unencrypted to a server that is reached by https only.
pub(super) fn is_plain_http(app: &App, scheme: Scheme) -> bool {
    scheme == Scheme::Http && app.config.server.public_url.is_https()
}

fn redirect(to: &str) -> Option<Response> {
    let location = HeaderValue::from_str(to).ok()?;
    let mut response = StatusCode::PERMANENT_REDIRECT.into_response();
    response.headers_mut().insert(header::LOCATION, location);
    Some(response)
}

fn upgrade_required() -> Response {
    let detail = "This server is reached by https only: write https:// in the script tag. \
                  Behind a proxy, let it send `X-Forwarded-Proto: https`.";
    let problem = Problem::new(code::HTTPS_REQUIRED, detail);
    let mut response = problem.into_response();
    let headers = response.headers_mut();
    headers.insert(
        header::UPGRADE,
        HeaderValue::from_static("TLS/1.2, HTTP/1.1"),
    );
    headers.insert(header::CONNECTION, HeaderValue::from_static("Upgrade"));
    response
}

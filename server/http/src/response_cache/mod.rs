//! The response cache: whole responses by their request, for counts and parts of threads, and the shortcut past the
//! router for recent ones.
//!
//! A response is served only while it is fresh: no acknowledged write has changed any of its pages
//! ([`ChangesFeed`](afterword_store::ChangesFeed)), and none of its pages has closed by age since.

mod admission;
mod headers;
mod serialized;
mod store;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use afterword_transport::{Date, FastRequest, FromMemory, Held, Memory, SharedBody};
use bytes::Bytes;
use http::header::InvalidHeaderValue;
use http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode, Version, header};
use http_body::Body;
use http_body_util::Full;
use tokio::sync::{Semaphore, SemaphorePermit};

use self::admission::Admission;
use self::headers::ReadyHeaders;
use self::serialized::Serialized;
use self::store::ResponseStore;
use super::addresses;
use super::client::Scheme;
use super::entity_tags::{has_it, is_among, quick_tag};
use super::error::{Problem, no_room};
use super::layers::access_log;
use super::metrics::Metrics;
use afterword_config::{Config, RequestLog};
use afterword_model::{Clock, Site};
use afterword_services::cache_key::{CacheKey, CacheKeys};
use afterword_services::keys::Keys;
use afterword_services::thread::Closing;
use afterword_store::{PageVersion, Store, VersionSlot};

/// From here on a body is large.
const LARGE_BYTES: usize = 32 * 1024;

/// How many threads are made at the same time.
const MADE_AT_ONCE: usize = 4;

const JSON: HeaderValue = HeaderValue::from_static("application/json");
/// On answers from memory while the database can't be reached (RFC 7234, 5.5.2), with `no-store` in place of the usual.
const WARNING: HeaderValue =
    HeaderValue::from_static("111 afterword \"the database can't be reached\"");
const NOT_KEPT: HeaderValue = HeaderValue::from_static("no-store");
/// Browsers revalidate each time, because a reader who has just written wants to see it; an unchanged thread costs a
/// 304.
pub(super) const ASK_AGAIN: HeaderValue = HeaderValue::from_static("public, no-cache");

pub(super) struct ResponseCache {
    store: Arc<dyn Store>,
    signing: Arc<Keys>,
    metrics: Arc<Metrics>,
    clock: Clock,
    logged: RequestLog,
    memory: Memory,
    making: Semaphore,
    responses: ResponseStore,
    keys: CacheKeys,
    admission: Admission,
    counts: ReadyHeaders,
    threads: ReadyHeaders,
}

pub(super) struct CachedResponse {
    kind: CachedKind,
    body: Serialized,
    tag: HeaderValue,
    site: Arc<Site>,
    validity: Validity,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum CachedKind {
    Counts,
    Thread,
}

/// How long a response is fresh: while none of its pages changes.
#[derive(Debug)]
pub(super) struct Validity {
    /// Taken before anything was read for it.
    pub(super) since: PageVersion,
    pub(super) pages: Box<[VersionSlot]>,
    pub(super) closing: Option<Closing>,
}

impl Validity {
    fn holds(&self, store: &dyn Store, clock: &Clock) -> bool {
        store.changes_feed().are_fresh(&self.pages, self.since)
            && self
                .closing
                .is_none_or(|closing| closing.still_holds(clock.now()))
    }
}

impl CachedResponse {
    /// Whether one of these lists of tags contains its own.
    fn is_among(&self, lists: &[&[u8]]) -> bool {
        is_among(lists.iter().copied(), self.tag.as_bytes())
    }
}

impl ResponseCache {
    /// # Errors
    /// Infallible after the configuration was validated.
    pub(super) fn new(
        config: &Config,
        store: Arc<dyn Store>,
        signing: Arc<Keys>,
        metrics: Arc<Metrics>,
        clock: Clock,
        memory: Memory,
    ) -> Result<Self, InvalidHeaderValue> {
        let counts = &config.counts;
        let max_age = counts.max_age.as_secs();
        let stale = counts.stale_while_revalidate.as_secs();
        let of_counts = format!("public, max-age={max_age}, stale-while-revalidate={stale}");
        Ok(Self {
            store,
            signing,
            metrics,
            clock,
            logged: config.log.requests,
            memory,
            making: Semaphore::new(MADE_AT_ONCE),
            responses: ResponseStore::new(counts.answers.length()),
            keys: CacheKeys::new(),
            admission: Admission::new(),
            counts: ReadyHeaders::new(HeaderValue::from_str(&of_counts)?),
            threads: ReadyHeaders::new(ASK_AGAIN),
        })
    }

    /// A response that may be cached.
    ///
    /// # Errors
    /// Infallible: an entity tag is a plain word.
    pub(super) fn response(
        &self,
        kind: CachedKind,
        body: Vec<u8>,
        site: Arc<Site>,
        validity: Validity,
    ) -> Result<Arc<CachedResponse>, InvalidHeaderValue> {
        match kind {
            CachedKind::Counts => self.metrics.counts_made.inc(),
            CachedKind::Thread => self.metrics.threads_made.inc(),
        };
        Ok(Arc::new(CachedResponse {
            kind,
            tag: HeaderValue::from_str(&quick_tag(&self.signing, &body))?,
            body: Serialized::new(self.counted(body)),
            site,
            validity,
        }))
    }

    /// Cached for long: without the capacity that it has grown into. A large body counts as long as anybody holds it,
    /// however many do.
    fn counted(&self, body: Vec<u8>) -> Bytes {
        let body = body.into_boxed_slice();
        if is_small(body.len()) {
            return body.into();
        }
        let held = self.memory.hold(body.len());
        Bytes::from_owner(Counted { body, _held: held })
    }

    /// Waits until a thread may be made: a few at once, because each takes memory before it is an answer. Whoever has
    /// waited looks into the cache again.
    ///
    /// # Errors
    /// The memory budget has no room for another.
    pub(super) async fn turn(&self) -> Result<Option<SemaphorePermit<'_>>, Problem> {
        // Never closed.
        let turn = self.making.acquire().await.ok();
        if self.memory.has_room() {
            Ok(turn)
        } else {
            Err(no_room())
        }
    }

    /// The cached response with this meaning, however its request is written.
    pub(super) fn same(&self, meaning: &str) -> Option<Arc<CachedResponse>> {
        let cached = self.find(self.keys.of(meaning))?;
        self.count_found(&cached);
        Some(cached)
    }

    /// The cached response to a request, or one that `make` composes from memory.
    pub(super) fn respond<B: Body>(
        &self,
        request: &Request<B>,
        scheme: Scheme,
        make: impl FnOnce(&str) -> Option<Arc<CachedResponse>>,
    ) -> Option<Response<Full<Bytes>>> {
        let target = target(request)?;
        let key = self.keys.of(target);
        let cached = match self.find(key) {
            Some(cached) => {
                self.count_found(&cached);
                cached
            }
            None => self.make(target, key, make)?,
        };
        let begun = access_log::begin_cached(self.logged);
        let is_known = is_known(request.headers(), &cached);
        let mut headers = self.headers(cached.kind).map(scheme).clone();
        headers.insert(header::ETAG, cached.tag.clone());
        if is_known {
            headers.remove(header::CONTENT_TYPE);
        }
        self.warn(&mut headers);
        let mut response = with_body(headers, is_known, cached.body.body());
        response.extensions_mut().insert(FromMemory);
        mark_shared(&mut response);
        self.note(begun, target, request.version(), &cached, is_known);
        Some(response.map(Full::new))
    }

    /// The same as bytes of HTTP/1.1.
    pub(super) fn respond_serialized(
        &self,
        request: &FastRequest<'_>,
        scheme: Scheme,
        now: Instant,
        make: impl FnOnce(&str) -> Option<Arc<CachedResponse>>,
    ) -> Option<Bytes> {
        if self.store.changes_feed().is_cut_off() {
            return None;
        }
        let key = self.keys.of(request.target);
        let cached = match self.find(key) {
            // It would be copied once a second, and each copy held by whoever reads slowly.
            Some(cached) if !is_small(cached.body.length()) => return None,
            Some(cached) => {
                self.count_found(&cached);
                cached
            }
            None if request.has_valid_target() => self.make(request.target, key, make)?,
            None => return None,
        };
        let begun = access_log::begin_cached(self.logged);
        let is_known = cached.is_among(&request.if_none_match);
        let (headers, tag) = (self.headers(cached.kind), cached.tag.as_bytes());
        let written = Date::with(now, |date| {
            if is_known {
                serialized::known(headers, scheme, tag, date)
            } else {
                cached.body.whole(headers, scheme, tag, date)
            }
        });
        self.note(begun, request.target, Version::HTTP_11, &cached, is_known);
        Some(written)
    }

    fn find(&self, key: CacheKey) -> Option<Arc<CachedResponse>> {
        let cached = self.responses.find(key)?;
        let holds = cached.validity.holds(&*self.store, &self.clock);
        holds.then_some(cached)
    }

    fn count_found(&self, cached: &CachedResponse) {
        match cached.kind {
            CachedKind::Counts => self.metrics.counts_cached.inc(),
            CachedKind::Thread => self.metrics.threads_cached.inc(),
        };
    }

    /// Composed of cached counts.
    fn make(
        &self,
        target: &str,
        key: CacheKey,
        make: impl FnOnce(&str) -> Option<Arc<CachedResponse>>,
    ) -> Option<Arc<CachedResponse>> {
        // No layer stands around this that would turn a panic into a response: the layers of the router shall.
        let made = AssertUnwindSafe(|| make(target));
        let made = catch_unwind(made).inspect_err(|_| {
            self.metrics.panics.inc();
        });
        let made = made.ok()??;
        self.insert_as(key, &made);
        Some(made)
    }

    /// Caches a response for the next identical request.
    pub(super) fn insert(&self, target: &str, response: &Arc<CachedResponse>) {
        self.insert_as(self.keys.of(target), response);
    }

    fn insert_as(&self, key: CacheKey, response: &Arc<CachedResponse>) {
        if self.responses.fits(response) && self.admission.admits(key) {
            self.responses.insert(key, Arc::clone(response));
        }
    }

    /// The response of a handler; the layers add the rest.
    pub(super) fn handled(&self, asked: &HeaderMap, response: &CachedResponse) -> Response<Bytes> {
        let is_known = is_known(asked, response);
        let mut headers = HeaderMap::new();
        if !is_known {
            headers.insert(header::CONTENT_TYPE, JSON);
        }
        let ready = self.headers(response.kind);
        headers.insert(header::CACHE_CONTROL, ready.cache_control.clone());
        headers.insert(header::ETAG, response.tag.clone());
        self.warn(&mut headers);
        let mut response = with_body(headers, is_known, response.body.body());
        mark_shared(&mut response);
        response
    }

    /// What is in memory may be older than what another server has acknowledged.
    fn warn(&self, headers: &mut HeaderMap) {
        if self.store.changes_feed().is_cut_off() {
            headers.insert(header::WARNING, WARNING);
            headers.insert(header::CACHE_CONTROL, NOT_KEPT);
        }
    }

    /// Counts a response from memory, and logs it if all requests have a line.
    fn note(
        &self,
        begun: Option<Instant>,
        target: &str,
        version: Version,
        cached: &CachedResponse,
        is_known: bool,
    ) {
        let (status, bytes) = if is_known {
            (StatusCode::NOT_MODIFIED, 0)
        } else {
            (StatusCode::OK, cached.body.length())
        };
        self.metrics.answered(status.as_u16());
        if let Some(begun) = begun {
            let route = target.split('?').next().unwrap_or_default();
            let site = cached.site.key.as_str();
            access_log::from_cache(begun, route, site, version, status.as_u16(), bytes);
        }
    }

    fn headers(&self, kind: CachedKind) -> &ReadyHeaders {
        match kind {
            CachedKind::Counts => &self.counts,
            CachedKind::Thread => &self.threads,
        }
    }
}

/// A body that the memory budget counts as long as anybody holds it.
struct Counted {
    body: Box<[u8]>,
    _held: Held,
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.body
    }
}

/// Whether a body is charged to each of its readers, which costs less than counting who holds it.
fn is_small(length: usize) -> bool {
    length < LARGE_BYTES
}

fn mark_shared(response: &mut Response<Bytes>) {
    if !is_small(response.body().len()) {
        response.extensions_mut().insert(SharedBody);
    }
}

/// Path and query of a cacheable request. A request with content goes to the router: the layers check compressed
/// content, and hyper closes a connection whose content is not read.
fn target<B: Body>(request: &Request<B>) -> Option<&str> {
    if !request.body().is_end_stream() {
        return None;
    }
    let path = request.uri().path();
    let is_ours =
        request.method() == Method::GET && matches!(path, addresses::COUNTS | addresses::COMMENTS);
    let target = request.uri().path_and_query()?.as_str();
    // Without a query the answer is an error, and is not cached.
    (is_ours && target.len() > path.len()).then_some(target)
}

fn is_known(asked: &HeaderMap, cached: &CachedResponse) -> bool {
    cached.tag.to_str().is_ok_and(|tag| has_it(asked, tag))
}

fn with_body(headers: HeaderMap, is_known: bool, body: Bytes) -> Response<Bytes> {
    let (status, body) = if is_known {
        (StatusCode::NOT_MODIFIED, Bytes::new())
    } else {
        (StatusCode::OK, body)
    };
    let mut response = Response::new(body);
    *response.status_mut() = status;
    *response.headers_mut() = headers;
    response
}

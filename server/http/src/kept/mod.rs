//! Whole answers that are kept by their question, and the way past everything for what was just answered: counts, and
//! parts of threads.
//!
//! An answer is served from here only while it is what would be answered anew: no write that was answered has changed
//! it, and no page has closed by its age since. Counts have one generation for all (`counts/`), threads are known to be
//! fresh page by page (`store/freshness.rs`).

mod door;
mod dressed;
mod room;
mod wire;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use afterword_transport::{Date, FastRequest};
use bytes::Bytes;
use http::header::InvalidHeaderValue;
use http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode, Version, header};
use http_body::Body;
use http_body_util::Full;

use self::door::Door;
use self::dressed::Dressed;
use self::room::Room;
use self::wire::Wire;
use super::extract::{Scheme, has_it, is_among, quick_tag};
use super::{comments, counts, requests};
use afterword_model::Site;
use afterword_services::App;
use afterword_services::cache_key::{Fingerprint, Fingerprints};
use afterword_services::thread::Closing;
use afterword_store::{Moment, PageNumber};

const JSON: HeaderValue = HeaderValue::from_static("application/json");
/// Readers ask again each time, because a reader who has just written wants to see it; an unchanged thread costs them
/// a 304.
pub(super) const ASK_AGAIN: HeaderValue = HeaderValue::from_static("public, no-cache");

pub(super) struct Kept {
    /// By their questions.
    answers: Room,
    fingerprints: Fingerprints,
    door: Door,
    counts: Dressed,
    threads: Dressed,
}

/// An answer, and as long as what it is good.
pub(super) struct Answer {
    wire: Wire,
    tag: HeaderValue,
    site: Arc<Site>,
    good: Good,
}

#[derive(Clone, Copy)]
pub(super) enum Good {
    /// While no count changes.
    Counts { generation: u64 },
    /// While the page does not.
    Thread {
        since: Moment,
        page: Option<PageNumber>,
        closing: Option<Closing>,
    },
}

impl Answer {
    /// # Errors
    /// Never: an entity tag is a plain word.
    pub(super) fn new(
        app: &App,
        body: Vec<u8>,
        site: Arc<Site>,
        good: Good,
    ) -> Result<Arc<Self>, InvalidHeaderValue> {
        Ok(Arc::new(Self {
            tag: HeaderValue::from_str(&quick_tag(app, &body))?,
            // Kept for long: without the room that it has grown into.
            wire: Wire::new(body.into_boxed_slice().into()),
            site,
            good,
        }))
    }

    /// Whether one of these lists of tags holds its own.
    fn is_among(&self, lists: &[&[u8]]) -> bool {
        is_among(lists.iter().copied(), self.tag.as_bytes())
    }

    fn is_good(&self, app: &App) -> bool {
        match self.good {
            Good::Counts { generation } => generation == app.counts.generation(),
            Good::Thread {
                since,
                page,
                closing,
            } => {
                app.store.freshness().is_fresh(page, since)
                    && closing.is_none_or(|closing| closing.still_holds(app.clock.now()))
            }
        }
    }
}

impl Kept {
    /// # Errors
    /// Never for settings that were checked.
    pub(super) fn new(app: &App) -> Result<Self, InvalidHeaderValue> {
        let counts = &app.config.counts;
        let max_age = counts.max_age.as_secs();
        let stale = counts.stale_while_revalidate.as_secs();
        let of_counts = format!("public, max-age={max_age}, stale-while-revalidate={stale}");
        Ok(Self {
            answers: Room::new(counts.answers.length()),
            fingerprints: Fingerprints::new(),
            door: Door::new(),
            counts: Dressed::new(HeaderValue::from_str(&of_counts)?),
            threads: Dressed::new(ASK_AGAIN),
        })
    }

    /// The answer to a question, when it is known already.
    pub(super) fn hot<B: Body>(
        &self,
        app: &App,
        request: &Request<B>,
        scheme: Scheme,
    ) -> Option<Response<Full<Bytes>>> {
        let question = question(request)?;
        let print = self.fingerprints.of(question);
        let answer = match self.known(app, print) {
            Some(answer) => answer,
            None => self.made(app, question, print)?,
        };
        let begun = requests::begin_kept(app);
        let is_known = is_known(request.headers(), &answer);
        let mut headers = self.dress_of(answer.good).ready(scheme).clone();
        headers.insert(header::ETAG, answer.tag.clone());
        if is_known {
            headers.remove(header::CONTENT_TYPE);
        }
        let response = with_body(headers, is_known, answer.wire.body());
        note(app, begun, question, request.version(), &answer, is_known);
        Some(response.map(Full::new))
    }

    /// The same as bytes of HTTP/1.1.
    pub(super) fn at_once(
        &self,
        app: &App,
        request: &FastRequest<'_>,
        scheme: Scheme,
        now: Instant,
    ) -> Option<Bytes> {
        let print = self.fingerprints.of(request.target);
        let answer = match self.known(app, print) {
            Some(answer) => answer,
            None if request.has_valid_target() => self.made(app, request.target, print)?,
            None => return None,
        };
        let begun = requests::begin_kept(app);
        let is_known = answer.is_among(&request.if_none_match);
        let (dressed, tag) = (self.dress_of(answer.good), answer.tag.as_bytes());
        let written = Date::with(now, |date| {
            if is_known {
                wire::known(dressed, scheme, tag, date)
            } else {
                answer.wire.whole(dressed, scheme, tag, date)
            }
        });
        note(
            app,
            begun,
            request.target,
            Version::HTTP_11,
            &answer,
            is_known,
        );
        Some(written)
    }

    fn known(&self, app: &App, question: Fingerprint) -> Option<Arc<Answer>> {
        let answer = self.answers.get(question)?;
        if !answer.is_good(app) {
            return None;
        }
        match answer.good {
            Good::Counts { .. } => app.metrics.counts_kept.inc(),
            Good::Thread { .. } => app.metrics.threads_kept.inc(),
        };
        Some(answer)
    }

    /// Of counts that are known one by one.
    fn made(&self, app: &App, question: &str, print: Fingerprint) -> Option<Arc<Answer>> {
        // Nothing stands around this that would make an answer of a panic, as the layers do: they shall.
        let made = AssertUnwindSafe(|| counts::from_memory(app, question));
        let answer = catch_unwind(made).ok()??;
        self.keep_as(print, &answer);
        Some(answer)
    }

    /// Keeps an answer for the next who asks the same.
    pub(super) fn keep(&self, question: &str, answer: &Arc<Answer>) {
        self.keep_as(self.fingerprints.of(question), answer);
    }

    fn keep_as(&self, question: Fingerprint, answer: &Arc<Answer>) {
        if self.answers.fits(answer) && self.door.admits(question) {
            self.answers.keep(question, Arc::clone(answer));
        }
    }

    /// As handlers answer; the layers add the rest.
    pub(super) fn response(&self, asked: &HeaderMap, answer: &Answer) -> Response<Bytes> {
        let is_known = is_known(asked, answer);
        let dressed = self.dress_of(answer.good);
        let mut headers = HeaderMap::new();
        if !is_known {
            headers.insert(header::CONTENT_TYPE, JSON);
        }
        headers.insert(header::CACHE_CONTROL, dressed.cache_control.clone());
        headers.insert(header::ETAG, answer.tag.clone());
        with_body(headers, is_known, answer.wire.body())
    }

    fn dress_of(&self, good: Good) -> &Dressed {
        match good {
            Good::Counts { .. } => &self.counts,
            Good::Thread { .. } => &self.threads,
        }
    }
}

/// Path and query of what may be kept. A request with content goes to the router: the layers have a word for content
/// that is packed, and hyper ends a connection whose content nobody waits for.
fn question<B: Body>(request: &Request<B>) -> Option<&str> {
    if !request.body().is_end_stream() {
        return None;
    }
    let path = request.uri().path();
    let is_ours = request.method() == Method::GET && matches!(path, counts::PATH | comments::PATH);
    let question = request.uri().path_and_query()?.as_str();
    // Asked of a path alone, nothing is answered well.
    (is_ours && question.len() > path.len()).then_some(question)
}

/// Counts an answer from memory, and gives it a line where all have one.
fn note(
    app: &App,
    begun: Option<Instant>,
    question: &str,
    version: Version,
    answer: &Answer,
    is_known: bool,
) {
    let (status, bytes) = if is_known {
        (StatusCode::NOT_MODIFIED, 0)
    } else {
        (StatusCode::OK, answer.wire.length())
    };
    app.metrics.answered(status.as_u16());
    if let Some(begun) = begun {
        let route = question.split('?').next().unwrap_or_default();
        let site = answer.site.key.as_str();
        requests::kept(begun, route, site, version, status.as_u16(), bytes);
    }
}

fn is_known(asked: &HeaderMap, answer: &Answer) -> bool {
    answer.tag.to_str().is_ok_and(|tag| has_it(asked, tag))
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

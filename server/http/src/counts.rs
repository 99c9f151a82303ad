//! `GET /api/v1/counts`: the ten counts of a front page in one answer.

use std::borrow::Cow;
use std::sync::Arc;

use afterword_faults::may_panic;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use http::header::InvalidHeaderValue;

use super::addresses::COUNTS;
use super::answers::CountsAnswer;
use super::error::{Problem, code, internal};
use super::fields::missing;
use super::layers::validate;
use super::openapi::types;
use super::response_cache::{CachedKind, CachedResponse, ResponseCache, Validity};
use super::{extract, query};
use crate::json;
use afterword_config::{Config, Live};
use afterword_i18n::ProblemText;
use afterword_model::policy::Limits;
use afterword_model::{Invalid, PageKey, PagePath, PagePathError, Site};
use afterword_services::SiteRegistry;
use afterword_services::counts::CachedCount;
use afterword_services::counts::Counts;
use afterword_store::{PageVersion, Store};

/// What counts are answered by.
#[derive(Clone)]
pub(super) struct CountRequests {
    pub(super) cache: Arc<ResponseCache>,
    pub(super) counts: Arc<Counts>,
    pub(super) sites: Arc<SiteRegistry>,
    pub(super) store: Arc<dyn Store>,
    pub(super) config: Arc<Config>,
    /// Those in force.
    pub(super) limits: Live<Limits>,
}

/// The usual number on a front page.
const USUAL_PAGES: usize = 10;

/// Approved comments of up to 100 pages.
///
/// The keys of the answer are the pages as written in the request. An unknown page has 0.
#[utoipa::path(
    get, path = "/api/v1/counts", operation_id = "count",
    params(
        types::Site,
        ("page" = Vec<types::AskedPath>, Query, explode, min_items = 1, max_items = 100, example = json!(["/a/", "/b/"]),
            description = "The pages, each a parameter of its own"),
        types::IfNoneMatch,
    ),
    responses(
        (status = 200, description = "The counts", body = CountsAnswer,
            headers(("ETag" = String, description = "Their version"))),
        (status = 304, description = "They have not changed"),
    ),
    extensions(("x-problems" = json!(["missing_field", "unknown_site", "invalid_page", "too_many_pages"]))),
)]
pub(super) async fn counts(
    State(asking): State<CountRequests>,
    RawQuery(raw): RawQuery,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    // Before anything is read: whatever changes from now on makes the response an old one.
    let since = asking.store.changes_feed().version();
    let raw = raw.unwrap_or_default();
    let question = CountsQuery::parse(&asking, &raw)?;
    let counts = asking.counts.counted(&question.keys()).await?;
    let answer = question.answered(&asking, since, &counts);
    let answer = answer.map_err(|_| internal())?;
    let cache = &asking.cache;
    cache.insert(&format!("{COUNTS}?{raw}"), &answer);
    let response = cache.handled(&asked, &answer);
    Ok(response.map(axum::body::Body::from).into_response())
}

/// The answer to a request whose counts are all in memory. The router reports errors of others.
pub(super) fn from_memory(asking: &CountRequests, asked: &str) -> Option<Arc<CachedResponse>> {
    let raw = asked.strip_prefix(COUNTS)?.strip_prefix('?')?;
    if asked.len() > validate::longest_address(&asking.config) {
        return None;
    }
    let since = asking.store.changes_feed().version();
    let question = CountsQuery::parse(asking, raw).ok()?;
    let keys = question.paths.iter().map(|path| PagePath::key_of(path));
    let counts = asking.counts.cached_of(question.site.id, keys)?;
    question.answered(asking, since, &counts).ok()
}

/// The requested counts.
struct CountsQuery<'a> {
    site: Arc<Site>,
    /// As written in the request.
    pages: Vec<Cow<'a, str>>,
    /// The same, normalised.
    paths: Vec<Cow<'a, str>>,
}

impl<'a> CountsQuery<'a> {
    fn parse(asking: &CountRequests, raw: &'a str) -> Result<Self, Problem> {
        let (mut site, mut pages) = (None, Vec::with_capacity(USUAL_PAGES));
        for pair in query::each(raw.as_bytes()) {
            let (name, value) = pair?;
            match &*name {
                "site" if site.is_none() => site = Some(value),
                "page" => pages.push(value),
                _ => {}
            }
        }
        let site = extract::site(&asking.sites, site.as_deref())?;
        let limit = asking.limits.current().pages_per_count;
        if pages.is_empty() {
            return Err(missing("page"));
        }
        if pages.len() > limit {
            let text = ProblemText::too_many_pages(pages.len(), limit);
            return Err(Problem::new(code::TOO_MANY_PAGES, text).field("page"));
        }
        let mut paths = Vec::with_capacity(pages.len());
        for page in &pages {
            paths.push(normal(page).map_err(Invalid::from)?);
        }
        Ok(Self { site, pages, paths })
    }

    fn keys(&self) -> Vec<PageKey> {
        let key = |path| PageKey::of_key(self.site.id, PagePath::key_of(path));
        self.paths.iter().map(|path| key(path)).collect()
    }

    fn answered(
        self,
        asking: &CountRequests,
        since: PageVersion,
        counts: &[CachedCount],
    ) -> Result<Arc<CachedResponse>, InvalidHeaderValue> {
        let body = body(&self.pages, counts.iter().map(|page| page.count));
        let validity = Validity {
            since,
            pages: counts.iter().map(|page| page.version).collect(),
            closing: None,
        };
        asking
            .cache
            .response(CachedKind::Counts, body, self.site, validity)
    }
}

/// Borrows from the address if it is normalised already.
fn normal<'a>(raw: &Cow<'a, str>) -> Result<Cow<'a, str>, PagePathError> {
    match raw {
        Cow::Borrowed(raw) => PagePath::normal(raw),
        Cow::Owned(raw) => PagePath::normal(raw).map(|path| Cow::Owned(path.into_owned())),
    }
}

/// `{"counts":{"/a/":3}}`; a page that was requested twice appears once.
fn body(pages: &[Cow<'_, str>], counts: impl Iterator<Item = u32>) -> Vec<u8> {
    may_panic("render", "counts");
    let begin = b"{\"counts\":{";
    let length = pages.iter().map(|page| page.len() + 8).sum::<usize>();
    let mut body = Vec::with_capacity(begin.len() + length + 2);
    body.extend_from_slice(begin);
    for (at, (page, count)) in pages.iter().zip(counts).enumerate() {
        if pages[..at].iter().any(|earlier| is_same(earlier, page)) {
            continue;
        }
        if at > 0 {
            body.push(b',');
        }
        add_string(&mut body, page);
        body.push(b':');
        body.extend_from_slice(itoa::Buffer::new().format(count).as_bytes());
    }
    body.extend_from_slice(b"}}");
    body
}

/// Compares from the end, because pages differ there first.
fn is_same(one: &str, other: &str) -> bool {
    let end = |page: &str| page.as_bytes().last_chunk::<8>().copied();
    one.len() == other.len() && end(one) == end(other) && one == other
}

/// As JSON.
fn add_string(body: &mut Vec<u8>, text: &str) {
    // Of the characters beyond ASCII, two are escaped.
    let is_escaped = |byte: u8| {
        (byte < b' ')
            | (byte == b'"')
            | (byte == b'\\')
            | (byte == b'<')
            | (byte == b'>')
            | (byte == b'&')
            | (byte == 0xe2)
    };
    if text.bytes().fold(false, |any, byte| any | is_escaped(byte)) {
        body.extend_from_slice(&json::to_vec(text));
        return;
    }
    body.push(b'"');
    body.extend_from_slice(text.as_bytes());
    body.push(b'"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_body_is_json_with_each_page_once_whatever_its_name() {
        let pages = ["/a/", "/\"b\"/", "/a/", "/é/", "/<&>/", "/\u{2028}/"].map(Cow::from);
        let body = body(&pages, [3, 0, 3, 1, 2, 4].into_iter());
        let json: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(
            json,
            serde_json::json!({"counts": {
                "/a/": 3, "/\"b\"/": 0, "/é/": 1, "/<&>/": 2, "/\u{2028}/": 4,
            }})
        );
        assert!(!String::from_utf8_lossy(&body).contains(json::is_active));
        assert_eq!(String::from_utf8(body).unwrap().matches("/a/").count(), 1);
    }
}

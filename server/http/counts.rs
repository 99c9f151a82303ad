//! `GET /api/v1/counts`: ten counts of a front page in one answer, and the way past everything
//! for a question that was just answered.

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use http::header::InvalidHeaderValue;
use http::{HeaderMap, HeaderValue, Method, Request, StatusCode, header};
use http_body_util::Full;
use moka::sync::Cache;

use super::answers::CountsAnswer;
use super::error::{Problem, code};
use super::extract::{self, Scheme, entity_tag, has_it};
use super::fields::missing;
use super::openapi::types;
use super::query::Query;
use super::{Doors, cors, headers};
use crate::app::App;
use crate::comments::{Invalid, PageKey, PagePath};

pub(super) const PATH: &str = "/api/v1/counts";
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Whole answers by their query, each good for the generation of counts it was made in.
pub(super) struct Answers {
    kept: Cache<Box<str>, Answer>,
    cache_control: HeaderValue,
}

#[derive(Clone)]
struct Answer {
    generation: u64,
    body: Bytes,
    tag: HeaderValue,
}

impl Answers {
    /// # Errors
    /// Never for settings that were checked.
    pub(super) fn new(app: &App) -> Result<Self, InvalidHeaderValue> {
        let counts = &app.config.counts;
        let max_age = counts.max_age.as_secs();
        let stale = counts.stale_while_revalidate.as_secs();
        let cache_control = format!("public, max-age={max_age}, stale-while-revalidate={stale}");
        Ok(Self {
            kept: Cache::builder()
                .weigher(weight)
                .max_capacity(counts.answers.length() as u64)
                .build(),
            cache_control: HeaderValue::from_str(&cache_control)?,
        })
    }

    /// The answer to a count request, when the very same was answered since the last change of any count.
    pub(super) fn hot<B>(
        &self,
        app: &App,
        request: &Request<B>,
        tls: Scheme,
    ) -> Option<http::Response<Full<Bytes>>> {
        if request.method() != Method::GET || request.uri().path() != PATH {
            return None;
        }
        let answer = self.kept.get(request.uri().query()?)?;
        if answer.generation != app.counts.generation() {
            return None;
        }
        app.metrics.counts_kept.inc();
        let mut response = self.response(request.headers(), answer).map(Full::new);
        let headers = response.headers_mut();
        cors::readable(headers);
        headers::add(headers, tls);
        app.metrics.answered(response.status().as_u16());
        Some(response)
    }

    fn response(&self, asked: &HeaderMap, answer: Answer) -> http::Response<Bytes> {
        let fresh = answer.tag.to_str().is_ok_and(|tag| has_it(asked, tag));
        let (status, body) = if fresh {
            (StatusCode::NOT_MODIFIED, Bytes::new())
        } else {
            (StatusCode::OK, answer.body)
        };
        let mut response = http::Response::new(body);
        *response.status_mut() = status;
        let headers = response.headers_mut();
        if !fresh {
            headers.insert(header::CONTENT_TYPE, JSON);
        }
        headers.insert(header::CACHE_CONTROL, self.cache_control.clone());
        headers.insert(header::ETAG, answer.tag);
        response
    }
}

/// Bytes of a kept answer, with its key and its place in the cache.
#[expect(clippy::borrowed_box, reason = "the shape that `weigher` wants")]
fn weight(query: &Box<str>, answer: &Answer) -> u32 {
    u32::try_from(query.len() + answer.body.len() + 200).unwrap_or(u32::MAX)
}

/// Approved comments of up to 100 pages.
///
/// Keys of the answer are the pages as they were asked. A page that is not known has none.
// The same question by the ordinary way.
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
    State(doors): State<Doors>,
    RawQuery(raw): RawQuery,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let app = &*doors.app;
    let generation = app.counts.generation();
    let query = Query::parse(raw.as_deref())?;
    let site = extract::site(app, query.first("site"))?;
    let pages = pages(&query, app.config.limits.pages_per_count)?;
    let keys: Vec<PageKey> = pages
        .iter()
        .map(|(_, path)| PageKey::new(site.id, path))
        .collect();
    let counts = app.counts.of(&keys).await?;
    app.metrics.counts_made.inc();
    let body = Bytes::from(body(pages.iter().map(|(asked, _)| asked.as_str()), &counts));
    let tag = HeaderValue::from_str(&entity_tag(&body)).map_err(|_| super::internal())?;
    let answer = Answer {
        generation,
        body,
        tag,
    };
    if let Some(raw) = raw {
        doors
            .answers
            .kept
            .insert(raw.into_boxed_str(), answer.clone());
    }
    Ok(doors
        .answers
        .response(&asked, answer)
        .map(axum::body::Body::from)
        .into_response())
}

/// Each asked page with its normalised path.
fn pages(query: &Query, limit: usize) -> Result<Vec<(String, PagePath)>, Problem> {
    let asked: Vec<&str> = query.all("page").collect();
    if asked.is_empty() {
        return Err(missing("page"));
    }
    if asked.len() > limit {
        let detail = format!(
            "{} pages were asked for; {limit} are allowed in one request.",
            asked.len()
        );
        return Err(Problem::new(code::TOO_MANY_PAGES, detail).field("page"));
    }
    asked
        .into_iter()
        .map(|raw| {
            let path = PagePath::parse(raw).map_err(Invalid::from)?;
            Ok((raw.to_owned(), path))
        })
        .collect()
}

/// `{"counts":{"/a/":3}}`; a page that was asked twice stands in it once.
fn body<'a>(pages: impl Iterator<Item = &'a str>, counts: &[u32]) -> Vec<u8> {
    let mut seen = std::collections::HashSet::new();
    let mut body = b"{\"counts\":{".to_vec();
    for (page, count) in pages.zip(counts) {
        if !seen.insert(page) {
            continue;
        }
        if seen.len() > 1 {
            body.push(b',');
        }
        body.extend(serde_json::Value::from(page).to_string().as_bytes());
        body.push(b':');
        body.extend(count.to_string().as_bytes());
    }
    body.extend(b"}}");
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_body_is_json_with_each_page_once_whatever_its_name() {
        let pages = ["/a/", "/\"b\"/", "/a/", "/é/"];
        let body = body(pages.into_iter(), &[3, 0, 3, 1]);
        let json: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(
            json,
            serde_json::json!({"counts": {"/a/": 3, "/\"b\"/": 0, "/é/": 1}})
        );
        assert_eq!(String::from_utf8(body).unwrap().matches("/a/").count(), 1);
    }
}

//! Stacosys' answers at its addresses, for blogs that were written for it; `[stacosys]` switches them on.
//!
//! JSON is byte for byte that of version 3.4 (`json.rs`); pages for people have our own texts. Newer versions know
//! one blog and ignore a token; in the older ones, without `/api`, the token names the blog.
//!
//! New comments take the normal path (`services::submit`), with all checks of their site.

mod json;
pub(crate) mod submit;

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use axum::routing::MethodRouter;
use http::{HeaderMap, HeaderValue, StatusCode, Uri, header};

use super::error::{Problem, method_not_allowed};
use super::languages::{preferred_texts, texts_of};
use super::layers::{access_log, cors};
use super::query::Query;
use crate::contexts::StacosysServices;
use afterword_i18n::Texts;
use afterword_model::{PagePath, Site};

const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");
/// In Flask's order.
const READ: HeaderValue = HeaderValue::from_static("HEAD, OPTIONS, GET");
pub(crate) const WRITE: HeaderValue = HeaderValue::from_static("POST, OPTIONS");
/// The address of the former owner's page.
pub(crate) const OWNERS: &str = "/web/admin";

pub(crate) fn read<S: Clone + Send + Sync + 'static>(routes: MethodRouter<S>) -> MethodRouter<S> {
    routes
        .options(async || allowed(READ))
        .fallback(async |headers: HeaderMap| not_allowed(READ, &headers))
}

/// The answer for unknown addresses: a page, unless it may be a call of our own API.
pub(crate) async fn not_found(address: Uri, headers: HeaderMap) -> Response {
    if address.path().starts_with("/api/v1/") {
        return crate::error::not_found().into_response();
    }
    crate::error::not_found().into_page(preferred_texts(&headers))
}

pub(crate) async fn ping() -> Response {
    ([(header::CONTENT_TYPE, HTML)], "OK").into_response()
}

pub(crate) async fn thread(
    State(services): State<StacosysServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let asked = StacosysQuery::new((&services, &headers), raw.as_deref(), |_| None);
    asked.thread(&services).await
}

pub(crate) async fn thread_by_token(
    State(services): State<StacosysServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let asked = StacosysQuery::new((&services, &headers), raw.as_deref(), StacosysQuery::token);
    asked.thread(&services).await
}

pub(crate) async fn count(
    State(services): State<StacosysServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let asked = StacosysQuery::new((&services, &headers), raw.as_deref(), |_| None);
    asked.count(&services).await
}

pub(crate) async fn count_by_token(
    State(services): State<StacosysServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let asked = StacosysQuery::new((&services, &headers), raw.as_deref(), StacosysQuery::token);
    asked.count(&services).await
}

/// The request. An invalid or unknown one has no comments: Stacosys has no errors here.
struct StacosysQuery {
    site: Option<Arc<Site>>,
    url: String,
    /// If the site is unknown.
    preferred_texts: &'static Texts,
}

impl StacosysQuery {
    fn new(
        (services, headers): (&StacosysServices, &HeaderMap),
        raw: Option<&str>,
        token: impl Fn(&Query) -> Option<String>,
    ) -> Self {
        let preferred_texts = preferred_texts(headers);
        let Ok(query) = Query::parse(raw) else {
            let (site, url) = (None, String::from("/"));
            return Self {
                site,
                url,
                preferred_texts,
            };
        };
        let site = match token(&query) {
            Some(token) => by_token(services, &token),
            None => only(services),
        };
        let url = query.first("url").unwrap_or_default().to_owned();
        Self {
            site,
            url,
            preferred_texts,
        }
    }

    fn token(query: &Query) -> Option<String> {
        query.first("token").map(ToOwned::to_owned)
    }

    fn texts(&self) -> &'static Texts {
        self.site.as_deref().map_or(self.preferred_texts, texts_of)
    }

    async fn thread(self, services: &StacosysServices) -> Response {
        let texts = self.texts();
        let found = match (self.site, PagePath::parse(&self.url)) {
            (Some(site), Ok(path)) => services.published.of_page(&site, path).await,
            _ => Ok(Vec::new()),
        };
        match found {
            Ok(comments) => json::comments(&comments, services.config.stacosys.timezone.zone()),
            Err(error) => Problem::from(error).into_page(texts),
        }
    }

    /// Of a page, or of the whole site if no page is named.
    async fn count(self, services: &StacosysServices) -> Response {
        let texts = self.texts();
        let counted = match (self.site, self.url.as_str()) {
            (None, _) => Ok(0),
            (Some(site), "") => services.published.count_all(&site).await,
            (Some(site), url) => match PagePath::parse(url) {
                Ok(path) => services.published.count(&site, path).await,
                Err(_) => Ok(0),
            },
        };
        match counted {
            Ok(count) => json::count(count),
            Err(error) => Problem::from(error).into_page(texts),
        }
    }
}

/// The one blog of newer versions.
fn only(services: &StacosysServices) -> Option<Arc<Site>> {
    let key = services.config.stacosys.site.as_ref()?;
    noted(services.sites.current().by_key(key.as_str()))
}

fn by_token(services: &StacosysServices, token: &str) -> Option<Arc<Site>> {
    let key = services.config.stacosys.by_token(token)?;
    noted(services.sites.current().by_key(key))
}

/// For the request's line in the log.
fn noted(site: Option<Arc<Site>>) -> Option<Arc<Site>> {
    site.inspect(access_log::is_for)
}

pub(crate) fn allowed(methods: HeaderValue) -> Response {
    let mut response = ([(header::CONTENT_TYPE, HTML)], "").into_response();
    response.headers_mut().insert(header::ALLOW, methods);
    cors::preflighted(response.headers_mut());
    response
}

pub(crate) fn not_allowed(methods: HeaderValue, asked: &HeaderMap) -> Response {
    let mut response = method_not_allowed().into_page(preferred_texts(asked));
    response.headers_mut().insert(header::ALLOW, methods);
    response
}

/// A redirect like Flask's: 302.
pub(crate) fn found(location: &str) -> Response {
    let mut response = StatusCode::FOUND.into_response();
    let headers = response.headers_mut();
    if let Ok(location) = HeaderValue::from_str(location) {
        headers.insert(header::LOCATION, location);
    }
    headers.insert(header::CONTENT_TYPE, HTML);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

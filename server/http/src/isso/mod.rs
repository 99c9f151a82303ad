//! Isso's API (version 0.14), for themes and programs that were written for it; `[isso]` switches it on.
//!
//! Each site has one, at `/isso/{site}/`. Comments take the normal path (`services::submit`), with all checks of their
//! site. `docs/isso.md` lists what differs from Isso, and why.
//!
//! Isso's script sends cookies to another origin, which nothing else here does. So it has a CORS of its own, for the
//! origins of the site alone (`docs/decisions/0087-isso.md`).

mod cookies;
mod own;
mod read;
mod thread;
mod view;
mod write;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use axum::routing::{get, post};
use http::{HeaderMap, HeaderValue, Method, header, request};
use tower_http::cors::{AllowOrigin, CorsLayer};
use url::form_urlencoded::Serializer;

use self::cookies::SetCookies;
use super::client::Client;
use super::error::{Problem, method_not_allowed};
use super::query::Query;
use super::state::HttpState;
use super::{addresses, extract, stacosys};
use crate::contexts::ReaderServices;
use afterword_model::{Comment, CommentNumber, OriginVerdict, Site};
use afterword_services::{CommentError, SiteRegistry};

pub(super) fn routes(sites: &Arc<SiteRegistry>) -> Router<HttpState> {
    Router::new()
        .route("/isso/{site}/", get(read::thread))
        .route("/isso/{site}/count", post(read::counts))
        .route("/isso/{site}/config", get(read::config))
        .route("/isso/{site}/feed", get(feed))
        .route("/isso/{site}/new", post(write::submitted))
        .route("/isso/{site}/preview", post(write::preview))
        .route(
            "/isso/{site}/id/{number}",
            get(own::shown).put(own::edited).delete(own::deleted),
        )
        .route("/isso/{site}/id/{number}/{vote}", post(write::voted))
        // Inside of the layer, which answers preflights.
        .method_not_allowed_fallback(async || method_not_allowed())
        .layer(cors(Arc::clone(sites)))
}

/// For pages of the site alone: their readers' cookies come along.
fn cors(sites: Arc<SiteRegistry>) -> CorsLayer {
    let is_own = move |origin: &HeaderValue, asked: &request::Parts| {
        let site = addresses::isso_site(asked.uri.path());
        let site = site.and_then(|key| sites.current().by_key(key));
        let origin = origin.to_str().unwrap_or_default();
        site.is_some_and(|site| site.judge_origin(origin) == OriginVerdict::Accepted)
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(is_own))
        .allow_credentials(true)
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::DELETE])
        .allow_headers([header::CONTENT_TYPE])
        .expose_headers([header::DATE, header::RETRY_AFTER, cookies::X_SET_COOKIE])
}

/// # Errors
/// `unknown_site`.
fn site(services: &ReaderServices, key: &str) -> Result<Arc<Site>, Problem> {
    extract::site(&services.sites, Some(key))
}

/// Whoever writes: a page of the site, or a program.
struct Writer {
    site: Arc<Site>,
    headers: HeaderMap,
    client: Client,
}

impl Writer {
    /// # Errors
    /// `unknown_site`, `origin_null`, `origin_not_allowed`.
    fn of(
        services: &ReaderServices,
        key: &str,
        headers: HeaderMap,
        client: Client,
    ) -> Result<Self, Problem> {
        let site = site(services, key)?;
        extract::check_origin(&services.config, &site, &headers, Some(&client))?;
        Ok(Self {
            site,
            headers,
            client,
        })
    }

    fn cookies(&self, services: &ReaderServices) -> SetCookies<'_> {
        SetCookies::new(&services.config, &self.client, &self.site)
    }
}

/// A comment of this site, by its number.
///
/// # Errors
/// `unknown_comment`.
async fn numbered(services: &ReaderServices, site: &Site, word: &str) -> Result<Comment, Problem> {
    let number = CommentNumber::parse(word).ok_or(CommentError::UnknownComment)?;
    let found = find(services, site, number).await?;
    Ok(found.ok_or(CommentError::UnknownComment)?)
}

async fn find(
    services: &ReaderServices,
    site: &Site,
    number: CommentNumber,
) -> Result<Option<Comment>, CommentError> {
    let (first, last) = number.same_time();
    let ids = services.store.comments_between(first, last).await?;
    let Some(id) = number.among(&ids) else {
        return Ok(None);
    };
    let comment = services.store.comment(id).await?;
    Ok(comment.filter(|comment| comment.site == site.id))
}

/// Our own feed of the page.
async fn feed(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    RawQuery(raw): RawQuery,
) -> Result<Response, Problem> {
    let site = site(&services, &key)?;
    let page = read::page(&Query::parse(raw.as_deref())?)?;
    let query = Serializer::new(String::new())
        .append_pair("site", site.key.as_str())
        .append_pair("page", page.as_str())
        .finish();
    Ok(stacosys::found(&format!("/api/v1/feed.atom?{query}")))
}

//! `/api/v1/feed.atom` (RFC 4287) and `/api/v1/feed.json` (JSON Feed 1.1): approved comments,
//! newest first, of one article or of a whole site.

mod json;
mod xml;

use std::sync::Arc;

use askama::Template;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use jiff::Timestamp;
use url::form_urlencoded::Serializer;

use self::json::JsonFeed;
pub(super) use self::xml::XmlText;
use super::entity_tags::{entity_tag, has_it};
use super::error::{Problem, internal};
use super::extract;
use super::openapi::types;
use super::page::links::website;
use super::query::Query;
use crate::contexts::FeedServices;
use crate::page::document::rendered;
use afterword_i18n::Texts;
use afterword_model::{Comment, CommentId, Invalid, PagePath, Site, Status};
use afterword_services::CommentError;
use afterword_store::ListQuery;

const LENGTH: u32 = 50;
const ATOM: HeaderValue = HeaderValue::from_static("application/atom+xml; charset=utf-8");
const JSON: HeaderValue = HeaderValue::from_static("application/feed+json; charset=utf-8");
const CACHE_CONTROL: HeaderValue = HeaderValue::from_static("public, max-age=300");

/// The 50 newest approved comments as Atom (RFC 4287).
#[utoipa::path(
    get, path = "/api/v1/feed.atom", operation_id = "atomFeed",
    params(types::Site, types::OnPage, types::IfNoneMatch),
    responses(
        (status = 200, description = "The feed", body = String, content_type = "application/atom+xml",
            headers(("ETag" = String, description = "Its version"))),
        (status = 304, description = "It has not changed"),
    ),
    extensions(("x-problems" = json!(["missing_field", "unknown_site", "invalid_page"]))),
)]
pub(super) async fn atom(
    State(services): State<FeedServices>,
    RawQuery(raw): RawQuery,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let source = Source::read(&services, raw.as_deref()).await?;
    let feed = source.feed(&services, "atom");
    let body = rendered(&feed).map_err(|error| {
        tracing::error!(%error, "a feed could not be written");
        internal()
    })?;
    Ok(cacheable(&asked, ATOM, body.into_bytes()))
}

/// The 50 newest approved comments as JSON Feed 1.1.
#[utoipa::path(
    get, path = "/api/v1/feed.json", operation_id = "jsonFeed",
    params(types::Site, types::OnPage, types::IfNoneMatch),
    responses(
        (status = 200, description = "The feed", body = JsonFeed, content_type = "application/feed+json",
            headers(("ETag" = String, description = "Its version"))),
        (status = 304, description = "It has not changed"),
    ),
    extensions(("x-problems" = json!(["missing_field", "unknown_site", "invalid_page"]))),
)]
pub(super) async fn json(
    State(services): State<FeedServices>,
    RawQuery(raw): RawQuery,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let source = Source::read(&services, raw.as_deref()).await?;
    let feed = JsonFeed::from(source.feed(&services, "json"));
    let body = crate::json::to_vec(&feed);
    Ok(cacheable(&asked, JSON, body))
}

/// Feed readers are many and poll often, so answers may be cached for five minutes.
fn cacheable(asked: &HeaderMap, content_type: HeaderValue, body: Vec<u8>) -> Response {
    let tag = entity_tag(&body);
    let mut response = if has_it(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, content_type)], body).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, CACHE_CONTROL);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The contents of a feed.
struct Source {
    site: Arc<Site>,
    /// The article, by its current path and title; `None` for the whole site.
    article: Option<(String, String)>,
    comments: Vec<Comment>,
}

impl Source {
    async fn read(services: &FeedServices, raw: Option<&str>) -> Result<Self, Problem> {
        let query = Query::parse(raw)?;
        let site = extract::site(&services.sites, query.first("site"))?;
        let page = query.first("page").filter(|page| !page.is_empty());
        let path = page
            .map(PagePath::parse)
            .transpose()
            .map_err(Invalid::from)?;
        let article = match &path {
            Some(path) => Some(article(services, &site, path).await?),
            None => None,
        };
        let wanted = ListQuery {
            site: Some(site.id),
            path,
            status: Some(Status::Approved),
            limit: LENGTH,
            ..ListQuery::default()
        };
        let comments = services
            .store
            .comments(wanted)
            .await
            .map_err(CommentError::from)?;
        Ok(Self {
            site,
            article,
            comments,
        })
    }

    fn feed(&self, services: &FeedServices, format: &str) -> Feed<'_> {
        let site = &*self.site;
        let texts = Texts::of(site.rules.language.as_str());
        let entries = self
            .comments
            .iter()
            .filter_map(|comment| Entry::new(site, texts, comment));
        let entries: Vec<_> = entries.collect();
        let (home, name) = match &self.article {
            Some((path, title)) => (site.url(path), named(path, title)),
            None => (site.url("/"), named(site.key.as_str(), &site.title)),
        };
        Feed {
            language: site.rules.language.as_str(),
            title: format!("{} {name}", texts.page_about()),
            address: self.address(services, format),
            home,
            // A feed without entries has not changed since the beginning of time.
            updated: entries
                .iter()
                .map(|entry| entry.updated)
                .max()
                .unwrap_or_default(),
            entries,
        }
    }

    /// The feed's canonical address.
    fn address(&self, services: &FeedServices, format: &str) -> String {
        let mut query = Serializer::new(String::new());
        query.append_pair("site", self.site.key.as_str());
        if let Some((path, _)) = &self.article {
            query.append_pair("page", path);
        }
        let server = services.config.server.public_url.to_string();
        format!("{server}/api/v1/feed.{format}?{}", query.finish())
    }
}

/// The current path and title.
async fn article(
    services: &FeedServices,
    site: &Site,
    path: &PagePath,
) -> Result<(String, String), Problem> {
    let known = services.store.page(site.id, path.clone()).await;
    let known = known.map_err(CommentError::from)?;
    Ok(known.map_or_else(
        || (path.as_str().to_owned(), String::new()),
        |page| (page.path, page.title),
    ))
}

fn named<'a>(path: &'a str, title: &'a str) -> &'a str {
    if title.is_empty() { path } else { title }
}

#[derive(Template)]
#[template(path = "feed.atom")]
struct Feed<'a> {
    language: &'a str,
    title: String,
    address: String,
    home: String,
    updated: Timestamp,
    entries: Vec<Entry<'a>>,
}

struct Entry<'a> {
    id: CommentId,
    title: String,
    url: String,
    name: &'a str,
    website: Option<&'a str>,
    /// Where it was written, if not on the site.
    original: Option<&'a str>,
    html: &'a str,
    published: Timestamp,
    updated: Timestamp,
    answered: Option<InReplyTo>,
}

/// The comment that this one answers (RFC 4685).
struct InReplyTo {
    id: CommentId,
    url: String,
}

impl<'a> Entry<'a> {
    /// `None` for a comment without an author.
    fn new(site: &Site, texts: &'static Texts, comment: &'a Comment) -> Option<Self> {
        let author = comment.author.as_ref()?;
        let article = site.url(&comment.page);
        let name = author.name.as_str();
        let about = named(&comment.page, &comment.page_title);
        Some(Self {
            id: comment.id,
            title: format!("{name} {} {about}", texts.page_on()),
            url: format!("{article}#comment-{}", comment.id),
            name,
            website: website(author),
            original: comment.source.as_ref().map(|source| source.url.as_str()),
            html: &comment.html,
            published: comment.created,
            updated: comment.edited.unwrap_or(comment.created),
            answered: comment.parent.map(|id| InReplyTo {
                id,
                url: format!("{article}#comment-{id}"),
            }),
        })
    }
}

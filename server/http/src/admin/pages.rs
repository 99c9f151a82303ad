//! The owner closes, opens, titles and moves pages, and adds other paths to them.

use axum::extract::{RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use serde::Serialize;
use utoipa::ToSchema;

use super::{bodies, described};
use crate::contexts::OwnerApiServices;
use crate::error::Problem;
use crate::extract;
use crate::fields::Fields;
use crate::json::Json;
use crate::openapi::types;
use crate::owner;
use crate::query::Query;
use crate::versions::{self, IfMatch};
use afterword_model::{Invalid, Page, PagePath, PageTitle};
use afterword_services::pages::Change;
use afterword_store::PageQuery;

const MOST: u32 = 500;

/// A page and its version.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PageWithVersion)]
pub(super) struct PageView<'a> {
    #[serde(flatten)]
    #[schema(value_type = types::Page)]
    page: &'a Page,
    /// For `If-Match`.
    etag: String,
}

impl<'a> PageView<'a> {
    fn new(page: &'a Page) -> Self {
        let etag = versions::of_page(page);
        Self { page, etag }
    }
}

/// Pages, by their paths.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Pages)]
pub(super) struct PagesView<'a> {
    pages: Vec<PageView<'a>>,
    /// For `after`; null at the end.
    #[schema(value_type = Option<types::Path>, required = true)]
    next: Option<String>,
}

/// A page after a change.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ChangedPage)]
pub(super) struct OnePageView<'a> {
    page: PageView<'a>,
}

/// Pages by their paths.
#[utoipa::path(
    get, path = "/api/v1/admin/pages", operation_id = "listPages",
    params(
        types::Site,
        ("q" = Option<String>, Query, description = "A part of the path or the title", example = "a"),
        ("after" = Option<String>, Query, description = "What `next` has given", example = "/a/"),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 500, description = "Left out: 100", example = 100),
    ),
    responses((status = 200, description = "A part of the list", body = PagesView)),
    security(("apiToken" = ["read"])),
    extensions(("x-problems" = json!(["missing_field", "unknown_site", "invalid_parameter"]))),
)]
pub(crate) async fn list(
    State(services): State<OwnerApiServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "read").await?;
    let query = Query::parse(raw.as_deref())?;
    let site = extract::site(&services.sites, query.first("site"))?;
    let limit = query.limit(100, MOST)?;
    let after = query.first("after").unwrap_or_default().to_owned();
    let asked = PageQuery {
        site: site.id,
        after,
        words: query
            .first("q")
            .filter(|q| !q.is_empty())
            .map(ToOwned::to_owned),
        limit,
    };
    let pages = services.store.pages(asked).await?;
    let whole = pages.len() < limit as usize;
    let next = pages
        .last()
        .filter(|_| !whole)
        .map(|page| page.path.clone());
    let pages = pages.iter().map(PageView::new).collect();
    Ok(Json(PagesView { pages, next }).into_response())
}

/// Close, open, title or move a page, or add another path to it.
///
/// Closing a page without comments creates it.
#[utoipa::path(
    patch, path = "/api/v1/admin/pages", operation_id = "changePage",
    params(described::IfMatch),
    request_body(content(
        (bodies::PageChange = "application/json", example = json!({
            "site": "blog", "page": "/a/", "closed": false, "alias": "/old/",
        })),
        (bodies::PageChange = "text/plain", example = json!({"site": "blog", "page": "/a/", "title": "Hello"})),
    )),
    responses((status = 200, description = "The page", body = OnePageView,
        headers(("ETag" = String, description = "Its new version")))),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!([
        "unknown_site", "unknown_page", "invalid_page", "invalid_title", "path_taken", "changed_meanwhile",
    ]))),
)]
pub(crate) async fn change(
    State(services): State<OwnerApiServices>,
    request: Request,
) -> Result<Response, Problem> {
    let if_match = IfMatch::of(request.headers());
    owner::owner(&services.access, request.headers(), "moderate").await?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let site = extract::site(&services.sites, fields.optional("site")?.as_deref())?;
    let path = PagePath::parse(&fields.required("page")?).map_err(Invalid::from)?;
    let title = fields.optional("title")?;
    let move_to = fields.optional("move_to")?;
    let alias = fields.optional("alias")?;
    let change = Change {
        closed: fields.optional_bool("closed")?,
        title: title
            .map(|title| PageTitle::parse(&title, services.config.limits.title))
            .transpose()?,
        alias: alias
            .map(|alias| PagePath::parse(&alias))
            .transpose()
            .map_err(|error| Problem::from(Invalid::from(error)).field("alias"))?,
        move_to: move_to
            .map(|to| PagePath::parse(&to))
            .transpose()
            .map_err(|error| Problem::from(Invalid::from(error)).field("move_to"))?,
    };
    fields.finish()?;
    let expected = if_match.clone();
    let holds = move |page: Option<&Page>| {
        let tag = page.map(versions::of_page);
        expected.holds(tag.as_deref())
    };
    let page = services.pages.change_if(site, path, change, holds).await;
    let page = page.map_err(|error| if_match.explain(error))?;
    let page = PageView::new(&page);
    let tag = page.etag.clone();
    Ok(versions::tagged(
        Json(OnePageView { page }).into_response(),
        &tag,
    ))
}

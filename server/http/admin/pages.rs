//! The owner closes, opens, titles and moves pages.

use std::sync::Arc;

use axum::Json;
use axum::extract::{RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;

use super::answers::{PageAnswer, PagesAnswer};
use super::bodies;
use crate::app::App;
use crate::comments::pages::{Change, change as change_page};
use crate::comments::{CommentError, Invalid, PagePath, PageTitle};
use crate::http::error::Problem;
use crate::http::extract;
use crate::http::fields::Fields;
use crate::http::openapi::types;
use crate::http::query::{Query, invalid};
use crate::store::PageQuery;

const MOST: u32 = 500;

/// Pages by their paths.
#[utoipa::path(
    get, path = "/api/v1/admin/pages", operation_id = "listPages",
    params(
        types::Site,
        ("after" = Option<String>, Query, description = "What `next` has given", example = "/a/"),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 500, description = "Left out: 100", example = 100),
    ),
    responses((status = 200, description = "A part of the list", body = PagesAnswer)),
    security(("apiToken" = ["read"])),
    extensions(("x-problems" = json!(["missing_field", "unknown_site", "invalid_parameter"]))),
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    extract::owner(&app, &headers, "read").await?;
    let query = Query::parse(raw.as_deref())?;
    let site = extract::site(&app, query.first("site"))?;
    let limit = query.parsed("limit", "a number of pages")?.unwrap_or(100);
    if !(1..=MOST).contains(&limit) {
        return Err(invalid(
            "limit",
            &format!("a number of pages from 1 to {MOST}"),
        ));
    }
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
    let pages = app.store.pages(asked).await.map_err(CommentError::from)?;
    let whole = pages.len() < limit as usize;
    let next = pages
        .last()
        .filter(|_| !whole)
        .map(|page| page.path.clone());
    Ok(Json(PagesAnswer { pages, next }).into_response())
}

/// Close, open, name or move a page.
///
/// Closing one that has no comment yet begins it.
#[utoipa::path(
    patch, path = "/api/v1/admin/pages", operation_id = "changePage",
    request_body(content(
        (bodies::PageChange = "application/json", example = json!({"site": "blog", "page": "/a/", "closed": false})),
        (bodies::PageChange = "text/plain", example = json!({"site": "blog", "page": "/a/", "title": "Hello"})),
    )),
    responses((status = 200, description = "The page", body = PageAnswer)),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!(["unknown_site", "unknown_page", "invalid_page", "invalid_title"]))),
)]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response, Problem> {
    extract::owner(&app, request.headers(), "moderate").await?;
    let mut fields = Fields::read(request, app.config.limits.body.length()).await?;
    let site = extract::site(&app, fields.optional("site")?.as_deref())?;
    let path = PagePath::parse(&fields.required("page")?).map_err(Invalid::from)?;
    let title = fields.optional("title")?;
    let move_to = fields.optional("move_to")?;
    let alias = fields.optional("alias")?;
    let change = Change {
        closed: fields.optional_bool("closed")?,
        title: title
            .map(|title| PageTitle::parse(&title, app.config.limits.title))
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
    let page = change_page(app, site, path, change).await?;
    Ok(Json(PageAnswer { page }).into_response())
}

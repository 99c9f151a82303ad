//! `/api/v1/comments/former`: the imported comment that an earlier system's link points to.

use axum::extract::{RawQuery, State};
use axum::response::Response;
use http::HeaderMap;

use super::comment::published;
use super::comments::cacheable;
use super::error::Problem;
use super::extract;
use super::fields;
use super::openapi::types;
use super::query::Query;
use super::views::SubmittedView;
use crate::contexts::ReaderServices;
use afterword_model::Status;
use afterword_services::CommentError;

/// The imported comment that an earlier system's link points to.
///
/// After an import, `#comment-123` of the old system still finds its comment.
#[utoipa::path(
    get, path = "/api/v1/comments/former", operation_id = "readFormerComment",
    params(
        types::Site,
        ("anchor" = String, Query, description = "The fragment, without `#`", min_length = 1, max_length = 500, example = "comment-123"),
        types::IfNoneMatch,
    ),
    responses(
        (status = 200, description = "The comment", body = SubmittedView,
            headers(("ETag" = String, description = "Its version"))),
        (status = 304, description = "It has not changed"),
    ),
    extensions(("x-problems" = json!(["missing_field", "unknown_site", "unknown_comment"]))),
)]
pub(super) async fn shown(
    State(services): State<ReaderServices>,
    RawQuery(raw): RawQuery,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let query = Query::parse(raw.as_deref())?;
    let site = extract::site(&services.sites, query.first("site"))?;
    let anchor = query.first("anchor").filter(|anchor| !anchor.is_empty());
    let anchor = anchor.ok_or_else(|| fields::missing("anchor"))?.to_owned();
    let found = services.store.by_anchor(site.id, anchor).await;
    let id = found.map_err(CommentError::from)?;
    let comment = match id {
        Some(id) => services
            .store
            .comment(id)
            .await
            .map_err(CommentError::from)?,
        None => None,
    };
    let comment = comment.filter(|comment| comment.status == Status::Approved);
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    Ok(cacheable(&asked, &published(&comment, &site)))
}

//! The owner reads comments of any status and decides.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;

use super::answers::{CommentsAnswer, DecidedAnswer};
use super::bodies;
use crate::app::App;
use crate::comments::moderate::{Order, decide as decide_order};
use crate::comments::{Action, CommentError, CommentId, Invalid, PagePath, Status};
use crate::http::error::{Problem, code};
use crate::http::extract;
use crate::http::fields::Fields;
use crate::http::openapi::types;
use crate::http::query::{Query, invalid};
use crate::http::views::OwnersView;
use crate::store::{ListQuery, SearchWords};

const MOST: u32 = 200;

/// Comments of any status, newest first.
#[utoipa::path(
    get, path = "/api/v1/admin/comments", operation_id = "listComments",
    params(
        ("status" = Option<types::Status>, Query, description = "Left out: any", example = "pending"),
        ("site" = Option<String>, Query, description = "Left out: all", example = "blog"),
        types::OnPage,
        ("after" = Option<types::Id>, Query, description = "What `next` has given",
            example = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11"),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 200, description = "Left out: 50", example = 50),
    ),
    responses((status = 200, description = "A part of the list", body = CommentsAnswer)),
    security(("apiToken" = ["read"])),
    extensions(("x-problems" = json!([
        "missing_field", "unknown_site", "invalid_page", "invalid_parameter", "invalid_cursor",
    ]))),
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    extract::owner(&app, &headers, "read").await?;
    let asked = list_query(&app, &Query::parse(raw.as_deref())?)?;
    let limit = asked.limit as usize;
    let found = app
        .store
        .comments(asked)
        .await
        .map_err(CommentError::from)?;
    let next = (found.len() == limit)
        .then(|| found.last().map(|comment| comment.id))
        .flatten();
    let sites = app.sites();
    let views: Vec<_> = found
        .iter()
        .filter_map(|comment| Some((comment, sites.by_id(comment.site)?)))
        .collect();
    let views: Vec<_> = views
        .iter()
        .map(|(comment, site)| OwnersView::new(comment, site, None))
        .collect();
    Ok(Json(CommentsAnswer {
        comments: views,
        next,
    })
    .into_response())
}

fn list_query(app: &App, query: &Query) -> Result<ListQuery, Problem> {
    let limit = query.parsed("limit", "a number of comments")?.unwrap_or(50);
    if !(1..=MOST).contains(&limit) {
        return Err(invalid(
            "limit",
            &format!("a number of comments from 1 to {MOST}"),
        ));
    }
    let page = query.first("page").filter(|page| !page.is_empty());
    let site = query.first("site").filter(|site| !site.is_empty());
    let site = match (site, page) {
        (None, None) => None,
        (key, _) => Some(extract::site(app, key)?.id),
    };
    Ok(ListQuery {
        site,
        path: page
            .map(PagePath::parse)
            .transpose()
            .map_err(Invalid::from)?,
        status: query.parsed::<Status>(
            "status",
            "`pending`, `approved`, `rejected`, `spam` or `deleted`",
        )?,
        before: query
            .first("after")
            .filter(|cursor| !cursor.is_empty())
            .map(|cursor| CommentId::parse(cursor).map_err(|_| Invalid::Cursor))
            .transpose()?,
        limit,
        words: query.first("q").and_then(SearchWords::parse),
        by_author_of: None,
        among: None,
    })
}

/// One comment, with what was decided about it.
#[utoipa::path(
    get, path = "/api/v1/admin/comments/{id}", operation_id = "showComment",
    params(types::OfComment),
    responses((status = 200, description = "The comment", body = OwnersView)),
    security(("apiToken" = ["read"])),
    extensions(("x-problems" = json!(["invalid_id", "unknown_comment"]))),
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    extract::owner(&app, &headers, "read").await?;
    let id = CommentId::parse(&id)?;
    let comment = app.store.comment(id).await.map_err(CommentError::from)?;
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    let decisions = app.store.decisions(id).await.map_err(CommentError::from)?;
    let site = app.site_of(&comment)?;
    Ok(Json(OwnersView::new(&comment, &site, Some(&decisions))).into_response())
}

/// Decide about a comment.
///
/// The same decision, and the same reply, twice is one.
#[utoipa::path(
    post, path = "/api/v1/admin/comments/{id}/decision", operation_id = "decide",
    params(types::OfComment),
    request_body(content(
        (bodies::Decide = "application/json", example = json!({"action": "approve"})),
        (bodies::Decide = "text/plain", example = json!({"action": "approve", "reply": "Thank you!"})),
        (bodies::Decide = "application/x-www-form-urlencoded", example = json!({"action": "spam"})),
    )),
    responses((status = 200, description = "The comment as it is now", body = DecidedAnswer)),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!([
        "invalid_id", "unknown_comment", "unknown_action", "not_possible", "changed_meanwhile",
        "invalid_text", "text_too_long", "too_many_links",
    ]))),
)]
pub(super) async fn decide(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let decider = extract::owner(&app, request.headers(), "moderate").await?;
    let mut fields = Fields::read(request, app.config.limits.body.length()).await?;
    let action: Action = fields
        .required("action")?
        .parse()
        .map_err(|detail: String| Problem::new(code::UNKNOWN_ACTION, detail).field("action"))?;
    let order = Order {
        reply: fields.optional("reply")?,
        ..Order::new(CommentId::parse(&id)?, action)
    };
    fields.finish()?;
    let decided = decide_order(Arc::clone(&app), decider, order)
        .await
        .map_err(in_reply)?;
    let site = app.site_of(&decided.comment)?;
    let view = OwnersView::new(&decided.comment, &site, None);
    Ok(Json(DecidedAnswer {
        comment: view,
        before: decided.before,
    })
    .into_response())
}

/// What can be invalid about a decision is its reply.
fn in_reply(error: CommentError) -> Problem {
    match error {
        CommentError::Invalid(invalid) => Problem::from(invalid).field("reply"),
        error => error.into(),
    }
}

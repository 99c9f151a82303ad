//! `/api/v1/comments/{id}`: read one comment, edit, delete, react.

use std::sync::Arc;

use axum::extract::{Extension, Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};

use super::answers::{ReactedAnswer, ReportedAnswer};
use super::bodies;
use super::client::Client;
use super::comments::view;
use super::error::{Problem, code};
use super::extract::{self, bearer, edit_token};
use super::fields::Fields;
use super::layers::access_log;
use super::openapi::types;
use super::query::invalid;
use super::views::{CommentView, PlaceView, SubmittedView};
use crate::contexts::ReaderServices;
use crate::json::Json;
use afterword_i18n::ProblemText;
use afterword_model::SubmissionKey;
use afterword_model::{Comment, CommentId, Form, ReportReason, Site, Status};
use afterword_services::reports::ReportDraft;
use afterword_services::{CommentError, edit, react};

/// One comment: a published one for everybody, any for its author.
///
/// With its edit token the answer also has `text` and `edit_until`.
#[utoipa::path(
    get, path = "/api/v1/comments/{id}", operation_id = "readComment",
    params(types::OfComment),
    responses((status = 200, description = "The comment", body = SubmittedView)),
    security((), ("editToken" = [])),
    extensions(("x-problems" = json!(["invalid_id", "unknown_comment"]))),
)]
pub(super) async fn shown(
    State(services): State<ReaderServices>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    let found = services
        .store
        .comment(id)
        .await
        .map_err(CommentError::from)?;
    let found = found.ok_or(CommentError::UnknownComment)?;
    let site = services.sites.of(&found)?;
    access_log::is_for(&site);
    let own = bearer(&headers).is_some_and(|token| services.keys.is_edit_token(id, token));
    let view = match found.status {
        Status::Deleted => return Err(CommentError::UnknownComment.into()),
        _ if own => SubmittedView {
            comment: CommentView::own(&found, &site),
            edit_until: Some(site.edit_until(&found)),
            text: Some(found.text.as_str()),
            ..published(&found, &site)
        },
        Status::Approved => published(&found, &site),
        _ => return Err(CommentError::UnknownComment.into()),
    };
    let mut response = Json(view).into_response();
    let fresh = HeaderValue::from_static("private, no-store");
    response.headers_mut().insert(header::CACHE_CONTROL, fresh);
    Ok(response)
}

pub(super) fn published<'a>(comment: &'a Comment, site: &Site) -> SubmittedView<'a> {
    SubmittedView {
        comment: CommentView::public(comment, site),
        status: comment.status,
        edit_token: None,
        edit_until: None,
        text: None,
        page: PlaceView::new(comment, site),
    }
}

/// Edit one's own comment.
///
/// Within `form.edit_window_secs`. On a site that holds new comments, an edited one is held again.
///
/// With `"private": false` and without `text` the author of a word to the owner only agrees to its publication, at any
/// time: it is published if the owner has asked for that, and otherwise held like a new comment.
#[utoipa::path(
    patch, path = "/api/v1/comments/{id}", operation_id = "editComment",
    params(types::OfComment),
    request_body(content(
        (bodies::CommentChange = "application/json", example = json!({"text": "Good *read*."})),
        (bodies::CommentChange = "text/plain", example = json!({"text": "Good *read*."})),
        (bodies::NewText = "application/x-www-form-urlencoded", example = json!({"text": "Good *read*."})),
    )),
    responses((status = 200, description = "The comment", body = SubmittedView)),
    security(("editToken" = [])),
    extensions(("x-problems" = json!([
        "invalid_id", "unknown_comment", "origin_not_allowed", "origin_null", "edit_window_over", "page_closed", "comment_refused",
        "changed_meanwhile", "not_possible", "missing_field", "wrong_type", "invalid_parameter", "invalid_text", "text_too_long", "too_many_links",
        "too_many_comments",
    ]))),
)]
pub(super) async fn edited(
    State(services): State<ReaderServices>,
    Path(id): Path<String>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    let headers = request.headers().clone();
    let site = checked_site(&services, id, &headers, Some(&client)).await?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    if let Some(private) = fields.optional_bool("private")? {
        fields.finish()?;
        return released(&services, id, (private, edit_token(&headers)?)).await;
    }
    let text = fields.required("text")?;
    fields.finish()?;
    let proof = edit::Proof {
        token: edit_token(&headers)?,
        address: Some(client.address),
    };
    let edited = services.author_edits.edit(id, proof, &text).await?;
    let view = SubmittedView {
        edit_token: None,
        text: Some(edited.comment.text.as_str()),
        ..view(&edited, &site)
    };
    Ok(Json(view).into_response())
}

/// A word to the owner only may be published. The other way round is not possible: readers may have seen it.
async fn released(
    services: &ReaderServices,
    id: CommentId,
    (private, token): (bool, &str),
) -> Result<Response, Problem> {
    if private {
        let problem = Problem::new(code::NOT_POSSIBLE, ProblemText::private_stays_public());
        return Err(problem.field("private"));
    }
    let word = services.consents.offer(id, token).await?;
    let view = SubmittedView {
        comment: CommentView::own(&word.comment, &word.site),
        edit_until: Some(word.site.edit_until(&word.comment)),
        text: Some(word.comment.text.as_str()),
        ..published(&word.comment, &word.site)
    };
    Ok(Json(view).into_response())
}

/// Delete one's own comment.
///
/// Name, e-mail, website and text are erased at once; a comment with replies leaves a placeholder.
#[utoipa::path(
    delete, path = "/api/v1/comments/{id}", operation_id = "deleteComment",
    params(types::OfComment),
    responses((status = 204, description = "It is gone")),
    security(("editToken" = [])),
    extensions(("x-problems" = json!([
        "invalid_id", "unknown_comment", "origin_not_allowed", "origin_null", "edit_window_over",
        "changed_meanwhile", "not_possible",
    ]))),
)]
pub(super) async fn deleted(
    State(services): State<ReaderServices>,
    Path(id): Path<String>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    checked_site(&services, id, &headers, Some(&client)).await?;
    services
        .author_edits
        .delete(id, edit_token(&headers)?)
        .await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The site of a comment that is to be changed; checks the origin.
async fn checked_site(
    services: &ReaderServices,
    id: CommentId,
    headers: &HeaderMap,
    client: Option<&Client>,
) -> Result<Arc<Site>, Problem> {
    let comment = services
        .store
        .comment(id)
        .await
        .map_err(CommentError::from)?;
    let site = services
        .sites
        .of(&comment.ok_or(CommentError::UnknownComment)?)?;
    access_log::is_for(&site);
    extract::check_origin(&services.config, &site, headers, client)?;
    Ok(site)
}

/// React to a comment.
///
/// Repeating a reaction removes it.
#[utoipa::path(
    post, path = "/api/v1/comments/{id}/reactions", operation_id = "react",
    params(types::OfComment),
    request_body(content(
        (bodies::React = "application/json", example = json!({"reaction": "👍", "key": "2b0c5d7e9f1a3b5c"})),
        (bodies::React = "text/plain", example = json!({"reaction": "👍", "key": "2b0c5d7e9f1a3b5c"})),
        (bodies::React = "application/x-www-form-urlencoded",
            example = json!({"reaction": "👍", "key": "2b0c5d7e9f1a3b5c"})),
    )),
    responses((status = 200, description = "The totals", body = ReactedAnswer)),
    extensions(("x-problems" = json!([
        "invalid_id", "unknown_comment", "origin_not_allowed", "origin_null", "unknown_reaction", "page_closed",
        "invalid_key", "too_many_reactions",
    ]))),
)]
pub(super) async fn reacted(
    State(services): State<ReaderServices>,
    Path(id): Path<String>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    checked_site(&services, id, request.headers(), Some(&client)).await?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let reaction = fields.required("reaction")?;
    let reader = react::Reader {
        key: SubmissionKey::parse(&fields.required("key")?)?,
        address: client.address,
    };
    fields.finish()?;
    let totals = services.reactions.react(id, reader, reaction).await?;
    Ok(Json(ReactedAnswer::from(totals)).into_response())
}

/// Report a comment.
///
/// The comment stays; its owner decides about it, and about all other reports of it. The reader hears what became of
/// it by mail, if there is an address.
#[utoipa::path(
    post, path = "/api/v1/comments/{id}/reports", operation_id = "report",
    params(types::OfComment),
    request_body(content(
        (bodies::ReportOfComment = "application/json",
            example = json!({"reason": "illegal", "text": "It calls for violence (§ 111 StGB)."})),
        (bodies::ReportOfComment = "text/plain", example = json!({"reason": "spam"})),
        (bodies::ReportOfComment = "application/x-www-form-urlencoded", example = json!({"reason": "privacy"})),
    )),
    responses((status = 202, description = "It waits for the owner", body = ReportedAnswer)),
    extensions(("x-problems" = json!([
        "invalid_id", "unknown_comment", "origin_not_allowed", "origin_null", "missing_field", "invalid_parameter",
        "invalid_text", "text_too_long", "invalid_email", "comment_refused", "too_many_comments",
    ]))),
)]
pub(super) async fn reported(
    State(services): State<ReaderServices>,
    Path(id): Path<String>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    let site = checked_site(&services, id, request.headers(), Some(&client)).await?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let draft = ReportDraft {
        comment: id,
        reason: report_reason(&fields.required("reason")?)?,
        text: fields.optional("text")?.unwrap_or_default(),
        email: fields.optional("email")?,
        address: Some(client.address),
        form: Form {
            proof: fields.proof()?,
            is_trapped: fields.is_filled(&services.challenges.trap(&site)),
        },
    };
    fields.finish()?;
    services.reports.report(&site, draft).await?;
    Ok(Json(ReportedAnswer { status: "open" }).with(StatusCode::ACCEPTED))
}

/// # Errors
/// `invalid_parameter`.
pub(super) fn report_reason(word: &str) -> Result<ReportReason, Problem> {
    let unknown = || invalid("reason", ProblemText::not_a_report_reason());
    ReportReason::named(word).ok_or_else(unknown)
}

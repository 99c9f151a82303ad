//! `/api/v1/comments`: read a thread, submit, edit, delete, react, preview.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde_json::json;

use super::error::Problem;
use super::extract::{self, Client, bearer, edit_token, entity_tag, has_it};
use super::fields::{self, Fields};
use super::forms;
use super::query::{Query, invalid};
use super::views::{CommentView, PlaceView, SubmittedView, ThreadView};
use crate::app::App;
use crate::comments::submit::{Draft, Submission, SubmissionKey, Submitted, render, submit};
use crate::comments::thread::{Ask, parse_cursor, read};
use crate::comments::{
    Comment, CommentError, CommentId, Invalid, PagePath, Site, Status, Text, edit, react,
};
use crate::config::Sort;

pub(super) async fn thread(
    State(app): State<Arc<App>>,
    RawQuery(raw): RawQuery,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let query = Query::parse(raw.as_deref())?;
    let site = extract::site(&app, query.first("site"))?;
    let ask = ask(&app, &site, &query)?;
    let thread = read(&app, &site, ask).await?;
    let view = ThreadView::new(&app, &site, &thread);
    Ok(cacheable(&asked, &view))
}

/// What a query asks for of a thread.
pub(super) fn ask(app: &App, site: &Site, query: &Query) -> Result<Ask, Problem> {
    let page = query.first("page").ok_or_else(|| fields::missing("page"))?;
    let most = app.config.limits.thread_page;
    let limit = query
        .parsed::<usize>("limit", "a number of comments")?
        .unwrap_or(site.rules.page_size.min(most));
    if !(1..=most).contains(&limit) {
        return Err(invalid(
            "limit",
            &format!("a number of comments from 1 to {most}"),
        ));
    }
    Ok(Ask {
        path: PagePath::parse(page).map_err(Invalid::from)?,
        sort: query
            .parsed::<Sort>("sort", "`oldest`, `newest` or `top`")?
            .unwrap_or(site.rules.sort),
        after: query
            .first("after")
            .filter(|cursor| !cursor.is_empty())
            .map(parse_cursor)
            .transpose()?,
        limit: u32::try_from(limit).unwrap_or(u32::MAX),
    })
}

/// JSON with an entity tag. Readers ask again each time, because a reader who has just
/// written wants to see it; an unchanged thread costs them a 304.
pub(super) fn cacheable(asked: &HeaderMap, view: &impl serde::Serialize) -> Response {
    let body = serde_json::to_vec(view).unwrap_or_default();
    let tag = entity_tag(&body);
    let mut response = if has_it(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let json = HeaderValue::from_static("application/json");
        ([(header::CONTENT_TYPE, json)], body).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("public, no-cache"),
    );
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

pub(super) async fn submitted(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response, Problem> {
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    let address = client.map(|client| client.address);
    let fields = Fields::read(request, app.config.limits.body.length()).await;
    if forms::is_form(&headers, &fields) {
        return Ok(forms::submitted(app, &headers, address, fields).await);
    }
    let mut fields = fields?;
    let site = extract::site(&app, fields.optional("site")?.as_deref())?;
    extract::check_origin(&app, &site, &headers)?;
    let draft = Draft {
        address,
        ..draft(&mut fields)?
    };
    fields.finish()?;
    let submission = Submission::parse(&draft, &app.config.limits)?;
    let submitted = submit(Arc::clone(&app), Arc::clone(&site), submission).await?;
    let status = match submitted.comment.status {
        Status::Approved => StatusCode::CREATED,
        _ => StatusCode::ACCEPTED,
    };
    Ok((status, Json(view(&submitted, &site))).into_response())
}

/// The fields that a JSON body and a form share.
pub(super) fn draft(fields: &mut Fields) -> Result<Draft, Problem> {
    Ok(Draft {
        page: fields.required("page")?,
        parent: fields.optional("parent")?,
        name: fields.required("name")?,
        email: fields.optional("email")?,
        website: fields.optional("website")?,
        text: fields.required("text")?,
        title: fields.optional("title")?,
        key: fields.optional("key")?,
        notify: fields.optional_bool("notify")?.unwrap_or_default(),
        address: None,
    })
}

fn view<'a>(submitted: &'a Submitted, site: &Site) -> SubmittedView<'a> {
    SubmittedView {
        comment: CommentView::own(&submitted.comment),
        status: submitted.comment.status,
        edit_token: Some(&submitted.edit_token),
        edit_until: Some(submitted.edit_until),
        text: None,
        page: PlaceView::new(&submitted.comment, site),
    }
}

/// One comment: a published one for everybody, any for its author.
pub(super) async fn comment(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    let found = app.store.comment(id).await.map_err(CommentError::from)?;
    let found = found.ok_or(CommentError::UnknownComment)?;
    let site = app.site_of(&found)?;
    let own = bearer(&headers).is_some_and(|token| app.keys.is_edit_token(id, token));
    let view = match found.status {
        Status::Deleted => return Err(CommentError::UnknownComment.into()),
        _ if own => SubmittedView {
            comment: CommentView::own(&found),
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

fn published<'a>(comment: &'a Comment, site: &Site) -> SubmittedView<'a> {
    SubmittedView {
        comment: CommentView::public(comment),
        status: comment.status,
        edit_token: None,
        edit_until: None,
        text: None,
        page: PlaceView::new(comment, site),
    }
}

pub(super) async fn edited(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    let headers = request.headers().clone();
    let site = checked_site(&app, id, &headers).await?;
    let mut fields = Fields::read(request, app.config.limits.body.length()).await?;
    let text = fields.required("text")?;
    fields.finish()?;
    let edited = edit::edit(Arc::clone(&app), id, edit_token(&headers)?, &text).await?;
    let view = SubmittedView {
        edit_token: None,
        text: Some(edited.comment.text.as_str()),
        ..view(&edited, &site)
    };
    Ok(Json(view).into_response())
}

pub(super) async fn deleted(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    checked_site(&app, id, &headers).await?;
    edit::delete(app, id, edit_token(&headers)?).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The site of a comment that is to be written to, with the origin held against it.
async fn checked_site(app: &App, id: CommentId, headers: &HeaderMap) -> Result<Arc<Site>, Problem> {
    let comment = app.store.comment(id).await.map_err(CommentError::from)?;
    let site = app.site_of(&comment.ok_or(CommentError::UnknownComment)?)?;
    extract::check_origin(app, &site, headers)?;
    Ok(site)
}

pub(super) async fn reacted(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Response, Problem> {
    let id = CommentId::parse(&id)?;
    checked_site(&app, id, request.headers()).await?;
    let mut fields = Fields::read(request, app.config.limits.body.length()).await?;
    let reaction = fields.required("reaction")?;
    let reader = react::Reader {
        key: SubmissionKey::parse(&fields.required("key")?)?,
        address: client.address,
    };
    fields.finish()?;
    let totals = react::react(app, id, reader, reaction).await?;
    let score: u32 = totals.reactions.values().sum();
    let answer = json!({"reactions": totals.reactions, "score": score, "mine": totals.mine});
    Ok(Json(answer).into_response())
}

pub(super) async fn preview(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response, Problem> {
    let mut fields = Fields::read(request, app.config.limits.body.length()).await?;
    let site = extract::site(&app, fields.optional("site")?.as_deref())?;
    let text = Text::parse(&fields.required("text")?, app.config.limits.text)?;
    fields.finish()?;
    let html = render(&text, &site, &app.config.limits)?;
    Ok(Json(json!({ "html": html })).into_response())
}

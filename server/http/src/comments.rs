//! `/api/v1/comments`: read a thread, submit, preview.

use std::sync::Arc;

use axum::extract::{Extension, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};

use super::addresses::COMMENTS;
use super::answers::{FollowedAnswer, PreviewAnswer, ReactedAnswer};
use super::bodies;
use super::client::Client;
use super::entity_tags::{entity_tag, has_it};
use super::error::{Problem, internal, not_found};
use super::extract;
use super::fields::Fields;
use super::forms;
use super::openapi::types;
use super::query::Query;
use super::response_cache::{ASK_AGAIN, CachedKind, ResponseCache, Validity};
use super::thread_query::ask;
use super::views::{CommentView, PlaceView, SubmittedView, ThreadView};
use crate::contexts::ReaderServices;
use crate::json::{self, Json};
use afterword_i18n::Texts;
use afterword_model::{Draft, Form, Invalid, PagePath, Submission, SubmissionKey};
use afterword_model::{Site, Status, Text};
use afterword_services::follows::FollowDraft;
use afterword_services::react;
use afterword_services::submit::Submitted;
use afterword_services::thread::Thread;
use afterword_store::VersionSlot;

/// The comments of a page.
///
/// The list is flat: top-level comments in the order of `sort`, pinned ones first, each followed by all
/// comments below it, oldest first. A page without comments is an empty, open thread.
#[utoipa::path(
    get, path = "/api/v1/comments", operation_id = "readThread",
    params(
        types::Site,
        ("page" = types::AskedPath, Query, description = "The page", example = "/a/"),
        ("sort" = Option<types::Sort>, Query, description = "Left out: the site's own order", example = "newest"),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 200, example = 50,
            description = "Left out: the site's own number"),
        ("after" = Option<String>, Query, pattern = "^[A-Za-z0-9_-]{49}[AQgw]$",
            description = "What `next` has given"),
        ("sources" = Option<String>, Query, pattern = "^(site|mastodon|bluesky|webmention)?([ ,](site|mastodon|bluesky|webmention))*$",
            example = "site,mastodon", description = "Top-level comments from these alone, and what is below them. Left out: all"),
        ("language" = Option<String>, Query, example = "pt-BR",
            description = "The language of the page, for `form.spoken` and `form.notify`. Left out: the site's own"),
        types::IfNoneMatch,
    ),
    responses(
        (status = 200, description = "A part of the thread", body = ThreadView,
            headers(("ETag" = String, description = "Its version"))),
        (status = 304, description = "It has not changed"),
    ),
    extensions(("x-problems" = json!([
        "missing_field", "unknown_site", "invalid_page", "invalid_parameter", "invalid_cursor",
    ]))),
)]
pub(super) async fn thread(
    State(services): State<ReaderServices>,
    State(cache): State<Arc<ResponseCache>>,
    RawQuery(raw): RawQuery,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    // Before the site and the thread are read: whatever changes from now on makes the answer an old one.
    let since = services.store.changes_feed().version();
    let raw = raw.unwrap_or_default();
    let query = Query::parse(Some(&raw))?;
    let site = extract::site(&services.sites, query.first("site"))?;
    let ask = ask(&services.config.limits, &site, &query)?;
    let wanted = query.first("language").filter(|tag| !tag.is_empty());
    let spoken = Texts::spoken(wanted.unwrap_or(site.rules.language.as_str()));
    // What a request means is its key; how it is written, and parameters that nobody knows, are not.
    let meaning = format!("{COMMENTS}\n{} {spoken} {ask:?}", site.key);
    let _turn = cache.turn().await?;
    if let Some(same) = cache.same(&meaning) {
        let response = cache.handled(&asked, &same);
        return Ok(response.map(axum::body::Body::from).into_response());
    }
    let thread = services.threads.read(&site, ask).await?;
    let validity = Validity {
        since,
        pages: [VersionSlot::of(thread.number)].into(),
        closing: thread.closing,
    };
    let (threads, of) = (services.threads.clone(), Arc::clone(&site));
    let answer =
        move |thread: &Thread| json::to_vec(&ThreadView::new(&services, &of, spoken, thread));
    let body = threads.answer(thread, answer).await?;
    let answer = cache.response(CachedKind::Thread, body, site, validity);
    let answer = answer.map_err(|_| internal())?;
    cache.insert(&meaning, &answer);
    cache.insert(&format!("{COMMENTS}?{raw}"), &answer);
    let response = cache.handled(&asked, &answer);
    Ok(response.map(axum::body::Body::from).into_response())
}

/// JSON with an entity tag.
pub(super) fn cacheable(asked: &HeaderMap, view: &impl serde::Serialize) -> Response {
    let body = json::to_vec(view);
    let tag = entity_tag(&body);
    let mut response = if has_it(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let json = HeaderValue::from_static("application/json");
        ([(header::CONTENT_TYPE, json)], body).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, ASK_AGAIN);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// Submit a comment.
///
/// JSON, the same JSON as `text/plain` (which needs no CORS preflight), or an HTML form. A form is answered by a
/// redirect, or by a page that shows all mistakes.
#[utoipa::path(
    post, path = "/api/v1/comments", operation_id = "submitComment",
    request_body(content(
        (bodies::Submission = "application/json",
            example = json!({"site": "blog", "page": "/a/", "name": "Ann", "text": "Good **read**."})),
        (bodies::Submission = "text/plain",
            example = json!({"site": "blog", "page": "/a/", "name": "Bob", "text": "I think so too."})),
        (bodies::SubmissionForm = "application/x-www-form-urlencoded",
            example = json!({"site": "blog", "page": "/a/", "name": "Cleo", "text": "So do I."})),
    )),
    responses(
        (status = 201, description = "It is visible", body = SubmittedView),
        (status = 202, description = "It is held until the owner has seen it", body = SubmittedView),
        (status = 303, description = "To a form: back to the article, or to the thread's page",
            headers(("Location" = String, description = "Where to"))),
    ),
    extensions(("x-problems" = json!([
        "unknown_site", "invalid_page", "invalid_id", "origin_not_allowed", "origin_null", "page_closed",
        "unknown_page", "unknown_parent", "parent_on_other_page", "invalid_name", "name_reserved", "name_too_long", "invalid_email",
        "invalid_website", "invalid_text", "text_too_long", "too_many_links", "invalid_title", "invalid_key",
        "invalid_parameter", "invalid_known", "not_possible", "comment_refused", "comment_deleted", "too_many_comments",
    ]))),
)]
pub(super) async fn submitted(
    State(services): State<ReaderServices>,
    request: Request,
) -> Result<Response, Problem> {
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    let address = client.map(|client| client.address);
    let fields = Fields::read(request, services.config.limits.body.length()).await;
    if forms::is_form(&headers, &fields) {
        return Ok(forms::submitted(services, &headers, client, fields).await);
    }
    let mut fields = fields?;
    let site = extract::site(&services.sites, fields.optional("site")?.as_deref())?;
    extract::check_origin(&services.config, &site, &headers, client.as_ref())?;
    let draft = Draft {
        address,
        form: Some(Form {
            proof: fields.proof()?,
            is_trapped: fields.is_filled(&services.challenges.trap(&site)),
        }),
        ..draft(&mut fields)?
    };
    fields.finish()?;
    let submission = Submission::parse(&draft, &site, &services.config.limits)?;
    let submitted = services
        .submissions
        .submit(Arc::clone(&site), submission)
        .await?;
    let status = match submitted.comment.status {
        Status::Approved => StatusCode::CREATED,
        _ => StatusCode::ACCEPTED,
    };
    Ok(Json(view(&submitted, &site)).with(status))
}

/// The fields that a JSON body and a form have in common.
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
        known: fields.optional("known")?,
        private: fields.optional_bool("private")?.unwrap_or_default(),
        notify: fields.optional_bool("notify")?.unwrap_or_default(),
        follow: fields.optional("follow")?,
        avatar: None,
        address: None,
        form: None,
    })
}

pub(super) fn view<'a>(submitted: &'a Submitted, site: &Site) -> SubmittedView<'a> {
    SubmittedView {
        comment: CommentView::own(&submitted.comment, site),
        status: submitted.comment.status,
        edit_token: Some(&submitted.edit_token),
        edit_until: Some(submitted.edit_until),
        text: None,
        page: PlaceView::new(&submitted.comment, site),
    }
}

/// Follow a thread.
///
/// New comments of the page come by mail, once the address is confirmed. The answer is the same for every address.
#[utoipa::path(
    post, path = "/api/v1/follows", operation_id = "follow",
    request_body(content(
        (bodies::FollowOfThread = "application/json",
            example = json!({"site": "blog", "page": "/a/", "email": "ann@example.org", "follow": "daily"})),
        (bodies::FollowOfThread = "text/plain", example = json!({"site": "blog", "page": "/a/", "email": "ann@example.org"})),
        (bodies::FollowForm = "application/x-www-form-urlencoded",
            example = json!({"site": "blog", "page": "/a/", "email": "ann@example.org"})),
    )),
    responses((status = 202, description = "It is noted; an unknown address is asked to confirm", body = FollowedAnswer)),
    extensions(("x-problems" = json!([
        "unknown_site", "not_found", "invalid_page", "unknown_page", "origin_not_allowed", "origin_null", "missing_field",
        "invalid_parameter", "invalid_email", "comment_refused", "too_many_comments", "too_many_followers",
    ]))),
)]
pub(super) async fn followed(
    State(services): State<ReaderServices>,
    request: Request,
) -> Result<Response, Problem> {
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let site = extract::site(&services.sites, fields.optional("site")?.as_deref())?;
    extract::check_origin(&services.config, &site, &headers, client.as_ref())?;
    if !services.follows.are_offered(&site) {
        return Err(not_found());
    }
    let draft = FollowDraft {
        page: fields.required("page")?,
        email: fields.required("email")?,
        pace: fields.optional("follow")?.unwrap_or_default(),
        address: client.map(|client| client.address),
        form: Form {
            proof: fields.proof()?,
            is_trapped: fields.is_filled(&services.challenges.trap(&site)),
        },
    };
    fields.finish()?;
    services.follows.follow(&site, draft).await?;
    Ok(Json(FollowedAnswer { status: "noted" }).with(StatusCode::ACCEPTED))
}

/// React to an article.
///
/// Repeating a reaction removes it. The site switches it on by `article_reactions`.
#[utoipa::path(
    post, path = "/api/v1/pages/reactions", operation_id = "reactToPage",
    request_body(content(
        (bodies::ReactToPage = "application/json",
            example = json!({"site": "blog", "page": "/a/", "reaction": "👍", "key": "2b0c5d7e9f1a3b5c"})),
        (bodies::ReactToPage = "text/plain",
            example = json!({"site": "blog", "page": "/a/", "reaction": "👍", "key": "2b0c5d7e9f1a3b5c"})),
        (bodies::ReactToPage = "application/x-www-form-urlencoded",
            example = json!({"site": "blog", "page": "/a/", "reaction": "👍", "key": "2b0c5d7e9f1a3b5c"})),
    )),
    responses((status = 200, description = "The totals", body = ReactedAnswer)),
    extensions(("x-problems" = json!([
        "missing_field", "unknown_site", "invalid_page", "origin_not_allowed", "origin_null", "unknown_page", "page_closed",
        "unknown_reaction", "invalid_key", "too_many_reactions",
    ]))),
)]
pub(super) async fn reacted(
    State(services): State<ReaderServices>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Response, Problem> {
    let headers = request.headers().clone();
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let site = extract::site(&services.sites, fields.optional("site")?.as_deref())?;
    extract::check_origin(&services.config, &site, &headers, Some(&client))?;
    let path = PagePath::parse(&fields.required("page")?).map_err(Invalid::from)?;
    let reaction = fields.required("reaction")?;
    let reader = react::Reader {
        key: SubmissionKey::parse(&fields.required("key")?)?,
        address: client.address,
    };
    fields.finish()?;
    let reactions = &services.reactions;
    let totals = reactions.react_to_page(&site, path, reader, reaction);
    Ok(Json(ReactedAnswer::from(totals.await?)).into_response())
}

/// The HTML that would be published for a text.
#[utoipa::path(
    post, path = "/api/v1/preview", operation_id = "preview",
    request_body(content(
        (bodies::ToPreview = "application/json", example = json!({"site": "blog", "text": "Good **read**."})),
        (bodies::ToPreview = "text/plain", example = json!({"site": "blog", "text": "Good **read**."})),
        (bodies::ToPreview = "application/x-www-form-urlencoded",
            example = json!({"site": "blog", "text": "Good **read**."})),
    )),
    responses((status = 200, description = "It", body = PreviewAnswer)),
    extensions(("x-problems" = json!([
        "unknown_site", "invalid_text", "text_too_long", "too_many_links", "too_many_comments",
    ]))),
)]
pub(super) async fn preview(
    State(services): State<ReaderServices>,
    request: Request,
) -> Result<Response, Problem> {
    let client = request.extensions().get::<Client>().copied();
    let address = client.map(|client| client.address);
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let site = extract::site(&services.sites, fields.optional("site")?.as_deref())?;
    let text = Text::parse(&fields.required("text")?, services.config.limits.text)?;
    fields.finish()?;
    let html = services.submissions.preview(&site, &text, address)?;
    Ok(Json(PreviewAnswer { html }).into_response())
}

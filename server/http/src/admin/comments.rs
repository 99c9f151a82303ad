//! The owner reads comments of any status, and changes their texts.

use axum::extract::{Path, RawQuery, Request, State};
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
use crate::query::{Query, invalid, one_of};
use crate::versions::{self, IfMatch};
use crate::views::OwnersView;
use afterword_i18n::ProblemText;
use afterword_model::{
    Action, Comment, CommentId, EmailAddress, Invalid, PagePath, Report, ReportOutcome,
    ReportReason, Status,
};
use afterword_services::CommentError;
use afterword_services::moderate::Order;
use afterword_store::{AuthorHistory, ListQuery, ReportFilter, SearchWords};
use jiff::Timestamp;

const MOST: u32 = 200;

/// Comments, newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OwnersComments)]
pub(super) struct CommentsView<'a> {
    comments: Vec<OwnersView<'a>>,
    /// For `after`; null at the end.
    #[schema(value_type = Option<types::Id>, required = true)]
    next: Option<CommentId>,
}

/// Comments of any status, newest first.
#[utoipa::path(
    get, path = "/api/v1/admin/comments", operation_id = "listComments",
    params(
        ("status" = Option<types::Status>, Query, description = "Left out: any", example = "pending"),
        ("reported" = Option<bool>, Query, description = "Only those with an open report", example = true),
        described::OfSite,
        types::OnPage,
        ("q" = Option<String>, Query, pattern = r"[^\W_]", example = "good rea",
            description = "Words that texts, names, addresses or websites have, all of them; quotes hold words \
                           together, the last word may be unfinished"),
        ("author" = Option<types::Id>, Query, description = "What the author of this comment has written",
            example = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11"),
        ("after" = Option<types::Id>, Query, description = "What `next` has given",
            example = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11"),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 200, description = "Left out: 50", example = 50),
    ),
    responses((status = 200, description = "A part of the list", body = CommentsView)),
    security(("apiToken" = ["read"])),
    extensions(("x-problems" = json!([
        "missing_field", "unknown_site", "invalid_page", "invalid_parameter", "invalid_cursor",
    ]))),
)]
pub(crate) async fn list(
    State(services): State<OwnerApiServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "read").await?;
    let asked = list_query(&services, &Query::parse(raw.as_deref())?)?;
    let limit = asked.limit as usize;
    let found = services.store.comments(asked).await?;
    let next = (found.len() == limit)
        .then(|| found.last().map(|comment| comment.id))
        .flatten();
    let sites = services.sites.current();
    let shown: Vec<_> = found
        .iter()
        .filter_map(|comment| Some((comment, sites.by_id(comment.site)?)))
        .collect();
    let comments = shown
        .iter()
        .map(|(comment, site)| OwnersView::new(comment, site, None))
        .collect();
    Ok(Json(CommentsView { comments, next }).into_response())
}

fn list_query(services: &OwnerApiServices, query: &Query) -> Result<ListQuery, Problem> {
    let limit = query.limit(50, MOST)?;
    let given = |name| query.first(name).filter(|value| !value.is_empty());
    let site = match (given("site"), given("page")) {
        (None, None) => None,
        (key, _) => Some(extract::site(&services.sites, key)?.id),
    };
    let author = given("author").map(CommentId::parse).transpose();
    Ok(ListQuery {
        site,
        path: given("page")
            .map(PagePath::parse)
            .transpose()
            .map_err(Invalid::from)?,
        status: query.parsed::<Status>("status", || one_of("status", &Status::ALL))?,
        before: given("after")
            .map(|cursor| CommentId::parse(cursor).map_err(|_| Invalid::Cursor))
            .transpose()?,
        limit,
        words: given("q").map(words).transpose()?,
        by_author_of: author.map_err(|_| invalid("author", ProblemText::invalid_author()))?,
        among: None,
        reports: match given("reported") {
            Some("true") => ReportFilter::Only,
            None | Some("false") => ReportFilter::Any,
            Some(_) => return Err(invalid("reported", one_of("reported", &["true", "false"]))),
        },
    })
}

fn words(raw: &str) -> Result<SearchWords, Problem> {
    SearchWords::parse(raw).ok_or_else(|| invalid("q", ProblemText::no_search()))
}

/// A comment with its decisions and its author's history.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ShownComment)]
pub(super) struct ShownView<'a> {
    #[serde(flatten)]
    comment: OwnersView<'a>,
    /// On the site, including this comment; each number at most 1000.
    #[schema(value_type = described::AuthorHistory)]
    author_history: AuthorHistory,
    /// What readers have reported, oldest first.
    reports: Vec<ReportView<'a>>,
}

/// A reader's report.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Report)]
pub(super) struct ReportView<'a> {
    #[schema(value_type = String, pattern = "^(illegal|privacy|abuse|spam|mine|other)$")]
    reason: ReportReason,
    text: &'a str,
    email: Option<&'a str>,
    #[schema(value_type = String, format = DateTime)]
    created: Timestamp,
    /// When somebody decided about the comment.
    #[schema(value_type = Option<String>, format = DateTime, required = true)]
    closed: Option<Timestamp>,
    /// `kept` or `removed`.
    #[schema(value_type = Option<String>, required = true)]
    outcome: Option<ReportOutcome>,
}

impl<'a> ReportView<'a> {
    pub(super) fn new(report: &'a Report) -> Self {
        let (closed, outcome) = report.closed.unzip();
        Self {
            reason: report.reason,
            text: &report.text,
            email: report.email.as_ref().map(EmailAddress::as_str),
            created: report.created,
            closed,
            outcome,
        }
    }
}

/// One comment, with its decisions and its author's history.
#[utoipa::path(
    get, path = "/api/v1/admin/comments/{id}", operation_id = "showComment",
    params(types::OfComment, types::IfNoneMatch),
    responses(
        (status = 200, description = "The comment", body = ShownView,
            headers(("ETag" = String, description = "Its version"))),
        (status = 304, description = "It has not changed"),
    ),
    security(("apiToken" = ["read"])),
    extensions(("x-problems" = json!(["invalid_id", "unknown_comment"]))),
)]
pub(crate) async fn show(
    State(services): State<OwnerApiServices>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "read").await?;
    let id = CommentId::parse(&id)?;
    let comment = services.store.comment(id).await?;
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    answer(&services, &headers, &comment).await
}

async fn answer(
    services: &OwnerApiServices,
    asked: &HeaderMap,
    comment: &Comment,
) -> Result<Response, Problem> {
    let decisions = services.store.decisions(comment.id).await?;
    let history = services.store.author_history(comment.id).await?;
    let reports = services.store.reports(vec![comment.id]).await?;
    let site = services.sites.of(comment)?;
    let view = ShownView {
        comment: OwnersView::new(comment, &site, Some(&decisions)),
        author_history: history,
        reports: reports.iter().map(ReportView::new).collect(),
    };
    let version = versions::of_comment(comment);
    Ok(versions::answer(asked, &version, &view))
}

/// Change the text of a comment.
///
/// Its status stays. `undo` restores the old text.
#[utoipa::path(
    patch, path = "/api/v1/admin/comments/{id}", operation_id = "editAsOwner",
    params(types::OfComment, described::IfMatch),
    request_body(content(
        (bodies::EditedText = "application/json", example = json!({"text": "Good *read*."})),
        (bodies::EditedText = "text/plain", example = json!({"text": "Good read."})),
    )),
    responses((status = 200, description = "The comment as it is now", body = ShownView,
        headers(("ETag" = String, description = "Its new version")))),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!([
        "invalid_id", "unknown_comment", "not_possible", "changed_meanwhile",
        "invalid_text", "text_too_long", "too_many_links",
    ]))),
)]
pub(crate) async fn edit(
    State(services): State<OwnerApiServices>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let if_match = IfMatch::of(request.headers());
    let decider = owner::owner(&services.access, request.headers(), "moderate").await?;
    let id = CommentId::parse(&id)?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let text = fields.required("text")?;
    fields.finish()?;
    let comment = services.store.comment(id).await?;
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    if_match.check(&versions::of_comment(&comment))?;
    let order = Order {
        text: Some(text),
        // Another text in between makes the edit void.
        revision: if_match.is_said().then_some(comment.revision),
        ..Order::new(id, Action::Edit)
    };
    let decided = services.moderation.decide(decider, order).await;
    let decided = decided.map_err(|error| if_match.explain(error))?;
    answer(&services, &HeaderMap::new(), &decided.comment).await
}

//! The owner decides about a comment.

use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::{bodies, described, idempotency};
use crate::contexts::OwnerApiServices;
use crate::error::{Problem, choices, code, unknown_action};
use crate::fields::Fields;
use crate::json::Json;
use crate::layers::access_log;
use crate::openapi::types;
use crate::owner;
use crate::versions;
use crate::views::OwnersView;
use afterword_i18n::ProblemText;
use afterword_model::{Action, BatchId, CommentId, Status};
use afterword_services::CommentError;
use afterword_services::moderate::{Decided, Order};
use afterword_store::{BlockKind, Decision, RequestKey};

/// A comment after a decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Decided)]
pub(super) struct DecidedView<'a> {
    comment: OwnersView<'a>,
    #[schema(value_type = types::Status)]
    before: Status,
}

/// Decide about a comment.
///
/// Repeating a decision, or a reply, changes nothing.
#[utoipa::path(
    post, path = "/api/v1/admin/comments/{id}/decision", operation_id = "decide",
    params(types::OfComment, described::IdempotencyKey),
    request_body(content(
        (bodies::Decide = "application/json", example = json!({"action": "block", "by": ["email"]})),
        (bodies::Decide = "text/plain", example = json!({"action": "approve", "reply": "Thank you!"})),
        (bodies::DecideForm = "application/x-www-form-urlencoded", example = json!({"action": "approve"})),
    )),
    responses((status = 200, description = "The comment as it is now", body = DecidedView, headers(
        ("ETag" = String, description = "Its version"),
        ("Idempotency-Replayed" = String, description = "`true` where the request had come before"),
    ))),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!([
        "invalid_id", "unknown_comment", "unknown_action", "unknown_mark", "not_possible",
        "changed_meanwhile", "invalid_text", "text_too_long", "too_many_links",
    ]))),
)]
pub(crate) async fn one(
    State(services): State<OwnerApiServices>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let headers = request.headers().clone();
    let decider = owner::owner(&services.access, &headers, "moderate").await?;
    let id = CommentId::parse(&id)?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let asked = (format!("decide {id}"), fields.fingerprint());
    let key = idempotency::key(&services, &decider, &headers, asked).await?;
    let mut order = order_about(id, &mut fields)?;
    fields.finish()?;
    order.answering = idempotency::part(key, 0);
    match services.moderation.decide(decider, order).await {
        Ok(decided) => decided_view(&services, &decided),
        Err(CommentError::SeenBefore) => {
            let decided = done_before(&services, key, id).await?;
            Ok(idempotency::replayed(decided_view(&services, &decided)?))
        }
        Err(error) => Err(in_reply(error)),
    }
}

fn decided_view(services: &OwnerApiServices, decided: &Decided) -> Result<Response, Problem> {
    let site = services.sites.of(&decided.comment)?;
    access_log::is_for(&site);
    let view = DecidedView {
        comment: OwnersView::new(&decided.comment, &site, None),
        before: decided.before,
    };
    let tag = versions::of_comment(&decided.comment);
    Ok(versions::tagged(Json(view).into_response(), &tag))
}

/// A comment may contain many hosts, so a block by host would be ambiguous.
fn author_mark(mark: &str) -> Result<BlockKind, Problem> {
    let marks = [BlockKind::Name, BlockKind::Email, BlockKind::Network];
    let known = mark.parse().ok().filter(|kind| marks.contains(kind));
    known.ok_or_else(|| unknown_mark(&marks, "by"))
}

/// The order in the fields; an edit has its own address.
pub(super) fn order(id: CommentId, fields: &mut Fields) -> Result<Order, Problem> {
    let action = action(&fields.required("action")?)?;
    let marks = match action {
        Action::Block => fields.optional_words("by")?.unwrap_or_default(),
        _ => Vec::new(),
    };
    Ok(Order {
        reply: fields.optional("reply")?,
        marks: marks
            .iter()
            .map(|mark| author_mark(mark))
            .collect::<Result<_, _>>()?,
        ..Order::new(id, action)
    })
}

/// Like [`order`], for the text that was seen, if the request names it.
pub(super) fn order_about(id: CommentId, fields: &mut Fields) -> Result<Order, Problem> {
    Ok(Order {
        revision: fields.optional_number("revision")?,
        ..order(id, fields)?
    })
}

fn action(word: &str) -> Result<Action, Problem> {
    match word.parse() {
        Ok(Action::Edit) => {
            let text = ProblemText::edit_is_patch();
            Err(Problem::new(code::UNKNOWN_ACTION, text).field("action"))
        }
        Ok(action) => Ok(action),
        Err(_) => {
            let decisions = Action::ALL.into_iter();
            let decisions = decisions.filter(|action| *action != Action::Edit);
            Err(unknown_action(&decisions.collect::<Vec<_>>()))
        }
    }
}

pub(super) fn unknown_mark(known: &[BlockKind], field: &'static str) -> Problem {
    let text = ProblemText::unknown_mark(choices(known), field);
    Problem::new(code::UNKNOWN_MARK, text).field(field)
}

/// Only a decision's reply can be invalid.
pub(super) fn in_reply(error: CommentError) -> Problem {
    match error {
        CommentError::Invalid(invalid) => Problem::from(invalid).field("reply"),
        error => error.into(),
    }
}

/// The effect of the first request, with the comment as it is now.
async fn done_before(
    services: &OwnerApiServices,
    key: Option<RequestKey>,
    id: CommentId,
) -> Result<Decided, Problem> {
    let comment = services
        .store
        .comment(id)
        .await?
        .ok_or(CommentError::UnknownComment)?;
    let before = match line_of(services, key, id).await? {
        Some(line) => line.before,
        None => comment.status,
    };
    Ok(Decided { comment, before })
}

/// Its line in the audit log; a decision that changed nothing has none.
pub(super) async fn line_of(
    services: &OwnerApiServices,
    key: Option<RequestKey>,
    id: CommentId,
) -> Result<Option<Decision>, Problem> {
    let Some(batch) = key.map(|key| BatchId::of_request(&key.request)) else {
        return Ok(None);
    };
    let lines = services.store.decisions(id).await?;
    Ok(lines.into_iter().find(|line| line.batch == Some(batch)))
}

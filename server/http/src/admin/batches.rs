//! The owner decides about many comments in one batch, and undoes a batch.

use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use serde::Serialize;
use utoipa::ToSchema;

use super::decisions::{in_reply, line_of, order, order_about};
use super::{bodies, described, idempotency};
use crate::contexts::OwnerApiServices;
use crate::error::{Problem, code};
use crate::fields::{Fields, missing};
use crate::json::Json;
use crate::openapi::types;
use crate::owner;
use afterword_i18n::ProblemText;
use afterword_model::{BatchId, Comment, CommentId, Decider, Status};
use afterword_services::CommentError;
use afterword_services::bulk;
use afterword_services::bulk::Batch;
use afterword_services::moderate::Order;
use afterword_store::{Decision, RequestKey};

/// A thousand decisions, most of them without a reply.
const LONGEST_BODY: usize = 4 * 1024 * 1024;

/// The outcome of a batch.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Batch)]
pub(super) struct BatchView {
    /// Identifies the batch for undoing it.
    #[schema(value_type = types::Id)]
    batch: BatchId,
    decided: Vec<DecidedLine>,
    failed: Vec<FailedLine>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DecidedLine)]
pub(super) struct DecidedLine {
    #[schema(value_type = types::Id)]
    id: CommentId,
    #[schema(value_type = types::Status)]
    before: Status,
    #[schema(value_type = types::Status)]
    status: Status,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FailedLine)]
pub(super) struct FailedLine {
    #[schema(value_type = types::Id)]
    id: CommentId,
    /// As of a `Problem`.
    code: &'static str,
    detail: String,
}

impl DecidedLine {
    fn new(comment: &Comment, before: Status) -> Self {
        Self {
            id: comment.id,
            before,
            status: comment.status,
        }
    }
}

/// Decide about many comments in one batch.
///
/// All of it is one transaction. A decision that is not possible fails alone; a mistake in the request itself refuses
/// all of it. The body may have 4 MiB.
#[utoipa::path(
    post, path = "/api/v1/admin/decisions", operation_id = "decideMany",
    params(described::IdempotencyKey),
    request_body(content(
        (bodies::DecideMany = "application/json", example = json!({
            "ids": ["0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11"], "action": "pin",
        })),
        (bodies::DecideMany = "text/plain", example = json!({
            "decisions": [{"id": "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11", "action": "unpin"}],
        })),
    )),
    responses((status = 200, description = "What became of each", body = BatchView, headers(
        ("Idempotency-Replayed" = String, description = "`true` where the request had come before"),
    ))),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!([
        "too_many_decisions", "invalid_id", "unknown_action", "unknown_mark",
    ]))),
)]
pub(crate) async fn many(
    State(services): State<OwnerApiServices>,
    request: Request,
) -> Result<Response, Problem> {
    let headers = request.headers().clone();
    let decider = owner::owner(&services.access, &headers, "moderate").await?;
    let limit = services.config.limits.body.length().max(LONGEST_BODY);
    let mut fields = Fields::read(request, limit).await?;
    let asked = ("decisions".to_owned(), fields.fingerprint());
    let key = idempotency::key(&services, &decider, &headers, asked).await?;
    let orders = orders(&mut fields)?;
    fields.finish()?;
    strike(services, decider, orders, key).await
}

/// Each order has one effect, however often the request is repeated.
async fn strike(
    services: OwnerApiServices,
    decider: Decider,
    mut orders: Vec<Order>,
    key: Option<RequestKey>,
) -> Result<Response, Problem> {
    for (number, order) in orders.iter_mut().enumerate() {
        order.answering = idempotency::part(key, number);
    }
    let batch = services
        .moderation
        .decide_all(decider, orders, None)
        .await?;
    batch_view(&services, key, batch).await
}

/// Either one action for all, or each with its own.
fn orders(fields: &mut Fields) -> Result<Vec<Order>, Problem> {
    let orders = if let Some(ids) = fields.optional_words("ids")? {
        let shared = order(CommentId(uuid::Uuid::nil()), fields)?;
        let orders = ids.iter().enumerate().map(|(number, id)| {
            let id = CommentId::parse(id);
            let id = id.map_err(|error| at("ids", number, error.into()))?;
            Ok(Order {
                id,
                ..shared.clone()
            })
        });
        orders.collect::<Result<Vec<_>, Problem>>()?
    } else {
        let items = fields.optional_objects("decisions")?;
        let items = items.ok_or_else(|| missing("decisions"))?;
        let orders = items.into_iter().enumerate().map(|(number, item)| {
            order_of(item).map_err(|problem| at("decisions", number, problem))
        });
        orders.collect::<Result<_, _>>()?
    };
    match orders.len() {
        0 => Err(missing("decisions")),
        1..=bulk::MOST => Ok(orders),
        length => {
            let text = ProblemText::too_many_decisions(length, bulk::MOST);
            Err(Problem::new(code::TOO_MANY_DECISIONS, text))
        }
    }
}

fn order_of(mut item: Fields) -> Result<Order, Problem> {
    let id = CommentId::parse(&item.required("id")?)?;
    let order = order_about(id, &mut item)?;
    item.finish()?;
    Ok(order)
}

/// Names the position in the list, like `decisions[3].action`.
fn at(list: &str, number: usize, problem: Problem) -> Problem {
    let place = match (list, problem.field_name()) {
        ("decisions", Some(field)) => format!("{list}[{number}].{field}"),
        _ => format!("{list}[{number}]"),
    };
    problem.field(place)
}

/// Decisions of a repeated request are shown as made the first time.
async fn batch_view(
    services: &OwnerApiServices,
    key: Option<RequestKey>,
    batch: Batch,
) -> Result<Response, Problem> {
    let lines = batch.decided.iter();
    let lines = lines.map(|decided| DecidedLine::new(&decided.comment, decided.before));
    let mut view = BatchView {
        batch: batch.id,
        decided: lines.collect(),
        failed: Vec::new(),
    };
    let mut is_again = false;
    for (id, error) in batch.failed {
        match error {
            CommentError::KeyReused => return Err(error.into()),
            CommentError::SeenBefore => {
                is_again = true;
                view.decided.extend(line_before(services, key, id).await?);
            }
            error => {
                let problem = in_reply(error);
                view.failed.push(FailedLine {
                    id,
                    code: problem.code(),
                    detail: problem.detail(),
                });
            }
        }
    }
    let response = Json(view).into_response();
    Ok(if is_again {
        idempotency::replayed(response)
    } else {
        response
    })
}

/// `None` if the comment was erased since.
async fn line_before(
    services: &OwnerApiServices,
    key: Option<RequestKey>,
    id: CommentId,
) -> Result<Option<DecidedLine>, Problem> {
    if let Some(Decision { before, after, .. }) = line_of(services, key, id).await? {
        let status = after;
        return Ok(Some(DecidedLine { id, before, status }));
    }
    let comment = services.store.comment(id).await?;
    Ok(comment.map(|comment| DecidedLine::new(&comment, comment.status)))
}

/// Undo a batch, except for comments with later decisions.
#[utoipa::path(
    post, path = "/api/v1/admin/decisions/{batch}/undo", operation_id = "undoMany",
    params(described::OfBatch, described::IdempotencyKey),
    responses((status = 200, description = "What became of each", body = BatchView, headers(
        ("Idempotency-Replayed" = String, description = "`true` where the request had come before"),
    ))),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!(["invalid_id", "unknown_batch"]))),
)]
pub(crate) async fn undo(
    State(services): State<OwnerApiServices>,
    Path(batch): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let decider = owner::owner(&services.access, &headers, "moderate").await?;
    let batch = BatchId::parse(&batch).ok_or_else(|| {
        Problem::new(code::INVALID_ID, ProblemText::invalid_batch()).field("batch")
    })?;
    let asked = (format!("undo {batch}"), Vec::new());
    let key = idempotency::key(&services, &decider, &headers, asked).await?;
    let orders = services.moderation.undoing(batch).await?;
    strike(services, decider, orders, key).await
}

//! Decisions, one or many in one batch, undoing batches, and edits.

use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, header};
use serde_json::json;
use std::collections::HashMap;

use super::lists::{explained, place};
use super::refusal::{Refusal, see_other, with_done};
use super::session::{Form, Session, posted};
use crate::contexts::ConsoleServices;
use crate::error::{Problem, unknown_action};
use crate::fields::missing;
use crate::json::Json;
use crate::query::{invalid, one_of};
use afterword_i18n::ProblemText;
use afterword_model::{Action, BatchId, CommentId, Decider, Interface, Invalid, SiteId, Status};
use afterword_services::CommentError;
use afterword_services::bulk::{Batch, MOST};
use afterword_services::moderate::Order;
use afterword_store::BlockKind;

/// The page to return to by default: `/console` itself only redirects here.
const HERE: &str = "/console/comments";

/// `POST /console/decide`.
pub(crate) async fn decided(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let wants = ResponseFormat::of(request.headers());
    let (session, form) = posted(&services, request).await?;
    let orders = orders(&form).map_err(|problem| Refusal::keeping(problem, &form))?;
    let action = orders.first().map_or(Action::Approve, |order| order.action);
    let seen = Some(seen(&services, &session));
    let batch = services
        .moderation
        .decide_all(decider(&session), orders, seen)
        .await?;
    answer(&services, &session, &form, wants, action, batch).await
}

/// `POST /console/undo`.
pub(crate) async fn undone(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let wants = ResponseFormat::of(request.headers());
    let (session, form) = posted(&services, request).await?;
    let batch = form.first("batch").and_then(BatchId::parse);
    let batch = batch.ok_or(CommentError::UnknownBatch)?;
    let seen = Some(seen(&services, &session));
    let batch = services
        .moderation
        .undo(decider(&session), batch, seen)
        .await?;
    answer(&services, &session, &form, wants, Action::Undo, batch).await
}

/// `POST /console/comments/{id}/edit`.
pub(crate) async fn edited(
    State(services): State<ConsoleServices>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let wants = ResponseFormat::of(request.headers());
    let (session, form) = posted(&services, request).await?;
    let keep = |problem: Problem| Refusal::keeping(problem, &form);
    let id = CommentId::parse(&id)?;
    let text = form.first("text").ok_or_else(|| missing("text"))?;
    let order = Order {
        text: Some(text.to_owned()),
        revision: form.first("revision").and_then(|seen| seen.parse().ok()),
        ..Order::new(id, Action::Edit)
    };
    let seen = Some(seen(&services, &session));
    let orders = vec![order];
    let batch = services
        .moderation
        .decide_all(decider(&session), orders, seen)
        .await;
    let batch = batch.map_err(|error| keep(error.into()))?;
    answer(&services, &session, &form, wants, Action::Edit, batch).await
}

/// The kind of answer that the browser expects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ResponseFormat {
    Page,
    /// The console's script sent it.
    Json,
}

impl ResponseFormat {
    fn of(headers: &HeaderMap) -> Self {
        let accept = headers.get(header::ACCEPT);
        let accept = accept.and_then(|value| value.to_str().ok());
        match accept.unwrap_or_default() {
            wanted if wanted.contains("text/html") => Self::Page,
            wanted if wanted.contains("application/json") => Self::Json,
            _ => Self::Page,
        }
    }
}

fn orders(form: &Form) -> Result<Vec<Order>, Problem> {
    let action = form.first("action").ok_or_else(|| missing("action"))?;
    let action: Action = action
        .parse()
        .ok()
        .filter(|action| is_decision(*action))
        .ok_or_else(|| {
            let known = Action::ALL
                .into_iter()
                .filter(|action| is_decision(*action));
            unknown_action(&known.collect::<Vec<_>>())
        })?;
    let marks: Vec<BlockKind> = form
        .all("by")
        .map(str::parse)
        .collect::<Result<_, String>>()
        .map_err(|_| invalid("by", one_of("by", &BlockKind::ALL)))?;
    // Where nothing is ticked, nothing is blocked: no guess at what was meant.
    if action == Action::Block && marks.is_empty() {
        return Err(missing("by"));
    }
    let reply = form.first("reply").filter(|text| !text.trim().is_empty());
    let ids: Vec<CommentId> = form
        .all("id")
        .map(CommentId::parse)
        .collect::<Result<_, Invalid>>()?;
    if ids.is_empty() {
        return Err(missing("id"));
    }
    if ids.len() > MOST {
        return Err(invalid("id", ProblemText::batch_too_large(MOST)));
    }
    let shown = shown(form)?;
    let orders = ids.into_iter().map(|id| Order {
        revision: shown.get(&id).copied(),
        reply: reply.map(ToOwned::to_owned),
        marks: marks.clone(),
        ..Order::new(id, action)
    });
    Ok(orders.collect())
}

/// The texts that the page has shown, as `ID:REVISION`: nobody decides about a later one.
fn shown(form: &Form) -> Result<HashMap<CommentId, u32>, Problem> {
    let texts = form.all("seen").map(|seen| {
        let (id, revision) = seen.split_once(':')?;
        Some((CommentId::parse(id).ok()?, revision.parse().ok()?))
    });
    let texts = texts.collect::<Option<_>>();
    texts.ok_or_else(|| invalid("seen", ProblemText::invalid_seen()))
}

fn is_decision(action: Action) -> bool {
    !matches!(action, Action::Undo | Action::Edit)
}

pub(super) fn decider(session: &Session) -> Decider {
    Decider {
        name: session.owner.email.as_str().to_owned(),
        interface: Interface::Console,
    }
}

pub(super) fn seen(services: &ConsoleServices, session: &Session) -> Vec<SiteId> {
    let sites = session.owner.sites(&services.sites.current());
    sites.iter().map(|site| site.id).collect()
}

/// A batch of which nothing was possible is refused with its first reason. For a partial one, the script is told what
/// failed and why; a page shows how many decisions were made, and how many were not.
async fn answer(
    services: &ConsoleServices,
    session: &Session,
    form: &Form,
    wants: ResponseFormat,
    action: Action,
    batch: Batch,
) -> Result<Response, Refusal> {
    if wants == ResponseFormat::Page {
        if batch.decided.is_empty()
            && let Some((_, error)) = batch.failed.into_iter().next()
        {
            return Err(Refusal::keeping(error.into(), form));
        }
        return Ok(see_other(&with_done(
            place(form, HERE),
            &batch.id.to_string(),
        )));
    }
    let failed: Vec<_> = batch
        .failed
        .into_iter()
        .map(|(id, error)| {
            let problem = Problem::from(error);
            json!({"id": id, "code": problem.code(), "detail": explained(session, &problem)})
        })
        .collect();
    let waiting = services
        .store
        .waiting(seen(services, session), Status::Pending)
        .await?;
    let body = json!({
        "batch": batch.id,
        "action": action,
        "decided": batch.decided.len(),
        "failed": failed,
        "waiting": waiting,
    });
    Ok(Json(body).into_response())
}

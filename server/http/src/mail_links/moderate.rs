//! `/m/{token}`: a moderator looks at a comment and decides about it.

use axum::extract::{Path, RawQuery, Request, State};
use axum::response::Response;
use http::HeaderMap;

use super::answer::failed;
use super::body::Fields;
use super::sheet::{DECISIONS, Sheet, can_be_decided};
use crate::contexts::MailLinkServices;
use crate::error::{Problem, unknown_action};
use crate::fields::missing;
use crate::query::Query;
use afterword_model::Action;
use afterword_services::keys::token_hash;
use afterword_services::links::{Link, LinkError, Wish};

/// `GET /m/{token}?do=approve|reject|spam`.
pub(crate) async fn shown(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    match services.moderation_links.open(token_hash(&token)).await {
        Ok(link) => Sheet::new(&link, &token)
            .offering(offered(raw.as_deref()))
            .page(),
        Err(error) => failed(&headers, &error.into()),
    }
}

/// `POST /m/{token}` with `action`, and optionally `reply` and `seen`.
pub(crate) async fn decided(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let limits = &services.config.limits;
    // A form writes each byte of a letter as three.
    let most = limits.body.length().saturating_mul(3);
    let wish = Fields::read(request, most).await.and_then(|f| wish(&f));
    let hash = token_hash(&token);
    let outcome = match &wish {
        Ok(wish) => services.moderation_links.decide(hash, wish.clone()).await,
        Err(_) => services.moderation_links.open(hash).await,
    };
    match (outcome, wish) {
        (Ok(link), Ok(wish)) => Sheet::new(&link, &token).decided(&wish).page(),
        (Ok(link), Err(problem)) => Sheet::new(&link, &token).refused(&problem).page(),
        (Err(error), wish) => {
            let again = services.moderation_links.open(hash).await;
            refused(&headers, (again, &token), (&error.into(), wish.ok()))
        }
    }
}

/// The current sheet, with the problem of the decision and all input; without a sheet, only the problem.
fn refused(
    headers: &HeaderMap,
    (again, token): (Result<Link, LinkError>, &str),
    (problem, wish): (&Problem, Option<Wish>),
) -> Response {
    let Ok(link) = again else {
        return failed(headers, problem);
    };
    let reply = wish.as_ref().and_then(|wish| wish.reply.as_deref());
    let action = wish.as_ref().map(|wish| wish.action);
    Sheet::new(&link, token)
        .offering(action.filter(|action| can_be_decided(*action)))
        .keeping(reply.unwrap_or_default())
        .refused(problem)
        .page()
}

/// The action in the link's query; an unknown one is ignored.
fn offered(raw: Option<&str>) -> Option<Action> {
    let query = Query::parse(raw).ok()?;
    let action: Action = query.first("do")?.parse().ok()?;
    can_be_decided(action).then_some(action)
}

fn wish(fields: &Fields) -> Result<Wish, Problem> {
    let word = fields.first("action").ok_or_else(|| missing("action"))?;
    let action = word.parse().ok();
    let action = action.filter(|action| can_be_decided(*action) || *action == Action::Undo);
    let action = action.ok_or_else(|| {
        let known = DECISIONS.into_iter().chain([Action::Undo]);
        unknown_action(&known.collect::<Vec<_>>())
    })?;
    let reply = fields.first("reply").filter(|text| !text.trim().is_empty());
    Ok(Wish {
        action,
        reply: reply.map(ToOwned::to_owned),
        seen: fields.first("seen").and_then(|seen| seen.parse().ok()),
    })
}

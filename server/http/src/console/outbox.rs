//! Waiting, sent and failed mails and webhooks, and retries of failed ones.

use axum::extract::{RawQuery, Request, State};
use axum::response::Response;
use http::StatusCode;
use jiff::Timestamp;

use super::lists::{done, explained, outcome, place, query_of};
use super::refusal::Refusal;
use super::session::{Form, Session, page, posted};
use super::view::frame::Section;
use super::view::outbox::{Delivery, DeliveryState, MessageKind, OutboxPage, OutboxTab};
use super::view::parts::{FormOutcome, address};
use crate::contexts::ConsoleServices;
use crate::error::{Problem, code};
use crate::query::Query;
use afterword_i18n::{ProblemText, Texts};
use afterword_store::{HookId, MailId, OutboxFilter, OutboxHook, OutboxMail};

const HERE: &str = "/console/outbox";
/// How many of each are shown at first, and at most.
const FIRST: u32 = 50;
const MOST: u32 = 1000;

/// `GET /console/outbox`.
pub(crate) async fn listed(
    State(services): State<ConsoleServices>,
    RawQuery(raw): RawQuery,
    session: Session,
) -> Result<Response, Refusal> {
    let session = session.of_server()?;
    let query = Query::parse(raw.as_deref())?;
    let view = OutboxPage {
        outcome: outcome(&query),
        ..list(&services, &session, &query).await?
    };
    Ok(page(StatusCode::OK, &view))
}

/// `POST /console/outbox/retry`.
pub(crate) async fn retried(
    State(services): State<ConsoleServices>,
    request: Request,
) -> Result<Response, Refusal> {
    let (session, form) = posted(&services, request).await?;
    let session = session.of_server()?;
    if retry(&services, &form).await? {
        return Ok(done(place(&form, HERE)));
    }
    let problem = Problem::new(code::NOT_POSSIBLE, ProblemText::not_again());
    let query = query_of(place(&form, HERE))?;
    let view = OutboxPage {
        outcome: Some(FormOutcome::Refused(explained(&session, &problem))),
        ..list(&services, &session, &query).await?
    };
    Ok(page(problem.status(), &view))
}

/// Whether it had failed; then it waits again.
async fn retry(services: &ConsoleServices, form: &Form) -> Result<bool, Problem> {
    let kind = form.first("kind").unwrap_or_default();
    let id = form.first("id").unwrap_or_default();
    let kind = MessageKind::ALL
        .into_iter()
        .find(|sent| sent.as_str() == kind);
    Ok(match kind {
        Some(MessageKind::Mail) => match MailId::parse(id) {
            Some(id) => services.outbox.retry_mail(id).await?,
            None => false,
        },
        Some(MessageKind::Hook) => match HookId::parse(id) {
            Some(id) => services.outbox.retry_webhooks(Some(id)).await? > 0,
            None => false,
        },
        None => false,
    })
}

async fn list<'a>(
    services: &ConsoleServices,
    session: &'a Session,
    query: &Query,
) -> Result<OutboxPage<'a>, Problem> {
    let texts = Texts::of(session.language);
    let show = shown(query.first("show"));
    let count = query.first("most").and_then(|count| count.parse().ok());
    let count = count.unwrap_or(FIRST).clamp(1, MOST);
    let filter = match show {
        OutboxTab::Failed => OutboxFilter::Failed,
        OutboxTab::Waiting => OutboxFilter::Waiting,
        OutboxTab::All => OutboxFilter::All,
    };
    // One more than is shown tells whether there are more.
    let mut mails = services.store.mails(filter, count + 1).await?;
    let mut hooks = services.store.hooks(filter, count + 1).await?;
    let is_more = mails.len().max(hooks.len()) > count as usize && count < MOST;
    mails.truncate(count as usize);
    hooks.truncate(count as usize);
    let of_mails = services.store.mail_totals().await?;
    let of_hooks = services.store.hook_totals().await?;
    Ok(OutboxPage {
        frame: session.frame(Section::Outbox, texts.console_outbox_title().to_owned()),
        texts,
        outcome: None,
        login_error: services.ways_in.login_error(),
        show,
        failed: u64::from(of_mails.failed) + u64::from(of_hooks.failed),
        waiting: u64::from(of_mails.waiting) + u64::from(of_hooks.waiting),
        mails: mails.into_iter().map(mail).collect(),
        webhooks: hooks.into_iter().map(hook).collect(),
        more: is_more.then(|| {
            let most = count.saturating_mul(4).min(MOST).to_string();
            address(HERE, &[("show", show.as_str()), ("most", &most)])
        }),
    })
}

fn shown(word: Option<&str>) -> OutboxTab {
    let mut all = OutboxTab::ALL.into_iter();
    let found = all.find(|shown| Some(shown.as_str()) == word);
    found.unwrap_or(OutboxTab::Failed)
}

fn mail(mail: OutboxMail) -> Delivery {
    Delivery {
        id: mail.id.0.to_string(),
        kind: mail.kind.as_str().to_owned(),
        to: mail.recipient.as_str().to_owned(),
        created: mail.created,
        attempts: mail.attempts,
        state: state(mail.due, mail.sent, mail.failed),
        error: mail.error,
    }
}

fn hook(hook: OutboxHook) -> Delivery {
    Delivery {
        id: hook.id.0.to_string(),
        kind: hook.event.as_str().to_owned(),
        to: hook.url,
        created: hook.created,
        attempts: hook.attempts,
        state: state(hook.due, hook.sent, hook.failed),
        error: hook.error,
    }
}

/// A sent mail may have bounced since: then it has failed.
fn state(due: Timestamp, sent: Option<Timestamp>, failed: Option<Timestamp>) -> DeliveryState {
    match (failed, sent) {
        (Some(at), _) => DeliveryState::Failed { at },
        (None, Some(at)) => DeliveryState::Sent { at },
        (None, None) => DeliveryState::Waiting { due },
    }
}

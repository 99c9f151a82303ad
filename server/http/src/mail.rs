//! `POST /api/v1/mail`: a message from a program, such as a provider's inbound hook.

use std::time::Duration;

use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};

use super::answers::MailAnswer as Answer;
use super::bodies;
use super::error::{Problem, code};
use super::fields::{BodyRead, raw_body_or_beginning, too_large};
use super::owner;
use super::owner::ApiAccess;
use crate::json::Json;
use afterword_i18n::ProblemText;
use afterword_services::receive_mail::{
    Arrival, FromProgram, InboundMail, LARGE_MAIL, MAX_MAIL, MailAnswer,
};

/// How long a large message waits for the one before it.
const PATIENCE: Duration = Duration::from_secs(3);

/// Deliver a message, for a provider's inbound hook.
///
/// The raw message (RFC 5322) is the body, whatever its content type says. The answer is 200 with its effect, also if
/// it had none: the message need not be sent again.
#[utoipa::path(
    post, path = "/api/v1/mail", operation_id = "handInMail",
    request_body(content = Option<bodies::Message>, content_type = "message/rfc822",
        description = "Up to 37 MiB", example = json!("From: ann@example.org\r\nTo: comments@example.org\r\nSubject: Re: A comment\r\n\r\nok\r\n")),
    responses((status = 200, description = "It was read", body = Answer)),
    security(("apiToken" = ["mail"])),
    extensions(("x-problems" = json!(["mail_not_ours", "mail_later", "mail_off"]))),
)]
pub(super) async fn received(
    State(access): State<ApiAccess>,
    State(inbound): State<InboundMail>,
    request: Request,
) -> Result<Response, Problem> {
    owner::owner(&access, request.headers(), "mail").await?;
    // It is held from here to the end.
    let _place = match is_small(&request) {
        true => None,
        false => Some(inbound.place(PATIENCE).await.ok_or_else(later)?),
    };
    let message = match raw_body_or_beginning(request, MAX_MAIL).await? {
        BodyRead::Whole(raw) => FromProgram::Whole(raw),
        BodyRead::Beginning(raw) => FromProgram::Beginning(raw),
    };
    match inbound.receive(message, Arrival::Api).await {
        MailAnswer::Done(effect) => Ok(Json(Answer { effect }).into_response()),
        MailAnswer::NotOurs => Err(Problem::new(
            code::MAIL_NOT_OURS,
            ProblemText::mail_not_ours(),
        )),
        MailAnswer::Later => Err(later()),
        MailAnswer::TooLarge => Err(too_large(MAX_MAIL)),
        MailAnswer::Off => Err(Problem::new(code::MAIL_OFF, ProblemText::mail_off())),
    }
}

fn later() -> Problem {
    Problem::new(code::MAIL_LATER, ProblemText::mail_later())
}

/// Only a body that announces its length is known to be small.
fn is_small(request: &Request) -> bool {
    let length = request.body().size_hint().upper();
    length.is_some_and(|length| length <= LARGE_MAIL as u64)
}

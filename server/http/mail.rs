//! `POST /api/v1/mail`: a message that a program hands over, such as a provider's inbound hook.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::error::{Problem, code};
use super::extract;
use super::fields::raw_body;
use crate::app::{App, MAX_MAIL, MailAnswer};

/// The raw message (RFC 5322) as the body, and a token with the scope `mail`.
///
/// 200 with what it did also when it did nothing: the message need not come again.
pub(super) async fn received(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response, Problem> {
    extract::owner(&app, request.headers(), "mail").await?;
    let raw = raw_body(request, MAX_MAIL).await?;
    match app.receive_mail(raw).await {
        MailAnswer::Done(effect) => Ok(Json(json!({"effect": effect})).into_response()),
        MailAnswer::NotOurs => Err(Problem::new(
            code::MAIL_NOT_OURS,
            "No address in this message belongs to a mail of Afterword's.",
        )),
        MailAnswer::Later => Err(Problem::new(
            code::MAIL_LATER,
            "Nothing has happened yet; send the message again in a moment.",
        )),
        MailAnswer::Off => Err(Problem::new(code::MAIL_OFF, "Set `mail.from` to use mail.")),
    }
}

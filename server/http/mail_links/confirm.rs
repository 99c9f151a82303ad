//! `/v/{token}`: a reader confirms the address that is to get mails about replies.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::answer::{Choice, Choices, Notice, failed, masked, name_of, page, texts_of};
use super::texts::Words;
use afterword_services::App;
use afterword_services::keys::token_hash;
use afterword_services::readers::{Asked, asked, confirm};

pub(super) async fn shown(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match asked(&app, token_hash(&token)).await {
        Ok(asked) if asked.confirmed => answer(&asked, None),
        Ok(asked) => answer(&asked, Some(&token)),
        Err(error) => failed(&headers, &app.config.limits, &error.into()),
    }
}

pub(super) async fn confirmed(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match confirm(&app, token_hash(&token)).await {
        Ok(asked) => answer(&asked, None),
        Err(error) => failed(&headers, &app.config.limits, &error.into()),
    }
}

/// With the token there is something to confirm; without it, that is done.
fn answer(asked: &Asked, token: Option<&str>) -> Response {
    let texts = texts_of(&asked.site);
    let words = Words::of(texts);
    let (email, site) = (masked(&asked.email), name_of(&asked.site));
    let mut notice = Notice::new(texts, Some(&asked.site), words.confirm.to_owned());
    match token {
        Some(token) => {
            notice.lines = vec![words.confirm_what.filled(&[&email, site])];
            notice.form = Some(Choices {
                action: format!("/v/{}", token.to_ascii_lowercase()),
                hidden: None,
                buttons: vec![Choice {
                    name: "action",
                    value: "confirm",
                    label: words.confirm_button.to_owned(),
                    hint: Some(words.confirm_hint.to_owned()),
                }],
            });
        }
        None => {
            notice = Notice::new(texts, Some(&asked.site), words.confirmed.to_owned());
            notice.lines = vec![words.confirmed_what.filled(&[&email, site])];
            notice.done = true;
        }
    }
    page(StatusCode::OK, &notice)
}

//! `/v/{token}`: a reader confirms the address for mails about replies.

use axum::extract::{Path, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::answer::{Choice, Choices, Notice, failed, masked, name_of, page};
use crate::contexts::MailLinkServices;
use crate::languages::texts_of;
use afterword_services::keys::token_hash;
use afterword_services::readers::ConfirmableAddress;

pub(crate) async fn shown(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match services.subscriptions.asked(token_hash(&token)).await {
        Ok(asked) if asked.confirmed => answer(&asked, None),
        Ok(asked) => answer(&asked, Some(&token)),
        Err(error) => failed(&headers, &error.into()),
    }
}

pub(crate) async fn confirmed(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match services.subscriptions.confirm(token_hash(&token)).await {
        Ok(asked) => answer(&asked, None),
        Err(error) => failed(&headers, &error.into()),
    }
}

/// With the token there is something to confirm; without it, the address is confirmed.
fn answer(asked: &ConfirmableAddress, token: Option<&str>) -> Response {
    let texts = texts_of(&asked.site);
    let (email, site) = (masked(&asked.email), name_of(&asked.site));
    let mut notice = Notice::new(texts, Some(&asked.site), texts.link_confirm().to_owned());
    match token {
        Some(token) => {
            notice.lines = vec![texts.link_confirm_what(&email, site)];
            notice.form = Some(Choices {
                action: format!("/v/{}", token.to_ascii_lowercase()),
                hidden: None,
                buttons: vec![Choice {
                    name: "action",
                    value: "confirm",
                    label: texts.link_confirm_button().to_owned(),
                    hint: Some(texts.link_confirm_hint().to_owned()),
                }],
            });
        }
        None => {
            notice = Notice::new(texts, Some(&asked.site), texts.link_confirmed().to_owned());
            notice.lines = vec![texts.link_confirmed_what(&email, site)];
            notice.done = true;
        }
    }
    page(StatusCode::OK, &notice)
}

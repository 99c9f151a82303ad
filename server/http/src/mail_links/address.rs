//! `/f/{token}`: a moderator's further address is confirmed.

use axum::extract::{Path, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::answer::{Choice, Choices, Notice, failed, masked, page};
use crate::contexts::MailLinkServices;
use crate::languages::preferred_texts;
use afterword_model::EmailAddress;
use afterword_store::{ModeratorAddress, Person};

pub(crate) async fn shown(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    let token = token.to_ascii_lowercase();
    match services.addresses.asked(&token).await {
        Ok(asked) if asked.confirmed.is_some() => answer(&headers, &asked, None),
        Ok(asked) => answer(&headers, &asked, Some(&token)),
        Err(error) => failed(&headers, &error.into()),
    }
}

pub(crate) async fn confirmed(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    let token = token.to_ascii_lowercase();
    match services.addresses.confirm(&token).await {
        Ok(asked) => answer(&headers, &asked, None),
        Err(error) => failed(&headers, &error.into()),
    }
}

/// With the token there is something to confirm; without it, the address is confirmed.
fn answer(headers: &HeaderMap, asked: &ModeratorAddress, token: Option<&str>) -> Response {
    let texts = preferred_texts(headers);
    let (address, moderator) = (shortened(&asked.address), shortened(&asked.person));
    let heading = match token {
        Some(_) => texts.link_confirm(),
        None => texts.link_confirmed(),
    };
    let mut notice = Notice::new(texts, None, heading.to_owned());
    match token {
        Some(token) => {
            notice.lines = vec![texts.link_address_what(&address, &moderator)];
            notice.form = Some(Choices {
                action: format!("/f/{token}"),
                hidden: None,
                buttons: vec![Choice {
                    name: "action",
                    value: "confirm",
                    label: texts.link_confirm_button().to_owned(),
                    hint: Some(texts.link_address_hint().to_owned()),
                }],
            });
        }
        None => {
            notice.lines = vec![texts.link_address_done(&address, &moderator)];
            notice.done = true;
        }
    }
    page(StatusCode::OK, &notice)
}

fn shortened(person: &Person) -> String {
    masked(&EmailAddress::stored(person.as_str().to_owned()))
}

//! `/w/{token}`: a moderator puts back what was left out of an answer.

use axum::extract::{Path, Request, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::answer::{Choice, Choices, Notice, failed, page};
use super::body::Fields;
use crate::contexts::MailLinkServices;
use crate::error::Problem;
use crate::languages::texts_of;
use afterword_i18n::Texts;
use afterword_services::keys::token_hash;
use afterword_services::put_back::{LeftOut, LeftOutPlace, LeftOutState};

/// A form with one button.
const MOST: usize = 4 * 1024;

pub(crate) async fn shown(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match services.put_backs.open(token_hash(&token)).await {
        Ok(found) => page(StatusCode::OK, &notice(&found, &token)),
        Err(error) => failed(&headers, &error.into()),
    }
}

/// `POST /w/{token}` with `action=put-back` or `undo`.
pub(crate) async fn decided(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let fields = match Fields::read(request, MOST).await {
        Ok(fields) => fields,
        Err(problem) => return failed(&headers, &problem),
    };
    let hash = token_hash(&token);
    let outcome = match fields.first("action") {
        Some("undo") => services.put_backs.undo(hash).await,
        _ => services.put_backs.put_back(hash).await,
    };
    match outcome {
        Ok(found) => {
            let mut notice = notice(&found, &token);
            notice.done = true;
            page(StatusCode::OK, &notice)
        }
        Err(error) => {
            let problem: Problem = error.into();
            match services.put_backs.open(hash).await {
                Ok(found) if found.state == LeftOutState::Late => {
                    page(problem.status(), &notice(&found, &token))
                }
                _ => failed(&headers, &problem),
            }
        }
    }
}

fn heading(texts: &'static Texts, place: LeftOutPlace, state: LeftOutState) -> &'static str {
    match (place, state) {
        (LeftOutPlace::Comment, LeftOutState::Open) => texts.link_put_back_comment(),
        (LeftOutPlace::Comment, LeftOutState::PutBack) => texts.link_put_back_comment_done(),
        (LeftOutPlace::Comment, LeftOutState::Late) => texts.link_put_back_comment_late(),
        (LeftOutPlace::PrivateAnswer, LeftOutState::Open) => texts.link_send_rest(),
        (LeftOutPlace::PrivateAnswer, LeftOutState::PutBack) => texts.link_send_rest_done(),
        (LeftOutPlace::Answer, LeftOutState::Open) => texts.link_put_back(),
        (LeftOutPlace::Answer, LeftOutState::PutBack) => texts.link_put_back_done(),
        (LeftOutPlace::Answer | LeftOutPlace::PrivateAnswer, LeftOutState::Late) => {
            texts.link_put_back_late()
        }
    }
}

/// The words themselves, so that nobody publishes what they don't see.
fn notice<'a>(found: &'a LeftOut, token: &str) -> Notice<'a> {
    let texts = texts_of(&found.site);
    let heading = heading(texts, found.place, found.state);
    let button = match (found.state, found.place) {
        (LeftOutState::Open, LeftOutPlace::PrivateAnswer) => {
            Some(("put-back", texts.mail_link_send_rest()))
        }
        (LeftOutState::Open, _) => Some(("put-back", texts.mail_link_put_back())),
        // A mail does not come back.
        (LeftOutState::PutBack, LeftOutPlace::PrivateAnswer) | (LeftOutState::Late, _) => None,
        (LeftOutState::PutBack, _) => Some(("undo", texts.link_undo())),
    };
    let mut notice = Notice::new(texts, Some(&found.site), heading.to_owned());
    let paragraphs = found.words.split("\n\n");
    notice.lines = paragraphs.map(|line| format!("“{line}”")).collect();
    notice.form = button.map(|(value, label)| Choices {
        action: format!("/w/{}", token.to_ascii_lowercase()),
        hidden: None,
        buttons: vec![Choice {
            name: "action",
            value,
            label: label.to_owned(),
            hint: None,
        }],
    });
    notice
}

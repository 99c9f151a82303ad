//! `/b/{token}`: somebody confirms to have written a comment that came by mail.

use axum::extract::{Path, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::answer::{Choice, Choices, Notice, failed, page};
use crate::contexts::MailLinkServices;
use crate::languages::texts_of;
use afterword_model::Status;
use afterword_services::by_mail::AskedComment;
use afterword_services::keys::token_hash;

pub(crate) async fn shown(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match services.by_mail.asked(token_hash(&token)).await {
        Ok(asked) => answer(&asked, &token),
        Err(error) => failed(&headers, &error.into()),
    }
}

pub(crate) async fn confirmed(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match services.by_mail.confirm(token_hash(&token)).await {
        Ok(asked) => answer(&asked, &token),
        Err(error) => failed(&headers, &error.into()),
    }
}

/// The words themselves, so that nobody confirms what somebody else wrote.
fn answer(asked: &AskedComment, token: &str) -> Response {
    let texts = texts_of(&asked.site);
    let heading = match asked.status {
        None => texts.link_submit(),
        Some(Status::Approved) => texts.page_published(),
        // Spam is held too, as its author sees it.
        Some(Status::Pending | Status::Spam) => texts.page_held(),
        Some(_) => texts.page_removed(),
    };
    let mut notice = Notice::new(texts, Some(&asked.site), heading.to_owned());
    notice.done = asked.status.is_some();
    if asked.status.is_none() {
        notice.lines = vec![texts.link_submit_what(&asked.page)];
        let paragraphs = asked.text.split("\n\n");
        notice
            .lines
            .extend(paragraphs.map(|line| format!("“{line}”")));
        if !asked.attached.is_empty() {
            let named = asked.attached.iter();
            let named = named.map(|(name, size)| (name.as_str(), *size));
            let files = texts.files(named, asked.attached_more);
            notice.lines.push(texts.mail_attached(&files));
        }
        notice.form = Some(Choices {
            action: format!("/b/{}", token.to_ascii_lowercase()),
            hidden: None,
            buttons: vec![Choice {
                name: "action",
                value: "submit",
                label: texts.link_submit_button().to_owned(),
                hint: Some(texts.link_submit_hint().to_owned()),
            }],
        });
    }
    page(StatusCode::OK, &notice)
}

//! `/p/{token}`: the author of a private word agrees to its publication.

use axum::extract::{Path, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::answer::{Choice, Choices, Notice, failed, name_of, page};
use crate::contexts::MailLinkServices;
use crate::languages::texts_of;
use afterword_model::Status;
use afterword_services::consent::AskedWord;
use afterword_services::keys::token_hash;

pub(crate) async fn shown(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match services.consents.asked(token_hash(&token)).await {
        Ok(word) => answer(&word, Some(&token)),
        Err(error) => failed(&headers, &error.into()),
    }
}

pub(crate) async fn agreed(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    match services.consents.agree(token_hash(&token)).await {
        Ok(word) => answer(&word, None),
        Err(error) => failed(&headers, &error.into()),
    }
}

/// The words themselves, so that nobody agrees to what they don't remember. They are the writer's own.
fn answer(word: &AskedWord, token: Option<&str>) -> Response {
    let texts = texts_of(&word.site);
    let comment = &word.comment;
    let author = comment.author.as_ref();
    let name = author.map_or("", |author| author.name.as_str());
    let heading = match comment.status {
        Status::Private => texts.link_publish(),
        Status::Approved => texts.page_published(),
        Status::Pending => texts.page_held(),
        _ => texts.page_removed(),
    };
    let mut notice = Notice::new(texts, Some(&word.site), heading.to_owned());
    notice.done = token.is_none();
    if comment.status == Status::Private {
        notice.lines = vec![texts.link_publish_what(name_of(&word.site), name)];
        let paragraphs = comment.text.as_str().split("\n\n");
        notice
            .lines
            .extend(paragraphs.map(|line| format!("“{line}”")));
        notice.form = token.map(|token| Choices {
            action: format!("/p/{}", token.to_ascii_lowercase()),
            hidden: None,
            buttons: vec![Choice {
                name: "action",
                value: "publish",
                label: texts.mail_link_may_publish().to_owned(),
                hint: Some(texts.mail_may_publish_else().to_owned()),
            }],
        });
    }
    page(StatusCode::OK, &notice)
}

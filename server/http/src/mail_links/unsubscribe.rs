//! `/u/{token}`: a reader unsubscribes, by a button or by one click in a mail program (RFC 8058).
//!
//! The link works for ever, even if the address was erased long ago. In case of doubt, the mails end.

use axum::extract::{Path, RawQuery, Request, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::answer::{Choice, Choices, Notice, failed, masked, name_of, page};
use super::body::Fields;

use crate::contexts::MailLinkServices;
use crate::error::{Problem, unknown_link};
use crate::fields::missing;
use crate::languages::{preferred_texts, texts_of};
use crate::query::Query;
use afterword_model::{Comment, CommentId};
use afterword_services::readers::Reader;
use afterword_store::StopMails;

/// Far more than a choice or a provider's one click needs.
const BODY: usize = 16 * 1024;

pub(crate) async fn shown(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let query = Query::parse(raw.as_deref()).ok();
    let comment = query.as_ref().and_then(|query| query.first("comment"));
    let comment = comment.and_then(|id| CommentId::parse(id).ok());
    let found = match address(&services, &token) {
        Ok(id) => services
            .subscriptions
            .reader(id, comment)
            .await
            .map_err(Problem::from),
        Err(problem) => Err(problem),
    };
    match found {
        Ok(Some(reader)) if !reader.stopped => choose(&reader, &token),
        Ok(reader) => over(&headers, reader.as_ref()),
        Err(problem) => failed(&headers, &problem),
    }
}

pub(crate) async fn stopped(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    match end(&services, &token, request).await {
        Ok(reader) => over(&headers, reader.as_ref()),
        Err(problem) => failed(&headers, &problem),
    }
}

async fn end(
    services: &MailLinkServices,
    token: &str,
    request: Request,
) -> Result<Option<Reader>, Problem> {
    let of = Fields::read(request, BODY).await;
    let id = address(services, token)?;
    let of = wanted(&of?)?;
    services.subscriptions.stop(id, of).await?;
    let comment = match of {
        StopMails::All => None,
        StopMails::OfReplies(comment) => Some(comment),
    };
    Ok(services.subscriptions.reader(id, comment).await?)
}

/// Signed by the server, so that it works for ever and needs no row.
fn address(services: &MailLinkServices, token: &str) -> Result<i64, Problem> {
    let address = services.keys.stopped_address(&token.to_ascii_lowercase());
    address.ok_or_else(unknown_link)
}

fn wanted(fields: &Fields) -> Result<StopMails, Problem> {
    let comment = fields.first("comment").map(CommentId::parse);
    match (fields.first("of"), comment) {
        _ if fields.is_one_click() => Ok(StopMails::All),
        (Some("all"), _) => Ok(StopMails::All),
        (Some("comment"), Some(id)) => Ok(StopMails::OfReplies(id?)),
        (Some("comment"), None) => Err(missing("comment")),
        _ => Err(missing("of")),
    }
}

fn choose(reader: &Reader, token: &str) -> Response {
    let texts = texts_of(&reader.site);
    let (email, site) = (masked(&reader.email), name_of(&reader.site));
    let mut buttons = vec![Choice {
        name: "of",
        value: "all",
        label: texts.link_stop_all().to_owned(),
        hint: Some(texts.link_stop_all_hint(site)),
    }];
    if let Some(comment) = &reader.comment {
        let one = Choice {
            name: "of",
            value: "comment",
            label: texts.link_stop_one().to_owned(),
            hint: Some(texts.link_stop_one_hint(title_of(comment))),
        };
        buttons.insert(0, one);
    }
    let mut notice = Notice::new(texts, Some(&reader.site), texts.link_stop().to_owned());
    notice.lines = vec![texts.link_stop_what(&email, site)];
    notice.form = Some(Choices {
        action: format!("/u/{}", token.to_ascii_lowercase()),
        hidden: reader
            .comment
            .as_ref()
            .map(|comment| ("comment", comment.id.to_string())),
        buttons,
    });
    page(StatusCode::OK, &notice)
}

fn over(headers: &HeaderMap, reader: Option<&Reader>) -> Response {
    let texts = reader.map_or_else(|| preferred_texts(headers), |reader| texts_of(&reader.site));
    let site = reader.map(|reader| &*reader.site);
    let mut notice = Notice::new(texts, site, texts.link_stopped().to_owned());
    notice.done = true;
    notice.lines = vec![match reader {
        Some(Reader {
            comment: Some(comment),
            stopped: false,
            ..
        }) => texts.link_stopped_one(title_of(comment)),
        Some(reader) if reader.stopped => {
            texts.link_stopped_all(masked(&reader.email), name_of(&reader.site))
        }
        Some(_) => texts.link_stopped_that().to_owned(),
        None => texts.link_stopped_gone().to_owned(),
    }];
    page(StatusCode::OK, &notice)
}

/// A page without a title is shown by its path.
fn title_of(comment: &Comment) -> &str {
    if comment.page_title.is_empty() {
        &comment.page
    } else {
        &comment.page_title
    }
}

//! What Isso's form sends: new comments, previews, and votes.

use axum::extract::{Extension, Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, StatusCode};
use serde::Serialize;

use super::read::page;
use super::view::{IssoComment, Votes, Writing, dislike, like};
use super::{Writer, cookies, find, numbered, site};
use crate::client::Client;
use crate::contexts::ReaderServices;
use crate::error::{Problem, internal, not_found};
use crate::fields::{Fields, only_json};
use crate::json::Json;
use crate::query::Query;
use afterword_model::{
    Comment, CommentId, CommentNumber, Draft, Form as SentForm, PagePath, Site, Status, Submission,
    SubmissionKey, Text,
};
use afterword_services::keys::mail_token;
use afterword_services::{CommentError, react};

/// # Errors
/// `unsupported_media_type`, and as of [`Fields::read`].
pub(super) async fn json(request: Request, services: &ReaderServices) -> Result<Fields, Problem> {
    let fields = Fields::read(request, services.config.limits.body.length()).await?;
    only_json(fields.form)?;
    Ok(fields)
}

/// 201 where it is published, 202 where it is held.
pub(super) async fn submitted(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Problem> {
    let writer = Writer::of(&services, &key, headers, client)?;
    let site = &writer.site;
    let page = page(&Query::parse(request.uri().query())?)?;
    let mut fields = json(request, &services).await?;
    let number = fields.optional_number("parent")?.map(CommentNumber::new);
    let parent = parent_on(&services, site, &page, number).await?;
    let draft = Draft {
        parent: parent.as_ref().map(|comment| comment.id.to_string()),
        page: page.as_str().to_owned(),
        address: Some(client.address),
        ..draft(fields)?
    };
    let submission = Submission::parse(&draft, site, &services.config.limits)?;
    let submitted = services.submissions.submit(site.clone(), submission);
    let submitted = submitted.await?;
    let status = match submitted.comment.status {
        Status::Approved => StatusCode::CREATED,
        _ => StatusCode::ACCEPTED,
    };
    let top = match parent {
        Some(parent) => Some(CommentNumber::of(top(&services, parent).await?)),
        None => None,
    };
    let writing = writing(&services, site, false);
    let mut response = Json(IssoComment::new(&submitted.comment, top, writing)).with(status);
    let number = CommentNumber::of(submitted.comment.id);
    let cookies = writer.cookies(&services);
    cookies.of_comment(response.headers_mut(), number, Some(&submitted.edit_token));
    Ok(response)
}

/// What is not taken is left out: Isso has fields that nothing here wants.
fn draft(mut fields: Fields) -> Result<Draft, Problem> {
    Ok(Draft {
        name: fields.required("author")?,
        email: given(fields.optional("email")?),
        website: given(fields.optional("website")?).map(with_scheme),
        text: fields.required("text")?,
        title: given(fields.optional("title")?),
        notify: fields
            .optional_number::<u32>("notification")?
            .unwrap_or_default()
            > 0,
        // It has no room for a proof.
        form: Some(SentForm::default()),
        ..Draft::default()
    })
}

pub(super) fn writing<'a>(
    services: &'a ReaderServices,
    site: &'a Site,
    plain: bool,
) -> Writing<'a> {
    Writing {
        site,
        keys: &services.keys,
        plain,
    }
}

fn given(field: Option<String>) -> Option<String> {
    field.filter(|value| !value.trim().is_empty())
}

fn with_scheme(website: String) -> String {
    match website.contains("://") {
        true => website,
        false => format!("http://{website}"),
    }
}

/// Whom it answers. As in Isso, one that is not on the page is answered below the article.
async fn parent_on(
    services: &ReaderServices,
    site: &Site,
    path: &PagePath,
    number: Option<CommentNumber>,
) -> Result<Option<Comment>, CommentError> {
    let Some(number) = number else {
        return Ok(None);
    };
    let found = find(services, site, number).await?;
    // An old path leads to the page that it has become.
    let page = services.store.page(site.id, path.clone()).await?;
    let page = page.map(|page| page.path);
    Ok(found.filter(|comment| {
        page.as_ref() == Some(&comment.page) && comment.status == Status::Approved
    }))
}

/// The comment below the article that this one answers, or answers an answer of.
pub(super) async fn top(
    services: &ReaderServices,
    mut comment: Comment,
) -> Result<CommentId, CommentError> {
    while let Some(parent) = comment.parent {
        match services.store.comment(parent).await? {
            Some(above) => comment = above,
            None => break,
        }
    }
    Ok(comment.id)
}

#[derive(Serialize)]
struct Preview {
    text: String,
}

pub(super) async fn preview(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<Response, Problem> {
    let site = site(&services, &key)?;
    let mut fields = json(request, &services).await?;
    let text = Text::parse(&fields.required("text")?, services.config.limits.text)?;
    let address = Some(client.address);
    let html = services.submissions.preview(&site, &text, address)?;
    let text = html.trim_end().to_owned();
    Ok(Json(Preview { text }).into_response())
}

/// `like` or `dislike`. Where the site has no such reaction, nothing changes.
pub(super) async fn voted(
    State(services): State<ReaderServices>,
    Path((key, number, vote)): Path<(String, String, String)>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let writer = Writer::of(&services, &key, headers, client)?;
    let site = &writer.site;
    let reaction = match vote.as_str() {
        "like" => like(site),
        "dislike" => dislike(site),
        _ => return Err(not_found()),
    };
    let comment = numbered(&services, site, &number).await?;
    let Some(reaction) = reaction else {
        return Ok(Json(Votes::of(site, &comment.reactions)).into_response());
    };
    let known = cookies::voter(&writer.headers).and_then(|key| SubmissionKey::parse(key).ok());
    let key = match known {
        Some(key) => key,
        None => SubmissionKey::parse(&mail_token().map_err(|_| internal())?)?,
    };
    let reader = react::Reader {
        key: key.clone(),
        address: client.address,
    };
    let reacted = services
        .reactions
        .react(comment.id, reader, reaction.to_owned());
    let votes = Votes::of(site, &reacted.await?.reactions);
    let mut response = Json(votes).into_response();
    writer
        .cookies(&services)
        .of_voter(response.headers_mut(), key.as_str());
    Ok(response)
}

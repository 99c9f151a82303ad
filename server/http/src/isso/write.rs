//! What Isso's form sends: new comments, previews, and votes.

use std::sync::Arc;

use axum::extract::{Extension, Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, StatusCode};
use serde::Serialize;

use super::cookies::{self, Way};
use super::view::{DISLIKE, IssoComment, Votes, Writing, like};
use crate::client::Client;
use crate::contexts::ReaderServices;
use crate::error::{Problem, code, internal};
use crate::extract;
use crate::fields::{Fields, Form};
use crate::json::Json;
use crate::query::Query;
use afterword_i18n::ProblemText;
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
    match fields.form {
        Form::Json => Ok(fields),
        Form::Html => Err(Problem::new(
            code::UNSUPPORTED_MEDIA_TYPE,
            ProblemText::unsupported_media_type(),
        )),
    }
}

/// 201 where it is published, 202 where it is held.
pub(super) async fn submitted(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let site = super::site(&services, &key)?;
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    extract::check_origin(&services.config, &site, &headers, client.as_ref())?;
    let page = super::read::page(&Query::parse(request.uri().query())?)?;
    let mut fields = json(request, &services).await?;
    let number = fields.optional_whole("parent")?.map(CommentNumber::new);
    let parent = parent_on(&services, &site, &page, number).await?;
    let draft = Draft {
        parent: parent.as_ref().map(|comment| comment.id.to_string()),
        page: page.as_str().to_owned(),
        address: client.map(|client| client.address),
        ..draft(fields)?
    };
    let submission = Submission::parse(&draft, &site, &services.config.limits)?;
    let submitted = services
        .submissions
        .submit(site.clone(), submission)
        .await?;
    let status = match submitted.comment.status {
        Status::Approved => StatusCode::CREATED,
        _ => StatusCode::ACCEPTED,
    };
    let top = match parent {
        Some(parent) => Some(CommentNumber::of(top(&services, parent).await?)),
        None => None,
    };
    let writing = writing(&services, &site, false);
    let mut response = Json(IssoComment::new(&submitted.comment, top, writing)).with(status);
    let number = CommentNumber::of(submitted.comment.id);
    let way = Way::to(&services.config, client.as_ref(), &site);
    way.of_comment(response.headers_mut(), number, Some(&submitted.edit_token));
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
        notify: fields.optional_whole("notification")?.unwrap_or_default() > 0,
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
) -> Result<Option<Comment>, Problem> {
    let Some(number) = number else {
        return Ok(None);
    };
    let Some(id) = super::id_of(services, number).await? else {
        return Ok(None);
    };
    let found = services.store.comment(id).await;
    let found = found.map_err(CommentError::from)?;
    // An old path leads to the page that it has become.
    let page = services.store.page(site.id, path.clone()).await;
    let page = page.map_err(CommentError::from)?.map(|page| page.path);
    Ok(found.filter(|comment| {
        comment.site == site.id
            && page.as_ref() == Some(&comment.page)
            && comment.status == Status::Approved
    }))
}

/// The comment below the article that this one answers, or answers an answer of.
pub(super) async fn top(
    services: &ReaderServices,
    mut comment: Comment,
) -> Result<CommentId, Problem> {
    while let Some(parent) = comment.parent {
        let above = services.store.comment(parent).await;
        match above.map_err(CommentError::from)? {
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
    request: Request,
) -> Result<Response, Problem> {
    let site = super::site(&services, &key)?;
    let client = request.extensions().get::<Client>().copied();
    let mut fields = json(request, &services).await?;
    let text = Text::parse(&fields.required("text")?, services.config.limits.text)?;
    let address = client.map(|client| client.address);
    let html = services.submissions.preview(&site, &text, address)?;
    let text = html.trim_end().to_owned();
    Ok(Json(Preview { text }).into_response())
}

pub(super) async fn liked(
    State(services): State<ReaderServices>,
    Path((key, number)): Path<(String, String)>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let site = super::site(&services, &key)?;
    let reaction = like(&site).map(ToOwned::to_owned);
    voted(&services, &site, (&number, reaction), (&headers, client)).await
}

pub(super) async fn disliked(
    State(services): State<ReaderServices>,
    Path((key, number)): Path<(String, String)>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let site = super::site(&services, &key)?;
    let reactions = &site.rules.reactions;
    let known = reactions.iter().any(|reaction| reaction == DISLIKE);
    let reaction = known.then(|| DISLIKE.to_owned());
    voted(&services, &site, (&number, reaction), (&headers, client)).await
}

/// Where the site has no such reaction, nothing changes.
async fn voted(
    services: &ReaderServices,
    site: &Arc<Site>,
    (number, reaction): (&str, Option<String>),
    (headers, client): (&HeaderMap, Client),
) -> Result<Response, Problem> {
    extract::check_origin(&services.config, site, headers, Some(&client))?;
    let comment = super::numbered(services, site, number).await?;
    let Some(reaction) = reaction else {
        return Ok(Json(Votes::of(site, &comment.reactions)).into_response());
    };
    let known = cookies::voter(headers).and_then(|key| SubmissionKey::parse(key).ok());
    let key = match known {
        Some(key) => key,
        None => SubmissionKey::parse(&mail_token().map_err(|_| internal())?)?,
    };
    let reader = react::Reader {
        key: key.clone(),
        address: client.address,
    };
    let totals = services.reactions.react(comment.id, reader, reaction);
    let mut response = Json(Votes::of(site, &totals.await?.reactions)).into_response();
    let way = Way::to(&services.config, Some(&client), site);
    way.of_voter(response.headers_mut(), key.as_str());
    Ok(response)
}

/// What proves whose a comment is.
///
/// # Errors
/// `wrong_edit_token`, also where there is none: Isso's script knows no other refusal.
pub(super) fn token<'a>(headers: &'a HeaderMap, number: &str) -> Result<&'a str, CommentError> {
    cookies::value(headers, number).ok_or(CommentError::WrongEditToken)
}

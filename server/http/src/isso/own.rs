//! A reader's own comments: read, edit, delete. The cookie of each proves whose it is.

use axum::extract::{Extension, Path, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, header};

use super::view::IssoComment;
use super::write::{json, top, writing};
use super::{Writer, cookies, numbered, site};
use crate::client::Client;
use crate::contexts::ReaderServices;
use crate::error::Problem;
use crate::json::Json;
use crate::query::Query;
use crate::response_headers::NOT_KEPT;
use afterword_model::{Comment, CommentNumber};
use afterword_services::{CommentError, edit};

/// What proves whose a comment is.
///
/// # Errors
/// `wrong_edit_token`, also where there is none: Isso's script knows no other refusal.
fn token<'a>(headers: &'a HeaderMap, number: &str) -> Result<&'a str, CommentError> {
    cookies::proof(headers, number).ok_or(CommentError::WrongEditToken)
}

/// The comment that it is shown below.
async fn branch_of(
    services: &ReaderServices,
    comment: &Comment,
) -> Result<Option<CommentNumber>, CommentError> {
    let top = top(services, comment.clone()).await?;
    Ok((top != comment.id).then(|| CommentNumber::of(top)))
}

pub(super) async fn shown(
    State(services): State<ReaderServices>,
    Path((key, number)): Path<(String, String)>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let site = site(&services, &key)?;
    let query = Query::parse(raw.as_deref())?;
    let comment = numbered(&services, &site, &number).await?;
    if !services
        .keys
        .is_edit_token(comment.id, token(&headers, &number)?)
    {
        return Err(CommentError::WrongEditToken.into());
    }
    let plain = query.first("plain").is_some_and(|plain| plain != "0");
    let parent = branch_of(&services, &comment).await?;
    let view = IssoComment::new(&comment, parent, writing(&services, &site, plain));
    // Others would get it from a cache, without the cookie.
    let kept = [(header::CACHE_CONTROL, NOT_KEPT)];
    Ok((kept, Json(view)).into_response())
}

/// The text: name and website stay.
pub(super) async fn edited(
    State(services): State<ReaderServices>,
    Path((key, number)): Path<(String, String)>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Problem> {
    let writer = Writer::of(&services, &key, headers, client)?;
    let comment = numbered(&services, &writer.site, &number).await?;
    let text = json(request, &services).await?.required("text")?;
    let proof = edit::Proof {
        token: token(&writer.headers, &number)?,
        address: Some(client.address),
    };
    let edited = services.author_edits.edit(comment.id, proof, &text).await?;
    let parent = branch_of(&services, &edited.comment).await?;
    let writing = writing(&services, &writer.site, false);
    let mut response = Json(IssoComment::new(&edited.comment, parent, writing)).into_response();
    let cookies = writer.cookies(&services);
    let number = CommentNumber::of(comment.id);
    cookies.of_comment(response.headers_mut(), number, Some(&edited.edit_token));
    Ok(response)
}

/// `null`, or what is left of a comment that has replies.
pub(super) async fn deleted(
    State(services): State<ReaderServices>,
    Path((key, number)): Path<(String, String)>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let writer = Writer::of(&services, &key, headers, client)?;
    let comment = numbered(&services, &writer.site, &number).await?;
    let token = token(&writer.headers, &number)?;
    services.author_edits.delete(comment.id, token).await?;
    let replies = services.store.replies(comment.id, 1).await;
    let left = match replies.map_err(CommentError::from)?.total {
        0 => None,
        _ => {
            let parent = branch_of(&services, &comment).await?;
            Some(IssoComment::placeholder(&comment, parent))
        }
    };
    let mut response = Json(left).into_response();
    let number = CommentNumber::of(comment.id);
    writer
        .cookies(&services)
        .of_comment(response.headers_mut(), number, None);
    Ok(response)
}

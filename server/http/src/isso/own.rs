//! A reader's own comments: read, edit, delete. The cookie of each proves whose it is.

use axum::extract::{Path, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, header};

use super::cookies::Way;
use super::view::IssoComment;
use super::write::{json, token, top, writing};
use crate::client::Client;
use crate::contexts::ReaderServices;
use crate::error::Problem;
use crate::extract;
use crate::json::Json;
use crate::query::Query;
use crate::response_headers::NOT_KEPT;
use afterword_model::{Comment, CommentNumber};
use afterword_services::{CommentError, edit};

/// The comment that it is shown below.
async fn branch_of(
    services: &ReaderServices,
    comment: &Comment,
) -> Result<Option<CommentNumber>, Problem> {
    let top = top(services, comment.clone()).await?;
    Ok((top != comment.id).then(|| CommentNumber::of(top)))
}

pub(super) async fn shown(
    State(services): State<ReaderServices>,
    Path((key, number)): Path<(String, String)>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let site = super::site(&services, &key)?;
    let query = Query::parse(raw.as_deref())?;
    let comment = super::numbered(&services, &site, &number).await?;
    let token = token(&headers, &number)?;
    if !services.keys.is_edit_token(comment.id, token) {
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
    request: Request,
) -> Result<Response, Problem> {
    let site = super::site(&services, &key)?;
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    extract::check_origin(&services.config, &site, &headers, client.as_ref())?;
    let comment = super::numbered(&services, &site, &number).await?;
    let text = json(request, &services).await?.required("text")?;
    let proof = edit::Proof {
        token: token(&headers, &number)?,
        address: client.map(|client| client.address),
    };
    let edited = services.author_edits.edit(comment.id, proof, &text).await?;
    let parent = branch_of(&services, &edited.comment).await?;
    let view = IssoComment::new(&edited.comment, parent, writing(&services, &site, false));
    let mut response = Json(view).into_response();
    let number = CommentNumber::of(comment.id);
    let way = Way::to(&services.config, client.as_ref(), &site);
    way.of_comment(response.headers_mut(), number, Some(&edited.edit_token));
    Ok(response)
}

/// `null`, or what is left of a comment that has replies.
pub(super) async fn deleted(
    State(services): State<ReaderServices>,
    Path((key, number)): Path<(String, String)>,
    request: Request,
) -> Result<Response, Problem> {
    let site = super::site(&services, &key)?;
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    extract::check_origin(&services.config, &site, &headers, client.as_ref())?;
    let comment = super::numbered(&services, &site, &number).await?;
    let token = token(&headers, &number)?;
    services.author_edits.delete(comment.id, token).await?;
    let replies = services.store.replies(comment.id, 1).await;
    let has_replies = replies.map_err(CommentError::from)?.total > 0;
    let left = match has_replies {
        true => {
            let parent = branch_of(&services, &comment).await?;
            Some(IssoComment::placeholder(&comment, parent))
        }
        false => None,
    };
    let mut response = Json(left).into_response();
    let number = CommentNumber::of(comment.id);
    let way = Way::to(&services.config, client.as_ref(), &site);
    way.of_comment(response.headers_mut(), number, None);
    Ok(response)
}

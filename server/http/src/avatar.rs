//! `/api/v1/comments/{id}/avatar`: the picture of a comment's author.

use axum::body::Body;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};

use super::entity_tags::{entity_tag, has_it};
use super::error::{Problem, not_found};
use super::openapi::types;
use crate::contexts::ReaderServices;
use afterword_model::CommentId;
use afterword_services::CommentError;
use afterword_services::avatars::Picture;

const A_DAY: HeaderValue = HeaderValue::from_static("public, max-age=86400");
/// A picture may come soon: the comment is published, the service answers again.
const FIVE_MINUTES: HeaderValue = HeaderValue::from_static("public, max-age=300");
/// A stranger has made the bytes: opened in a tab, they may do nothing.
const INERT: HeaderValue = HeaderValue::from_static("default-src 'none'; sandbox");

/// The picture of a comment's author.
///
/// On sites that show pictures (`avatars`), for published comments that were written with a mail address. The server
/// gets it from Gravatar or Libravatar; its answer has neither the address nor its hash. `404` is the same for all
/// comments without a picture, whatever the reason.
#[utoipa::path(
    get, path = "/api/v1/comments/{id}/avatar", operation_id = "readAvatar",
    params(types::OfComment, types::IfNoneMatch),
    responses(
        (status = 200, description = "It: PNG, JPEG, WebP or GIF, 80 pixels wide", body = Vec<u8>, content_type = "image/png",
            headers(("ETag" = String, description = "Its version"))),
        (status = 304, description = "It has not changed"),
    ),
    extensions(("x-problems" = json!(["not_found", "store_busy"]))),
)]
pub(super) async fn shown(
    State(services): State<ReaderServices>,
    Path(id): Path<String>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let Ok(id) = CommentId::parse(&id) else {
        return Ok(no_picture());
    };
    match services.avatars.of(id).await {
        Ok(picture) => Ok(answer(&asked, &picture)),
        Err(CommentError::UnknownComment | CommentError::UnknownSite) => Ok(no_picture()),
        Err(error) => Err(error.into()),
    }
}

fn answer(asked: &HeaderMap, picture: &Picture) -> Response {
    let tag = entity_tag(&picture.bytes);
    let mut response = if has_it(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(picture.bytes.clone()))
    };
    let headers = response.headers_mut();
    let media_type = HeaderValue::from_static(picture.media_type);
    headers.insert(header::CONTENT_TYPE, media_type);
    headers.insert(header::CACHE_CONTROL, A_DAY);
    headers.insert(header::CONTENT_SECURITY_POLICY, INERT);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

fn no_picture() -> Response {
    let mut response = not_found().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, FIVE_MINUTES);
    response
}

//! Versions: `ETag` on reading, `If-Match` on writing (RFC 9110, 13.1.1), so that nobody overwrites another's change.

use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;

use crate::entity_tags::{entity_tag, has_it};
use crate::error::{Problem, code, internal};
use crate::json::{self, Json};
use afterword_i18n::ProblemText;
use afterword_model::{Comment, Page, Site};
use afterword_services::CommentError;

/// Changes with everything that the owner or the author can change about a comment.
pub(crate) fn of_comment(comment: &Comment) -> String {
    let (id, revision) = (comment.id, comment.revision);
    let (status, pinned) = (comment.status, comment.pinned);
    entity_tag(format!("comment {id} {revision} {status} {pinned}").as_bytes())
}

pub(crate) fn of_site(site: &Site) -> String {
    of(&(
        site.key.as_str(),
        &site.title,
        &site.origins,
        &site.overrides,
    ))
}

/// The count is not part of the version, because it changes by itself.
pub(crate) fn of_page(page: &Page) -> String {
    of(&(&page.path, &page.title, page.closed, &page.aliases))
}

fn of(parts: &impl Serialize) -> String {
    entity_tag(&serde_json::to_vec(parts).unwrap_or_default())
}

/// The version that a write expects, if any.
#[derive(Debug, Clone)]
pub(crate) struct IfMatch(Option<Vec<String>>);

impl IfMatch {
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let values = headers.get_all(header::IF_MATCH).iter();
        let tags: Vec<String> = values
            .flat_map(|value| value.to_str().unwrap_or_default().split(','))
            .map(|tag| tag.trim().to_owned())
            .collect();
        Self((!tags.is_empty()).then_some(tags))
    }

    pub(crate) fn is_said(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the write matches this version; `None` means that it does not exist yet. The comparison is strong, and
    /// of a tag of [`answer`] it asks for the version alone.
    pub(crate) fn holds(&self, tag: Option<&str>) -> bool {
        let Some(tags) = &self.0 else { return true };
        let is_named = |now: &str| tags.iter().any(|known| known == "*" || is_of(known, now));
        tag.is_some_and(is_named)
    }

    /// Explains a write that failed because of a change in between, if it named a version.
    pub(crate) fn explain(&self, error: CommentError) -> Problem {
        match error {
            CommentError::Outdated if self.0.is_some() => failed(),
            error => error.into(),
        }
    }

    /// # Errors
    /// `precondition_failed`.
    pub(crate) fn check(&self, tag: &str) -> Result<(), Problem> {
        self.holds(Some(tag)).then_some(()).ok_or_else(failed)
    }
}

fn failed() -> Problem {
    Problem::new(
        code::PRECONDITION_FAILED,
        ProblemText::precondition_failed(),
    )
    .field("If-Match")
}

/// JSON with its version; 304 if the client has the same body. There is more in the body than a write can change, so
/// the tag is `"version-body"`.
pub(crate) fn answer(asked: &HeaderMap, version: &str, view: &impl Serialize) -> Response {
    let Some(body) = Json(view).body() else {
        return internal().into_response();
    };
    let (begun, whole) = (inside(version), entity_tag(&body));
    let tag = format!("\"{begun}-{}\"", inside(&whole));
    if has_it(asked, &tag) {
        return tagged(StatusCode::NOT_MODIFIED.into_response(), &tag);
    }
    tagged(json::response(body), &tag)
}

/// Whether a tag is this version, or that of a body of it.
fn is_of(tag: &str, version: &str) -> bool {
    let begun = version.trim_end_matches('"');
    let rest = tag.strip_prefix(begun);
    rest.is_some_and(|rest| rest == "\"" || rest.starts_with('-'))
}

/// A tag without its quotes.
fn inside(tag: &str) -> &str {
    tag.trim_matches('"')
}

pub(crate) fn tagged(mut response: Response, tag: &str) -> Response {
    if let Ok(tag) = HeaderValue::from_str(tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

//! The only place that knows status codes and problem+json (RFC 9457).

use std::borrow::Cow;

use axum::response::{IntoResponse, Response};
use http::{HeaderValue, StatusCode, header};
use serde::Serialize;

use crate::comments::{ClosedBy, CommentError, Invalid};
use crate::store::StoreError;

/// An answer that says what was wrong, in a form that programs can read.
///
/// `code` is stable; `docs/API.md` lists all of them.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Problem {
    #[serde(rename = "type")]
    kind: String,
    title: &'static str,
    #[serde(serialize_with = "as_number")]
    status: StatusCode,
    detail: Cow<'static, str>,
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<Cow<'static, str>>,
}

fn as_number<S: serde::Serializer>(status: &StatusCode, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u16(status.as_u16())
}

/// `docs/API.md` explains each.
const KIND: &str = "urn:afterword:problem:";

impl Problem {
    #[must_use]
    pub(super) fn new(
        status: u16,
        code: &'static str,
        title: &'static str,
        detail: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self {
            kind: format!("{KIND}{code}"),
            title,
            status: StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            detail: detail.into(),
            code,
            field: None,
        }
    }

    #[must_use]
    pub(super) fn field(mut self, name: impl Into<Cow<'static, str>>) -> Self {
        self.field = Some(name.into());
        self
    }

    #[must_use]
    pub(super) fn status(&self) -> StatusCode {
        self.status
    }

    #[must_use]
    pub(super) fn code(&self) -> &'static str {
        self.code
    }

    #[must_use]
    pub(super) fn detail(&self) -> &str {
        &self.detail
    }

    #[must_use]
    pub(super) fn field_name(&self) -> Option<&str> {
        self.field.as_deref()
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = serde_json::to_vec(&self).unwrap_or_default();
        let mut response = (self.status, body).into_response();
        let headers = response.headers_mut();
        let json = HeaderValue::from_static("application/problem+json");
        headers.insert(header::CONTENT_TYPE, json);
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if self.status == StatusCode::UNAUTHORIZED {
            let bearer = HeaderValue::from_static("Bearer");
            headers.insert(header::WWW_AUTHENTICATE, bearer);
        }
        if matches!(self.status.as_u16(), 429 | 503 | 507) {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}

impl From<Invalid> for Problem {
    fn from(invalid: Invalid) -> Self {
        let detail = invalid.to_string();
        let (status, code, field, title) = match invalid {
            Invalid::Page(_) => (400, "invalid_page", "page", "This is no page"),
            Invalid::Name(_) => (422, "invalid_name", "name", "The name can't be taken"),
            Invalid::NameTooLong { .. } => (422, "name_too_long", "name", "The name is too long"),
            Invalid::Email => (
                422,
                "invalid_email",
                "email",
                "The e-mail address can't be taken",
            ),
            Invalid::Website => (
                422,
                "invalid_website",
                "website",
                "The website can't be taken",
            ),
            Invalid::Text(_) => (422, "invalid_text", "text", "The text can't be taken"),
            Invalid::TextTooLong { .. } => (422, "text_too_long", "text", "The text is too long"),
            Invalid::TooManyLinks { .. } => (422, "too_many_links", "text", "Too many links"),
            Invalid::Title => (422, "invalid_title", "title", "The title can't be taken"),
            Invalid::Key => (422, "invalid_key", "key", "The key can't be taken"),
            Invalid::Reaction(_) => (422, "unknown_reaction", "reaction", "Unknown reaction"),
            Invalid::Id => (400, "invalid_id", "id", "This is no id"),
            Invalid::Cursor => (400, "invalid_cursor", "after", "This is no cursor"),
        };
        Self::new(status, code, title, detail).field(field)
    }
}

impl From<CommentError> for Problem {
    fn from(error: CommentError) -> Self {
        let detail = error.to_string();
        let (status, code, title) = match error {
            CommentError::Invalid(invalid) => return invalid.into(),
            CommentError::Store(error) => return error.into(),
            CommentError::PageClosed(by) => return closed(by),
            CommentError::UnknownParent => {
                return Self::new(404, "unknown_parent", "Nothing to answer", detail)
                    .field("parent");
            }
            CommentError::ParentOnOtherPage => {
                let title = "The parent is elsewhere";
                return Self::new(409, "parent_on_other_page", title, detail).field("parent");
            }
            CommentError::UnknownComment => (404, "unknown_comment", "No such comment"),
            CommentError::UnknownPage => (404, "unknown_page", "No such page"),
            CommentError::WrongEditToken => (403, "wrong_edit_token", "Not your comment"),
            CommentError::EditWindowOver(_) => (403, "edit_window_over", "Too late to change it"),
            CommentError::ChangedMeanwhile => (409, "changed_meanwhile", "Changed meanwhile"),
            CommentError::NotPossible { .. } => (409, "not_possible", "This can't be done now"),
            CommentError::TooManyReactions => (429, "too_many_reactions", "Too many reactions"),
        };
        Self::new(status, code, title, detail)
    }
}

fn closed(by: ClosedBy) -> Problem {
    let detail = match by {
        ClosedBy::Owner => "The owner has closed this page: it takes no new comments.",
        ClosedBy::Age => "This page is too old to take new comments.",
    };
    Problem::new(403, "page_closed", "The page is closed", detail)
}

/// The inner text is logged here, once, and never sent.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store could not do it");
        let (status, code, title, detail) = match error {
            StoreError::Busy(_) => (
                503,
                "store_busy",
                "The server is busy",
                "The server is busy. Nothing was stored; try again in a moment.",
            ),
            StoreError::ReadOnly(_) => (
                503,
                "store_read_only",
                "The server can't write",
                "The server can only read at the moment. Nothing was stored; try again later.",
            ),
            StoreError::Full(_) => (
                507,
                "store_full",
                "The server is full",
                "The server has no room left. Nothing was stored; try again later.",
            ),
            StoreError::Unavailable(_) | StoreError::NewerSchema { .. } => (
                503,
                "store_unavailable",
                "The server can't reach its data",
                "The server can't reach its data. Nothing was stored; try again later.",
            ),
        };
        Self::new(status, code, title, detail)
    }
}

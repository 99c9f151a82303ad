//! The only place that knows status codes and problem+json (RFC 9457).

pub(super) mod code;

use std::borrow::Cow;

use axum::response::{IntoResponse, Response};
use http::{HeaderValue, StatusCode, header};
use serde::Serialize;

use self::code::Code;
use crate::comments::links::LinkError;
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
    pub(super) fn new(code: Code, detail: impl Into<Cow<'static, str>>) -> Self {
        Self {
            kind: format!("{KIND}{}", code.name),
            title: code.title,
            status: StatusCode::from_u16(code.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            detail: detail.into(),
            code: code.name,
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
        let (code, field) = match invalid {
            Invalid::Page(_) => (code::INVALID_PAGE, "page"),
            Invalid::Name(_) => (code::INVALID_NAME, "name"),
            Invalid::NameTooLong { .. } => (code::NAME_TOO_LONG, "name"),
            Invalid::Email => (code::INVALID_EMAIL, "email"),
            Invalid::NotifyWithoutEmail => (code::MISSING_FIELD, "email"),
            Invalid::Website => (code::INVALID_WEBSITE, "website"),
            Invalid::Text(_) => (code::INVALID_TEXT, "text"),
            Invalid::TextTooLong { .. } => (code::TEXT_TOO_LONG, "text"),
            Invalid::TooManyLinks { .. } => (code::TOO_MANY_LINKS, "text"),
            Invalid::Title => (code::INVALID_TITLE, "title"),
            Invalid::Key => (code::INVALID_KEY, "key"),
            Invalid::Reaction(_) => (code::UNKNOWN_REACTION, "reaction"),
            Invalid::Id => (code::INVALID_ID, "id"),
            Invalid::Parent => (code::INVALID_ID, "parent"),
            Invalid::Cursor => (code::INVALID_CURSOR, "after"),
            Invalid::Address => (code::INVALID_ADDRESS, "value"),
        };
        Self::new(code, invalid.to_string()).field(field)
    }
}

impl From<CommentError> for Problem {
    fn from(error: CommentError) -> Self {
        let detail = error.to_string();
        match error {
            CommentError::Invalid(invalid) => invalid.into(),
            CommentError::Store(error) => error.into(),
            CommentError::PageClosed(ClosedBy::Owner) => Self::new(
                code::PAGE_CLOSED,
                "The owner has closed this page: it takes no new comments.",
            ),
            CommentError::PageClosed(ClosedBy::Age) => Self::new(
                code::PAGE_CLOSED,
                "This page is too old to take new comments.",
            ),
            CommentError::UnknownParent => Self::new(code::UNKNOWN_PARENT, detail).field("parent"),
            CommentError::ParentOnOtherPage => {
                Self::new(code::PARENT_ON_OTHER_PAGE, detail).field("parent")
            }
            CommentError::UnknownComment => Self::new(code::UNKNOWN_COMMENT, detail),
            CommentError::PathTaken => Self::new(code::PATH_TAKEN, detail).field("alias"),
            CommentError::UnknownBatch => Self::new(code::UNKNOWN_BATCH, detail),
            CommentError::UnknownPage => Self::new(code::UNKNOWN_PAGE, detail),
            CommentError::WrongEditToken => Self::new(code::WRONG_EDIT_TOKEN, detail),
            CommentError::EditWindowOver(_) => Self::new(code::EDIT_WINDOW_OVER, detail),
            CommentError::ChangedMeanwhile => Self::new(code::CHANGED_MEANWHILE, detail),
            CommentError::Outdated | CommentError::SeenBefore => {
                Self::new(code::CHANGED_MEANWHILE, detail)
            }
            CommentError::NotPossible { .. } => Self::new(code::NOT_POSSIBLE, detail),
            CommentError::TooManyReactions => Self::new(code::TOO_MANY_REACTIONS, detail),
        }
    }
}

impl From<LinkError> for Problem {
    fn from(error: LinkError) -> Self {
        let detail = error.to_string();
        match error {
            LinkError::Unknown => Self::new(code::UNKNOWN_LINK, detail),
            LinkError::Expired => Self::new(code::LINK_EXPIRED, detail),
            LinkError::Comment(error) => error.into(),
        }
    }
}

/// The inner text is logged here, once, and never sent.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store could not do it");
        let (code, detail) = match error {
            StoreError::Busy(_) => (
                code::STORE_BUSY,
                "The server is busy. Nothing was stored; try again in a moment.",
            ),
            StoreError::ReadOnly(_) => (
                code::STORE_READ_ONLY,
                "The server can only read at the moment. Nothing was stored; try again later.",
            ),
            StoreError::Full(_) => (
                code::STORE_FULL,
                "The server has no room left. Nothing was stored; try again later.",
            ),
            StoreError::Unavailable(_) | StoreError::NewerSchema { .. } => (
                code::STORE_UNAVAILABLE,
                "The server can't reach its data. Nothing was stored; try again later.",
            ),
        };
        Self::new(code, detail)
    }
}

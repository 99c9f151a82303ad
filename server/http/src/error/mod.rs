//! The only place that knows status codes and problem+json (RFC 9457).

pub(super) mod code;
pub(super) mod described;
mod explained;
mod page;

use std::borrow::Cow;

use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;

use self::code::Code;
use afterword_model::{ClosedBy, Invalid, InvalidReason, is_forbidden};
use afterword_services::CommentError;
use afterword_services::accounts::{SignInError, TooMany};
use afterword_services::links::LinkError;
use afterword_services::tokens::TokenError;
use afterword_store::StoreError;

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
    #[serde(skip)]
    wait_secs: Option<u16>,
    /// For translating it; boxed, because every handler's result has room for a problem.
    #[serde(skip)]
    wording: Option<Box<Wording>>,
}

/// The data for a problem in the reader's language.
#[derive(Debug, Clone, Default)]
struct Wording {
    /// The specific problem, if a code has several.
    particular: Option<&'static str>,
    /// The numbers in `detail`.
    facts: Vec<(&'static str, usize)>,
}

pub(crate) fn not_found() -> Problem {
    Problem::new(code::NOT_FOUND, "There is nothing at this address.")
}

pub(crate) fn internal() -> Problem {
    Problem::new(code::INTERNAL, "The server made a mistake.")
}

pub(crate) fn method_not_allowed() -> Problem {
    let detail = "This address does not take this method.";
    Problem::new(code::METHOD_NOT_ALLOWED, detail)
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
            wait_secs: None,
            wording: None,
        }
    }

    fn worded(self, particular: Option<&'static str>, facts: Vec<(&'static str, usize)>) -> Self {
        let wording = Wording { particular, facts };
        Self {
            wording: Some(Box::new(wording)),
            ..self
        }
    }

    #[must_use]
    pub(super) fn field(mut self, name: impl Into<Cow<'static, str>>) -> Self {
        self.field = Some(name.into());
        self
    }

    /// With another text.
    #[must_use]
    pub(super) fn saying(mut self, detail: String) -> Self {
        self.detail = detail.into();
        self
    }

    /// With the time of the next try.
    #[must_use]
    fn after(mut self, secs: u64) -> Self {
        self.wait_secs = Some(u16::try_from(secs).unwrap_or(u16::MAX));
        self
    }

    /// Minutes until the next try; 0 if unknown.
    #[must_use]
    pub(super) fn wait_minutes(&self) -> u64 {
        u64::from(self.wait_secs.unwrap_or_default()).div_ceil(60)
    }

    /// `Retry-After` (RFC 9110, 10.2.3), if it helps.
    pub(super) fn say_when(&self, headers: &mut HeaderMap) {
        let usual = matches!(self.status.as_u16(), 429 | 503 | 507).then_some(5);
        if let Some(secs) = self.wait_secs.or(usual) {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(secs));
        }
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

/// JSON with `\u…` for all characters that control a terminal or change the reading order: problems quote strangers'
/// input, and people read them with `curl`.
fn plain(json: &str) -> String {
    if !json.contains(is_forbidden) {
        return json.to_owned();
    }
    let mut out = String::with_capacity(json.len());
    for letter in json.chars() {
        if is_forbidden(letter) {
            // All of them are of the first plane, which four digits name.
            out.push_str(&format!("\\u{:04x}", u32::from(letter)));
        } else {
            out.push(letter);
        }
    }
    out
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = plain(&serde_json::to_string(&self).unwrap_or_default());
        let mut response = (self.status, body).into_response();
        let headers = response.headers_mut();
        let json = HeaderValue::from_static("application/problem+json");
        headers.insert(header::CONTENT_TYPE, json);
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if self.status == StatusCode::UNAUTHORIZED {
            let bearer = HeaderValue::from_static("Bearer");
            headers.insert(header::WWW_AUTHENTICATE, bearer);
        }
        self.say_when(headers);
        response
    }
}

impl From<Invalid> for Problem {
    fn from(invalid: Invalid) -> Self {
        let (code, field) = match invalid {
            Invalid::Page(_) => (code::INVALID_PAGE, "page"),
            Invalid::Name(_) => (code::INVALID_NAME, "name"),
            Invalid::NameTooLong { .. } => (code::NAME_TOO_LONG, "name"),
            Invalid::NameReserved => (code::NAME_RESERVED, "name"),
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
            Invalid::Host => (code::INVALID_HOST, "value"),
            Invalid::Known => (code::INVALID_KNOWN, "known"),
        };
        let facts = match invalid {
            Invalid::NameTooLong { length, max } | Invalid::TextTooLong { length, max } => {
                vec![("length", length), ("max", max)]
            }
            Invalid::TooManyLinks { links, max } => vec![("length", links), ("max", max)],
            _ => Vec::new(),
        };
        Self::new(code, invalid.to_string())
            .field(field)
            .worded(particular(&invalid), facts)
    }
}

/// By its name in the texts.
fn particular(invalid: &Invalid) -> Option<&'static str> {
    match invalid {
        Invalid::Name(InvalidReason::Empty) => Some("name_empty"),
        Invalid::Text(InvalidReason::Empty) => Some("text_empty"),
        Invalid::Text(InvalidReason::Invisible) => Some("text_invisible"),
        _ => None,
    }
}

impl From<CommentError> for Problem {
    fn from(error: CommentError) -> Self {
        let detail = error.to_string();
        match error {
            CommentError::Invalid(invalid) => invalid.into(),
            CommentError::Store(error) => error.into(),
            CommentError::Busy => Self::new(code::STORE_BUSY, detail),
            CommentError::Refused => Self::new(code::COMMENT_REFUSED, detail),
            CommentError::TooManyComments(wait) => {
                Self::new(code::TOO_MANY_COMMENTS, detail).after(wait.as_secs() + 1)
            }
            CommentError::PageClosed(by) => {
                let (detail, particular) = closed(by);
                Self::new(code::PAGE_CLOSED, detail).worded(Some(particular), Vec::new())
            }
            CommentError::UnknownParent => Self::new(code::UNKNOWN_PARENT, detail).field("parent"),
            CommentError::ParentOnOtherPage => {
                Self::new(code::PARENT_ON_OTHER_PAGE, detail).field("parent")
            }
            CommentError::UnknownComment => Self::new(code::UNKNOWN_COMMENT, detail),
            CommentError::PathTaken => Self::new(code::PATH_TAKEN, detail).field("alias"),
            CommentError::UnknownBatch => Self::new(code::UNKNOWN_BATCH, detail),
            CommentError::UnknownPage => Self::new(code::UNKNOWN_PAGE, detail),
            CommentError::NotOfSite => Self::new(code::UNKNOWN_PAGE, detail).field("page"),
            CommentError::WrongEditToken => Self::new(code::WRONG_EDIT_TOKEN, detail),
            CommentError::EditWindowOver(_) => Self::new(code::EDIT_WINDOW_OVER, detail),
            CommentError::ChangedMeanwhile | CommentError::Outdated | CommentError::SeenBefore => {
                Self::new(code::CHANGED_MEANWHILE, detail)
            }
            CommentError::TwiceInBatch | CommentError::NotPossible { .. } => {
                Self::new(code::NOT_POSSIBLE, detail)
            }
            CommentError::KeyReused => {
                Self::new(code::IDEMPOTENCY_KEY_REUSED, detail).field("Idempotency-Key")
            }
            CommentError::SiteExists => Self::new(code::SITE_EXISTS, detail).field("key"),
            CommentError::UnknownSite => Self::new(code::UNKNOWN_SITE, detail),
            CommentError::TooManyReactions => Self::new(code::TOO_MANY_REACTIONS, detail),
        }
    }
}

/// The text, and its name in the texts.
fn closed(by: ClosedBy) -> (&'static str, &'static str) {
    match by {
        ClosedBy::Owner => (
            "The owner has closed this page: it takes no new comments.",
            "page_closed_by_owner",
        ),
        ClosedBy::Age => (
            "This page is too old to take new comments.",
            "page_closed_by_age",
        ),
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

impl From<SignInError> for Problem {
    fn from(error: SignInError) -> Self {
        let detail = error.to_string();
        match error {
            SignInError::Link => Self::new(code::UNKNOWN_LINK, detail),
            SignInError::WrongPassword => Self::new(code::WRONG_PASSWORD, detail).field("password"),
            SignInError::BadPassword(_) => Self::new(code::INVALID_PASSWORD, detail).field("new"),
            SignInError::NoMail => Self::new(code::MAIL_OFF, detail),
            SignInError::TooMany(many) => {
                let code = match many {
                    TooMany::Passwords { .. } => code::TOO_MANY_PASSWORDS,
                    TooMany::Mails { .. } => code::TOO_MANY_MAILS,
                };
                Self::new(code, detail).after(many.secs())
            }
            SignInError::Store(error) => error.into(),
            SignInError::Machine(error) => {
                tracing::error!(error, "nobody can be signed in");
                Self::new(code::INTERNAL, "The server made a mistake.")
            }
        }
    }
}

impl From<TokenError> for Problem {
    fn from(error: TokenError) -> Self {
        let detail = error.to_string();
        match error {
            TokenError::Exists { .. } => Self::new(code::TOKEN_EXISTS, detail).field("name"),
            TokenError::Store(error) => error.into(),
            TokenError::NoRandomness(error) => {
                tracing::error!(%error, "no token could be made");
                Self::new(code::INTERNAL, "The server made a mistake.")
            }
        }
    }
}

/// The inner text is logged here, once, and never sent.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store could not do it");
        let (code, detail) = match error {
            StoreError::Panicked => return internal(),
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
            StoreError::Unavailable(_)
            | StoreError::NewerSchema { .. }
            | StoreError::Upgrade { .. } => (
                code::STORE_UNAVAILABLE,
                "The server can't reach its data. Nothing was stored; try again later.",
            ),
        };
        Self::new(code, detail)
    }
}

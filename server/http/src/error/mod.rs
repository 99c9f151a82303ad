//! The only place that knows status codes and problem+json (RFC 9457).

pub(super) mod code;
pub(super) mod described;
mod explained;
mod page;

use std::borrow::Cow;
use std::fmt::Display;

use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;

use self::code::Code;
use crate::json;
use afterword_i18n::{ProblemText, Texts};
use afterword_model::{Invalid, is_forbidden};
use afterword_services::accounts::{SignInError, TooMany};
use afterword_services::links::LinkError;
use afterword_services::tokens::{Scope, TokenError};
use afterword_services::{CommentError, text_of_invalid, text_of_store};
use afterword_store::StoreError;

/// An answer that says what was wrong, in a form that programs can read.
///
/// `code` is stable; `docs/API.md` lists all of them. Programs get the text in English, people in their language.
#[derive(Debug, Clone)]
pub(super) struct Problem {
    code: Code,
    status: StatusCode,
    text: ProblemText,
    field: Option<Cow<'static, str>>,
    wait_secs: Option<u16>,
}

/// As programs get it (RFC 9457).
#[derive(Serialize)]
struct Sent<'a> {
    #[serde(rename = "type")]
    kind: String,
    title: &'static str,
    status: u16,
    detail: &'a str,
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'a str>,
}

pub(crate) fn not_found() -> Problem {
    Problem::new(code::NOT_FOUND, ProblemText::not_found())
}

pub(crate) fn internal() -> Problem {
    Problem::new(code::INTERNAL, ProblemText::internal())
}

pub(crate) fn unknown_action(known: &[impl Display]) -> Problem {
    let text = ProblemText::unknown_action(choices(known));
    Problem::new(code::UNKNOWN_ACTION, text).field("action")
}

pub(crate) fn unknown_scope(field: &'static str) -> Problem {
    let text = ProblemText::unknown_scope(choices(&Scope::ALL));
    Problem::new(code::UNKNOWN_SCOPE, text).field(field)
}

pub(crate) fn unknown_token() -> Problem {
    Problem::new(code::UNKNOWN_TOKEN, ProblemText::unknown_token())
}

/// What a field may be.
pub(crate) fn choices(known: &[impl Display]) -> String {
    let known = known.iter().map(|word| format!("`{word}`"));
    known.collect::<Vec<_>>().join(", ")
}

/// For a request that the memory budget has no room for.
pub(crate) fn no_room() -> Problem {
    Problem::new(code::STORE_BUSY, ProblemText::store_busy())
}

/// For a load balancer that asks a server which is about to end.
pub(crate) fn stopping() -> Problem {
    Problem::new(code::STOPPING, ProblemText::stopping())
}

pub(crate) fn method_not_allowed() -> Problem {
    Problem::new(code::METHOD_NOT_ALLOWED, ProblemText::method_not_allowed())
}

/// `docs/API.md` explains each.
const KIND: &str = "urn:afterword:problem:";

impl Problem {
    #[must_use]
    pub(super) fn new(code: Code, text: ProblemText) -> Self {
        Self {
            code,
            status: StatusCode::from_u16(code.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
            text,
            field: None,
            wait_secs: None,
        }
    }

    #[must_use]
    pub(super) fn field(mut self, name: impl Into<Cow<'static, str>>) -> Self {
        self.field = Some(name.into());
        self
    }

    /// With the time of the next try.
    #[must_use]
    fn after(mut self, secs: u64) -> Self {
        self.wait_secs = Some(u16::try_from(secs).unwrap_or(u16::MAX));
        self
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
    pub(crate) fn code(&self) -> &'static str {
        self.code.name
    }

    /// In English.
    #[must_use]
    pub(super) fn detail(&self) -> String {
        self.text.to_string()
    }

    #[must_use]
    pub(super) fn field_name(&self) -> Option<&str> {
        self.field.as_deref()
    }

    fn sent<'a>(&'a self, texts: &'static Texts, detail: &'a str) -> Sent<'a> {
        Sent {
            kind: format!("{KIND}{}", self.code.name),
            title: texts.plain(self.code.title),
            status: self.status.as_u16(),
            detail,
            code: self.code.name,
            field: self.field_name(),
        }
    }

    /// The body of the answer to a program.
    #[must_use]
    pub(super) fn json(&self) -> String {
        self.written(Texts::english(), &self.detail())
    }

    fn written(&self, texts: &'static Texts, detail: &str) -> String {
        plain(&json::to_string(&self.sent(texts, detail)))
    }

    /// The answer to a script of a page, which shows it to a person.
    #[must_use]
    pub(super) fn into_response_in(self, texts: &'static Texts, families: &[&str]) -> Response {
        let body = self.written(texts, &self.explained(texts, families));
        self.answer(body)
    }

    fn answer(&self, body: String) -> Response {
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
        self.answer(self.json())
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
            Invalid::Follow => (code::INVALID_PARAMETER, "follow"),
            Invalid::PrivateNotTaken | Invalid::PrivateReply => (code::NOT_POSSIBLE, "private"),
            Invalid::FollowWithoutEmail => (code::MISSING_FIELD, "email"),
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
            Invalid::WebmentionSource => (code::INVALID_PARAMETER, "source"),
            Invalid::WebmentionTarget => (code::INVALID_PARAMETER, "target"),
        };
        Self::new(code, text_of_invalid(&invalid)).field(field)
    }
}

impl From<CommentError> for Problem {
    fn from(error: CommentError) -> Self {
        let text = error.text();
        match error {
            CommentError::Invalid(invalid) => invalid.into(),
            CommentError::Store(error) => error.into(),
            CommentError::Busy => Self::new(code::STORE_BUSY, text),
            CommentError::Refused => Self::new(code::COMMENT_REFUSED, text),
            CommentError::TooManyComments(wait) => {
                Self::new(code::TOO_MANY_COMMENTS, text).after(wait.as_secs() + 1)
            }
            CommentError::PageClosed(_) => Self::new(code::PAGE_CLOSED, text),
            CommentError::UnknownParent => Self::new(code::UNKNOWN_PARENT, text).field("parent"),
            CommentError::ParentOnOtherPage => {
                Self::new(code::PARENT_ON_OTHER_PAGE, text).field("parent")
            }
            CommentError::UnknownComment => Self::new(code::UNKNOWN_COMMENT, text),
            CommentError::CommentDeleted => Self::new(code::COMMENT_DELETED, text).field("key"),
            CommentError::PathTaken => Self::new(code::PATH_TAKEN, text).field("alias"),
            CommentError::UnknownBatch => Self::new(code::UNKNOWN_BATCH, text),
            CommentError::UnknownPage => Self::new(code::UNKNOWN_PAGE, text),
            CommentError::NotOfSite => Self::new(code::UNKNOWN_PAGE, text).field("page"),
            CommentError::WrongEditToken => Self::new(code::WRONG_EDIT_TOKEN, text),
            CommentError::EditWindowOver(_) => Self::new(code::EDIT_WINDOW_OVER, text),
            CommentError::ChangedMeanwhile | CommentError::Outdated | CommentError::SeenBefore => {
                Self::new(code::CHANGED_MEANWHILE, text)
            }
            CommentError::TwiceInBatch
            | CommentError::NotPossible { .. }
            | CommentError::NeedsConsent
            | CommentError::NobodyToAsk
            | CommentError::NoMailToAuthor => Self::new(code::NOT_POSSIBLE, text),
            CommentError::KeyReused => {
                Self::new(code::IDEMPOTENCY_KEY_REUSED, text).field("Idempotency-Key")
            }
            CommentError::SiteExists => Self::new(code::SITE_EXISTS, text).field("key"),
            CommentError::UnknownSite => Self::new(code::UNKNOWN_SITE, text),
            CommentError::TooManyFollowers => Self::new(code::TOO_MANY_FOLLOWERS, text),
            CommentError::TooManyReactions => Self::new(code::TOO_MANY_REACTIONS, text),
        }
    }
}

impl From<LinkError> for Problem {
    fn from(error: LinkError) -> Self {
        match error {
            LinkError::Unknown => unknown_link(),
            LinkError::Expired => Self::new(code::LINK_EXPIRED, ProblemText::link_expired()),
            LinkError::Comment(error) => error.into(),
        }
    }
}

pub(crate) fn sign_in_needed() -> Problem {
    Problem::new(code::SIGN_IN_NEEDED, ProblemText::sign_in_needed())
}

pub(crate) fn unknown_link() -> Problem {
    Problem::new(code::UNKNOWN_LINK, ProblemText::unknown_link())
}

impl From<SignInError> for Problem {
    fn from(error: SignInError) -> Self {
        match error {
            SignInError::Link => unknown_link(),
            SignInError::WrongPassword => {
                Self::new(code::WRONG_PASSWORD, ProblemText::wrong_password()).field("password")
            }
            SignInError::BadPassword(_) => {
                Self::new(code::INVALID_PASSWORD, ProblemText::invalid_password()).field("new")
            }
            SignInError::SessionEnded => sign_in_needed(),
            SignInError::NoMail => Self::new(code::MAIL_OFF, ProblemText::mail_off()),
            SignInError::TooMany(many) => {
                let (code, text) = match many {
                    TooMany::Passwords { .. } => (
                        code::TOO_MANY_PASSWORDS,
                        ProblemText::too_many_passwords(many.minutes()),
                    ),
                    TooMany::Mails { .. } => (
                        code::TOO_MANY_MAILS,
                        ProblemText::too_many_mails(many.minutes()),
                    ),
                };
                Self::new(code, text).after(many.secs())
            }
            SignInError::Store(error) => error.into(),
            SignInError::Machine(error) => {
                tracing::error!(error, "nobody can be signed in");
                internal()
            }
        }
    }
}

impl From<TokenError> for Problem {
    fn from(error: TokenError) -> Self {
        match error {
            TokenError::Exists { id, name } => Self::new(
                code::TOKEN_EXISTS,
                ProblemText::token_exists(id.to_string(), name),
            )
            .field("name"),
            TokenError::Store(error) => error.into(),
            TokenError::NoRandomness(error) => {
                tracing::error!(%error, "no token could be made");
                internal()
            }
        }
    }
}

/// The inner text is logged here, once, and never sent.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store could not do it");
        let code = match error {
            StoreError::Panicked => code::INTERNAL,
            StoreError::Busy(_) => code::STORE_BUSY,
            StoreError::ReadOnly(_) => code::STORE_READ_ONLY,
            StoreError::Full(_) => code::STORE_FULL,
            StoreError::Unavailable(_)
            | StoreError::NewerSchema { .. }
            | StoreError::Upgrade { .. } => code::STORE_UNAVAILABLE,
        };
        Self::new(code, text_of_store(&error))
    }
}

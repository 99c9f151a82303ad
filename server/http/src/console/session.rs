//! Authentication: every page of the console is behind it.
//!
//! A handler that shows takes `session: Session`. A handler of a form begins with `let (session, form) = posted(&services,
//! request).await?`, which checks, in this order: the form's origin, the cookie, the form token.

use askama::Template;
use axum::extract::{FromRef, FromRequestParts, Request};
use axum::response::{IntoResponse, Response};
use http::request::Parts;
use http::{HeaderMap, HeaderValue, StatusCode, header};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use std::net::IpAddr;

use super::cookie::token;
use super::refusal::Refusal;
use super::view::frame::{Frame, OwnerScope, Section, SignedIn};
use super::{HOME, browser, origin};
use crate::addresses::is_console;
use crate::client::Client;
use crate::contexts::ConsoleServices;
use crate::error::{Problem, code, sign_in_needed};
use crate::fields::raw_body;
use crate::languages::preferred_texts;
use crate::page::document::rendered;
use crate::query::pairs;
use afterword_i18n::ProblemText;
use afterword_services::accounts::{Owner, SignInClient, SignedInOwner};

/// A signed-in owner.
pub(crate) struct Session {
    pub owner: Owner,
    /// The value of the hidden field `csrf` of every form.
    pub csrf: String,
    /// The browser's language, one of `server/i18n/texts/`, such as "en".
    pub language: &'static str,
    pub(super) signed: SignedInOwner,
}

impl Session {
    /// The frame of a page for this owner.
    #[must_use]
    pub(in crate::console) fn frame(&self, here: Section, title: String) -> Frame<'_> {
        Frame {
            language: self.language,
            title,
            signed_in: Some(SignedIn {
                person: self.owner.email.as_str(),
                csrf: &self.csrf,
                here,
                reach: self.owner.reach,
            }),
        }
    }

    /// For pages about the whole server; for all other owners they don't exist.
    ///
    /// # Errors
    /// `not_found`.
    pub(crate) fn of_server(self) -> Result<Self, Problem> {
        match self.owner.reach {
            OwnerScope::Server => Ok(self),
            OwnerScope::Sites => Err(crate::error::not_found()),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Session
where
    ConsoleServices: FromRef<S>,
{
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let services = ConsoleServices::from_ref(state);
        // The router takes the beginning of the address away.
        let path = parts.uri.path().trim_end_matches('/');
        let to = match parts.uri.query() {
            Some(query) => format!("{HOME}{path}?{query}"),
            None => format!("{HOME}{path}"),
        };
        let session = signed_in(&services, &parts.headers).await?;
        session.ok_or(Refusal::SignIn { to })
    }
}

/// # Errors
/// An error of the store.
pub(super) async fn signed_in(
    services: &ConsoleServices,
    headers: &HeaderMap,
) -> Result<Option<Session>, Problem> {
    let Some(token) = token(services, headers) else {
        return Ok(None);
    };
    let signed = services.accounts.current(token).await?;
    Ok(signed.map(|signed| Session {
        owner: signed.owner.clone(),
        csrf: services.keys.form_token(token),
        language: language(headers),
        signed,
    }))
}

/// The fields of a form, in their order: a password may be among them.
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    #[must_use]
    pub(crate) fn first(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        let named = self.0.iter().filter(move |(key, _)| key == name);
        named.map(|(_, value)| value.as_str())
    }

    /// A page of the console, from a field like `back` or `to`.
    #[must_use]
    pub(crate) fn place(&self, name: &str) -> &str {
        self.first(name).and_then(local).unwrap_or(HOME)
    }
}

/// A form of a signed-in owner.
///
/// # Errors
/// `foreign_form`, `sign_in_needed`, `form_outdated`, an error of the body or of the store.
pub(crate) async fn posted(
    services: &ConsoleServices,
    request: Request,
) -> Result<(Session, Form), Refusal> {
    let headers = request.headers().clone();
    let form = ours(services, request).await?;
    let Some(token) = token(services, &headers) else {
        return Err(Refusal::keeping(sign_in_needed(), &form));
    };
    let Some(session) = signed_in(services, &headers).await? else {
        return Err(Refusal::keeping(sign_in_needed(), &form));
    };
    let sent = form.first("csrf").unwrap_or_default();
    if !services.keys.is_form_token(token, sent) {
        let problem = Problem::new(code::FORM_OUTDATED, ProblemText::form_outdated());
        return Err(Refusal::keeping(problem, &form));
    }
    Ok((session, form))
}

/// A form of one of our pages, with or without a session.
///
/// # Errors
/// `foreign_form`, an error of the body.
pub(super) async fn ours(services: &ConsoleServices, request: Request) -> Result<Form, Problem> {
    let headers = request.headers().clone();
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default().trim();
    // A form writes each byte of a letter as three.
    let limit = services.config.limits.body.length().saturating_mul(3);
    let body = raw_body(request, limit).await?;
    origin::check(services, &headers)?;
    if !essence.eq_ignore_ascii_case("application/x-www-form-urlencoded") {
        let text = ProblemText::form_needed();
        return Err(Problem::new(code::UNSUPPORTED_MEDIA_TYPE, text));
    }
    pairs(&body).map(Form)
}

/// An address below `/console`, unchanged; `None` for all that lead elsewhere, also by `..`.
#[must_use]
pub(crate) fn local(place: &str) -> Option<&str> {
    let path = place.split(['?', '#']).next().unwrap_or_default();
    let lower = path.to_ascii_lowercase();
    let is_local = is_console(path)
        && !path.starts_with("/console/sign-")
        && !lower.contains("..")
        && !lower.contains("%2e")
        && place
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    (is_local && place.len() <= 1000).then_some(place)
}

/// The sign-in page, and then the given page.
#[must_use]
pub(super) fn link_to_sign_in(to: &str) -> String {
    match local(to) {
        Some(to) if to != HOME => format!("{HOME}/sign-in?to={}", in_query(to)),
        _ => format!("{HOME}/sign-in"),
    }
}

#[must_use]
pub(super) fn in_query(place: &str) -> String {
    utf8_percent_encode(place, NON_ALPHANUMERIC).to_string()
}

/// The first of the browser's languages that we have.
#[must_use]
pub(crate) fn language(headers: &HeaderMap) -> &'static str {
    preferred_texts(headers).language()
}

/// The client that wants to sign in.
#[must_use]
pub(super) fn asking<'a>(
    (services, headers): (&ConsoleServices, &'a HeaderMap),
    from: IpAddr,
    browser: &'a str,
) -> SignInClient<'a> {
    SignInClient {
        from,
        browser,
        before: token(services, headers),
    }
}

/// The name of the browser, and the address of the client.
#[must_use]
pub(super) fn sender(request: &Request) -> (String, IpAddr) {
    let client = request.extensions().get::<Client>();
    let address = client.map_or(IpAddr::from([0, 0, 0, 0]), |client| client.address);
    (browser::name(request.headers()), address)
}

const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");

/// A page of the console; a layer adds its headers.
#[must_use]
pub(crate) fn page(status: StatusCode, page: &impl Template) -> Response {
    match rendered(page) {
        Ok(body) => {
            let mut response = (status, body).into_response();
            response.headers_mut().insert(header::CONTENT_TYPE, HTML);
            response
        }
        Err(error) => {
            tracing::error!(%error, "a page of the console could not be written");
            crate::error::internal().into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_places_in_the_console_are_gone_to() {
        for place in [
            "/console",
            "/console/comments?site=a&q=..%2Fx",
            "/console/account#x",
        ] {
            assert_eq!(local(place), Some(place));
        }
        for place in [
            "",
            "/",
            "//evil.test/console",
            "https://evil.test/console",
            "/console.evil.test",
            "/consoles",
            "/console/../m/x",
            "/console/%2E%2e/m/x",
            "/console\\evil",
            "/console/a\r\nx: y",
            "/console/sign-in/token",
            "/console/sign-out",
            "javascript:alert(1)",
            "/console/é",
        ] {
            assert_eq!(local(place), None, "{place}");
        }
        assert_eq!(local(&format!("/console/{}", "a".repeat(1000))), None);
    }
}

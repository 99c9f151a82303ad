//! `/console`: the owner's pages, which work without JavaScript.
//!
//! ```text
//! session    authentication: form token, the extractor `Session`, the reader `posted`
//! cookie     the session cookie · origin: where a form came from · browser: the name of a browser
//! refusal    a problem as a page
//! sign_in/   signing in and out, the account
//! comments   the list and one comment (loaded, done) · decide: decisions, undo, edits
//! pages blocks statistics sites site tokens outbox ways_in   a page each, and its forms · lists: shared parts
//! view/      the pages' HTML
//! ```
//!
//! Every handler of a page takes a [`session::Session`], every handler of a form begins with [`session::posted`]:
//! there is no other way to authenticate. Not here: who owns what, and how long a session lasts
//! (`services::accounts`).

pub(crate) mod blocks;
mod browser;
pub(crate) mod comments;
mod cookie;
pub(crate) mod decide;
mod latest_decision;
mod lists;
mod loaded;
mod origin;
pub(crate) mod outbox;
pub(crate) mod pages;
pub(crate) mod refusal;
mod session;
pub(crate) mod sign_in;
pub(crate) mod site;
pub(crate) mod sites;
pub(crate) mod statistics;
mod texts;
pub(crate) mod tokens;
mod view;
pub(crate) mod ways_in;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use http::{HeaderName, HeaderValue, header};

use crate::response_headers;

use crate::addresses::CONSOLE as HOME;

/// No other origins, nothing inline, no framing.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
);
/// Not `no-referrer`, for then browsers send `Origin: null` with forms.
const REFERRER: HeaderValue = HeaderValue::from_static("same-origin");
const UNLISTED: HeaderValue = HeaderValue::from_static("noindex, nofollow");
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// A layer: problems become pages for browsers, and every answer gets the same headers.
pub(crate) async fn console_headers(request: Request, next: Next) -> Response {
    let asked = request.headers().clone();
    let mut response = refusal::shown(next.run(request).await, &asked);
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_SECURITY_POLICY, POLICY);
    answer.insert(header::CACHE_CONTROL, response_headers::NOT_KEPT);
    answer.insert(header::REFERRER_POLICY, REFERRER);
    answer.insert(ROBOTS, UNLISTED);
    response_headers::page(answer);
    response
}

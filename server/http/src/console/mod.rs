//! `/console`: the owner's pages, which work without JavaScript.
//!
//! ```text
//! session    authentication: form token, the extractor `Session`, the reader `posted`
//! cookie     the session cookie · origin: where a form came from · browser: the name of a browser
//! refusal    a problem as a page
//! sign_in/   signing in and out, the account
//! comments   the list and one comment (loaded, done) · decide: decisions, undo, edits
//! pages blocks statistics sites site tokens outbox   a page each, and its forms · lists: shared parts
//! view/      the pages' HTML
//! ```
//!
//! Every handler of a page takes a [`session::Session`], every handler of a form begins with [`session::posted`]:
//! there is no other way to authenticate. Not here: who owns what, and how long a session lasts
//! (`services::accounts`).

mod blocks;
mod browser;
mod comments;
mod cookie;
mod decide;
mod done;
mod lists;
mod loaded;
mod origin;
mod outbox;
mod pages;
mod refusal;
mod session;
mod sign_in;
mod site;
mod sites;
mod statistics;
mod texts;
mod tokens;
mod view;

use axum::Router;
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use axum::routing::{get, post};
use http::{HeaderName, HeaderValue, header};

use self::refusal::Refusal;
use super::HttpState;
use super::layers::response_headers;

pub(super) const HOME: &str = "/console";

pub(super) fn routes() -> Router<HttpState> {
    Router::new()
        .route("/", get(async || refusal::see_other("/console/comments")))
        .route("/comments", get(comments::listed))
        .route("/comments/{id}", get(comments::shown))
        .route("/comments/{id}/edit", post(decide::edited))
        .route("/decide", post(decide::decided))
        .route("/undo", post(decide::undone))
        .route("/pages", get(pages::listed).post(pages::changed))
        .route("/blocks", get(blocks::listed).post(blocks::added))
        .route("/blocks/remove", post(blocks::removed))
        .route("/statistics", get(statistics::shown))
        .route("/sites", get(sites::listed).post(sites::added))
        .route("/sites/{key}", get(site::shown).post(site::changed))
        .route("/tokens", get(tokens::listed).post(tokens::made))
        .route("/tokens/revoke", post(tokens::revoked))
        .route("/outbox", get(outbox::listed))
        .route("/outbox/retry", post(outbox::retried))
        .route("/sign-in", get(sign_in::asked).post(sign_in::sent))
        .route(
            "/sign-in/{token}",
            get(sign_in::link::shown).post(sign_in::link::followed),
        )
        .route("/sign-out", post(sign_in::account::signed_out))
        .route(
            "/sign-out-everywhere",
            post(sign_in::account::signed_out_everywhere),
        )
        .route("/account", get(sign_in::account::shown))
        .route("/account/password", post(sign_in::account::password_set))
        .fallback(async || Refusal::from(super::not_found()))
        .method_not_allowed_fallback(async || Refusal::from(super::method_not_allowed()))
        .layer(from_fn(dressed))
}

/// Whether an address is one of the console's; its scripts and styles are not.
#[must_use]
pub(super) fn is_ours(path: &str) -> bool {
    path.strip_prefix(HOME)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

const LINKS: &str = "/console/sign-in/";

/// The path as it may stand in a log: tokens are secret.
#[must_use]
pub(super) fn without_token(path: &str) -> &str {
    if path.starts_with(LINKS) { LINKS } else { path }
}

/// Nothing of others, nothing inline, in nobody's frame.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
);
/// Not `no-referrer`, for then browsers send `Origin: null` with forms.
const REFERRER: HeaderValue = HeaderValue::from_static("same-origin");
const UNLISTED: HeaderValue = HeaderValue::from_static("noindex, nofollow");
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// A layer: problems become pages for those who read pages, and every answer carries the same headers.
async fn dressed(request: Request, next: Next) -> Response {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_token_reaches_a_log() {
        assert_eq!(
            without_token("/console/sign-in/abcdef"),
            "/console/sign-in/"
        );
        assert_eq!(without_token("/console/sign-in"), "/console/sign-in");
        assert_eq!(without_token("/console/account"), "/console/account");
    }

    #[test]
    fn scripts_and_styles_are_not_the_consoles_pages() {
        assert!(is_ours("/console") && is_ours("/console/") && is_ours("/console/account"));
        assert!(!is_ours("/console.0a1b2c3d.js") && !is_ours("/consoles") && !is_ours("/"));
    }
}

//! The session cookie.

use axum::response::Response;
use http::{HeaderMap, HeaderValue, header};

use crate::contexts::ConsoleServices;
use crate::extract::cookie;

/// `__Host-` binds the cookie to this host and to https: no sub-domain can set or see it. Without https browsers
/// refuse that name.
fn cookie_name(services: &ConsoleServices) -> &'static str {
    match services.config.server.public_url.is_https() {
        true => "__Host-afterword",
        false => "afterword",
    }
}

#[must_use]
pub(super) fn token<'a>(services: &ConsoleServices, headers: &'a HeaderMap) -> Option<&'a str> {
    cookie(headers, cookie_name(services))
}

/// The longest lifetime of a session.
const THIRTY_DAYS: u32 = 30 * 24 * 60 * 60;

/// Sets the session cookie.
pub(super) fn remember(services: &ConsoleServices, response: &mut Response, token: &str) {
    set_cookie(services, response, token, THIRTY_DAYS);
}

/// Removes it.
pub(super) fn forget(services: &ConsoleServices, response: &mut Response) {
    set_cookie(services, response, "", 0);
}

fn set_cookie(services: &ConsoleServices, response: &mut Response, token: &str, secs: u32) {
    let name = cookie_name(services);
    let secure = match services.config.server.public_url.is_https() {
        true => "; Secure",
        false => "",
    };
    let line = format!("{name}={token}; Path=/; Max-Age={secs}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&line) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
}

//! The cookies by which Isso's script knows a reader's own comments.
//!
//! One for our own host proves the comment: its name is the comment's number, its value the edit token. Isso's script
//! copies another one, by `X-Set-Cookie`, for the host of the blog: it only says that the comment may be edited.

use http::{HeaderMap, HeaderName, HeaderValue, header};

use crate::client::{Client, Scheme};
use crate::extract::cookie;
use afterword_config::Config;
use afterword_model::{CommentNumber, Site};

pub(super) const X_SET_COOKIE: HeaderName = HeaderName::from_static("x-set-cookie");

/// Tells the votes of one browser from those of others; it names nobody.
const VOTER: &str = "voter";
/// How long a browser can take its vote back, in seconds: a year.
const VOTES: i64 = 365 * 24 * 60 * 60;

/// The edit token of one's own comment.
pub(super) fn proof<'a>(headers: &'a HeaderMap, number: &str) -> Option<&'a str> {
    cookie(headers, number)
}

pub(super) fn voter(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, VOTER)
}

/// Sets cookies in a reader's browser.
pub(super) struct SetCookies<'a> {
    site: &'a Site,
    is_encrypted: bool,
}

impl<'a> SetCookies<'a> {
    pub(super) fn new(config: &Config, client: &Client, site: &'a Site) -> Self {
        let is_encrypted = client.scheme == Scheme::Https || config.server.public_url.is_https();
        Self { site, is_encrypted }
    }

    /// The author may change the comment, for as long as the site allows it. `None`: no more.
    pub(super) fn of_comment(
        &self,
        headers: &mut HeaderMap,
        number: CommentNumber,
        token: Option<&str>,
    ) {
        let window = *self.site.rules.edit_window;
        let seconds = match token {
            Some(_) => i64::try_from(window.as_secs()).unwrap_or(i64::MAX),
            None => 0,
        };
        let path = self.path();
        let token = token.unwrap_or_default();
        let proof = self.cookie(&number.to_string(), token, (&path, seconds), "; HttpOnly");
        let marker = self.cookie(&format!("isso-{number}"), "1", ("/", seconds), "");
        insert(headers, header::SET_COOKIE, &proof);
        insert(headers, X_SET_COOKIE, &marker);
    }

    pub(super) fn of_voter(&self, headers: &mut HeaderMap, key: &str) {
        let cookie = self.cookie(VOTER, key, (&self.path(), VOTES), "; HttpOnly");
        insert(headers, header::SET_COOKIE, &cookie);
    }

    fn path(&self) -> String {
        format!("/isso/{}/", self.site.key)
    }

    /// A browser sends it from a page of another site only if it is `SameSite=None`, which needs https. `Partitioned`
    /// (CHIPS) keeps it apart for each site whose pages ask, so that it follows nobody around.
    fn cookie(&self, name: &str, value: &str, (path, seconds): (&str, i64), more: &str) -> String {
        let across = match self.is_encrypted {
            true => "SameSite=None; Secure; Partitioned",
            false => "SameSite=Lax",
        };
        format!("{name}={value}; Path={path}; Max-Age={seconds}; {across}{more}")
    }
}

fn insert(headers: &mut HeaderMap, name: HeaderName, cookie: &str) {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        headers.insert(name, cookie);
    }
}

//! The headers of the pages behind links in mails, and their error page.

use askama::Template;
use axum::response::Response;
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};

use crate::error::Problem;
use crate::languages::preferred_texts;
use crate::page::document::{Frame, html};
use crate::response_headers;
use afterword_i18n::Texts;
use afterword_model::{EmailAddress, Site};

/// A link out of the page must not reveal its address. Forms then come with `Origin: null`, which does not matter
/// here.
const UNTOLD: HeaderValue = HeaderValue::from_static("no-referrer");
const UNLISTED: HeaderValue = HeaderValue::from_static("noindex, nofollow");
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// The families of texts for these pages' errors.
pub(super) const EXPLAINED: &[&str] = &["link-problem-", "problem-"];

/// A page that must not be stored: its address is a key. It has the strict policy of pages without a site: strangers'
/// images would reveal when and where a moderator reads.
#[must_use]
pub(super) fn page(status: StatusCode, page: &impl Template) -> Response {
    let mut response = html(status, None, page);
    let answer = response.headers_mut();
    answer.insert(header::CACHE_CONTROL, response_headers::NOT_KEPT);
    answer.insert(header::REFERRER_POLICY, UNTOLD);
    answer.insert(ROBOTS, UNLISTED);
    response
}

/// A page with a few sentences, and perhaps a form with only buttons.
#[derive(Template)]
#[template(path = "notice.html")]
pub(super) struct Notice<'a> {
    pub frame: Frame<'a>,
    pub heading: String,
    /// Whether something was done just now.
    pub done: bool,
    pub lines: Vec<String>,
    pub form: Option<Choices>,
}

/// The first button is the one that most people want.
pub(super) struct Choices {
    pub action: String,
    /// A hidden field for each of the buttons.
    pub hidden: Option<(&'static str, String)>,
    pub buttons: Vec<Choice>,
}

pub(super) struct Choice {
    pub name: &'static str,
    pub value: &'static str,
    pub label: String,
    /// An explanation, if the label is not enough.
    pub hint: Option<String>,
}

impl<'a> Notice<'a> {
    #[must_use]
    pub(super) fn new(texts: &'static Texts, site: Option<&'a Site>, heading: String) -> Self {
        Self {
            frame: Frame {
                texts,
                title: heading.clone(),
                site,
                article: None,
                feed: None,
            },
            heading,
            done: false,
            lines: Vec::new(),
            form: None,
        }
    }
}

/// An error page, with the problem's status.
#[must_use]
pub(super) fn failed(headers: &HeaderMap, problem: &Problem) -> Response {
    let texts = preferred_texts(headers);
    let heading = match problem.status().is_server_error() {
        true => texts.page_error().to_owned(),
        false => texts.link_no_link().to_owned(),
    };
    let mut notice = Notice::new(texts, None, heading);
    notice.frame.title = format!("{}: ⁂ Afterword", texts.page_error());
    notice.lines = vec![problem.explained(texts, EXPLAINED)];
    page(problem.status(), &notice)
}

/// The site's display name.
#[must_use]
pub(super) fn name_of(site: &Site) -> &str {
    if site.title.is_empty() {
        site.key.as_str()
    } else {
        &site.title
    }
}

/// `a…@example.org`: enough to recognise one's own address, too little for others.
#[must_use]
pub(crate) fn masked(email: &EmailAddress) -> String {
    let (local, domain) = email.as_str().rsplit_once('@').unwrap_or_default();
    let first: String = local.chars().take(1).collect();
    format!("{first}…@{domain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_by_their_first_letter_and_their_domain() {
        let shown = |address: &str| masked(&EmailAddress::stored(address.to_owned()));
        assert_eq!(shown("ann@example.org"), "a…@example.org");
        assert_eq!(shown("é.x@y@example.org"), "é…@example.org");
        assert_eq!(shown(""), "…@");
    }
}

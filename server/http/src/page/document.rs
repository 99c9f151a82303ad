//! Shared by all pages for people: their frame and their headers.

use std::sync::LazyLock;

use askama::Template;
use axum::response::{IntoResponse, Response};
use data_encoding::BASE64;
use http::{HeaderValue, StatusCode, header};
use sha2::{Digest, Sha256};

use crate::response_headers;
use afterword_i18n::Texts;
use afterword_model::Site;
use afterword_model::policy::Avatars;

static STYLE: &str = include_str!("../../templates/style.css");

/// The data for `base.html`.
#[derive(Debug)]
pub(crate) struct Frame<'a> {
    pub texts: &'static Texts,
    pub title: String,
    /// None if the site is unknown.
    pub site: Option<&'a Site>,
    pub article: Option<Article>,
    /// The address of the thread's feed.
    pub feed: Option<String>,
}

impl Frame<'_> {
    pub(crate) fn style(&self) -> &'static str {
        STYLE
    }

    /// The language of the blog and its readers.
    pub(crate) fn language(&self) -> &str {
        self.site
            .map_or(self.texts.language(), |site| site.rules.language.as_str())
    }
}

/// The article of a thread.
#[derive(Debug, Clone)]
pub(crate) struct Article {
    pub title: String,
    pub url: String,
}

impl Article {
    /// A page without a title is shown by its path.
    #[must_use]
    pub(crate) fn new(site: &Site, path: &str, title: &str) -> Self {
        let title = if title.is_empty() { path } else { title };
        Self {
            title: title.to_owned(),
            url: site.url(path),
        }
    }
}

/// Nothing is loaded, the one style is allowed by its hash (CSP Level 3, 6.7.3.4), forms may only be sent here.
static POLICY: LazyLock<String> = LazyLock::new(|| {
    let hash = BASE64.encode(&Sha256::digest(STYLE));
    format!(
        "default-src 'none'; style-src 'sha256-{hash}'; form-action 'self'; base-uri 'none'; \
         frame-ancestors 'none'"
    )
});

const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");
/// Each page has its own key for its form, and readers want to see their new comment.
const FRESH: HeaderValue = HeaderValue::from_static("private, no-cache");
/// Not `no-referrer`, for then browsers send `Origin: null` with the form (Fetch, "append a request `Origin` header").
const REFERRER: HeaderValue = HeaderValue::from_static("same-origin");

#[must_use]
pub(crate) fn html<P: Template>(status: StatusCode, site: Option<&Site>, page: &P) -> Response {
    let body = match rendered(page) {
        Ok(body) => body,
        Err(error) => {
            tracing::error!(%error, "a page could not be written");
            return crate::error::internal().into_response();
        }
    };
    let mut response = (status, body).into_response();
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HTML);
    answer.insert(header::CACHE_CONTROL, FRESH);
    answer.insert(header::REFERRER_POLICY, REFERRER);
    response_headers::page(answer);
    if let Ok(policy) = policy(site) {
        answer.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

/// Tests let each page [panic and fail](afterword_faults).
pub(crate) fn rendered<P: Template>(page: &P) -> askama::Result<String> {
    if afterword_faults::fails("render", std::any::type_name::<P>()) {
        return Err(askama::Error::Fmt);
    }
    page.render()
}

fn policy(site: Option<&Site>) -> Result<HeaderValue, http::header::InvalidHeaderValue> {
    let mut policy = POLICY.clone();
    let Some(site) = site else {
        return HeaderValue::from_str(&policy);
    };
    // A form that was begun in the blog leads back there when it is sent.
    for origin in &site.origins {
        policy = policy.replace(
            "form-action 'self'",
            &format!("form-action 'self' {}", origin.as_str()),
        );
    }
    if site.rules.images {
        policy.push_str("; img-src http: https:");
    } else if site.rules.avatars != Avatars::Off {
        policy.push_str("; img-src 'self'");
    }
    HeaderValue::from_str(&policy)
}

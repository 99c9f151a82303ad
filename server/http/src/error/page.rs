//! A problem as a page of its own.

use askama::Template;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, StatusCode, header};

use super::Problem;
use crate::response_headers;
use afterword_i18n::Texts;

/// A page without another page around it.
#[derive(Template)]
#[template(path = "problem.html")]
struct Page {
    texts: &'static Texts,
    status: u16,
    title: &'static str,
    detail: Option<String>,
}

impl Problem {
    /// The same for people.
    #[must_use]
    pub(crate) fn into_page(self, texts: &'static Texts) -> Response {
        let page = Page {
            texts,
            status: self.status.as_u16(),
            title: texts.plain(self.code.title),
            detail: self.told(texts, &["form-problem-", "problem-"]),
        };
        let body = page.render().unwrap_or_default();
        let mut response = self.into_response();
        *response.body_mut() = body.into();
        let html = HeaderValue::from_static("text/html; charset=utf-8");
        response.headers_mut().insert(header::CONTENT_TYPE, html);
        response_headers::bare_page(response.headers_mut());
        response
    }

    /// For a client that knows only one status for all its mistakes.
    #[must_use]
    pub(crate) fn into_bad_request(mut self) -> Self {
        if self.status.is_client_error() {
            self.status = StatusCode::BAD_REQUEST;
        }
        self
    }
}

//! A problem as a page of its own.

use askama::Template;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, StatusCode, header};

use super::Problem;
use crate::response_headers;

/// A page without another page around it.
#[derive(Template)]
#[template(path = "problem.html")]
struct Page<'a> {
    status: u16,
    title: &'a str,
    detail: &'a str,
}

impl Problem {
    /// The same for people.
    #[must_use]
    pub(crate) fn into_page(self) -> Response {
        let page = Page {
            status: self.status.as_u16(),
            title: self.title,
            detail: &self.detail,
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

//! Comments that there is no room for. They are told so before anything is done for them, and before the router: beside
//! what a comment costs, a refusal has to cost nothing, or a flood of them is as good as the comments.

use std::time::Instant;

use axum::response::{IntoResponse, Response};
use http::{Method, Request};

use super::error::Problem;
use super::extract::Scheme;
use super::fields::{Form, form_of};
use super::{comments, cors, headers, requests};
use crate::app::App;
use crate::comments::{CommentError, submit};

/// The answer to a submission that can't be taken now; `None` for all else.
pub(super) fn refusal<B>(app: &App, request: &Request<B>, scheme: Scheme) -> Option<Response> {
    if !is_submission(request) || submit::has_room(app) {
        return None;
    }
    let begun = Instant::now();
    let mut response = Problem::from(CommentError::Busy).into_response();
    cors::readable(response.headers_mut());
    headers::add(response.headers_mut(), scheme);
    requests::refused(app, comments::PATH, response.status(), begun.elapsed());
    Some(response)
}

/// A program's. Who sent a form gets a page with what was typed, and for that it is read.
fn is_submission<B>(request: &Request<B>) -> bool {
    *request.method() == Method::POST
        && request.uri().path() == comments::PATH
        && matches!(form_of(request.headers()), Ok(Form::Json))
}

//! Load shedding: refuses comments beyond the server's capacity. It does so before the router and before any work: a
//! refusal must cost almost nothing, or a flood of refusals is as bad as a flood of comments. tower's `LoadShed` sheds
//! whatever is not ready, behind the router; reads must never be shed.

use std::time::{Duration, Instant};

use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use http::{Method, Request};
use http_body_util::BodyExt;

use super::{access_log, cors, require_https};
use crate::addresses;
use crate::client::Scheme;
use crate::error::Problem;
use crate::fields::{Form, form_of};
use crate::metrics::Metrics;
use crate::response_headers;
use afterword_config::Config;
use afterword_services::CommentError;
use afterword_services::submit::Submissions;
use afterword_transport::RequestBody;

/// The refusal of a submission beyond the capacity; `None` for everything else.
pub(crate) fn refusal<B>(
    (config, metrics): (&Config, &Metrics),
    submissions: &Submissions,
    request: &Request<B>,
    scheme: Scheme,
) -> Option<Response> {
    if !is_submission(request)
        || submissions.has_room()
        || require_https::is_plain_http(config, scheme)
    {
        return None;
    }
    let begun = Instant::now();
    let mut response = Problem::from(CommentError::Busy).into_response();
    cors::readable(response.headers_mut());
    response_headers::add(response.headers_mut(), scheme);
    access_log::refused(
        metrics,
        addresses::COMMENTS,
        response.status(),
        begun.elapsed(),
    );
    Some(response)
}

/// Reads the rest of the body and discards it: if a connection is closed while the client is sending, the client may
/// lose the answer (RFC 9112, 9.6), and would come back on a new connection. At most so many bytes, and for so long.
pub(crate) async fn drained((most, patience): (usize, Duration), mut body: RequestBody) {
    let reading = async {
        let mut length = 0;
        while let Some(Ok(frame)) = body.frame().await {
            length += frame.data_ref().map_or(0, Bytes::len);
            if length > most {
                break;
            }
        }
    };
    let _ = tokio::time::timeout(patience, reading).await;
}

/// By a program. A form is read, because its sender gets a page with the input.
fn is_submission<B>(request: &Request<B>) -> bool {
    *request.method() == Method::POST
        && request.uri().path() == addresses::COMMENTS
        && matches!(form_of(request.headers()), Ok(Form::Json))
}

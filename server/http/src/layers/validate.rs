//! Refuses requests that no browser sends, before any route sees them.
//!
//! Ours, because each refusal is a problem that says what to do (`tests/api/bad_input/request_limits.rs`). tower-http refuses
//! compressed bodies only where it can decompress some.

use std::sync::Arc;

use afterword_transport::has_valid_host;
use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, header};
use percent_encoding::percent_decode_str;

use crate::error::{Problem, code, not_found};
use afterword_config::Config;
use afterword_i18n::ProblemText;

/// Refuses requests without one valid `Host` (RFC 9112, 3.2): whoever stands in front of this server may have read
/// another name. Refuses addresses that are too long, compressed bodies (a few bytes may expand to gigabytes), and addresses that
/// are not UTF-8 after decoding: nothing here has such a name.
pub(super) async fn layer(
    State(config): State<Arc<Config>>,
    request: Request,
    next: Next,
) -> Response {
    if !has_valid_host(&request) {
        let text = ProblemText::invalid_host_field();
        return Problem::new(code::INVALID_REQUEST, text).into_response();
    }
    let address = request.uri().path_and_query();
    let length = address.map_or(0, |address| address.as_str().len());
    let most = longest_address(&config);
    if length > most {
        let text = ProblemText::uri_too_long(length, most);
        return Problem::new(code::URI_TOO_LONG, text).into_response();
    }
    if has_packed_content(&request) {
        let text = ProblemText::unsupported_encoding();
        let mut response = Problem::new(code::UNSUPPORTED_ENCODING, text).into_response();
        let identity = HeaderValue::from_static("identity");
        response
            .headers_mut()
            .insert(header::ACCEPT_ENCODING, identity);
        return response;
    }
    if percent_decode_str(request.uri().path())
        .decode_utf8()
        .is_err()
    {
        return not_found().into_response();
    }
    next.run(request).await
}

/// In bytes.
pub(crate) fn longest_address(config: &Config) -> usize {
    config.server.max_header_bytes.length() / 2
}

/// Whether there is compressed content. Without content, an encoding means nothing.
fn has_packed_content<B: HttpBody>(request: &http::Request<B>) -> bool {
    !request.body().is_end_stream() && is_packed(request.headers())
}

/// Whether a body is encoded (RFC 9110, 8.4; RFC 9112, 7).
fn is_packed(headers: &HeaderMap) -> bool {
    let has = |name, plain: &[u8]| {
        let lines = headers.get_all(name).iter();
        let mut codings = lines.flat_map(|line| line.as_bytes().split(|byte| *byte == b','));
        codings.any(|coding| {
            let coding = coding.trim_ascii();
            !coding.is_empty() && !coding.eq_ignore_ascii_case(plain)
        })
    };
    has(header::CONTENT_ENCODING, b"identity") || has(header::TRANSFER_ENCODING, b"chunked")
}

//! What is answered to bytes that never become a request. No route is asked and no layer, so that the answer is made
//! here as it goes over the wire, with the headers that every other one has too.

use std::fmt::Write;

use axum::body::Bytes;
use axum::response::IntoResponse;
use http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use http_body_util::Full;
use jiff::Timestamp;

use super::{Problem, code};
use crate::http::extract::Scheme;
use crate::http::{cors, headers};

/// Why nobody reads what came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::http) enum Unread {
    /// It is no HTTP.
    NoRequest,
    AddressTooLong,
    HeadTooLarge,
    /// Its client holds too many connections.
    TooManyConnections,
}

impl Unread {
    /// By the status that hyper answers with by itself.
    pub(in crate::http) fn of_status(status: &[u8]) -> Option<Self> {
        match status {
            b"400" => Some(Self::NoRequest),
            b"414" => Some(Self::AddressTooLong),
            b"431" => Some(Self::HeadTooLarge),
            _ => None,
        }
    }

    pub(in crate::http) fn status(self) -> u16 {
        self.code().status()
    }

    fn code(self) -> code::Code {
        match self {
            Self::NoRequest => code::INVALID_REQUEST,
            Self::AddressTooLong => code::URI_TOO_LONG,
            Self::HeadTooLarge => code::HEADERS_TOO_LARGE,
            Self::TooManyConnections => code::TOO_MANY_CONNECTIONS,
        }
    }

    fn problem(self) -> Problem {
        Problem::new(
            self.code(),
            match self {
                Self::NoRequest => "What came is no HTTP request.",
                Self::AddressTooLong => "The address is too long. Ask for less at once.",
                Self::HeadTooLarge => {
                    "The address and the header fields together are too large, or there are more than 100 fields. \
                     Send fewer or shorter ones."
                }
                Self::TooManyConnections => {
                    "Too many connections are open from your network. Close some, or wait a moment."
                }
            },
        )
    }

    fn parts(self, scheme: Scheme) -> (StatusCode, HeaderMap, Vec<u8>) {
        let problem = self.problem();
        let body = serde_json::to_vec(&problem).unwrap_or_default();
        let (mut parts, _) = problem.into_response().into_parts();
        cors::readable(&mut parts.headers);
        headers::add(&mut parts.headers, scheme);
        (parts.status, parts.headers, body)
    }

    /// The answer of a protocol that frames it by itself.
    pub(in crate::http) fn answer(self, scheme: Scheme) -> Response<Full<Bytes>> {
        let (status, headers, body) = self.parts(scheme);
        let mut response = Response::new(Full::from(body));
        *response.status_mut() = status;
        *response.headers_mut() = headers;
        response
    }

    /// The whole answer as HTTP/1.1 writes it, the last of its connection.
    pub(in crate::http) fn written(self, scheme: Scheme) -> Vec<u8> {
        let (status, mut headers, body) = self.parts(scheme);
        headers.insert(header::CONTENT_LENGTH, HeaderValue::from(body.len()));
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        let mut head = format!("HTTP/1.1 {status}\r\n");
        for (name, value) in &headers {
            let value = value.to_str().unwrap_or_default();
            let _ = write!(head, "{name}: {value}\r\n");
        }
        let date = Timestamp::now().strftime("%a, %d %b %Y %H:%M:%S GMT");
        let _ = write!(head, "date: {date}\r\n\r\n");
        [head.into_bytes(), body].concat()
    }
}

//! The answers to bytes that never become a request. They pass no route and no layer, so this module adds the headers
//! that every other answer has.

use axum::body::Bytes;
use axum::response::IntoResponse;
use http::Response;

use afterword_i18n::ProblemText;
use afterword_transport::{Peer, Refusal, Refusals};

use super::client::Scheme;
use super::error::{Problem, code};
use super::layers::{access_log, cors};
use super::response_headers;

/// Refusals of the transport, explained like every other problem.
#[derive(Clone, Copy, Debug)]
pub struct ProblemRefusals;

impl Refusals for ProblemRefusals {
    fn answer(&self, refusal: Refusal, peer: Peer) -> Response<Bytes> {
        let problem = problem(refusal);
        let body = problem.json();
        let mut response = problem.into_response().map(|_| Bytes::from(body));
        let scheme = if peer.tls {
            Scheme::Https
        } else {
            Scheme::Http
        };
        cors::readable(response.headers_mut());
        response_headers::add(response.headers_mut(), scheme);
        response
    }

    fn note(&self, refusal: Refusal) {
        match refusal {
            // There may be thousands a second; the metrics count them.
            Refusal::TooManyConnections | Refusal::NoRoom => {}
            Refusal::Malformed | Refusal::TargetTooLong | Refusal::HeadTooLarge => {
                access_log::unread(code(refusal).status());
            }
        }
    }
}

fn code(refusal: Refusal) -> code::Code {
    match refusal {
        Refusal::Malformed => code::INVALID_REQUEST,
        Refusal::TargetTooLong => code::URI_TOO_LONG,
        Refusal::HeadTooLarge => code::HEADERS_TOO_LARGE,
        Refusal::TooManyConnections => code::TOO_MANY_CONNECTIONS,
        Refusal::NoRoom => code::STORE_BUSY,
    }
}

fn problem(refusal: Refusal) -> Problem {
    let text = match refusal {
        Refusal::Malformed => ProblemText::invalid_request(),
        Refusal::TargetTooLong => ProblemText::target_too_long(),
        Refusal::HeadTooLarge => ProblemText::headers_too_large(),
        Refusal::TooManyConnections => ProblemText::too_many_connections(),
        Refusal::NoRoom => ProblemText::store_busy(),
    };
    Problem::new(code(refusal), text)
}

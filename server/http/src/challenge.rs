//! `GET /api/v1/challenge`: the proof of work to solve before sending a comment.

use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};

use super::answers::ChallengeAnswer;
use super::client::Client;
use super::error::Problem;
use super::extract;
use super::openapi::types;
use super::query::Query;
use crate::contexts::ReaderServices;
use crate::json::Json;
use afterword_services::challenges::ALGORITHM;

/// Each is valid for one comment.
const NEVER_KEPT: HeaderValue = HeaderValue::from_static("no-store");

/// A proof of work to solve.
///
/// In the format of ALTCHA (version 1), so that its libraries can solve it. Their answer is the `proof` of a
/// submission; it is valid for one comment. It gets harder under load, and for networks that ask often.
#[utoipa::path(
    get, path = "/api/v1/challenge", operation_id = "askChallenge",
    params(types::Site),
    responses((status = 200, description = "What is to be solved", body = ChallengeAnswer)),
    extensions(("x-problems" = json!(["unknown_site"]))),
)]
pub(super) async fn asked(
    State(services): State<ReaderServices>,
    Extension(client): Extension<Client>,
    RawQuery(raw): RawQuery,
) -> Result<Response, Problem> {
    let query = Query::parse(raw.as_deref())?;
    let site = extract::site(&services.sites, query.first("site"))?;
    let challenge = services.challenges.ask(&site, client.address)?;
    let answer = ChallengeAnswer {
        algorithm: ALGORITHM,
        challenge: challenge.challenge,
        maxnumber: challenge.effort,
        salt: challenge.salt,
        signature: challenge.signature,
    };
    Ok(([(header::CACHE_CONTROL, NEVER_KEPT)], Json(answer)).into_response())
}

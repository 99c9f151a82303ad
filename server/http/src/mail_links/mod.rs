//! The pages behind the links in mails: `/m/` decides, `/v/` confirms an address, `/u/` unsubscribes.
//!
//! ```text
//! moderate      /m/{token}: a moderator's sheet for one comment
//! confirm       /v/{token} · unsubscribe  /u/{token} (RFC 8058)
//! body          the fields of a form, in either encoding
//! answer        headers of all these pages, and the error page
//! ```
//!
//! GET only shows, POST acts: a scanner that follows the links of a mail changes nothing. The token is the whole
//! authority, so there is no cookie, and `Origin` does not matter. Not here: the meaning of a token
//! (`services::links`, `services::readers`).

mod answer;
mod body;
mod confirm;
mod moderate;
mod sheet;
mod unsubscribe;

use axum::Router;
use axum::routing::get;

use super::HttpState;

pub(crate) use answer::{masked, spoken};

pub(super) fn routes() -> Router<HttpState> {
    Router::new()
        .route("/m/{token}", get(moderate::shown).post(moderate::decided))
        .route("/v/{token}", get(confirm::shown).post(confirm::confirmed))
        .route(
            "/u/{token}",
            get(unsubscribe::shown).post(unsubscribe::stopped),
        )
}

const PATHS: [&str; 3] = ["/m/", "/v/", "/u/"];

/// Whether an address is one of these pages.
#[must_use]
pub(super) fn is_ours(path: &str) -> bool {
    PATHS.iter().any(|start| path.starts_with(start))
}

/// The path as it may stand in a log: tokens are secret.
#[must_use]
pub(super) fn without_token(path: &str) -> &str {
    let ours = PATHS.into_iter().find(|start| path.starts_with(start));
    ours.unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_token_reaches_a_log() {
        assert_eq!(without_token("/m/abcdef"), "/m/");
        assert_eq!(without_token("/u/7-abcdef/more"), "/u/");
        assert_eq!(without_token("/v/"), "/v/");
        assert_eq!(without_token("/api/v1/comments"), "/api/v1/comments");
    }
}

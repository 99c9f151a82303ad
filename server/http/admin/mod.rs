//! `/api/v1/admin`: the owner's REST API. Every route asks for a token with a scope.

mod comments;
mod pages;

use axum::Router;
use axum::routing::{get, post};

use super::Doors;

pub(super) fn routes() -> Router<Doors> {
    Router::new()
        .route("/comments", get(comments::list))
        .route("/comments/{id}", get(comments::show))
        .route("/comments/{id}/decision", post(comments::decide))
        .route("/pages", get(pages::list).patch(pages::change))
}

//! `/api/v1/admin`: the owner's REST API. Every route asks for a token with a scope.

mod answers;
mod bodies;
mod comments;
mod pages;

use super::openapi::{Api, operations};

pub(super) fn routes() -> Api {
    Api::new()
        .route("/comments", operations!(get comments::list))
        .route("/comments/{id}", operations!(get comments::show))
        .route(
            "/comments/{id}/decision",
            operations!(post comments::decide),
        )
        .route("/pages", operations!(get pages::list, patch pages::change))
}

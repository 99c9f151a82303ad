//! `/api/v1/admin`: the owner's REST API. Every route needs a token with a scope.
//!
//! Not here: the actions themselves (`services`). `versions`, `idempotency`: shared by the routes; `bodies`,
//! `described`: requests and answers for the OpenAPI document.

mod batches;
mod blocks;
mod bodies;
mod comments;
mod decisions;
mod described;
mod export;
mod idempotency;
mod pages;
mod people;
mod sites;
mod stats;
mod tokens;
pub(super) mod versions;

use super::openapi::{Api, operations};

pub(super) fn routes() -> Api {
    Api::new()
        .route("/comments", operations!(get comments::list))
        .route(
            "/comments/{id}",
            operations!(get comments::show, patch comments::edit),
        )
        .route("/comments/{id}/decision", operations!(post decisions::one))
        .route("/decisions", operations!(post batches::many))
        .route("/decisions/{batch}/undo", operations!(post batches::undo))
        .route("/sites", operations!(get sites::list, post sites::create))
        .route(
            "/sites/{key}",
            operations!(get sites::show, patch sites::patch),
        )
        .route("/pages", operations!(get pages::list, patch pages::change))
        .route(
            "/blocks",
            operations!(get blocks::list, post blocks::create),
        )
        .route("/blocks/{id}", operations!(delete blocks::remove))
        .route(
            "/tokens",
            operations!(get tokens::list, post tokens::create),
        )
        .route("/tokens/{id}", operations!(delete tokens::revoke))
        .route("/stats", operations!(get stats::read))
        .route("/export", operations!(get export::all))
        .route("/people/erase", operations!(post people::erase))
        .route("/people/export", operations!(get people::export))
}

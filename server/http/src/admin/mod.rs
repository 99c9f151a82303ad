//! `/api/v1/admin`: the owner's REST API. Every route needs a token with a scope.
//!
//! Not here: the actions themselves (`services`). `idempotency`: shared by the routes; `bodies`,
//! `described`: requests and answers for the OpenAPI document.

pub(crate) mod batches;
pub(crate) mod blocks;
mod bodies;
pub(crate) mod comments;
pub(crate) mod decisions;
mod described;
pub(crate) mod export;
mod idempotency;
pub(crate) mod pages;
pub(crate) mod people;
pub(crate) mod sites;
pub(crate) mod stats;
pub(crate) mod tokens;

//! Answers of the owner's API that come from other modules, for the OpenAPI document.
#![expect(
    dead_code,
    reason = "these types are described and never made: the parts write themselves"
)]

use utoipa::{IntoParams, ToSchema};

use crate::openapi::types;

/// A mark of a blocked author, or a host that comments may not link to.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase", example = "email")]
pub(super) enum BlockKind {
    Name,
    Email,
    Network,
    /// With all sub-domains: of a link, of the author's website or mail address.
    Host,
}

/// The marks of a comment's author.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase", example = "email")]
pub(super) enum Mark {
    Name,
    Email,
    Network,
}

/// A token's permission.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase", example = "read")]
pub(super) enum Scope {
    Read,
    Moderate,
    Sites,
    Export,
    Mail,
}

/// A token of this API, without the secret token itself.
#[derive(ToSchema)]
pub(super) struct Token {
    id: i64,
    name: String,
    scopes: Vec<Scope>,
    created: types::Time,
    /// To the minute.
    #[schema(required = true)]
    last_used: Option<types::Time>,
    #[schema(required = true)]
    revoked: Option<types::Time>,
}

/// A site's own settings, like `{"depth": 3}`; they are those of `afterword sites set`.
#[derive(ToSchema)]
#[schema(example = json!({"depth": 3, "moderation": "hold"}))]
pub(super) struct Settings(std::collections::BTreeMap<String, serde_json::Value>);

#[derive(ToSchema)]
pub(super) struct SiteTotals {
    approved: u32,
    /// At most 1000 are counted.
    pending: u32,
    pages: u32,
}

/// The author's comments on the site by status, including this one; each number at most 1000.
#[derive(ToSchema)]
pub(super) struct AuthorHistory {
    pending: u32,
    approved: u32,
    rejected: u32,
    spam: u32,
    deleted: u32,
    #[schema(required = true)]
    first: Option<types::Time>,
}

/// Comments that were written on a day (in UTC), by their current status, and decisions that were made on it.
#[derive(ToSchema)]
pub(super) struct Day {
    #[schema(format = Date, example = "2026-11-21")]
    date: String,
    pending: u32,
    approved: u32,
    rejected: u32,
    spam: u32,
    deleted: u32,
    decisions: u32,
}

#[derive(ToSchema)]
pub(super) struct PageTotals {
    path: types::Path,
    title: String,
    /// Approved comments, of all days.
    count: u32,
}

/// The site of a query; the default is all.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct OfSite {
    /// The key of the site; the default is all sites.
    #[param(nullable = false, example = "blog")]
    site: Option<String>,
}

/// The site in an address.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct SiteKey {
    /// The key of the site.
    #[param(example = "blog")]
    key: String,
}

#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct Number {
    /// The number in the list.
    #[param(example = 1)]
    id: i64,
}

#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct OfBatch {
    /// The `batch` from an answer.
    #[param(value_type = String, format = "uuid", example = "0192f0c6-1a2b-7c3d-8e4f-5a6b7c8d9e0f")]
    batch: String,
}

#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
pub(super) struct IfMatch {
    /// The `ETag` that was read: the change is made only if nobody else has changed it.
    #[param(rename = "If-Match", nullable = false, example = "*")]
    if_match: Option<String>,
}

#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
pub(super) struct IdempotencyKey {
    /// A new random word for each request: a repeated request has one effect.
    #[param(
        rename = "Idempotency-Key",
        nullable = false,
        pattern = "^[!-~]{1,255}$",
        example = "8e03978e-40d5-43dd-bc93-6894a57f9324"
    )]
    idempotency_key: Option<String>,
}

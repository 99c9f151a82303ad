//! Tokens of this API. A token gives no scope that it does not have itself.

use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;
use utoipa::ToSchema;

use super::{bodies, described};
use crate::json::Json;

use crate::contexts::OwnerApiServices;
use crate::error::{Problem, code, unknown_scope, unknown_token};
use crate::fields::{Fields, missing};
use crate::owner;
use afterword_i18n::ProblemText;
use afterword_services::tokens;
use afterword_services::tokens::{IssuedToken, Scope};
use afterword_store::ApiToken;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Tokens)]
pub(super) struct TokensView {
    #[schema(value_type = Vec<described::Token>)]
    tokens: Vec<ApiToken>,
}

/// The only answer that holds the token itself.
#[derive(Serialize, ToSchema)]
#[schema(as = MadeToken)]
pub(super) struct MadeView {
    #[serde(flatten)]
    #[schema(value_type = described::Token)]
    known: ApiToken,
    /// Not stored anywhere: it can't be shown again.
    token: String,
}

/// All tokens, also revoked ones.
#[utoipa::path(
    get, path = "/api/v1/admin/tokens", operation_id = "listTokens",
    responses((status = 200, description = "All of them", body = TokensView, example = json!({"tokens": [{
        "id": 1, "name": "deploy", "scopes": ["read", "moderate"], "created": "2026-11-21T08:00:00Z",
        "last_used": "2026-11-21T09:30:00Z", "revoked": null,
    }]}))),
    security(("apiToken" = ["sites"])),
)]
pub(crate) async fn list(
    State(services): State<OwnerApiServices>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "sites").await?;
    let tokens = services.tokens.all().await?;
    Ok(Json(TokensView { tokens }).into_response())
}

/// Make a token.
///
/// Only the answer contains it. A token gives only scopes that it has itself; no two live tokens have the same name.
#[utoipa::path(
    post, path = "/api/v1/admin/tokens", operation_id = "createToken",
    request_body(content(
        (bodies::NewApiToken = "application/json", example = json!({"name": "nightly", "scopes": ["export"]})),
        (bodies::NewApiToken = "text/plain", example = json!({"name": "hook", "scopes": ["mail"]})),
    )),
    responses((status = 201, description = "The token", body = MadeView)),
    security(("apiToken" = ["sites"])),
    extensions(("x-problems" = json!(["invalid_name", "name_too_long", "unknown_scope", "token_exists"]))),
)]
pub(crate) async fn create(
    State(services): State<OwnerApiServices>,
    request: Request,
) -> Result<Response, Problem> {
    let caller = owner::caller(&services.access, request.headers(), &["sites"]).await?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let name = tokens::name(&fields.required("name")?)?;
    let scopes = scopes(fields.optional_words("scopes")?.unwrap_or_default())?;
    fields.finish()?;
    if let Some(more) = scopes.iter().find(|scope| !caller.scopes.contains(scope)) {
        let text = ProblemText::scope_missing_to_give(more.to_string(), caller.decider.name);
        return Err(Problem::new(code::SCOPE_MISSING, text).field("scopes"));
    }
    let IssuedToken { token, word } = services.tokens.make(name, scopes).await?;
    let view = MadeView {
        known: token,
        token: word,
    };
    let no_store = [(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    Ok((no_store, Json(view).with(StatusCode::CREATED)).into_response())
}

fn scopes(words: Vec<String>) -> Result<Vec<Scope>, Problem> {
    if words.is_empty() {
        return Err(missing("scopes"));
    }
    let scopes = words
        .into_iter()
        .map(|word| word.parse().map_err(|_| unknown_scope("scopes")));
    scopes.collect()
}

/// Revoke a token at once.
///
/// A token that was revoked before stays revoked.
#[utoipa::path(
    delete, path = "/api/v1/admin/tokens/{id}", operation_id = "revokeToken",
    params(described::Number),
    responses((status = 204, description = "It has ended")),
    security(("apiToken" = ["sites"])),
    extensions(("x-problems" = json!(["unknown_token"]))),
)]
pub(crate) async fn revoke(
    State(services): State<OwnerApiServices>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "sites").await?;
    let id = id.parse().map_err(|_| unknown_token())?;
    let revoked = services.tokens.revoke(id).await?;
    revoked.ok_or_else(unknown_token)?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

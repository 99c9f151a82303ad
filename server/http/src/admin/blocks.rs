//! The owner's blocks.

use axum::extract::{Path, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, StatusCode};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use super::decisions::unknown_mark;
use super::{bodies, described};
use crate::contexts::OwnerApiServices;
use crate::error::{Problem, code};
use crate::extract;
use crate::fields::Fields;
use crate::json::Json;
use crate::openapi::types;
use crate::owner;
use crate::query::Query;
use afterword_i18n::ProblemText;
use afterword_model::{CommentId, Invalid, SiteId, SiteKey, Sites};
use afterword_services::CommentError;
use afterword_store::{Block, BlockKind};

const MOST: u32 = 200;

/// A block on a site.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Block)]
pub(super) struct BlockView<'a> {
    id: i64,
    #[schema(value_type = Option<String>, required = true)]
    site: Option<SiteKey>,
    #[schema(value_type = described::BlockKind)]
    kind: BlockKind,
    /// Null for a network, because only its hash is stored.
    #[schema(required = true)]
    value: Option<&'a str>,
    /// The comment that caused the block, and its author's name.
    #[schema(value_type = Option<types::Id>, required = true)]
    comment: Option<CommentId>,
    #[schema(required = true)]
    author: Option<&'a str>,
    by: &'a str,
    #[schema(value_type = types::Time)]
    created: Timestamp,
}

impl<'a> BlockView<'a> {
    fn new(block: &'a Block, sites: &Sites) -> Self {
        Self {
            id: block.id,
            site: sites.by_id(block.site).map(|site| site.key.clone()),
            kind: block.kind,
            value: (block.kind != BlockKind::Network).then_some(&block.value),
            comment: block.comment,
            author: block.author.as_deref(),
            by: &block.by,
            created: block.created,
        }
    }
}

/// Blocks, newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Blocks)]
pub(super) struct BlocksView<'a> {
    blocks: Vec<BlockView<'a>>,
    /// For `after`; null at the end.
    #[schema(required = true)]
    next: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MadeBlock)]
pub(super) struct OneBlockView<'a> {
    block: BlockView<'a>,
}

/// All blocks, newest first.
#[utoipa::path(
    get, path = "/api/v1/admin/blocks", operation_id = "listBlocks",
    params(
        described::OfSite,
        ("after" = Option<i64>, Query, description = "What `next` has given", example = 7),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 200, description = "Left out: 50", example = 50),
    ),
    responses((status = 200, description = "A part of the list", body = BlocksView)),
    security(("apiToken" = ["read"])),
    extensions(("x-problems" = json!(["unknown_site", "invalid_parameter", "invalid_cursor"]))),
)]
pub(crate) async fn list(
    State(services): State<OwnerApiServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "read").await?;
    let query = Query::parse(raw.as_deref())?;
    let limit = query.limit(50, MOST)?;
    let before = query.first("after").filter(|cursor| !cursor.is_empty());
    let before = before
        .map(|cursor| cursor.parse().map_err(|_| Invalid::Cursor))
        .transpose()?;
    let among = sites_of(&services, &query)?;
    let found = services.store.blocks(among, before, limit).await?;
    let whole = found.len() < limit as usize;
    let sites = services.sites.current();
    let view = BlocksView {
        next: found.last().filter(|_| !whole).map(|block| block.id),
        blocks: found
            .iter()
            .map(|block| BlockView::new(block, &sites))
            .collect(),
    };
    Ok(Json(view).into_response())
}

/// The requested site, or all.
pub(super) fn sites_of(services: &OwnerApiServices, query: &Query) -> Result<Vec<SiteId>, Problem> {
    match query.first("site").filter(|key| !key.is_empty()) {
        Some(key) => Ok(vec![extract::site(&services.sites, Some(key))?.id]),
        None => Ok(all(services)),
    }
}

fn all(services: &OwnerApiServices) -> Vec<SiteId> {
    services
        .sites
        .current()
        .all()
        .iter()
        .map(|site| site.id)
        .collect()
}

/// Block a name, an address, a network or a host.
///
/// Repeating it changes nothing.
#[utoipa::path(
    post, path = "/api/v1/admin/blocks", operation_id = "createBlock",
    request_body(content(
        (bodies::NewBlock = "application/json", example = json!({
            "site": "blog", "kind": "email", "value": "spam@example.net",
        })),
        (bodies::NewBlock = "text/plain", example = json!({"site": "blog", "kind": "network", "value": "192.0.2.7"})),
        (bodies::NewBlock = "application/x-www-form-urlencoded", example = json!({
            "site": "blog", "kind": "name", "value": "Mallory",
        })),
    )),
    responses((status = 201, description = "The block", body = OneBlockView)),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!([
        "unknown_site", "unknown_mark", "invalid_name", "name_too_long", "invalid_email", "invalid_address",
        "invalid_host",
    ]))),
)]
pub(crate) async fn create(
    State(services): State<OwnerApiServices>,
    request: Request,
) -> Result<Response, Problem> {
    let decider = owner::owner(&services.access, request.headers(), "moderate").await?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let site = extract::site(&services.sites, fields.optional("site")?.as_deref())?;
    let kind: Option<BlockKind> = fields.required("kind")?.parse().ok();
    let kind = kind.ok_or_else(|| unknown_mark(&BlockKind::ALL, "kind"))?;
    let value = fields.required("value")?;
    fields.finish()?;
    let block = services.blocks.add(&decider, &site, kind, &value).await;
    let block = block.map_err(in_value)?;
    let view = OneBlockView {
        block: BlockView::new(&block, &services.sites.current()),
    };
    Ok(Json(view).with(StatusCode::CREATED))
}

fn in_value(error: CommentError) -> Problem {
    match error {
        CommentError::Invalid(invalid) => Problem::from(invalid).field("value"),
        error => error.into(),
    }
}

/// Remove a block.
#[utoipa::path(
    delete, path = "/api/v1/admin/blocks/{id}", operation_id = "removeBlock",
    params(described::Number),
    responses((status = 204, description = "It is gone")),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!(["unknown_block"]))),
)]
pub(crate) async fn remove(
    State(services): State<OwnerApiServices>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "moderate").await?;
    let unknown = || Problem::new(code::UNKNOWN_BLOCK, ProblemText::unknown_block());
    let id = id.parse().map_err(|_| unknown())?;
    if !services.blocks.remove(id, all(&services)).await? {
        return Err(unknown());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

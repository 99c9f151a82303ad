//! All data as JSON Lines, generated while it is sent.

use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use http::{HeaderMap, HeaderValue, header};

use super::described;
use crate::contexts::OwnerApiServices;
use crate::error::Problem;
use crate::extract;
use crate::json;
use crate::owner;
use crate::query::Query;
use afterword_export_format::Export;
use afterword_store::StoreError;

/// All data as JSON Lines.
///
/// A header, then each site, its pages, its comments, oldest first, a parent before its replies, readers' addresses
/// for mails, and blocks. The last line, `{"kind": "end", …}`, says that the export is complete.
#[utoipa::path(
    get, path = "/api/v1/admin/export", operation_id = "export",
    params(described::OfSite),
    responses((status = 200, description = "One object a line", body = String, content_type = "application/x-ndjson",
        headers(("Content-Disposition" = String, description = "A name for the file")))),
    security(("apiToken" = ["export"])),
    extensions(("x-problems" = json!(["unknown_site"]))),
)]
pub(crate) async fn all(
    State(services): State<OwnerApiServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "export").await?;
    let query = Query::parse(raw.as_deref())?;
    let sites = match query.first("site").filter(|key| !key.is_empty()) {
        Some(key) => vec![extract::site(&services.sites, Some(key))?],
        None => services.sites.current().all().to_vec(),
    };
    let export = Export::new(services.store, services.clock, sites);
    let parts = stream::try_unfold(export, |mut export| async move {
        let part = export.part().await?;
        Ok::<_, StoreError>(part.map(|part| (Bytes::from(json::inert(part)), export)))
    });
    let kind = HeaderValue::from_static("application/x-ndjson");
    let file = HeaderValue::from_static("attachment; filename=\"afterword.jsonl\"");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, Body::from_stream(parts)).into_response())
}

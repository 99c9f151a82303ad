//! `POST /webmention`: another site says that it refers to a page (<https://www.w3.org/TR/webmention/>).

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::response::Response;
use http::StatusCode;
use serde::Serialize;

use super::client::Client;
use super::error::Problem;
use super::fields::Fields;
use crate::json::Json;
use afterword_config::Config;
use afterword_services::webmentions::Webmentions;

/// Fields that nobody knows are extensions of the standard, and mean nothing here.
pub(super) async fn received(
    State(webmentions): State<Webmentions>,
    State(config): State<Arc<Config>>,
    request: Request,
) -> Result<Response, Problem> {
    let client = request.extensions().get::<Client>().copied();
    let mut fields = Fields::read(request, config.limits.body.length()).await?;
    let source = fields.required("source")?;
    let target = fields.required("target")?;
    let address = client.map(|client| client.address);
    webmentions.receive(&source, &target, address).await?;
    Ok(Json(WebmentionAnswer { status: "queued" }).with(StatusCode::ACCEPTED))
}

#[derive(Serialize)]
struct WebmentionAnswer {
    status: &'static str,
}

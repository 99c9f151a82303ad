//! `/healthz`: the process lives. `/readyz`: it can write.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::error::Problem;
use crate::app::App;

pub(super) async fn alive() -> Response {
    Json(json!({"status": "alive"})).into_response()
}

/// Writes, durably: a full or read-only disk shows here first.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    app.store.ready().await?;
    Ok(Json(json!({"status": "ready"})).into_response())
}

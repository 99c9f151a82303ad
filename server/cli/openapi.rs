//! `afterword openapi`.

use super::terminal;
use afterword_http::openapi_document;

/// Prints exactly what `GET /api/v1/openapi.json` returns.
pub(super) fn run() -> anyhow::Result<()> {
    terminal::say(&String::from_utf8(openapi_document())?)
}

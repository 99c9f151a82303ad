//! `/healthz`: the process lives. `/readyz`: it can read and write.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{Extension, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use serde_json::json;
use tokio::sync::Mutex;

use super::error::{Problem, stopping};
use crate::client::Client;
use crate::json::Json;
use afterword_config::{Config, ProxyHeader};
use afterword_jobs::Jobs;
use afterword_model::Clock;
use afterword_services::keys::{BELIEVED_CLIENT, Keys, PROBE, RECEIVED_FORWARDED};
use afterword_store::Store;

/// Tells `afterword doctor` besides which address it believes to be the client's, and why. Nobody else can ask: strangers could
/// otherwise learn how to forge one.
pub(super) async fn alive(
    State(keys): State<Arc<Keys>>,
    State(clock): State<Clock>,
    State(config): State<Arc<Config>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Response {
    let mut response = Json(json!({"status": "alive"})).into_response();
    let probe = headers.get(PROBE).and_then(|probe| probe.to_str().ok());
    if probe.is_some_and(|probe| keys.is_probe(probe, clock.now()))
        && let Ok(believed) = client.address.to_string().parse()
    {
        response.headers_mut().insert(BELIEVED_CLIENT, believed);
        let forwarded = match config.server.proxy_header {
            ProxyHeader::XForwarded => "x-forwarded-for",
            ProxyHeader::Forwarded => "forwarded",
        };
        for received in headers.get_all(forwarded) {
            let answered = response.headers_mut();
            answered.append(RECEIVED_FORWARDED, received.clone());
        }
    }
    response
}

/// How long a good answer is reused: strangers may ask too, and each probe costs a sync of the disk.
const HOLDS: Duration = Duration::from_secs(1);

/// Whether requests should come here.
#[derive(Default)]
pub(super) struct Readiness {
    /// When the server last read and wrote successfully.
    seen: Mutex<Option<Instant>>,
    is_stopping: AtomicBool,
}

impl Readiness {
    /// From now on it is not ready.
    pub(super) fn stop(&self) {
        self.is_stopping.store(true, Ordering::Release);
    }
}

/// Reads, and writes durably: a full or read-only disk shows here first. A failing job is reported, but does not take
/// the server out of service: readers and authors do not need it.
pub(super) async fn ready(
    State(readiness): State<Arc<Readiness>>,
    State(store): State<Arc<dyn Store>>,
    State(jobs): State<Jobs>,
) -> Result<Response, Problem> {
    if readiness.is_stopping.load(Ordering::Acquire) {
        return Err(stopping());
    }
    let mut seen = readiness.seen.lock().await;
    if seen.is_none_or(|seen| seen.elapsed() > HOLDS) {
        *seen = None;
        store.ready().await?;
        *seen = Some(Instant::now());
    }
    let failing = jobs.failing();
    if failing.is_empty() {
        return Ok(Json(json!({"status": "ready"})).into_response());
    }
    let failing = failing.iter().map(|failing| {
        let since = failing.since.to_string();
        json!({"job": failing.job, "since": since})
    });
    let failing: Vec<_> = failing.collect();
    Ok(Json(json!({"status": "ready", "failing": failing})).into_response())
}

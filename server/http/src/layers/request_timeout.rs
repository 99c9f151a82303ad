//! Ends slow requests and slow answers.
//!
//! Ours, because tower-http's `TimeoutLayer` has one status for both and no body: a slow sender gets 408, a client of
//! a slow server 503 (`tests/api/bad_input/request_limits.rs`).

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body::{Frame, SizeHint};

use crate::error::{Problem, code};
use afterword_config::Config;
use afterword_i18n::ProblemText;

/// Gives up a request after `server.request_timeout`. A write that has begun completes.
pub(super) async fn layer(
    State(config): State<Arc<Config>>,
    request: Request,
    next: Next,
) -> Response {
    let setting = config.server.request_timeout;
    let limit = *setting;
    let (request, waits) = Awaited::of(request);
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => response,
        Err(_) if waits.is_some_and(|waits| waits.load(Relaxed)) => {
            let text = ProblemText::request_timeout(setting.to_string());
            Problem::new(code::REQUEST_TIMEOUT, text).into_response()
        }
        Err(_) => Problem::new(code::TIMEOUT, ProblemText::timeout()).into_response(),
    }
}

/// A body that records whether the server waits for its client.
struct Awaited {
    body: Body,
    waits: Arc<AtomicBool>,
}

impl Awaited {
    fn of(request: Request) -> (Request, Option<Arc<AtomicBool>>) {
        if request.body().is_end_stream() {
            return (request, None);
        }
        let waits = Arc::<AtomicBool>::default();
        let noted = Arc::clone(&waits);
        let request = request.map(|body| Body::new(Self { body, waits: noted }));
        (request, Some(waits))
    }
}

impl HttpBody for Awaited {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        self.waits.store(frame.is_pending(), Relaxed);
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

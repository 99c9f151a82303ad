//! Refuses trailers on HTTP/2: nothing here reads any.
//!
//! Pseudo-header fields in trailers make a request malformed (RFC 9113, 8.1). h2 removes them without a word, so that
//! trailers of nothing else arrive empty, and beside other fields they can't be seen. So no trailers are taken at all;
//! browsers send none. Those on HTTP/1.1 are ignored, as RFC 9112, 7.1.2 allows: they have no pseudo-header fields.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::OnceLock;
use std::task::{Context, Poll, ready};

use afterword_transport::MalformedRequest;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::Version;
use http_body::{Frame, SizeHint};

use crate::error::{Problem, code};
use afterword_i18n::ProblemText;

pub(super) async fn layer(request: Request, next: Next) -> Response {
    if request.version() != Version::HTTP_2 || request.body().is_end_stream() {
        return next.run(request).await;
    }
    let found = Arc::<OnceLock<Trailers>>::default();
    let noted = Arc::clone(&found);
    let request = request.map(|body| Body::new(Watched { body, noted }));
    let response = next.run(request).await;
    let Some(trailers) = found.get() else {
        return response;
    };
    let text = ProblemText::trailers();
    let mut response = Problem::new(code::INVALID_REQUEST, text).into_response();
    if matches!(trailers, Trailers::Empty) {
        response.extensions_mut().insert(MalformedRequest);
    }
    response
}

enum Trailers {
    /// Of pseudo-header fields alone.
    Empty,
    Fields,
}

/// A body that breaks off where trailers come, so that nobody takes it for whole.
struct Watched {
    body: Body,
    noted: Arc<OnceLock<Trailers>>,
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx)?);
        let Some(trailers) = frame.as_ref().and_then(Frame::trailers_ref) else {
            return Poll::Ready(frame.map(Ok));
        };
        let trailers = if trailers.is_empty() {
            Trailers::Empty
        } else {
            Trailers::Fields
        };
        let _ = self.noted.set(trailers);
        Poll::Ready(Some(Err(axum::Error::new("trailers"))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

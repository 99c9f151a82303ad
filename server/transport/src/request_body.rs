//! The body of a request, charged to the memory budget as it comes.

use std::error::Error;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use http_body::{Body, Frame, SizeHint};
use hyper::body::Incoming;

use crate::memory::{Charge, NoRoom};

/// Whoever reads a body collects it in a buffer that grows by doubling, and leaves holes behind.
const BYTES_FOR_EACH: usize = 3;

/// What no service keeps: the rest of a body that is too large is read, so that its sender reads the answer.
const MOST_KEPT: usize = 2 * 1024 * 1024;

/// What a service reads. Its bytes count until the request is answered.
#[derive(Debug)]
pub struct RequestBody {
    body: Incoming,
    charge: Charge,
    /// How many more bytes count.
    uncounted: usize,
}

/// Why a body did not come.
#[derive(Debug, thiserror::Error)]
pub enum BodyError {
    #[error(transparent)]
    Broken(#[from] hyper::Error),
    #[error(transparent)]
    NoRoom(#[from] NoRoom),
}

impl BodyError {
    /// Whether this error, or what caused it, is that the server has no memory left.
    #[must_use]
    pub fn is_no_room(error: &(dyn Error + 'static)) -> bool {
        let mut cause = Some(error);
        std::iter::from_fn(|| {
            let this = cause?;
            cause = this.source();
            Some(this)
        })
        .any(|error| matches!(error.downcast_ref(), Some(Self::NoRoom(_))))
    }
}

impl RequestBody {
    pub(crate) fn new(body: Incoming, charge: Charge) -> RequestBody {
        RequestBody {
            body,
            charge,
            uncounted: MOST_KEPT,
        }
    }
}

impl Body for RequestBody {
    type Data = Bytes;
    type Error = BodyError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BodyError>>> {
        let Some(frame) = ready!(Pin::new(&mut self.body).poll_frame(cx)?) else {
            return Poll::Ready(None);
        };
        let length = frame.data_ref().map_or(0, Bytes::len);
        let length = length.min(self.uncounted);
        self.uncounted -= length;
        self.charge.grow(BYTES_FOR_EACH * length)?;
        Poll::Ready(Some(Ok(frame)))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

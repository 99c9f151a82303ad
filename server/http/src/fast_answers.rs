//! The answers of the transport's fast path: counts and threads from memory, without a router and without hyper.

use std::sync::Arc;
use std::time::Instant;

use afterword_transport::{FastPath, FastRequest, Peer};
use bytes::Bytes;

use super::layers::require_https;
use super::{Front, comments, counts};

impl Front {
    /// For all connections.
    #[must_use]
    pub fn fast_path(&self) -> Arc<dyn FastPath> {
        Arc::new(self.clone())
    }
}

impl FastPath for Front {
    fn covers(&self, target: &str) -> bool {
        let has_query = |rest: &str| rest.starts_with('?');
        let of = |path: &str| target.strip_prefix(path).is_some_and(has_query);
        of(counts::PATH) || of(comments::PATH)
    }

    fn answer(&self, request: &FastRequest<'_>, peer: Peer, now: Instant) -> Option<Bytes> {
        let scheme = self.client(Some(peer), &request.forwarded).scheme;
        if require_https::is_plain_http(&self.state.app, scheme) {
            return None;
        }
        self.state
            .response_cache
            .respond_serialized(&self.state.app, request, scheme, now)
    }
}

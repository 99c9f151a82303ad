//! The headers of a cached response, except its tag. They are made once, because ten of them cost as much as the
//! rest.

use http::{HeaderMap, HeaderValue, header};

use super::JSON;
use crate::client::Scheme;
use crate::layers::cors;
use crate::response_headers;

pub(super) struct ReadyHeaders {
    pub(super) cache_control: HeaderValue,
    plain: HeaderMap,
    encrypted: HeaderMap,
    written_plain: String,
    written_encrypted: String,
}

impl ReadyHeaders {
    pub(super) fn new(cache_control: HeaderValue) -> Self {
        let ready = |scheme| {
            let mut ready = HeaderMap::new();
            ready.insert(header::CONTENT_TYPE, JSON);
            ready.insert(header::CACHE_CONTROL, cache_control.clone());
            // Replaced by each response's own, in its place.
            ready.insert(header::ETAG, HeaderValue::from_static(""));
            cors::readable(&mut ready);
            response_headers::add(&mut ready, scheme);
            ready
        };
        let (plain, encrypted) = (ready(Scheme::Http), ready(Scheme::Https));
        Self {
            written_plain: written(&plain),
            written_encrypted: written(&encrypted),
            plain,
            encrypted,
            cache_control,
        }
    }

    pub(super) fn map(&self, scheme: Scheme) -> &HeaderMap {
        match scheme {
            Scheme::Https => &self.encrypted,
            Scheme::Http | Scheme::Unknown => &self.plain,
        }
    }

    pub(super) fn written(&self, scheme: Scheme) -> &str {
        match scheme {
            Scheme::Https => &self.written_encrypted,
            Scheme::Http | Scheme::Unknown => &self.written_plain,
        }
    }
}

/// All fields except those about a response's own body.
fn written(headers: &HeaderMap) -> String {
    let shared = headers.iter();
    let shared = shared.filter(|(name, _)| !matches!(**name, header::ETAG | header::CONTENT_TYPE));
    shared
        .filter_map(|(name, value)| Some(format!("{name}: {}\r\n", value.to_str().ok()?)))
        .collect()
}
